"""The eight objects as solids: convex parts that together give the shape, the weight and the hooks.

Sailor, rat and boat have hollows as wide as a yard is thick (or broad), so that they can hang.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from math import cos, pi, sin, sqrt

from roadstead.riffraff.ship.dimensions import SIZES
from roadstead.riffraff.ship.turning import inverse, turned
from roadstead.riffraff.ship.words import UNTURNED, Kind, Pose, Quaternion, Vector


class Shape(StrEnum):
    """The convex shapes of which everything is made."""

    BOX = "box"
    CYLINDER = "cylinder"
    CAPSULE = "capsule"
    SPHERE = "sphere"
    ELLIPSOID = "ellipsoid"
    HULL = "mesh"


@dataclass(frozen=True, slots=True)
class Part:
    """One convex part; ``size`` in half lengths (cylinder: radius, half height)."""

    shape: Shape
    size: Vector
    place: Vector = (0.0, 0.0, 0.0)
    turn: Quaternion = UNTURNED
    share: float = 1.0
    rolls: bool = False
    corners: tuple[Vector, ...] = ()

    def reach(self, toward: Vector) -> float:
        """How far the part reaches from the object's origin in a direction (unit vector)."""
        x, y, z = toward
        px, py, pz = self.place
        return px * x + py * y + pz * z + self._own_reach(turned(inverse(self.turn), toward))

    def _own_reach(self, toward: Vector) -> float:
        x, y, z = toward
        a, b, c = self.size
        match self.shape:
            case Shape.BOX:
                return a * abs(x) + b * abs(y) + c * abs(z)
            case Shape.CYLINDER:
                return a * sqrt(x * x + y * y) + b * abs(z)
            case Shape.CAPSULE:
                return a + b * abs(z)
            case Shape.SPHERE:
                return a
            case Shape.ELLIPSOID:
                return sqrt((a * x) ** 2 + (b * y) ** 2 + (c * z) ** 2)
            case Shape.HULL:
                return max(i * x + j * y + k * z for i, j, k in self.corners)


AXES: tuple[Vector, ...] = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


def reach(kind: Kind, pose: Pose, toward: Vector) -> float:
    """The furthest coordinate of an object along a direction of its surroundings."""
    own = turned(inverse(pose.turn), toward)
    along = sum(p * t for p, t in zip(pose.place, toward, strict=True))
    return along + max(part.reach(own) for part in parts(kind))


def span(kind: Kind, pose: Pose, axis: Vector) -> tuple[float, float]:
    """Where an object begins and ends along an axis."""
    x, y, z = axis
    return -reach(kind, pose, (-x, -y, -z)), reach(kind, pose, axis)


@cache
def parts(kind: Kind) -> tuple[Part, ...]:
    """The parts of an object, about the middle of its outline, shares of its mass adding to one."""
    made = _MAKERS[kind]()
    mass = sum(part.share for part in made)
    middle = tuple(_middle(made, axis) for axis in AXES)
    return tuple(_shifted(part, middle, part.share / mass) for part in made)


def _middle(made: tuple[Part, ...], axis: Vector) -> float:
    x, y, z = axis
    top = max(part.reach(axis) for part in made)
    bottom = max(part.reach((-x, -y, -z)) for part in made)
    return (top - bottom) / 2


def _shifted(part: Part, middle: tuple[float, ...], share: float) -> Part:
    x, y, z = (p - m for p, m in zip(part.place, middle, strict=True))
    return replace(part, place=(x, y, z), share=share)


def box(half: Vector, place: Vector = (0.0, 0.0, 0.0), share: float = 1.0) -> Part:
    """A block."""
    return Part(Shape.BOX, half, place, share=share)


def drum(radius: float, half: float, z: float, share: float, *, rolls: bool = True) -> Part:
    """An upright cylinder."""
    return Part(Shape.CYLINDER, (radius, half, 0.0), (0.0, 0.0, z), share=share, rolls=rolls)


def prism(outline: tuple[tuple[float, float], ...], low: float, high: float, share: float) -> Part:
    """A convex outline raised from one height to another."""
    corners = tuple((x, y, z) for z in (low, high) for x, y in outline)
    return Part(Shape.HULL, (0.0, 0.0, 0.0), share=share, corners=corners)


def _crate() -> tuple[Part, ...]:
    size = SIZES[Kind.CRATE]
    return (box((size.length / 2, size.width / 2, size.height / 2)),)


def _plank() -> tuple[Part, ...]:
    size = SIZES[Kind.PLANK]
    return (box((size.length / 2, size.width / 2, size.height / 2)),)


def _chest() -> tuple[Part, ...]:
    """A chest with a vaulted lid."""
    size, facets = SIZES[Kind.CHEST], 8
    r = size.width / 2
    lid = size.height - r
    vault = [(r * cos(pi * k / facets), lid + r * sin(pi * k / facets)) for k in range(facets + 1)]
    profile = [(-r, 0.0), (r, 0.0), *vault]
    ends = (-size.length / 2, size.length / 2)
    corners = tuple((x, y, z) for x in ends for y, z in profile)
    return (Part(Shape.HULL, (0.0, 0.0, 0.0), corners=corners),)


def _barrel() -> tuple[Part, ...]:
    """Two drums, the wider one shorter: it stands, and it rolls on its belly."""
    size = SIZES[Kind.BARREL]
    belly, rim = size.width / 2, size.width / 2 - 0.0015
    return (
        drum(rim, size.height / 2, 0.0, 0.45),
        drum(belly, 0.006, 0.0, 0.55),
    )


def _bottle() -> tuple[Part, ...]:
    size = SIZES[Kind.BOTTLE]
    r = size.width / 2
    return (
        drum(0.008, 0.002, 0.002, 0.11, rolls=False),
        Part(Shape.SPHERE, (r, 0.0, 0.0), (0.0, 0.0, r + 0.0003), share=0.78, rolls=True),
        drum(0.0045, 0.007, size.height - 0.007, 0.11),
    )


def _sailor() -> tuple[Part, ...]:
    """Arms above, knees below, and between them a gap of 4.6 mm for a yard of 4 mm."""
    return (
        box((0.0045, 0.0065, 0.0110), (0.0, 0.0, 0.0110), 0.58),
        Part(Shape.SPHERE, (0.0055, 0.0, 0.0), (0.0, 0.0, 0.0270), share=0.20, rolls=True),
        box((0.0065, 0.0055, 0.0015), (-0.0110, 0.0, 0.0175), 0.12),
        box((0.0045, 0.0055, 0.0015), (-0.0090, 0.0, 0.0099), 0.10),
    )


def _rat() -> tuple[Part, ...]:
    """The tail curls over the back and leaves 4.6 mm: it can hang by it."""
    tail = 0.0014
    top = 0.0122 + 0.0046 + tail
    upright = (cos(pi / 4), 0.0, sin(pi / 4), 0.0)
    return (
        box((0.0110, 0.0050, 0.0020), (0.0, 0.0, 0.0020), 0.30),
        Part(Shape.ELLIPSOID, (0.0140, 0.0062, 0.0060), (0.0, 0.0, 0.0062), share=0.58, rolls=True),
        Part(
            Shape.CAPSULE, (tail, 0.0060, 0.0), (-0.0145, 0.0, top - 0.006), share=0.06, rolls=True
        ),
        Part(
            Shape.CAPSULE, (tail, 0.0095, 0.0), (-0.0050, 0.0, top), upright, share=0.06, rolls=True
        ),
    )


def _boat() -> tuple[Part, ...]:
    """A trough longer than a yard is broad: upside down it sits astride the yard."""
    size = SIZES[Kind.BOAT]
    half, beam, top = size.length / 2, size.width / 2, size.height
    shoulder = 0.0140
    floor = 0.0035
    bow = ((shoulder, -beam), (half, -0.0012), (half, 0.0012), (shoulder, beam))
    stern = tuple((-x, y) for x, y in bow)
    keel = tuple((x * 0.86, y * 0.80) for x, y in (*bow, *stern))
    side = ((shoulder), 0.0013, (top - floor) / 2)
    middle = (top + floor) / 2
    return (
        prism(keel, 0.0, floor, 0.44),
        prism(bow, floor, top, 0.16),
        prism(stern, floor, top, 0.16),
        box(side, (0.0, beam - 0.0013, middle), 0.12),
        box(side, (0.0, 0.0013 - beam, middle), 0.12),
    )


_MAKERS = {
    Kind.BOAT: _boat,
    Kind.BARREL: _barrel,
    Kind.BOTTLE: _bottle,
    Kind.CRATE: _crate,
    Kind.SAILOR: _sailor,
    Kind.PLANK: _plank,
    Kind.RAT: _rat,
    Kind.CHEST: _chest,
}
