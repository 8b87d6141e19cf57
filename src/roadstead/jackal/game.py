"""Jackal as the kernel knows games: its core, notation and views behind one face."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import ClassVar

from roadstead.jackal import chance, listing, moves, rules
from roadstead.jackal.allowing import allowed_by
from roadstead.jackal.board import tile_as_laid
from roadstead.jackal.clauses import CLAUSES, NAMES
from roadstead.jackal.codes import M_OPENED, code
from roadstead.jackal.crews import team_of
from roadstead.jackal.defects import defects_of
from roadstead.jackal.island import crews_of, fresh_state
from roadstead.jackal.notation import read_state, write_state
from roadstead.jackal.options import SCHEMA, house_of
from roadstead.jackal.scoring import is_decided, seat_of
from roadstead.jackal.state import State
from roadstead.jackal.telling import events_of
from roadstead.jackal.turns import WHY_WORDS
from roadstead.jackal.view import Chart, read_view, view_of
from roadstead.jackal.wording import base_moves, code_by_move, move_by_code, read_move
from roadstead.jackal.words import (
    ACT,
    CELL_WORDS,
    COLOURS,
    DRAW_STARTER,
    DUEL,
    EARLY_END,
    EARTHQUAKE,
    EMPTY,
    EMPTY_KIND,
    EXPANSION,
    FIRST_PLAYER,
    LIT,
    LOAD_WORDS,
    MODE,
    NOBODY,
    OFFER,
    PIECE_WORDS,
    RANDOM,
    SIDE,
    THREE,
    TWO,
)
from roadstead.kernel.core import Core, CoreGame, CorePosition
from roadstead.kernel.errors import IllegalPosition, Unreadable
from roadstead.kernel.game import Event, Move, Outcome, View
from roadstead.kernel.options import Options

TILES_WITH_RULES = """
    arrow horse ice crocodile cannon balloon plane cave trap barrel cannibal fort aborigine chest
    bottles dense grass lighthouse earthquake caramba persons missionary galleon
"""
CORE = Core(
    state=State,
    modules=tuple(
        f"roadstead.jackal.{name}"
        for name in (
            "words",
            "clauses",
            "codes",
            "state",
            "board",
            "crews",
            "gold",
            *(f"tiles.{tile}" for tile in TILES_WITH_RULES.split()),
            "entering",
            "chains",
            "forks",
            "fights",
            "trips",
            "ships",
            "going",
            "giving",
            "scoring",
            "turns",
            "chance",
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
)

EARTHQUAKE_KIND = EARTHQUAKE - EMPTY + EMPTY_KIND
SEATS_OF_MODE = {TWO: 2, THREE: 3, DUEL: 2}


class Jackal(CoreGame[State]):
    """Two to four captains on a hidden island (E4-E8), with the expansion or without."""

    name = "jackal"
    version = 1
    schema: ClassVar[Options] = SCHEMA
    clauses = CLAUSES
    core = CORE
    clause_names = NAMES

    def __init__(self, **options: object) -> None:
        super().__init__(**options)
        self._house = house_of(self.options)

    @property
    def seats(self) -> int:
        return SEATS_OF_MODE.get(self._house[MODE], 4)

    @property
    def house(self) -> list[int]:
        """The options as the core reads them."""
        return self._house[:]

    @property
    def rounds(self) -> int:
        """Rounds without progress that end the game (E2)."""
        rounds = self.options["no_progress_rounds"]
        assert isinstance(rounds, int)
        return rounds

    def fresh(self) -> State:
        """All tiles closed, white begins, or the ship that chance draws (M1, H39)."""
        state = fresh_state(self._house, self.rounds)
        if self._house[FIRST_PLAYER] == RANDOM:
            state.phase = DRAW_STARTER
            state.turn = NOBODY
        return state

    def encode(self, move: Move) -> int:
        number = code_by_move().get(move)
        if number is None:
            raise Unreadable(str(move), 0, "move")
        return number

    def decode(self, code: int) -> Move:
        return move_by_code()[code]

    def read_move(self, word: str) -> Move:
        return read_move(word)

    def every_move(self) -> Iterator[Move]:
        """Without the expansion nothing can be said of its pieces and tiles."""
        yield from code_by_move() if self._house[EXPANSION] else base_moves()

    def write_state(self, state: State) -> str:
        return write_state(state)

    def read_state(self, text: str) -> State:
        state = read_state(text, self._house, self.rounds)
        defects = defects_of(state)
        if defects:
            raise IllegalPosition(defects)
        return state

    def draw_key(self, state: State) -> str:
        """`cell r,c` (7.3); after the earthquake, which may close a cell again, with its name."""
        if state.phase == DRAW_STARTER:
            return "starter"
        cell = state.mark if state.phase == LIT else state.where[state.tripper]
        shaken = self._house[EXPANSION] and state.rest[EARTHQUAKE_KIND] == 0
        return f"cell {cell // SIDE},{cell % SIDE}" + (" shaken" if shaken else "")

    def weights(self, state: State) -> tuple[tuple[int, int], ...]:
        """Each tile in its distinct quarter turns, as often as it lies closed (I5, I6)."""
        if state.phase == DRAW_STARTER:
            return super().weights(state)
        tickets: dict[int, int] = {}
        for kind, count in enumerate(state.rest):
            for turn in range(chance.TURNS if count else 0):
                number = code(M_OPENED, 0, tile_as_laid(kind, turn), 0)
                tickets[number] = tickets.get(number, 0) + count
        return tuple(tickets.items())

    def events(self, before: State, code: int, after: State) -> tuple[Event, ...]:
        return events_of(before, code)

    def facts(self, state: State, move: Move) -> Mapping[str, str | int]:
        """What a refusal may tell: piece, cell, load, crew, gold at stake."""
        told: dict[str, str | int] = {
            "crew": COLOURS[max(state.turn, 0)],
            "stake": state.stake,
            "phase": state.phase,
        }
        piece, cell = getattr(move, "piece", None), getattr(move, "cell", None)
        if piece is not None:
            told["piece"] = PIECE_WORDS[piece]
        if cell is not None:
            told["cell"] = CELL_WORDS[cell]
        if isinstance(move, moves.Go | moves.GoWithRum | moves.Fly):
            told["load"] = LOAD_WORDS[move.load]
        return told

    def points(self, state: State) -> tuple[int, ...]:
        """Gold aboard, by team: partners have the same (E1, E4, H38)."""
        crews = {seat_of(state, crew): crew for crew in crews_of(self._house[MODE])}
        return tuple(state.bank[team_of(state, crews[seat])] for seat in range(self.seats))

    def result(self, state: State) -> Outcome:
        """Most gold wins (E1); equal gold is a shared win (E3)."""
        return self._outcome(state, WHY_WORDS[state.why])

    def _outcome(self, state: State, why: str) -> Outcome:
        score = self.points(state)
        best = max(score)
        winners = tuple(seat for seat, gold in enumerate(score) if gold == best)
        return Outcome(winners, score, why)

    def end_by_agreement(self, position: CorePosition[State]) -> Outcome | None:
        """How the game ends if the seat to move ends it now; None while it may not (E2, H5).

        Not a move: the table ends, the position goes on for whoever likes to play on.
        """
        state = position.state
        asked = state.phase == ACT and self._house[EARLY_END] == OFFER
        return self._outcome(state, "agreed") if asked and is_decided(state) else None

    def view_of(self, state: State, seat: int | None) -> Chart:
        return view_of(self.header, state, seat)

    def read_view(self, text: str) -> Chart:
        return read_view(self, text)

    def worlds(self, view: View, generator: Random) -> CorePosition[State]:
        assert isinstance(view, Chart), view
        return CorePosition(self, view.state)
