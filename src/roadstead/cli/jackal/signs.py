"""Signs and colours of the island: every crew has a letter, every tile its letters."""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.jackal.board import is_arrow, is_cannon
from roadstead.jackal.drawing import LETTERS
from roadstead.jackal.tiles.arrow import arrow_exits
from roadstead.jackal.tiles.cannon import barrel_direction
from roadstead.jackal.words import CLOSED, CUT, DIRECTION_WORDS, SEA

LAMP = "#d9922e"
CREW_COLOURS = ("bold white", "bold red", "bold medium_purple", "bold bright_yellow")
"""By crew; black would not be seen on black."""
ARROWS = "↑↗→↘↓↙←↖"
"""By direction, from the north."""


@dataclass(frozen=True, slots=True)
class Signs:
    """What the sea, closed tiles, coins and directions are drawn with."""

    sea: str
    closed: str
    coin: str
    directions: tuple[str, ...] | None
    """A sign for each direction; None: arrows are drawn by their letters."""

    def of_tile(self, tile: int) -> str:
        """A tile as the island shows it."""
        if tile in (SEA, CLOSED, CUT):
            return {SEA: self.sea, CLOSED: self.closed, CUT: ""}[tile]
        if self.directions is None or not (is_arrow(tile) or is_cannon(tile)):
            return LETTERS[tile]
        if is_cannon(tile):
            return "C" + self.directions[barrel_direction(tile)]
        exits = arrow_exits(tile)
        return "".join(sign for i, sign in enumerate(self.directions) if exits >> i & 1)

    def in_words(self, text: str) -> str:
        """A text with arrows in it, for terminals that have none."""
        if self.directions is not None:
            return text
        words = {ord(arrow): f" {DIRECTION_WORDS[i].upper()}" for i, arrow in enumerate(ARROWS)}
        return text.translate(words).replace("  ", " ")


DRAWN = Signs("~", "░░", "●", tuple(ARROWS))
ASCII = Signs("~", "??", "o", None)
