"""Giving rum to Friday or to the Missionary (X2)."""

from __future__ import annotations

from roadstead.jackal.board import step_between
from roadstead.jackal.clauses import ALLOWED, H41, X2
from roadstead.jackal.crews import is_missionary, put, sails
from roadstead.jackal.ships import is_swimming
from roadstead.jackal.state import State
from roadstead.jackal.tiles.bottles import bottle_barred_by, spend_bottle
from roadstead.jackal.words import DRUNK, FRIDAY, NOWHERE, PIECES


def give_barred_by(state: State, piece: int) -> int:
    """A bottle of the team for Friday or the Missionary, whosesoever they are (X2, H41)."""
    if piece != FRIDAY and not is_missionary(state, piece):
        return X2
    if state.where[piece] == NOWHERE or is_swimming(state, piece):
        return H41
    barred = bottle_barred_by(state)
    if barred != ALLOWED:
        return barred
    for giver in range(PIECES):
        if may_give(state, giver, state.where[piece]):
            return ALLOWED
    return H41


def may_give(state: State, giver: int, cell: int) -> bool:
    """A sober fighter of the crew on turn, on the same tile or beside it; nobody in the water
    (H41)."""
    if (
        state.crew[giver] != state.turn
        or state.where[giver] == NOWHERE
        or not sails(state, giver)
        or state.plight[giver] >= DRUNK
        or is_swimming(state, giver)
    ):
        return False
    return state.where[giver] == cell or step_between(state.where[giver], cell) != NOWHERE


def give(state: State, piece: int) -> None:
    """Friday leaves the game (X11), the Missionary becomes a pirate (X10)."""
    spend_bottle(state)
    if piece == FRIDAY:
        put(state, piece, NOWHERE)
    else:
        state.converted = 1
