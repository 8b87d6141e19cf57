"""Blows and death (F1-F6, W3, W4)."""

from __future__ import annotations

from roadstead.jackal.crews import is_friend, put, send_home, stands_at
from roadstead.jackal.state import State
from roadstead.jackal.words import FRIDAY, NOWHERE, PIECES, SEA


def strike(state: State, cell: int, step: int) -> None:
    """The tripper hits all enemies at the place he comes to (F1, F3)."""
    if state.heads[cell] < 2:
        return
    crew = state.crew[state.tripper]
    for piece in range(PIECES):
        if stands_at(state, piece, cell, step) and not is_friend(state, crew, state.crew[piece]):
            hit(state, piece, crew)


def hit(state: State, piece: int, by: int) -> None:
    """On land he goes to his ship and what he carried stays (F1, G5); in the sea he dies (F4, W4).

    Friday changes to the hitter's side where he stands (X11, H36, H44).
    """
    if piece == FRIDAY:
        state.crew[piece] = by
    elif state.tile[state.where[piece]] == SEA:
        die(state, piece)
    else:
        send_home(state, piece)


def die(state: State, piece: int) -> None:
    put(state, piece, NOWHERE)
