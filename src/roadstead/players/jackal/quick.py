"""A one-ply player: which move leaves the crew best off, as far as everybody can see?"""

from __future__ import annotations

from random import Random

from roadstead.kernel.game import Game, Move, View
from roadstead.players.jackal.prospects import chart_of, team_of_seat, worth

MOOD = 0.25
"""A little chance in every choice, so that nobody walks in circles for ever."""


class Quick:
    """Banks coins, fetches gold, opens tiles, hits, and walks into no death that can be seen."""

    name = "quick"

    def choose(self, game: Game, view: View, generator: Random, time_s: float) -> Move:
        position = chart_of(game.worlds(view, generator))
        team = team_of_seat(position.state, view)

        def value(move: Move) -> float:
            after = chart_of(position.play_unchecked(move).position).state
            return worth(after, team) + MOOD * generator.random()

        return max(position.legal_moves(), key=value)
