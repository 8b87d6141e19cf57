"""What happened in a step of Jackal: facts for whoever tells or shows them.

Crews go by colour (`white` `red` `black` `yellow`), pieces by their words (`white1`, `ben`,
`missionary`, `friday`), cells by column and row (`g11`), tiles by the names of `tiles/`, loads by
`nothing`, `coin`, `treasure`. `seat` counts from 0.
"""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.kernel.game import Event


@dataclass(frozen=True, slots=True)
class StarterDrawn(Event):
    crew: str


@dataclass(frozen=True, slots=True)
class PieceMoved(Event):
    """`how`: walk, ashore, swim, aboard, arrow, horse, ice, crocodile, cannon, balloon, plane,
    cave."""

    piece: str
    start: str
    cell: str
    how: str
    load: str


@dataclass(frozen=True, slots=True)
class SpinnerCrossed(Event):
    """The piece stands on `step` of `steps` of the spinner."""

    piece: str
    cell: str
    step: int
    steps: int


@dataclass(frozen=True, slots=True)
class TileOpened(Event):
    """By a piece that entered, or by the lighthouse."""

    cell: str
    tile: str


@dataclass(frozen=True, slots=True)
class ShipSailed(Event):
    crew: str
    start: str
    cell: str


@dataclass(frozen=True, slots=True)
class PieceFished(Event):
    """A ship took a swimmer aboard (W3)."""

    piece: str
    cell: str


@dataclass(frozen=True, slots=True)
class PieceHit(Event):
    """Hit by an enemy and gone to his ship (F1)."""

    piece: str
    by: str
    cell: str


@dataclass(frozen=True, slots=True)
class PieceDied(Event):
    """`clause`: why (F4 no way out, T10, W3, W4)."""

    piece: str
    cell: str
    clause: str


@dataclass(frozen=True, slots=True)
class PieceRevived(Event):
    piece: str
    cell: str


@dataclass(frozen=True, slots=True)
class PieceTrapped(Event):
    piece: str
    cell: str


@dataclass(frozen=True, slots=True)
class PieceFreed(Event):
    piece: str
    cell: str


@dataclass(frozen=True, slots=True)
class RumDrunk(Event):
    """A barrel: the piece misses his team's next turn (T8)."""

    piece: str
    cell: str


@dataclass(frozen=True, slots=True)
class CaveEntered(Event):
    """The piece waits in a cave for another to come out of (X3)."""

    piece: str
    cell: str


@dataclass(frozen=True, slots=True)
class PlaneUsedUp(Event):
    cell: str


@dataclass(frozen=True, slots=True)
class GoldFound(Event):
    """`coins` of a chest, or the treasure, lie on a tile."""

    cell: str
    coins: int


@dataclass(frozen=True, slots=True)
class GoldBanked(Event):
    """`total`: the gold of the team now."""

    crew: str
    coins: int
    total: int


@dataclass(frozen=True, slots=True)
class GoldLost(Event):
    """Sunk in the sea (W2), or eaten with its bearer."""

    cell: str
    coins: int


@dataclass(frozen=True, slots=True)
class GoldLeft(Event):
    """A load was put down at the end of a trip."""

    cell: str
    load: str


@dataclass(frozen=True, slots=True)
class BottlesTaken(Event):
    crew: str
    cell: str
    bottles: int


@dataclass(frozen=True, slots=True)
class BottleSpent(Event):
    """`piece`: who drank it or to whom it was given."""

    crew: str
    piece: str


@dataclass(frozen=True, slots=True)
class PersonJoined(Event):
    """Ben Gunn, the Missionary or Friday joins a crew (X9-X11)."""

    piece: str
    crew: str
    cell: str


@dataclass(frozen=True, slots=True)
class SideChanged(Event):
    """Friday was hit and changes to the hitter's crew (X11)."""

    piece: str
    crew: str


@dataclass(frozen=True, slots=True)
class PersonLeft(Event):
    """Friday or the Missionary is gone (X11): `why` is rum or meeting."""

    piece: str
    why: str


@dataclass(frozen=True, slots=True)
class MissionaryConverted(Event):
    """He drank rum and is an ordinary pirate now (X10)."""

    crew: str


@dataclass(frozen=True, slots=True)
class GrassGrown(Event):
    """For a round every crew is moved by the next player (X5)."""

    cell: str


@dataclass(frozen=True, slots=True)
class LighthouseLit(Event):
    """So many closed tiles may be shown (X6)."""

    tiles: int


@dataclass(frozen=True, slots=True)
class TilesExchanged(Event):
    """The earthquake (X7)."""

    first: str
    second: str


@dataclass(frozen=True, slots=True)
class EarthQuaked(Event):
    """Two tiles are to be exchanged (X7)."""

    cell: str


@dataclass(frozen=True, slots=True)
class CarambaShouted(Event):
    """Every pirate on the island goes to his ship (X8)."""

    cell: str


@dataclass(frozen=True, slots=True)
class WayChosen(Event):
    """The trip stops where the seat has to choose (M8); `ways` cells, `stay` included."""

    piece: str
    cell: str
    ways: int


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """No legal action (M9)."""

    crew: str


@dataclass(frozen=True, slots=True)
class TurnBegun(Event):
    """`seat` moves the crew; under the grass it is not the crew's own (X5)."""

    crew: str
    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """`why`: no-gold, decided, no-progress, no-move."""

    why: str
