"""Where a trip forks: the ways from the tile on which the tripper stands (M8, H34).

A choice is the number of a movement, or FLIGHT and the cell where a flight or a cave leads.
"""

from __future__ import annotations

from roadstead.jackal.board import is_cannon, neighbour
from roadstead.jackal.chains import ANY_FLIGHT, exits, leads_out, leaves_from
from roadstead.jackal.clauses import ALLOWED, F5, H24, M8
from roadstead.jackal.entering import SENT, entry_barred_by
from roadstead.jackal.state import State
from roadstead.jackal.tiles.cannon import barrel_direction, splash
from roadstead.jackal.tiles.cave import cave_exit_barred_by
from roadstead.jackal.tiles.plane import may_land
from roadstead.jackal.words import CAVE, CELLS, FLIGHT, NOWHERE, PLANE

CHOICES = FLIGHT + CELLS


def here(state: State) -> int:
    """The cell where the tripper is."""
    return state.where[state.tripper]


def target_of(state: State, choice: int) -> int:
    """The cell to which a choice leads."""
    if choice >= FLIGHT:
        return choice - FLIGHT
    if is_cannon(state.tile[here(state)]):
        return splash(state, here(state))
    return neighbour(here(state), choice)


def ways(state: State) -> int:
    """The movements that lead on from here, one bit each."""
    tile = state.tile[here(state)]
    if is_cannon(tile):
        return 1 << barrel_direction(tile)
    return exits(state, here(state), state.movement, state.origin)


def choice_barred_by(state: State, choice: int) -> int:
    """The clause that forbids to go on so, or ALLOWED."""
    target = target_of(state, choice)
    if choice < FLIGHT:
        if ways(state) >> choice & 1 == 0:
            return M8
        return way_barred_by(state, target, choice)
    if state.tile[here(state)] == CAVE:
        return cave_exit_barred_by(state, state.tripper, target)
    if ways(state) != ANY_FLIGHT:
        return M8
    if not may_land(state, here(state), state.movement, state.origin, target):
        return H24
    return way_barred_by(state, target, FLIGHT)


def way_barred_by(state: State, target: int, movement: int) -> int:
    """The tripper may come there, and from there an end can be reached (F5)."""
    barred = entry_barred_by(state, target, movement, SENT)
    if barred != ALLOWED:
        return barred
    start = leaves_from(state, here(state), state.movement, state.origin)
    return ALLOWED if leads_out(state, target, movement, start) else F5


def next_choice(state: State, choice: int) -> int:
    """The first legal choice from a number on, or NOWHERE."""
    last = CHOICES if ways(state) == ANY_FLIGHT else FLIGHT
    while choice < last:
        if choice_barred_by(state, choice) == ALLOWED:
            return choice
        choice += 1
    return NOWHERE


def choice_to(state: State, cell: int) -> int:
    """The choice that leads to a cell; NOWHERE if no way goes there."""
    if ways(state) == ANY_FLIGHT:
        return FLIGHT + cell
    for choice in range(FLIGHT):
        if ways(state) >> choice & 1 == 1 and target_of(state, choice) == cell:
            return choice
    return NOWHERE


def go_on_barred_by(state: State, cell: int) -> int:
    """The seat says which of the ways the tile leaves (M8)."""
    choice = choice_to(state, cell)
    return M8 if choice == NOWHERE else choice_barred_by(state, choice)


def count_ways(state: State) -> int:
    """How many ways lead on, staying on the plane included (M8, T14)."""
    count = 1 if state.tile[here(state)] == PLANE else 0
    choice = next_choice(state, 0)
    while choice != NOWHERE:
        count += 1
        choice = next_choice(state, choice + 1)
    return count
