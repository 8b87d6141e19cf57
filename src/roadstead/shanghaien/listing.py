"""All legal moves of a position, in a fixed order: dice, doubles, tricks."""

from __future__ import annotations

from roadstead.shanghaien.captain import answer_barred_by, captain_barred_by
from roadstead.shanghaien.clauses import ALLOWED
from roadstead.shanghaien.codes import (
    M_AGAIN,
    M_BOTH,
    M_CAPTAIN,
    M_DECLARE,
    M_DOUBLES,
    M_EXCHANGE,
    M_JOKER,
    M_NO_SHANGHAI,
    M_NUDGE,
    M_PASS,
    M_PLACE,
    M_REROLL,
    M_REROLL_ALL,
    M_REROLL_DOUBLE,
    M_RETURN,
    M_ROLL,
    M_SHANGHAI,
    M_SHARKS,
    M_TAKE,
    M_VETO,
    code,
)
from roadstead.shanghaien.doubles import (
    again_barred_by,
    doubles_barred_by,
    reroll_double_barred_by,
    take_barred_by,
)
from roadstead.shanghaien.extra import (
    exchange_barred_by,
    no_shanghai_barred_by,
    reroll_all_barred_by,
    return_barred_by,
    sharks_barred_by,
)
from roadstead.shanghaien.state import State
from roadstead.shanghaien.tricks import (
    both_barred_by,
    joker_barred_by,
    nudge_barred_by,
    reroll_barred_by,
    trick_barred_by,
)
from roadstead.shanghaien.turn import (
    declare_barred_by,
    place_barred_by,
    roll_barred_by,
    shanghai_barred_by,
)
from roadstead.shanghaien.words import (
    DECK_TRICKS,
    DECLARE,
    FACES,
    HAS_BOTH,
    HAS_JOKER,
    HAS_NUDGE,
    HAS_REROLL,
    LEFT,
    NATIONS,
    OPEN,
    PLACE,
    RETURN,
    RIGHT,
    TRICKS,
    TURN,
    VETO,
    VETO_PLACING,
)

MOST_MOVES = 160
"""No position has more legal moves."""


def list_moves(state: State, moves: list[int]) -> int:
    """Write the legal moves of the seat to move into `moves`; answer how many there are."""
    phase = state.phase
    if phase == PLACE:
        return list_placings(state, moves)
    if phase == TURN:
        count = offer(moves, 0, code(M_ROLL, 0, 0, 0), roll_barred_by(state))
        return offer(moves, count, code(M_SHANGHAI, 0, 0, 0), shanghai_barred_by(state))
    if phase in (VETO, VETO_PLACING):
        count = offer(moves, 0, code(M_VETO, 0, 0, 0), answer_barred_by(state))
        return offer(moves, count, code(M_PASS, 0, 0, 0), answer_barred_by(state))
    if phase == RETURN:
        return list_returns(state, moves)
    if phase == DECLARE:
        count = offer(moves, 0, code(M_DECLARE, LEFT, 0, 0), declare_barred_by(state, LEFT))
        return offer(moves, count, code(M_DECLARE, RIGHT, 0, 0), declare_barred_by(state, RIGHT))
    return 0


def offer(moves: list[int], count: int, move: int, barred: int) -> int:
    """Add a move if no clause bars it; answer how many there are now."""
    if barred != ALLOWED:
        return count
    moves[count] = move
    return count + 1


def first_row(state: State) -> int:
    """With this direction begin the moves that place dice: there are two while the row is open."""
    return LEFT if state.row == OPEN else OPEN


def last_row(state: State) -> int:
    """With this direction they end (T8, A7)."""
    return RIGHT if state.row == OPEN else OPEN


def list_placings(state: State, moves: list[int]) -> int:
    """After a roll: place one of the two dice, use a double, or play a trick (T4, Z2, D2)."""
    low, high = state.roll[0], state.roll[1]
    count = list_places(state, moves, 0, low)
    if high != low:
        count = list_places(state, moves, count, high)
    if state.choice_due == 1:
        count = offer(moves, count, code(M_AGAIN, 0, 0, 0), again_barred_by(state))
        count = offer(moves, count, code(M_TAKE, 0, 0, 0), take_barred_by(state))
        barred = reroll_double_barred_by(state)
        count = offer(moves, count, code(M_REROLL_DOUBLE, 0, 0, 0), barred)
    if state.window == 1 and state.trick_used[state.turn] == 0:
        count = list_tricks(state, moves, count)
    return count


def list_places(state: State, moves: list[int], count: int, pips: int) -> int:
    """A die goes to its card (T4); the first one of a round fixes the row (T8)."""
    for row in range(first_row(state), last_row(state) + 1):
        barred = place_barred_by(state, pips, row)
        count = offer(moves, count, code(M_PLACE, pips, row, 0), barred)
    return count


def list_tricks(state: State, moves: list[int], count: int) -> int:
    """Each trick in the hand with each of its actions (D5)."""
    for card in range(DECK_TRICKS):
        if trick_barred_by(state, card) == ALLOWED:
            count = list_deck_trick(state, moves, count, card)
    for card in range(DECK_TRICKS, TRICKS):
        if state.hand[state.turn][card] > 0:
            return list_extra_cards(state, moves, count)
    return count


def list_deck_trick(state: State, moves: list[int], count: int, card: int) -> int:
    """The two actions of one Dirty Trick of the deck (D5)."""
    if HAS_JOKER[card] == 1:
        for nation in range(NATIONS):
            barred = joker_barred_by(state, card, nation)
            count = offer(moves, count, code(M_JOKER, card, nation, 0), barred)
    if HAS_NUDGE[card] == 1:
        count = list_nudges(state, moves, count, card)
    if HAS_BOTH[card] == 1:
        for row in range(first_row(state), last_row(state) + 1):
            barred = both_barred_by(state, card, row)
            count = offer(moves, count, code(M_BOTH, card, row, 0), barred)
    if HAS_REROLL[card] == 1:
        count = offer(moves, count, code(M_REROLL, card, 0, 0), reroll_barred_by(state, card))
    return count


def list_nudges(state: State, moves: list[int], count: int, card: int) -> int:
    """Each of the two dice one down and one up (D8)."""
    low, high = state.roll[0], state.roll[1]
    count = list_nudges_of_die(state, moves, count, card, low)
    if high != low:
        count = list_nudges_of_die(state, moves, count, card, high)
    return count


def list_nudges_of_die(state: State, moves: list[int], count: int, card: int, pips: int) -> int:
    for to in range(pips - 1, pips + 2, 2):
        barred = nudge_barred_by(state, card, pips, to)
        count = offer(moves, count, code(M_NUDGE, card, pips, to), barred)
    return count


def list_extra_cards(state: State, moves: list[int], count: int) -> int:
    """The cards of the expansions (C, X, Y, Z)."""
    count = offer(moves, count, code(M_CAPTAIN, 0, 0, 0), captain_barred_by(state))
    count = offer(moves, count, code(M_NO_SHANGHAI, 0, 0, 0), no_shanghai_barred_by(state))
    count = offer(moves, count, code(M_REROLL_ALL, 0, 0, 0), reroll_all_barred_by(state))
    count = offer(moves, count, code(M_SHARKS, 0, 0, 0), sharks_barred_by(state))
    for pips in range(1, FACES + 1):
        barred = exchange_barred_by(state, pips)
        count = offer(moves, count, code(M_EXCHANGE, pips, 0, 0), barred)
    return offer(moves, count, code(M_DOUBLES, 0, 0, 0), doubles_barred_by(state))


def list_returns(state: State, moves: list[int]) -> int:
    """Each value among the dice rolled together may go back (X3)."""
    count = 0
    for pips in range(1, FACES + 1):
        for row in range(first_row(state), last_row(state) + 1):
            barred = return_barred_by(state, pips, row)
            count = offer(moves, count, code(M_RETURN, pips, row, 0), barred)
    return count
