"""Caramba: every pirate on the island goes to his ship (X8, unconfirmed)."""

from __future__ import annotations

from roadstead.jackal.crews import sails, send_home
from roadstead.jackal.state import State
from roadstead.jackal.tiles.plane import use_up_plane
from roadstead.jackal.tiles.tile import extra
from roadstead.jackal.words import BLANK, CARAMBA_RULE, NOWHERE, PIECES, SEA

CARAMBAS = extra("caramba", "Z", "X8", 1)


def shout(state: State) -> None:
    """Pirates, Ben and the former Missionary of all sides, on land, free and sober (X8, H49)."""
    if state.house[CARAMBA_RULE] == BLANK:
        return
    for piece in range(PIECES):
        cell = state.where[piece]
        if cell != NOWHERE and sails(state, piece) and state.tile[cell] != SEA:
            use_up_plane(state, cell)
            send_home(state, piece)
