"""A one-ply greedy player: what would the crews be worth, were the round to end now?"""

from __future__ import annotations

from random import Random
from typing import cast

from roadstead.kernel.cells import copied
from roadstead.kernel.core import CorePosition
from roadstead.kernel.game import Game, Move, View
from roadstead.shanghaien import moves
from roadstead.shanghaien.rounds import end_round
from roadstead.shanghaien.scoring import points_of_nation, strength, unused_tricks
from roadstead.shanghaien.state import State
from roadstead.shanghaien.words import LEFT, NATIONS, NOBODY, OPEN

STRENGTH_WORTH = 0.35
"""What a point of strength is worth beyond the points it scores: it may decide later."""
CALL_MARGIN = 0.75
"""What a round must have brought before it is ended by choice."""


class Greedy:
    """Looks one move ahead and no further; calls Shanghai as soon as that is a gain."""

    name = "greedy"

    def choose(self, game: Game, view: View, generator: Random, time_s: float) -> Move:
        position = game.worlds(view, generator)
        assert isinstance(position, CorePosition), position
        table = cast("CorePosition[State]", position)
        legal = position.legal_moves()
        worth = [_worth(table, move) for move in legal]
        best = [move for move, value in zip(legal, worth, strict=True) if value == max(worth)]
        return best[generator.randrange(len(best))]


def _worth(position: CorePosition[State], move: Move) -> float:
    """How the mover stands after a move, were the round to end then."""
    seat = position.to_move
    assert isinstance(seat, int), position
    if isinstance(move, moves.Roll):
        return balance(position.state, seat) + CALL_MARGIN
    if isinstance(move, moves.Shanghai):
        return balance_if_ended(position.state, seat)
    after = position.play_unchecked(move).position
    assert isinstance(after, CorePosition), after
    return balance_if_ended(cast("CorePosition[State]", after).state, seat)


def balance_if_ended(state: State, seat: int) -> float:
    """The balance of the crews after the cards would be handed out."""
    if state.turn == NOBODY:
        return balance(state, seat)
    ended = copied(state)
    if ended.row == OPEN:
        ended.row = LEFT
    end_round(ended)
    return balance(ended, seat)


def balance(state: State, seat: int) -> float:
    """Points now and strength for later, ours less theirs."""
    other = 1 - seat
    total = float(unused_tricks(state, seat) - unused_tricks(state, other))
    for nation in range(NATIONS):
        ours, theirs = strength(state, seat, nation), strength(state, other, nation)
        total += points_of_nation(ours, theirs) - points_of_nation(theirs, ours)
        total += STRENGTH_WORTH * (ours - theirs)
    return total
