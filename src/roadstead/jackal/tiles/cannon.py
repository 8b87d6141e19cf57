"""The cannon shoots the piece along its barrel to the first sea cell (T7)."""

from __future__ import annotations

from roadstead.jackal.board import neighbour
from roadstead.jackal.state import State
from roadstead.jackal.tiles.tile import base
from roadstead.jackal.words import CANNON, SEA

CANNONS = base("cannon", "C", "T7", 2, turns=True)


def barrel_direction(tile: int) -> int:
    """As drawn it points N (I5)."""
    return 2 * (tile - CANNON)


def splash(state: State, cell: int) -> int:
    """The first sea cell along the barrel; nothing on the way is opened or hurt (T7)."""
    direction = barrel_direction(state.tile[cell])
    while state.tile[cell] != SEA:
        cell = neighbour(cell, direction)
    return cell
