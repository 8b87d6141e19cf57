"""Crews, teams and who stands where (I2, M7, E4-E8)."""

from __future__ import annotations

from roadstead.jackal.board import last_step
from roadstead.jackal.state import State
from roadstead.jackal.words import (
    CREWS,
    FREE,
    FRIDAY,
    MISSIONARY,
    NOBODY,
    NOWHERE,
    PIECES,
)


def team_of(state: State, crew: int) -> int:
    """Opposite crews are one team where two play together (E4, E5), else each is its own
    (E6-E8)."""
    return crew % state.sides


def is_friend(state: State, crew: int, other: int) -> bool:
    return (crew - other) % state.sides == 0


def ships(state: State) -> int:
    """Ships that sail in this mode (E4-E8)."""
    count = 0
    for crew in range(CREWS):
        if state.ship[crew] != NOWHERE:
            count += 1
    return count


def successor(state: State, crew: int) -> int:
    """Clockwise the next crew that has a ship (M1, E4, E5)."""
    crew = (crew + 1) % CREWS
    while state.ship[crew] == NOWHERE:
        crew = (crew + 1) % CREWS
    return crew


def ship_on(state: State, cell: int) -> int:
    """The crew whose ship lies on a cell, or NOBODY."""
    for crew in range(CREWS):
        if state.ship[crew] == cell:
            return crew
    return NOBODY


def stands_at(state: State, piece: int, cell: int, step: int) -> bool:
    """Places on a spinner are steps; Friday, who needs none, stands on the first (H57)."""
    return state.where[piece] == cell and state.step[piece] == step


def enemy_at(state: State, crew: int, cell: int, step: int) -> bool:
    """Any living piece of another team holds a place, Friday and the Missionary too (H64)."""
    if state.heads[cell] == 0:
        return False
    for piece in range(PIECES):
        if stands_at(state, piece, cell, step) and not is_friend(state, crew, state.crew[piece]):
            return True
    return False


def comrade_at(state: State, piece: int, cell: int) -> bool:
    """Another piece of the team is there (H31)."""
    for other in range(PIECES):
        if (
            other != piece
            and state.where[other] == cell
            and is_friend(state, state.crew[piece], state.crew[other])
        ):
            return True
    return False


def is_missionary(state: State, piece: int) -> bool:
    """The Missionary as long as he has drunk no rum (X10)."""
    return piece == MISSIONARY and state.converted == 0


def missionary_at(state: State, cell: int, step: int) -> bool:
    return state.converted == 0 and stands_at(state, MISSIONARY, cell, step)


def sails(state: State, piece: int) -> bool:
    """Friday and the Missionary neither fight nor sail, Ben Gunn does both (X9, X10, X11)."""
    return piece != FRIDAY and not is_missionary(state, piece)


def may_not_hit(state: State, piece: int) -> bool:
    """Friday and the Missionary never hit; nor does who sets out from beside the Missionary
    (H47)."""
    return not sails(state, piece) or missionary_at(state, state.where[piece], state.step[piece])


def may_carry(state: State, piece: int) -> bool:
    """All but the Missionary (X9, X10, X11)."""
    return not is_missionary(state, piece)


def at_last_step(state: State, piece: int) -> bool:
    """Friday crosses a spinner in one turn (X11)."""
    return piece == FRIDAY or state.step[piece] == last_step(state, state.where[piece])


def put(state: State, piece: int, cell: int) -> None:
    """The piece stands on a cell, free, on its first step; NOWHERE takes it off the board."""
    left = state.where[piece]
    if left != NOWHERE:
        state.heads[left] -= 1
    state.where[piece] = cell
    state.step[piece] = 0
    state.plight[piece] = FREE
    if cell != NOWHERE:
        state.heads[cell] += 1


def send_home(state: State, piece: int) -> None:
    """To the ship of the crew he belongs to (F1, T11, H63), free and sober (T8)."""
    put(state, piece, state.ship[state.crew[piece]])
    part_friday_and_missionary(state)


def part_friday_and_missionary(state: State) -> None:
    """Friday and the Missionary on one place are both gone, ships and the sea included (X11,
    H48)."""
    cell = state.where[FRIDAY]
    if cell != NOWHERE and missionary_at(state, cell, state.step[FRIDAY]):
        put(state, FRIDAY, NOWHERE)
        put(state, MISSIONARY, NOWHERE)
