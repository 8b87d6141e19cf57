"""The rules as one whole: whose move it is, what is legal, what a move does."""

from __future__ import annotations

from roadstead.jackal.board import step_between
from roadstead.jackal.chance import answer, answer_of_chance_barred_by
from roadstead.jackal.clauses import ALLOWED, M1, M8, T14
from roadstead.jackal.codes import (
    FIRST_CHANCE,
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
    cell_of,
    kind_of,
    load_of,
    piece_of,
)
from roadstead.jackal.crews import at_last_step
from roadstead.jackal.forks import choice_to, go_on_barred_by, here
from roadstead.jackal.giving import give, give_barred_by
from roadstead.jackal.going import (
    fly_barred_by,
    go_barred_by,
    piece_barred_by,
    rum_barred_by,
)
from roadstead.jackal.scoring import seat_of
from roadstead.jackal.ships import sail, sail_barred_by
from roadstead.jackal.state import State
from roadstead.jackal.tiles.aborigine import revive, revive_barred_by
from roadstead.jackal.tiles.bottles import spend_bottle
from roadstead.jackal.tiles.earthquake import shake, shake_barred_by
from roadstead.jackal.tiles.grass import commander
from roadstead.jackal.tiles.lighthouse import light_barred_by, shine
from roadstead.jackal.tiles.plane import wait_barred_by
from roadstead.jackal.trips import advance_on_spinner, come_out, depart, enter, run, stay, take_way
from roadstead.jackal.turns import can_act, end
from roadstead.jackal.words import (
    ACT,
    DRAW_STARTER,
    ENDING,
    FINISHED,
    FLIGHT,
    FORK,
    FREELY,
    GIVE_RUM,
    LIT,
    NATURE,
    NOTHING,
    OPENING,
    OVER,
    PLANE,
    RUNNING,
    WAITING,
)


def mover(state: State) -> int:
    """Who is to move: a seat, chance, or no one."""
    phase = state.phase
    if phase in (DRAW_STARTER, OPENING, LIT):
        return NATURE
    if phase == FINISHED:
        return OVER
    return seat_of(state, commander(state))


def barred_by(state: State, move: int) -> int:
    """The clause that forbids a move, or ALLOWED."""
    kind = kind_of(move)
    if kind >= FIRST_CHANCE:
        return answer_of_chance_barred_by(state, move)
    if kind == M_LIGHT:
        return light_barred_by(state, cell_of(move))
    if kind == M_SHAKE:
        return shake_barred_by(state, cell_of(move))
    if kind in (M_ON, M_STAY):
        return fork_barred_by(state, move)
    if state.phase != ACT:
        return M1
    return action_barred_by(state, move)


def fork_barred_by(state: State, move: int) -> int:
    """The trip goes on where the seat says (M8), or stays on the plane (T14)."""
    if state.phase != FORK:
        return M8
    if kind_of(move) == M_ON:
        return go_on_barred_by(state, cell_of(move))
    return ALLOWED if state.tile[here(state)] == PLANE else T14


def action_barred_by(state: State, move: int) -> int:
    """Exactly one action a turn, with one piece or with the ship (M1)."""
    kind, piece, cell, load = kind_of(move), piece_of(move), cell_of(move), load_of(move)
    if kind == M_GO:
        return go_barred_by(state, piece, cell, load)
    if kind == M_SAIL:
        return sail_barred_by(state, cell)
    if kind == M_FLY:
        return fly_barred_by(state, piece, cell, load)
    if kind == M_RUM:
        return rum_barred_by(state, piece, cell, load)
    if kind == M_REVIVE:
        return revive_barred_by(state)
    if kind == M_GIVE:
        return give_barred_by(state, piece)
    barred = piece_barred_by(state, piece)
    return barred if barred != ALLOWED else wait_barred_by(state, piece)


def play(state: State, move: int) -> None:
    """Carry out a legal move, and all that follows without asking."""
    begin(state, move)
    while state.phase >= RUNNING:
        advance(state)


def advance(state: State) -> None:
    """One thing after the other: the tile acts, then the turn ends."""
    if state.phase == RUNNING:
        run(state)
    else:
        end(state)


def begin(state: State, move: int) -> None:
    """What the move itself says."""
    kind = kind_of(move)
    if kind >= FIRST_CHANCE:
        answer(state, move)
    elif kind == M_ON:
        take_way(state, choice_to(state, cell_of(move)))
    elif kind == M_STAY:
        stay(state)
    elif kind == M_LIGHT:
        shine(state, cell_of(move))
    elif kind == M_SHAKE:
        shake(state, cell_of(move))
    else:
        act(state, move)


def act(state: State, move: int) -> None:
    """The one action of the turn (M1)."""
    kind, piece, cell = kind_of(move), piece_of(move), cell_of(move)
    state.phase = ENDING
    if kind == M_GO and state.plight[piece] == WAITING:
        depart(state, piece, load_of(move))
        come_out(state, cell)
    elif kind == M_GO and not at_last_step(state, piece):
        depart(state, piece, load_of(move))
        advance_on_spinner(state, piece)
    elif kind in (M_GO, M_RUM, M_FLY):
        if kind == M_RUM:
            spend_bottle(state)
        set_off(state, piece, cell, load_of(move), kind)
    elif kind == M_SAIL:
        sail(state, cell)
    elif kind == M_REVIVE:
        revive(state)
    elif kind == M_GIVE:
        give_rum(state, piece)


def set_off(state: State, piece: int, cell: int, load: int, kind: int) -> None:
    """The first movement of a trip: a step, or a flight (T14)."""
    origin = state.where[piece]
    movement = FLIGHT if kind == M_FLY else step_between(origin, cell)
    depart(state, piece, load)
    enter(state, cell, movement, origin)


def give_rum(state: State, piece: int) -> None:
    """It is the whole turn (H40); by option the crew still acts, if it can."""
    give(state, piece)
    if state.house[GIVE_RUM] == FREELY and can_act(state):
        state.phase = ACT


assert NOTHING == 0, "listings count on it"
