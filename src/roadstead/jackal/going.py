"""The first step of a trip: walk, go ashore, swim, fly, drink and leave (M3-M10, W1, T4, T14,
X2)."""

from __future__ import annotations

from roadstead.jackal.board import beside, neighbour, step_between
from roadstead.jackal.chains import leads_out
from roadstead.jackal.clauses import (
    ALLOWED,
    F5,
    F6,
    G2,
    G6,
    H11,
    H17,
    H24,
    H42,
    H54,
    H62,
    M1,
    M3,
    M5,
    T4,
    T6,
    T8,
    T14,
    W1,
    X10,
)
from roadstead.jackal.crews import at_last_step, may_carry, ship_on
from roadstead.jackal.entering import ON_FOOT, SENT, SWIMMING, enemies_bar, entry_barred_by
from roadstead.jackal.gold import lies_at
from roadstead.jackal.ships import front_of
from roadstead.jackal.state import State
from roadstead.jackal.tiles.bottles import bottle_barred_by
from roadstead.jackal.tiles.cave import cave_exit_barred_by
from roadstead.jackal.tiles.plane import may_land
from roadstead.jackal.trips import clear_trip, set_out
from roadstead.jackal.words import (
    EMPTY,
    FLIGHT,
    FREE,
    NOBODY,
    NOTHING,
    NOWHERE,
    PLANE,
    SEA,
    TRAPPED,
    TREASURE,
    WAITING,
)


def piece_barred_by(state: State, piece: int) -> int:
    """One of the crew on turn (M1), alive (F6), neither drunk (T8) nor trapped (T6) nor waiting
    in a cave (H42)."""
    if state.crew[piece] != state.turn:
        return M1
    if state.where[piece] == NOWHERE:
        return F6
    plight = state.plight[piece]
    if plight == FREE:
        return ALLOWED
    if plight == TRAPPED:
        return T6
    if plight == WAITING:
        return H42
    return ALLOWED if state.someday == 1 else T8


def load_barred_by(state: State, piece: int, load: int) -> int:
    """What is carried lies where the piece stands (G2), one thing at a time (H62); not by the
    Missionary (X10)."""
    if load == NOTHING:
        return ALLOWED
    if load > TREASURE:
        return H62
    if not may_carry(state, piece):
        return X10
    return ALLOWED if lies_at(state, load, state.where[piece], state.step[piece]) else G2


def go_barred_by(state: State, piece: int, cell: int, load: int) -> int:
    """The clause that forbids a step of a piece, or ALLOWED; who waits in a cave comes out of
    another, with a coin lying there if he likes (H42)."""
    barred = piece_barred_by(state, piece)
    if barred == H42:
        barred = cave_exit_barred_by(state, piece, cell)
        return barred if barred != ALLOWED else load_barred_by(state, piece, load)
    if barred == ALLOWED:
        barred = load_barred_by(state, piece, load)
    return barred if barred != ALLOWED else step_barred_by(state, piece, cell, load, 0)


def rum_barred_by(state: State, piece: int, cell: int, load: int) -> int:
    """A bottle frees from a trap, and from any step of a spinner but the last (X2, H54)."""
    barred = piece_barred_by(state, piece)
    if barred not in (ALLOWED, T6):
        return barred
    if barred == ALLOWED and at_last_step(state, piece):
        return H54
    barred = bottle_barred_by(state)
    if barred == ALLOWED:
        barred = load_barred_by(state, piece, load)
    return barred if barred != ALLOWED else step_barred_by(state, piece, cell, load, 1)


def step_barred_by(state: State, piece: int, cell: int, load: int, rum: int) -> int:
    """The step itself, for a piece that may go with this load."""
    set_out(state, piece, load)
    origin = state.where[piece]
    if state.tile[origin] == SEA:
        barred = from_water_barred_by(state, origin, cell)
    elif rum == 0 and not at_last_step(state, piece):
        barred = next_step_barred_by(state, piece, cell)
    else:
        barred = walk_barred_by(state, origin, cell)
    clear_trip(state)
    return barred


def from_water_barred_by(state: State, origin: int, cell: int) -> int:
    """From a ship only straight ashore (M3, H8); a swimmer one sea cell on (W1, M10)."""
    if ship_on(state, origin) != NOBODY:
        return walk_barred_by(state, origin, cell) if cell == front_of(origin) else M3
    movement = step_between(origin, cell)
    return W1 if movement == NOWHERE else entry_barred_by(state, cell, movement, SWIMMING)


def next_step_barred_by(state: State, piece: int, cell: int) -> int:
    """No turning back on a spinner (T4); on the next step only who stands there matters (F3,
    H21)."""
    if cell != state.where[piece]:
        return T4
    return enemies_bar(state, cell, state.step[piece] + 1)


def walk_barred_by(state: State, origin: int, cell: int) -> int:
    """One cell in eight directions (M5)."""
    movement = step_between(origin, cell)
    return M5 if movement == NOWHERE else stride_barred_by(state, origin, cell, movement)


def stride_barred_by(state: State, origin: int, cell: int, movement: int) -> int:
    """To where one may come, and from where a way leads out (F5)."""
    barred = entry_barred_by(state, cell, movement, ON_FOOT)
    if barred != ALLOWED:
        return barred
    return chain_barred_by(state, cell, movement, origin)


def strides(state: State, origin: int, cell: int, way: int) -> bool:
    """The same without the reason: listings ask for no more, and nothing bars an empty tile
    (T1)."""
    if state.tile[cell] == EMPTY and state.heads[cell] == 0:
        return True
    entered = entry_barred_by(state, cell, way, ON_FOOT) == ALLOWED
    return entered and leads_out(state, cell, way, origin)


def is_open(state: State, origin: int, way: int) -> bool:
    """The tripper, who may leave where he stands, may go one cell in a direction, or swim there."""
    if state.tile[origin] == SEA:
        return entry_barred_by(state, neighbour(origin, way), way, SWIMMING) == ALLOWED
    return strides(state, origin, beside(origin, way), way)


def chain_barred_by(state: State, cell: int, movement: int, origin: int) -> int:
    """A known chain must have an end; else the reason is what would give it one."""
    if leads_out(state, cell, movement, origin):
        return ALLOWED
    load, start = state.load, state.start
    state.load = NOTHING
    unladen = leads_out(state, cell, movement, origin)
    state.start = NOWHERE
    passing = leads_out(state, cell, movement, origin)
    state.desperate = 1
    deadly = leads_out(state, cell, movement, origin)
    state.desperate = 0
    state.load = load
    state.start = start
    return chain_refused_by(unladen, passing, deadly)


def chain_refused_by(unladen: bool, passing: bool, deadly: bool) -> int:
    """It has an end for empty hands only (G6), by stepping at a crocodile and back (H17), on an
    enemy ship (H11), or none (F5)."""
    if unladen:
        return G6
    if passing:
        return H17
    return H11 if deadly else F5


def fly_barred_by(state: State, piece: int, cell: int, load: int) -> int:
    """From the unused plane to any other tile, with one's load (T14, H24, H25)."""
    barred = piece_barred_by(state, piece)
    if barred == ALLOWED and state.tile[state.where[piece]] != PLANE:
        barred = T14
    if barred == ALLOWED:
        barred = load_barred_by(state, piece, load)
    return barred if barred != ALLOWED else flight_barred_by(state, piece, cell, load)


def flight_barred_by(state: State, piece: int, cell: int, load: int) -> int:
    origin = state.where[piece]
    if not may_land(state, origin, FLIGHT, NOWHERE, cell):
        return H24
    set_out(state, piece, load)
    barred = entry_barred_by(state, cell, FLIGHT, SENT)
    if barred == ALLOWED:
        barred = chain_barred_by(state, cell, FLIGHT, origin)
    clear_trip(state)
    return barred


def first_way(state: State, origin: int) -> int:
    """Listings ask about eight ways; from a ship there is one (M3)."""
    if state.tile[origin] == SEA and ship_on(state, origin) != NOBODY:
        return step_between(origin, front_of(origin))
    return 0


def last_way(state: State, origin: int) -> int:
    if state.tile[origin] == SEA and ship_on(state, origin) != NOBODY:
        return step_between(origin, front_of(origin))
    return 7


def can_step(state: State, piece: int) -> bool:
    """A piece that is free finds a way with empty hands."""
    origin = state.where[piece]
    set_out(state, piece, NOTHING)
    found = False
    for way in range(first_way(state, origin), last_way(state, origin) + 1):
        found = found or goes(state, origin, way)
    clear_trip(state)
    return found


def goes(state: State, origin: int, way: int) -> bool:
    """Ashore and on land one strides, in the water one swims."""
    if state.tile[origin] == SEA and ship_on(state, origin) != NOBODY:
        return strides(state, origin, neighbour(origin, way), way)
    return is_open(state, origin, way)
