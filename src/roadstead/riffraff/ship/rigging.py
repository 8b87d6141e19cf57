"""Where hull and yards are for a given rig, without the engine: for pictures, pages and plans."""

from roadstead.riffraff.ship.dimensions import Dimensions
from roadstead.riffraff.ship.regions import Bodies
from roadstead.riffraff.ship.turning import about, after, placed_on
from roadstead.riffraff.ship.words import Pose, Rig, Vector, Yard

AHEAD: Vector = (1.0, 0.0, 0.0)
ABEAM: Vector = (0.0, 1.0, 0.0)
UP: Vector = (0.0, 0.0, 1.0)


def hull_pose(ship: Dimensions, rig: Rig) -> Pose:
    """The hull about its pivot: rolled, then pitched."""
    turn = after(about(AHEAD, rig.roll), about(ABEAM, rig.pitch))
    return Pose((0.0, 0.0, ship.pivot_height), turn)


def bodies(ship: Dimensions, rig: Rig) -> Bodies:
    """Hull and yards in the table's frame."""
    hull = hull_pose(ship, rig)
    low, middle, high = (_yard(ship, hull, n, yard) for n, yard in enumerate(rig.yards))
    return Bodies(hull, (low, middle, high))


def _yard(ship: Dimensions, hull: Pose, n: int, yard: Yard) -> Pose:
    turn = after(about(UP, yard.slew), about(AHEAD, yard.dip))
    return placed_on(hull, Pose((0.0, 0.0, ship.yard_foot(n)), turn))
