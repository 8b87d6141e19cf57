"""Moves as the core writes them: one whole number a move, its kind above its arguments."""

from __future__ import annotations

CELL_BITS = 8
PIECE_BITS = 4
LOAD_BITS = 2
KIND_BITS = CELL_BITS + PIECE_BITS + LOAD_BITS

# Moves of a seat.
M_GO, M_RUM, M_FLY, M_WAIT, M_ON, M_STAY, M_SAIL = range(1, 8)
M_REVIVE, M_GIVE, M_LIGHT, M_SHAKE = range(8, 12)
# Answers of chance.
M_STARTS, M_OPENED = range(12, 14)
FIRST_CHANCE = M_STARTS


def code(kind: int, piece: int, cell: int, load: int) -> int:
    return (kind << KIND_BITS) | (load << CELL_BITS + PIECE_BITS) | (piece << CELL_BITS) | cell


def kind_of(move: int) -> int:
    return move >> KIND_BITS


def cell_of(move: int) -> int:
    """The cell; for answers of chance the crew or the tile."""
    return move & ((1 << CELL_BITS) - 1)


def piece_of(move: int) -> int:
    return (move >> CELL_BITS) & ((1 << PIECE_BITS) - 1)


def load_of(move: int) -> int:
    return (move >> CELL_BITS + PIECE_BITS) & ((1 << LOAD_BITS) - 1)
