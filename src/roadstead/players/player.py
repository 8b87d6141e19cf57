"""What a player is: somebody who sees a view and chooses a move in time."""

from __future__ import annotations

from random import Random
from typing import Protocol

from roadstead.kernel.game import Game, Move, Position, View


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
        moves = own_moves(game.worlds(view, generator), view)
        return moves[generator.randrange(len(moves))]


def own_moves(position: Position, view: View) -> tuple[Move, ...]:
    """The legal moves of the seat that looks; where several move at once, each carries its seat."""
    moves = position.legal_moves()
    if not isinstance(position.to_move, tuple):
        return moves
    return tuple(move for move in moves if getattr(move, "seat", None) == view.seat)
