"""Spinners take 2, 3, 4 or 5 turns to cross, one step a turn (T4)."""

from __future__ import annotations

from roadstead.jackal.tiles.tile import base

SPINNERS = [
    base("spinner2", "j", "T4", 5),  # jungle
    base("spinner3", "d", "T4", 4),  # desert
    base("spinner4", "w", "T4", 2),  # swamp
    base("spinner5", "m", "T4", 1),  # mountains
]
