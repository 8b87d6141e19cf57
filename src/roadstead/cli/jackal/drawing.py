"""The island as lines of text: its tiles, gold and pieces, and below it who has what."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from roadstead.cli.jackal.signs import CREW_COLOURS, LAMP
from roadstead.cli.jackal.words import Speech
from roadstead.jackal.board import last_step, tile_as_laid
from roadstead.jackal.crews import team_of
from roadstead.jackal.island import crews_of
from roadstead.jackal.state import State
from roadstead.jackal.tiles import KINDS_OF_TILES
from roadstead.jackal.words import (
    BEN,
    CELL_WORDS,
    CELLS,
    CLOSED,
    CUT,
    EXPANSION,
    KINDS,
    MODE,
    NOBODY,
    NOWHERE,
    PIECES,
    PIRATES,
    SEA,
    SIDE,
)

WIDTH = 79
CELL = 6
"""Columns of a cell; the row's number stands before the first."""
COLUMNS = "abcdefghijklm"


class Drawing:
    """The island as a seat sees it."""

    def __init__(self, speech: Speech, state: State) -> None:
        self.speech = speech
        self.state = state
        self.standing: dict[int, list[int]] = {}
        for piece in range(PIECES):
            if state.where[piece] != NOWHERE:
                self.standing.setdefault(state.where[piece], []).append(piece)

    def lines(self) -> Iterator[Text]:
        yield self.heading()
        yield self.columns()
        for row in range(SIDE):
            yield from self.row(range(row * SIDE, row * SIDE + SIDE))
        yield self.columns()
        for crew in crews_of(self.state.house[MODE]):
            yield from self.crew(crew)
        for line in filled(self.closed()):
            yield Text(line, style="dim")

    def heading(self) -> Text:
        """Whose turn it is, and the gold."""
        state, speech = self.state, self.speech
        parts = [
            f"{speech.word('at-stake')}: {state.stake}",
            f"{speech.word('lost')}: {state.lost}",
        ]
        text = Text("── " if speech.signs.directions else "-- ", style="dim")
        if state.turn != NOBODY:
            turn = speech.word("turn", crew=speech.crew(state.turn))
            captain = speech.captain(state, state.turn)
            text.append(f"{turn} ({captain})", style=CREW_COLOURS[state.turn])
            text.append(" · " if speech.signs.directions else " - ")
        text.append("; ".join(parts), style=LAMP)
        return text

    # --- the grid ------------------------------------------------------------------------------

    def columns(self) -> Text:
        return Text("   " + "".join(f" {column:<{CELL - 1}}" for column in COLUMNS).rstrip())

    def row(self, cells: range) -> Iterator[Text]:
        """The tiles, and a second line where somebody stands."""
        text = Text(f"{cells[0] // SIDE:>2} ")
        for cell in cells:
            text.append_text(self.ground(cell))
        text.rstrip()
        yield text
        if any(cell in self.standing for cell in cells):
            pieces = Text("   ")
            for cell in cells:
                pieces.append_text(self.pieces(cell))
            pieces.rstrip()
            yield pieces

    def ground(self, cell: int) -> Text:
        """A ship, or a tile with the gold that lies there."""
        tile = self.state.tile[cell]
        ship = next((c for c, berth in enumerate(self.state.ship) if berth == cell), None)
        if ship is not None:
            return Text(fitted(f"\\{self.speech.letter(ship)}/"), style=CREW_COLOURS[ship])
        text = Text(" " + self.speech.signs.of_tile(tile), style=style_of(tile))
        gold = self.gold(cell)
        if gold:
            text.append(gold, style=f"bold {LAMP}")
        text.append(" " * (CELL - cell_len(text.plain)))
        return text

    def gold(self, cell: int) -> str:
        """Coins on all steps of a cell; the treasure counts by its name's sign."""
        state, coin = self.state, self.speech.signs.coin
        piles = zip(state.pile_place, state.pile_coins, strict=True)
        coins = state.coins[cell] + sum(n for place, n in piles if at(place) == cell)
        treasure = f"{coin}T" if at(state.treasure) == cell else ""
        return (f"{coin}{coins}" if coins else "") + treasure

    def pieces(self, cell: int) -> Text:
        """Pirates by crew and numbers: W12; persons by two letters."""
        standing = self.standing.get(cell, [])
        if not standing:
            return Text(" " * CELL)
        word = "".join(self.gathered(standing))
        if cell_len(word) > CELL - 1:
            word = "".join(dict.fromkeys(each[0] for each in self.gathered(standing))) + "+"
        crew = max(self.state.crew[standing[0]], 0)
        return Text(fitted(word), style=CREW_COLOURS[crew])

    def gathered(self, standing: list[int]) -> Iterator[str]:
        """Pirates of one crew together, then the persons."""
        for crew in range(len(CREW_COLOURS)):
            numbers = [p % PIRATES + 1 for p in standing if p < BEN and p // PIRATES == crew]
            if numbers:
                yield self.speech.letter(crew) + "".join(map(str, numbers))
        yield from (self.speech.short(piece) for piece in standing if piece >= BEN)

    # --- below the island ----------------------------------------------------------------------

    def crew(self, crew: int) -> Iterator[Text]:
        """A crew: its captain, the gold aboard, where each piece is."""
        state, speech = self.state, self.speech
        team = team_of(state, crew)
        told = f"{speech.letter(crew)} {speech.crew(crew)} ({speech.captain(state, crew)}): "
        told += f"{speech.word('aboard')} {state.bank[team]}"
        if state.house[EXPANSION]:
            told += f", {speech.word('rum')} {state.bottles[team]}"
        pieces = (p for p in range(PIECES) if self.is_of(p, crew))
        told += "; " + ", ".join(map(self.whereabouts, pieces))
        for line in filled(told):
            yield Text(line, style=CREW_COLOURS[crew])

    def is_of(self, piece: int, crew: int) -> bool:
        """Pirates stay in their crew's line when they are dead, persons do not."""
        if piece < BEN:
            return piece // PIRATES == crew
        return self.state.crew[piece] == crew and self.state.where[piece] != NOWHERE

    def whereabouts(self, piece: int) -> str:
        """`W1 g11 trapped`."""
        state, speech = self.state, self.speech
        cell = state.where[piece]
        if cell == NOWHERE:
            return f"{speech.short(piece)} {speech.word('dead')}"
        said = [speech.short(piece), CELL_WORDS[cell]]
        steps = last_step(state, cell)
        if steps:
            said.append(speech.word("step", step=state.step[piece] + 1, steps=steps + 1))
        if state.tile[cell] == SEA and cell not in state.ship:
            said.append(speech.word("swimming"))
        return " ".join([*said, *filter(None, [speech.plight(piece, state)])])

    def closed(self) -> str:
        """What may still lie under the closed tiles."""
        counts = (
            f"{KINDS_OF_TILES[kind].letters}" + (f"x{count}" if count > 1 else "")
            for kind, count in enumerate(self.state.rest)
            if count
        )
        return f"{self.speech.word('closed')} ({self.state.closed}): {'  '.join(counts)}"

    def legend(self) -> Iterator[str]:
        """Every kind of tile: its sign, how many still lie closed, its name and what it does."""
        for kind in range(KINDS):
            told = KINDS_OF_TILES[kind]
            if told.copies or self.state.house[EXPANSION]:
                tile = tile_as_laid(kind, 0)
                id = f"jackal-tile-{told.name}"
                name, does = (self.speech.texts.text(each) for each in (id, f"{id}.help"))
                signs = self.speech.signs
                sign = signs.of_tile(tile) if told.turns else told.letters
                line = f"{sign:<5} {told.letters:<3} {self.state.rest[kind]:>2}  {name}: {does}"
                yield from textwrap.wrap(line, WIDTH, subsequent_indent=" " * 14)


def at(place: int) -> int:
    """The cell of a place on a spinner."""
    return place % CELLS if place != NOWHERE else NOWHERE


def style_of(tile: int) -> str:
    return {SEA: "blue", CLOSED: "dim", CUT: ""}.get(tile, "green")


def fitted(word: str) -> str:
    return " " + set_cell_size(word, CELL - 1)


def filled(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=" ", subsequent_indent="     ")
