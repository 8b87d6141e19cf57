"""The rest of the present round solved exactly, by backward induction over the dice.

Covers the base game: dice, Shanghai, and the tricks of the deck. Every question about who takes
what, and about what a situation is, is asked of the rules; here is only the order of turns.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from roadstead.kernel.cells import copied
from roadstead.kernel.packed import Twin, pack, records
from roadstead.players.shanghaien.spreads import Spreads, spreads
from roadstead.players.shanghaien.sweep import BOTHS, JOINS, NUDGES, REROLLS, Level
from roadstead.shanghaien.game import CORE
from roadstead.shanghaien.state import State
from roadstead.shanghaien.tricks import has_sailor, join_joker, spend
from roadstead.shanghaien.turn import other, placed
from roadstead.shanghaien.words import (
    DECK_TRICKS,
    DICE,
    DICE_TO_CALL,
    HAS_BOTH,
    HAS_JOKER,
    HAS_NUDGE,
    HAS_REROLL,
    LEFT,
    NATIONS,
    OPEN,
    ROLLED,
    SLOTS,
)

Floats = NDArray[np.float64]
Pay = Callable[[State, int], Floats]
"""The worth to the first player of all 729 allocations, when a given seat calls."""


@dataclass(frozen=True, slots=True)
class Use:
    """What became of a player's trick in this round: not used, or one card's action."""

    effect: int = -1
    card: int = -1
    nation: int = -1

    @property
    def extra_dice(self) -> int:
        return int(self.effect == BOTHS)


UNUSED = Use()


@cache
def twin() -> Twin:
    """The rules and the sweeps, compiled together."""
    made = Twin((*CORE.modules, "roadstead.players.shanghaien.sweep"))
    made.name(np=np)
    return made


@cache
def fates(face_down: tuple[int, ...]) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """Who takes what for every pair of spreads, seen by either player first."""
    table = records(State, 1)
    pack(State(row=LEFT, face_down=list(face_down)), table[0])
    counts = spreads().counts
    found = np.zeros((len(counts), len(counts)), np.int16)
    twin().fill_fates(table, counts, found)
    return found, np.ascontiguousarray(found.T)


@cache
def over(number: int) -> NDArray[np.int32]:
    """Where each spread leads when it is added to the dice that lie already."""
    return spreads().over(number)


def uses_of(state: State, seat: int) -> list[Use]:
    """All that may become of a player's tricks in the rest of this round (D1, D5, D6)."""
    uses = [UNUSED]
    if state.trick_used[seat]:
        return uses
    for card in range(DECK_TRICKS):
        if state.hand[seat][card] == 0:
            continue
        for effect, shown in ((NUDGES, HAS_NUDGE), (REROLLS, HAS_REROLL), (BOTHS, HAS_BOTH)):
            if shown[card]:
                uses.append(Use(effect, card))
        if HAS_JOKER[card]:
            own = (nation for nation in range(NATIONS) if has_sailor(state, seat, nation))
            uses.extend(Use(JOINS, card, nation) for nation in own)
    return uses


def after_uses(state: State, uses: tuple[Use, Use]) -> State:
    """The table once both have used their tricks like this."""
    after = copied(state)
    for seat, use in enumerate(uses):
        if use.card < 0:
            continue
        after.turn = seat
        spend(after, use.card)
        if use.effect == JOINS:
            join_joker(after, use.card, use.nation)
    return after


class RoundSolver:
    """All turns that may still come in this round, from a state in which the row is fixed.

    After `solve` the values are there for the present roll: of each die, of each trick, of rolling,
    of calling. Values are the worth to the player whose turn it is.
    """

    def __init__(self, state: State, pay: Pay) -> None:
        assert state.row != OPEN, "solve either direction apart while the row is open"
        self._state = state
        self._mover = state.turn
        self._table: Spreads = spreads()
        self._lying = [placed(state, seat) for seat in (0, 1)]
        self._over = [over(self._table.numbered(dice)) for dice in state.dice]
        self._fates = fates(tuple(state.face_down))
        self.uses = [uses_of(state, seat) for seat in (0, 1)]
        self._by_shift = [_by_shift(uses) for uses in self.uses]
        self._pays = self._all_pays(pay)
        self.states = 0
        self._next: dict[tuple[int, int], Floats] = {}
        self.roll_worth = self._solve()

    @property
    def call_worth(self) -> float:
        """What calling Shanghai now is worth to the mover."""
        spread = [int(over[0]) for over in self._over]
        fate = self._fates[self._mover][spread[self._mover], spread[other(self._mover)]]
        return float(self._pays[UNUSED, UNUSED][self._mover][fate])

    def _all_pays(self, pay: Pay) -> dict[tuple[Use, Use], tuple[Floats, Floats]]:
        """What each allocation is worth to the caller, by the tricks used before."""
        pays: dict[tuple[Use, Use], tuple[Floats, Floats]] = {}
        for pair in product(*self.uses):
            after = after_uses(self._state, (pair[0], pair[1]))
            pays[pair[0], pair[1]] = (pay(after, 0), -pay(after, 1))
        return pays

    # --- the sweep -----------------------------------------------------------------------------

    def _turns(self, level: int) -> list[int]:
        """Turns taken by each player when so many have been taken together."""
        turns = [level // 2, level // 2]
        turns[self._mover] += level % 2
        return turns

    def _dice(self, level: int, shifts: tuple[int, int]) -> list[int]:
        """Dice of each player that were added since, at a level."""
        turns = self._turns(level)
        return [turns[seat] + shifts[seat] for seat in (0, 1)]

    def _exists(self, level: int, shifts: tuple[int, int]) -> bool:
        """Whether play can come to this level with these tricks used for both dice."""
        turns, added = self._turns(level), self._dice(level, shifts)
        return all(
            self._by_shift[seat][shifts[seat]]
            and turns[seat] >= shifts[seat]
            and self._lying[seat] + added[seat] <= DICE - 1 + shifts[seat]
            for seat in (0, 1)
        )

    def _solve(self) -> float:
        """Sweep from the last level to the first; answer what rolling is worth now."""
        last = 2 * DICE
        for level in range(last, 0, -1):
            self._next = {
                shifts: self._sweep(level, shifts)
                for shifts in product((0, 1), (0, 1))
                if self._exists(level, shifts)
            }
        if self._lying[self._mover] > DICE - ROLLED:
            return -np.inf
        return -float(self._sweep(0, (0, 0), may_call=False)[0, 0, 0])

    def _sweep(self, level: int, shifts: tuple[int, int], *, may_call: bool = True) -> Floats:
        """The values of one level, for every pair of uses with these shifts."""
        mover = self._mover if level % 2 == 0 else other(self._mover)
        reader = other(mover)
        added, start = self._dice(level, shifts), self._table.start
        sizes = [int(start[n + 1] - start[n]) for n in added]
        pairs = [self._by_shift[seat][shifts[seat]] for seat in (0, 1)]
        values = np.empty((len(pairs[0]) * len(pairs[1]), sizes[reader], sizes[mover]))
        self.states += values.size
        level_of = self._level(added, mover, may_call=may_call)
        for number, (first, second) in enumerate(product(*pairs)):
            uses = (self.uses[0][first], self.uses[1][second])
            here = level_of._replace(pay=self._pays[uses][mover])
            self._sweep_pair(values[number], here, shifts, uses, mover)
        return values

    def _level(self, added: list[int], mover: int, *, may_call: bool) -> Level:
        """What the mover of a level may do, and where the spreads of both begin."""
        start, n, reader = self._table.start, added[mover], other(mover)
        dice = self._lying[mover] + n
        may_roll = dice <= DICE - ROLLED
        barred = self._state.shanghai_barred == 1
        return Level(
            first=int(start[n]),
            first_near=int(start[n + 1]),
            first_far=int(start[min(n + 2, DICE)]),
            first_theirs=int(start[added[reader]]),
            ours=self._over[mover],
            theirs=self._over[reader],
            more=self._table.more,
            fates=self._fates[mover],
            pay=self._pays[UNUSED, UNUSED][mover],
            may_roll=may_roll,
            may_call=may_call and (not may_roll or (dice >= DICE_TO_CALL and not barred)),
        )

    def _sweep_pair(
        self,
        out: Floats,
        level: Level,
        shifts: tuple[int, int],
        uses: tuple[Use, Use],
        mover: int,
    ) -> None:
        """One level for one pair of uses."""
        here, ways = self._pair(uses), self._ways(uses, mover)
        if not level.may_roll:
            twin().sweep_plain(out, out, level)
        elif not ways:
            twin().sweep_plain(self._next[shifts][here], out, level)
        else:
            near = self._next[shifts]
            far = self._next.get(_with_shift(shifts, mover), near)
            twin().sweep_tricks(near, far, out, level, here, np.array(ways, np.int32))

    def _ways(self, uses: tuple[Use, Use], mover: int) -> list[tuple[int, int]]:
        """How the mover may still use a trick: the effect, and the pair it leads to."""
        if uses[mover] != UNUSED:
            return []
        ways = (use for use in self.uses[mover] if use != UNUSED)
        return [(use.effect, self._pair(_with(uses, mover, use))) for use in ways]

    def _pair(self, uses: tuple[Use, Use]) -> int:
        """The number of a pair of uses among those with the same shifts."""
        lists = [self._by_shift[seat][uses[seat].extra_dice] for seat in (0, 1)]
        places = [lists[seat].index(self.uses[seat].index(uses[seat])) for seat in (0, 1)]
        return places[0] * len(lists[1]) + places[1]

    # --- questions about the present roll ------------------------------------------------------

    def worth_of_dice(self, pips: tuple[int, ...], use: Use = UNUSED) -> float:
        """What it is worth to place these dice now and end the turn, a trick being used so."""
        spread = 0
        for die in pips:
            spread = int(self._table.more[spread, die - 1])
        uses = _with((UNUSED, UNUSED), self._mover, use)
        shifts = (uses[0].extra_dice, uses[1].extra_dice)
        row = spread - int(self._table.start[len(pips)])
        return float(self._next[shifts][self._pair(uses), row, 0])

    def worth_of_reroll(self, use: Use) -> float:
        """What it is worth to roll both dice again with a trick."""
        faces = [self.worth_of_dice((die,), use) for die in range(1, SLOTS + 1)]
        return float(twin().mean_of_best(*faces))


def _by_shift(uses: list[Use]) -> tuple[list[int], list[int]]:
    """The numbers of the uses that add no die beyond the turn's own, and of those that add one."""
    plain = [number for number, use in enumerate(uses) if use.extra_dice == 0]
    return plain, [number for number, use in enumerate(uses) if use.extra_dice == 1]


def _with(uses: tuple[Use, Use], seat: int, use: Use) -> tuple[Use, Use]:
    return (use, uses[1]) if seat == 0 else (uses[0], use)


def _with_shift(shifts: tuple[int, int], seat: int) -> tuple[int, int]:
    return (1, shifts[1]) if seat == 0 else (shifts[0], 1)
