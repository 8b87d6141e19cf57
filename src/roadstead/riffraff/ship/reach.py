"""Where a hand must go to meet what falls: for computers, and for marks set in free time."""

from dataclasses import dataclass

from roadstead.riffraff.ship.catch import PALM_RADIUS
from roadstead.riffraff.ship.hand import GRAVITY
from roadstead.riffraff.ship.turning import minus, plus, scaled, size
from roadstead.riffraff.ship.watch import BEAT_S
from roadstead.riffraff.ship.words import Vector

LOOKING_AHEAD = 30
"""Beats of flight that are foreseen (0.48 s: nothing flies longer)."""
SURE = 0.6 * PALM_RADIUS
LOWEST = 0.045
BENEATH = 0.012
"""A hand aims at where the object will be this much below it: so it comes in from above."""


@dataclass(frozen=True, slots=True)
class Flight:
    """What is seen of a falling object: where it is and how fast it moves."""

    place: Vector
    speed: Vector

    def place_in(self, seconds: float) -> Vector:
        """Where it will be, falling freely."""
        x, y, z = plus(self.place, scaled(self.speed, seconds))
        return (x, y, z - GRAVITY * seconds * seconds / 2)


@dataclass(frozen=True, slots=True)
class Meeting:
    """A place and how many simulated seconds from now hand and object can both be there."""

    place: Vector
    in_s: float


def meeting(flight: Flight, palm: Vector, delay_s: float, speed: float) -> Meeting | None:
    """The earliest place of a flight that a palm can reach in time, if any."""
    for beat in range(1, LOOKING_AHEAD + 1):
        seconds = beat * BEAT_S
        place = flight.place_in(seconds)
        if place[2] < LOWEST:
            return None
        if size(minus(place, palm)) - SURE <= speed * (seconds - delay_s):
            return Meeting(place, seconds)
    return None


def nearest_meetings(
    flights: list[Flight], palms: tuple[Vector, ...], delay_s: float, speed: float
) -> tuple[Vector, ...]:
    """For each palm the place to go to: its earliest meeting with a flight no other palm takes."""
    left = list(flights)
    targets: list[Vector] = []
    for palm in palms:
        found = [
            (met.in_s, n) for n, f in enumerate(left) if (met := meeting(f, palm, delay_s, speed))
        ]
        if not found:
            targets.append(palm)
            continue
        _, n = min(found)
        met = meeting(left.pop(n), palm, delay_s, speed)
        targets.append(plus(met.place, (0.0, 0.0, BENEATH)) if met else palm)
    return tuple(targets)
