"""Caves: who walks into one comes out of another (X3)."""

from __future__ import annotations

from roadstead.jackal.clauses import ALLOWED, H43, X3
from roadstead.jackal.crews import enemy_at
from roadstead.jackal.state import State
from roadstead.jackal.tiles.tile import extra
from roadstead.jackal.words import CAVE, WAITING

CAVES = extra("cave", "O", "X3", 4)


def cave_exit_barred_by(state: State, piece: int, cell: int) -> int:
    """Out of another open cave that no enemy holds (X3); coming out is not entering (H43)."""
    if state.tile[cell] != CAVE or cell == state.where[piece]:
        return X3
    if enemy_at(state, state.crew[piece], cell, 0):
        return H43
    return ALLOWED


def wait_in_cave(state: State, piece: int) -> None:
    """With no other cave to come out of he waits until there is one (X3), and leaves it as his
    action of a turn, never on foot (H42)."""
    state.plight[piece] = WAITING
