"""The hand that holds an object: the same for all, of limited speed and strength."""

from dataclasses import dataclass
from math import pi, radians

from roadstead.riffraff.ship.settings import STEP
from roadstead.riffraff.ship.turning import (
    after,
    capped,
    from_vector,
    inverse,
    minus,
    plus,
    scaled,
    to_vector,
    turned,
    unit,
)
from roadstead.riffraff.ship.words import Piece, Pose, Quaternion, Vector
from roadstead.riffraff.ship.world import World

FASTEST = 0.8
"""The wanted place wanders at most so fast towards the target (m/s): mouse jitter is filtered."""
FASTEST_TURN = radians(360)
STRENGTH = 0.25
"""Strongest push beyond carrying the object (N): too weak to press through or hold the ship."""
TWIST = 0.002
"""Strongest torque (N m)."""
STIFFNESS = 2 * pi * 7.0
"""A grip of 7 Hz, critically damped."""
GRAVITY = 9.81


@dataclass(slots=True)
class Hand:
    """A grip on one object; ``place`` and ``turn`` are where the hand itself is."""

    piece: Piece
    place: Vector
    turn: Quaternion
    target: Vector
    wanted_turn: Quaternion

    @classmethod
    def holding(cls, piece: Piece, pose: Pose) -> "Hand":
        """A hand that holds an object where it is."""
        return cls(piece, pose.place, pose.turn, pose.place, pose.turn)

    def want(self, target: Vector, turn_degrees: Vector) -> None:
        """Take a new target; turns add up, about the table's axes."""
        self.target = target
        step = from_vector(scaled(turn_degrees, radians(1)))
        self.wanted_turn = unit(after(step, self.wanted_turn))

    def pose(self) -> Pose:
        """Where the hand is now."""
        return Pose(self.place, self.turn)

    def move(self) -> None:
        """One step of the hand itself, at limited speed."""
        way = minus(self.target, self.place)
        self.place = plus(self.place, capped(way, FASTEST * STEP))
        left = to_vector(after(self.wanted_turn, inverse(self.turn)))
        self.turn = unit(after(from_vector(capped(left, FASTEST_TURN * STEP)), self.turn))

    def pull(self, world: World) -> None:
        """Set the force and the torque with which the hand draws the object to itself."""
        pose = world.pose(self.piece)
        speed, spin = world.velocity(self.piece)
        mass, inertia, axes = world.inertia(self.piece)
        pull = scaled(_drawn(minus(self.place, pose.place), speed), mass)
        x, y, z = capped(pull, STRENGTH)
        world.push(self.piece, (x, y, z + mass * GRAVITY), self._twist(pose, spin, inertia, axes))

    def _twist(self, pose: Pose, spin: Vector, inertia: Vector, axes: Quaternion) -> Vector:
        """The torque, axis by axis as the object resists: a plank turns easily about its length."""
        to_table = after(pose.turn, axes)
        back = inverse(to_table)
        error = turned(back, to_vector(after(self.turn, inverse(pose.turn))))
        i, j, k = _drawn(error, turned(inverse(axes), spin))
        a, b, c = inertia
        return capped(turned(to_table, (i * a, j * b, k * c)), TWIST)

    def let_go(self, world: World) -> None:
        """Open the hand: no force any more, the speed stays."""
        world.push(self.piece, (0.0, 0.0, 0.0), (0.0, 0.0, 0.0))


def _drawn(error: Vector, speed: Vector) -> Vector:
    """The acceleration of a critically damped pull."""
    return plus(scaled(error, STIFFNESS * STIFFNESS), scaled(speed, -2 * STIFFNESS))
