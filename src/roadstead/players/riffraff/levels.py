"""How well a computer loads: what it looks at, how rightly it sees, how calm its hand is."""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.riffraff.ship.steady import CHILD, EXPERT, GOOD, NOVICE, Skill


@dataclass(frozen=True, slots=True)
class Level:
    """A strength of play.

    ``poses`` are screened on a ship with nailed cargo, the best ``finalists`` of them dropped
    ``draws`` times on the free ship with the hand's own errors, the last few of them more often.
    Masses are misjudged by a share ``mass_error``, tilts by ``tilt_error`` degrees (standard
    deviations).
    """

    name: str
    poses: int
    finalists: int
    draws: int
    mass_error: float
    tilt_error: float
    skill: Skill
    reaction_s: float
    palm_speed: float


LEVELS = {
    level.name: level
    for level in (
        Level("child", 5, 0, 0, 0.30, 2.5, CHILD, 0.40, 0.6),
        Level("quick", 10, 2, 1, 0.20, 1.5, NOVICE, 0.35, 0.8),
        Level("default", 40, 8, 2, 0.10, 0.7, GOOD, 0.25, 1.0),
        Level("expert", 80, 8, 5, 0.0, 0.0, EXPERT, 0.20, 1.2),
    )
}
QUICK = LEVELS["quick"]
DEFAULT = LEVELS["default"]
