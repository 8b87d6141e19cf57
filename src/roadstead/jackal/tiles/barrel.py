"""The rum barrel: the piece misses his team's next turn (T8)."""

from __future__ import annotations

from roadstead.jackal.crews import is_missionary, put
from roadstead.jackal.state import State
from roadstead.jackal.tiles.tile import base
from roadstead.jackal.words import (
    BECOMES_PIRATE,
    BEN,
    DRUNK,
    FREE,
    FRIDAY,
    HUNGOVER,
    MISSIONARY_ON_BARREL,
    NOWHERE,
    PIECES,
    PIRATES,
)

BARRELS = base("barrel", "R", "T8", 4)


def drink(state: State, piece: int) -> None:
    """Drunk for the next turn of his own colour (T8, H30); rum removes Friday (X11, H45).

    The Missionary misses a turn like anybody, or becomes a pirate by option (H46).
    """
    if piece == FRIDAY:
        put(state, piece, NOWHERE)
    elif is_missionary(state, piece) and state.house[MISSIONARY_ON_BARREL] == BECOMES_PIRATE:
        state.converted = 1
    else:
        state.plight[piece] = DRUNK


def sober_up(state: State, crew: int) -> None:
    """At the end of a turn of the crew, a passed one too (T8, H60)."""
    for piece in range(crew * PIRATES, crew * PIRATES + PIRATES):
        sober(state, piece)
    for piece in range(BEN, PIECES):
        if state.crew[piece] == crew:
            sober(state, piece)


def sober(state: State, piece: int) -> None:
    if state.plight[piece] == HUNGOVER:
        state.plight[piece] = FREE
    elif state.plight[piece] == DRUNK:
        state.plight[piece] = HUNGOVER
