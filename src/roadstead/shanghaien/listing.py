"""All legal moves of a position, in a fixed order: dice, doubles, tricks."""

from __future__ import annotations

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
from roadstead.shanghaien.rules import barred_by
from roadstead.shanghaien.state import State
from roadstead.shanghaien.tricks import trick_barred_by
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
        return offer(
            state, moves, offer(state, moves, 0, code(M_ROLL, 0, 0, 0)), code(M_SHANGHAI, 0, 0, 0)
        )
    if phase in (VETO, VETO_PLACING):
        return offer(
            state, moves, offer(state, moves, 0, code(M_VETO, 0, 0, 0)), code(M_PASS, 0, 0, 0)
        )
    if phase == RETURN:
        return list_returns(state, moves)
    if phase == DECLARE:
        return offer(
            state,
            moves,
            offer(state, moves, 0, code(M_DECLARE, LEFT, 0, 0)),
            code(M_DECLARE, RIGHT, 0, 0),
        )
    return 0


def offer(state: State, moves: list[int], count: int, move: int) -> int:
    """Add a move if nothing bars it."""
    if barred_by(state, move) != ALLOWED:
        return count
    moves[count] = move
    return count + 1


def offer_rows(state: State, moves: list[int], count: int, kind: int, first: int) -> int:
    """Add a move that places dice: once, or for each direction while the row is open (T8, A7)."""
    if state.row != OPEN:
        return offer(state, moves, count, code(kind, first, OPEN, 0))
    count = offer(state, moves, count, code(kind, first, LEFT, 0))
    return offer(state, moves, count, code(kind, first, RIGHT, 0))


def list_placings(state: State, moves: list[int]) -> int:
    """After a roll: place one of the two dice, use a double, or play a trick (T4, Z2, D2)."""
    low, high = state.roll[0], state.roll[1]
    count = offer_rows(state, moves, 0, M_PLACE, low)
    if high != low:
        count = offer_rows(state, moves, count, M_PLACE, high)
    if state.choice_due == 1:
        count = offer(state, moves, count, code(M_AGAIN, 0, 0, 0))
        count = offer(state, moves, count, code(M_TAKE, 0, 0, 0))
        count = offer(state, moves, count, code(M_REROLL_DOUBLE, 0, 0, 0))
    if state.window == 1 and state.trick_used[state.turn] == 0:
        count = list_tricks(state, moves, count)
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
            count = offer(state, moves, count, code(M_JOKER, card, nation, 0))
    if HAS_NUDGE[card] == 1:
        count = list_nudges(state, moves, count, card)
    if HAS_BOTH[card] == 1:
        count = offer_rows(state, moves, count, M_BOTH, card)
    if HAS_REROLL[card] == 1:
        count = offer(state, moves, count, code(M_REROLL, card, 0, 0))
    return count


def list_nudges(state: State, moves: list[int], count: int, card: int) -> int:
    """Each of the two dice one down and one up (D8)."""
    low, high = state.roll[0], state.roll[1]
    count = list_nudges_of_die(state, moves, count, card, low)
    if high != low:
        count = list_nudges_of_die(state, moves, count, card, high)
    return count


def list_nudges_of_die(state: State, moves: list[int], count: int, card: int, pips: int) -> int:
    count = offer(state, moves, count, code(M_NUDGE, card, pips, pips - 1))
    return offer(state, moves, count, code(M_NUDGE, card, pips, pips + 1))


def list_extra_cards(state: State, moves: list[int], count: int) -> int:
    """The cards of the expansions (C, X, Y, Z)."""
    count = offer(state, moves, count, code(M_CAPTAIN, 0, 0, 0))
    count = offer(state, moves, count, code(M_NO_SHANGHAI, 0, 0, 0))
    count = offer(state, moves, count, code(M_REROLL_ALL, 0, 0, 0))
    count = offer(state, moves, count, code(M_SHARKS, 0, 0, 0))
    for pips in range(1, FACES + 1):
        count = offer(state, moves, count, code(M_EXCHANGE, pips, 0, 0))
    return offer(state, moves, count, code(M_DOUBLES, 0, 0, 0))


def list_returns(state: State, moves: list[int]) -> int:
    """Each value among the dice rolled together may go back (X3)."""
    count = 0
    for pips in range(1, FACES + 1):
        count = offer_rows(state, moves, count, M_RETURN, pips)
    return count
