"""Which clause allows a legal move."""

from __future__ import annotations

from roadstead.shanghaien import codes
from roadstead.shanghaien.clauses import (
    A13,
    B1,
    B2,
    C2,
    C6,
    D6,
    D8,
    D9,
    D10,
    N1,
    S6,
    S7,
    T4,
    T7,
    T8,
    X2,
    X3,
    Y2,
    Y4,
    Z2,
    Z4,
    C6a,
    C6b,
    C6c,
)
from roadstead.shanghaien.codes import kind_of, second_of
from roadstead.shanghaien.state import State
from roadstead.shanghaien.turn import must_shanghai
from roadstead.shanghaien.words import OPEN, VETO_PLACING

CLAUSE_OF_KIND = {
    codes.M_ROLL: T4,
    codes.M_JOKER: D6,
    codes.M_NUDGE: D8,
    codes.M_BOTH: D9,
    codes.M_REROLL: D10,
    codes.M_CAPTAIN: C2,
    codes.M_NO_SHANGHAI: X2,
    codes.M_REROLL_ALL: X3,
    codes.M_SHARKS: Y2,
    codes.M_EXCHANGE: Y4,
    codes.M_DOUBLES: Z4,
    codes.M_TAKE: Z2,
    codes.M_AGAIN: Z2,
    codes.M_REROLL_DOUBLE: A13,
    codes.M_PASS: C6,
    codes.M_RETURN: X3,
    codes.M_STARTS: S7,
    codes.M_TURNED: S6,
    codes.M_ROLLED: T4,
    codes.M_ROLLED_ONE: Z2,
    codes.M_ROLLED_ALL: X3,
}


def allowed_by(state: State, move: int) -> int:
    """The clause a legal move rests on."""
    kind = kind_of(move)
    if kind == codes.M_SHANGHAI:
        return B2 if must_shanghai(state) else B1
    if kind == codes.M_PLACE:
        return T4 if second_of(move) == OPEN else T8
    if kind == codes.M_DECLARE:
        return N1 if state.turns[state.turn] > 0 else T7
    if kind == codes.M_VETO:
        return _vetoed_by(state)
    return CLAUSE_OF_KIND[kind]


def _vetoed_by(state: State) -> int:
    """A placing (C6a), a trick (C6b), Shanghai (C6c), or the taking of a card by option (C6)."""
    if state.phase == VETO_PLACING:
        return C6a
    kind = kind_of(state.pending)
    if kind == codes.M_SHANGHAI:
        return C6c
    return C6 if kind == codes.M_TAKE else C6b
