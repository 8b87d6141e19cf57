"""The trap holds a piece until a comrade comes (T6)."""

from __future__ import annotations

from roadstead.jackal.crews import comrade_at, is_friend
from roadstead.jackal.state import State
from roadstead.jackal.tiles.tile import base
from roadstead.jackal.words import FREE, FRIDAY, PIECES, TRAPPED

TRAPS = base("trap", "T", "T6", 3)


def spring_trap(state: State, piece: int) -> None:
    """Caught, unless a comrade is there: then both are free (T6, H31). Friday ignores it (X11)."""
    cell = state.where[piece]
    if comrade_at(state, piece, cell):
        free_all(state, state.crew[piece], cell)
    elif piece != FRIDAY:
        state.plight[piece] = TRAPPED


def free_all(state: State, crew: int, cell: int) -> None:
    """Any own or allied piece frees those who sit there (H31)."""
    for piece in range(PIECES):
        if state.where[piece] == cell and is_friend(state, crew, state.crew[piece]):
            state.plight[piece] = FREE
