"""The balloon carries the piece at once to his own ship, with his load, every time (T11)."""

from __future__ import annotations

from roadstead.jackal.crews import send_home
from roadstead.jackal.gold import bank
from roadstead.jackal.state import State
from roadstead.jackal.tiles.tile import base

BALLOONS = base("balloon", "B", "T11", 2)


def float_home(state: State, piece: int) -> None:
    """Never to the ally's ship (T11, H63)."""
    send_home(state, piece)
    bank(state, state.crew[piece])
