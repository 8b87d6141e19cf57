"""The face of Shanghaien: its table drawn, its moves and events told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from roadstead.cli.faces import Bundle, Company
from roadstead.cli.menus import Choice, menu_lines
from roadstead.cli.shanghaien.drawing import Drawing
from roadstead.cli.shanghaien.result import result_lines
from roadstead.cli.shanghaien.signs import ASCII, DRAWN, LAMP, Signs
from roadstead.cli.shanghaien.words import dice_text, event_text, move_text, spread_dice
from roadstead.kernel.game import Event, Move, Position, View
from roadstead.locale.texts import Texts
from roadstead.shanghaien import events, moves
from roadstead.shanghaien.moves import ROW_LETTERS
from roadstead.shanghaien.state import State
from roadstead.shanghaien.view import Table
from roadstead.shanghaien.wording import move_by_code
from roadstead.shanghaien.words import NOBODY, OPEN, PHASE_WORDS

UNTOLD = (events.StarterDrawn, events.CardTurned, events.RoundEnded)
"""Events that the picture, or the next event, tells better."""


@dataclass
class ShanghaienFace:
    """One table of Shanghaien in one language."""

    texts: Texts
    company: Company
    ascii_only: bool = False

    @property
    def signs(self) -> Signs:
        return ASCII if self.ascii_only else DRAWN

    def picture(self, view: View) -> list[Text]:
        assert isinstance(view, Table), view
        return list(Drawing(self.texts, self.company, self.signs, view).lines())

    def moment(self, view: View) -> list[Text]:
        assert isinstance(view, Table), view
        return [Text(" " + line, style=f"bold {LAMP}") for line in self._moment(view.state)]

    def _moment(self, state: State) -> Iterator[str]:
        if state.turn == NOBODY:
            return
        dice = [die for die in state.roll if die] or spread_dice(state.spread)
        if dice:
            yield f"{self.texts.text('shanghaien-word-rolled')}: {dice_text(dice)}"
        if state.pending:
            announced = move_text(self.texts, move_by_code()[state.pending])
            yield self.texts.text("cli-announced", what=announced)

    def hint(self, view: View) -> list[Text]:
        assert isinstance(view, Table), view
        asked = PHASE_WORDS[view.state.phase] in ("place", "declare", "return")
        return [Text(self.texts.text("cli-row-open"))] if view.state.row == OPEN and asked else []

    def question(self, view: View) -> str:
        assert isinstance(view, Table), view
        id = f"shanghaien-ask-{PHASE_WORDS[view.state.phase]}"
        return self.texts.text(id) if self.texts.has(id) else ""

    def told(self, event: Event) -> str:
        if isinstance(event, UNTOLD):
            return ""
        return event_text(self.texts, self.company, event)

    def shown_before(self, events_: Sequence[Event]) -> bool:
        return any(isinstance(event, events.ShanghaiCalled) for event in events_)

    def shown_after(self, events_: Sequence[Event]) -> bool:
        return any(isinstance(event, events.RoundBegun) for event in events_)

    def move_text(self, view: View, move: Move) -> str:
        return move_text(self.texts, move)

    def key(self, move: Move) -> str:
        if isinstance(move, moves.Place | moves.Return):
            return f"{move.die}{ROW_LETTERS[move.row]}"
        return ""

    def names(self, move: Move) -> tuple[str, ...]:
        return ()

    def bundles(self, view: View, moves_: Sequence[Move]) -> list[Bundle]:
        return []

    def listed(self, view: View, choices: Sequence[Choice]) -> list[str]:
        return menu_lines(choices)

    def legend(self, view: View) -> list[str]:
        return []

    def ending(self, position: Position) -> list[Text]:
        return list(result_lines(self.texts, self.company, self.signs, position))
