"""The world as a machine: the same again, saved and restored bit for bit, broken ones found."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from roadstead.riffraff.ship.dimensions import ship
from roadstead.riffraff.ship.lading import FOUR_CRATES, TEN, Item, stowed, thirty_two
from roadstead.riffraff.ship.words import Piece, Pose, Rest, Stowed
from roadstead.riffraff.ship.world import Diverged, World

FINGERPRINT = (
    "from roadstead.riffraff.ship.dimensions import ship\n"
    "from roadstead.riffraff.ship.lading import TEN, stowed\n"
    "from roadstead.riffraff.ship.world import World\n"
    "world = World(ship(), stowed(ship(), TEN)); world.step(500); print(world.digest())\n"
)


@pytest.mark.parametrize(("items", "cut"), [(TEN, 137), (FOUR_CRATES, 230), (thirty_two(), 300)])
def test_a_restored_world_goes_on_bit_for_bit(items: tuple[Item, ...], cut: int) -> None:
    """Also in the middle of a collapse: 32 objects on a ship of 17 cm do not stay long."""
    world = World(ship(), stowed(ship(), items))
    world.step(cut)
    moment = world.snapshot()
    world.step(400)
    told = world.digest()
    world.restore(moment)
    assert world.digest() == moment.digest()
    world.step(400)
    assert world.digest() == told


def test_a_restored_world_in_another_one_goes_on_the_same() -> None:
    rest = stowed(ship(), TEN)
    world, other = World(ship(), rest), World(ship(), rest)
    world.step(100)
    other.restore(world.snapshot())
    world.step(200)
    other.step(200)
    assert world.digest() == other.digest()


def test_fresh_processes_agree() -> None:
    told = {
        subprocess.run(
            [sys.executable, "-c", FINGERPRINT], capture_output=True, text=True, check=True
        ).stdout
        for _ in range(2)
    }
    assert len(told) == 1


def test_the_order_in_which_cargo_is_told_changes_nothing() -> None:
    rest = stowed(ship(), TEN)
    turned = Rest(rest.rig, tuple(reversed(rest.cargo)))
    world, other = World(ship(), rest), World(ship(), turned)
    world.step(200)
    other.step(200)
    assert world.digest() == other.digest()


def test_what_is_taken_out_leaves_the_others_as_they_were() -> None:
    world = World(ship(), stowed(ship(), TEN))
    world.step(150)
    before = {p: (world.pose(p), world.velocity(p)) for p in world.pieces}
    gone = world.pieces[3]
    world.remove(gone)
    assert gone not in world.pieces
    for piece in world.pieces:
        assert (world.pose(piece), world.velocity(piece)) == before[piece]
    world.step(50)


@pytest.mark.parametrize("poison", [np.nan, np.inf, 1e9])
def test_a_world_that_diverges_is_found_out_and_restored(poison: float) -> None:
    world = World(ship(), stowed(ship(), TEN))
    world.step(20)
    moment = world.snapshot()
    world.state.qvel[-5] = poison
    with pytest.raises(Diverged):
        world.step(8)
    world.restore(moment)
    assert not world.is_broken()
    world.step(20)
    assert world.digest() != moment.digest()


def test_objects_pushed_into_each_other_burst_and_are_found_out() -> None:
    pose = Pose((0.03, 0.0, 0.31))
    crates = [Stowed(Piece(kind, 1), pose) for kind in (i[0] for i in TEN[:5])]
    world = World(ship(), Rest(cargo=tuple(crates)))
    try:
        world.step(200)
    except Diverged:
        assert world.is_broken()
    else:
        assert float(world.speeds().max()) < 12


def test_no_log_file_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    world = World(ship(), stowed(ship(), TEN))
    world.state.qvel[-5] = np.nan
    with pytest.raises(Diverged):
        world.step(4)
    assert list(tmp_path.iterdir()) == []
