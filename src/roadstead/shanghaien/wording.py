"""Every move there is, with its number in the core and its word."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

from roadstead.kernel.errors import Unreadable
from roadstead.kernel.game import Move
from roadstead.shanghaien import codes, moves
from roadstead.shanghaien.codes import code
from roadstead.shanghaien.words import (
    CARDS,
    DECK_TRICKS,
    DICE,
    FACES,
    LEFT,
    NATIONS,
    OPEN,
    RIGHT,
    ROLLED,
    SEATS,
)

PIPS = range(1, FACES + 1)
ROWS = (OPEN, LEFT, RIGHT)
PLAIN = {
    moves.Roll(): codes.M_ROLL,
    moves.Shanghai(): codes.M_SHANGHAI,
    moves.Captain(): codes.M_CAPTAIN,
    moves.NoShanghai(): codes.M_NO_SHANGHAI,
    moves.RerollAll(): codes.M_REROLL_ALL,
    moves.Sharks(): codes.M_SHARKS,
    moves.Doubles(): codes.M_DOUBLES,
    moves.Take(): codes.M_TAKE,
    moves.Again(): codes.M_AGAIN,
    moves.RerollDouble(): codes.M_REROLL_DOUBLE,
    moves.Veto(): codes.M_VETO,
    moves.Pass(): codes.M_PASS,
}
"""Moves without arguments."""


def _of_dice() -> Iterator[tuple[Move, int]]:
    for row in (LEFT, RIGHT):
        yield moves.Declare(row), code(codes.M_DECLARE, row, 0, 0)
    for die in PIPS:
        yield moves.Exchange(die), code(codes.M_EXCHANGE, die, 0, 0)
        for row in ROWS:
            yield moves.Place(die, row), code(codes.M_PLACE, die, row, 0)
            yield moves.Return(die, row), code(codes.M_RETURN, die, row, 0)


def _of_tricks() -> Iterator[tuple[Move, int]]:
    for card in range(DECK_TRICKS):
        yield moves.Reroll(card), code(codes.M_REROLL, card, 0, 0)
        for row in ROWS:
            yield moves.Both(card, row), code(codes.M_BOTH, card, row, 0)
        for nation in range(NATIONS):
            yield moves.Joker(card, nation), code(codes.M_JOKER, card, nation, 0)
        for die in PIPS:
            for to in (die - 1, die + 1):
                yield moves.Nudge(card, die, to), code(codes.M_NUDGE, card, die, to)


def _of_chance() -> Iterator[tuple[Move, int]]:
    for seat in range(SEATS):
        yield moves.Starts(seat), code(codes.M_STARTS, seat, 0, 0)
    for card in range(CARDS):
        yield moves.Turned(card), codes.M_TURNED * codes.KIND + card
    for low, high in combinations_with_replacement(PIPS, ROLLED):
        yield moves.Rolled(low, high), code(codes.M_ROLLED, low, high, 0)
    for die in PIPS:
        yield moves.RolledOne(die), code(codes.M_ROLLED_ONE, die, 0, 0)
    for number in range(ROLLED, DICE + 1):
        for dice in combinations_with_replacement(PIPS, number):
            spread = tuple(dice.count(pips) for pips in PIPS)
            digits = sum(codes.spread_digit(slot) * n for slot, n in enumerate(spread))
            yield moves.RolledAll(spread), codes.M_ROLLED_ALL * codes.KIND + digits


@cache
def code_by_move() -> dict[Move, int]:
    """Every move that can be said, legal somewhere or not."""
    plain = {move: kind * codes.KIND for move, kind in PLAIN.items()}
    return {**plain, **dict(_of_dice()), **dict(_of_tricks()), **dict(_of_chance())}


@cache
def move_by_code() -> dict[int, Move]:
    return {number: move for move, number in code_by_move().items()}


@cache
def move_by_word() -> dict[str, Move]:
    return {move.word: move for move in code_by_move()}


def read_move(word: str) -> Move:
    """Read one word as a move."""
    move = move_by_word().get(word)
    if move is None:
        raise Unreadable(word, 0, "move")
    return move
