"""Tiles as letters, in positions, layouts and drawings: one or two for each tile."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from roadstead.jackal.board import kind_of_tile, tile_as_laid
from roadstead.jackal.island import LAND
from roadstead.jackal.tiles import KINDS_OF_TILES
from roadstead.jackal.words import (
    CLOSED,
    CUT,
    EMPTY,
    FIRST_TILE,
    GALLEON,
    SEA,
    SIDE,
    SPENT_BOTTLES,
    SPENT_PLANE,
)

TURN_LETTERS = "nesw"
"""The quarter turn of an arrow or a cannon: where the N of its drawing points."""
RUN = re.compile(r"(?:([1-9][0-9]?)\*)?([1-7C][nesw]|\$[1-5g]|[bc][1-3]|[A-Zjdwmp.?~])")
"""Letters, and before them how often they stand in a row: `5*.`."""


def _turned() -> dict[str, int]:
    """Every quarter turn may be written; those that look alike are one tile (design 7.2)."""
    return {
        told.letters + letter: tile_as_laid(kind, turn)
        for kind, told in enumerate(KINDS_OF_TILES)
        if told.turns
        for turn, letter in enumerate(TURN_LETTERS)
    }


def _plain() -> dict[str, int]:
    return {
        "~": SEA,
        "?": CLOSED,
        "p": SPENT_PLANE,
        **{f"c{number + 1}": SPENT_BOTTLES + number for number in range(3)},
        **{KINDS_OF_TILES[kind_of_tile(tile)].letters: tile for tile in range(EMPTY, GALLEON + 1)},
    }


TILE_OF_LETTERS = {**_plain(), **_turned()}
LETTERS = {tile: letters for letters, tile in reversed(TILE_OF_LETTERS.items())}
"""How a tile is written: of turns that look alike by the first."""


def write_row(tiles: Sequence[int]) -> str:
    """A row of tiles; the same several times is counted."""
    return "".join(_run(LETTERS[tile], len(list(run))) for tile, run in groupby(tiles))


def _run(letters: str, times: int) -> str:
    return letters if times == 1 else f"{times}*{letters}"


def read_row(text: str) -> list[int]:
    """The inverse of `write_row`; ValueError if it is none."""
    tiles: list[int] = []
    at = 0
    for match in RUN.finditer(text):
        if match.start() != at or match[2] not in TILE_OF_LETTERS:
            raise ValueError(text)
        tiles.extend([TILE_OF_LETTERS[match[2]]] * int(match[1] or 1))
        at = match.end()
    if at != len(text):
        raise ValueError(text)
    return tiles


def rows_of_land() -> Iterator[list[int]]:
    """The land cells row by row, from the north."""
    for row in range(1, SIDE - 1):
        yield [cell for cell in LAND if cell // SIDE == row]


def write_land(tiles: Sequence[int]) -> str:
    """All land tiles: rows from the north, joined by `/`."""
    return "/".join(write_row([tiles[cell] for cell in row]) for row in rows_of_land())


def read_land(text: str) -> dict[int, int]:
    """Each land cell with its tile; ValueError if the rows are not those of the island."""
    rows = text.split("/")
    cells = list(rows_of_land())
    if len(rows) != len(cells):
        raise ValueError(text)
    found: dict[int, int] = {}
    for written, row in zip(rows, cells, strict=True):
        found.update(zip(row, read_row(written), strict=True))
    if any(tile in (SEA, CUT) for tile in found.values()):
        raise ValueError(text)
    return found


def write_layout(layout: dict[int, int]) -> str:
    """A custom island: what lies under each land cell."""
    tiles = [layout.get(cell, SEA) for cell in range(SIDE * SIDE)]
    return write_land(tiles)


def read_layout(text: str) -> dict[int, int]:
    """A custom island as `write_layout` tells it; every tile must be one that may lie closed."""
    layout = read_land(text)
    if any(not FIRST_TILE <= tile <= GALLEON for tile in layout.values()):
        raise ValueError(text)
    return layout
