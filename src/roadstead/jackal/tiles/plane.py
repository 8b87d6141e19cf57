"""The plane flies once in the game, at once or later from its tile, with one's load (T14)."""

from __future__ import annotations

from roadstead.jackal.clauses import ALLOWED, T14
from roadstead.jackal.state import State
from roadstead.jackal.tiles.crocodile import flies_again
from roadstead.jackal.tiles.tile import base
from roadstead.jackal.words import CROCODILE, MAY_WAIT, PLANE, PLANE_WAIT, SPENT_PLANE

PLANES = base("plane", "P", "T14", 1)


def use_up_plane(state: State, cell: int) -> None:
    """Leaving the tile in any way uses the plane up, and the tile is an empty one (T14, H26)."""
    if state.tile[cell] == PLANE:
        state.tile[cell] = SPENT_PLANE


def may_land(state: State, cell: int, movement: int, origin: int, target: int) -> bool:
    """A flight goes to another tile than the one it leaves (H24).

    From a crocodile it leaves the plane once more (H27), or leads back to the ice.
    """
    if state.tile[cell] != CROCODILE:
        return target != cell
    if flies_again(state, movement, origin):
        return target != origin
    return target == origin


def wait_barred_by(state: State, piece: int) -> int:
    """The pilot may not spend the turn by staying (T14), but by option."""
    if state.house[PLANE_WAIT] != MAY_WAIT or state.tile[state.where[piece]] != PLANE:
        return T14
    return ALLOWED
