"""Friday: carries but does not fight, and changes sides when he is hit (X11)."""

from __future__ import annotations

from roadstead.jackal.tiles.tile import extra

FRIDAYS = extra("friday", "Y", "X11", 1)
