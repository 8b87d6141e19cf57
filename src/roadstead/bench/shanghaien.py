"""Shanghaien's figures: random games compiled and interpreted, start-up, size of the state."""

from __future__ import annotations

from random import Random

from roadstead.bench import Figures, Tell, peers
from roadstead.bench.measuring import (
    empty_cache,
    median,
    one_core,
    rate,
    seconds_of_process,
)
from roadstead.kernel.apart import Apart
from roadstead.kernel.core import NATURE, OVER, Core
from roadstead.kernel.packed import Progress, dtype_of
from roadstead.kernel.playouts import Playouts, lottery
from roadstead.shanghaien import Shanghaien
from roadstead.shanghaien.options import EXPANSIONS
from roadstead.shanghaien.state import State

GAMES = 20_000
"""Games in one compiled run: about a tenth of a second."""
RUNS_COMPILED = 9
GAMES_INTERPRETED = 20
COMPILE = f"{__name__}:compile_playouts"
START = f"""
from {__name__} import compile_playouts
compile_playouts()
"""
IMPORT = """
import sys, roadstead.shanghaien
assert not {"numba", "numpy"} & set(sys.modules), "the rules must load without the compiler"
"""


def measure(tell: Tell) -> Figures:
    """All figures, on one core."""
    with one_core():
        return {**_starting(tell), **_playing(tell), **_peers(tell)}


def compile_playouts(tell: Progress | None = None) -> None:
    """Compile random games, or load them, and play the first."""
    Playouts(Shanghaien.core, tell=tell).play(Shanghaien().fresh(), lottery(1), 1)


def _starting(tell: Tell) -> Figures:
    """How long one waits: for the import alone, with nothing compiled, with everything kept."""
    tell("import")
    figures: Figures = {"import_s": median(lambda: seconds_of_process(IMPORT))}
    with empty_cache() as environment:
        tell("cold compile")
        figures["cold_compile_s"] = seconds_of_process(START, environment)
        tell("cached start")
        figures["cached_start_s"] = median(lambda: seconds_of_process(START, environment))
    return figures


def _playing(tell: Tell) -> Figures:
    """Decisions a second in random games, each from the full list of legal moves."""
    with Apart(COMPILE, politeness=0) as apart:
        for done, total in apart.progress():
            tell(f"compile {done}/{total}")
    playouts = Playouts(Shanghaien.core)
    base, expansions = Shanghaien(), Shanghaien(expansions=EXPANSIONS)
    tell("base game, compiled")
    figures: Figures = {"base_decisions_per_s": _compiled(playouts, base)}
    tell("all expansions, compiled")
    figures["expansions_decisions_per_s"] = _compiled(playouts, expansions)
    tell("base game, interpreted")
    generator = Random(1)
    figures["interpreted_decisions_per_s"] = median(
        lambda: rate(lambda: play_interpreted(base, generator, GAMES_INTERPRETED))
    )
    return {**figures, "state_bytes": dtype_of(State).itemsize}


def _compiled(playouts: Playouts, game: Shanghaien) -> float:
    """Decisions a second; what is compiled or loaded first is not counted."""
    random, start = lottery(1), game.fresh()
    playouts.play(start, random, 1)
    return median(lambda: rate(lambda: playouts.play(start, random, GAMES)), RUNS_COMPILED)


def _peers(tell: Tell) -> Figures:
    tell("OpenSpiel")
    return {
        f"openspiel_{game}_steps_per_s": peers.openspiel(game) for game in ("backgammon", "pig")
    }


def play_interpreted(game: Shanghaien, generator: Random, games: int) -> int:
    """So many random games by the rules as Python runs them; the decisions taken."""
    return sum(_play_out(game.core, game.fresh(), generator) for _ in range(games))


def _play_out(core: Core[State], state: State, generator: Random) -> int:
    """One game; a decision is a move of a seat with at least two legal moves."""
    decisions = 0
    moves = [0] * core.most_moves
    while (seat := core.mover(state)) != OVER:
        if seat == NATURE:
            core.play(state, core.drawn(state, generator.randrange(core.tickets(state))))
        else:
            count = core.list_moves(state, moves)
            decisions += count > 1
            core.play(state, moves[generator.randrange(count)])
    return decisions
