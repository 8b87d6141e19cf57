"""How a computer catches: it sees what falls, needs its time to react, and moves like a hand."""

from __future__ import annotations

from roadstead.players.riffraff.levels import Level
from roadstead.riffraff.ship.attempt import Attempt
from roadstead.riffraff.ship.catch import WAITING
from roadstead.riffraff.ship.intents import Palms
from roadstead.riffraff.ship.reach import nearest_meetings
from roadstead.riffraff.ship.regions import port_side
from roadstead.riffraff.ship.turning import capped, minus, plus
from roadstead.riffraff.ship.watch import BEAT_S
from roadstead.riffraff.ship.words import Piece, Region, Vector

UNDER_THE_TIP = 0.135
"""A palm so far from the keel waits just outside the tips of the lowest yard."""
READY_HEIGHT = 0.255
FARSIGHTED_S = 0.25
"""Who reacts as fast as this also waits where things will come down."""


def ready(level: Level, region: Region, hands: int) -> tuple[Vector, ...]:
    """Where hands wait while an object is laid: the free one on the side that is loaded (R18)."""
    if level.reaction_s > FARSIGHTED_S:
        return WAITING[:hands]
    side = port_side(region)
    near, far = (0.0, side * UNDER_THE_TIP, READY_HEIGHT), WAITING[1 if side > 0 else 0]
    return (near, far)[:hands]


class Catching:
    """Two hands through one attempt; call ``follow`` once before every beat."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self._seen: dict[Piece, float] = {}

    def follow(self, attempt: Attempt) -> None:
        """Send the hands where they can meet what falls, as fast as the level moves them."""
        hands = attempt.loading.hands
        waiting = ready(self.level, attempt.loading.region, hands)
        known = tuple(palm.place for palm in attempt.catcher.palms)
        palms = (*known, *WAITING[len(known) :])[:hands]
        wanted = self._wanted(attempt, palms) or waiting
        step = self.level.palm_speed * BEAT_S / attempt.pace
        targets = [
            plus(palm, capped(minus(want, palm), step))
            for palm, want in zip(palms, wanted, strict=True)
        ]
        attempt.take(Palms(attempt.beat, tuple(targets)))

    def _wanted(self, attempt: Attempt, palms: tuple[Vector, ...]) -> tuple[Vector, ...]:
        """Meetings with what has been seen falling for long enough; nothing if nothing falls."""
        waited = BEAT_S / attempt.pace
        self._seen = {p: self._seen.get(p, 0.0) + waited for p in attempt.falling}
        flights = [
            attempt.flight(piece)
            for piece, seen_s in self._seen.items()
            if seen_s > self.level.reaction_s
        ]
        speed = self.level.palm_speed / attempt.pace
        return nearest_meetings(flights, palms, 0.0, speed) if flights else ()
