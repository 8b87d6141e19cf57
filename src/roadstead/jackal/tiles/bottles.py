"""Bottles of rum: the team takes them, and spends them to get away or to give (X1, X2)."""

from __future__ import annotations

from roadstead.jackal.board import holds_bottles
from roadstead.jackal.clauses import ALLOWED, X2, X5
from roadstead.jackal.crews import put, team_of
from roadstead.jackal.state import State
from roadstead.jackal.tiles.tile import extra
from roadstead.jackal.words import BOTTLES, FRIDAY, NOWHERE, SPENT_BOTTLES

BOTTLE_TILES = [
    extra(f"bottles{bottles}", f"b{bottles}", "X1", copies)
    for bottles, copies in enumerate((3, 2, 1), start=1)
]


def take_bottles(state: State, piece: int) -> None:
    """The first comer's team takes them all, partners share (X1, H50); rum removes Friday (H45)."""
    cell = state.where[piece]
    if holds_bottles(state.tile[cell]):
        state.bottles[team_of(state, state.crew[piece])] += state.tile[cell] - BOTTLES + 1
        state.tile[cell] += SPENT_BOTTLES - BOTTLES
        if piece == FRIDAY:
            put(state, piece, NOWHERE)


def bottle_barred_by(state: State) -> int:
    """The team has a bottle (X2), and no grass grows: nobody may spend another's rum (X5, H53)."""
    if state.bottles[team_of(state, state.turn)] == 0:
        return X2
    if state.grass > 0:
        return X5
    return ALLOWED


def spend_bottle(state: State) -> None:
    state.bottles[team_of(state, state.turn)] -= 1
