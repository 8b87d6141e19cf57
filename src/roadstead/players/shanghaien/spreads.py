"""Dice of one player as multisets: numbered, and linked by the die that is added."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from roadstead.shanghaien.words import DICE, SLOTS


@dataclass(frozen=True)
class Spreads:
    """Every way in which up to six dice can stand, by number of dice."""

    counts: NDArray[np.int8]
    """By spread and slot: how many dice stand there."""
    more: NDArray[np.int32]
    """By spread and slot: the spread with one die more there; -1 beyond six."""
    start: NDArray[np.int32]
    """By number of dice: the first spread; one more entry at the end."""

    def numbered(self, dice: list[int]) -> int:
        """The number of the spread in which the dice stand like this."""
        spread = 0
        for slot, count in enumerate(dice):
            for _ in range(count):
                spread = int(self.more[spread, slot])
        return spread

    def over(self, number: int) -> NDArray[np.int32]:
        """Where each spread leads when it is added to a given one; -1 beyond six dice."""
        sums = np.full(len(self.counts), -1, np.int32)
        sums[0] = number
        for spread in range(len(self.counts)):
            for slot in range(SLOTS):
                if self.more[spread, slot] >= 0 and sums[spread] >= 0:
                    sums[self.more[spread, slot]] = self.more[sums[spread], slot]
        return sums


@cache
def spreads() -> Spreads:
    """The table of all spreads: made once."""
    every = [
        spread
        for dice in range(DICE + 1)
        for spread in combinations_with_replacement(range(SLOTS), dice)
    ]
    number = {spread: index for index, spread in enumerate(every)}
    counts = np.array([[s.count(slot) for slot in range(SLOTS)] for s in every], np.int8)
    more = np.array(
        [[number.get(tuple(sorted((*s, slot))), -1) for slot in range(SLOTS)] for s in every],
        np.int32,
    )
    sizes = [len(spread) for spread in every]
    start = np.searchsorted(sizes, np.arange(DICE + 2)).astype(np.int32)
    return Spreads(counts, more, start)
