"""The compiled twin of Jackal plays like the rules as Python runs them, with bounds checks on."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from roadstead.jackal import Jackal
from roadstead.jackal.state import State
from roadstead.kernel.core import NATURE, OVER
from roadstead.kernel.packed import Twin, dtype_of, pack, records, unpack
from tests.jackal.test_invariants import random_options


@pytest.fixture(scope="module")
def twin() -> Twin:
    return Twin(Jackal.core.modules, bounds=True)


def test_the_state_is_at_most_a_kilobyte() -> None:
    assert dtype_of(State).itemsize <= 1024


@pytest.mark.long
@pytest.mark.parametrize("seed", range(6))
def test_interpreted_is_compiled_move_by_move(twin: Twin, seed: int) -> None:
    random = Random(f"twin {seed}")
    game = Jackal(**random_options(random))
    core, state = game.core, game.fresh()
    record = records(State, 1)
    moves, buffer = [0] * core.most_moves, np.zeros(core.most_moves, np.int32)
    pack(state, record[0])
    while (mover := core.mover(state)) != OVER:
        if mover == NATURE:
            move = core.drawn(state, random.randrange(core.tickets(state)))
        else:
            count = core.list_moves(state, moves)
            assert twin.list_moves(record[0], buffer) == count
            assert buffer[:count].tolist() == moves[:count]
            move = moves[random.randrange(count)]
        core.play(state, move)
        twin.play(record[0], move)
        assert unpack(record[0], State) == state
