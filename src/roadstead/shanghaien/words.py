"""The vocabulary of Shanghaien: numbers the core counts with and the words that stand for them."""

from __future__ import annotations

SEATS = 2
NOBODY = -1
NATURE = -1
"""To move: chance."""
OVER = -2
"""To move: no one, the game has ended."""

ROUNDS = 8
SLOTS = 6
DICE = 6
"""Dice of one player."""
FACES = 6
"""Sides of a die."""
ROLLED = 2
"""Dice in one roll (T4)."""
DICE_TO_CALL = 2
"""Own dice in the Tavern that allow a call (B1)."""

# --- cards -------------------------------------------------------------------------------------
NATIONS = 8
VALUES = 4
SAILORS = NATIONS * VALUES
"""A Sailor is the number `nation * VALUES + value - 1`; Dirty Tricks of the deck follow."""

JB, JP, JR, PB, PR, BR = range(6)
CAPTAIN, EXTRA1, EXTRA2, DOUBLES = range(6, 10)
DECK_TRICKS = 6
"""Kinds of Dirty Tricks in the deck; each is a pair of J(oker), P(ip), B(oth), R(e-roll)."""
TRICKS = 10
"""Kinds of Dirty Tricks, those of the expansions included."""
CARDS = SAILORS + DECK_TRICKS
"""Kinds of cards in the deck."""
DECK_SIZE = 48
TRICK_CARDS = 8
"""Dirty Tricks in the deck."""
EMPTY = -1
"""A slot of the Tavern where no card lies."""

HAS_JOKER = (1, 1, 1, 0, 0, 0, 0, 0, 0, 0)
HAS_NUDGE = (0, 1, 0, 1, 1, 0, 0, 0, 0, 0)
HAS_BOTH = (1, 0, 0, 1, 0, 1, 0, 0, 0, 0)
HAS_REROLL = (0, 0, 1, 0, 1, 1, 0, 0, 0, 0)

CREW_FACES = 7
"""What lies in a crew, by nation: values 1 to 4, then jokers made of JB, JP and JR."""
JOKERS = 4
"""The first of the joker faces."""
JOKER_STRENGTH = 2

NATION_WORDS = ("red", "azure", "blue", "yellow", "orange", "purple", "green", "grey")
TRICK_WORDS = ("JB", "JP", "JR", "PB", "PR", "BR", "captain", "extra1", "extra2", "doubles")
CARD_WORDS = (
    *(f"{nation}{value}" for nation in NATION_WORDS for value in range(1, VALUES + 1)),
    *TRICK_WORDS[:DECK_TRICKS],
)

# --- the row -----------------------------------------------------------------------------------
OPEN, LEFT, RIGHT = range(3)
"""Which end of the row is 1, seen by the player who starts the round; OPEN: not yet said."""
ROW_WORDS = ("open", "left", "right")

# --- phases ------------------------------------------------------------------------------------
DRAW_STARTER, TURN_CARD, DECLARE, TURN, ROLL, PLACE, VETO, VETO_PLACING = range(8)
ROLL_ONE, ROLL_ALL, RETURN, FINISHED = range(8, 12)
PHASE_WORDS = (
    "starter",  # chance draws who starts the game
    "cards",  # chance turns the next card of the Tavern
    "declare",  # the starter says which end of the row is 1
    "turn",  # roll or Shanghai
    "roll",  # chance rolls two dice
    "place",  # choose a die, or a trick
    "veto",  # the other may veto what was announced
    "veto-placing",  # the other may veto the placing
    "roll-one",  # chance rolls one die of a double again
    "roll-all",  # chance rolls all dice (Extra card 1)
    "return",  # one of them goes back
    "over",
)

# --- options: places in `State.house`, and their values -----------------------------------------
NEXT_STARTER, DIRECTION, END_TIE, FIRST_PLAYER = range(4)
CRAZY_CAPTAIN, WITH_EXTRA1, WITH_EXTRA2, WITH_EXTRA3 = range(4, 8)
VETO_TRICK_SCOPE, VETO_AFTER_TRICK, CAPTAIN_MAY_VETO_TAKING = range(8, 11)
DOUBLES_TAKE_ALSO_PLACES_ONE, DOUBLES_ON_REROLLS, DOUBLES_MAY_REROLL = range(11, 14)
HIDE_DISCARDS, OPEN_DIRECTION_AFTER_TAKE, SHARKS_AFTER_VETO = range(14, 17)
EXCHANGE_DIE_AFTER_VETO, VETO_REROLL_ALL_PLACING, TRICK_AFTER_DOUBLES_REROLL = range(17, 20)
OPTIONS = 20

NON_CALLER, ALTERNATE = range(2)
AT_FIRST_PLACEMENT, DECLARED_BEFORE_ROLL = range(2)
DRAW, MOST_UNUSED_TRICKS, MORE_SAILOR_CARDS, PLAY_AGAIN = range(4)
RANDOM, FIRST, SECOND = range(3)
THIS_TURN, THIS_ROUND = range(2)
VETO_STAYS_ALLOWED, VETO_NOT_ALLOWED = range(2)
STARTER_DECLARES, FIRST_PLACER = range(2)
SHARKS_APPLY, SHARKS_LOST = range(2)
STAYS_IN_SUPPLY, GOES_BACK = range(2)
NEVER, ROLL_ALL_AGAIN = range(2)
