"""Who shanghais a card of the Tavern when a round ends (L1-L7)."""

from __future__ import annotations

from roadstead.shanghaien.state import State
from roadstead.shanghaien.words import LEFT, NOBODY, SLOTS


def card_at(state: State, slot: int) -> int:
    """Slot k belongs to the pips k, counted from the end the starter chose (T6, T7)."""
    if state.row == LEFT:
        return state.tavern[slot]
    return state.tavern[SLOTS - 1 - slot]


def taker(state: State, slot: int) -> int:
    """More dice at a card take it (L2, L3); equal dice are settled by the neighbours (L4, A10).

    Nobody at the card: it leaves the game (L1), and so does a card turned down (Y2).
    """
    ours, theirs = state.dice[0][slot], state.dice[1][slot]
    if state.face_down[slot] == 1:
        return NOBODY
    if ours != theirs:
        return leader(ours, theirs)
    if ours == 0:
        return NOBODY
    return leader(pips_beside(state, 0, slot), pips_beside(state, 1, slot))


def leader(ours: int, theirs: int) -> int:
    """The seat with more; nobody when both have the same (L7)."""
    if ours == theirs:
        return NOBODY
    if ours > theirs:
        return 0
    return 1


def pips_beside(state: State, seat: int, slot: int) -> int:
    """Pips of a player's dice at the adjacent cards, contested or turned down ones too (L5, L6).

    An end card has only one neighbour.
    """
    pips = 0
    if slot > 0:
        pips += state.dice[seat][slot - 1] * slot
    if slot < SLOTS - 1:
        pips += state.dice[seat][slot + 1] * (slot + 2)
    return pips
