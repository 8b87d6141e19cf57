"""Points at the end of the game (F1-F4)."""

from __future__ import annotations

from roadstead.shanghaien.state import State
from roadstead.shanghaien.words import (
    CREW_FACES,
    JOKER_STRENGTH,
    JOKERS,
    NATIONS,
    TRICKS,
    VALUES,
)


def strength(state: State, seat: int, nation: int) -> int:
    """The values of the Sailors of a nation, jokers counting two (D6, F1)."""
    crew = state.crew[seat][nation]
    total = 0
    for face in range(VALUES):
        total += crew[face] * (face + 1)
    for face in range(JOKERS, CREW_FACES):
        total += crew[face] * JOKER_STRENGTH
    return total


def points_of_nation(ours: int, theirs: int) -> int:
    """Alone one keeps one's own (F2); the stronger scores the weaker's, equals nothing (F1)."""
    if theirs == 0:
        return ours
    if ours > theirs:
        return theirs
    return 0


def unused_tricks(state: State, seat: int) -> int:
    """Each unused Dirty Trick is a point (F3), Extra cards and the doubles card too (Z5)."""
    cards = 0
    for card in range(TRICKS):
        cards += state.hand[seat][card]
    return cards


def points(state: State, seat: int) -> int:
    """What a player scores, were the game to end now (F1-F3)."""
    total = unused_tricks(state, seat)
    for nation in range(NATIONS):
        total += points_of_nation(strength(state, seat, nation), strength(state, 1 - seat, nation))
    return total


def sailor_cards(state: State, seat: int) -> int:
    """Sailor cards in front of a player, played jokers included (N10)."""
    cards = 0
    for nation in range(NATIONS):
        for face in range(CREW_FACES):
            cards += state.crew[seat][nation][face]
    return cards
