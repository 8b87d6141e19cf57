"""Where a piece with its load may come to, the action of the tile aside (M4, M6, M10, W1-W4,
G6)."""

from __future__ import annotations

from roadstead.jackal.clauses import ALLOWED, G6, H10, H11, H29, I1, M10, T14
from roadstead.jackal.crews import enemy_at, is_friend, ship_on
from roadstead.jackal.state import State
from roadstead.jackal.tiles.dense import dense_barred_by
from roadstead.jackal.tiles.fort import fort_barred_by, is_fort
from roadstead.jackal.tiles.missionary import attack_barred_by
from roadstead.jackal.words import (
    ANY_CELL,
    CLOSED,
    CUT,
    DENSE,
    DIVE,
    FLIGHT,
    HORSE_INTO_SEA,
    LAND_ONLY,
    NOBODY,
    NOTHING,
    NOWHERE,
    PLANE_TARGETS,
    SEA,
)

ON_FOOT, SWIMMING, SENT = range(3)
"""How a piece comes: by its own step ashore, in the water, or sent by a tile."""


def entry_barred_by(state: State, cell: int, movement: int, manner: int) -> int:
    """The clause that keeps the tripper from coming to a cell, or ALLOWED."""
    if cell == NOWHERE or state.tile[cell] == CUT:
        return I1
    tile = state.tile[cell]
    if tile == SEA:
        return water_barred_by(state, cell, movement, manner)
    if manner == SWIMMING:
        return M10
    if tile == CLOSED:
        return ALLOWED if state.load == NOTHING else G6  # with empty hands only (M6)
    if is_fort(tile):
        return fort_barred_by(state, state.tripper, cell)
    if tile == DENSE:
        return dense_barred_by(state)
    return enemies_bar(state, cell, 0)


def enemies_bar(state: State, cell: int, step: int) -> int:
    """With a load nobody is hit (G4, G6, H18, H20, H21), and some may not hit at all (X10, X11)."""
    if state.heads[cell] == 0:
        return ALLOWED
    if not enemy_at(state, state.crew[state.tripper], cell, step):
        return ALLOWED
    if state.load != NOTHING:
        return G6
    return attack_barred_by(state, state.tripper, cell, step)


def water_barred_by(state: State, cell: int, movement: int, manner: int) -> int:
    """Own and allied ships are open to all (M4), the rest of the sea to some (M10, W1, W2)."""
    owner = ship_on(state, cell)
    if owner != NOBODY and is_friend(state, state.crew[state.tripper], owner):
        return T14 if movement == FLIGHT and state.house[PLANE_TARGETS] == LAND_ONLY else ALLOWED
    if manner == SWIMMING:
        return ALLOWED if owner != NOBODY else enemies_bar(state, cell, 0)  # (W3, H9)
    if manner == ON_FOOT:
        return M10 if owner == NOBODY else H10  # nobody walks onto an enemy ship (H10)
    if movement == FLIGHT:
        if state.house[PLANE_TARGETS] != ANY_CELL:
            return T14  # never the sea or an enemy ship (H25)
        return ALLOWED if owner != NOBODY else enemies_bar(state, cell, 0)
    if movement >= 8 and state.house[HORSE_INTO_SEA] != DIVE:
        return H29  # own and allied ships only, but by option (H29)
    if owner != NOBODY:
        return ALLOWED if state.desperate == 1 else H11
    return enemies_bar(state, cell, 0)
