"""Computers catch with hands like everybody's: one while the other holds, both afterwards."""

from __future__ import annotations

from random import Random

import pytest

from roadstead.players.riffraff.catching import Catching, ready
from roadstead.players.riffraff.levels import LEVELS
from roadstead.riffraff.ship.attempt import Attempt, Loading, Phase
from roadstead.riffraff.ship.catch import PALM_RADIUS, WAITING
from roadstead.riffraff.ship.dimensions import ship
from roadstead.riffraff.ship.outcome import Outcome
from roadstead.riffraff.ship.regions import Spot
from roadstead.riffraff.ship.rigging import hull_pose
from roadstead.riffraff.ship.steady import SURE, Plan, SteadyHand, lay, start_for
from roadstead.riffraff.ship.watch import is_over_ship
from roadstead.riffraff.ship.words import Kind, Piece, Rest, Rig

SHIP = ship()


def toppled(level: str) -> Outcome:
    """A crate laid so far out on the top yard that it falls, and hands that wait for it."""
    plan = Plan(Spot(0.0, 0.033), 0.002)
    loading = Loading(SHIP, Rest(), Piece(Kind.CRATE, 1), 9, start_for(SHIP, 9, plan))
    attempt, catching = Attempt(loading), Catching(LEVELS[level])
    hand = SteadyHand(loading, plan, SURE, Random(1))
    while attempt.phase is not Phase.OVER:
        catching.follow(attempt)
        if attempt.held:
            hand.lead(attempt)
        attempt.advance()
    return attempt.outcome()


@pytest.mark.parametrize("level", list(LEVELS))
def test_what_falls_is_caught_or_lies_on_the_table(level: str) -> None:
    outcome = toppled(level)
    assert (*outcome.caught, *outcome.fallen) == (Piece(Kind.CRATE, 1),)


def test_an_expert_waits_where_it_will_come_down() -> None:
    assert toppled("expert").caught == (Piece(Kind.CRATE, 1),)


@pytest.mark.parametrize("region", [1, 6, 9])
def test_hands_wait_clear_of_the_ship(region: int) -> None:
    for level in LEVELS.values():
        for place in ready(level, region, 2):
            assert not is_over_ship(SHIP, hull_pose(SHIP, Rig()), place, PALM_RADIUS)


def test_R14_the_hand_that_holds_does_not_catch() -> None:
    plan = Plan(Spot())
    loading = Loading(SHIP, Rest(), Piece(Kind.RAT, 1), 9, start_for(SHIP, 9, plan))
    attempt, catching = Attempt(loading), Catching(LEVELS["default"])
    for _ in range(20):
        catching.follow(attempt)
        attempt.advance()
    assert attempt.held
    assert len(attempt.catcher.palms) == 1
    lay(attempt, SteadyHand(loading, plan, SURE, Random(1)))
    for _ in range(20):
        catching.follow(attempt)
        attempt.advance()
    assert len(attempt.catcher.palms) == 2
    assert attempt.catcher.palms[1].place == WAITING[1]
