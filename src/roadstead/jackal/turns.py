"""Turns follow one another until the game ends (M1, M9, E2)."""

from __future__ import annotations

from roadstead.jackal.board import neighbour
from roadstead.jackal.clauses import ALLOWED
from roadstead.jackal.crews import at_last_step, ship_on, successor
from roadstead.jackal.giving import give_barred_by
from roadstead.jackal.going import (
    can_step,
    flight_barred_by,
    go_barred_by,
    piece_barred_by,
    rum_barred_by,
)
from roadstead.jackal.scoring import is_decided
from roadstead.jackal.ships import sail_barred_by, side_step
from roadstead.jackal.state import State
from roadstead.jackal.tiles.aborigine import revive_barred_by
from roadstead.jackal.tiles.barrel import sober_up
from roadstead.jackal.tiles.cave import cave_exit_barred_by
from roadstead.jackal.tiles.earthquake import ask_quake
from roadstead.jackal.tiles.grass import grow
from roadstead.jackal.tiles.lighthouse import ask_lamp
from roadstead.jackal.tiles.plane import wait_barred_by
from roadstead.jackal.trips import clear_trip
from roadstead.jackal.words import (
    ACT,
    ALWAYS,
    BEN,
    CELLS,
    CREWS,
    CUT,
    EARLY_END,
    ENDING,
    EXPANSION,
    FINISHED,
    FRIDAY,
    MISSIONARY,
    NOTHING,
    NOWHERE,
    PIECES,
    PIRATES,
    PLANE,
    SEA,
    WAITING,
)

NO_GOLD, DECIDED, NO_PROGRESS, NO_MOVE = range(1, 5)
WHY_WORDS = ("", "no-gold", "decided", "no-progress", "no-move")


def end(state: State) -> None:
    """After a move: first what was opened acts (X6, X7), then the turn is over."""
    clear_trip(state)
    if state.quakes == 1:
        ask_quake(state)
    elif state.lamps > 0 and state.closed > 0:
        ask_lamp(state)
    else:
        state.lamps = 0
        end_turn(state)


def end_turn(state: State) -> None:
    """Rum is slept off (T8), grass grows (X5), the ends are tested (H37), the next crew is on turn.

    A crew without any legal action passes (M9), which is a turn all the same (H60).
    """
    sober_up(state, state.turn)
    grow(state)
    state.idle += 1
    state.why = end_reached(state)
    if state.why == 0:
        begin_turn(state, successor(state, state.turn))
    else:
        state.phase = FINISHED


def end_reached(state: State) -> int:
    """No gold left, decided by option, no progress for so many rounds: in this order (E2, H6,
    H37)."""
    if state.stake == 0:
        return NO_GOLD
    if state.house[EARLY_END] == ALWAYS and is_decided(state):
        return DECIDED
    return NO_PROGRESS if state.idle >= state.patience else 0


def begin_turn(state: State, crew: int) -> None:
    """The crew acts, or passes (M9), or nobody can ever move and the game ends at once (H32)."""
    state.turn = crew
    if can_act(state):
        state.phase = ACT
    elif somebody_can_some_day(state):
        state.phase = ENDING
    else:
        state.phase = FINISHED
        state.why = NO_MOVE


def somebody_can_some_day(state: State) -> bool:
    """Any crew could act with all rum slept off and the grass over (H32)."""
    turn, grass = state.turn, state.grass
    state.someday = 1
    state.grass = 0
    found = False
    for crew in range(CREWS):
        if state.ship[crew] != NOWHERE and not found:
            state.turn = crew
            found = can_act(state)
    state.turn = turn
    state.grass = grass
    state.someday = 0
    return found


def can_act(state: State) -> bool:
    """Some action is legal; one with empty hands, if any (G6)."""
    for piece in range(state.turn * PIRATES, state.turn * PIRATES + PIRATES):
        if piece_can_act(state, piece):
            return True
    if can_sail(state) or revive_barred_by(state) == ALLOWED:
        return True
    return state.house[EXPANSION] == 1 and persons_can_act(state)


def persons_can_act(state: State) -> bool:
    """Ben, the Missionary, Friday, and what rum can do (X2, X9-X11)."""
    for piece in range(BEN, FRIDAY + 1):
        if piece_can_act(state, piece):
            return True
    for piece in range(PIECES):
        if state.crew[piece] == state.turn and can_drink(state, piece):
            return True
    return give_barred_by(state, MISSIONARY) == ALLOWED or give_barred_by(state, FRIDAY) == ALLOWED


def piece_can_act(state: State, piece: int) -> bool:
    if state.crew[piece] != state.turn or state.where[piece] == NOWHERE:
        return False
    if state.plight[piece] == WAITING:
        return can_come_out(state, piece)
    if piece_barred_by(state, piece) != ALLOWED:
        return False
    cell = state.where[piece]
    if not at_last_step(state, piece):
        return go_barred_by(state, piece, cell, NOTHING) == ALLOWED
    return can_step(state, piece) or (state.tile[cell] == PLANE and can_fly(state, piece))


def can_fly(state: State, piece: int) -> bool:
    if wait_barred_by(state, piece) == ALLOWED:
        return True
    for cell in range(CELLS):
        if state.tile[cell] != CUT and flight_barred_by(state, piece, cell, NOTHING) == ALLOWED:
            return True
    return False


def can_come_out(state: State, piece: int) -> bool:
    for cell in range(CELLS):
        if cave_exit_barred_by(state, piece, cell) == ALLOWED:
            return True
    return False


def can_drink(state: State, piece: int) -> bool:
    """Leave a trap or a spinner with rum (X2)."""
    if state.where[piece] == NOWHERE or state.tile[state.where[piece]] == SEA:
        return False
    for way in range(8):
        target = neighbour(state.where[piece], way)
        if rum_barred_by(state, piece, target, NOTHING) == ALLOWED:
            return True
    return False


def can_sail(state: State) -> bool:
    """Its own ship, or another it may steer, to either side (M2, H7)."""
    for crew in range(CREWS):
        berth = state.ship[crew]
        if berth != NOWHERE and ship_on(state, berth) == crew and sails_somewhere(state, berth):
            return True
    return False


def sails_somewhere(state: State, berth: int) -> bool:
    aside = side_step(berth)
    return (
        sail_barred_by(state, berth - aside) == ALLOWED
        or sail_barred_by(state, berth + aside) == ALLOWED
    )
