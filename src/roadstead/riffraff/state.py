"""The table of Riff Raff: everything that lies open, cards, supplies and the ship at rest."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from roadstead.riffraff.options import House
from roadstead.riffraff.ship.words import KINDS, Kind, Piece, Region, Rest

CARDS = tuple(range(1, 11))
"""The cards of one colour (R1); each names the region its player loads (R11)."""
EMPTY_SHIP = Rest()
NOTHING = 0
"""Stands for a card that is not there, and for nothing announced."""


class Phase(StrEnum):
    """What is to happen next."""

    BEGIN = "begin"
    """Chance draws the first captain."""
    HOST = "host"
    """The host names the first captain."""
    CHOOSE = "choose"
    """All choose a card."""
    DRAW = "draw"
    """Chance draws a card for a seat."""
    NAME = "name"
    """The captain in office names the new one."""
    ORDER = "order"
    """The captain says in which order those who are tied load."""
    ANNOUNCE = "announce"
    """A seat says whether it loads one object or two."""
    LOAD = "load"
    """A hand is at work; the ship will tell."""
    OVER = "over"


Supply = tuple[int, ...]
"""How many objects of each kind lie before a seat (R2: objects of one kind are equal)."""


@dataclass(frozen=True, slots=True)
class Table:
    """What everybody sees. Cards that lie face down still count among the unplayed ones."""

    unplayed: tuple[tuple[int, ...], ...]
    """By seat: the cards not yet revealed, ascending."""
    supplies: tuple[Supply, ...]
    rest: Rest = EMPTY_SHIP
    phase: Phase = Phase.BEGIN
    round: int = 1
    captain: int | None = None
    drawing: int | None = None
    """For whom chance draws a card."""
    cards: tuple[int, ...] = ()
    """By seat: the cards revealed in this round."""
    order: tuple[int, ...] = ()
    """The seats in the order of their turns, once that is known."""
    turn: int = 0
    """Whose turn it is: a place in `order`."""
    announced: int = NOTHING
    placed: tuple[Piece, ...] = ()
    """What was placed in this turn: the first of two objects."""

    @property
    def seats(self) -> int:
        return len(self.supplies)

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.order[self.turn]

    @property
    def region(self) -> Region:
        """Where the seat whose turn it is loads (R11)."""
        return self.cards[self.seat]

    def left(self, seat: int) -> int:
        """How many objects lie before a seat."""
        return sum(self.supplies[seat])


Chosen = tuple[int, ...]
"""By seat: the card that lies face down, or NOTHING. Nobody but its seat knows it."""


def dealt(house: House) -> Table:
    """Ten cards each; one set of the eight objects, two sets if only two play (R2, R5, R25)."""
    sets = sets_each(house.seats)
    phase = Phase.HOST if house.host_names_first_captain else Phase.BEGIN
    supply = (sets,) * len(KINDS)
    return Table((CARDS,) * house.seats, (supply,) * house.seats, phase=phase)


def sets_each(seats: int) -> int:
    """How many sets of objects each player gets (R5, R25)."""
    return 2 if seats == 2 else 1


def nothing_chosen(seats: int) -> Chosen:
    return (NOTHING,) * seats


def changed(supply: Supply, kind: Kind, by: int) -> Supply:
    """A supply with objects of one kind added or taken away."""
    place = KINDS.index(kind)
    return (*supply[:place], supply[place] + by, *supply[place + 1 :])


def with_supply(supplies: tuple[Supply, ...], seat: int, supply: Supply) -> tuple[Supply, ...]:
    return (*supplies[:seat], supply, *supplies[seat + 1 :])


def next_piece(rest: Rest, kind: Kind) -> Piece:
    """What an object is called aboard: among equals the lowest number that is free (R2)."""
    aboard = set(rest.pieces())
    number = 1
    while Piece(kind, number) in aboard:
        number += 1
    return Piece(kind, number)
