"""The inner loops of the round solver, compiled with the rules: one level of turns at a time.

Values are always those of the player who reads them: at a node the mover sees his own gains, takes
the largest and leaves the other player's value, which is the negative, behind. A level holds, for
each pair of uses of tricks, a table by the reader's spread and the mover's spread.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from roadstead.kernel.packed import Record

if TYPE_CHECKING:
    from roadstead.shanghaien.rounds import hand_out
    from roadstead.shanghaien.scoring import strength, unused_tricks
    from roadstead.shanghaien.tavern import card_at, taker
    from roadstead.shanghaien.words import NATIONS, VALUES

Floats = NDArray[np.float64]
Numbers = NDArray[np.int32]

SWEEP_SLOTS = 6
ROLLS = 36.0
ALLOCATIONS = 729
"""Three fates for each of six cards: ours, theirs, nobody's."""
NUDGES, REROLLS, BOTHS, JOINS = range(4)
"""What a use of a trick does to the dice."""


class Level(NamedTuple):
    """One level of turns, seen by the player who moves on it."""

    first: int
    """Our first spread here; then our first spreads after one die and two, and their first."""
    first_near: int
    first_far: int
    first_theirs: int
    ours: Numbers
    """Where our added dice lead, with those that lie already; then theirs."""
    theirs: Numbers
    more: Numbers
    fates: NDArray[np.int16]
    pay: Floats
    may_roll: bool
    may_call: bool


def fill_fates(table: Any, counts: NDArray[np.int8], fates: NDArray[np.int16]) -> None:
    """Who takes what, for every pair of spreads: digits 0 nobody, 1 the first, 2 the second."""
    state = table[0]
    for ours in range(counts.shape[0]):
        for slot in range(SWEEP_SLOTS):
            state.dice[0][slot] = counts[ours, slot]
        for theirs in range(counts.shape[0]):
            for slot in range(SWEEP_SLOTS):
                state.dice[1][slot] = counts[theirs, slot]
            fate = 0
            for slot in range(SWEEP_SLOTS - 1, -1, -1):
                fate = fate * 3 + taker(state, slot) + 1
            fates[ours, theirs] = fate


def hand_out_all(state: Record, fate: int) -> None:
    """Hand the six cards out as an allocation says."""
    for slot in range(SWEEP_SLOTS):
        hand_out(state, card_at(state, slot), fate % 3 - 1)
        fate = fate // 3


def larger(a: float, b: float) -> float:
    """The larger of two; no value is ever undefined, so one comparison will do."""
    return a if a > b else b


def mean_of_best(a: float, b: float, c: float, d: float, e: float, f: float) -> float:
    """The mean over 36 rolls of the better of two dice, by the worth of each face."""
    pairs = larger(a, b) + larger(a, c) + larger(a, d) + larger(a, e) + larger(a, f)
    pairs += larger(b, c) + larger(b, d) + larger(b, e) + larger(b, f)
    pairs += larger(c, d) + larger(c, e) + larger(c, f)
    pairs += larger(d, e) + larger(d, f) + larger(e, f)
    return (a + b + c + d + e + f + 2.0 * pairs) / ROLLS


def raise_to(row: Floats, other: Floats) -> None:
    """Let each value be the larger of the two."""
    for y in range(row.shape[0]):
        row[y] = larger(row[y], other[y])


def mean_row(near: Floats, rows: Numbers, out: Floats) -> None:
    """For each spread of theirs the mean of our better die."""
    one, two, three = near[rows[0]], near[rows[1]], near[rows[2]]
    four, five, six = near[rows[3]], near[rows[4]], near[rows[5]]
    for y in range(out.shape[0]):
        out[y] = mean_of_best(one[y], two[y], three[y], four[y], five[y], six[y])


def call_row(pay: Floats, fates: NDArray[np.int16], theirs: Numbers, out: Floats) -> None:
    """For each spread of theirs the worth of calling Shanghai, if that is more."""
    for y in range(out.shape[0]):
        fate = int(fates[theirs[y]])
        out[y] = larger(out[y], pay[fate])


def sweep_plain(near: Floats, out: Floats, level: Level) -> None:
    """One level for a mover without a trick; `near` is the next by our spread and theirs."""
    values = np.empty(out.shape[0])
    here = level.theirs[level.first_theirs : level.first_theirs + out.shape[0]]
    for x in range(out.shape[1]):
        spread = level.first + x
        values[:] = -np.inf
        if level.may_roll:
            mean_row(near, level.more[spread] - level.first_near, values)
        if level.may_call:
            call_row(level.pay, level.fates[level.ours[spread]], here, values)
        for y in range(out.shape[0]):
            out[y, x] = -values[y]


def sweep_tricks(
    near: Floats, far: Floats, out: Floats, level: Level, still: int, uses: Numbers
) -> None:
    """One level for a mover who may roll and still has a trick to play.

    `near` and `far` hold the next level after one die and after two, by pair of uses; `still` is
    the pair in which our trick stays unused, `uses` lists effect and pair of each way to use it.
    """
    width = out.shape[0]
    plain = np.empty((SWEEP_SLOTS, width))
    nudged = np.empty((SWEEP_SLOTS, width))
    both = np.empty((SWEEP_SLOTS * SWEEP_SLOTS, width))
    again = np.empty(width)
    values = np.empty(width)
    here = level.theirs[level.first_theirs : level.first_theirs + width]
    for x in range(out.shape[1]):
        spread = level.first + x
        rows = level.more[spread] - level.first_near
        nudged[:] = -np.inf
        both[:] = -np.inf
        again[:] = -np.inf
        for slot in range(SWEEP_SLOTS):
            plain[slot] = near[still, rows[slot]]
        for use in range(uses.shape[0]):
            effect, pair = uses[use, 0], uses[use, 1]
            if effect == BOTHS:
                raise_both(far[pair], both, level.more, spread, level.first_far)
            elif effect == REROLLS:
                mean_row(near[pair], rows, values)
                raise_to(again, values)
            elif effect == NUDGES:
                raise_slots(near[pair], rows, nudged)
            else:
                raise_slots(near[pair], rows, plain)
        raise_nudges(nudged, plain)
        mean_with_tricks(plain, both, again, values)
        if level.may_call:
            call_row(level.pay, level.fates[level.ours[spread]], here, values)
        for y in range(width):
            out[y, x] = -values[y]


def raise_slots(near: Floats, rows: Numbers, best: Floats) -> None:
    for slot in range(SWEEP_SLOTS):
        raise_to(best[slot], near[rows[slot]])


def raise_both(far: Floats, both: Floats, more: Numbers, spread: int, first_far: int) -> None:
    """What both dice are worth, for each roll (D9)."""
    for low in range(SWEEP_SLOTS):
        after = more[spread, low]
        for high in range(low, SWEEP_SLOTS):
            raise_to(both[low * SWEEP_SLOTS + high], far[more[after, high] - first_far])


def raise_nudges(nudged: Floats, plain: Floats) -> None:
    """A die may be placed as it is after the other was changed, or one down, or one up (D8, A6)."""
    for slot in range(SWEEP_SLOTS):
        raise_to(plain[slot], nudged[slot])
        if slot > 0:
            raise_to(plain[slot], nudged[slot - 1])
        if slot < SWEEP_SLOTS - 1:
            raise_to(plain[slot], nudged[slot + 1])


def mean_with_tricks(single: Floats, both: Floats, again: Floats, out: Floats) -> None:
    """The mean over 36 rolls of the best of: either die, both dice, a re-roll."""
    out[:] = 0.0
    for low in range(SWEEP_SLOTS):
        for high in range(low, SWEEP_SLOTS):
            weight = 1.0 if low == high else 2.0
            together = both[low * SWEEP_SLOTS + high]
            add_roll(out, weight / ROLLS, single[low], single[high], together, again)


def add_roll(
    out: Floats, weight: float, one: Floats, two: Floats, both: Floats, again: Floats
) -> None:
    for y in range(out.shape[0]):
        out[y] += weight * larger(larger(one[y], two[y]), larger(both[y], again[y]))


def prospect(state: Record, worth: Floats, trick_worth: float) -> float:
    """The worth of a situation between rounds to the first player: nation by nation, and tricks."""
    total = trick_worth * (unused_tricks(state, 0) - unused_tricks(state, 1))
    for nation in range(NATIONS):
        rest = rest_of(state, nation)
        total += worth[rest, strength(state, 0, nation), strength(state, 1, nation)]
    return total


def rest_of(state: Record, nation: int) -> int:
    """Which Sailors of a nation are still face down, as one number."""
    first = nation * VALUES
    ends = state.deck[first] + 2 * state.deck[first + 1] + 4 * state.deck[first + 3]
    return ends + 8 * state.deck[first + 2]


def fill_pay(table: Any, work: Any, pay: Floats, worth: Floats, trick_worth: float) -> None:
    """The worth of all 729 ways in which the six cards can go."""
    for fate in range(ALLOCATIONS):
        work[0] = table[0]
        hand_out_all(work[0], fate)
        pay[fate] = prospect(work[0], worth, trick_worth)
