"""What no game may break: gold, tiles and pieces are conserved, and every game ends (F6, G1-G3)."""

from __future__ import annotations

from random import Random

import pytest

from roadstead.jackal import Jackal
from roadstead.jackal.island import box, counted, gold_closed
from roadstead.jackal.notation import usual_rest
from roadstead.jackal.state import State
from roadstead.jackal.words import (
    CLOSED,
    CREWS,
    EXPANSION,
    FIRST_TILE,
    NOBODY,
    NOWHERE,
    PIECES,
    WORTH,
)
from roadstead.kernel.cells import numbers, out_of_range
from roadstead.kernel.core import NATURE, OVER
from roadstead.kernel.options import Number
from roadstead.kernel.packed import dtype_of


def random_options(random: Random) -> dict[str, object]:
    return {
        name: str(random.randint(1, 20))
        if isinstance(option, Number)
        else random.choice(option.values)
        for name, option in Jackal.schema.items()
        if random.random() < 0.6
    }


def check(state: State) -> None:
    """Gold, tiles and pieces of any position."""
    lying = sum(state.coins) + sum(state.pile_coins) + (3 if state.treasure != NOWHERE else 0)
    assert lying + WORTH[state.load] + gold_closed(state.rest) == state.stake
    whole = gold_closed(box(state.house[EXPANSION] == 1))
    assert state.stake + state.lost + sum(state.bank) == whole
    assert state.closed == sum(state.rest) == state.tile.count(CLOSED)
    assert state.rest == usual_rest(state)
    assert sum(counted(tile for tile in state.tile if tile >= FIRST_TILE)) <= 117 - state.closed
    for cell, heads in enumerate(state.heads):
        assert heads == state.where.count(cell)
    for crew in range(CREWS):
        assert sum(state.crew[piece] == crew for piece in range(12)) in (0, 3)
    assert all(state.crew[piece] != NOBODY for piece in range(PIECES) if state.where[piece] >= 0)
    assert not out_of_range(state)


@pytest.mark.parametrize("seed", range(12))
def test_a_random_game_conserves_everything_and_ends(seed: int) -> None:
    random = Random(seed)
    game = Jackal(**random_options(random))
    core, state = game.core, game.fresh()
    moves = [0] * core.most_moves
    while (mover := core.mover(state)) != OVER:
        if mover == NATURE:
            move = core.drawn(state, random.randrange(core.tickets(state)))
        else:
            before = numbers(state)
            move = moves[random.randrange(core.list_moves(state, moves))]
            assert numbers(state) == before, "asking changes nothing"
        core.play(state, move)
        check(state)


def test_the_packed_state_is_at_most_a_kilobyte() -> None:
    assert dtype_of(State).itemsize <= 1024
