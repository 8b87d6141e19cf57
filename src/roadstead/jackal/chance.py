"""What chance answers: which tile lies where one is opened, and who begins (I6, H39)."""

from __future__ import annotations

from roadstead.jackal.board import is_chest, kind_of_tile, tile_as_laid
from roadstead.jackal.clauses import ALLOWED, H39, I6
from roadstead.jackal.codes import M_OPENED, M_STARTS, cell_of, code, kind_of
from roadstead.jackal.crews import ships
from roadstead.jackal.state import PROGRESS, State
from roadstead.jackal.tiles.caramba import shout
from roadstead.jackal.tiles.chest import unpack_chest
from roadstead.jackal.tiles.galleon import unpack_galleon
from roadstead.jackal.tiles.grass import sow
from roadstead.jackal.tiles.lighthouse import light_up
from roadstead.jackal.trips import wipe
from roadstead.jackal.turns import begin_turn
from roadstead.jackal.words import (
    CARAMBA,
    CREWS,
    DRAW_STARTER,
    EARTHQUAKE,
    ENDING,
    ENEMY_SHIP_BY_CHAIN,
    GALLEON,
    GRASS,
    KINDS,
    LIGHTHOUSE,
    LIT,
    NOWHERE,
    ONLY_WHEN_FORCED,
    OPENING,
    RUNNING,
    TILES,
)

TURNS = 4
"""Quarter turns, equally likely (I5)."""


def tickets(state: State) -> int:
    """How many equally likely answers chance has here."""
    if state.phase == DRAW_STARTER:
        return ships(state)
    return state.closed * TURNS


def drawn(state: State, ticket: int) -> int:
    """The outcome written on a ticket; a tile and its turn are drawn together (I5, I6)."""
    if state.phase == DRAW_STARTER:
        return code(M_STARTS, 0, ship_on_ticket(state, ticket), 0)
    lot = ticket // TURNS
    kind = 0
    while lot >= state.rest[kind]:
        lot -= state.rest[kind]
        kind += 1
    return code(M_OPENED, 0, tile_as_laid(kind, ticket % TURNS), 0)


def ship_on_ticket(state: State, ticket: int) -> int:
    """Every ship of the mode is equally likely to begin (H39)."""
    for crew in range(CREWS):
        if state.ship[crew] != NOWHERE:
            if ticket == 0:
                return crew
            ticket -= 1
    return NOWHERE


def answer_of_chance_barred_by(state: State, move: int) -> int:
    """An answer of chance fits its question."""
    if kind_of(move) == M_STARTS:
        crew = cell_of(move)
        fits = state.phase == DRAW_STARTER and crew < CREWS and state.ship[crew] != NOWHERE
        return ALLOWED if fits else H39
    if state.phase not in (OPENING, LIT) or cell_of(move) >= TILES:
        return I6
    kind = kind_of_tile(cell_of(move))
    if kind == NOWHERE or kind >= KINDS or state.rest[kind] == 0:
        return I6
    return ALLOWED


def answer(state: State, move: int) -> None:
    """Chance has answered."""
    if kind_of(move) == M_STARTS:
        begin_turn(state, cell_of(move))
    elif state.phase == LIT:
        cell = state.mark
        state.mark = NOWHERE
        state.phase = ENDING
        uncover(state, cell, cell_of(move))
    else:
        open_for_tripper(state, cell_of(move))


def open_for_tripper(state: State, tile: int) -> None:
    """The tile acts at once (M6); ways go again over all nodes (H33), enemy ships too (H11)."""
    piece = state.tripper
    cell = state.where[piece]
    state.opened = 1
    state.desperate = 0 if state.house[ENEMY_SHIP_BY_CHAIN] == ONLY_WHEN_FORCED else 1
    wipe(state, 0)
    state.phase = RUNNING
    uncover(state, cell, tile)
    if state.where[piece] != cell:
        state.phase = ENDING  # Caramba has called him home


def uncover(state: State, cell: int, tile: int) -> None:
    """The tile lies open for good; some act on being opened (G1, X5-X8, X12), by whomever (H50)."""
    state.tile[cell] = tile
    state.rest[kind_of_tile(tile)] -= 1
    state.closed -= 1
    state.idle = PROGRESS
    if is_chest(tile):
        unpack_chest(state, cell)
    elif tile == GALLEON:
        unpack_galleon(state, cell)
    elif tile == GRASS:
        sow(state)
    elif tile == LIGHTHOUSE:
        light_up(state)
    elif tile == EARTHQUAKE:
        state.quakes = 1
    elif tile == CARAMBA:
        shout(state)
