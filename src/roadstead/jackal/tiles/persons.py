"""Ben Gunn, the Missionary and Friday wait on their tiles for the first comer (X9, X10, X11)."""

from __future__ import annotations

from roadstead.jackal.crews import part_friday_and_missionary, put
from roadstead.jackal.state import State
from roadstead.jackal.words import BEN, BEN_TILE, NOBODY


def waits_here(state: State, tile: int) -> bool:
    """Nobody has met the person of this tile yet."""
    return state.crew[person_of(tile)] == NOBODY


def person_of(tile: int) -> int:
    return tile - BEN_TILE + BEN


def join(state: State, person: int, cell: int) -> None:
    """He joins the crew that is moved, whatever piece came (X9-X11, H45, H53, H55)."""
    state.crew[person] = state.turn
    put(state, person, cell)
    part_friday_and_missionary(state)
