"""Shanghaien as the kernel knows games: its core, notation and views behind one face."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import ClassVar

from roadstead.kernel.core import Core, CoreGame, CorePosition, weigh
from roadstead.kernel.errors import IllegalPosition, Unreadable
from roadstead.kernel.game import Event, Move, Outcome, View
from roadstead.kernel.options import Options
from roadstead.shanghaien import chance, listing, moves, rules, scoring
from roadstead.shanghaien.allowing import allowed_by
from roadstead.shanghaien.clauses import CLAUSES, NAMES
from roadstead.shanghaien.codes import KIND, M_ROLLED_ALL
from roadstead.shanghaien.defects import defects_of, seen
from roadstead.shanghaien.extra import spread_of
from roadstead.shanghaien.notation import read_state, write_state
from roadstead.shanghaien.options import SCHEMA, house_of, trick_deck
from roadstead.shanghaien.state import State
from roadstead.shanghaien.telling import events_of
from roadstead.shanghaien.turn import placed, supply
from roadstead.shanghaien.view import Table, read_view, view_of, world_of
from roadstead.shanghaien.wording import code_by_move, move_by_code, read_move
from roadstead.shanghaien.words import (
    CAPTAIN,
    CARDS,
    CRAZY_CAPTAIN,
    DECK_SIZE,
    DRAW_STARTER,
    END_TIE,
    EXTRA1,
    EXTRA2,
    FACES,
    FIRST_PLAYER,
    MORE_SAILOR_CARDS,
    MOST_UNUSED_TRICKS,
    NATION_WORDS,
    PLAY_AGAIN,
    RANDOM,
    ROLL_ALL,
    SAILORS,
    SEATS,
    TRICK_WORDS,
    TURN_CARD,
    VALUES,
    WITH_EXTRA1,
    WITH_EXTRA2,
)

CORE = Core(
    state=State,
    modules=tuple(
        f"roadstead.shanghaien.{name}"
        for name in (
            "words",
            "clauses",
            "codes",
            "tavern",
            "turn",
            "tricks",
            "extra",
            "doubles",
            "captain",
            "rounds",
            "chance",
            "scoring",
            "rules",
            "listing",
        )
    ),
    most_moves=listing.MOST_MOVES,
    mover=rules.mover,
    list_moves=listing.list_moves,
    barred_by=rules.barred_by,
    allowed_by=allowed_by,
    play=rules.play,
    tickets=chance.tickets,
    drawn=chance.drawn,
    flat=True,
)
COPIES_OF_VALUE = (1, 1, 2, 1)
"""Of each nation one 1, one 2, two 3s and one 4 (S3)."""
DEALT_CARDS = ((CAPTAIN, CRAZY_CAPTAIN), (EXTRA1, WITH_EXTRA1), (EXTRA2, WITH_EXTRA2))
"""Cards of the expansions that each player gets at the start (C1, X1, Y1)."""


@cache
def spreads(dice: int) -> tuple[tuple[int, int], ...]:
    """All throws of so many dice together, each with its share of the 6^n tickets."""
    return weigh(lambda ticket: M_ROLLED_ALL * KIND + spread_of(ticket, dice), FACES**dice)


class Shanghaien(CoreGame[State]):
    """A dice duel for two over the sailors of a tavern, with four expansions."""

    name = "shanghaien"
    version = 1
    schema: ClassVar[Options] = SCHEMA
    clauses = CLAUSES
    core = CORE
    clause_names = NAMES

    def __init__(self, **options: object) -> None:
        super().__init__(**options)
        self._house = house_of(self.options)
        self._full_deck = self._whole_deck()

    @property
    def seats(self) -> int:
        return SEATS

    @property
    def house(self) -> list[int]:
        """The options as the core reads them."""
        return self._house[:]

    def _whole_deck(self) -> list[int]:
        """40 Sailors and 8 Dirty Tricks (S2), all with the same back."""
        deck = [0] * CARDS
        for card in range(SAILORS):
            deck[card] = COPIES_OF_VALUE[card % VALUES]
        for word in trick_deck(self.options):
            deck[SAILORS + TRICK_WORDS.index(word)] += 1
        return deck

    def fresh(self) -> State:
        """All cards face down; each expansion gives its card to both (C1, X1, Y1; Z1 lies open)."""
        state = State(house=self.house, deck=self._full_deck[:])
        for card, option in DEALT_CARDS:
            for seat in range(SEATS):
                state.hand[seat][card] = state.house[option]
        if state.house[FIRST_PLAYER] != RANDOM:
            state.starter = state.house[FIRST_PLAYER] - 1
            state.phase = TURN_CARD
        return state

    def encode(self, move: Move) -> int:
        code = code_by_move().get(move)
        if code is None:
            raise Unreadable(str(move), 0, "move")
        return code

    def decode(self, code: int) -> Move:
        return move_by_code()[code]

    def read_move(self, word: str) -> Move:
        return read_move(word)

    def every_move(self) -> Iterator[Move]:
        yield from code_by_move()

    def write_state(self, state: State) -> str:
        return write_state(state)

    def read_state(self, text: str) -> State:
        state = read_state(text, self._house)
        defects = defects_of(state, self._full_deck)
        if defects:
            raise IllegalPosition(defects)
        state.deck = [full - n for full, n in zip(self._full_deck, seen(state), strict=True)]
        return state

    def draw_key(self, state: State) -> str:
        """`tavern/n` for the n-th card of the game, `round/turn-of-seat/roll-no` for dice (7.3)."""
        if state.phase == DRAW_STARTER:
            return "starter"
        if state.phase == TURN_CARD:
            return f"tavern/{DECK_SIZE - sum(state.deck) + 1}"
        turn = state.turns[state.turn] + 1
        return f"{state.round}/{turn}-of-{state.turn}/{state.rolls + 1}"

    def weights(self, state: State) -> tuple[tuple[int, int], ...]:
        return spreads(state.in_hand) if state.phase == ROLL_ALL else super().weights(state)

    def events(self, before: State, code: int, after: State) -> tuple[Event, ...]:
        return events_of(before, code, after)

    def facts(self, state: State, move: Move) -> Mapping[str, str | int]:
        """What a refusal may tell: dice, die, card, nation."""
        seat = max(state.turn, 0)
        told: dict[str, str | int] = {
            "placed": placed(state, seat),
            "supply": supply(state, seat),
            "round": state.round,
            "die": getattr(move, "die", 0),
            "to": getattr(move, "to", 0),
        }
        if isinstance(move, moves.Joker):
            told["nation"] = NATION_WORDS[move.nation]
        card = getattr(move, "card", None)
        if card is not None and not isinstance(move, moves.Turned):
            told["card"] = TRICK_WORDS[card]
        return told

    def points(self, state: State) -> tuple[int, ...]:
        return tuple(scoring.points(state, seat) for seat in range(SEATS))

    def result(self, state: State) -> Outcome:
        """The higher total wins (F4); a tie is settled, or not, by the option (A9, N10)."""
        score = self.points(state)
        why, ours, theirs = "points", *score
        if ours == theirs:
            why, ours, theirs = self._tie_break(state)
        if ours == theirs:
            return Outcome((), score, "play_again" if why == "play_again" else "draw")
        return Outcome((0,) if ours > theirs else (1,), score, why)

    def _tie_break(self, state: State) -> tuple[str, int, int]:
        """What is compared when the points are equal (A9, N10)."""
        tie = self._house[END_TIE]
        if tie == MOST_UNUSED_TRICKS:
            first, second = (scoring.unused_tricks(state, seat) for seat in range(SEATS))
            return "most_unused_tricks", first, second
        if tie == MORE_SAILOR_CARDS:
            first, second = (scoring.sailor_cards(state, seat) for seat in range(SEATS))
            return "more_sailor_cards", first, second
        return ("play_again" if tie == PLAY_AGAIN else "draw"), 0, 0

    def view_of(self, state: State, seat: int | None) -> Table:
        return view_of(self.header, state, seat, self._full_deck)

    def read_view(self, text: str) -> Table:
        return read_view(self.header, text, self._house, self._full_deck)

    def worlds(self, view: View, generator: Random) -> CorePosition[State]:
        assert isinstance(view, Table), view
        return CorePosition(self, world_of(view, generator))
