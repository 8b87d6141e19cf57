"""The cannibal eats the piece and what he carries (T10)."""

from __future__ import annotations

from roadstead.jackal.crews import put
from roadstead.jackal.gold import sink
from roadstead.jackal.state import State
from roadstead.jackal.tiles.tile import base
from roadstead.jackal.words import FRIDAY, NOWHERE

CANNIBALS = base("cannibal", "X", "T10", 1)


def be_eaten(state: State, piece: int) -> None:
    """Death, chosen or not (T10, H13); Friday ignores the cannibal (X11)."""
    if piece != FRIDAY:
        put(state, piece, NOWHERE)
        sink(state)
