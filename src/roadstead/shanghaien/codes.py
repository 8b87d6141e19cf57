"""Moves as the core writes them: one whole number a move, its kind above its arguments."""

from __future__ import annotations

from roadstead.shanghaien.words import FACES, SLOTS

KIND_BITS = 17
KIND = 1 << KIND_BITS
"""Arguments stay below this; 7 ** 6, six dice by pips, is the largest."""

# Moves of a seat.
M_ROLL, M_SHANGHAI, M_DECLARE, M_PLACE = range(1, 5)
M_JOKER, M_NUDGE, M_BOTH, M_REROLL = range(5, 9)
M_CAPTAIN, M_NO_SHANGHAI, M_REROLL_ALL, M_SHARKS, M_EXCHANGE, M_DOUBLES = range(9, 15)
M_TAKE, M_AGAIN, M_REROLL_DOUBLE, M_VETO, M_PASS, M_RETURN = range(15, 21)
# Answers of chance.
M_STARTS, M_TURNED, M_ROLLED, M_ROLLED_ONE, M_ROLLED_ALL = range(21, 26)


FIRST_TRICK, LAST_TRICK = M_JOKER, M_DOUBLES
FIRST_CHANCE = M_STARTS

STEP_BITS = 4
STEP = 1 << STEP_BITS
"""Two or three small arguments share one number, four bits each."""
UP, DOWN = 0, 1


def code(kind: int, first: int, second: int, third: int) -> int:
    return (kind << KIND_BITS) | first | (second << STEP_BITS) | (third << 2 * STEP_BITS)


def kind_of(move: int) -> int:
    return move >> KIND_BITS


def argument_of(move: int) -> int:
    return move & (KIND - 1)


def first_of(move: int) -> int:
    return move & (STEP - 1)


def second_of(move: int) -> int:
    return (move >> STEP_BITS) & (STEP - 1)


def third_of(move: int) -> int:
    return (move >> 2 * STEP_BITS) & (STEP - 1)


def spread_digit(slot: int) -> int:
    """What one die with the pips of this slot adds to the number of a spread."""
    weight = 1
    for _ in range(slot):
        weight *= FACES + 1
    return weight


def spread_count(number: int, slot: int) -> int:
    """How many dice of a spread show the pips of this slot."""
    return number // spread_digit(slot) % (FACES + 1)


def spread_size(number: int) -> int:
    """How many dice a spread has."""
    dice = 0
    for slot in range(SLOTS):
        dice += spread_count(number, slot)
    return dice
