"""The fixed-weights player: the round solved exactly, the rest guessed by a table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import numpy as np

from roadstead.kernel.cells import copied
from roadstead.kernel.core import CorePosition
from roadstead.kernel.game import NATURE, Game, Move, View
from roadstead.kernel.packed import pack, records
from roadstead.players.shanghaien.prospects import (
    TRICK_WORTH,
    completion_table,
    worth_of_starting,
)
from roadstead.players.shanghaien.round_solver import (
    Floats,
    Pay,
    RoundSolver,
    Use,
    twin,
)
from roadstead.players.shanghaien.sweep import ALLOCATIONS, BOTHS, JOINS, NUDGES, REROLLS
from roadstead.shanghaien import moves
from roadstead.shanghaien.rounds import next_starter
from roadstead.shanghaien.state import State
from roadstead.shanghaien.words import (
    CRAZY_CAPTAIN,
    DOUBLES_MAY_REROLL,
    LEFT,
    OPEN,
    PLACE,
    RIGHT,
    TURN,
    WITH_EXTRA3,
)

SAMPLES = 24
"""Throws of many dice that are looked at in place of all."""
DEPTH = 4
"""Answers of chance within one turn before the looking ahead stops."""


class Fixed:
    """Exact within the round in the base game; with expansions one turn ahead, then exact."""

    name = "solver"

    def choose(self, game: Game, view: View, generator: Random, time_s: float) -> Move:
        position = game.worlds(view, generator)
        assert isinstance(position, CorePosition), position
        table = cast("CorePosition[State]", position)
        legal = table.legal_moves()
        if len(legal) == 1:
            return legal[0]
        worths = _worths(table, generator)
        best = max(worths.values())
        return next(move for move in legal if worths[move] == best)


def completion_pay(state: State, caller: int) -> Floats:
    """What each of the 729 allocations is worth to the first player, when a seat calls."""
    table, work, pay = records(State, 1), records(State, 1), np.empty(ALLOCATIONS)
    pack(state, table[0])
    twin().fill_pay(table, work, pay, completion_table(), TRICK_WORTH)
    called = copied(state)
    called.turn = caller
    starts = worth_of_starting(state.round, first_starts=next_starter(called) == 0)
    summed: Floats = pay + starts
    return summed


def _worths(position: CorePosition[State], generator: Random) -> dict[Move, float]:
    """What each legal move is worth to the mover."""
    state = position.state
    base = (
        not any(state.house[CRAZY_CAPTAIN : WITH_EXTRA3 + 1])
        and not state.house[DOUBLES_MAY_REROLL]
    )
    if base and state.phase in (TURN, PLACE):
        return exact_worths(state, position.legal_moves())
    seat = position.to_move
    return {
        move: ahead(position.play_unchecked(move).position, cast("int", seat), generator, DEPTH)
        for move in position.legal_moves()
    }


def exact_worths(
    state: State, legal: tuple[Move, ...], pay: Pay = completion_pay
) -> dict[Move, float]:
    """The base game: every move of a turn, exactly."""
    rows = (LEFT, RIGHT) if state.row == OPEN else (state.row,)
    solved = {row: RoundSolver(_with_row(state, row), pay) for row in rows}
    return {
        move: max(_worth(solved[row], move, state) for row in _rows_of(move, rows))
        for move in legal
    }


def _with_row(state: State, row: int) -> State:
    fixed = copied(state)
    fixed.row = row
    return fixed


def _rows_of(move: Move, rows: tuple[int, ...]) -> tuple[int, ...]:
    """The direction a move names, or every direction that is still possible."""
    row = getattr(move, "row", OPEN)
    return (row,) if row != OPEN else rows


def _worth(solver: RoundSolver, move: Move, state: State) -> float:
    if isinstance(move, moves.Roll):
        return solver.roll_worth
    if isinstance(move, moves.Shanghai):
        return solver.call_worth
    if isinstance(move, moves.Place):
        return solver.worth_of_dice((move.die,))
    use, dice = use_of(move, state)
    if use.effect == REROLLS:
        return solver.worth_of_reroll(use)
    return max(solver.worth_of_dice(pips, use) for pips in dice)


def use_of(move: Move, state: State) -> tuple[Use, tuple[tuple[int, ...], ...]]:
    """The use of a trick that a move is, and the ways to place dice after it."""
    low, high = state.roll
    either = ((low,), (high,))
    if isinstance(move, moves.Joker):
        return Use(JOINS, move.card, move.nation), either
    if isinstance(move, moves.Nudge):
        return Use(NUDGES, move.card), ((move.to,), (low + high - move.die,))
    if isinstance(move, moves.Both):
        return Use(BOTHS, move.card), ((low, high),)
    assert isinstance(move, moves.Reroll), move
    return Use(REROLLS, move.card), either


def ahead(position: object, seat: int, generator: Random, depth: int) -> float:
    """Look to the end of the turn by the rules themselves, then solve the round without extras."""
    assert isinstance(position, CorePosition), position
    table = cast("CorePosition[State]", position)
    state = table.state
    if state.turn < 0 or state.phase == TURN or depth == 0:
        return settled_worth(state, seat)
    if table.to_move == NATURE:
        played = [table.play_unchecked(move).position for move in _answers(table, generator)]
        return sum(ahead(after, seat, generator, depth - 1) for after in played) / len(played)
    nexts = [table.play_unchecked(move).position for move in _quiet(table)]
    values = [ahead(after, seat, generator, depth - 1) for after in nexts]
    return max(values) if table.to_move == seat else min(values)


def _answers(table: CorePosition[State], generator: Random) -> Iterator[Move]:
    """Answers of chance, each ticket alike; of many tickets some."""
    chances = table.chances()
    tickets = range(chances.tickets)
    if chances.tickets > SAMPLES:
        tickets = generator.sample(tickets, SAMPLES)
    return (chances.drawn(ticket) for ticket in tickets)


def _quiet(table: CorePosition[State]) -> list[Move]:
    """Moves without a further trick: looking ahead does not plan a second one."""
    legal = table.legal_moves()
    quiet = [move for move in legal if not hasattr(move, "card")]
    return quiet or list(legal)


def settled_worth(state: State, seat: int) -> float:
    """What the table is worth between turns, as if no more tricks were played in this round."""
    worth = _settled_worth(state)
    return worth if seat == 0 else -worth


def _settled_worth(state: State) -> float:
    """The same, to the first player."""
    plain = copied(state)
    if plain.turn < 0:
        return _between_rounds(plain)
    plain.trick_used = [1, 1]
    if plain.row == OPEN:
        plain.row = LEFT
    solver = RoundSolver(plain, completion_pay)
    dice = sum(plain.dice[plain.turn])
    worth = solver.roll_worth
    if dice > 4 or (dice >= 2 and not plain.shanghai_barred):
        worth = max(worth, solver.call_worth)
    return worth if plain.turn == 0 else -worth


def _between_rounds(state: State) -> float:
    table = records(State, 1)
    pack(state, table[0])
    starts = worth_of_starting(state.round, first_starts=state.starter == 0)
    return float(twin().prospect(table[0], completion_table(), TRICK_WORTH)) + starts
