"""Where the ten regions lie, and whether an object may be let go over one of them (R4, R15)."""

from dataclasses import dataclass
from enum import StrEnum
from math import inf

from roadstead.riffraff.ship.dimensions import Dimensions
from roadstead.riffraff.ship.solids import AXES, reach, span
from roadstead.riffraff.ship.turning import placed_on, seen_from
from roadstead.riffraff.ship.words import Kind, Pose, Quaternion, Region, Vector

ACROSS_THE_LINE = 0.001
"""An object may cross a dividing line by this much when it is let go (A10)."""

HANGING_BELOW = 0.034
"""How far under its yard the lowest point of a hanging object may be."""

DECK_REGIONS = 4


class Line(StrEnum):
    """The lines that divide regions."""

    KEEL = "keel"
    BEAM = "beam"
    MAST = "mast"


@dataclass(frozen=True, slots=True)
class Field:
    """A region on its body: on the hull or on a yard, with its middle, half extent and height."""

    yard: int | None
    middle: tuple[float, float]
    half: tuple[float, float]
    height: float


@dataclass(frozen=True, slots=True)
class Astray:
    """Why an object may not be let go here: over a line by so much, or not over its region."""

    line: Line | None
    by: float


def yard_of(region: Region) -> int | None:
    """The yard of a region, None for the deck (R4)."""
    return None if region <= DECK_REGIONS else (region - DECK_REGIONS - 1) // 2


def port_side(region: Region) -> int:
    """1 to port, -1 to starboard (A20: odd numbers lie to port)."""
    return 1 if region % 2 else -1


def bow_side(region: Region) -> int:
    """1 towards the bow, -1 towards the stern, 0 on a yard (A20)."""
    if region > DECK_REGIONS:
        return 0
    return 1 if region <= DECK_REGIONS // 2 else -1


def field_of(ship: Dimensions, region: Region) -> Field:
    """The rectangle of a region (the deck's edge is rounder than its rectangle)."""
    yard = yard_of(region)
    if yard is None:
        half = (ship.hull_length / 4, ship.hull_width / 4)
        middle = (bow_side(region) * half[0], port_side(region) * half[1])
        return Field(None, middle, half, ship.deck)
    long = ship.yard_lengths[yard] / 4
    middle = (0.0, port_side(region) * long)
    return Field(yard, middle, (ship.yard_width / 2, long), ship.yard_thickness)


def region_at(yard: int | None, x: float, y: float) -> Region:
    """The region of a spot on the deck or on a yard, in that body's own frame."""
    starboard = 0 if y >= 0 else 1
    if yard is None:
        return (1 if x >= 0 else 3) + starboard
    return DECK_REGIONS + 1 + 2 * yard + starboard


@dataclass(frozen=True, slots=True)
class Bodies:
    """Where hull and yards are at a moment."""

    hull: Pose
    yards: tuple[Pose, Pose, Pose]

    def of(self, region: Region) -> Pose:
        """The body on which a region is."""
        yard = yard_of(region)
        return self.hull if yard is None else self.yards[yard]


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a region: from the region's middle, towards bow and towards its outer side."""

    ahead: float = 0.0
    outward: float = 0.0
    turn: Quaternion = (1.0, 0.0, 0.0, 0.0)


def pose_over(
    ship: Dimensions, bodies: Bodies, region: Region, kind: Kind, spot: Spot, clear: float
) -> Pose:
    """The pose in which an object's lowest point is so far clear of the region's surface."""
    field = field_of(ship, region)
    down = reach(kind, Pose((0.0, 0.0, 0.0), spot.turn), (0.0, 0.0, -1.0))
    x = field.middle[0] + spot.ahead
    y = field.middle[1] + port_side(region) * spot.outward
    return placed_on(bodies.of(region), Pose((x, y, field.height + down + clear), spot.turn))


def astray(
    ship: Dimensions, bodies: Bodies, region: Region, kind: Kind, pose: Pose
) -> Astray | None:
    """Would letting go here put the object into another region, or not over its own (R11, R15)?

    The footprint is what the object covers seen along the upright of the region's body.
    """
    local = seen_from(bodies.of(region), pose)
    field = field_of(ship, region)
    return _over_line(field, region, kind, local) or _off_field(ship, field, kind, local)


def _over_line(field: Field, region: Region, kind: Kind, local: Pose) -> Astray | None:
    sides = [(Line.MAST if field.yard is not None else Line.KEEL, AXES[1], port_side(region))]
    if field.yard is None:
        sides.append((Line.BEAM, AXES[0], bow_side(region)))
    worst = max(((_beyond(kind, local, axis, side), line) for line, axis, side in sides))
    return Astray(worst[1], worst[0]) if worst[0] > ACROSS_THE_LINE else None


def _beyond(kind: Kind, local: Pose, axis: Vector, side: int) -> float:
    """How far an object reaches over the middle line from its own side."""
    x, y, z = axis
    return reach(kind, local, (-side * x, -side * y, -side * z))


def _off_field(ship: Dimensions, field: Field, kind: Kind, local: Pose) -> Astray | None:
    """The object must cover some of its region and be on its level, not above the next yard."""
    gaps = [_gap(span(kind, local, AXES[n]), field.middle[n], field.half[n]) for n in (0, 1)]
    low, high = span(kind, local, AXES[2])
    gaps += [field.height - high, low - _ceiling(ship, field), _floor(field) - low]
    worst = max(gaps)
    return Astray(None, worst) if worst > 0 else None


def _gap(extent: tuple[float, float], middle: float, half: float) -> float:
    return max(extent[0] - (middle + half), (middle - half) - extent[1])


def _ceiling(ship: Dimensions, field: Field) -> float:
    """The underside of the next yard above, in the frame of the region's body."""
    if field.yard is None:
        return ship.yard_foot(0)
    if field.yard == len(ship.yard_heights) - 1:
        return inf
    return ship.yard_foot(field.yard + 1) - ship.yard_foot(field.yard)


def _floor(field: Field) -> float:
    """Nothing hangs through the deck; from a yard an object may hang."""
    return field.height - (0.002 if field.yard is None else HANGING_BELOW)
