"""Which card, one object or two, whom to name: a player that looks at how the ship lies."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from random import Random

from roadstead.kernel.game import Game, Move, View
from roadstead.players.player import own_moves
from roadstead.players.riffraff.loader import holdings_of
from roadstead.riffraff import Lookout
from roadstead.riffraff.moves import Announce, Choose, LetDraw, NameCaptain, SetOrder
from roadstead.riffraff.ship.dimensions import SIZES, Dimensions, ship
from roadstead.riffraff.ship.regions import field_of, yard_of
from roadstead.riffraff.ship.words import Kind, Region, Rest
from roadstead.riffraff.state import Table
from roadstead.riffraff.turn import TWO, is_yard

STIFFNESS = 0.0092
"""What rights the ship at a lever of 17 cm: mass times height that would capsize it (kg m)."""
CROWD = 0.035
"""What an object that stands in a region already costs there, as a slope."""
BONUS = 0.10
"""What the leave to load two is worth, as a slope."""
STEEP_FOR_TWO = 0.06
"""Beyond this slope one object is enough."""
WHIM = 0.02


@dataclass(frozen=True, slots=True)
class Moments:
    """The cargo as the gimbal feels it: masses times distances ahead, to port and upward (kg m)."""

    ahead: float = 0.0
    port: float = 0.0
    up: float = 0.0

    def with_mass(self, mass: float, ahead: float, port: float, up: float) -> Moments:
        return Moments(self.ahead + mass * ahead, self.port + mass * port, self.up + mass * up)

    @property
    def slope(self) -> float:
        """How far the ship heels at rest; steep where nothing rights it any more."""
        return hypot(self.ahead, self.port) / max(STIFFNESS - self.up, STIFFNESS / 20)


def moments_of(rest: Rest, pivot: float) -> Moments:
    """The moments of everything aboard."""
    moments = Moments()
    for stowed in rest.cargo:
        x, y, z = stowed.pose.place
        moments = moments.with_mass(SIZES[stowed.piece.kind].mass, x, y, z - pivot)
    return moments


class SteadyPlayer:
    """Plays the card whose region keeps the ship level and leaves room; loads two while it is calm."""

    name = "steady"

    def choose(self, game: Game, view: View, generator: Random, time_s: float) -> Move:
        assert isinstance(view, Lookout), view
        moves = own_moves(game.worlds(view, generator), view)
        vessel = ship()
        worth = [_worth(vessel, view, move) + WHIM * generator.random() for move in moves]
        return moves[worth.index(max(worth))]


def _worth(vessel: Dimensions, view: Lookout, move: Move) -> float:
    table, seat = view.table, view.of_seat or 0
    match move:
        case Choose(_, card):
            return -_cost(vessel, table, seat, card)
        case LetDraw():
            return -1e9
        case Announce(objects):
            calm = moments_of(table.rest, vessel.pivot_height).slope < STEEP_FOR_TWO
            return float((objects == TWO) == calm)
        case NameCaptain(captain):
            return float(captain == seat)
        case SetOrder(order):
            return float(sum(place * -table.left(who) for place, who in enumerate(order)))
        case _:
            return 0.0


def _cost(vessel: Dimensions, table: Table, seat: int, region: Region) -> float:
    """How the ship would heel after a middling object of the seat's in a region, and how full it is."""
    field = field_of(vessel, region)
    yard = yard_of(region)
    height = vessel.deck if yard is None else vessel.yard_top(yard)
    mass = _middling(holdings_of(table, seat))
    moments = moments_of(table.rest, vessel.pivot_height)
    slope = moments.with_mass(mass, field.middle[0], field.middle[1], height).slope
    there = sum(stowed.region == region for stowed in table.rest.cargo)
    two = BONUS if there and is_yard(region) and table.left(seat) >= TWO else 0.0
    return slope + CROWD * there - two


def _middling(kinds: tuple[Kind, ...]) -> float:
    masses = sorted(SIZES[kind].mass for kind in kinds)
    return masses[len(masses) // 2]
