"""Hands that do anything: nothing breaks, is lost or doubled, and all of it happens again."""

from random import Random

import pytest

from roadstead.riffraff.ship import again
from roadstead.riffraff.ship.attempt import Attempt, Loading, Phase
from roadstead.riffraff.ship.catch import CatchSpeed
from roadstead.riffraff.ship.dimensions import LEVERS_CM, ship
from roadstead.riffraff.ship.intents import Intent, Marks, Message, Palms, TimeUp
from roadstead.riffraff.ship.lading import TEN, moored
from roadstead.riffraff.ship.vessel import settled
from roadstead.riffraff.ship.words import KINDS, REGIONS, Piece, Vector


def anywhere(generator: Random, spread: float) -> Vector:
    x, y = generator.gauss(0, spread), generator.gauss(0, spread)
    return (x, y, 0.33 + generator.gauss(0, spread))


def anything(attempt: Attempt, generator: Random) -> Message:
    beat, chance = attempt.beat, generator.random()
    if chance < 0.02:
        return TimeUp() if generator.random() < 0.05 else Marks(beat, attempt.falling[:2])
    if chance < 0.2:
        return Palms(beat - generator.randrange(12), (anywhere(generator, 0.15),) * 2)
    turn = tuple(generator.uniform(-45, 45) for _ in range(3))
    return Intent(beat, anywhere(generator, 0.04), (turn[0], turn[1], turn[2]), chance < 0.9)


def wild(seed: int) -> tuple[Loading, Attempt]:
    generator = Random(seed)
    dimensions = ship(LEVERS_CM[seed % 3], loose=seed % 2 == 0)
    piece = Piece(KINDS[seed % len(KINDS)], 9)
    loading = Loading(
        dimensions,
        moored(dimensions, TEN),
        piece,
        REGIONS[generator.randrange(10)],
        contact_limit_s=2.0,
        catch_speed=list(CatchSpeed)[seed % 3],
        marks=seed % 4 == 0,
    )
    attempt = Attempt(loading)
    while attempt.beat < 300 and attempt.phase is not Phase.OVER:
        attempt.take(anything(attempt, generator))
        if attempt.phase is Phase.MARKING:
            attempt.take(Marks(attempt.beat, ()))
        attempt.advance()
    if attempt.held:
        attempt.take(TimeUp())
    return loading, attempt


SEEDS = [*range(2), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 40))]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_wild_hand_breaks_nothing(seed: int) -> None:
    loading, attempt = wild(seed)
    outcome = settled(attempt)
    before = {*loading.rest.pieces(), loading.piece}
    parts = [set(outcome.after.pieces()), set(outcome.fallen), set(outcome.caught)]
    assert sum(map(len, parts)) == len(set().union(*parts))
    assert before - set().union(*parts) <= {loading.piece}
    assert (outcome.loaded is not None) == (loading.piece in outcome.after.pieces())
    assert again.check(loading, tuple(attempt.record), outcome).same
