"""The Crazy Captain: a veto in each of the opponent's turns (C1-C8, CA1-CA7)."""

from __future__ import annotations

from roadstead.shanghaien.clauses import ALLOWED, C3, C4, C6
from roadstead.shanghaien.codes import (
    FIRST_TRICK,
    LAST_TRICK,
    M_BOTH,
    M_EXCHANGE,
    M_PLACE,
    M_RETURN,
    M_SHANGHAI,
    M_TAKE,
    first_of,
    kind_of,
)
from roadstead.shanghaien.extra import clear_spread
from roadstead.shanghaien.state import State
from roadstead.shanghaien.tricks import trick_barred_by
from roadstead.shanghaien.turn import call_for_roll, must_shanghai, other
from roadstead.shanghaien.words import (
    CAPTAIN,
    CAPTAIN_MAY_VETO_TAKING,
    DOUBLES,
    DOUBLES_ON_REROLLS,
    EXCHANGE_DIE_AFTER_VETO,
    EXTRA1,
    EXTRA2,
    GOES_BACK,
    NOBODY,
    PLACE,
    ROLL_ALL,
    ROLL_ALL_AGAIN,
    ROUNDS,
    SHARKS_AFTER_VETO,
    SHARKS_LOST,
    VETO,
    VETO_AFTER_TRICK,
    VETO_NOT_ALLOWED,
    VETO_PLACING,
    VETO_REROLL_ALL_PLACING,
)

# The card of a trick by the kind of move; 0 where the move names its card.
CARD_OF_KIND = (0, 0, 0, 0, 0, 0, 0, 0, 0, CAPTAIN, EXTRA1, EXTRA1, EXTRA2, EXTRA2, DOUBLES)


def captain_barred_by(state: State) -> int:
    """A trick (C1, C2), but not against a Captain in force (C3) and not in round 8 (C4)."""
    barred = trick_barred_by(state, CAPTAIN)
    if barred != ALLOWED:
        return barred
    if state.captain != NOBODY:
        return C3
    if state.round == ROUNDS:
        return C4
    return ALLOWED


def answer_barred_by(state: State) -> int:
    """A veto, or letting pass, answers an announcement (C6)."""
    if state.phase not in (VETO, VETO_PLACING):
        return C6
    return ALLOWED


def may_veto(state: State, move: int) -> bool:
    """Once in each turn of the opponent (C6, C7) the Captain may veto one of three kinds of action.

    Shanghai while two dice are left to roll (C6c, CA5), the announcement of any trick (C6b), and
    the taking of the doubles card by option.
    """
    if state.captain != other(state.turn) or state.vetoed == 1:
        return False
    kind = kind_of(move)
    if kind == M_SHANGHAI:
        return not must_shanghai(state)
    if kind == M_TAKE:
        return state.house[CAPTAIN_MAY_VETO_TAKING] == 1
    return FIRST_TRICK <= kind <= LAST_TRICK


def may_veto_placing(state: State, move: int) -> bool:
    """A die, or both, may be sent back and rolled again (C6a); after a trick by option (CA3).

    The dice of "re-roll all" are safe unless the option says otherwise (N4).
    """
    if state.captain != other(state.turn) or state.vetoed == 1:
        return False
    if state.trick_done == 1 and state.house[VETO_AFTER_TRICK] == VETO_NOT_ALLOWED:
        return False
    if kind_of(move) == M_RETURN:
        return state.house[VETO_REROLL_ALL_PLACING] == ROLL_ALL_AGAIN
    return kind_of(move) in (M_PLACE, M_BOTH, M_EXCHANGE)


def veto_announcement(state: State) -> None:
    """Shanghai becomes a roll (C6c, CA6, N16), a trick stays (C6b), taking is barred (N8)."""
    move = state.pending
    state.pending = 0
    state.vetoed = 1
    kind = kind_of(move)
    if kind == M_SHANGHAI:
        call_for_roll(state, 1)
        return
    state.phase = PLACE
    if kind == M_TAKE:
        state.take_barred = 1
    else:
        state.banned[state.turn][card_of(move)] += 1


def card_of(move: int) -> int:
    """Which trick card a move plays."""
    kind = kind_of(move)
    if kind < len(CARD_OF_KIND) and CARD_OF_KIND[kind] != 0:
        return CARD_OF_KIND[kind]
    return first_of(move)


def veto_placing(state: State) -> None:
    """He takes his dice back and must roll again (C6a), all of them after "re-roll all" (N4).

    Sharks still wait for the die finally placed, or are lost (N2); a die taken back by an exchange
    stays in the supply, or returns (N3). A row fixed with the die is open again (CA7).
    """
    move = state.pending
    state.pending = 0
    state.vetoed = 1
    if kind_of(move) == M_RETURN:
        dice = state.in_hand
        clear_spread(state)
        state.in_hand = dice
        state.phase = ROLL_ALL
        return
    if state.house[SHARKS_AFTER_VETO] == SHARKS_LOST:
        state.sharks = 0
    if kind_of(move) == M_EXCHANGE and state.house[EXCHANGE_DIE_AFTER_VETO] == GOES_BACK:
        state.dice[state.turn][first_of(move) - 1] += 1
    state.placing_only = 0
    call_for_roll(state, state.house[DOUBLES_ON_REROLLS])
