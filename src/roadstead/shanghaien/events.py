"""What happened in a step of Shanghaien: facts for whoever tells or shows them.

Seats count from 0. Cards go by their words, dice by their pips. `slot` is a place in the Tavern:
the place in the row from the starter's left when a card is turned, the pips of the card otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.kernel.game import Event


@dataclass(frozen=True, slots=True)
class StarterDrawn(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CardTurned(Event):
    slot: int
    card: str


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    round: int
    seat: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RowFixed(Event):
    seat: int
    row: str


@dataclass(frozen=True, slots=True)
class DiePlaced(Event):
    seat: int
    die: int


@dataclass(frozen=True, slots=True)
class DieTakenBack(Event):
    seat: int
    die: int


@dataclass(frozen=True, slots=True)
class JokerJoined(Event):
    seat: int
    card: str
    nation: str


@dataclass(frozen=True, slots=True)
class DieNudged(Event):
    seat: int
    die: int
    to: int


@dataclass(frozen=True, slots=True)
class TrickPlayed(Event):
    seat: int
    card: str
    action: str


@dataclass(frozen=True, slots=True)
class TrickAnnounced(Event):
    seat: int
    card: str
    action: str
    what: str


@dataclass(frozen=True, slots=True)
class PlacingAnnounced(Event):
    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShanghaiAnnounced(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class TakingAnnounced(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Vetoed(Event):
    seat: int
    what: str


@dataclass(frozen=True, slots=True)
class LetPass(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CaptainInForce(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class ShanghaiForbidden(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class SharksArmed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CardTurnedDown(Event):
    slot: int


@dataclass(frozen=True, slots=True)
class DoublesCardTaken(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class DoublesCardReturned(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class ShanghaiCalled(Event):
    seat: int
    forced: bool


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    seat: int
    card: str
    slot: int


@dataclass(frozen=True, slots=True)
class CardRemoved(Event):
    card: str
    slot: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    round: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    pass
