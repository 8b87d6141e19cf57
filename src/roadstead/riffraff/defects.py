"""What keeps a written position from standing: every defect has a word (docs/reference)."""

from __future__ import annotations

from collections.abc import Iterator

from roadstead.riffraff.captain import after_seat, candidates, highest, tied_below
from roadstead.riffraff.loading import is_at_rest
from roadstead.riffraff.options import House
from roadstead.riffraff.rounds import ROUNDS, last_round
from roadstead.riffraff.ship.words import KINDS
from roadstead.riffraff.state import CARDS, NOTHING, Chosen, Phase, Table, sets_each
from roadstead.riffraff.turn import TWO, is_yard, two_barred_by

BEFORE_ROUNDS = (Phase.BEGIN, Phase.HOST)
FACE_DOWN = (Phase.CHOOSE, Phase.DRAW)
REVEALED = (Phase.NAME, Phase.ORDER, Phase.ANNOUNCE, Phase.LOAD, Phase.OVER)
ORDERED = (Phase.ANNOUNCE, Phase.LOAD, Phase.OVER)


def defects_of(table: Table, chosen: Chosen, house: House) -> tuple[str, ...]:
    """All defects; the rules may be asked about a position only when there are none."""
    found = [
        *_defects_of_fields(table),
        *_defects_of_cards(table),
        *_defects_of_chosen(table, chosen),
        *_defects_of_objects(table, house),
    ]
    return tuple(found) or (*_defects_of_round(table, house), *_defects_of_end(table))


def _defects_of_fields(table: Table) -> Iterator[str]:
    """Each field stands exactly when its phase needs it."""
    wanted = {
        "captain": (table.captain is not None, table.phase not in BEFORE_ROUNDS),
        "draw": (table.drawing is not None, table.phase is Phase.DRAW),
        "cards": (table.cards != (), table.phase in REVEALED),
        "order": (table.order != (), table.phase in ORDERED),
        "announced": (table.announced != NOTHING, table.phase is Phase.LOAD),
        "placed": (table.placed != () and table.announced != TWO, False),
        "turn": (table.turn > 0 and not table.order, False),
    }
    yield from (name for name, (stands, needed) in wanted.items() if stands != needed)


def _defects_of_cards(table: Table) -> Iterator[str]:
    """One card a round leaves the hand (R10), two players take theirs back once (R26)."""
    if table.round > last_round(table.seats):
        yield "round"
    played = (table.round - 1) % ROUNDS + (table.phase in REVEALED)
    for seat, cards in enumerate(table.unplayed):
        if len(cards) != len(CARDS) - played:
            yield f"unplayed-{seat}"
    for seat, card in enumerate(table.cards):
        if card == NOTHING or card in table.unplayed[seat]:
            yield f"card-{seat}"


def _defects_of_chosen(table: Table, chosen: Chosen) -> Iterator[str]:
    """Cards lie face down only until the last one does."""
    if any(chosen) and (table.phase not in FACE_DOWN or NOTHING not in chosen):
        yield "chosen"
    for seat, card in enumerate(chosen):
        if card != NOTHING and card not in table.unplayed[seat]:
            yield f"chosen-{seat}"
    if table.drawing is not None and chosen[table.drawing] != NOTHING:
        yield "draw"


def _defects_of_objects(table: Table, house: House) -> Iterator[str]:
    """No more objects of a kind than there are in the game (R5, R25), none of them twice aboard."""
    sets = sets_each(table.seats) * table.seats
    aboard = table.rest.pieces()
    for place, kind in enumerate(KINDS):
        here = sum(piece.kind == kind for piece in aboard)
        if here + sum(supply[place] for supply in table.supplies) > sets:
            yield f"too-many-{kind}"
    if len(set(aboard)) != len(aboard) or any(piece.number > sets for piece in aboard):
        yield "aboard"
    if not is_at_rest(table.rest, house):
        yield "ship"
    if not set(table.placed) <= set(aboard) or len(table.placed) > 1:
        yield "placed"
    if table.phase in BEFORE_ROUNDS and (table.round > 1 or aboard):
        yield "table-not-clear"


def _defects_of_round(table: Table, house: House) -> Iterator[str]:
    """The captain has the highest card, the order follows the cards, ties are real ones."""
    if table.phase is Phase.HOST and not house.host_names_first_captain:
        yield "phase"
    if table.phase is Phase.BEGIN and house.host_names_first_captain:
        yield "phase"
    if table.phase is Phase.DRAW and not house.cards_are_timed:
        yield "phase"
    if table.phase is Phase.NAME and len(candidates(table, house)) == 1:
        yield "phase"
    if table.phase in (Phase.ORDER, *ORDERED) and table.captain not in highest(table.cards):
        yield "captain"
    elif table.phase is Phase.ORDER and not (tied_below(table) and house.captain_orders_ties):
        yield "phase"
    elif table.order and not _is_order(table, house):
        yield "order"
    elif table.phase is Phase.LOAD and table.announced == TWO and not _may_load_two(table):
        yield "announced"


def _is_order(table: Table, house: House) -> bool:
    """The captain first, then by falling card; equals as they sit where nobody orders them."""
    assert table.captain is not None
    seated = list(after_seat(table.captain, table.seats)[:-1])
    others = list(table.order[1:])
    falling = [table.cards[seat] for seat in others]
    by_seat = sorted(seated, key=lambda seat: -table.cards[seat])
    free = house.captain_orders_ties or others == by_seat
    first = table.order[0] == table.captain
    return first and falling == sorted(falling, reverse=True) and free


def _may_load_two(table: Table) -> bool:
    """The second of two objects is under way, or both are still to be loaded."""
    return is_yard(table.region) if table.placed else two_barred_by(table) is None


def _defects_of_end(table: Table) -> Iterator[str]:
    """Nobody without objects plays on (R22); a game that is over has had its last turn."""
    empty = [seat for seat in range(table.seats) if not table.left(seat)]
    if table.phase is not Phase.OVER:
        yield from (f"no-objects-{seat}" for seat in empty)
    elif empty != ([] if _is_last_turn(table) and not empty else [table.seat]):
        yield "over"


def _is_last_turn(table: Table) -> bool:
    return (table.round, table.turn + 1) == (last_round(table.seats), table.seats)
