"""Trying out where an object could be dropped, without a hand: what a planner may compute.

A trial starts from a world at rest that everybody sees; it never touches the real one.
"""

from dataclasses import dataclass
from functools import cache
from math import degrees

from roadstead.riffraff.ship.dimensions import Dimensions
from roadstead.riffraff.ship.regions import Bodies, Spot, pose_over
from roadstead.riffraff.ship.rigging import bodies
from roadstead.riffraff.ship.turning import after, from_vector, placed_on, seen_from, size, tilt
from roadstead.riffraff.ship.watch import BELOW_PIVOT
from roadstead.riffraff.ship.words import Piece, Pose, Region, Rest, Vector
from roadstead.riffraff.ship.world import Diverged, World

SEARCH_STEP = 0.0015
SEARCH_STEPS = 40
CLEAR = 0.0004
GLANCE = 12
"""Steps between two looks at a trial (48 ms)."""
QUIET_HEEL = 0.02
QUIET_SPEED = 0.01
SOONEST_S = 0.5
TILT_OF_A_FALL = 30.0
"""What a capsizing or a diverging trial is said to tilt (degrees)."""


@dataclass(frozen=True, slots=True)
class Slip:
    """How a hand misses: shift in the region's frame, turn vector, and speed at release."""

    shift: Vector = (0.0, 0.0, 0.0)
    turn: Vector = (0.0, 0.0, 0.0)
    speed: Vector = (0.0, 0.0, 0.0)


NO_SLIP = Slip()


@dataclass(frozen=True, slots=True)
class Trial:
    """What a drop would do: how many objects fall, and the tilt at worst and in the end."""

    falls: int
    worst: float
    last: float

    @property
    def cost(self) -> float:
        """The smaller the better: a fall weighs as much as a hundred degrees."""
        return 100.0 * self.falls + self.worst + self.last


NO_ROOM = Trial(falls=9, worst=TILT_OF_A_FALL, last=TILT_OF_A_FALL)


@cache
def stiffness(ship: Dimensions) -> float:
    """Mass times height (kg m) that would capsize the empty ship: what rights it."""
    world = World(ship, Rest())
    below = ship.pivot_height - float(world.state.subtree_com[world.hull_body][2])
    return below * float(world.model.body_subtreemass[world.hull_body])


class Rehearsal:
    """One object and one world at rest, to drop it into again and again."""

    def __init__(
        self, ship: Dimensions, rest: Rest, piece: Piece, *, frozen: bool, weight: float = 1.0
    ) -> None:
        """``weight`` is what the object is thought to weigh, as a share of what it does."""
        self.ship, self.piece = ship, piece
        self.bodies: Bodies = bodies(ship, rest.rig)
        at_hand = ((piece, Pose((0.0, 0.0, 1.0))),)
        make = World.frozen if frozen else World
        self.world = make(ship, rest, at_hand)
        body = self.world.bodies[piece]
        self.world.model.body_mass[body] *= weight
        self.world.model.body_inertia[body] *= weight
        self.start = self.world.snapshot()

    def bed(self, region: Region, spot: Spot) -> float | None:
        """How far above the region the object first finds room, None if there is none."""
        self.world.restore(self.start)
        for step in range(SEARCH_STEPS):
            clear = CLEAR + step * SEARCH_STEP
            self.world.put(self.piece, self._pose(region, spot, clear, NO_SLIP))
            if self.world.is_free(self.piece):
                return clear
        return None

    def drop(
        self, region: Region, spot: Spot, clear: float, slip: Slip = NO_SLIP, seconds: float = 3.0
    ) -> Trial:
        """Drop the object and watch what happens for a while, or until the ship is quiet."""
        self.world.restore(self.start)
        self.world.put(self.piece, self._pose(region, spot, clear, slip), slip.speed)
        try:
            return self._watched(seconds)
        except Diverged:
            self.world.restore(self.start)
            return NO_ROOM

    def _pose(self, region: Region, spot: Spot, clear: float, slip: Slip) -> Pose:
        pose = pose_over(self.ship, self.bodies, region, self.piece.kind, spot, clear)
        if slip is NO_SLIP:
            return pose
        body = self.bodies.of(region)
        local = seen_from(body, pose)
        x, y, z = local.place
        dx, dy, dz = slip.shift
        turn = after(from_vector(slip.turn), local.turn)
        return placed_on(body, Pose((x + dx, y + dy, z + abs(dz)), turn))

    def _watched(self, seconds: float) -> Trial:
        worst = last = 0.0
        for glance in range(round(seconds / (GLANCE * self.world.settings.timestep))):
            self.world.step(GLANCE)
            last = degrees(tilt(self.world.hull().turn))
            worst = max(worst, last)
            falls = self._falls()
            if falls:
                return Trial(falls, max(worst, TILT_OF_A_FALL / 2), last)
            if glance * GLANCE * self.world.settings.timestep > SOONEST_S and self._is_quiet():
                break
        return Trial(0, worst, last)

    def _falls(self) -> int:
        low = self.ship.pivot_height - BELOW_PIVOT
        return int((self.world.places()[:, 2] < low).sum())

    def _is_quiet(self) -> bool:
        slow = size(self.world.velocity(self.piece)[0]) < QUIET_SPEED
        return slow and self.world.heel_rate() < QUIET_HEEL
