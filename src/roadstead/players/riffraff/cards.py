"""Which card, one object or two, whom to name: a player that looks at how the ship lies."""

from __future__ import annotations

from random import Random

from roadstead.kernel.game import Game, Move, View
from roadstead.players.player import own_moves
from roadstead.players.riffraff.loader import holdings_of
from roadstead.players.riffraff.statics import balance_of
from roadstead.riffraff import Lookout
from roadstead.riffraff.moves import Announce, Choose, LetDraw, NameCaptain, SetOrder
from roadstead.riffraff.ship.dimensions import SIZES, Dimensions, ship
from roadstead.riffraff.ship.regions import field_of, yard_of
from roadstead.riffraff.ship.words import Kind, Region
from roadstead.riffraff.state import Table
from roadstead.riffraff.turn import TWO, is_yard

CROWD = 2.0
"""What an object that stands in a region already costs there, as a tilt (degrees)."""
BONUS = 6.0
"""What the leave to load two is worth, as a tilt (degrees)."""
TOO_STEEP_FOR_TWO = 4.0
"""Beyond this tilt one object is enough (degrees)."""
WHIM = 1.0
NEVER = -1e9


class SteadyPlayer:
    """Plays the card whose region keeps the ship level and has room; loads two while it is calm."""

    name = "steady"

    def choose(self, game: Game, view: View, generator: Random, time_s: float) -> Move:
        assert isinstance(view, Lookout), view
        moves = own_moves(game.worlds(view, generator), view)
        vessel = ship(int(str(game.options["ball_lever_cm"])))
        worth = [_worth(vessel, view, move) + WHIM * generator.random() for move in moves]
        return moves[worth.index(max(worth))]


def _worth(vessel: Dimensions, view: Lookout, move: Move) -> float:
    table, seat = view.table, view.of_seat
    assert seat is not None, view
    match move:
        case Choose(_, card):
            return -_cost(vessel, table, seat, card)
        case LetDraw():
            return NEVER
        case Announce(objects):
            calm = balance_of(vessel, table.rest).tilt < TOO_STEEP_FOR_TWO
            return 2 * WHIM * ((objects == TWO) == calm)
        case NameCaptain(captain):
            return 2 * WHIM * (captain == seat)
        case SetOrder(order):
            return 2 * WHIM * _lateness_of_leaders(table, order)
        case _:
            return NEVER


def _lateness_of_leaders(table: Table, order: tuple[int, ...]) -> float:
    """The later one loads, the more the ship carries: who has little left may well be last."""
    return -float(sum(place * table.left(seat) for place, seat in enumerate(order)))


def _cost(vessel: Dimensions, table: Table, seat: int, region: Region) -> float:
    """How the ship would heel after a middling object in a region, and how full that is."""
    field = field_of(vessel, region)
    yard = yard_of(region)
    height = vessel.deck if yard is None else vessel.yard_top(yard)
    kind = _middling(holdings_of(table, seat))
    place = (*field.middle, height)
    tilt = balance_of(vessel, table.rest).with_load(kind, place).tilt
    there = sum(stowed.region == region for stowed in table.rest.cargo)
    two = BONUS if there and is_yard(region) and table.left(seat) >= TWO else 0.0
    return tilt + CROWD * there - two


def _middling(kinds: tuple[Kind, ...]) -> Kind:
    return sorted(kinds, key=lambda kind: SIZES[kind].mass)[len(kinds) // 2]
