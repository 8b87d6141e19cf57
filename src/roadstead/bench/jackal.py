"""Jackal's figures: random games and lists of moves compiled, chains interpreted, state, start."""

from __future__ import annotations

import time
from random import Random
from types import FunctionType
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numpy.typing import NDArray

from roadstead.bench import Figures, Tell, peers
from roadstead.bench.measuring import empty_cache, median, one_core, rate, seconds_of_process
from roadstead.jackal import Jackal
from roadstead.jackal.state import State
from roadstead.kernel.cells import copied
from roadstead.kernel.core import NATURE, OVER
from roadstead.kernel.packed import Record, dtype_of, pack, records
from roadstead.kernel.playouts import Playouts, lottery

if TYPE_CHECKING:  # the face of the core, which the compiled namespace supplies

    def list_moves(state: Record, moves: NDArray[np.int32]) -> int: ...


GAMES = 1_500
"""Games in one compiled run: about a second."""
POSITIONS = 4_000
"""Positions of random games whose moves are listed."""
TIMES = 250
CHAIN_GAMES = 40
PEERS = ("chess", "backgammon")
START = """
from roadstead.jackal import Jackal
from roadstead.kernel.playouts import Playouts, lottery
Playouts(Jackal.core).play(Jackal().fresh(), lottery(1), 1)
"""


def figures() -> Figures:
    """All figures, without being told what is measured."""
    return measure(lambda _: None)


def measure(tell: Tell) -> Figures:
    """All figures, on one core."""
    with one_core():
        return {**_starting(tell), **_playing(tell), **_chains(tell), **_peers(tell)}


def _starting(tell: Tell) -> Figures:
    with empty_cache() as environment:
        tell("cold compile")
        return {"cold_compile_s": seconds_of_process(START, environment)}


def _playing(tell: Tell) -> Figures:
    """Decisions and lists a second: base game, four captains."""
    tell("compile")
    playouts, start, random = Playouts(Jackal.core), Jackal().fresh(), lottery(1)
    playouts.play(start, random, 1)
    tell("random games, compiled")
    played = median(lambda: rate(lambda: playouts.play(start, random, GAMES)))
    tell("lists of moves, compiled")
    return {
        "playout_moves_per_s": played,
        "legal_lists_per_s": _lists_per_second(playouts),
        "state_bytes": dtype_of(State).itemsize,
    }


def list_all(states: NDArray[Any], moves: NDArray[np.int32], times: int) -> int:
    """List the moves of all positions, so many times."""
    listed = 0
    for _ in range(times):
        for place in range(len(states)):
            list_moves(states[place], moves)
            listed += 1
    return listed


def _lists_per_second(playouts: Playouts) -> float:
    states = records(State, POSITIONS)
    for place, state in enumerate(decisions(Jackal(), POSITIONS)):
        pack(state, states[place])
    moves = np.zeros(Jackal.core.most_moves, np.int32)
    listing = playouts.twin.add("list_all", cast("FunctionType", list_all))
    listing(states, moves, 1)
    return median(lambda: rate(lambda: int(listing(states, moves, TIMES))))


def decisions(game: Jackal, wanted: int) -> list[State]:
    """Positions of random games in which a seat is to move."""
    generator, core = Random(1), game.core
    moves = [0] * core.most_moves
    state, found = game.fresh(), list[State]()
    while len(found) < wanted:
        mover = core.mover(state)
        if mover == OVER:
            state = game.fresh()
        elif mover == NATURE:
            core.play(state, core.drawn(state, generator.randrange(core.tickets(state))))
        else:
            found.append(copied(state))
            core.play(state, moves[generator.randrange(core.list_moves(state, moves))])
    return found


def _chains(tell: Tell) -> Figures:
    """How long an answer takes, interpreted: a move that leads through a chain, carried out."""
    tell("chains, interpreted")
    times = sorted(chain_times(Jackal(), CHAIN_GAMES))
    return {
        "chain_ms_p99": 1000 * times[int(0.99 * len(times))],
        "chain_ms_max": 1000 * times[-1],
    }


def chain_times(game: Jackal, games: int) -> list[float]:
    """Seconds of each move of random games whose piece was sent on by a tile."""
    generator, core = Random(2), game.core
    moves = [0] * core.most_moves
    times: list[float] = []
    for _ in range(games):
        state = game.fresh()
        while (mover := core.mover(state)) != OVER:
            if mover == NATURE:
                move = core.drawn(state, generator.randrange(core.tickets(state)))
            else:
                move = moves[generator.randrange(core.list_moves(state, moves))]
            before = state.tripper
            begun = time.perf_counter()
            core.play(state, move)
            taken = time.perf_counter() - begun
            if before >= 0 or state.tripper >= 0:
                times.append(taken)
    return times


def _peers(tell: Tell) -> Figures:
    tell("OpenSpiel")
    return {f"openspiel_{game}_steps_per_s": peers.openspiel(game) for game in PEERS}
