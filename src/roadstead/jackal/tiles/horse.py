"""The horse: on at once by a knight's move, entering the final tile only (T3)."""

from __future__ import annotations

from roadstead.jackal.tiles.tile import base

HORSES = base("horse", "H", "T3", 2)

ANY_KNIGHT_MOVE = 0xFF00
"""All eight knight's moves as bits of movements."""
