"""Doubles: Extra card 3 and the house rule (Z1-Z5, N11)."""

from __future__ import annotations

from roadstead.shanghaien.clauses import A13, ALLOWED, N8, Z2, ZA1, ZA3
from roadstead.shanghaien.state import State
from roadstead.shanghaien.tricks import trick_barred_by
from roadstead.shanghaien.turn import other
from roadstead.shanghaien.words import (
    DOUBLES,
    DOUBLES_MAY_REROLL,
    PLACE,
    ROLL_ONE,
    TRICK_AFTER_DOUBLES_REROLL,
    WITH_EXTRA3,
)


def gives_choice(state: State) -> bool:
    """Whether a double means a choice: with Extra card 3 (Z2) or by the house rule (A13, N11).

    The first roll of a turn always counts (N16), and so do the card's own re-rolls (N17); re-rolls
    by trick or veto count by option (ZA5).
    """
    asked = state.house[WITH_EXTRA3] == 1 or state.house[DOUBLES_MAY_REROLL] == 1
    return asked and state.doubles_count == 1 and state.roll[0] == state.roll[1]


def weigh_double(state: State) -> None:
    """After each roll: is there a choice to be made first (Z2)?"""
    if gives_choice(state):
        state.choice_due = 1
    state.doubles_count = 0


def again_barred_by(state: State) -> int:
    """The first choice of a double: roll one of the two dice again (Z2); not once taken (ZA1)."""
    if state.placing_only == 1:
        return ZA1
    if state.phase != PLACE or state.choice_due == 0 or state.house[WITH_EXTRA3] == 0:
        return Z2
    return ALLOWED


def take_barred_by(state: State) -> int:
    """The second choice: use both dice to take the card (Z2), from the other player too (Z3).

    Its holder gains nothing by it (ZA3). It is no trick and not limited like one (ZA4). Vetoed, it
    is barred for the rest of the turn (N8); done, it leaves only a die to place (ZA1).
    """
    if state.placing_only == 1:
        return ZA1
    if state.phase != PLACE or state.choice_due == 0 or state.house[WITH_EXTRA3] == 0:
        return Z2
    if state.hand[state.turn][DOUBLES] == 1:
        return ZA3
    if state.take_barred == 1:
        return N8
    return ALLOWED


def reroll_double_barred_by(state: State) -> int:
    """House rule: a double may be rolled again, both dice, as often as it comes (A13, N11)."""
    if state.placing_only == 1:
        return ZA1
    if state.phase != PLACE or state.choice_due == 0 or state.house[DOUBLES_MAY_REROLL] == 0:
        return A13
    return ALLOWED


def doubles_barred_by(state: State) -> int:
    """The doubles card is played like any trick (Z4) by the player who holds it (Z3)."""
    return trick_barred_by(state, DOUBLES)


def take_doubles_card(state: State) -> None:
    """The card lies before its new holder (Z3)."""
    state.hand[other(state.turn)][DOUBLES] = 0
    state.hand[state.turn][DOUBLES] = 1


def ask_for_one_die(state: State) -> None:
    """One die of the double is to be rolled again, the other keeps its pips (Z2)."""
    state.phase = ROLL_ONE
    state.roll[1] = 0
    state.choice_due = 0
    state.window = 0
    state.doubles_count = 1


def roll_one(state: State, pips: int) -> None:
    """The new die joins the one that was kept; another double has the choice again (Z2, N17)."""
    kept = state.roll[0]
    state.roll[0] = min(kept, pips)
    state.roll[1] = max(kept, pips)
    state.rolls += 1
    state.window = state.house[TRICK_AFTER_DOUBLES_REROLL]  # (N5)
    state.phase = PLACE
    weigh_double(state)
