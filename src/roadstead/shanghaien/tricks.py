"""Dirty Tricks: when one may be played, and what the four tricks of the deck do (D1-D11)."""

from __future__ import annotations

from roadstead.shanghaien.clauses import (
    A7,
    ALLOWED,
    C1,
    D1,
    D2,
    D5,
    D6,
    D8,
    L8,
    N5,
    N15,
    X1,
    Y1,
    Z3,
    C6b,
)
from roadstead.shanghaien.state import State
from roadstead.shanghaien.turn import row_barred_by
from roadstead.shanghaien.words import (
    FACES,
    HAS_BOTH,
    HAS_JOKER,
    HAS_NUDGE,
    HAS_REROLL,
    JOKERS,
    NATIONS,
    OPEN,
    PLACE,
    SAILORS,
    VALUES,
)

CLAUSE_OF_MISSING = (L8, L8, L8, L8, L8, L8, C1, X1, Y1, Z3)
"""Why a card is not in the hand: it was not won, not given, or spent (L8, C1, X1, Y1, Z3)."""


def trick_barred_by(state: State, card: int) -> int:
    """A trick follows the own roll at once (D2), one a round and player (D1, A12), from the hand
    (L8, D11).

    A vetoed card stays in the hand (C6b). After taking the doubles card only a die is left (N15),
    and by option no trick follows the re-roll of one die (N5).
    """
    if state.phase != PLACE:
        return D2
    if state.window == 0:
        return N5
    if state.placing_only == 1:
        return N15
    if state.trick_used[state.turn] == 1:
        return D1
    if state.hand[state.turn][card] == 0:
        return CLAUSE_OF_MISSING[card]
    if state.hand[state.turn][card] <= state.banned[state.turn][card]:
        return C6b
    return ALLOWED


def joker_barred_by(state: State, card: int, nation: int) -> int:
    """A joker joins a nation of which a real Sailor lies in one's crew (D6)."""
    barred = trick_barred_by(state, card)
    if barred != ALLOWED:
        return barred
    if HAS_JOKER[card] == 0:
        return D5
    if nation >= NATIONS or not has_sailor(state, state.turn, nation):
        return D6
    return ALLOWED


def has_sailor(state: State, seat: int, nation: int) -> bool:
    """Whether a real Sailor, not only a joker, stands in the crew (D6)."""
    crew = state.crew[seat][nation]
    return crew[0] + crew[1] + crew[2] + crew[3] > 0


def nudge_barred_by(state: State, card: int, pips: int, to: int) -> int:
    """One of the two dice changes by one, never beyond 1 and 6 (D8); pointless is legal (A6)."""
    barred = trick_barred_by(state, card)
    if barred != ALLOWED:
        return barred
    if HAS_NUDGE[card] == 0:
        return D5
    if pips not in (state.roll[0], state.roll[1]) or to not in (pips - 1, pips + 1):
        return D8
    if to < 1 or to > FACES:
        return D8
    return ALLOWED


def both_barred_by(state: State, card: int, row: int) -> int:
    """Both dice go to their cards (D9), a double too (ZA6); the first ones fix the row (A7)."""
    barred = trick_barred_by(state, card)
    if barred != ALLOWED:
        return barred
    if HAS_BOTH[card] == 0:
        return D5
    if state.row == OPEN and row == OPEN:
        return A7
    return row_barred_by(state, row)


def reroll_barred_by(state: State, card: int) -> int:
    """Both dice are rolled again and the first result is lost (D10)."""
    barred = trick_barred_by(state, card)
    if barred == ALLOWED and HAS_REROLL[card] == 0:
        return D5
    return barred


def spend(state: State, card: int) -> None:
    """A played trick leaves the hand and counts as the one of this round (D1)."""
    state.hand[state.turn][card] -= 1
    state.trick_used[state.turn] = 1
    state.trick_done = 1


def remove(state: State, card: int) -> None:
    """A trick of the deck that was played leaves the game (D8, D9, D10)."""
    state.gone[SAILORS + card] += 1


def join_joker(state: State, card: int, nation: int) -> None:
    """The card counts as a value-2 Sailor for good (D6, A8), and the turn goes on (D7).

    So does the choice of a double, as after every trick that leaves the dice alone (N13).
    """
    state.crew[state.turn][nation][JOKERS + card] += 1


def nudge(state: State, pips: int, to: int) -> None:
    """One of the two dice changes by one (D8); a double it makes or breaks has no choice (N6)."""
    kept = state.roll[0] + state.roll[1] - pips
    state.roll[0] = min(kept, to)
    state.roll[1] = max(kept, to)
    state.choice_due = 0


assert JOKERS == VALUES, "jokers lie behind the four values"
