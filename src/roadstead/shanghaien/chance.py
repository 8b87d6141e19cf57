"""What chance answers: an urn of equally likely tickets, each naming an outcome (S6, S7, T4)."""

from __future__ import annotations

from roadstead.shanghaien.clauses import ALLOWED, S6, S7, T4, X3, Z2
from roadstead.shanghaien.codes import (
    KIND,
    M_ROLLED,
    M_ROLLED_ALL,
    M_ROLLED_ONE,
    M_STARTS,
    M_TURNED,
    argument_of,
    code,
    first_of,
    kind_of,
    second_of,
    spread_size,
)
from roadstead.shanghaien.doubles import roll_one, weigh_double
from roadstead.shanghaien.extra import roll_all_together, spread_of
from roadstead.shanghaien.rounds import next_slot, turn_card
from roadstead.shanghaien.state import State
from roadstead.shanghaien.words import (
    CARDS,
    DECK_SIZE,
    DRAW_STARTER,
    FACES,
    PLACE,
    ROLL,
    ROLL_ALL,
    ROLL_ONE,
    ROUNDS,
    SEATS,
    SLOTS,
    TURN_CARD,
)


def tickets(state: State) -> int:
    """How many equally likely answers chance has here."""
    if state.phase == ROLL:
        return FACES * FACES
    if state.phase == TURN_CARD:
        return DECK_SIZE - SLOTS * (state.round - 1) - next_slot(state)
    if state.phase == ROLL_ONE:
        return FACES
    if state.phase == DRAW_STARTER:
        return SEATS
    return FACES**state.in_hand


def drawn(state: State, ticket: int) -> int:
    """The outcome written on a ticket; outcomes that lead to the same table are one (T4, S6)."""
    if state.phase == ROLL:
        one, two = ticket // FACES + 1, ticket % FACES + 1
        return code(M_ROLLED, min(one, two), max(one, two), 0)
    if state.phase == TURN_CARD:
        return M_TURNED * KIND + card_on_ticket(state, ticket)
    if state.phase == ROLL_ONE:
        return code(M_ROLLED_ONE, ticket + 1, 0, 0)
    if state.phase == DRAW_STARTER:
        return code(M_STARTS, ticket, 0, 0)
    return M_ROLLED_ALL * KIND + spread_of(ticket, state.in_hand)


def card_on_ticket(state: State, ticket: int) -> int:
    """Each card still face down is equally likely to be turned (S2, S3, S6)."""
    card = 0
    while ticket >= state.deck[card]:
        ticket -= state.deck[card]
        card += 1
    return card


def answer_of_chance_barred_by(state: State, move: int) -> int:
    """An answer of chance fits its question."""
    kind = kind_of(move)
    if kind == M_TURNED:
        fits = state.phase == TURN_CARD and may_be_turned(state, argument_of(move))
        return ALLOWED if fits else S6
    if kind == M_ROLLED:
        low, high = first_of(move), second_of(move)
        fits = state.phase == ROLL and 1 <= low <= high <= FACES
        return ALLOWED if fits else T4
    if kind == M_ROLLED_ONE:
        fits = state.phase == ROLL_ONE and 1 <= first_of(move) <= FACES
        return ALLOWED if fits else Z2
    if kind == M_ROLLED_ALL:
        fits = state.phase == ROLL_ALL and spread_size(argument_of(move)) == state.in_hand
        return ALLOWED if fits else X3
    fits = state.phase == DRAW_STARTER and first_of(move) < SEATS
    return ALLOWED if fits else S7


def may_be_turned(state: State, card: int) -> bool:
    """Such a card is still in the deck."""
    return card < CARDS and state.deck[card] > 0


def answer(state: State, move: int) -> None:
    """Chance has answered."""
    kind = kind_of(move)
    if kind == M_ROLLED:
        roll_two(state, first_of(move), second_of(move))
    elif kind == M_TURNED:
        turn_card(state, argument_of(move))
    elif kind == M_ROLLED_ONE:
        roll_one(state, first_of(move))
    elif kind == M_ROLLED_ALL:
        roll_all_together(state, argument_of(move))
    else:
        state.starter = first_of(move)
        state.phase = TURN_CARD


def roll_two(state: State, low: int, high: int) -> None:
    """Two dice of the supply show their pips (T4); a trick may follow (D2, CA4)."""
    state.roll[0] = low
    state.roll[1] = high
    state.rolls += 1
    state.window = 1
    state.phase = PLACE
    weigh_double(state)


assert ROUNDS * SLOTS == DECK_SIZE, "the deck is used up exactly (T1)"
