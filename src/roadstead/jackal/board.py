"""The island: cells, movements over them, sea and land (I1, I4, I5)."""

from __future__ import annotations

from roadstead.jackal.state import State
from roadstead.jackal.words import (
    ARROW,
    ARROW_KINDS,
    BOTTLES,
    CANNON,
    CANNON_KIND,
    CAVE,
    CELLS,
    CHEST,
    COLUMN_OF_MOVEMENT,
    EMPTY,
    EMPTY_KIND,
    FIRST_TILE,
    FLIGHT,
    GALLEON,
    NE,
    NOWHERE,
    NW,
    ROW_OF_MOVEMENT,
    SE,
    SIDE,
    SPINNER,
    SW,
    E,
    N,
    S,
    W,
)

# The first quarter turn that looks like another one: a half turn, a quarter turn (design 7.2).
LIKE_TURNS = (4, 4, 2, 2, 4, 1, 1)

# The direction of a step by rows down and columns right, from one up and one left.
DIRECTION_BY_STEP = (NW, N, NE, W, NOWHERE, E, SW, S, SE)


def neighbour(cell: int, movement: int) -> int:
    """The cell a step or a knight's move leads to; NOWHERE off the grid."""
    row = cell // SIDE + ROW_OF_MOVEMENT[movement]
    column = cell % SIDE + COLUMN_OF_MOVEMENT[movement]
    if row < 0 or row >= SIDE or column < 0 or column >= SIDE:
        return NOWHERE
    return row * SIDE + column


def beside(cell: int, way: int) -> int:
    """The cell a step from land leads to; land has neighbours all around (I1)."""
    return cell + SIDE * ROW_OF_MOVEMENT[way] + COLUMN_OF_MOVEMENT[way]


def step_between(cell: int, other: int) -> int:
    """The direction of the step from one cell to another; NOWHERE if they don't touch."""
    down = other // SIDE - cell // SIDE
    right = other % SIDE - cell % SIDE
    if down < -1 or down > 1 or right < -1 or right > 1:
        return NOWHERE
    return DIRECTION_BY_STEP[3 * down + right + 4]


def back(movement: int) -> int:
    """The opposite movement; the way back of a flight is a flight."""
    if movement == FLIGHT:
        return FLIGHT
    return (movement & 8) | ((movement + 4) & 7)


def tile_as_laid(kind: int, turn: int) -> int:
    """A kind of tile in a quarter turn; turns that look alike are one (I5)."""
    if kind < ARROW_KINDS:
        return ARROW + 4 * kind + turn % LIKE_TURNS[kind]
    if kind == CANNON_KIND:
        return CANNON + turn
    return EMPTY + kind - EMPTY_KIND


def kind_of_tile(tile: int) -> int:
    """The kind of a tile that may lie closed; NOWHERE for sea and what is used up."""
    if tile < FIRST_TILE or tile > GALLEON:
        return NOWHERE
    if tile < CANNON:
        return (tile - ARROW) >> 2
    if tile < EMPTY:
        return CANNON_KIND
    return tile - EMPTY + EMPTY_KIND


def is_arrow(tile: int) -> bool:
    return ARROW <= tile < CANNON


def is_cannon(tile: int) -> bool:
    return CANNON <= tile < EMPTY


def is_spinner(tile: int) -> bool:
    return SPINNER <= tile < SPINNER + 4


def is_chest(tile: int) -> bool:
    return CHEST <= tile < BOTTLES


def holds_bottles(tile: int) -> bool:
    return BOTTLES <= tile < CAVE


def last_step(state: State, cell: int) -> int:
    """The step from which a tile is left: the last of a spinner, 0 elsewhere (T4)."""
    tile = state.tile[cell]
    return tile - SPINNER + 1 if is_spinner(tile) else 0


def place_of(cell: int, step: int) -> int:
    """A cell and a step of it as one number."""
    return cell + CELLS * step
