"""Clauses that the ship keeps for the rules: where regions lie, what has fallen (R14, A15, A20)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from roadstead.riffraff.ship.dimensions import ship
from roadstead.riffraff.ship.regions import region_at
from roadstead.riffraff.ship.turning import from_vector
from roadstead.riffraff.ship.watch import landed
from roadstead.riffraff.ship.words import Kind, Piece, Pose, Rest
from roadstead.riffraff.ship.world import World
from tests.riffraff.stub import placed, played
from tests.riffraff.tables import turn_of

PLANK = Piece(Kind.PLANK, 1)
PROPPED = Pose((0.0680691, 0.0211886, 0.229503), (0.721901, 0.178908, 0.3573132, 0.5649585))
"""A plank that stands on the wave and leans on the hull."""


@pytest.mark.parametrize("tilt", [0.0, 1.5, 3.1])
def test_R14_nobody_asks_how_an_object_was_laid_or_hung(tilt: float) -> None:
    begun = played(turn_of("9/4/3", "0.1.2"), "one")
    loaded = placed(begun, Kind.SAILOR)
    stowed = loaded.rest.cargo[0]
    hung = Pose((0.0, 0.05, 0.28), from_vector((tilt, 0.0, 0.0))).rounded()
    rest = replace(loaded.rest, cargo=(replace(stowed, pose=hung),))
    assert begun.verdict(replace(loaded, rest=rest)) is None


def test_A15_what_stands_on_the_wave_has_fallen_even_if_it_leans_on_the_hull() -> None:
    world = World(ship(), Rest(), ((PLANK, PROPPED),))
    touching = {frozenset(pair) for pair in world.touching_pairs().tolist()}
    assert frozenset({world.bodies[PLANK], world.hull_body}) in touching
    assert landed(world) == (PLANK,)


@pytest.mark.parametrize(
    ("spot", "region"),
    [((0.05, 0.02), 1), ((0.05, -0.02), 2), ((-0.05, 0.02), 3), ((-0.05, -0.02), 4)],
)
def test_A20_bow_port_bow_starboard_stern_port_stern_starboard(
    spot: tuple[float, float], region: int
) -> None:
    assert region_at(None, *spot) == region


@pytest.mark.parametrize("yard", [0, 1, 2])
def test_A20_on_the_yards_odd_numbers_lie_to_port(yard: int) -> None:
    assert region_at(yard, 0.0, 0.03) == 5 + 2 * yard
    assert region_at(yard, 0.0, -0.03) == 6 + 2 * yard
