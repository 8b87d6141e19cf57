"""A ship at rest as facts that can be said in words: how it heels, what stands where on what."""

from dataclasses import dataclass
from enum import StrEnum
from math import degrees

from roadstead.riffraff.ship.dimensions import Dimensions
from roadstead.riffraff.ship.rigging import hull_pose
from roadstead.riffraff.ship.standing import supporters
from roadstead.riffraff.ship.turning import tilt, turned
from roadstead.riffraff.ship.words import REGIONS, Piece, Region, Rest
from roadstead.riffraff.ship.world import World

LEVEL_DEGREES = 0.3
"""Less than this is called level."""


class Side(StrEnum):
    """Towards what the ship heels."""

    LEVEL = "level"
    BOW = "bow"
    STERN = "stern"
    PORT = "port"
    STARBOARD = "starboard"


@dataclass(frozen=True, slots=True)
class Berth:
    """An object aboard: its region, and what bears it (objects, or regions of the ship)."""

    piece: Piece
    region: Region
    on: tuple[Piece | Region, ...]


@dataclass(frozen=True, slots=True)
class Lie:
    """How a ship lies: tilt, the side it leans to most, the yards' turns, and its berths."""

    tilt_degrees: float
    side: Side
    slew_degrees: tuple[float, float, float]
    berths: tuple[Berth, ...]

    def standing_in(self, region: Region) -> tuple[Piece, ...]:
        """What stands in a region (A7)."""
        return tuple(berth.piece for berth in self.berths if berth.region == region)

    def occupied(self) -> tuple[Region, ...]:
        """The regions in which anything stands."""
        return tuple(region for region in REGIONS if self.standing_in(region))


def lie_of(ship: Dimensions, rest: Rest) -> Lie:
    """Look at a world at rest."""
    hull = hull_pose(ship, rest.rig)
    angle = degrees(tilt(hull.turn))
    bears = supporters(World(ship, rest))
    berths = tuple(
        Berth(stowed.piece, stowed.region, tuple(sorted(bears[stowed.piece], key=str)))
        for stowed in rest.canonical().cargo
    )
    low, middle, high = (degrees(yard.slew) for yard in rest.rig.yards)
    x, y, _ = turned(hull.turn, (0.0, 0.0, 1.0))
    return Lie(angle, _side(angle, x, y), (low, middle, high), berths)


def _side(angle: float, ahead: float, port: float) -> Side:
    """The mast leans to where the ship heels."""
    if angle < LEVEL_DEGREES:
        return Side.LEVEL
    if abs(ahead) > abs(port):
        return Side.BOW if ahead > 0 else Side.STERN
    return Side.PORT if port > 0 else Side.STARBOARD
