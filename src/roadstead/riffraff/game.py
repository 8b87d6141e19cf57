"""Riff Raff as the kernel knows games: rules, notation and views behind one face."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, permutations, product
from random import Random
from typing import ClassVar

from roadstead.kernel.errors import IllegalPosition
from roadstead.kernel.game import Game, Move, View
from roadstead.kernel.options import Options
from roadstead.riffraff.clauses import CLAUSES
from roadstead.riffraff.defects import defects_of
from roadstead.riffraff.moves import (
    Announce,
    Begins,
    Choose,
    Drawn,
    LetDraw,
    NameCaptain,
    SetOrder,
)
from roadstead.riffraff.notation import read_move, read_table
from roadstead.riffraff.options import SCHEMA, house_of
from roadstead.riffraff.position import RiffRaffPosition
from roadstead.riffraff.state import CARDS, dealt, nothing_chosen
from roadstead.riffraff.view import Lookout, read_view, world_of


class RiffRaff(Game):
    """Two to four (R1) load a swaying ship; who first has nothing left to load has won."""

    name = "riff-raff"
    version = 1
    schema: ClassVar[Options] = SCHEMA
    clauses = CLAUSES

    def __init__(self, **options: object) -> None:
        super().__init__(**options)
        self.house = house_of(self.options)

    @property
    def seats(self) -> int:
        return self.house.seats

    def start(self) -> RiffRaffPosition:
        return RiffRaffPosition(self, dealt(self.house), nothing_chosen(self.seats))

    def read_position(self, text: str) -> RiffRaffPosition:
        table, chosen = read_table(text, self.seats)
        defects = defects_of(table, chosen, self.house)
        if defects:
            raise IllegalPosition(defects)
        return RiffRaffPosition(self, table, chosen)

    def read_move(self, word: str) -> Move:
        return read_move(word)

    def every_move(self) -> Iterator[Move]:
        """Every move but the ship's answers, which are measured and have no list."""
        seats = range(self.seats)
        ties = chain.from_iterable(permutations(seats, n) for n in range(2, self.seats))
        yield from map(NameCaptain, seats)
        yield from (Choose(seat, card) for seat, card in product(seats, CARDS))
        yield from map(LetDraw, seats)
        yield from map(SetOrder, ties)
        yield from map(Announce, (1, 2))
        yield from map(Begins, seats)
        yield from (Drawn(seat, card) for seat, card in product(seats, CARDS))

    def read_view(self, text: str) -> Lookout:
        return read_view(self.header, text, self.house)

    def worlds(self, view: View, generator: Random) -> RiffRaffPosition:
        assert isinstance(view, Lookout), view
        return RiffRaffPosition(self, view.table, world_of(view, generator))
