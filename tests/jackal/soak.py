"""Very many random games over mixed modes and options, compiled: `python -m tests.jackal.soak
1000000`.

Every game must end within a million moves; gold and closed tiles are counted again and again.
"""

from __future__ import annotations

import sys
import time
from random import Random
from types import FunctionType
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numpy.typing import NDArray

from roadstead.jackal import Jackal
from roadstead.jackal.island import box, gold_closed
from roadstead.jackal.state import State
from roadstead.jackal.words import EXPANSION
from roadstead.kernel.options import Number
from roadstead.kernel.packed import Record, pack, records
from roadstead.kernel.playouts import Playouts, lottery

if TYPE_CHECKING:  # the compiled namespace supplies these
    NATURE = -1
    OVER = -2

    def mover(state: Record) -> int: ...
    def list_moves(state: Record, moves: NDArray[np.int32]) -> int: ...
    def play(state: Record, move: int) -> None: ...
    def answer_chance(state: Record, random: NDArray[np.uint64]) -> None: ...
    def below(random: NDArray[np.uint64], bound: int) -> int: ...


LONGEST = 1_000_000
EVERY = 32
"""Of so many moves, one is followed by a count."""
GAMES_OF_A_MIX = 500


def is_sound(state: Record, worth: NDArray[np.int64], whole: int) -> bool:
    """Island + carried + banked + lost = what the box holds (G1-G3); closed cells are the rest
    (I6)."""
    gold = state.lost
    for team in range(4):
        gold += state.bank[team]
    lying = worth[100 + state.load]
    for cell in range(169):
        lying += state.coins[cell]
    for pile in range(len(state.pile_coins)):
        lying += state.pile_coins[pile]
    if state.treasure >= 0:
        lying += 3
    closed = 0
    for kind in range(len(state.rest)):
        closed += state.rest[kind]
        lying += state.rest[kind] * worth[kind]
    return lying == state.stake and gold + lying == whole and closed == state.closed


def soak(
    start: Record,
    table: NDArray[Any],
    moves: NDArray[np.int32],
    random: NDArray[np.uint64],
    worth: NDArray[np.int64],
    numbers: NDArray[np.int64],
) -> int:
    """Play games; answer the moves made, or -1 if anything did not add up or did not end."""
    made = 0
    for _ in range(numbers[0]):
        table[0] = start[0]
        state = table[0]
        length = 0
        seat = mover(state)
        while seat != OVER:
            if seat == NATURE:
                answer_chance(state, random)
            else:
                count = list_moves(state, moves)
                if count == 0:
                    return -1
                play(state, moves[below(random, count)])
            length += 1
            if length % EVERY == 0 and not is_sound(state, worth, numbers[1]):
                return -1
            seat = mover(state)
            if length > LONGEST:
                return -1
        if not is_sound(state, worth, numbers[1]):
            return -1
        made += length
    return made


def mixed(random: Random) -> Jackal:
    """Any mode with any options, without long waits."""
    return Jackal(
        **{
            name: random.randint(3, 12)
            if isinstance(option, Number)
            else random.choice(option.values)
            for name, option in Jackal.schema.items()
        }
    )


def main(games: int) -> None:
    playouts, random, lots = Playouts(Jackal.core), Random(1), lottery(1)
    playouts.twin.name(LONGEST=LONGEST, EVERY=EVERY)
    playouts.twin.add("is_sound", cast("FunctionType", is_sound))
    run = playouts.twin.add("soak", cast("FunctionType", soak))
    start, table = records(State, 1), records(State, 1)
    moves = np.zeros(Jackal.core.most_moves, np.int32)
    kinds = len(box(True))
    worth = np.zeros(103, np.int64)
    worth[:kinds] = [gold_closed([int(k == kind) for k in range(kinds)]) for kind in range(kinds)]
    worth[100:] = [0, 1, 3]
    begun, played, made = time.time(), 0, 0
    while played < games:
        game = mixed(random)
        pack(game.fresh(), start[0])
        whole = gold_closed(box(game.house[EXPANSION] == 1))
        counted = run(start, table, moves, lots, worth, np.array([GAMES_OF_A_MIX, whole]))
        assert counted > 0, game.header
        played, made = played + GAMES_OF_A_MIX, made + int(counted)
        if played % 50_000 == 0:
            print(f"{played} games, {made} moves, {time.time() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
