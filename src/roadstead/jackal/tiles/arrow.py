"""Arrows: seven kinds, each sends the piece on along one of its exits (T2, I4)."""

from __future__ import annotations

from roadstead.jackal.tiles.tile import base
from roadstead.jackal.words import ARROW

ARROWS = [base(f"arrow{kind}", str(kind), "T2", 3, turns=True) for kind in range(1, 8)]

# Exits of the seven kinds as drawn, one bit a direction, N the lowest (I4).
EXITS_AS_DRAWN = (0b100, 0b10, 0b1000100, 0b100010, 0b10010100, 0b1010101, 0b10101010)


def arrow_exits(tile: int) -> int:
    """Its exits after the quarter turns clockwise, one bit a direction (I4, I5, H4)."""
    turned = EXITS_AS_DRAWN[(tile - ARROW) >> 2] << 2 * ((tile - ARROW) & 3)
    return (turned | turned >> 8) & 0xFF
