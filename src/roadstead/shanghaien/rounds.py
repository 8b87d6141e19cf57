"""A round: six cards are turned, dice are placed, the cards find their takers (S6, T1, E1-E3)."""

from __future__ import annotations

from roadstead.shanghaien.state import State
from roadstead.shanghaien.tavern import card_at, taker
from roadstead.shanghaien.turn import other
from roadstead.shanghaien.words import (
    ALTERNATE,
    DECLARE,
    DECLARED_BEFORE_ROLL,
    DIRECTION,
    EMPTY,
    FINISHED,
    NEXT_STARTER,
    NOBODY,
    OPEN,
    OPEN_DIRECTION_AFTER_TAKE,
    ROUNDS,
    SAILORS,
    SEATS,
    SLOTS,
    STARTER_DECLARES,
    THIS_TURN,
    TRICKS,
    TURN,
    TURN_CARD,
    VALUES,
    VETO_TRICK_SCOPE,
)


def next_slot(state: State) -> int:
    """The slot for which the next card is turned; SLOTS when the row is full."""
    slot = 0
    while slot < SLOTS and state.tavern[slot] != EMPTY:
        slot += 1
    return slot


def turn_card(state: State, card: int) -> None:
    """A card from the deck joins the row (S6); with the sixth the round begins."""
    slot = next_slot(state)
    state.deck[card] -= 1
    state.tavern[slot] = card
    if slot == SLOTS - 1:
        begin_round(state)


def begin_round(state: State) -> None:
    """The starter begins; he says first which end is 1, if that is the agreement (T7, A1)."""
    state.turn = state.starter
    state.phase = TURN
    if state.house[DIRECTION] == DECLARED_BEFORE_ROLL:
        state.phase = DECLARE


def end_turn(state: State) -> None:
    """The other player's turn (T2); an open row must be declared first (N1)."""
    clear_turn(state)
    state.turns[state.turn] += 1
    if state.row == OPEN and declares_open_row(state):
        state.phase = DECLARE
        return
    state.turn = other(state.turn)
    state.phase = TURN


def declares_open_row(state: State) -> bool:
    """The starter took the doubles card and placed nothing: he says now which end is 1 (N1)."""
    return state.house[OPEN_DIRECTION_AFTER_TAKE] == STARTER_DECLARES


def declare(state: State, row: int) -> None:
    """Before the first roll the starter goes on; after a turn without a die it is the other's."""
    state.row = row
    if state.turns[state.turn] > 0:
        state.turn = other(state.turn)
    state.phase = TURN


def clear_turn(state: State) -> None:
    """What held for one turn is over; so is a veto's ban, unless it holds for the round (CA2)."""
    state.rolls = 0
    state.roll[0] = 0
    state.roll[1] = 0
    state.choice_due = 0
    state.doubles_count = 0
    state.window = 0
    state.placing_only = 0
    state.take_barred = 0
    state.sharks = 0
    state.trick_done = 0
    if state.vetoed == 1 and state.house[VETO_TRICK_SCOPE] == THIS_TURN:
        lift_bans(state)
    state.vetoed = 0


def lift_bans(state: State) -> None:
    for seat in range(SEATS):
        for card in range(TRICKS):
            state.banned[seat][card] = 0


def end_round(state: State) -> None:
    """Shanghai ends the round at once (B4): cards are handed out (L1-L9) and dice return (E1).

    The deck is used up by eight rounds exactly (T1).
    """
    starter = next_starter(state)
    for slot in range(SLOTS):
        hand_out(state, card_at(state, slot), taker(state, slot))
    clear_turn(state)
    clear_table(state)
    state.starter = starter
    if state.round == ROUNDS:
        state.phase = FINISHED
        return
    state.round += 1
    state.phase = TURN_CARD


def next_starter(state: State) -> int:
    """The player who did not call starts the next round (E3); or they alternate, by option (A2)."""
    if state.house[NEXT_STARTER] == ALTERNATE:
        return other(state.starter)
    return other(state.turn)


def hand_out(state: State, card: int, seat: int) -> None:
    """Sailors join the crew, tricks the hand (L8, L9); a card without taker is removed (L1)."""
    if seat == NOBODY:
        state.gone[card] += 1
    elif card < SAILORS:
        state.crew[seat][card // VALUES][card % VALUES] += 1
    else:
        state.hand[seat][card - SAILORS] += 1


def clear_table(state: State) -> None:
    """Dice and Captains go back (E1); Crazy Captain and No Shanghai leave the game (C5, C8, X2)."""
    for slot in range(SLOTS):
        state.tavern[slot] = EMPTY
        state.face_down[slot] = 0
        state.dice[0][slot] = 0
        state.dice[1][slot] = 0
    state.row = OPEN
    state.turn = NOBODY
    state.captain = NOBODY
    state.shanghai_barred = 0
    for seat in range(SEATS):
        state.trick_used[seat] = 0
        state.turns[seat] = 0
    lift_bans(state)
