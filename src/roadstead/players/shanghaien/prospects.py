"""What a situation between two rounds is worth: the completion table, a yardstick."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from roadstead.shanghaien.scoring import points_of_nation
from roadstead.shanghaien.words import ROUNDS

STRENGTHS = 32
"""More than 13 of a nation's Sailors and eight jokers of two."""
RESTS = 24
VALUES_OF_BITS = ((1, 1), (2, 2), (4, 4))
"""The bits of a rest that stand for one Sailor each, and the Sailor's value."""
THREES = 8
"""What each of the two 3s adds to the number of a rest."""
STARTER_WORTH = 1.1
"""What the right to start a round is worth, measured."""
TRICK_WORTH = 1.0


@cache
def completion_table() -> NDArray[np.float64]:
    """The mean final difference of a nation, if each unseen Sailor goes a third each way."""
    table = np.zeros((RESTS, STRENGTHS, STRENGTHS))
    for ours in range(STRENGTHS):
        for theirs in range(STRENGTHS):
            gain = points_of_nation(ours, theirs) - points_of_nation(theirs, ours)
            table[0, ours, theirs] = gain
    for rest in range(1, RESTS):
        smaller, value = _without_one(rest)
        table[rest] = (table[smaller] + _more(table[smaller], value)) / 3
    return table


def _without_one(rest: int) -> tuple[int, int]:
    """The rest without one Sailor, and that Sailor's value."""
    for bit, value in VALUES_OF_BITS:
        if rest & bit:
            return rest - bit, value
    return rest - THREES, 3


def _more(table: NDArray[np.float64], value: int) -> NDArray[np.float64]:
    """The Sailor to us, plus the Sailor to them; beyond the edge the edge stands."""
    ours = np.minimum(np.arange(STRENGTHS) + value, STRENGTHS - 1)
    summed: NDArray[np.float64] = table[ours, :] + table[:, ours]
    return summed


def worth_of_starting(round_: int, *, first_starts: bool) -> float:
    """What the right to start the next round is worth to the first player."""
    if round_ == ROUNDS:
        return 0.0
    return STARTER_WORTH if first_starts else -STARTER_WORTH
