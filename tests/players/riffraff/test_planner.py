"""The planner: statics against the engine, legal plans, levels, and plans that do not drop."""

from __future__ import annotations

from dataclasses import replace
from math import degrees
from random import Random

import pytest

from roadstead.players.riffraff.levels import LEVELS, QUICK
from roadstead.players.riffraff.planner import (
    WAYS,
    any_spot,
    guessed,
    planned,
    screen,
    sight_of,
    slip,
)
from roadstead.players.riffraff.statics import CAPSIZED, balance_of
from roadstead.riffraff.ship.attempt import Attempt, Loading
from roadstead.riffraff.ship.dimensions import LEVERS_CM, ship
from roadstead.riffraff.ship.lading import TEN, TWENTY, moored
from roadstead.riffraff.ship.outcome import End
from roadstead.riffraff.ship.regions import Spot, astray, pose_over
from roadstead.riffraff.ship.steady import EXPERT, SteadyHand, lay, start_for
from roadstead.riffraff.ship.trial import NO_ROOM, NO_SLIP, Rehearsal, stiffness
from roadstead.riffraff.ship.turning import tilt
from roadstead.riffraff.ship.words import KINDS, REGIONS, Kind, Piece, Rest, Rig
from roadstead.riffraff.ship.world import World

SHIP = ship()
LADEN = moored(SHIP, TWENTY[:14])
EQUAL = dict.fromkeys(KINDS, 1.0)


@pytest.mark.parametrize("lever", LEVERS_CM)
def test_the_formula_knows_what_rights_the_ship(lever: int) -> None:
    assert stiffness(ship(lever)) == pytest.approx(
        {15: 0.00695, 17: 0.00921, 20: 0.0127}[lever], 0.02
    )


def test_the_formula_foretells_the_tilt() -> None:
    rest = moored(SHIP, TEN)
    told = degrees(tilt(World(SHIP, rest).hull().turn))
    assert balance_of(SHIP, rest).tilt == pytest.approx(told, abs=0.4)


def test_a_ship_that_nothing_rights_has_capsized() -> None:
    balance = balance_of(SHIP, Rest())
    for _ in range(12):
        balance = balance.with_load(Kind.CRATE, (0.0, 0.01, 0.21))
    assert balance.tilt == CAPSIZED


@pytest.mark.parametrize("region", REGIONS)
def test_every_guess_could_be_let_go(region: int) -> None:
    sight, generator = sight_of(SHIP, LADEN, region), Random(region)
    for kind in KINDS:
        spot = any_spot(sight, kind, generator, tries=40)
        assert spot is not None
        pose = pose_over(SHIP, sight.bodies, region, kind, spot, 0.001)
        assert astray(SHIP, sight.bodies, region, kind, pose) is None


def test_guesses_are_as_many_as_asked_and_no_two_alike() -> None:
    found = guessed(sight_of(SHIP, LADEN, 7), KINDS, EQUAL, QUICK, Random(1))
    assert len(found) == QUICK.poses
    assert len({guess.spot for guess in found}) == QUICK.poses


def test_a_crowded_spot_has_no_bed_near_the_surface() -> None:
    stage = Rehearsal(SHIP, LADEN, Piece(Kind.CRATE, 9), frozen=True)
    crowded, free = stage.bed(1, Spot(-0.0155, -0.004)), stage.bed(9, Spot(0.0, 0.016))
    assert crowded is None or crowded > 0.02
    assert free is not None
    assert free < 0.001


def test_nailed_and_free_cargo_mostly_agree() -> None:
    generator, agree = Random(3), 0
    stages = [
        Rehearsal(SHIP, LADEN, Piece(Kind.BARREL, 9), frozen=nailed) for nailed in (True, False)
    ]
    for region in REGIONS:
        spot = any_spot(sight_of(SHIP, LADEN, region), Kind.BARREL, generator) or Spot()
        clear = stages[0].bed(region, spot)
        told = [stage.drop(region, spot, clear or 0.001) for stage in stages]
        agree += bool(told[0].falls) == bool(told[1].falls)
    assert agree >= 7


def test_a_rehearsal_leaves_no_trace() -> None:
    stage = Rehearsal(SHIP, LADEN, Piece(Kind.RAT, 9), frozen=False)
    first = stage.drop(9, Spot(0.0, 0.016), 0.001)
    stage.drop(10, Spot(0.004, 0.02), 0.02, slip(EXPERT, Random(1)))
    assert stage.drop(9, Spot(0.0, 0.016), 0.001, NO_SLIP) == first
    assert NO_ROOM.cost > 500


def test_a_weight_misjudged_tilts_more() -> None:
    light, heavy = (
        Rehearsal(SHIP, Rest(Rig()), Piece(Kind.CHEST, 9), frozen=True, weight=weight)
        for weight in (0.5, 2.0)
    )
    spot = Spot(0.0, 0.015)
    assert light.drop(9, spot, 0.001).worst < heavy.drop(9, spot, 0.001).worst


def test_the_screen_puts_falls_last() -> None:
    sight = sight_of(SHIP, LADEN, 9)
    guesses = guessed(sight, KINDS, EQUAL, QUICK, Random(2))
    outside = replace(guesses[0], spot=Spot(0.0, 0.055))
    ranked = screen(sight, [outside, *guesses], EQUAL, LEVELS["expert"], Random(2))
    assert ranked[0].cost < 60
    assert ranked[-1].cost > 90


def test_the_same_seed_plans_the_same() -> None:
    sight = sight_of(SHIP, LADEN, 8)
    first, again, other = (planned(sight, KINDS, QUICK, Random(seed)) for seed in (5, 5, 6))
    assert first == again
    assert first != other


def test_levels_differ_in_what_they_look_at_and_how_calm_they_are() -> None:
    levels = [LEVELS[name] for name in ("child", "quick", "default", "expert")]
    assert [level.poses for level in levels] == sorted(level.poses for level in levels)
    places = [level.skill.place for level in levels]
    assert places == sorted(places, reverse=True)
    assert all(WAYS[kind] for kind in KINDS)


@pytest.mark.parametrize("region", [2, 5, 10])
def test_a_plan_carried_out_loads(region: int) -> None:
    load = planned(
        sight_of(SHIP, LADEN, region), KINDS, replace(QUICK, skill=EXPERT), Random(region)
    )
    loading = Loading(SHIP, LADEN, Piece(load.kind, 9), region, start_for(SHIP, region, load.plan))
    attempt = Attempt(loading)
    lay(attempt, SteadyHand(loading, load.plan, EXPERT, Random(1)))
    while attempt.phase != "over":
        attempt.advance()
    assert attempt.outcome().end is End.LOADED
