"""The empty tile: nothing happens (T1)."""

from __future__ import annotations

from roadstead.jackal.tiles.tile import Tile

EMPTIES = Tile("empty", ".", "T1", 40, 18)
