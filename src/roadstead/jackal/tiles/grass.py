"""Grass: for a round every crew is moved by the player who comes after its owner (X5)."""

from __future__ import annotations

from roadstead.jackal.crews import ships, successor
from roadstead.jackal.state import State
from roadstead.jackal.tiles.tile import extra

GRASSES = extra("grass", "G", "X5", 2)


def sow(state: State) -> None:
    """It begins with the next crew, after this turn is done (X5, X6, H53)."""
    state.sown = 1


def grow(state: State) -> None:
    """A fresh round of as many turns as there are ships; the opener's own crew is last (H53)."""
    if state.sown == 1:
        state.grass = ships(state)
        state.sown = 0
    elif state.grass > 0:
        state.grass -= 1


def commander(state: State) -> int:
    """The crew whose player moves the crew on turn (X5)."""
    if state.grass > 0:
        return successor(state, state.turn)
    return state.turn
