"""The Missionary: shields his place until rum makes him a pirate (X10)."""

from __future__ import annotations

from roadstead.jackal.clauses import ALLOWED, X10, X11
from roadstead.jackal.crews import missionary_at
from roadstead.jackal.state import State
from roadstead.jackal.tiles.tile import extra
from roadstead.jackal.words import FRIDAY

MISSIONARIES = extra("missionary", "M", "X10", 1)


def attack_barred_by(state: State, piece: int, cell: int, step: int) -> int:
    """A place with the Missionary cannot be attacked, nor attacked from (X10, H47); Friday does not
    fight (X11)."""
    if missionary_at(state, cell, step):
        return X10
    if state.peaceful == 1:
        return X11 if piece == FRIDAY else X10
    return ALLOWED
