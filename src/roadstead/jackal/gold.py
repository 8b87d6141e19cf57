"""Coins: where they lie, how they are carried, banked and lost (G1-G6, X12)."""

from __future__ import annotations

from roadstead.jackal.board import last_step, place_of
from roadstead.jackal.crews import team_of
from roadstead.jackal.state import PILES, PROGRESS, State
from roadstead.jackal.words import CELLS, COIN, NOTHING, NOWHERE, TREASURE, WORTH


def coins_at(state: State, cell: int, step: int) -> int:
    """Coins on a tile, or on one step of a spinner (T4)."""
    if step == 0:
        return state.coins[cell]
    pile = pile_at(state, place_of(cell, step))
    return 0 if pile == NOWHERE else state.pile_coins[pile]


def pile_at(state: State, place: int) -> int:
    for pile in range(PILES):
        if state.pile_place[pile] == place:
            return pile
    return NOWHERE


def lies_at(state: State, load: int, cell: int, step: int) -> bool:
    """Whether there is such a load to pick up (G2, H62)."""
    if load == COIN:
        return coins_at(state, cell, step) > 0
    return state.treasure == place_of(cell, step)


def lift(state: State, load: int, cell: int, step: int) -> None:
    """Pick a load up where one stands (G2)."""
    if load == TREASURE:
        state.treasure = NOWHERE
    elif load == COIN:
        change_coins(state, cell, step, -1)


def lay(state: State, load: int, cell: int, step: int) -> None:
    """Put a load down where one stands (G2); on a spinner it lies on that step (T4)."""
    if load == TREASURE:
        state.treasure = place_of(cell, step)
    elif load == COIN:
        change_coins(state, cell, step, 1)


def change_coins(state: State, cell: int, step: int, change: int) -> None:
    if step == 0:
        state.coins[cell] += change
        return
    place = place_of(cell, step)
    pile = pile_at(state, place)
    if pile == NOWHERE:
        pile = insert_pile(state, place)
    state.pile_coins[pile] += change
    if state.pile_coins[pile] == 0:
        remove_pile(state, pile)


def insert_pile(state: State, place: int) -> int:
    """Piles lie in the order of their places, so that equal islands are equal numbers."""
    pile = PILES - 1
    while pile > 0 and (
        state.pile_place[pile - 1] == NOWHERE or state.pile_place[pile - 1] > place
    ):
        state.pile_place[pile] = state.pile_place[pile - 1]
        state.pile_coins[pile] = state.pile_coins[pile - 1]
        pile -= 1
    state.pile_place[pile] = place
    state.pile_coins[pile] = 0
    return pile


def remove_pile(state: State, pile: int) -> None:
    for later in range(pile, PILES - 1):
        state.pile_place[later] = state.pile_place[later + 1]
        state.pile_coins[later] = state.pile_coins[later + 1]
    state.pile_place[PILES - 1] = NOWHERE
    state.pile_coins[PILES - 1] = 0


def holds_gold(state: State, cell: int) -> bool:
    """A coin or the treasure lies somewhere on the tile."""
    if state.coins[cell] > 0 or state.treasure % CELLS == cell:
        return True
    for step in range(1, last_step(state, cell) + 1):
        if coins_at(state, cell, step) > 0:
            return True
    return False


def bank(state: State, crew: int) -> None:
    """Aboard a friendly ship the load is banked at once (G3), for the team (E4, H38)."""
    if state.load == NOTHING:
        return
    state.bank[team_of(state, crew)] += WORTH[state.load]
    settle_load(state)


def sink(state: State) -> None:
    """The load is out of the game: in the sea (W2), or with its bearer at the cannibal (T10)."""
    if state.load == NOTHING:
        return
    state.lost += WORTH[state.load]
    settle_load(state)


def settle_load(state: State) -> None:
    """Gold banked or lost is progress (E2, H6) and no longer at stake."""
    state.stake -= WORTH[state.load]
    state.load = NOTHING
    state.idle = PROGRESS


def drop(state: State, cell: int, step: int) -> None:
    """At the end of a trip the load lies where the bearer stands (G2, H22)."""
    lay(state, state.load, cell, step)
    state.load = NOTHING
