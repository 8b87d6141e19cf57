"""A trip: what one piece does in one turn, step by step until it ends or the seat must choose
(M8)."""

from __future__ import annotations

from roadstead.jackal.board import holds_bottles
from roadstead.jackal.chains import leaves_from, node_of, note, sends_on, wipe
from roadstead.jackal.crews import is_friend, may_not_hit, part_friday_and_missionary, put, ship_on
from roadstead.jackal.fights import die, strike
from roadstead.jackal.forks import here, next_choice, target_of
from roadstead.jackal.gold import bank, drop, lift, sink
from roadstead.jackal.state import State
from roadstead.jackal.tiles.balloon import float_home
from roadstead.jackal.tiles.barrel import drink
from roadstead.jackal.tiles.bottles import take_bottles
from roadstead.jackal.tiles.cannibal import be_eaten
from roadstead.jackal.tiles.cave import wait_in_cave
from roadstead.jackal.tiles.fort import is_fort
from roadstead.jackal.tiles.persons import join, person_of, waits_here
from roadstead.jackal.tiles.plane import use_up_plane
from roadstead.jackal.tiles.trap import spring_trap
from roadstead.jackal.words import (
    BALLOON,
    BARREL,
    BEN_TILE,
    CANNIBAL,
    CAVE,
    CLOSED,
    DENSE,
    ENDING,
    FLIGHT,
    FORK,
    FRIDAY_TILE,
    NOBODY,
    NOTHING,
    NOWHERE,
    OPENING,
    PLANE,
    RUNNING,
    SEA,
    TRAP,
)


def set_out(state: State, piece: int, load: int) -> None:
    """Who travels, with what (G2, H22), and whether he may hit anybody on this trip (H47)."""
    state.tripper = piece
    state.load = load
    state.start = state.where[piece]
    state.peaceful = 1 if may_not_hit(state, piece) else 0


def clear_trip(state: State) -> None:
    """Nobody travels."""
    state.tripper = NOBODY
    state.load = NOTHING
    state.start = NOWHERE
    state.origin = NOWHERE
    state.movement = 0
    state.opened = 0
    state.desperate = 0
    state.peaceful = 0
    wipe(state, 0)


def depart(state: State, piece: int, load: int) -> None:
    """The trip begins: the load is picked up (G2), a plane is left for good (T14)."""
    set_out(state, piece, load)
    lift(state, load, state.where[piece], state.step[piece])
    use_up_plane(state, state.start)


def enter(state: State, cell: int, movement: int, origin: int) -> None:
    """The tripper comes to a cell: into the water, onto a closed tile, or among who stands
    there."""
    state.movement = movement
    state.origin = origin
    put(state, state.tripper, cell)
    if state.tile[cell] == SEA:
        come_to_water(state, cell)
    elif state.tile[cell] == CLOSED:
        state.phase = OPENING
    else:
        come_to_tile(state, cell)


def come_to_water(state: State, cell: int) -> None:
    """Aboard a friendly ship the load is banked (M4, G3); an enemy ship kills (W3); in the open sea
    the load sinks (W2), and enemies die (W4)."""
    owner = ship_on(state, cell)
    state.phase = ENDING
    if owner == NOBODY:
        sink(state)
        strike(state, cell, 0)
    elif is_friend(state, state.crew[state.tripper], owner):
        bank(state, owner)
    else:
        sink(state)
        die(state, state.tripper)
    part_friday_and_missionary(state)


def come_to_tile(state: State, cell: int) -> None:
    """Enemies on the tile are hit (F1), but in forts (F2) and in the dense jungle (X4)."""
    state.phase = RUNNING
    tile = state.tile[cell]
    if tile != DENSE and not is_fort(tile):
        strike(state, cell, 0)
    meet(state, cell)


def meet(state: State, cell: int) -> None:
    """Friday or the Missionary may be gone; what he carried stays on the tile (X11, H48)."""
    part_friday_and_missionary(state)
    if here(state) == NOWHERE:
        drop(state, cell, 0)
        state.phase = ENDING


def advance_on_spinner(state: State, piece: int) -> None:
    """One step a turn (T4), hitting who stands on that very step (F3)."""
    cell = state.where[piece]
    step = state.step[piece] + 1
    state.step[piece] = step
    strike(state, cell, step)
    part_friday_and_missionary(state)
    drop(state, cell, step)
    state.phase = ENDING


# --- the tile acts -----------------------------------------------------------------------------


def run(state: State) -> None:
    """The tile on which the tripper stands acts, open tiles every time (M6)."""
    if sends_on(state, here(state), state.movement):
        note(state, node_of(here(state), state.movement, state.origin))
        go_on(state)
    elif state.tile[here(state)] == PLANE:
        offer_flight(state)
    elif state.tile[here(state)] == CAVE:
        go_through_cave(state)
    else:
        arrive(state)


def go_on(state: State) -> None:
    """A single way is taken unasked (H34); with no way out, or onto an enemy ship only, he dies."""
    first = next_choice(state, 0)
    if first == NOWHERE and state.opened == 1 and state.desperate == 0:
        state.desperate = 1  # nothing but an enemy ship is left (H11)
        first = next_choice(state, 0)
    if first == NOWHERE:
        perish(state)
    elif next_choice(state, first + 1) == NOWHERE:
        take_way(state, first)
    else:
        state.phase = FORK


def perish(state: State) -> None:
    """Just opened tiles without any way out kill (F4, F5, H12)."""
    cell = here(state)
    die(state, state.tripper)
    drop(state, cell, 0)  # only empty hands open tiles, so nothing lies there (H14)
    state.phase = ENDING


def take_way(state: State, choice: int) -> None:
    """Along an arrow, a slide, a leap, a shot, a flight, or out of a cave."""
    cell = here(state)
    target = target_of(state, choice)
    if state.tile[cell] == CAVE:
        come_out(state, target)
        return
    origin = leaves_from(state, cell, state.movement, state.origin)
    if state.tile[cell] == PLANE:
        use_up_plane(state, cell)
        wipe(state, 0)  # the same tiles are other nodes now: the plane is used up
    enter(state, target, min(choice, FLIGHT), origin)


def offer_flight(state: State) -> None:
    """Fly at once, or stay and fly on a later turn: whoever comes to the unused plane (T14,
    H23)."""
    if next_choice(state, FLIGHT) == NOWHERE:
        arrive(state)
    else:
        state.phase = FORK


def go_through_cave(state: State) -> None:
    """Out of the only other cave without choice; with none he waits (X3, H43)."""
    first = next_choice(state, FLIGHT)
    if first == NOWHERE:
        wait_in_cave(state, state.tripper)
        finish_trip(state, here(state))
    elif next_choice(state, first + 1) == NOWHERE:
        take_way(state, first)
    else:
        state.phase = FORK


def come_out(state: State, cell: int) -> None:
    """Out of another cave, where nothing acts (X3, H43)."""
    put(state, state.tripper, cell)
    part_friday_and_missionary(state)
    finish_trip(state, cell)


def finish_trip(state: State, cell: int) -> None:
    """The load lies where the trip ends (G2)."""
    drop(state, cell, 0)
    state.phase = ENDING


def arrive(state: State) -> None:
    """The trip ends on this tile, which acts on who stays there."""
    cell, piece = here(state), state.tripper
    tile = state.tile[cell]
    state.phase = ENDING
    if tile == BALLOON:
        float_home(state, piece)
    elif tile == CANNIBAL:
        be_eaten(state, piece)
    elif tile == TRAP:
        spring_trap(state, piece)
    elif tile == BARREL:
        drink(state, piece)
    elif holds_bottles(tile):
        take_bottles(state, piece)
    elif BEN_TILE <= tile <= FRIDAY_TILE and waits_here(state, tile):
        join(state, person_of(tile), cell)
    drop(state, cell, 0)


def stay(state: State) -> None:
    """On the plane, to fly on a later turn (T14)."""
    arrive(state)
