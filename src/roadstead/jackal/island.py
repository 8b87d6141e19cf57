"""The island as it is laid: the box, the sea, the ships, a seedable and a custom layout (I1-I5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from roadstead.jackal.board import kind_of_tile, tile_as_laid
from roadstead.jackal.crews import put
from roadstead.jackal.state import State
from roadstead.jackal.tiles import KINDS_OF_TILES
from roadstead.jackal.words import (
    BEN,
    BLACK,
    CELLS,
    CHEST,
    CLOSED,
    CREWS,
    CUT,
    DUEL,
    EMPTY,
    EMPTY_KIND,
    EXPANSION,
    GALLEON,
    KINDS,
    MODE,
    NOWHERE,
    PAIRS,
    PIRATES,
    RED,
    SEA,
    SIDE,
    THREE,
    TWO,
    WHITE,
    YELLOW,
)

LAST = SIDE - 1
HOMES = {
    WHITE: LAST * SIDE + LAST // 2,
    RED: LAST // 2 * SIDE,
    BLACK: LAST // 2,
    YELLOW: LAST // 2 * SIDE + LAST,
}
"""The middles of the four sides: south, west, north, east (I2, H1)."""
TURNS_OF_TILE = 4
TREASURE_WORTH = 3


def crews_of(mode: int) -> tuple[int, ...]:
    """Three: white, red, black (E7); duel: white, black (E8, H3); else all four (E4, E5, E6)."""
    if mode == THREE:
        return (WHITE, RED, BLACK)
    return (WHITE, BLACK) if mode == DUEL else tuple(range(CREWS))


def sides_of(mode: int) -> int:
    """Opposite crews are one team in pairs and with two players (E4, E5)."""
    return 2 if mode in (PAIRS, TWO) else CREWS


def is_cut(cell: int) -> bool:
    """The four corners of the ring are not part of the game (I1)."""
    return cell // SIDE in (0, LAST) and cell % SIDE in (0, LAST)


def is_land(cell: int) -> bool:
    """11 x 11 without its corners (I1)."""
    row, column = cell // SIDE, cell % SIDE
    if not (1 <= row <= LAST - 1 and 1 <= column <= LAST - 1):
        return False
    return not (row in (1, LAST - 1) and column in (1, LAST - 1))


LAND = tuple(cell for cell in range(CELLS) if is_land(cell))


def bare_board() -> list[int]:
    """Sea around 117 closed tiles (I1)."""
    return [CUT if is_cut(cell) else CLOSED if is_land(cell) else SEA for cell in range(CELLS)]


def box(expansion: bool) -> list[int]:
    """How many tiles of each kind there are (I3); the expansion replaces empty ones (X1-X12)."""
    return [tile.copies_with_expansion if expansion else tile.copies for tile in KINDS_OF_TILES]


def gold_of_kind(kind: int) -> int:
    """What a closed tile is worth: its chest, or the galleon (I3, X12)."""
    tile = kind - EMPTY_KIND + EMPTY
    if tile == GALLEON:
        return TREASURE_WORTH
    return tile - CHEST + 1 if CHEST <= tile < CHEST + 5 else 0


def gold_closed(rest: Sequence[int]) -> int:
    return sum(count * gold_of_kind(kind) for kind, count in enumerate(rest))


def bare_state(house: Sequence[int], patience_in_rounds: int) -> State:
    """The sea, closed tiles of no kind yet, and no ship."""
    crews = crews_of(house[MODE])
    state = State(house=list(house), sides=sides_of(house[MODE]), tile=bare_board())
    state.patience = patience_in_rounds * len(crews)
    for piece in range(BEN):
        if piece // PIRATES in crews:
            state.crew[piece] = piece // PIRATES
    return state


def fresh_state(house: Sequence[int], patience_in_rounds: int) -> State:
    """All tiles closed, three pirates aboard each ship of the mode (I1, I2)."""
    state = bare_state(house, patience_in_rounds)
    state.rest = box(house[EXPANSION] == 1)
    state.closed = sum(state.rest)
    state.stake = gold_closed(state.rest)
    for crew in crews_of(house[MODE]):
        state.ship[crew] = HOMES[crew]
        for piece in range(crew * PIRATES, crew * PIRATES + PIRATES):
            put(state, piece, HOMES[crew])
    return state


# --- layouts -----------------------------------------------------------------------------------


def shuffled_island(generator: Random, expansion: bool = False) -> dict[int, int]:
    """A hidden order of tiles and turns, one tile for each land cell (I5, I6)."""
    kinds = [kind for kind, count in enumerate(box(expansion)) for _ in range(count)]
    generator.shuffle(kinds)
    return {
        cell: tile_as_laid(kind, generator.randrange(TURNS_OF_TILE))
        for cell, kind in zip(LAND, kinds, strict=True)
    }


def tile_to_open(layout: dict[int, int], state: State, cell: int) -> int:
    """What a dealer of a layout answers: the cell's own tile, or the first unused one (7.3).

    Used up is a kind of which no tile is closed any more.
    """
    for tile in (layout[cell], *layout.values()):
        if state.rest[kind_of_tile(tile)] > 0:
            return tile
    raise AssertionError(state)


def counted(tiles: Iterable[int]) -> list[int]:
    """How many of each kind are among some tiles; sea and used tiles count for nothing."""
    rest = [0] * KINDS
    for tile in tiles:
        kind = kind_of_tile(tile)
        if kind != NOWHERE:
            rest[kind] += 1
    return rest


assert len(KINDS_OF_TILES) == KINDS, "every kind has its file"
