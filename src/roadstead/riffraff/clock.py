"""What the table's clock says for a seat when its time is up; the clock itself is the table's."""

from __future__ import annotations

from collections.abc import Mapping

from roadstead.kernel.game import Move
from roadstead.kernel.options import Value
from roadstead.riffraff.captain import orders
from roadstead.riffraff.moves import Announce, LetDraw, NameCaptain, SetOrder
from roadstead.riffraff.options import House
from roadstead.riffraff.rules import legal_moves
from roadstead.riffraff.state import Chosen, Phase, Table
from roadstead.riffraff.turn import ONE

ORDER_LIMIT_S = 15
"""A captain who settles no tie in this time leaves the seats in their order (A3)."""
LEAVER_LIMIT_S = 60
"""Then a steady computer player loads for whoever has left; he may take his seat back (A21)."""


def limit_s(table: Table, options: Mapping[str, Value]) -> int:
    """How long the seats to move may think; 0 means without limit (A3, A4, A6)."""
    if table.phase is Phase.CHOOSE:
        return int(str(options["card_timer_s"]))
    if table.phase in (Phase.ANNOUNCE, Phase.LOAD):
        return int(str(options["turn_timer_s"]))
    return ORDER_LIMIT_S if table.phase in (Phase.NAME, Phase.ORDER) else 0


def when_time_is_up(table: Table, chosen: Chosen, house: House) -> Move | None:
    """What is said for a seat that says nothing in time: a drawn card for the first who has none
    (A4), the seat order for a tie (A3), one object, which is then not loaded (A6)."""
    if table.phase is Phase.CHOOSE:
        late = (m for m in legal_moves(table, chosen, house) if isinstance(m, LetDraw))
        return next(late, None)
    if table.phase is Phase.NAME:
        return _nearest(table, chosen, house)
    if table.phase is Phase.ORDER:
        return SetOrder(orders(table)[0])
    return Announce(ONE) if table.phase is Phase.ANNOUNCE else None


def _nearest(table: Table, chosen: Chosen, house: House) -> Move:
    """The first of those tied in seat order after the captain in office (A3)."""
    assert table.captain is not None
    named = [m.captain for m in legal_moves(table, chosen, house) if isinstance(m, NameCaptain)]
    office = table.captain
    return NameCaptain(min(named, key=lambda seat: (seat - office - 1) % table.seats))
