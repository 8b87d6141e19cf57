"""Which clause allows a legal move."""

from __future__ import annotations

from roadstead.jackal import codes
from roadstead.jackal.clauses import (
    G2,
    H39,
    H42,
    I6,
    M2,
    M3,
    M4,
    M5,
    M6,
    M8,
    T4,
    T13,
    T14,
    W1,
    X2,
    X6,
    X7,
)
from roadstead.jackal.codes import cell_of, kind_of, load_of, piece_of
from roadstead.jackal.crews import at_last_step, ship_on
from roadstead.jackal.state import State
from roadstead.jackal.words import CLOSED, NOBODY, NOTHING, SEA, WAITING

CLAUSE_OF_KIND = {
    codes.M_RUM: X2,
    codes.M_FLY: T14,
    codes.M_WAIT: T14,
    codes.M_ON: M8,
    codes.M_STAY: T14,
    codes.M_SAIL: M2,
    codes.M_REVIVE: T13,
    codes.M_GIVE: X2,
    codes.M_LIGHT: X6,
    codes.M_SHAKE: X7,
    codes.M_STARTS: H39,
    codes.M_OPENED: I6,
}


def allowed_by(state: State, move: int) -> int:
    """The clause a legal move rests on."""
    kind = kind_of(move)
    if kind != codes.M_GO:
        return CLAUSE_OF_KIND[kind]
    return _step_allowed_by(state, move)


def _step_allowed_by(state: State, move: int) -> int:
    """Across a spinner, aboard, in the water, ashore, onto a closed tile, with a load, or a
    walk."""
    piece, cell = piece_of(move), cell_of(move)
    origin = state.where[piece]
    if not at_last_step(state, piece):
        return T4
    if state.plight[piece] == WAITING:
        return H42
    if state.tile[cell] == SEA:
        return M4 if ship_on(state, cell) != NOBODY and state.tile[origin] != SEA else W1
    if state.tile[origin] == SEA:
        return M3
    if state.tile[cell] == CLOSED:
        return M6
    return G2 if load_of(move) != NOTHING else M5
