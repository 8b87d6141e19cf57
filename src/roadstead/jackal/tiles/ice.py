"""Ice repeats the last movement (T5)."""

from __future__ import annotations

from roadstead.jackal.state import State
from roadstead.jackal.tiles.horse import ANY_KNIGHT_MOVE
from roadstead.jackal.tiles.tile import base
from roadstead.jackal.words import FLIGHT, ICE_AFTER_HORSE, ICE_AFTER_PLANE, SAME_VECTOR, STOP

ICES = base("ice", "I", "T5", 6)


def slide(state: State, movement: int) -> int:
    """The same direction after a step or an arrow, any knight's move after a horse, a flight
    after a flight (T5); options hold for the last two. What the crocodile sent back slides back
    (H16)."""
    if movement < 8 or movement == FLIGHT or state.house[ICE_AFTER_HORSE] == SAME_VECTOR:
        return 1 << movement
    return ANY_KNIGHT_MOVE


def stops_on_ice(state: State, movement: int) -> bool:
    """By option whoever flew onto ice stands there (H28)."""
    return movement == FLIGHT and state.house[ICE_AFTER_PLANE] == STOP
