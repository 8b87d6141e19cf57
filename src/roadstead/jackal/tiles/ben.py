"""Ben Gunn: one more full pirate, who stays dead when he dies (X9)."""

from __future__ import annotations

from roadstead.jackal.tiles.tile import extra

BENS = extra("ben", "N", "X9", 1)
