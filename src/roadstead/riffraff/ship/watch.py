"""Watching the ship: what has fallen (A14, A15), what is falling, when calm is back (A13)."""

from dataclasses import dataclass, field
from math import dist, radians

from roadstead.riffraff.ship.dimensions import Dimensions
from roadstead.riffraff.ship.settings import STEP
from roadstead.riffraff.ship.turning import seen_from
from roadstead.riffraff.ship.words import Piece, Pose, Vector
from roadstead.riffraff.ship.world import World

BEAT = 4
"""Steps of a beat: hands move, falls and catches are judged once a beat (16 ms)."""
BEAT_S = BEAT * STEP

BELOW_PIVOT = 0.02
CALM_SPEED = 0.001
CALM_HEEL_RATE = radians(0.5)
CALM_FOR_S = 1.0
"""Calm (A13): every object slower than 1 mm/s and the heel slower than 0.5 deg/s for one second."""
PATIENCE_S = 60.0
GLANCE = 15
"""Beats between two glances at how far objects have come (0.24 s)."""
SINKING = -0.15

TABLE_BODY = 0
"""Table, box and wave are the engine's immovable body."""


def landed(world: World) -> tuple[Piece, ...]:
    """What lies on wave, box or table, or hangs 2 cm below the gimbal (A14, A15)."""
    pairs = world.touching_pairs()
    on_stand = set(pairs[(pairs == TABLE_BODY).any(axis=1)].ravel().tolist())
    low = world.places()[:, 2] < world.ship.pivot_height - BELOW_PIVOT
    return tuple(
        piece
        for piece, is_low in zip(world.pieces, low.tolist(), strict=True)
        if is_low or world.bodies[piece] in on_stand
    )


def untouched(world: World) -> frozenset[Piece]:
    """What touches nothing at this moment."""
    bodies = set(world.touching_pairs().ravel().tolist())
    return frozenset(piece for piece, body in world.bodies.items() if body not in bodies)


def is_over_ship(ship: Dimensions, hull: Pose, place: Vector, margin: float = 0.0) -> bool:
    """Would something that drops from here meet the hull or a yard?"""
    x, y, z = seen_from(hull, Pose(place)).place
    half, beam = ship.hull_length / 2 + margin, ship.hull_width / 2 + margin
    if z > 0 and abs(x) < half and abs(y) < beam:
        return True
    return any(
        z > ship.yard_foot(yard)
        and abs(x) < ship.yard_width / 2 + margin
        and abs(y) < ship.yard_lengths[yard] / 2 + margin
        for yard in range(3)
    )


def overboard(world: World, aside: frozenset[Piece]) -> tuple[Piece, ...]:
    """What drops through the air with nothing of the ship beneath it."""
    hull = world.hull()
    return tuple(
        piece
        for piece in sorted(untouched(world) - aside)
        if world.velocity(piece)[0][2] < SINKING
        and not is_over_ship(world.ship, hull, world.pose(piece).place)
    )


@dataclass(slots=True)
class Calm:
    """How long the ship has been calm, and how long one has waited for it (A13).

    An object's speed is how far it has come between two glances: an object that trembles on the
    spot, as round wood on a slope does here, is at rest.
    """

    quiet_s: float = 0.0
    waited_s: float = 0.0
    beats: int = 0
    seen: dict[Piece, Vector] = field(default_factory=dict[Piece, Vector])

    def look(self, world: World, aside: frozenset[Piece]) -> None:
        """Count one beat."""
        self.beats += 1
        self.waited_s = self.beats * BEAT_S
        self.quiet_s += BEAT_S
        if world.heel_rate() >= CALM_HEEL_RATE or self._glances_motion(world, aside):
            self.quiet_s = 0.0

    def _glances_motion(self, world: World, aside: frozenset[Piece]) -> bool:
        """Every few beats: has anything aboard come further than calm allows?"""
        if self.beats % GLANCE:
            return False
        before, self.seen = self.seen, _places(world, aside)
        most = CALM_SPEED * GLANCE * BEAT_S
        return any(
            piece not in before or dist(place, before[piece]) > most
            for piece, place in self.seen.items()
        )

    def is_back(self) -> bool:
        """Is the ship calm, or has a minute passed?"""
        return self.quiet_s >= CALM_FOR_S or self.waited_s >= PATIENCE_S


def _places(world: World, aside: frozenset[Piece]) -> dict[Piece, Vector]:
    rows = world.places().tolist()
    named = zip(world.pieces, rows, strict=True)
    return {piece: (x, y, z) for piece, (x, y, z) in named if piece not in aside}
