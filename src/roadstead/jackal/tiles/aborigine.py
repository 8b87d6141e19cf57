"""The fort of the aborigine: a fort where dead pirates are brought back (T13, F6)."""

from __future__ import annotations

from roadstead.jackal.clauses import ALLOWED, F6, T13
from roadstead.jackal.crews import put
from roadstead.jackal.state import State
from roadstead.jackal.tiles.tile import base
from roadstead.jackal.words import ABORIGINE, MISSIONARY, NOBODY, NOWHERE, PIRATES

ABORIGINES = base("aborigine", "A", "T13", 1)


def reviver(state: State) -> int:
    """A pirate of the crew on turn, or the former Missionary, in the fort (T13, H35); or NOBODY."""
    for piece in range(state.turn * PIRATES, state.turn * PIRATES + PIRATES):
        if is_in_fort(state, piece):
            return piece
    if (
        state.converted == 1
        and state.crew[MISSIONARY] == state.turn
        and is_in_fort(state, MISSIONARY)
    ):
        return MISSIONARY
    return NOBODY


def is_in_fort(state: State, piece: int) -> bool:
    cell = state.where[piece]
    return cell != NOWHERE and state.tile[cell] == ABORIGINE


def fallen(state: State) -> int:
    """The dead pirate of the crew with the lowest number (H35), or NOBODY: only three of a
    colour are pirates, the persons stay dead (F6, X9)."""
    for piece in range(state.turn * PIRATES, state.turn * PIRATES + PIRATES):
        if state.where[piece] == NOWHERE:
            return piece
    return NOBODY


def revive_barred_by(state: State) -> int:
    """A pirate who stands in the fort spends the turn to bring back one dead (T13)."""
    if reviver(state) == NOBODY:
        return T13
    if fallen(state) == NOBODY:
        return F6
    return ALLOWED


def revive(state: State) -> None:
    """He appears in the fort (T13)."""
    put(state, fallen(state), state.where[reviver(state)])
