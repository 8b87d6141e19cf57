"""The moves of Shanghaien: one frozen dataclass a kind, each one word of text.

Dice are told by their pips, cards by their words, the direction of the row by `left` or `right`:
which end is 1, seen by the player who starts the round; `open` where the row is fixed already.
"""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.kernel.game import Move
from roadstead.shanghaien.words import (
    CAPTAIN,
    CARD_WORDS,
    DOUBLES,
    EXTRA1,
    EXTRA2,
    LEFT,
    NATION_WORDS,
    OPEN,
    TRICK_WORDS,
)

ROW_LETTERS = ("", "L", "R")


def _with_row(word: str, row: int) -> str:
    return word if row == OPEN else f"{word}.{ROW_LETTERS[row]}"


@dataclass(frozen=True, slots=True)
class Roll(Move):
    """Take two dice of the supply and roll them (T4)."""

    @property
    def word(self) -> str:
        return "roll"


@dataclass(frozen=True, slots=True)
class Shanghai(Move):
    """End the round (B1, B2)."""

    @property
    def word(self) -> str:
        return "shanghai"


@dataclass(frozen=True, slots=True)
class Declare(Move):
    """Say which end of the row is 1 (T7)."""

    row: int

    @property
    def word(self) -> str:
        return "left" if self.row == LEFT else "right"


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Add one of the two dice to its card (T4); the first of a round fixes the row (T8)."""

    die: int
    row: int = OPEN

    @property
    def word(self) -> str:
        return _with_row(str(self.die), self.row)


@dataclass(frozen=True, slots=True)
class Joker(Move):
    """Play a trick as two Sailors of a nation (D6)."""

    card: int
    nation: int

    @property
    def word(self) -> str:
        return f"{TRICK_WORDS[self.card]}.joker.{NATION_WORDS[self.nation]}"


@dataclass(frozen=True, slots=True)
class Nudge(Move):
    """Play a trick to change a die by one (D8)."""

    card: int
    die: int
    to: int

    @property
    def word(self) -> str:
        return f"{TRICK_WORDS[self.card]}.nudge.{self.die}.{self.to}"


@dataclass(frozen=True, slots=True)
class Both(Move):
    """Play a trick to add both dice (D9)."""

    card: int
    row: int = OPEN

    @property
    def word(self) -> str:
        return _with_row(f"{TRICK_WORDS[self.card]}.both", self.row)


@dataclass(frozen=True, slots=True)
class Reroll(Move):
    """Play a trick to roll both dice again (D10)."""

    card: int

    @property
    def word(self) -> str:
        return f"{TRICK_WORDS[self.card]}.reroll"


@dataclass(frozen=True, slots=True)
class Captain(Move):
    """Play the Crazy Captain (C2)."""

    card = CAPTAIN

    @property
    def word(self) -> str:
        return "captain"


@dataclass(frozen=True, slots=True)
class NoShanghai(Move):
    """Play Extra card 1: no Shanghai in this round unless forced (X2)."""

    card = EXTRA1

    @property
    def word(self) -> str:
        return "extra1.noshanghai"


@dataclass(frozen=True, slots=True)
class RerollAll(Move):
    """Play Extra card 1: roll all own dice of the round again (X3)."""

    card = EXTRA1

    @property
    def word(self) -> str:
        return "extra1.rerollall"


@dataclass(frozen=True, slots=True)
class Sharks(Move):
    """Play Extra card 2: the card of this turn's die goes to the sharks (Y2)."""

    card = EXTRA2

    @property
    def word(self) -> str:
        return "extra2.sharks"


@dataclass(frozen=True, slots=True)
class Exchange(Move):
    """Play Extra card 2: take an own die back and add both dice (Y4)."""

    die: int
    card = EXTRA2

    @property
    def word(self) -> str:
        return f"extra2.exchange.{self.die}"


@dataclass(frozen=True, slots=True)
class Doubles(Move):
    """Play the doubles card: roll both dice again (Z4)."""

    card = DOUBLES

    @property
    def word(self) -> str:
        return "doubles"


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Use a double to take the doubles card (Z2)."""

    @property
    def word(self) -> str:
        return "take"


@dataclass(frozen=True, slots=True)
class Again(Move):
    """Roll one die of a double again (Z2)."""

    @property
    def word(self) -> str:
        return "again"


@dataclass(frozen=True, slots=True)
class RerollDouble(Move):
    """Roll both dice of a double again, by house rule (A13)."""

    @property
    def word(self) -> str:
        return "rerolldouble"


@dataclass(frozen=True, slots=True)
class Veto(Move):
    """The Captain says no (C6)."""

    @property
    def word(self) -> str:
        return "veto"


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """The Captain lets it pass (C6)."""

    @property
    def word(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Return(Move):
    """Take one of the dice rolled together back to the supply (X3)."""

    die: int
    row: int = OPEN

    @property
    def word(self) -> str:
        return _with_row(f"back.{self.die}", self.row)


@dataclass(frozen=True, slots=True)
class Starts(Move):
    """Chance draws who starts the game (S7)."""

    seat: int

    @property
    def word(self) -> str:
        return f"starts.{self.seat}"


@dataclass(frozen=True, slots=True)
class Turned(Move):
    """Chance turns the next card of the deck (S6)."""

    card: int

    @property
    def word(self) -> str:
        return f"turned.{CARD_WORDS[self.card]}"


@dataclass(frozen=True, slots=True)
class Rolled(Move):
    """Chance rolls two dice (T4); the lower one is told first."""

    low: int
    high: int

    @property
    def word(self) -> str:
        return f"rolled.{self.low}.{self.high}"


@dataclass(frozen=True, slots=True)
class RolledOne(Move):
    """Chance rolls one die of a double again (Z2)."""

    die: int

    @property
    def word(self) -> str:
        return f"rolled.{self.die}"


@dataclass(frozen=True, slots=True)
class RolledAll(Move):
    """Chance rolls dice together (X3): how many show each number of pips."""

    spread: tuple[int, ...]

    @property
    def word(self) -> str:
        dice = (str(pips) for pips, n in enumerate(self.spread, start=1) for _ in range(n))
        return ".".join(("rolledall", *dice))
