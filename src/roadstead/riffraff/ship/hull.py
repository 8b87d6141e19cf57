"""The hull's outline: convex, its centre of mass on the mast's axis, as the maker drills it."""

from functools import cache

from roadstead.riffraff.ship.dimensions import Dimensions
from roadstead.riffraff.ship.words import Vector

Point = tuple[float, float]

# Half of the deck from bow to stern, in half lengths and half widths. Estimated.
_SIDE: tuple[Point, ...] = ((0.72, 0.55), (0.38, 0.92), (0.0, 1.0), (-0.6, 0.96), (-1.0, 0.72))
KEEL_LENGTH = 0.86
KEEL_WIDTH = 0.70
"""How much shorter and narrower the bottom is than the deck."""


@cache
def deck_outline(ship: Dimensions) -> tuple[Point, ...]:
    """The deck's edge, counter-clockwise from the bow.

    Every slice is the same outline shrunk towards the mast's axis, so one shift by the outline's
    centroid puts the whole hull's centre of mass on that axis.
    """
    half, beam = ship.hull_length / 2, ship.hull_width / 2
    port = [(x * half, y * beam) for x, y in _SIDE]
    starboard = [(x, -y) for x, y in reversed(port)]
    raw = [(half, 0.0), *port, *starboard]
    shift = _centroid(raw)
    return tuple((x - shift, y) for x, y in raw)


def _centroid(outline: list[Point]) -> float:
    area = moment = 0.0
    for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1], strict=True):
        cross = x0 * y1 - x1 * y0
        area += cross
        moment += (x0 + x1) * cross
    return moment / (3 * area)


def keel_outline(ship: Dimensions) -> tuple[Point, ...]:
    """The edge of the flat bottom."""
    return tuple((x * KEEL_LENGTH, y * KEEL_WIDTH) for x, y in deck_outline(ship))


def hull_corners(ship: Dimensions) -> tuple[Vector, ...]:
    """The corners of the hull above the pivot: deck, then bottom."""
    deck = tuple((x, y, ship.deck) for x, y in deck_outline(ship))
    keel = tuple((x, y, ship.hull_above_pivot) for x, y in keel_outline(ship))
    return deck + keel
