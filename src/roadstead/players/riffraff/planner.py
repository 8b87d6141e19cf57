"""Where to lay what: many poses guessed, the promising ones screened, the best ones rehearsed.

Everything is computed from the world at rest that every seat sees; the errors of the real hand are
drawn later and from another generator, so no plan can know them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import pi
from random import Random

from roadstead.players.riffraff.levels import Level
from roadstead.players.riffraff.loader import Load, holdings_of
from roadstead.players.riffraff.statics import Balance, balance_of
from roadstead.riffraff import Lookout
from roadstead.riffraff.ship.dimensions import SIZES, Dimensions
from roadstead.riffraff.ship.regions import (
    Bodies,
    Spot,
    astray,
    bow_side,
    field_of,
    pose_over,
    yard_of,
)
from roadstead.riffraff.ship.rigging import bodies
from roadstead.riffraff.ship.steady import Plan, Skill
from roadstead.riffraff.ship.trial import Rehearsal, Slip
from roadstead.riffraff.ship.turning import about, after, seen_from
from roadstead.riffraff.ship.words import UNTURNED, Kind, Piece, Quaternion, Region, Rest, Vector

GUESSES_A_POSE = 5
"""Poses that the formula looks at for each one that is screened."""
TOO_STEEP = 12.0
"""Poses that would heel the ship further are left alone while there are others (degrees)."""
EDGE_COST = 3.0
LINE_MARGIN = 1.5
"""So many errors of the hand an object is kept from the lines it must not cross."""
HEAVY_BELOW = 350.0
"""What a kilogram is worth low down, in degrees: heavy things on deck, light ones aloft."""
STACKED_ALOFT, STACKED_ON_DECK = 300.0, 200.0
"""What a metre of height above a region's surface is worth, in degrees: piles come down."""
CAREFULLY = 0.0006
TRIAL_PIECE = 99
LAST_FEW = 3
MORE_THAN_A_GLANCE = 2

AHEAD: Vector = (1.0, 0.0, 0.0)
UP: Vector = (0.0, 0.0, 1.0)
ON_ITS_SIDE = about(AHEAD, pi / 2)
UPSIDE_DOWN = about(AHEAD, pi)

WAYS: dict[Kind, tuple[Quaternion, ...]] = {
    Kind.BOAT: (UNTURNED, UPSIDE_DOWN),
    Kind.BARREL: (UNTURNED,),
    Kind.BOTTLE: (UNTURNED,),
    Kind.CRATE: (UNTURNED,),
    Kind.SAILOR: (UNTURNED, ON_ITS_SIDE),
    Kind.PLANK: (UNTURNED,),
    Kind.RAT: (UNTURNED,),
    Kind.CHEST: (UNTURNED,),
}
"""Ways of lying that are worth a thought; a boat upside down sits astride a yard."""


@dataclass(frozen=True, slots=True)
class Guess:
    """An object, a spot, and what the formula or a trial says against it (degrees)."""

    kind: Kind
    spot: Spot
    cost: float
    drop: float = 0.0


@dataclass(frozen=True, slots=True)
class Sight:
    """The ship as the planner sees it."""

    ship: Dimensions
    rest: Rest
    region: Region
    bodies: Bodies
    balance: Balance


def sight_of(ship: Dimensions, rest: Rest, region: Region) -> Sight:
    """Look at a world at rest."""
    return Sight(ship, rest, region, bodies(ship, rest.rig), balance_of(ship, rest))


class SteadyLoader:
    """Loads as well as its level allows."""

    def __init__(self, level: Level) -> None:
        self.level = level

    @property
    def name(self) -> str:
        """What the player is called in reports."""
        return f"steady {self.level.name}"

    @property
    def skill(self) -> Skill:
        """The calm of the hand that carries the plan out."""
        return self.level.skill

    def plan(self, ship: Dimensions, view: Lookout, generator: Random) -> Load:
        """What to load, and how (R11)."""
        sight = sight_of(ship, view.table.rest, view.table.region)
        kinds = holdings_of(view.table, view.table.seat)
        return planned(sight, kinds, self.level, generator)


def planned(sight: Sight, kinds: Sequence[Kind], level: Level, generator: Random) -> Load:
    """The best load that a level finds."""
    weights = {kind: 1 + generator.gauss(0, level.mass_error) for kind in kinds}
    guesses = guessed(sight, kinds, weights, level, generator)
    screened = screen(sight, guesses, weights, level, generator)
    best = rehearse(sight, screened[: level.finalists], level, generator) or screened
    return Load(best[0].kind, Plan(best[0].spot, best[0].drop + CAREFULLY))


# --- guessing


def guessed(
    sight: Sight,
    kinds: Sequence[Kind],
    weights: dict[Kind, float],
    level: Level,
    generator: Random,
) -> list[Guess]:
    """The most promising of many random legal poses, by the static formula."""
    found: list[Guess] = []
    margin = LINE_MARGIN * level.skill.place
    for _ in range(GUESSES_A_POSE * level.poses):
        kind = kinds[generator.randrange(len(kinds))]
        spot = any_spot(sight, kind, generator, margin=margin)
        if spot is not None:
            found.append(Guess(kind, spot, _static_cost(sight, kind, spot, weights[kind])))
    if not found:
        found = [Guess(kind, Spot(), TOO_STEEP) for kind in kinds]
    return _varied(sorted(found, key=lambda guess: guess.cost), level.poses)


def _varied(ranked: list[Guess], poses: int) -> list[Guess]:
    """Two thirds the best of all, the rest spread over the better half: not one spot alone."""
    best = ranked[: 2 * poses // 3]
    others = ranked[len(best) : max(len(best) + poses, len(ranked) // 2)]
    stride = max(1, len(others) // max(1, poses - len(best)))
    return [*best, *others[::stride]][:poses]


def any_spot(
    sight: Sight, kind: Kind, generator: Random, tries: int = 6, margin: float = 0.0
) -> Spot | None:
    """A random spot where a release would be legal, even so much nearer to the lines (R11, R15)."""
    half = field_of(sight.ship, sight.region).half
    for _ in range(tries):
        ahead = generator.gauss(0, half[0] / 4 if sight.region > 4 else half[0] / 1.8)
        outward = generator.uniform(-half[1], half[1])
        spot = Spot(ahead, outward, _way(sight.region, kind, generator))
        nearer = Spot(ahead - bow_side(sight.region) * margin, outward - margin, spot.turn)
        pose = pose_over(sight.ship, sight.bodies, sight.region, kind, nearer, 0.001)
        if astray(sight.ship, sight.bodies, sight.region, kind, pose) is None:
            return spot
    return None


def _way(region: Region, kind: Kind, generator: Random) -> Quaternion:
    """A way of lying; across or along more often than askew."""
    ways = WAYS[kind] if yard_of(region) is not None else WAYS[kind][:1]
    way = ways[generator.randrange(len(ways))]
    if generator.random() < 0.25:
        return after(about(UP, generator.uniform(-pi, pi)), way)
    return after(about(UP, generator.randrange(4) * pi / 2), way)


def _static_cost(sight: Sight, kind: Kind, spot: Spot, weight: float) -> float:
    pose = pose_over(sight.ship, sight.bodies, sight.region, kind, spot, 0.001)
    place = seen_from(sight.bodies.hull, pose).place
    tilt = sight.balance.with_load(kind, place, weight).tilt
    steep = 3 * max(0.0, tilt - TOO_STEEP)
    return 2 * tilt + steep + _edge_cost(sight, spot) - _use(sight.region, kind)


def _edge_cost(sight: Sight, spot: Spot) -> float:
    """The nearer the middle of an object is to an edge, the worse."""
    half = field_of(sight.ship, sight.region).half
    out = max(abs(spot.ahead) / half[0], abs(spot.outward) / half[1])
    return EDGE_COST * out * out * out * out


def _use(region: Region, kind: Kind) -> float:
    return HEAVY_BELOW * SIZES[kind].mass if yard_of(region) is None else 0.0


# --- screening


def screen(
    sight: Sight,
    guesses: Iterable[Guess],
    weights: dict[Kind, float],
    level: Level,
    generator: Random,
) -> list[Guess]:
    """The guesses by what a drop onto the nailed cargo does, best first."""
    stages: dict[Kind, Rehearsal] = {}
    seen: list[Guess] = []
    for guess in guesses:
        kind = guess.kind
        if kind not in stages:
            piece = Piece(kind, TRIAL_PIECE)
            weight = max(0.2, weights[kind])
            stages[kind] = Rehearsal(sight.ship, sight.rest, piece, frozen=True, weight=weight)
        seen.append(_screened(sight, guess, stages[kind], generator.gauss(0, level.tilt_error)))
    return sorted(seen, key=lambda guess: guess.cost)


def _screened(sight: Sight, guess: Guess, stage: Rehearsal, misread: float) -> Guess:
    clear = stage.bed(sight.region, guess.spot)
    if clear is None:
        return Guess(guess.kind, guess.spot, 1000.0)
    trial = stage.drop(sight.region, guess.spot, clear)
    steep = 8 * max(0.0, trial.worst - TOO_STEEP)
    cost = trial.cost + steep + 2 * misread + _against(sight, guess, clear)
    return Guess(guess.kind, guess.spot, cost, clear)


def _against(sight: Sight, guess: Guess, clear: float) -> float:
    """What speaks against a spot besides the tilt: edges, piles, and wasting a light object."""
    pile = STACKED_ON_DECK if yard_of(sight.region) is None else STACKED_ALOFT
    use = _use(sight.region, guess.kind)
    return _edge_cost(sight, guess.spot) + pile * clear - use


# --- rehearsing


def rehearse(
    sight: Sight, finalists: Sequence[Guess], level: Level, generator: Random
) -> list[Guess]:
    """The finalists dropped on the free ship, all with the same errors of the hand.

    The best few are dropped again, with twice as many new errors: what had luck once is found out.
    """
    first = _slips(level, level.draws, generator)
    ranked = _ranked(sight, finalists, first)[:LAST_FEW]
    if level.draws < MORE_THAN_A_GLANCE:
        return ranked
    return _ranked(sight, ranked, first + _slips(level, 2 * level.draws, generator))


def _slips(level: Level, draws: int, generator: Random) -> list[Slip]:
    return [slip(level.skill, generator) for _ in range(draws)]


def _ranked(sight: Sight, guesses: Sequence[Guess], slips: Sequence[Slip]) -> list[Guess]:
    return sorted(
        (_rehearsed(sight, guess, slips) for guess in guesses), key=lambda guess: guess.cost
    )


def _rehearsed(sight: Sight, guess: Guess, slips: Sequence[Slip]) -> Guess:
    piece = Piece(guess.kind, TRIAL_PIECE)
    stage = Rehearsal(sight.ship, sight.rest, piece, frozen=False)
    trials = [stage.drop(sight.region, guess.spot, guess.drop, slip) for slip in slips]
    mean = sum(trial.cost for trial in trials) / len(trials)
    cost = mean + _against(sight, guess, guess.drop)
    return Guess(guess.kind, guess.spot, cost, guess.drop)


def slip(skill: Skill, generator: Random) -> Slip:
    """One error of a hand of this skill."""

    def spread(deviation: float) -> Vector:
        x, y, z = (generator.gauss(0, deviation) for _ in range(3))
        return (x, y, z)

    return Slip(spread(skill.place), spread(skill.turn), spread(skill.tremor))
