"""The one mutable record of Shanghaien: everything both players can see on the table."""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.kernel.cells import cells
from roadstead.shanghaien.words import (
    CARDS,
    CREW_FACES,
    DRAW_STARTER,
    EMPTY,
    NATIONS,
    NOBODY,
    OPTIONS,
    SEATS,
    SLOTS,
    TRICKS,
)


@dataclass(slots=True, eq=True)
class State:
    """The table. What nobody knows - the order of the deck, the next roll - is not in it."""

    house: list[int] = cells(OPTIONS, high=3)
    """The value of each option."""
    phase: int = cells(high=11, start=DRAW_STARTER)
    round: int = cells(low=1, high=8, start=1)
    starter: int = cells(low=NOBODY, high=1, start=NOBODY)
    """Who starts this round."""
    turn: int = cells(low=NOBODY, high=1, start=NOBODY)
    """Whose turn it is."""

    deck: list[int] = cells(CARDS, high=8)
    """How many cards of each kind are still face down."""
    tavern: list[int] = cells(SLOTS, low=EMPTY, high=CARDS - 1, start=EMPTY)
    """The cards of the row from the starter's left."""
    row: int = cells(high=2)
    """Which end of the row is 1."""
    face_down: list[int] = cells(SLOTS, high=1)
    """By pips: cards turned down for the sharks."""
    dice: list[list[int]] = cells(SEATS, SLOTS, high=6)
    """By pips: how many dice of a player stand at each card."""
    gone: list[int] = cells(CARDS, high=8)
    """Cards of the deck that were removed from the game."""
    crew: list[list[list[int]]] = cells(SEATS, NATIONS, CREW_FACES, high=8)
    hand: list[list[int]] = cells(SEATS, TRICKS, high=8)
    """Unused Dirty Tricks by kind."""

    trick_used: list[int] = cells(SEATS, high=1)
    """Who has played a trick in this round."""
    captain: int = cells(low=NOBODY, high=1, start=NOBODY)
    """Whose Crazy Captain is in force."""
    shanghai_barred: int = cells(high=1)
    """Whether No Shanghai lies by the Tavern."""
    banned: list[list[int]] = cells(SEATS, TRICKS, high=8)
    """Cards of each kind that a veto keeps in the hand for now."""
    turns: list[int] = cells(SEATS, high=30000)
    """Turns finished in this round."""

    rolls: int = cells(high=30000)
    """Rolls in this turn."""
    roll: list[int] = cells(2, high=6)
    """The two dice just rolled, the lower first; 0 0 when there are none."""
    doubles_count: int = cells(high=1)
    """Whether the roll to come gives the choice of a double, should it be one."""
    choice_due: int = cells(high=1)
    """Whether the present roll is a double whose choice is still to be made."""
    window: int = cells(high=1)
    """Whether a trick may follow the present roll."""
    placing_only: int = cells(high=1)
    """Whether the doubles card has been taken and only a die is left to place."""
    take_barred: int = cells(high=1)
    """Whether a veto bars the taking of the doubles card in this turn."""
    sharks: int = cells(high=1)
    """Whether the card of the die placed in this turn will be turned down."""
    trick_done: int = cells(high=1)
    """Whether a trick has been carried out in this turn."""
    vetoed: int = cells(high=1)
    """Whether the veto of this turn is spent."""
    pending: int = cells(high=2**31 - 1)
    """The announced move that waits for the veto."""
    in_hand: int = cells(high=6)
    """How many dice are being rolled together (Extra card 1)."""
    spread: list[int] = cells(SLOTS, high=6)
    """By pips: the dice that were rolled together."""
