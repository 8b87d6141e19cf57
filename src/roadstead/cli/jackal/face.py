"""The face of Jackal: its island drawn, its moves bundled by piece, its events told."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from roadstead.cli.faces import Bundle, Company
from roadstead.cli.jackal.drawing import Drawing
from roadstead.cli.jackal.result import result_lines
from roadstead.cli.jackal.signs import ASCII, DRAWN
from roadstead.cli.jackal.words import Speech
from roadstead.cli.menus import MANY, Choice, menu_lines
from roadstead.jackal import events, moves
from roadstead.jackal.state import State
from roadstead.jackal.view import Chart
from roadstead.jackal.words import ACT, BEN, CELL_WORDS, NOTHING, PHASE_WORDS, PIRATES
from roadstead.kernel.game import Event, Move, Position, View
from roadstead.locale.texts import Texts

FEW = 12
"""So many moves are listed at once; more are bundled by piece."""
SHIP = "s"
WIDTH = 79
LOAD_MARKS = ("", "c", "t")
"""Behind a cell: with a coin, with the treasure."""
UNTOLD = (events.WayChosen,)
"""The question that follows tells it better."""


@dataclass
class JackalFace:
    """One island in one language."""

    texts: Texts
    company: Company
    ascii_only: bool = False

    @property
    def speech(self) -> Speech:
        return Speech(self.texts, self.company, ASCII if self.ascii_only else DRAWN)

    def picture(self, view: View) -> list[Text]:
        return list(Drawing(self.speech, state_of(view)).lines())

    def legend(self, view: View) -> list[str]:
        return list(Drawing(self.speech, state_of(view)).legend())

    def moment(self, view: View) -> list[Text]:
        """Where a trip stands that waits for an answer."""
        state = state_of(view)
        if PHASE_WORDS[state.phase] != "fork":
            return []
        cell = state.where[state.tripper]
        told = f"{self.speech.piece(state.tripper)}, {CELL_WORDS[cell]}"
        return [Text(f" {told}: {self.speech.lying(state, cell, state.tripper)}", style="bold")]

    def hint(self, view: View) -> list[Text]:
        return []

    def question(self, view: View) -> str:
        id = f"jackal-ask-{PHASE_WORDS[state_of(view).phase]}"
        return self.texts.text(id) if self.texts.has(id) else ""

    def told(self, event: Event) -> str:
        return "" if isinstance(event, UNTOLD) else self.speech.event(event)

    def shown_before(self, events_: Sequence[Event]) -> bool:
        return False

    def shown_after(self, events_: Sequence[Event]) -> bool:
        return any(isinstance(event, events.GoldBanked) for event in events_)

    # --- moves ---------------------------------------------------------------------------------

    def move_text(self, view: View, move: Move) -> str:
        """The move, and what one finds there."""
        text = self.speech.move(move)
        cell = cell_of(move)
        return text if cell is None else f"{text}: {self.speech.lying(state_of(view), cell)}"

    def key(self, move: Move) -> str:
        return ""

    def names(self, move: Move) -> tuple[str, ...]:
        """`g11`, with the coin `g11c`; with the piece before it `1g11`."""
        if isinstance(move, moves.Sail):
            return (SHIP + CELL_WORDS[move.cell], CELL_WORDS[move.cell])
        cell = cell_of(move)
        if cell is None:
            return ()
        load: int = getattr(move, "load", NOTHING)
        rum = "r" if isinstance(move, moves.GoWithRum) else ""
        name = CELL_WORDS[cell] + LOAD_MARKS[load] + rum
        piece = piece_of(move)
        return (name,) if piece is None else (name, number_of(piece) + name)

    def bundles(self, view: View, moves_: Sequence[Move]) -> list[Bundle]:
        """By piece, and the ship, when a turn begins with many moves to choose from."""
        if len(moves_) <= FEW or state_of(view).phase != ACT:
            return []
        bundled: dict[str, list[Move]] = {}
        for move in moves_:
            bundled.setdefault(bundle_key(move), []).append(move)
        return [self.bundle(view, key, tuple(each)) for key, each in bundled.items()]

    def bundle(self, view: View, key: str, moves_: tuple[Move, ...]) -> Bundle:
        if len(moves_) == 1:
            return Bundle(key, self.move_text(view, moves_[0]), moves_)
        if key == SHIP:
            return Bundle(key, self.texts.text("cli-jackal-ship", ways=len(moves_)), moves_)
        piece = piece_of(moves_[0])
        assert piece is not None, moves_
        state = state_of(view)
        cell = state.where[piece]
        found = self.speech.lying(state, cell, piece) if cell not in state.ship else ""
        where = CELL_WORDS[cell] + (f" ({found})" if found else "")
        told = self.texts.text(
            "cli-jackal-piece", piece=self.speech.piece(piece), cell=where, ways=len(moves_)
        )
        return Bundle(key, told, moves_)

    def listed(self, view: View, choices: Sequence[Choice]) -> list[str]:
        """A few one a line; many gathered by what one finds there, each by its cell."""
        if len(choices) <= MANY:
            return menu_lines(choices)
        return list(self.gathered(state_of(view), choices))

    def gathered(self, state: State, choices: Sequence[Choice]) -> Iterator[str]:
        found: dict[str, list[str]] = {}
        for choice in choices:
            cell = cell_of(choice.move)
            what = choice.text if cell is None else self.speech.lying(state, cell)
            name = choice.names[0] if choice.names else choice.move.word
            found.setdefault(what, []).append(name)
        for what, names in found.items():
            line = f"{what}: {' '.join(names)}"
            yield from textwrap.wrap(line, WIDTH, initial_indent="  ", subsequent_indent="     ")

    def ending(self, position: Position) -> list[Text]:
        return list(result_lines(self.speech, position))


def state_of(view: View) -> State:
    assert isinstance(view, Chart), view
    return view.state


def piece_of(move: Move) -> int | None:
    """The piece that a move names."""
    return getattr(move, "piece", None)


def cell_of(move: Move) -> int | None:
    """The cell that a move names."""
    return getattr(move, "cell", None)


def number_of(piece: int) -> str:
    """What a piece goes by in its crew: 1 to 3, and 4 to 6 for the persons."""
    return str(piece - BEN + PIRATES + 1) if piece >= BEN else str(piece % PIRATES + 1)


def bundle_key(move: Move) -> str:
    """A piece's number, or the first letter of the move's word."""
    if isinstance(move, moves.GiveRum):
        return "g" + number_of(move.piece)
    piece = piece_of(move)
    return move.word[0] if piece is None else number_of(piece)
