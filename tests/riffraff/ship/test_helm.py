"""Loading without dexterity: orders read or refused, and carried out by the one steady hand."""

from dataclasses import replace
from math import nan
from random import Random

import pytest

from roadstead.riffraff.ship.attempt import Attempt, Loading
from roadstead.riffraff.ship.dimensions import ship
from roadstead.riffraff.ship.helm import NOISE, WAYS, Order, plan_of, read_order
from roadstead.riffraff.ship.intents import Code, Refusal
from roadstead.riffraff.ship.outcome import End
from roadstead.riffraff.ship.steady import GOOD, SteadyHand, lay, start_for
from roadstead.riffraff.ship.vessel import settled
from roadstead.riffraff.ship.words import KINDS, Kind, Piece, Rest

SHIP = ship()


def laid(kind: Kind, region: int, order: Order, seed: int) -> tuple[End, float]:
    plan = plan_of(order, kind)
    task = Loading(SHIP, Rest(), Piece(kind, 1), region, start_for(SHIP, region, plan))
    attempt = Attempt(task)
    lay(attempt, SteadyHand(task, plan, NOISE, Random(seed)))
    outcome = settled(attempt)
    return outcome.end, outcome.after.cargo[0].pose.place[1] if outcome.after.cargo else 0.0


@pytest.mark.parametrize("kind", KINDS)
def test_every_object_can_be_laid_as_it_stands(kind: Kind) -> None:
    assert laid(kind, 1, Order(outward=0), 4)[0] is End.LOADED


def test_a_boat_bottom_up_sits_astride_a_yard() -> None:
    assert laid(Kind.BOAT, 5, Order(way=1), 1)[0] is End.LOADED


def test_a_step_of_the_grid_is_five_millimetres() -> None:
    plans = [plan_of(Order(outward=step), Kind.RAT).spot.outward for step in range(3)]
    assert plans == [0.0, 0.005, 0.010]


def test_the_noise_is_the_declared_one_and_hangs_on_the_seed_alone() -> None:
    assert NOISE is GOOD
    assert laid(Kind.CHEST, 3, Order(), 5) == laid(Kind.CHEST, 3, Order(), 5)
    assert laid(Kind.CHEST, 3, Order(), 5) != laid(Kind.CHEST, 3, Order(), 6)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"ahead": 1.5}, Code.NOT_A_NUMBER),
        ({"ahead": nan}, Code.NOT_A_NUMBER),
        ({"outward": True}, Code.NOT_A_NUMBER),
        ({"ahead": 999}, Code.TOO_FAR),
        ({"drop_mm": 0}, Code.TOO_FAR),
        ({"way": 2}, Code.TOO_FAR),
        ({"way": -1}, Code.TOO_FAR),
        ({"pose": 1}, Code.UNKNOWN),
    ],
)
def test_senseless_orders_are_refused(said: dict[str, object], code: Code) -> None:
    refusal = read_order(said, Kind.BOAT)
    assert isinstance(refusal, Refusal)
    assert refusal.code is code


def test_sound_orders_are_read() -> None:
    assert read_order({"ahead": -2, "way": 1, "turn": 6, "drop_mm": 5}, Kind.BOAT) == replace(
        Order(), ahead=-2, way=1, turn=6, drop_mm=5
    )
    assert all(WAYS[kind] for kind in KINDS)
