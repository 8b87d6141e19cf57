"""A turn: roll and place a die, or call Shanghai (T2-T8, B1-B4)."""

from __future__ import annotations

from roadstead.shanghaien.clauses import ALLOWED, B1, N1, T2, T3, T4, T5, T7, T8, X2, ZA2
from roadstead.shanghaien.state import State
from roadstead.shanghaien.words import (
    DECLARE,
    DICE,
    DICE_TO_CALL,
    OPEN,
    PLACE,
    ROLL,
    ROLLED,
    SLOTS,
    TURN,
    WITH_EXTRA3,
)


def other(seat: int) -> int:
    return 1 - seat


def placed(state: State, seat: int) -> int:
    """How many dice a player has in the Tavern."""
    dice = 0
    for slot in range(SLOTS):
        dice += state.dice[seat][slot]
    return dice


def supply(state: State, seat: int) -> int:
    """How many dice a player has before him; those just rolled still count."""
    return DICE - placed(state, seat)


def must_shanghai(state: State) -> bool:
    """With one die left, or none, Shanghai must be called (B2, B3, A4)."""
    return supply(state, state.turn) < ROLLED


def roll_barred_by(state: State) -> int:
    """Rolling opens a turn (T2) and takes two dice of one's supply (T3).

    The row must not wait for its direction: before the first roll (A1, T8), after a turn without a
    die (N1).
    """
    if state.phase == DECLARE:
        return N1 if state.turns[state.turn] > 0 else T8
    if state.phase != TURN:
        return T2
    if must_shanghai(state):
        return T3
    return ALLOWED


def shanghai_barred_by(state: State) -> int:
    """Instead of rolling one may call, once two of one's own dice stand in the Tavern (B1, A3).

    No Shanghai forbids it to both (X2) until somebody must call (B2).
    """
    if state.phase != TURN:
        return T2
    if must_shanghai(state):
        return ALLOWED
    if state.shanghai_barred == 1:
        return X2
    if placed(state, state.turn) < DICE_TO_CALL:
        return B1
    return ALLOWED


def declare_barred_by(state: State, row: int) -> int:
    """The starter says which end of the row is 1 when it is still open (T7, A1, N1)."""
    return ALLOWED if state.phase == DECLARE and row != OPEN else T7


def place_barred_by(state: State, pips: int, row: int) -> int:
    """One of the two dice goes to its card (T4, T5); a double has its choice first (Z2).

    Placing the double as it stands is none of that choice (ZA2).
    """
    if state.phase != PLACE:
        return T4
    if pips not in (state.roll[0], state.roll[1]):
        return T5
    if state.choice_due == 1 and state.house[WITH_EXTRA3] == 1:
        return ZA2
    return row_barred_by(state, row)


def row_barred_by(state: State, row: int) -> int:
    """The first die of a round says which end is 1 (T8); afterwards that holds (T7)."""
    if state.row == OPEN and row == OPEN:
        return T8
    if state.row != OPEN and row != OPEN:
        return T7
    return ALLOWED


def fix_row(state: State, row: int) -> None:
    """The first die placed fixes the direction of the row for the whole round (T7, T8)."""
    if state.row == OPEN:
        state.row = row


def set_die(state: State, pips: int) -> None:
    """A die stands at the card of its pips for the rest of the round (T4, T9, T10)."""
    state.dice[state.turn][pips - 1] += 1


def call_for_roll(state: State, doubles_count: int) -> None:
    """Two dice of the supply are to be rolled; the flag tells whether a double gives its choice."""
    state.phase = ROLL
    state.roll[0] = 0
    state.roll[1] = 0
    state.choice_due = 0
    state.window = 0
    state.doubles_count = doubles_count
