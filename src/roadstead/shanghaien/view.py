"""What a seat may know of a position: all that lies open; the discards only if they stay open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from roadstead.kernel.cells import copied
from roadstead.kernel.errors import IllegalPosition, Unreadable
from roadstead.kernel.game import View
from roadstead.shanghaien.defects import defects_of, seen
from roadstead.shanghaien.notation import HIDDEN, read_state, write_state
from roadstead.shanghaien.state import State
from roadstead.shanghaien.words import CARDS, DECK_SIZE, EMPTY, FINISHED, HIDE_DISCARDS, SLOTS


@dataclass(frozen=True, slots=True)
class Table(View):
    """The open table as a seat sees it (L8, A14).

    `state` holds neither deck nor, with `hide_discards`, the discards: zeros stand there.
    """

    header: str
    of_seat: int | None
    state: State
    unseen: tuple[int, ...]
    """How many cards of each kind lie nowhere in sight: in the deck, or among hidden discards."""

    @property
    def seat(self) -> int | None:
        return self.of_seat

    @property
    def hides_discards(self) -> bool:
        return self.state.house[HIDE_DISCARDS] == 1

    def __str__(self) -> str:
        seat = "-" if self.of_seat is None else str(self.of_seat)
        fields = write_state(self.state, discards=not self.hides_discards)
        return f"{self.header} | view:{seat} {fields}"

    def __hash__(self) -> int:
        return hash(str(self))


def view_of(header: str, state: State, seat: int | None, full_deck: Sequence[int]) -> Table:
    """What a seat, or a spectator, may know."""
    shown = copied(state)
    shown.deck = [0] * CARDS
    if shown.house[HIDE_DISCARDS]:
        shown.gone = [0] * CARDS
    visible = seen(shown)
    unseen = tuple(full - open_ for full, open_ in zip(full_deck, visible, strict=True))
    return Table(header, seat, shown, unseen)


def read_view(header: str, text: str, house: list[int], full_deck: Sequence[int]) -> Table:
    """Read what stands behind the bar of a view's line."""
    first, _, rest = text.partition(" ")
    name, _, word = first.partition(":")
    if name != "view" or word not in ("-", "0", "1"):
        raise Unreadable(text, 0, "view:0, view:1 or view:-")
    hides = house[HIDE_DISCARDS] == 1
    if hides != rest.endswith(f"gone:{HIDDEN}"):
        raise Unreadable(text, len(text), f"gone:{HIDDEN}" if hides else "gone")
    state = read_state(rest.removesuffix(f"gone:{HIDDEN}"), house)
    view = view_of(header, state, None if word == "-" else int(word), full_deck)
    defects = defects_of(world_of(view, Random(0)), full_deck)
    if defects:
        raise IllegalPosition(defects)
    return view


def world_of(view: Table, generator: Random) -> State:
    """A state that fits the view: the only one while discards lie open, else one at random."""
    state = copied(view.state)
    deck_size = cards_in_deck(state)
    cards = [card for card in range(CARDS) for _ in range(view.unseen[card])]
    generator.shuffle(cards)
    for card in cards[:deck_size]:
        state.deck[card] += 1
    for card in cards[deck_size:]:
        state.gone[card] += 1
    return state


def cards_in_deck(state: State) -> int:
    """How many cards are face down after so many rounds (T1)."""
    if state.phase == FINISHED:
        return 0
    turned = sum(card != EMPTY for card in state.tavern)
    return DECK_SIZE - SLOTS * (state.round - 1) - turned
