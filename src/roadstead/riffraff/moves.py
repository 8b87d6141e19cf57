"""The moves of Riff Raff: one frozen dataclass a kind, each one word of text.

Seats count from 0, cards go by their numbers. The hand itself says no moves: what came of it is
one answer of nature, `Loaded`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from roadstead.kernel.game import Move
from roadstead.riffraff.ship.words import Piece, Rest
from roadstead.riffraff.wording import NONE, pieces_text, rest_text


@dataclass(frozen=True, slots=True)
class NameCaptain(Move):
    """Name the captain: the host the first one (A1), the captain in office his successor (R8)."""

    captain: int

    @property
    def word(self) -> str:
        return f"captain.{self.captain}"


@dataclass(frozen=True, slots=True)
class Choose(Move):
    """Lay a card face down (R7), or another one instead of it (A4)."""

    seat: int
    card: int

    @property
    def word(self) -> str:
        return f"choose.{self.seat}.{self.card}"


@dataclass(frozen=True, slots=True)
class LetDraw(Move):
    """Let chance choose one's card, as the clock does for who is late (A4)."""

    seat: int

    @property
    def word(self) -> str:
        return f"draw.{self.seat}"


@dataclass(frozen=True, slots=True)
class SetOrder(Move):
    """The captain says in which order those who are tied load (R9)."""

    order: tuple[int, ...]

    @property
    def word(self) -> str:
        return ".".join(("order", *map(str, self.order)))


@dataclass(frozen=True, slots=True)
class Announce(Move):
    """Say whether one object or two will be loaded (R13)."""

    objects: int

    @property
    def word(self) -> str:
        return "one" if self.objects == 1 else "two"


@dataclass(frozen=True, slots=True)
class Begins(Move):
    """Chance draws the first captain (R6, A1)."""

    captain: int

    @property
    def word(self) -> str:
        return f"begins.{self.captain}"


@dataclass(frozen=True, slots=True)
class Drawn(Move):
    """Chance draws a card for a seat; it lies face down like any other (A4)."""

    seat: int
    card: int

    @property
    def word(self) -> str:
        return f"drawn.{self.seat}.{self.card}"


class End(StrEnum):
    """How an attempt to load ended."""

    LOADED = "loaded"
    """The object was let go and nothing fell."""
    FELL = "fell"
    """Something fell (R17)."""
    TIME = "time"
    """The turn's time ran out (A6)."""
    CONTACT = "contact"
    """The held object touched the ship for too long (A12)."""
    LEFT = "left"
    """Whoever held the object has gone."""


@dataclass(frozen=True, slots=True)
class Loaded(Move):
    """The ship's answer to one object tried: what stands aboard now, what fell, what was caught.

    An object may be laid or hung, with one hand or with two (R14): only how it rests is told.
    `placed` is the object that left the hand, None when it went back to its holder; `fallen` is
    what fell and was not caught.
    """

    placed: Piece | None
    end: End
    fallen: tuple[Piece, ...]
    caught: tuple[Piece, ...]
    engine: str
    rest: Rest

    @property
    def word(self) -> str:
        placed = str(self.placed) if self.placed else NONE
        lost = (pieces_text(self.fallen), pieces_text(self.caught))
        return "/".join((f"loaded.{placed}", self.end, *lost, self.engine, rest_text(self.rest)))
