"""Ships sail along their sides, fish out friends and run over enemies (M2, W3)."""

from __future__ import annotations

from roadstead.jackal.clauses import ALLOWED, H7, M2
from roadstead.jackal.crews import is_friend, part_friday_and_missionary, put, sails, ship_on
from roadstead.jackal.fights import die
from roadstead.jackal.state import State
from roadstead.jackal.words import (
    ANY_BOARDED_SHIP,
    CREWS,
    NOBODY,
    NOWHERE,
    PIECES,
    SEA,
    SHIP_STEERING,
    SIDE,
)


def front_of(cell: int) -> int:
    """The land tile straight in front of a ship (M2, M3)."""
    if cell < SIDE:
        return cell + SIDE
    if cell >= SIDE * (SIDE - 1):
        return cell - SIDE
    return cell + 1 if cell % SIDE == 0 else cell - 1


def is_berth(cell: int) -> bool:
    """Ring positions 2 to 10, always in front of a land tile (M2)."""
    row, column = cell // SIDE, cell % SIDE
    if row in (0, SIDE - 1):
        return 2 <= column <= 10
    return column in (0, SIDE - 1) and 2 <= row <= 10


def side_step(cell: int) -> int:
    """How far a ship slides: along a row in the north and south, along a column else (M2)."""
    return 1 if cell < SIDE or cell >= SIDE * (SIDE - 1) else SIDE


def ship_sailing_to(state: State, cell: int) -> int:
    """The crew whose ship lies one cell from there on the same side, or NOBODY."""
    for crew in range(CREWS):
        berth = state.ship[crew]
        if berth != NOWHERE and abs(cell - berth) == side_step(berth):
            return crew
    return NOBODY


def sail_barred_by(state: State, cell: int) -> int:
    """One cell along its own side, never round a corner (M2), with a sailing piece aboard."""
    crew = ship_sailing_to(state, cell)
    if crew == NOBODY or not is_berth(cell):
        return M2
    if not steers(state, crew):
        return H7
    return ALLOWED if has_sailor(state, crew) else M2


def steers(state: State, crew: int) -> bool:
    """A crew moves its own ship; by option any friendly one that its piece has boarded (H7)."""
    if state.house[SHIP_STEERING] == ANY_BOARDED_SHIP:
        return is_friend(state, crew, state.turn)
    return crew == state.turn


def has_sailor(state: State, crew: int) -> bool:
    """Somebody aboard who sails: own or the ally's (M2); by option of the crew on turn (H7)."""
    berth = state.ship[crew]
    if state.heads[berth] == 0:
        return False
    for piece in range(PIECES):
        if state.where[piece] == berth and sails(state, piece) and commands(state, piece):
            return True
    return False


def commands(state: State, piece: int) -> bool:
    """Anybody aboard will do; by option only pieces of the crew on turn (H7)."""
    return state.house[SHIP_STEERING] != ANY_BOARDED_SHIP or state.crew[piece] == state.turn


def sail(state: State, cell: int) -> None:
    """All aboard come along; swimmers there are picked up, or killed when they are enemies (W3,
    H36)."""
    crew = ship_sailing_to(state, cell)
    berth = state.ship[crew]
    for piece in range(PIECES):
        if state.where[piece] == cell and not is_friend(state, crew, state.crew[piece]):
            die(state, piece)
    state.ship[crew] = cell
    for piece in range(PIECES):
        if state.where[piece] == berth:
            put(state, piece, cell)
    part_friday_and_missionary(state)


def is_swimming(state: State, piece: int) -> bool:
    cell = state.where[piece]
    return state.tile[cell] == SEA and ship_on(state, cell) == NOBODY
