"""The captain: who is in office, and in which order all load (R6, R8, R9, A1-A3)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations

from roadstead.kernel.game import Event
from roadstead.riffraff import events
from roadstead.riffraff.options import House
from roadstead.riffraff.rounds import Told, begin_round
from roadstead.riffraff.state import Phase, Table
from roadstead.riffraff.turn import begin_turn

HOST = 0
"""The seat of whoever set the table up."""


def after_seat(seat: int, seats: int) -> tuple[int, ...]:
    """All seats in the order in which they sit, beginning behind one of them."""
    return tuple((seat + step) % seats for step in range(1, seats + 1))


def first_captain(table: Table, seat: int) -> Told:
    """Somebody is captain before the first round (R6): drawn, or named by the host (A1)."""
    begun, told = begin_round(replace(table, captain=seat))
    return begun, (events.FirstCaptain(seat), *told)


def highest(cards: Sequence[int]) -> tuple[int, ...]:
    """The seats that share the highest card (R8)."""
    return tuple(seat for seat, card in enumerate(cards) if card == max(cards))


def candidates(table: Table, house: House) -> tuple[int, ...]:
    """Whom the captain in office may name: those who share the highest card (R8), himself among
    them unless the option forbids it (A2)."""
    tied = highest(table.cards)
    if house.captain_may_name_himself or len(tied) == 1:
        return tied
    return tuple(seat for seat in tied if seat != table.captain)


def decide_captain(table: Table, house: House) -> Told:
    """The highest card makes its player captain at once; of several the captain names one (R8)."""
    tied = candidates(table, house)
    if len(tied) == 1:
        return appoint(table, tied[0], house)
    assert table.captain is not None
    told = (events.CaptainTied(table.captain, tied),)
    return replace(table, phase=Phase.NAME), told


def name_barred_by(table: Table, seat: int, house: House) -> str | None:
    """Only one of those who share the highest card may be named (R8, A2); at the very beginning
    the host may name anybody, if the table plays so (A1)."""
    if not 0 <= seat < table.seats:
        return "R1"
    if table.phase is Phase.HOST:
        return None
    if table.phase is not Phase.NAME or seat not in highest(table.cards):
        return "R8"
    return None if seat in candidates(table, house) else "A2"


def appoint(table: Table, seat: int, house: House) -> Told:
    """The new captain is in office at once (R8), and it is he who settles other ties (R9, A3)."""
    told: tuple[Event, ...] = (events.CaptainMade(seat, seat != table.captain),)
    appointed = replace(table, captain=seat)
    tied = tied_below(appointed)
    if tied and house.captain_orders_ties:
        return replace(appointed, phase=Phase.ORDER), (*told, events.OrderTied(seat, tied))
    after, more = set_order(appointed, tied)
    return after, told + more


def ranks(table: Table) -> tuple[tuple[int, ...], ...]:
    """The seats by falling card (R9); equal cards in seat order after the captain. The captain
    himself is left out: others with his card come directly after him (A3)."""
    assert table.captain is not None
    by_card: dict[int, list[int]] = defaultdict(list)
    for seat in after_seat(table.captain, table.seats)[:-1]:
        by_card[table.cards[seat]].append(seat)
    return tuple(tuple(by_card[card]) for card in sorted(by_card, reverse=True))


def tied_below(table: Table) -> tuple[int, ...]:
    """Those beside the captain whose cards are equal; among three seats there is one such group."""
    return next((rank for rank in ranks(table) if len(rank) > 1), ())


def orders(table: Table) -> tuple[tuple[int, ...], ...]:
    """The orders from which the captain chooses; seat order after him is the first (A3)."""
    return tuple(permutations(tied_below(table)))


def order_barred_by(table: Table, order: tuple[int, ...]) -> str | None:
    """Ties are the captain's to settle, when there are any (R9): all those tied, each once (A3)."""
    if table.phase is not Phase.ORDER:
        return "R9"
    return None if order in orders(table) else "A3"


def set_order(table: Table, tied: tuple[int, ...]) -> Told:
    """The captain loads first, then the others by falling card (R9)."""
    assert table.captain is not None
    order = [table.captain]
    for rank in ranks(table):
        order.extend(tied if len(rank) > 1 else rank)
    begun, told = begin_turn(replace(table, order=tuple(order), turn=0))
    return begun, (events.OrderSet(begun.order), *told)
