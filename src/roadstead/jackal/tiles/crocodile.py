"""The crocodile sends the piece back to where he came from, with what he carries (T9)."""

from __future__ import annotations

from roadstead.jackal.board import back
from roadstead.jackal.state import State
from roadstead.jackal.tiles.tile import base
from roadstead.jackal.words import (
    CROCODILE_AFTER_PLANE,
    CROCODILE_PASS,
    FLIGHT,
    ICE,
    NO_PASS,
    STAND_ON_SPENT_PLANE,
)

CROCODILES = base("crocodile", "K", "T9", 4)


def way_back(state: State, movement: int, origin: int) -> int:
    """The opposite movement (T9, H15); stepping at a known crocodile and back may be forbidden
    (H17)."""
    if (
        state.house[CROCODILE_PASS] == NO_PASS
        and state.opened == 0
        and origin == state.start
        and not flies_again(state, movement, origin)
    ):
        return 0
    return 1 << back(movement)


def flies_again(state: State, movement: int, origin: int) -> bool:
    """Who came straight from the plane flies once more as if from it (H27); from ice he goes
    back."""
    return (
        movement == FLIGHT
        and state.tile[origin] != ICE
        and state.house[CROCODILE_AFTER_PLANE] != STAND_ON_SPENT_PLANE
    )
