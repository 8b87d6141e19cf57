"""The lighthouse: its opener turns up four closed tiles for all to see (X6)."""

from __future__ import annotations

from roadstead.jackal.clauses import ALLOWED, H50, X6
from roadstead.jackal.state import State
from roadstead.jackal.tiles.tile import extra
from roadstead.jackal.words import CELLS, CLOSED, LAMP, LIT

LIGHTHOUSES = extra("lighthouse", "L", "X6", 1)


def light_up(state: State) -> None:
    """Four tiles, or all that are left (X6, H50)."""
    state.lamps = min(4, state.closed)


def light_barred_by(state: State, cell: int) -> int:
    """One closed tile after the other (X6, H50)."""
    if state.phase != LAMP:
        return X6
    return ALLOWED if state.tile[cell] == CLOSED else H50


def shine(state: State, cell: int) -> None:
    """The tile is named; chance tells what it is."""
    state.mark = cell
    state.lamps -= 1
    state.phase = LIT


def ask_lamp(state: State) -> None:
    """Which tile is the opener's choice, unless only one is left (X6, H34)."""
    state.phase = LAMP
    if state.closed == 1:
        for cell in range(CELLS):
            if state.tile[cell] == CLOSED:
                shine(state, cell)
