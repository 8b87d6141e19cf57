"""All legal moves of a position, in a fixed order."""

from __future__ import annotations

from roadstead.jackal.board import neighbour
from roadstead.jackal.clauses import ALLOWED
from roadstead.jackal.codes import (
    M_FLY,
    M_GIVE,
    M_GO,
    M_LIGHT,
    M_ON,
    M_REVIVE,
    M_RUM,
    M_SAIL,
    M_SHAKE,
    M_STAY,
    M_WAIT,
    code,
)
from roadstead.jackal.crews import at_last_step, may_carry
from roadstead.jackal.forks import here, next_choice, target_of
from roadstead.jackal.going import first_way, goes, last_way
from roadstead.jackal.gold import lies_at
from roadstead.jackal.rules import action_barred_by, barred_by
from roadstead.jackal.ships import sail_barred_by, side_step, steers
from roadstead.jackal.state import State
from roadstead.jackal.tiles.aborigine import reviver
from roadstead.jackal.tiles.bottles import bottle_barred_by
from roadstead.jackal.trips import clear_trip, set_out
from roadstead.jackal.words import (
    ACT,
    BEN,
    CELLS,
    COIN,
    CREWS,
    CUT,
    DRUNK,
    EXPANSION,
    FORK,
    FREE,
    FRIDAY,
    LAMP,
    LOADS,
    MISSIONARY,
    NOBODY,
    NOTHING,
    NOWHERE,
    PIRATES,
    PLANE,
    SEA,
    WAITING,
)

MOST_MOVES = 3600
"""No position has more legal moves: six pieces on the plane, each with three loads."""


def list_moves(state: State, moves: list[int]) -> int:
    """Write the legal moves of the seat to move into `moves`; answer how many there are."""
    if state.phase == ACT:
        return list_actions(state, moves)
    if state.phase == FORK:
        return list_ways(state, moves)
    return list_cells(state, moves, M_LIGHT if state.phase == LAMP else M_SHAKE)


def offer(state: State, moves: list[int], count: int, move: int) -> int:
    """Add an action if nothing bars it."""
    if action_barred_by(state, move) != ALLOWED:
        return count
    moves[count] = move
    return count + 1


def list_actions(state: State, moves: list[int]) -> int:
    """Each piece of the crew, then the ship, then the rest (M1)."""
    count = 0
    for piece in range(state.turn * PIRATES, state.turn * PIRATES + PIRATES):
        if state.where[piece] != NOWHERE:
            count = list_piece(state, moves, count, piece)
    if state.house[EXPANSION] == 1:
        count = list_persons(state, moves, count)
    count = list_sailing(state, moves, count)
    if reviver(state) != NOBODY:
        count = offer(state, moves, count, code(M_REVIVE, 0, 0, 0))
    return count


def list_persons(state: State, moves: list[int], count: int) -> int:
    """What the persons of the expansion may do, and rum for them (X2, X9-X11)."""
    for piece in range(BEN, FRIDAY + 1):
        if state.crew[piece] == state.turn and state.where[piece] != NOWHERE:
            count = list_piece(state, moves, count, piece)
    for piece in (MISSIONARY, FRIDAY):
        count = offer(state, moves, count, code(M_GIVE, piece, 0, 0))
    return count


def list_piece(state: State, moves: list[int], count: int, piece: int) -> int:
    """Its steps, with each load that lies there or with empty hands (G2)."""
    plight = state.plight[piece]
    if plight >= DRUNK:
        return count
    for load in range(LOADS):
        if load == NOTHING or lies_at(state, load, state.where[piece], state.step[piece]):
            if plight == WAITING:
                count = list_far(state, moves, count, M_GO, piece, load)
            else:
                count = list_steps(state, moves, count, piece, load)
    return count


def list_steps(state: State, moves: list[int], count: int, piece: int, load: int) -> int:
    """On foot or swimming, with rum, and by plane (M5, W1, X2, T14)."""
    cell = state.where[piece]
    leaves = at_last_step(state, piece)
    if not leaves:
        count = offer(state, moves, count, code(M_GO, piece, cell, load))
    elif state.plight[piece] == FREE:
        count = list_around(state, moves, count, M_GO, piece, load)
    if (not leaves or state.plight[piece] != FREE) and bottle_barred_by(state) == ALLOWED:
        count = list_around(state, moves, count, M_RUM, piece, load)
    if state.tile[cell] == PLANE:
        count = list_far(state, moves, count, M_FLY, piece, load)
        if load == NOTHING:
            count = offer(state, moves, count, code(M_WAIT, piece, 0, 0))
    return count


def list_around(
    state: State, moves: list[int], count: int, kind: int, piece: int, load: int
) -> int:
    """The eight cells around, or the tile in front of the ship (M3, M5)."""
    if load != NOTHING and not may_carry(state, piece):
        return count
    origin = state.where[piece]
    set_out(state, piece, load)
    for way in range(first_way(state, origin), last_way(state, origin) + 1):
        if goes(state, origin, way):
            moves[count] = code(kind, piece, neighbour(origin, way), load)
            count += 1
    clear_trip(state)
    return count


def list_far(state: State, moves: list[int], count: int, kind: int, piece: int, load: int) -> int:
    """Any cell (T14, X3)."""
    for target in range(CELLS):
        if state.tile[target] != CUT:
            count = offer(state, moves, count, code(kind, piece, target, load))
    return count


def list_sailing(state: State, moves: list[int], count: int) -> int:
    """To either side (M2)."""
    for crew in range(CREWS):
        berth = state.ship[crew]
        if berth != NOWHERE and state.heads[berth] > 0 and steers(state, crew):
            aside = side_step(berth)
            count = list_berth(state, moves, count, berth - aside)
            count = list_berth(state, moves, count, berth + aside)
    return count


def list_berth(state: State, moves: list[int], count: int, berth: int) -> int:
    if sail_barred_by(state, berth) == ALLOWED:
        moves[count] = code(M_SAIL, 0, berth, 0)
        count += 1
    return count


def list_ways(state: State, moves: list[int]) -> int:
    """Where the trip may go on (M8); the pilot may stay (T14)."""
    count = 0
    choice = next_choice(state, 0)
    while choice != NOWHERE:
        moves[count] = code(M_ON, 0, target_of(state, choice), 0)
        count += 1
        choice = next_choice(state, choice + 1)
    if state.tile[here(state)] == PLANE:
        moves[count] = code(M_STAY, 0, 0, 0)
        count += 1
    return count


def list_cells(state: State, moves: list[int], kind: int) -> int:
    """The tiles that lighthouse or earthquake may name (X6, X7)."""
    count = 0
    for cell in range(CELLS):
        if barred_by(state, code(kind, 0, cell, 0)) == ALLOWED:
            moves[count] = code(kind, 0, cell, 0)
            count += 1
    return count


assert COIN + 1 < LOADS, "treasure is the last load"
assert SEA == 0, "fields of zeros are sea"
