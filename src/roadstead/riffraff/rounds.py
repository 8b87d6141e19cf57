"""Rounds and the end of the game (R10, R22-R27)."""

from __future__ import annotations

from dataclasses import replace

from roadstead.kernel.game import Event, Outcome
from roadstead.riffraff import events
from roadstead.riffraff.state import CARDS, NOTHING, Phase, Table

ROUNDS = 10
ROUNDS_OF_TWO = 20

Told = tuple[Table, tuple[Event, ...]]
"""A table and what happened on the way to it."""


def last_round(seats: int) -> int:
    """Ten rounds (R23); two players play their cards twice (R26, R27)."""
    return ROUNDS_OF_TWO if seats == 2 else ROUNDS


def begin_round(table: Table) -> Told:
    """All choose a card; whoever is captain stays in office until the reveal (R7, A19)."""
    return replace(table, phase=Phase.CHOOSE), (events.RoundBegun(table.round),)


def end_round(table: Table) -> Told:
    """A round is over when everybody has had one turn (R10); after the last the game is (R23)."""
    told = (events.RoundEnded(table.round),)
    if table.round == last_round(table.seats):
        after, more = end_game(table)
        return after, told + more
    cleared = replace(table, round=table.round + 1, cards=(), order=(), turn=0)
    taken, back = _take_cards_back(cleared)
    begun, more = begin_round(taken)
    return begun, told + back + more


def _take_cards_back(table: Table) -> Told:
    """Played cards never come back (R10), save that two players take theirs once (R26)."""
    if any(table.unplayed):
        return table, ()
    return replace(table, unplayed=(CARDS,) * table.seats), (events.CardsTakenBack(),)


def end_game(table: Table) -> Told:
    over = replace(table, phase=Phase.OVER, announced=NOTHING, placed=())
    return over, (events.GameEnded(),)


def outcome(table: Table) -> Outcome:
    """Whoever has no objects left wins alone (R22); after the last round the fewest win, and
    several who have equally few win together (R23, R24, R27)."""
    score = tuple(table.left(seat) for seat in range(table.seats))
    winners = tuple(seat for seat, left in enumerate(score) if left == min(score))
    return Outcome(winners, score, "rounds" if min(score) else "empty_supply")
