"""What a player is: somebody who sees a view and chooses a move in time."""

from __future__ import annotations

from random import Random
from typing import Protocol

from roadstead.kernel.game import Game, Move, View


class Player(Protocol):
    """A computer player: no memory, no clock of its own, no randomness but the generator given."""

    @property
    def name(self) -> str: ...

    def choose(self, game: Game, view: View, generator: Random, time_s: float) -> Move:
        """A legal move for the seat of the view, chosen within the time."""
        ...


class RandomPlayer:
    """Any legal move, each as likely as the others."""

    name = "random"

    def choose(self, game: Game, view: View, generator: Random, time_s: float) -> Move:
        moves = game.worlds(view, generator).legal_moves()
        return moves[generator.randrange(len(moves))]
