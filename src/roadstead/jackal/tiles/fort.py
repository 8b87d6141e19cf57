"""The fort: safe from blows, without gold, closed to enemies while it is held (T12)."""

from __future__ import annotations

from roadstead.jackal.clauses import ALLOWED, T12
from roadstead.jackal.crews import enemy_at
from roadstead.jackal.state import State
from roadstead.jackal.tiles.tile import base
from roadstead.jackal.words import ABORIGINE, FORT, NOTHING

FORTS = base("fort", "F", "T12", 2)


def is_fort(tile: int) -> bool:
    """The aborigine's is a fort too (T13)."""
    return FORT <= tile <= ABORIGINE


def fort_barred_by(state: State, piece: int, cell: int) -> int:
    """No coin may enter, and no enemy while anybody holds it (T12, F2, H64)."""
    if state.load != NOTHING or enemy_at(state, state.crew[piece], cell, 0):
        return T12
    return ALLOWED
