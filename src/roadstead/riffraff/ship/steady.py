"""A hand led by a plan, for computers and for people in ``helmsman`` mode: same hand, same ship.

The plan names a spot, a way of lying and a height of drop; the hand then moves on a smooth path
with the errors and the tremor of its skill, which are drawn once from the generator it is given.
"""

from dataclasses import dataclass, replace
from math import degrees, pi, radians
from random import Random

from roadstead.riffraff.ship.attempt import Attempt, Loading
from roadstead.riffraff.ship.dimensions import Dimensions
from roadstead.riffraff.ship.intents import Code, Intent, Refusal, TimeUp
from roadstead.riffraff.ship.regions import (
    Bodies,
    Field,
    Line,
    Spot,
    bow_side,
    field_of,
    port_side,
    pose_over,
)
from roadstead.riffraff.ship.solids import AXES, span
from roadstead.riffraff.ship.standing import bodies_of
from roadstead.riffraff.ship.turning import (
    after,
    from_vector,
    inverse,
    minus,
    placed_on,
    plus,
    scaled,
    seen_from,
    size,
    to_vector,
)
from roadstead.riffraff.ship.watch import BEAT_S
from roadstead.riffraff.ship.words import Kind, Pose, Region, Vector

GRID = 0.005
"""Spots are chosen on a grid of 5 mm (helmsman)."""
TREMOR_HZ = 9.0
MOST_TURN = 40.0
PATIENCE_S = 15.0
LONGEST_WAIT_S = 0.8


@dataclass(frozen=True, slots=True)
class Skill:
    """Errors of a hand, standard deviations: place (m), turn (rad), speed of the tremor (m/s)."""

    place: float
    turn: float
    tremor: float


EXPERT = Skill(0.0007, radians(1.5), 0.004)
GOOD = Skill(0.0015, radians(4), 0.010)
NOVICE = Skill(0.003, radians(8), 0.025)
CHILD = Skill(0.005, radians(14), 0.050)
HELMSMAN = GOOD
"""The declared noise of everybody who plays without dexterity."""
SURE = Skill(0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Plan:
    """Where and how to lay an object: a spot, and how far above its bed to open the hand."""

    spot: Spot
    drop: float = 0.0015


def start_for(ship: Dimensions, region: Region, plan: Plan) -> Pose:
    """Where the object is taken up: on the side from which the region is reached."""
    side = -1.0 if bow_side(region) < 0 else 1.0
    return Pose((side * 0.24, 0.0, ship.pivot_height + ship.deck + 0.12), plan.spot.turn)


class SteadyHand:
    """Leads one attempt by a plan; ``intent`` gives the next thing to say."""

    def __init__(self, loading: Loading, plan: Plan, skill: Skill, generator: Random) -> None:
        self.loading = loading
        self.plan = plan
        self.skill = skill
        self.generator = generator
        x, y, z = _spread(generator, skill.place)
        # A hand feels the wood: it lets go too high, never from below the bed.
        self.error: Vector = (x, y, abs(z))
        self.misturn = from_vector(_spread(generator, skill.turn))
        self.shift: Vector = (0.0, 0.0, 0.0)
        self.leg = 0
        self.leg_beats = 0
        self.waited = 0
        self.leg_start = loading.start.place
        self.tremor: Vector = (0.0, 0.0, 0.0)

    def lead(self, attempt: Attempt) -> None:
        """Say the next intent to an attempt, and learn from a refusal."""
        intent = self.intent(attempt)
        refusal = attempt.take(intent)
        if refusal and not intent.grip:
            self._learn(refusal)
            self._lift_again(attempt.hand.place)

    def intent(self, attempt: Attempt) -> Intent:
        """The next thing to say."""
        ways = self._ways(bodies_of(attempt.world))
        wanted = self._wanted_turn(bodies_of(attempt.world))
        if self.leg >= len(ways) and self._is_there(attempt, ways[-1]):
            return Intent(attempt.beat, ways[-1], grip=False)
        place = self._along(ways[self.leg]) if self.leg < len(ways) else ways[-1]
        turn = to_vector(after(wanted, inverse(attempt.hand.wanted_turn)))
        return Intent(attempt.beat, plus(place, self._shake()), _degrees(turn))

    def _is_there(self, attempt: Attempt, place: Vector) -> bool:
        """Has the object come to the place, and is it still - or has one waited long enough?"""
        self.waited += 1
        world, piece = attempt.world, self.loading.piece
        near = size(minus(world.pose(piece).place, place)) < 0.002 + self.skill.tremor / 10
        slow = size(world.velocity(piece)[0]) < 0.015 + 0.6 * self.skill.tremor
        return (near and slow) or self.waited * BEAT_S > LONGEST_WAIT_S

    def _along(self, end: Vector) -> Vector:
        """The next place on a leg: a smooth start, a smooth end (minimum jerk)."""
        self.leg_beats += 1
        length = size(minus(end, self.leg_start))
        beats = max(12, round((0.15 + length / 0.35) / BEAT_S))
        s = min(1.0, self.leg_beats / beats)
        share = s * s * s * (10 - 15 * s + 6 * s * s)
        place = plus(self.leg_start, scaled(minus(end, self.leg_start), share))
        if self.leg_beats >= beats:
            self.leg, self.leg_beats, self.leg_start = self.leg + 1, 0, end
        return place

    def _ways(self, bodies: Bodies) -> tuple[Vector, Vector, Vector]:
        """Beside the ship, over the spot, at the height of drop."""
        loading, region = self.loading, self.loading.region
        kind, frame = loading.piece.kind, bodies.of(region)
        bed = pose_over(loading.ship, bodies, region, kind, self._spot(), self.plan.drop)
        local = plus(plus(seen_from(frame, bed).place, self.error), self.shift)
        side = -1.0 if bow_side(region) < 0 else 1.0
        over = plus(local, (0.0, 0.0, self._lift(kind)))
        beside = (side * max(0.09, side * local[0] + 0.05), over[1], over[2])
        low, middle, high = (placed_on(frame, Pose(p)).place for p in (beside, over, local))
        return (low, middle, high)

    def _spot(self) -> Spot:
        spot = self.plan.spot
        return replace(spot, turn=after(self.misturn, spot.turn))

    def _wanted_turn(self, bodies: Bodies) -> tuple[float, float, float, float]:
        return after(bodies.of(self.loading.region).turn, self._spot().turn)

    def _lift(self, kind: Kind) -> float:
        """How high above its bed the object comes in: under the next yard, over what stands."""
        field = field_of(self.loading.ship, self.loading.region)
        low, high = span(kind, Pose((0.0, 0.0, 0.0), self.plan.spot.turn), AXES[2])
        room = _room(self.loading.ship, field) - (high - low) - self.plan.drop - 0.003
        return max(0.0, min(0.030, room))

    def _learn(self, refusal: Refusal) -> None:
        """Move away from a line that the object would cross; try again from there."""
        if refusal.code is not Code.TWO_REGIONS:
            self.error = scaled(self.error, 0.5)
            return
        by = refusal.by_mm / 1000 + 0.0005
        region = self.loading.region
        ahead = bow_side(region) * by if refusal.line is Line.BEAM else 0.0
        aside = 0.0 if refusal.line is Line.BEAM else port_side(region) * by
        self.shift = plus(self.shift, (ahead, aside, 0.0))

    def _lift_again(self, place: Vector) -> None:
        """Up and down once more, not sideways through what stands there."""
        self.leg, self.leg_beats, self.waited, self.leg_start = 1, 0, 0, place

    def _shake(self) -> Vector:
        """Tremor about 9 Hz: noise through a narrow filter, its speed as the skill says."""
        size_m = self.skill.tremor / (2 * pi * TREMOR_HZ)
        self.tremor = plus(scaled(self.tremor, -0.1), _spread(self.generator, size_m))
        return self.tremor


def lay(attempt: Attempt, hand: SteadyHand) -> None:
    """Let a led hand lay its object; a hand that finds no way gives up (A6)."""
    while attempt.held:
        if attempt.beat * BEAT_S > PATIENCE_S:
            attempt.take(TimeUp())
            return
        hand.lead(attempt)
        attempt.advance()


def _room(ship: Dimensions, field: Field) -> float:
    """Height from a region's surface to the next yard."""
    if field.yard is None:
        return ship.yard_heights[0]
    if field.yard == len(ship.yard_heights) - 1:
        return 1.0
    return ship.yard_heights[field.yard + 1] - ship.yard_heights[field.yard] - field.height


def _degrees(turn: Vector) -> Vector:
    x, y, z = (max(-MOST_TURN, min(MOST_TURN, degrees(angle))) for angle in turn)
    return (x, y, z)


def _spread(generator: Random, deviation: float) -> Vector:
    return (
        generator.gauss(0.0, deviation),
        generator.gauss(0.0, deviation),
        generator.gauss(0.0, deviation),
    )
