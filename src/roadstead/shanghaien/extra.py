"""Extra cards 1 and 2: No Shanghai, re-roll all dice, sharks, exchange (X1-X5, Y1-Y6)."""

from __future__ import annotations

from roadstead.shanghaien.clauses import ALLOWED, X3, Y4
from roadstead.shanghaien.codes import spread_count, spread_digit
from roadstead.shanghaien.state import State
from roadstead.shanghaien.tricks import trick_barred_by
from roadstead.shanghaien.turn import placed, row_barred_by
from roadstead.shanghaien.words import (
    EXTRA1,
    EXTRA2,
    FACES,
    RETURN,
    ROLL_ALL,
    ROLLED,
    SLOTS,
)


def no_shanghai_barred_by(state: State) -> int:
    """A trick like any other (X1, X2); a second one in a round is legal and pointless (N12)."""
    return trick_barred_by(state, EXTRA1)


def reroll_all_barred_by(state: State) -> int:
    """A trick like any other (X1, X3); with no die placed it is a plain re-roll (X5)."""
    return trick_barred_by(state, EXTRA1)


def sharks_barred_by(state: State) -> int:
    """A trick like any other (Y1, Y2), announced before the die is placed (Y6)."""
    return trick_barred_by(state, EXTRA2)


def exchange_barred_by(state: State, pips: int) -> int:
    """Needs an own die at that card, placed in an earlier turn (Y4)."""
    barred = trick_barred_by(state, EXTRA2)
    if barred != ALLOWED:
        return barred
    if pips < 1 or pips > FACES or state.dice[state.turn][pips - 1] == 0:
        return Y4
    return ALLOWED


def take_up_all_dice(state: State) -> None:
    """The two dice just rolled and all own dice of this round are rolled together (X3)."""
    state.in_hand = placed(state, state.turn) + ROLLED
    for slot in range(SLOTS):
        state.dice[state.turn][slot] = 0
    state.choice_due = 0
    state.window = 0
    state.roll[0] = 0
    state.roll[1] = 0
    state.phase = ROLL_ALL


def roll_all_together(state: State, number: int) -> None:
    """All dice show their pips at once; a double among them gives no choice (N9)."""
    for slot in range(SLOTS):
        state.spread[slot] = spread_count(number, slot)
    state.rolls += 1
    state.phase = RETURN


def return_barred_by(state: State, pips: int, row: int) -> int:
    """Any one of the dice rolled together goes back to the supply (X3)."""
    if state.phase != RETURN:
        return X3
    if pips < 1 or pips > FACES or state.spread[pips - 1] == 0:
        return X3
    return row_barred_by(state, row)


def place_the_rest(state: State, pips: int) -> None:
    """One die returns to the supply, all others stand at their cards (X3, X4)."""
    for slot in range(SLOTS):
        state.dice[state.turn][slot] += state.spread[slot]
    state.dice[state.turn][pips - 1] -= 1
    clear_spread(state)


def clear_spread(state: State) -> None:
    for slot in range(SLOTS):
        state.spread[slot] = 0
    state.in_hand = 0


def turn_down(state: State, pips: int) -> None:
    """The card of the die placed in the sharks' turn lies face down (Y2); dice may still join (Y3).

    It stays so though its die may leave; a card that is face down already stays so (N12).
    """
    if state.sharks == 1:
        state.face_down[pips - 1] = 1


def spread_of(ticket: int, dice: int) -> int:
    """The spread that one of the 6^n equally likely throws of n dice shows."""
    number = 0
    for _ in range(dice):
        number += spread_digit(ticket % FACES)
        ticket = ticket // FACES
    return number
