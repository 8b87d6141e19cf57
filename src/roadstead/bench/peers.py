"""Peers to compare with, measured in the same run: OpenSpiel's random play in C++.

OpenSpiel offers Python no counter of random steps. Its search, told to simulate once, plays so many
random games from one position without leaving C++; its random bots, C++ too, tell how long such
games are on average. A step is a move or an outcome of chance.
"""

from __future__ import annotations

import time
from importlib import import_module
from typing import Any

from roadstead.bench.measuring import median

GAMES = {"backgammon": 300, "chess": 300, "pig": 60_000}
"""Each game with the number of games in one run: about half a second."""
GAMES_FOR_LENGTH = {"backgammon": 200, "chess": 100, "pig": 2_000}
SEATS = 2


def openspiel(name: str) -> float | None:
    """Steps of random play a second; None without the extra `peers`."""
    try:
        spiel = import_module("pyspiel")
    except ImportError:
        return None
    game = spiel.load_game(name)
    start = _first_decision(game)
    steps = _mean_steps(spiel, start, GAMES_FOR_LENGTH[name]) * GAMES[name]
    return median(lambda: steps / _seconds_of_games(spiel, game, start, GAMES[name]))


def _first_decision(game: Any) -> Any:
    """The first position in which a player is to move."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def _mean_steps(spiel: Any, start: Any, games: int) -> float:
    """How many steps a random game has from here on."""
    bots = [spiel.make_uniform_random_bot(seat, seat + 1) for seat in range(SEATS)]
    steps = 0
    for seed in range(games):
        state = start.clone()
        spiel.evaluate_bots(state, bots, seed)
        steps += len(state.history()) - len(start.history())
    return steps / games


def _seconds_of_games(spiel: Any, game: Any, start: Any, games: int) -> float:
    """How long so many random games take in C++."""
    evaluator = spiel.RandomRolloutEvaluator(n_rollouts=games, seed=1)
    one_simulation = spiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False)
    begun = time.process_time()
    one_simulation.step(start)
    return time.process_time() - begun
