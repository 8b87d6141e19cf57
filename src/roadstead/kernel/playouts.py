"""Random games over the compiled core of any game: the loop is compiled with the rules."""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numpy.typing import NDArray

from roadstead.kernel.core import Core
from roadstead.kernel.packed import Progress, Record, Twin, pack, records

if TYPE_CHECKING:  # the face of a core, which the compiled namespace supplies

    def mover(state: Record) -> int: ...
    def list_moves(state: Record, moves: NDArray[np.int32]) -> int: ...
    def play(state: Record, move: int) -> None: ...
    def tickets(state: Record) -> int: ...
    def drawn(state: Record, ticket: int) -> int: ...


NATURE = -1
OVER = -2

HALF = np.uint64(32)
SHIFTS = (np.uint64(13), np.uint64(7), np.uint64(17))


def lottery(seed: int) -> NDArray[np.uint64]:
    """A seeded generator for compiled loops: one number that is stirred at each draw."""
    mixed = np.random.SeedSequence(seed).generate_state(1, np.uint64)
    return np.maximum(mixed, np.uint64(1))


def below(random: NDArray[np.uint64], bound: int) -> int:
    """A number from 0 to bound - 1 (xorshift, then the upper half scaled down)."""
    number = random[0]
    number ^= number << SHIFTS[0]
    number ^= number >> SHIFTS[1]
    number ^= number << SHIFTS[2]
    random[0] = number
    return np.int64(((number >> HALF) * np.uint64(bound)) >> HALF)  # pyright: ignore[reportReturnType] - numba's own whole number


def answer_chance(state: Record, random: NDArray[np.uint64]) -> None:
    """Draw a ticket of the urn and carry out what it says."""
    play(state, drawn(state, below(random, tickets(state))))


def play_out(state: Record, moves: NDArray[np.int32], random: NDArray[np.uint64]) -> int:
    """Play at random to the end; answer how many decisions were taken.

    A decision is a move of a seat with at least two legal moves, drawn from the full legal list.
    """
    decisions = 0
    seat = mover(state)
    while seat != OVER:
        if seat == NATURE:
            answer_chance(state, random)
        else:
            count = list_moves(state, moves)
            choice = 0
            if count > 1:
                decisions += 1
                choice = below(random, count)
            play(state, moves[choice])
        seat = mover(state)
    return decisions


def play_many(
    start: Record,
    state: NDArray[Any],
    moves: NDArray[np.int32],
    random: NDArray[np.uint64],
    games: int,
) -> int:
    """Play so many random games from one position; answer the decisions taken."""
    decisions = 0
    for _ in range(games):
        state[0] = start[0]
        decisions += play_out(state[0], moves, random)
    return decisions


class Playouts:
    """Random games of one game, compiled."""

    def __init__(
        self, core: Core[Any], *, bounds: bool = False, tell: Progress | None = None
    ) -> None:
        self.twin = Twin(core.modules, bounds=bounds, flat=core.flat and not bounds, tell=tell)
        self.twin.name(HALF=HALF, SHIFTS=SHIFTS, NATURE=NATURE, OVER=OVER, np=np)
        for function in (below, answer_chance, play_out, play_many):
            self.twin.add(function.__name__, cast("FunctionType", function), bounds=bounds)
        self._core = core
        self._start = records(core.state, 1)
        self._state = records(core.state, 1)
        self._moves = np.zeros(core.most_moves, np.int32)

    def play(self, start: Any, random: NDArray[np.uint64], games: int) -> int:
        """Play so many random games from a state; answer the decisions taken."""
        pack(start, self._start[0])
        return int(self.twin.play_many(self._start, self._state, self._moves, random, games))
