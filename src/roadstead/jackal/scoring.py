"""Gold aboard (E1-E5), and when the game is decided (E2)."""

from __future__ import annotations

from roadstead.jackal.crews import team_of
from roadstead.jackal.state import State
from roadstead.jackal.words import CREWS, DUEL, MODE, NOWHERE, TWO


def seat_of(state: State, crew: int) -> int:
    """Who commands a crew: one of two players two crews (E5), in the duel every second (E8)."""
    if state.house[MODE] == DUEL:
        return crew // 2
    if state.house[MODE] == TWO:
        return crew % 2
    return crew


def lead(state: State) -> int:
    """How far the leading team is ahead of the next (E2)."""
    best, second = 0, 0
    for crew in range(state.sides):
        if state.ship[crew] != NOWHERE:
            gold = state.bank[team_of(state, crew)]
            if gold > best:
                second = best
                best = gold
            elif gold > second:
                second = gold
    return best - second


def is_decided(state: State) -> bool:
    """The lead exceeds all the gold still in play, also what nobody can reach (E2, H5, H37)."""
    return lead(state) > state.stake


assert CREWS == 4, "a team is the number of its first crew"
