"""Islands that lie ready: a hidden order of tiles, from a seed or drawn by hand (7.3)."""

from __future__ import annotations

from random import Random
from typing import cast

from roadstead.jackal.drawing import read_layout
from roadstead.jackal.island import shuffled_island, tile_to_open
from roadstead.jackal.moves import Opened, Starts
from roadstead.jackal.state import State
from roadstead.jackal.words import DRAW_STARTER, LIT
from roadstead.kernel.core import CorePosition
from roadstead.kernel.errors import Unreadable
from roadstead.kernel.game import Move, Position


class IslandDealer:
    """Answers chance from one laid island: duplicate deals and custom islands are such dealers.

    An opened cell takes its own tile, or, if none of that kind lies closed any more, the first one
    of the island that does.
    """

    def __init__(self, layout: dict[int, int], starter: int = 0) -> None:
        self.layout = layout
        self._starter = starter

    def answer(self, position: Position) -> Move:
        state: State = cast("CorePosition[State]", position).state
        if state.phase == DRAW_STARTER:
            return Starts(self._starter)
        cell = state.mark if state.phase == LIT else state.where[state.tripper]
        return Opened(tile_to_open(self.layout, state, cell))


def seeded_island(seed: int, *, expansion: bool = False) -> IslandDealer:
    """The same island for the same seed."""
    return IslandDealer(shuffled_island(Random(seed), expansion))


def custom_island(text: str) -> IslandDealer:
    """An island drawn by hand: the rows of the land from the north, as `drawing.write_layout`
    does."""
    try:
        return IslandDealer(read_layout(text))
    except ValueError as error:
        raise Unreadable(text, 0, "eleven rows of tiles") from error
