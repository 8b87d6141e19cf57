"""What a seat may know: all that lies open, who has chosen, and its own card."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from roadstead.kernel.errors import IllegalPosition, Unreadable
from roadstead.kernel.game import View
from roadstead.riffraff.defects import defects_of
from roadstead.riffraff.notation import read_table, write_table
from roadstead.riffraff.options import House
from roadstead.riffraff.state import NOTHING, Chosen, Table
from roadstead.riffraff.wording import NONE, read_number


@dataclass(frozen=True, slots=True)
class Lookout(View):
    """The open table as a seat sees it; the cards that others have chosen stand nowhere in it."""

    header: str
    of_seat: int | None
    table: Table
    ready: tuple[int, ...]
    """The seats whose cards lie face down."""
    own_card: int
    """What the seat has chosen itself, or NOTHING."""

    @property
    def seat(self) -> int | None:
        return self.of_seat

    def __str__(self) -> str:
        seat = NONE if self.of_seat is None else str(self.of_seat)
        ready = f" ready:{'.'.join(map(str, self.ready))}" if self.ready else ""
        own = f" own:{self.own_card}" if self.own_card else ""
        return f"{self.header} | view:{seat}{ready}{own} {write_table(self.table)}"


def view_of(header: str, table: Table, chosen: Chosen, seat: int | None) -> Lookout:
    """What a seat, or a spectator, may know (R7)."""
    ready = tuple(other for other, card in enumerate(chosen) if card != NOTHING)
    own = NOTHING if seat is None else chosen[seat]
    return Lookout(header, seat, table, ready, own)


def read_view(header: str, text: str, house: House) -> Lookout:
    """Read what stands behind the bar of a view's line."""
    seat, rest = _taken(text, "view")
    ready, rest = _taken(rest, "ready")
    own, rest = _taken(rest, "own")
    try:
        of_seat = None if seat == NONE else read_number(seat, 0, house.seats - 1)
        waiting = tuple(read_number(w, 0, house.seats - 1) for w in ready.split(".") if ready)
        card = read_number(own, 1, 10) if own else NOTHING
    except ValueError as error:
        raise Unreadable(text, 0, "view:0 ready:0.1 own:1") from error
    table, _ = read_table(rest, house.seats)
    view = Lookout(header, of_seat, table, waiting, card)
    defects = _defects_of(view, house)
    if defects:
        raise IllegalPosition(defects)
    return view


def _taken(text: str, name: str) -> tuple[str, str]:
    """The value of a field that stands at the front, if it does, and the rest."""
    first, _, rest = text.partition(" ")
    found, colon, value = first.partition(":")
    return (value, rest) if found == name and colon else ("", text)


def _defects_of(view: Lookout, house: House) -> tuple[str, ...]:
    """A view can stand if some position has it."""
    if list(view.ready) != sorted(set(view.ready)):
        return ("ready",)
    own = view.of_seat in view.ready
    if own != (view.own_card != NOTHING):
        return ("own",)
    if view.own_card and view.own_card not in view.table.unplayed[view.of_seat or 0]:
        return ("own",)
    if any(not view.table.unplayed[seat] for seat in view.ready):
        return ("ready",)
    return defects_of(view.table, world_of(view, Random(0)), house)


def world_of(view: Lookout, generator: Random) -> Chosen:
    """Cards that may lie face down: the seat's own one, for the others any that they still have."""
    return tuple(_guess(view, seat, generator) for seat in range(view.table.seats))


def _guess(view: Lookout, seat: int, generator: Random) -> int:
    if seat not in view.ready:
        return NOTHING
    if seat == view.of_seat:
        return view.own_card
    cards = view.table.unplayed[seat]
    return cards[generator.randrange(len(cards))]
