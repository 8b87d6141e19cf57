"""A ship at rest told in facts: heel and side, regions, and what stands on what."""

import pytest

from roadstead.riffraff.ship.dimensions import ship
from roadstead.riffraff.ship.lading import TEN, moored, stowed
from roadstead.riffraff.ship.regions import Spot, pose_over
from roadstead.riffraff.ship.rigging import bodies
from roadstead.riffraff.ship.standing import standing
from roadstead.riffraff.ship.telling import Side, lie_of
from roadstead.riffraff.ship.words import Kind, Piece, Rest, Rig, Stowed
from roadstead.riffraff.ship.world import World

SHIP = ship()


def test_an_empty_ship_is_level() -> None:
    lie = lie_of(SHIP, Rest())
    assert (lie.side, lie.berths, lie.occupied()) == (Side.LEVEL, (), ())


@pytest.mark.parametrize(
    ("rig", "side"),
    [
        (Rig(roll=-0.1), Side.PORT),
        (Rig(roll=0.1), Side.STARBOARD),
        (Rig(pitch=0.1), Side.BOW),
        (Rig(pitch=-0.1), Side.STERN),
    ],
)
def test_the_side_is_the_one_that_sinks(rig: Rig, side: Side) -> None:
    lie = lie_of(SHIP, Rest(rig))
    assert lie.side is side
    assert lie.tilt_degrees == pytest.approx(5.73, abs=0.01)


def test_every_object_of_ten_is_told_with_its_region() -> None:
    lie = lie_of(SHIP, moored(SHIP, TEN))
    assert lie.occupied() == tuple(range(1, 11))
    assert all(berth.on == (berth.region,) for berth in lie.berths)


def test_A7_a_chain_ends_on_the_ship() -> None:
    """A rat on a crate on the deck stands in the crate's region."""
    crate, rat = Piece(Kind.CRATE, 1), Piece(Kind.RAT, 1)
    below = stowed(SHIP, [(Kind.CRATE, 2, 0, 0, 0)]).cargo[0]
    on_top = pose_over(SHIP, bodies(SHIP, Rig()), 2, Kind.RAT, Spot(), 0.0244)
    world = World(SHIP, Rest(Rig(), (below, Stowed(rat, on_top))))
    world.step(800)
    assert standing(world) == {crate: 2, rat: 2}
    rest = world.rest(world.pieces)
    lie = lie_of(SHIP, rest)
    assert {berth.piece: berth.on for berth in lie.berths} == {crate: (2,), rat: (crate,)}
