"""The earthquake: its opener exchanges two tiles that hold no piece and no gold, once (X7)."""

from __future__ import annotations

from roadstead.jackal.clauses import ALLOWED, H52, X7
from roadstead.jackal.gold import holds_gold
from roadstead.jackal.state import State
from roadstead.jackal.tiles.tile import extra
from roadstead.jackal.words import (
    CELLS,
    CLOSED,
    CLOSED_ONLY,
    CUT,
    EARTHQUAKE_SCOPE,
    ENDING,
    NOWHERE,
    QUAKE,
)

EARTHQUAKES = extra("earthquake", "Q", "X7", 1)


def may_be_shaken(state: State, cell: int) -> bool:
    """Open or closed, without piece or gold (X7); closed tiles only by option."""
    if state.tile[cell] == CLOSED:
        return True
    return (
        state.tile[cell] > CUT
        and state.house[EARTHQUAKE_SCOPE] != CLOSED_ONLY
        and state.heads[cell] == 0
        and not holds_gold(state, cell)
    )


def free_tiles(state: State) -> int:
    tiles = 0
    for cell in range(CELLS):
        if may_be_shaken(state, cell):
            tiles += 1
    return tiles


def shake_barred_by(state: State, cell: int) -> int:
    """Two different tiles are named, one after the other (X7, H52)."""
    if state.phase != QUAKE:
        return X7
    if cell == state.mark:
        return H52
    return ALLOWED if may_be_shaken(state, cell) else X7


def shake(state: State, cell: int) -> None:
    """With the second tile both are exchanged, each in its direction, with who waits there
    (H52)."""
    if state.mark == NOWHERE:
        state.mark = cell
        return
    state.tile[state.mark], state.tile[cell] = state.tile[cell], state.tile[state.mark]
    state.mark = NOWHERE
    state.phase = ENDING


def ask_quake(state: State) -> None:
    """He must, if two tiles are free, and has no choice if there are only two (H52, H34)."""
    state.quakes = 0
    tiles = free_tiles(state)
    if tiles < 2:
        return
    state.phase = QUAKE
    if tiles == 2:
        for cell in range(CELLS):
            if may_be_shaken(state, cell) and cell != state.mark and state.phase == QUAKE:
                shake(state, cell)
