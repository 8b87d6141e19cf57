"""Chests: as many coins as the Roman numeral says, then an ordinary tile (T15, G1)."""

from __future__ import annotations

from roadstead.jackal.state import State
from roadstead.jackal.tiles.tile import base
from roadstead.jackal.words import CHEST

CHESTS = [
    base(f"chest{coins}", f"${coins}", "T15", copies)
    for coins, copies in enumerate((5, 5, 3, 2, 1), start=1)
]


def unpack_chest(state: State, cell: int) -> None:
    """The coins lie on the tile (G1)."""
    state.coins[cell] += state.tile[cell] - CHEST + 1
