"""How a cargo heels the ship at rest: tan(tilt) = sum(m x) / (K - sum(m h)), in microseconds."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, degrees, hypot

from roadstead.riffraff.ship.dimensions import SIZES, Dimensions
from roadstead.riffraff.ship.rigging import hull_pose
from roadstead.riffraff.ship.trial import stiffness
from roadstead.riffraff.ship.turning import seen_from
from roadstead.riffraff.ship.words import Kind, Rest, Vector

CAPSIZED = 45.0
"""What is said of a ship that nothing rights any more (degrees)."""


@dataclass(frozen=True, slots=True)
class Balance:
    """Moments of all that is aboard about the gimbal (kg m), and what rights the ship."""

    ahead: float
    port: float
    righting: float

    def with_load(self, kind: Kind, place: Vector, weight: float = 1.0) -> Balance:
        """The balance with one more object; ``weight`` is what it is thought to weigh."""
        mass = SIZES[kind].mass * weight
        x, y, z = place
        return Balance(self.ahead + mass * x, self.port + mass * y, self.righting - mass * z)

    @property
    def tilt(self) -> float:
        """The tilt at rest (degrees)."""
        if self.righting <= 0:
            return CAPSIZED
        return min(CAPSIZED, degrees(atan2(hypot(self.ahead, self.port), self.righting)))


def balance_of(ship: Dimensions, rest: Rest) -> Balance:
    """The balance of a ship at rest, places measured in the ship's own frame."""
    balance, hull = Balance(0.0, 0.0, stiffness(ship)), hull_pose(ship, rest.rig)
    for stowed in rest.cargo:
        balance = balance.with_load(stowed.piece.kind, seen_from(hull, stowed.pose).place)
    return balance
