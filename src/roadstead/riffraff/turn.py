"""A turn: which region, one object or two, and who is next (R9, R11-R13, R22)."""

from __future__ import annotations

from dataclasses import replace

from roadstead.riffraff import events
from roadstead.riffraff.rounds import Told, end_game, end_round
from roadstead.riffraff.ship.words import Region
from roadstead.riffraff.state import NOTHING, Phase, Table

DECK_REGIONS = 4
ONE, TWO = 1, 2


def is_yard(region: Region) -> bool:
    """Regions 1 to 4 are on the hull, 5 to 10 on the three yards (R4)."""
    return region > DECK_REGIONS


def begin_turn(table: Table) -> Told:
    """The seat loads the region whose number is on its card (R11)."""
    ready = replace(table, phase=Phase.ANNOUNCE, announced=NOTHING, placed=())
    return ready, (events.TurnBegun(ready.seat, ready.region),)


def two_barred_by(table: Table) -> str | None:
    """Two objects may be loaded where the region is on a yard (R12) and an object's support ended
    there when the turn began (A7), by whoever has two (A9)."""
    if not is_yard(table.region):
        return "R12"
    if not table.rest.holds(table.region):
        return "A7"
    return "A9" if table.left(table.seat) < TWO else None


def announce_barred_by(table: Table, objects: int) -> str | None:
    """Before he moves anything the player says how many objects he will load (R13); there is no
    passing (A6)."""
    if table.phase is not Phase.ANNOUNCE or objects not in (ONE, TWO):
        return "R13"
    return two_barred_by(table) if objects == TWO else None


def announce(table: Table, objects: int) -> Told:
    """What is announced binds (R13)."""
    bound = replace(table, phase=Phase.LOAD, announced=objects)
    return bound, (events.Announced(table.seat, objects),)


def end_turn(table: Table) -> Told:
    """Who has no objects before him now has won at once (R22); else the next seat loads (R9)."""
    told = (events.TurnEnded(table.seat, table.left(table.seat)),)
    after, more = _go_on(replace(table, announced=NOTHING, placed=()))
    return after, told + more


def _go_on(table: Table) -> Told:
    if not table.left(table.seat):
        return end_game(table)
    if table.turn + 1 == table.seats:
        return end_round(table)
    return begin_turn(replace(table, turn=table.turn + 1))
