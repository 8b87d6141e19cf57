"""Catching with open palms: limited speed, slowed time, judged for what the catcher saw (R18)."""

from collections import deque
from dataclasses import dataclass, field
from enum import StrEnum
from math import hypot

from roadstead.riffraff.ship.dimensions import Dimensions
from roadstead.riffraff.ship.turning import capped, minus, plus, size
from roadstead.riffraff.ship.watch import BEAT_S, is_over_ship
from roadstead.riffraff.ship.words import Piece, Pose, Vector

PALM_RADIUS = 0.045
PALM_SPEED = 1.2
"""Speed of a hand by the clock on the wall (m/s): slowed time helps it."""
CAPTURE_SPEED = 3.0
PALM_HOLDS = 3
LAG_S = 0.150
"""How far back a catch is judged for what was on the screen, by the clock on the wall."""
WAITING: tuple[Vector, ...] = ((0.0, 0.20, 0.16), (0.0, -0.20, 0.16))
"""Where hands are before they are told anything: beside the ship, port and starboard."""


class CatchSpeed(StrEnum):
    """How much time is slowed while objects fall (named option ``catch_speed``)."""

    HALF = "half"
    THIRD = "third"
    REAL = "real"

    @property
    def pace(self) -> float:
        """Simulated seconds a second."""
        return {"half": 0.5, "third": 1 / 3, "real": 1.0}[self.value]


@dataclass(frozen=True, slots=True)
class Sight:
    """One beat as it was: what flew from where to where, and where the hull was."""

    beat: int
    hull: Pose
    flights: dict[Piece, tuple[Vector, Vector]]


@dataclass(slots=True)
class Palm:
    """One open hand."""

    place: Vector
    target: Vector
    holds: int = 0
    trail: dict[int, Vector] = field(default_factory=dict[int, Vector])


@dataclass(slots=True)
class Catcher:
    """The active player's one or two hands (A16) and the last moments they are judged by.

    While one hand holds an object, only the other one is ``free`` to wait and to catch.
    """

    ship: Dimensions
    speed: CatchSpeed
    free: int = 2
    palms: list[Palm] = field(default_factory=list[Palm])
    sights: deque[Sight] = field(default_factory=lambda: deque[Sight](maxlen=32))

    def see(self, sight: Sight, pace: float) -> list[Piece]:
        """One beat passes: the palms move on, and what comes into them is caught."""
        self.sights.append(sight)
        acting = self.palms[: self.free]
        return [piece for palm in acting for piece in self._follow(palm, sight, pace)]

    def point(self, targets: tuple[Vector, ...], shown: int, pace: float) -> list[Piece]:
        """The hands are told where to go, by someone who saw the beat ``shown``.

        The last beats, at most 150 ms of them, are judged once more with the hands on their way.
        """
        now = self.sights[-1].beat if self.sights else shown
        since = max(shown, now - int(LAG_S * pace / BEAT_S))
        caught: list[Piece] = []
        for n, target in enumerate(targets[: self.free]):
            caught += self._turn_to(self._palm(n), target, since, pace)
        return caught

    def stand_ready(self, hands: int) -> None:
        """Hold so many hands beside the ship."""
        self._palm(hands - 1)

    def _palm(self, n: int) -> Palm:
        while len(self.palms) <= n:
            place = WAITING[len(self.palms)]
            self.palms.append(Palm(place, place))
        return self.palms[n]

    def _turn_to(self, palm: Palm, target: Vector, since: int, pace: float) -> list[Piece]:
        palm.target = target
        palm.place = palm.trail.get(since, palm.place)
        again = [sight for sight in self.sights if sight.beat > since and sight.beat in palm.trail]
        return [piece for sight in again for piece in self._follow(palm, sight, pace)]

    def _follow(self, palm: Palm, sight: Sight, pace: float) -> list[Piece]:
        """One beat of one palm: move it, and close it on what has come into it."""
        was = palm.place
        way = capped(minus(palm.target, was), PALM_SPEED * BEAT_S / pace)
        there = plus(was, way)
        if not is_over_ship(self.ship, sight.hull, there, PALM_RADIUS):
            palm.place = there
        palm.trail[sight.beat] = palm.place
        palm.trail.pop(sight.beat - 64, None)
        return [piece for piece in list(sight.flights) if self._closes(palm, was, sight, piece)]

    def _closes(self, palm: Palm, was: Vector, sight: Sight, piece: Piece) -> bool:
        start, end = sight.flights[piece]
        if palm.holds >= PALM_HOLDS or not enters(minus(start, was), minus(end, palm.place)):
            return False
        palm.holds += 1
        self._forget(piece)
        return True

    def _forget(self, piece: Piece) -> None:
        """What is caught flies in no later sight, for no other hand."""
        for sight in self.sights:
            sight.flights.pop(piece, None)


def enters(start: Vector, end: Vector) -> bool:
    """Does a middle that moves so, seen from the palm, come into it from above, not too fast?"""
    if not start[2] >= 0.0 > end[2] or size(minus(end, start)) > CAPTURE_SPEED * BEAT_S:
        return False
    share = start[2] / (start[2] - end[2])
    x = start[0] + (end[0] - start[0]) * share
    y = start[1] + (end[1] - start[1]) * share
    return hypot(x, y) <= PALM_RADIUS
