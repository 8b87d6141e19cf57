"""The galleon: one treasure worth three coins, carried like a coin (X12)."""

from __future__ import annotations

from roadstead.jackal.state import State
from roadstead.jackal.tiles.tile import extra

GALLEONS = extra("galleon", "$g", "X12", 1)


def unpack_galleon(state: State, cell: int) -> None:
    """The treasure lies on the tile (X12)."""
    state.treasure = cell
