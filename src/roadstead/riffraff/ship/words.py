"""What the ship package and its callers say to each other: plain values, no engine, no cards."""

from dataclasses import dataclass
from enum import StrEnum

Vector = tuple[float, float, float]
Quaternion = tuple[float, float, float, float]
Region = int

REGIONS: tuple[Region, ...] = tuple(range(1, 11))
NOWHERE: Region = 0
"""The region of an object whose support has not been looked at."""

UNTURNED: Quaternion = (1.0, 0.0, 0.0, 0.0)
DECIMALS = 7
"""Stored poses are rounded to a tenth of a micrometre, so that text carries them exactly."""


class Kind(StrEnum):
    """The eight objects (R2); all objects of one kind are equal."""

    BOAT = "boat"
    BARREL = "barrel"
    BOTTLE = "bottle"
    CRATE = "crate"
    SAILOR = "sailor"
    PLANK = "plank"
    RAT = "rat"
    CHEST = "chest"


KINDS: tuple[Kind, ...] = tuple(Kind)


@dataclass(frozen=True, slots=True, order=True)
class Piece:
    """One object of the game: its kind and a number that tells equals apart.

    >>> str(Piece(Kind.RAT, 3)), Piece.read("rat3") == Piece(Kind.RAT, 3)
    ('rat3', True)
    """

    kind: Kind
    number: int

    def __str__(self) -> str:
        return f"{self.kind}{self.number}"

    @classmethod
    def read(cls, text: str) -> "Piece":
        """The piece that a word like ``rat3`` names; ValueError if none."""
        kind = text.rstrip("0123456789")
        return cls(Kind(kind), int(text[len(kind) :]))


@dataclass(frozen=True, slots=True)
class Pose:
    """A place and a turn (unit quaternion, w first) in the table's frame."""

    place: Vector
    turn: Quaternion = UNTURNED

    def rounded(self) -> "Pose":
        """The pose as it is stored."""
        x, y, z = self.place
        w, i, j, k = self.turn
        return Pose((_round(x), _round(y), _round(z)), (_round(w), _round(i), _round(j), _round(k)))


@dataclass(frozen=True, slots=True)
class Yard:
    """How a yard lies: turned round the mast, and tipped on its pin (radians)."""

    slew: float = 0.0
    dip: float = 0.0


@dataclass(frozen=True, slots=True)
class Rig:
    """How the ship itself lies: heel of the hull (roll, pitch in radians) and the three yards."""

    roll: float = 0.0
    pitch: float = 0.0
    yards: tuple[Yard, Yard, Yard] = (Yard(), Yard(), Yard())

    def rounded(self) -> "Rig":
        """The rig as it is stored."""
        low, middle, high = (Yard(_round(y.slew), _round(y.dip)) for y in self.yards)
        return Rig(_round(self.roll), _round(self.pitch), (low, middle, high))


@dataclass(frozen=True, slots=True)
class Stowed:
    """An object aboard, and the region on which its support ends (A7)."""

    piece: Piece
    pose: Pose
    region: Region = NOWHERE


@dataclass(frozen=True, slots=True)
class Rest:
    """The world between two turns: nothing in it moves until a hand comes (A13)."""

    rig: Rig = Rig()
    cargo: tuple[Stowed, ...] = ()

    def canonical(self) -> "Rest":
        """The same world in the one order and the one precision from which a turn is built."""
        cargo = sorted(self.cargo, key=lambda s: s.piece)
        rounded = tuple(Stowed(s.piece, s.pose.rounded(), s.region) for s in cargo)
        return Rest(self.rig.rounded(), rounded)

    def pieces(self) -> tuple[Piece, ...]:
        """What is aboard, in canonical order."""
        return tuple(stowed.piece for stowed in self.cargo)

    def holds(self, region: Region) -> bool:
        """Does an object stand in this region (R12, A7)?"""
        return any(stowed.region == region for stowed in self.cargo)


def _round(value: float) -> float:
    """Rounded for storing; adding 0.0 turns a minus zero into a plain one."""
    return round(value, DECIMALS) + 0.0
