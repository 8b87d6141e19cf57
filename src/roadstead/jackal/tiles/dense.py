"""The dense jungle: all sides together, no fighting, no gold (X4)."""

from __future__ import annotations

from roadstead.jackal.clauses import ALLOWED, X4
from roadstead.jackal.state import State
from roadstead.jackal.tiles.tile import extra
from roadstead.jackal.words import NOTHING

JUNGLES = extra("dense", "D", "X4", 3)


def dense_barred_by(state: State) -> int:
    """No coin may be brought in (X4, H20)."""
    return ALLOWED if state.load == NOTHING else X4
