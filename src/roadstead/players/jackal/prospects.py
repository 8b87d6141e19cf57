"""What a captain hopes for: distances on the island, and what pieces and gold are worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import cast

from roadstead.jackal.board import neighbour
from roadstead.jackal.crews import team_of
from roadstead.jackal.island import is_land
from roadstead.jackal.scoring import seat_of
from roadstead.jackal.state import State
from roadstead.jackal.words import (
    ABORIGINE,
    BALLOON,
    CELLS,
    CHEST,
    CLOSED,
    CREWS,
    EMPTY,
    FLIGHT,
    FORT,
    FREE,
    NOBODY,
    NOWHERE,
    OPENING,
    PIECES,
    SEA,
    SIDE,
    SPENT_BOTTLES,
    SPENT_PLANE,
    SPINNER,
    TILES,
)
from roadstead.kernel.core import CorePosition
from roadstead.kernel.game import Position, View

BANKED = 12.0
THEIRS = 4.0
"""What a coin aboard another ship costs us."""
SUNK = 3.0
ALIVE = 6.0
ENEMY_OUT = 0.5
"""What an enemy is worth to his team away from the ship, where he may find gold."""
HELD = 1.5
SWIMMING = 0.6
OPENING_NOW = 1.5
FAR = 99
LADEN = frozenset(
    (EMPTY, BALLOON, *range(SPINNER, SPINNER + 4), *range(CHEST, CHEST + 5), SPENT_PLANE)
) | frozenset(range(SPENT_BOTTLES, TILES))
UNLADEN = LADEN | {CLOSED, FORT, ABORIGINE}
"""Tiles that are good ground, with a load and without."""
CARRIER = (5.0, 0.35)
SEEKER = (2.5, 0.18)
EXPLORER = (1.2, 0.1)
"""What a piece may hope for where it stands, and what each step to its goal takes away."""


def chart_of(position: Position) -> CorePosition[State]:
    assert isinstance(position, CorePosition), position
    return cast("CorePosition[State]", position)


def team_of_seat(state: State, view: View) -> int:
    """The team of who looks: also under the grass, where the crew on turn is another's (X5)."""
    for crew in range(CREWS):
        if state.ship[crew] != NOWHERE and seat_of(state, crew) == view.seat:
            return team_of(state, crew)
    raise AssertionError(view)


def distance(cell: int, other: int) -> int:
    """Steps of a piece on open ground."""
    rows = abs(cell // SIDE - other // SIDE)
    return max(rows, abs(cell % SIDE - other % SIDE))


def steps_to(state: State, goals: Iterable[int], *, laden: bool) -> list[int]:
    """Steps from every cell to the nearest goal; FAR where none leads there.

    Tiles that send on, hold or kill are walked round, closed ones with a load, too (G2).
    """
    steps = [FAR] * CELLS
    reached = list(goals)
    for cell in reached:
        steps[cell] = 0
    for cell in reached:  # grows while we walk
        for other in beside(cell):
            if steps[other] == FAR:
                steps[other] = steps[cell] + 1
                if state.tile[other] in (LADEN if laden else UNLADEN):
                    reached.append(other)
    return steps


@cache
def beside(cell: int) -> tuple[int, ...]:
    """The cells a step leads to; onto and off the sea only straight (M4)."""
    around = (neighbour(cell, movement) for movement in range(FLIGHT // 2))
    return tuple(
        other
        for other in around
        if other != NOWHERE
        and (is_land(other) or is_land(cell))
        and ((is_land(other) and is_land(cell)) or straight(cell, other))
    )


def straight(cell: int, other: int) -> bool:
    return cell // SIDE == other // SIDE or cell % SIDE == other % SIDE


def pieces_of(state: State, team: int) -> Iterator[int]:
    """Living pieces of a team."""
    for piece in range(PIECES):
        crew = state.crew[piece]
        if crew != NOBODY and state.where[piece] != NOWHERE and team_of(state, crew) == team:
            yield piece


def ships_of(state: State, team: int) -> list[int]:
    """Where the ships of a team lie."""
    crews = (crew for crew in range(CREWS) if team_of(state, crew) == team)
    return [state.ship[crew] for crew in crews if state.ship[crew] != NOWHERE]


def teams(state: State) -> set[int]:
    return {team_of(state, crew) for crew in range(CREWS) if state.ship[crew] != NOWHERE}


def worth(state: State, team: int) -> float:
    """How a team stands: gold aboard, pieces alive, and what they may hope for."""
    total = BANKED * state.bank[team] - SUNK * state.lost
    total += OPENING_NOW if state.phase == OPENING else 0.0
    goals = Goals(state, team)
    total += sum(ALIVE + goals.hope(piece) for piece in pieces_of(state, team))
    for other in teams(state) - {team}:
        total -= THEIRS * state.bank[other] + threat(state, other)
    return total


def threat(state: State, team: int) -> float:
    """Enemies ashore may find gold; those sent home must begin anew."""
    ships = ships_of(state, team)
    return sum(ENEMY_OUT for piece in pieces_of(state, team) if state.where[piece] not in ships)


class Goals:
    """How far a team's pieces are from where they want to go."""

    def __init__(self, state: State, team: int) -> None:
        self.state = state
        gold = (cell for cell, coins in enumerate(state.coins) if coins)
        closed = (cell for cell, tile in enumerate(state.tile) if tile == CLOSED)
        self.to_ship = steps_to(state, ships_of(state, team), laden=True)
        self.to_gold = steps_to(state, gold, laden=False)
        self.to_closed = steps_to(state, closed, laden=False)

    def hope(self, piece: int) -> float:
        """With gold underfoot home, else to gold, else to a closed tile."""
        cell = self.state.where[piece]
        hopes = [
            hoped(EXPLORER, self.to_closed[cell]),
            hoped(SEEKER, self.to_gold[cell]),
        ]
        if self.state.coins[cell]:
            hopes.append(hoped(CARRIER, self.to_ship[cell]))
        return max(hopes) - self.hardship(piece)

    def hardship(self, piece: int) -> float:
        """Held by a trap, a cave or rum, or in the water."""
        held = HELD if self.state.plight[piece] != FREE else 0.0
        cell = self.state.where[piece]
        swims = self.state.tile[cell] == SEA and cell not in self.state.ship
        return held + (SWIMMING if swims else 0.0)


def hoped(hope: tuple[float, float], steps: int) -> float:
    """What is hoped for a goal so far away; nothing for one that cannot be reached."""
    return max(0.0, hope[0] - hope[1] * steps)
