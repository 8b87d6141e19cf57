"""The island as an SVG picture, with woodcuts of our own for every kind of tile."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

from roadstead.jackal.board import is_arrow, is_cannon, is_chest, is_spinner, kind_of_tile
from roadstead.jackal.gold import coins_at
from roadstead.jackal.state import State
from roadstead.jackal.tiles import KINDS_OF_TILES
from roadstead.jackal.tiles.arrow import arrow_exits
from roadstead.jackal.tiles.cannon import barrel_direction
from roadstead.jackal.woodcuts import ARROW, COMPASS, SHIP, SPIRAL, WOODCUTS
from roadstead.jackal.words import (
    BOTTLES,
    CELL_WORDS,
    CELLS,
    CHEST,
    CLOSED,
    COLOURS,
    CREWS,
    CUT,
    EMPTY,
    NOWHERE,
    PIECE_WORDS,
    PIECES,
    SEA,
    SIDE,
    SPENT_PLANE,
    SPINNER,
    STEPS,
    TILE_WORDS,
)

UNIT = 40
"""The side of a cell."""
INK, PAPER, WATER, BACK = "#2b2118", "#e9d8ad", "#33586b", "#8a6f47"
COLOUR = {"white": "#f6f2e6", "red": "#a8322a", "black": "#2a2a2e", "yellow": "#dba92c"}
GOLD = "#d9a520"

NUMERALS = ("I", "II", "III", "IV", "V")


def island_as_svg(state: State, title: str = "Jackal") -> str:
    """The whole island: tiles, gold, ships and pieces."""
    size = SIDE * UNIT
    body = "".join(_cells(state)) + "".join(_ships(state)) + "".join(_pieces(state))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" role="img">'
        f"<title>{escape(title)}</title>"
        f'<rect width="{size}" height="{size}" fill="{WATER}"/>{body}</svg>\n'
    )


def _cells(state: State) -> Iterator[str]:
    for cell in range(CELLS):
        tile = state.tile[cell]
        if tile not in (SEA, CUT):
            label = f"{CELL_WORDS[cell]} {TILE_WORDS[tile]}"
            yield _placed(cell, f"<title>{label}</title>{_tile(tile)}{_gold(state, cell)}")


def _placed(cell: int, content: str) -> str:
    return f'<g transform="translate({cell % SIDE * UNIT} {cell // SIDE * UNIT})">{content}</g>'


def _cut(path: str, *, width: float = 1.6, fill: str = "none") -> str:
    """A woodcut: strokes of ink."""
    return (
        f'<path d="{path}" fill="{fill}" stroke="{INK}" stroke-width="{width}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _tile(tile: int) -> str:
    fill = BACK if tile == CLOSED else PAPER
    ground = f'<rect x="1" y="1" width="38" height="38" rx="3" fill="{fill}" stroke="{INK}"/>'
    return ground + drawing_of(tile)


def drawing_of(tile: int) -> str:
    """What is drawn on an open tile; the back of a closed one is a compass."""
    if tile == CLOSED:
        return _cut(COMPASS, width=1)
    if tile == EMPTY:
        return _cut("M12 26 q4-3 8 0 t8 0", width=0.8)
    if is_arrow(tile):
        exits = arrow_exits(tile)
        return "".join(_turned(ARROW, way * 45) for way in range(8) if exits >> way & 1)
    if is_cannon(tile):
        return _turned(WOODCUTS["cannon"], barrel_direction(tile) * 45)
    if is_spinner(tile):
        return _cut(SPIRAL, width=1) + _letters(str(tile - SPINNER + 2))
    if is_chest(tile):
        return _cut(WOODCUTS["chest"]) + _letters(NUMERALS[tile - CHEST])
    if tile >= SPENT_PLANE:
        used = "plane" if tile == SPENT_PLANE else "bottles"
        return f'<g opacity="0.35">{_cut(WOODCUTS[used])}</g>'
    name = KINDS_OF_TILES[kind_of_tile(tile)].name.rstrip("123")
    number = str(tile - BOTTLES + 1) if name == "bottles" else ""
    return _cut(WOODCUTS[name]) + (_letters(number) if number else "")


def _turned(path: str, degrees: int) -> str:
    return f'<g transform="rotate({degrees} 20 20)">{_cut(path)}</g>'


def _letters(text: str) -> str:
    return (
        f'<text x="35" y="36" font-size="9" font-family="serif" text-anchor="end"'
        f' fill="{INK}">{text}</text>'
    )


def _gold(state: State, cell: int) -> str:
    """Coins on all steps of the tile together, and the treasure."""
    coins = sum(coins_at(state, cell, step) for step in range(STEPS))
    treasure = state.treasure != NOWHERE and state.treasure % CELLS == cell
    if not coins and not treasure:
        return ""
    told = f"{coins or ''}{'+3' if treasure else ''}"
    return (
        f'<circle cx="9" cy="9" r="7" fill="{GOLD}" stroke="{INK}"/>'
        f'<text x="9" y="12" font-size="9" font-family="serif" text-anchor="middle"'
        f' fill="{INK}">{told}</text>'
    )


def _ships(state: State) -> Iterator[str]:
    for crew in range(CREWS):
        if state.ship[crew] != NOWHERE:
            label = f"{CELL_WORDS[state.ship[crew]]} ship of {COLOURS[crew]}"
            drawn = _cut(SHIP, fill=COLOUR[COLOURS[crew]])
            yield _placed(state.ship[crew], f"<title>{label}</title>{drawn}")


def _pieces(state: State) -> Iterator[str]:
    """Small heads in the colour of their crews, side by side."""
    beside = [0] * CELLS
    for piece in range(PIECES):
        cell = state.where[piece]
        if cell == NOWHERE:
            continue
        x, y = 8 + 8 * (beside[cell] % 4), 32 - 9 * (beside[cell] // 4)
        beside[cell] += 1
        fill = COLOUR[COLOURS[state.crew[piece]]]
        head = f'<circle cx="{x}" cy="{y}" r="4" fill="{fill}" stroke="{INK}"/>'
        yield _placed(cell, f"<g><title>{PIECE_WORDS[piece]}</title>{head}</g>")
