"""Every move in one place: who is to move, what is legal, what a move leads to."""

from __future__ import annotations

from collections.abc import Iterator

from roadstead.kernel.game import NATURE, Move
from roadstead.riffraff import captain, cards, loading, turn
from roadstead.riffraff.cards import Secretly
from roadstead.riffraff.moves import (
    Announce,
    Begins,
    Choose,
    Drawn,
    End,
    LetDraw,
    Loaded,
    NameCaptain,
    SetOrder,
)
from roadstead.riffraff.options import House
from roadstead.riffraff.rounds import Told
from roadstead.riffraff.state import NOTHING, Chosen, Phase, Table

OF_NATURE = (Phase.BEGIN, Phase.DRAW, Phase.LOAD)
OF_CAPTAIN = (Phase.NAME, Phase.ORDER)


def mover(table: Table) -> int | tuple[int, ...]:
    """Who is to move; all at once while cards are chosen (R7)."""
    if table.phase in OF_NATURE:
        return NATURE
    if table.phase is Phase.HOST:
        return captain.HOST
    if table.phase is Phase.CHOOSE:
        return tuple(range(table.seats))
    if table.phase in OF_CAPTAIN:
        assert table.captain is not None
        return table.captain
    return () if table.phase is Phase.OVER else table.seat


# --- what is legal -----------------------------------------------------------------------------


def legal_moves(table: Table, chosen: Chosen, house: House) -> tuple[Move, ...]:
    """Every legal move of the seats to move."""
    said = _sayable(table)
    return tuple(move for move in said if barred_by(table, chosen, move, house) is None)


def _sayable(table: Table) -> Iterator[Move]:
    """What could be said in a phase, in a fixed order."""
    if table.phase is Phase.CHOOSE:
        for seat in range(table.seats):
            yield from (Choose(seat, card) for card in table.unplayed[seat])
            yield LetDraw(seat)
    elif table.phase in (Phase.HOST, Phase.NAME):
        yield from map(NameCaptain, range(table.seats))
    elif table.phase is Phase.ORDER:
        yield from map(SetOrder, captain.orders(table))
    elif table.phase is Phase.ANNOUNCE:
        yield from map(Announce, (turn.ONE, turn.TWO))


def barred_by(table: Table, chosen: Chosen, move: Move, house: House) -> str | None:
    """The clause that forbids a move here; None if it is legal."""
    match move:
        case Choose(seat, card):
            return cards.choose_barred_by(table, seat, card)
        case LetDraw(seat):
            return cards.let_draw_barred_by(table, chosen, seat, house)
        case NameCaptain(seat):
            return captain.name_barred_by(table, seat, house)
        case SetOrder(order):
            return captain.order_barred_by(table, order)
        case Announce(objects):
            return turn.announce_barred_by(table, objects)
        case _:
            return _answer_barred_by(table, move, house)


def _answer_barred_by(table: Table, move: Move, house: House) -> str | None:
    """The same for an answer of chance; the first captain is drawn once, before round one (R6)."""
    match move:
        case Begins(seat):
            return None if table.phase is Phase.BEGIN and 0 <= seat < table.seats else "R6"
        case Drawn(seat, card):
            return cards.drawn_barred_by(table, seat, card)
        case Loaded():
            return loading.loaded_barred_by(table, move, house)
        case _:
            raise TypeError(f"no move of Riff Raff: {move!r}")


def allowed_by(table: Table, chosen: Chosen, move: Move) -> str:
    """The clause that allows a legal move."""
    match move:
        case Choose(seat, _):
            return "R7" if chosen[seat] == NOTHING else "A4"
        case LetDraw() | Drawn():
            return "A4"
        case NameCaptain(seat):
            return _naming_allowed_by(table, seat)
        case SetOrder():
            return "R9"
        case Announce(objects):
            return "R13" if objects == turn.ONE else "R12"
        case Begins():
            return "A1"
        case Loaded():
            return ALLOWED_END[move.end]
        case _:
            raise TypeError(f"no move of Riff Raff: {move!r}")


ALLOWED_END = {
    End.LOADED: "R11",
    End.FELL: "R17",
    End.TIME: "A6",
    End.CONTACT: "A12",
    End.LEFT: "A21",
}
"""By how an attempt ended: the clause under which it may end so."""


def _naming_allowed_by(table: Table, seat: int) -> str:
    if table.phase is Phase.HOST:
        return "A1"
    return "A2" if seat == table.captain else "R8"


# --- what a move leads to ----------------------------------------------------------------------


def play(table: Table, chosen: Chosen, move: Move, house: House) -> Secretly:
    """Play a legal move or take an answer of chance over."""
    match move:
        case Choose(seat, card) | Drawn(seat, card):
            return cards.lay(table, chosen, seat, card, house)
        case LetDraw(seat):
            return cards.let_draw(table, chosen, seat)
        case _:
            after, told = _play_openly(table, move, house)
            return after, chosen, told


def _play_openly(table: Table, move: Move, house: House) -> Told:
    match move:
        case Begins(seat):
            return captain.first_captain(table, seat)
        case NameCaptain(seat) if table.phase is Phase.HOST:
            return captain.first_captain(table, seat)
        case NameCaptain(seat):
            return captain.appoint(table, seat, house)
        case SetOrder(order):
            return captain.set_order(table, order)
        case Announce(objects):
            return turn.announce(table, objects)
        case Loaded():
            return loading.load(table, move, house)
        case _:
            raise TypeError(f"no move of Riff Raff: {move!r}")
