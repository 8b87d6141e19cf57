"""What happened in a step of Riff Raff: facts for whoever tells or shows them.

Seats count from 0. Objects go by their kinds (`boat`, `barrel`, `bottle`, `crate`, `sailor`,
`plank`, `rat`, `chest`), regions and cards by their numbers. What lies face down is not told.
"""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.kernel.game import Event


@dataclass(frozen=True, slots=True)
class FirstCaptain(Event):
    """Somebody holds the office before the first round."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    round: int


@dataclass(frozen=True, slots=True)
class HasChosen(Event):
    """A card lies face down, or was changed; which one nobody else knows."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CaptainTied(Event):
    """Several share the highest card: the captain in office (`seat`) names one of `tied`."""

    seat: int
    tied: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CaptainMade(Event):
    """The captain of this round is known; `new` tells whether the office changed hands."""

    seat: int
    new: bool


@dataclass(frozen=True, slots=True)
class OrderTied(Event):
    """The captain (`seat`) is to say in which order `tied` load."""

    seat: int
    tied: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OrderSet(Event):
    """The seats in the order of their turns."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegun(Event):
    seat: int
    region: int


@dataclass(frozen=True, slots=True)
class Announced(Event):
    seat: int
    objects: int


@dataclass(frozen=True, slots=True)
class ObjectLoaded(Event):
    """An object came to rest aboard, in a region; region 0 means it leans where none is."""

    seat: int
    object: str
    region: int


@dataclass(frozen=True, slots=True)
class HandStopped(Event):
    """The held object went back to its holder; `why` is `fell`, `time`, `contact` or `left`."""

    seat: int
    why: str


@dataclass(frozen=True, slots=True)
class ObjectFell(Event):
    """An object that had been aboard, or was just let go, fell during this seat's turn."""

    seat: int
    object: str


@dataclass(frozen=True, slots=True)
class ObjectCaught(Event):
    """What was caught leaves the game."""

    seat: int
    object: str


@dataclass(frozen=True, slots=True)
class CaughtOwn(Event):
    """Only what was placed in this turn was caught: it returns to its holder."""

    seat: int
    object: str


@dataclass(frozen=True, slots=True)
class ObjectTaken(Event):
    """What fell and was not caught lies before this seat now."""

    seat: int
    object: str


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn is over; so many objects lie before the seat."""

    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    round: int


@dataclass(frozen=True, slots=True)
class CardsTakenBack(Event):
    """Both players have taken their ten cards back."""


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; who won is the position's outcome."""
