"""What the terminal must know of a game beyond its rules: how it is drawn and told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from roadstead.cli.menus import Choice
from roadstead.cli.refusals import NotDrawnHere
from roadstead.kernel.game import Event, Game, Move, Position, View
from roadstead.locale.texts import Texts

if TYPE_CHECKING:
    from rich.text import Text

FACES = {
    "shanghaien": ("roadstead.cli.shanghaien.face", "ShanghaienFace"),
    "jackal": ("roadstead.cli.jackal.face", "JackalFace"),
}
"""Where the face of each game is found: it is loaded when the game is drawn or told."""


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits at the table, and who of them reads: nobody when several share one keyboard."""

    names: tuple[str, ...]
    reader: int | None = None

    def you(self, seat: int) -> str:
        """What the texts ask: does the reader sit there?"""
        return "yes" if seat == self.reader else "no"

    @property
    def below(self) -> int:
        """Who is drawn below: the reader, or the first seat."""
        return self.reader or 0


@dataclass(frozen=True, slots=True)
class Bundle:
    """Moves that are offered as one line first, such as those of one piece."""

    key: str
    text: str
    moves: tuple[Move, ...]


class Face(Protocol):
    """One game in one language; `ascii_only` draws without signs that not every terminal has."""

    def __init__(self, texts: Texts, company: Company, *, ascii_only: bool) -> None: ...

    def picture(self, view: View) -> list[Text]:
        """The table as it lies, in lines of at most 79 columns."""
        ...

    def moment(self, view: View) -> list[Text]:
        """What has just been rolled or announced."""
        ...

    def hint(self, view: View) -> list[Text]:
        """What one should know to decide now."""
        ...

    def question(self, view: View) -> str:
        """What is to be decided now."""
        ...

    def told(self, event: Event) -> str:
        """An event as a sentence; empty if the picture tells it better."""
        ...

    def shown_before(self, events_: Sequence[Event]) -> bool:
        """Whether the table should be seen as it lay before these events."""
        ...

    def shown_after(self, events_: Sequence[Event]) -> bool:
        """Whether a spectator should see the table as it lies after these events."""
        ...

    def move_text(self, view: View, move: Move) -> str:
        """A move as a menu shows it."""
        ...

    def key(self, move: Move) -> str:
        """What one would type for a move, were there no numbers; empty if nothing offers itself."""
        ...

    def names(self, move: Move) -> tuple[str, ...]:
        """What else one would type for a move, besides its key and its word."""
        ...

    def bundles(self, view: View, moves_: Sequence[Move]) -> list[Bundle]:
        """The moves in bundles, if there are too many to list at once; else none."""
        ...

    def listed(self, view: View, choices: Sequence[Choice]) -> list[str]:
        """The lines of a menu."""
        ...

    def legend(self, view: View) -> list[str]:
        """What the signs of the picture mean; empty where it says so itself."""
        ...

    def ending(self, position: Position) -> list[Text]:
        """Who has won and why, with the points of each."""
        ...


def face_of(game: Game, texts: Texts, company: Company, *, ascii_only: bool) -> Face:
    """The face of a game; NotDrawnHere if the terminal cannot draw it."""
    if game.name not in FACES:
        raise NotDrawnHere(game.name, ", ".join(FACES))
    package, name = FACES[game.name]
    kind: type[Face] = getattr(import_module(package), name)
    return kind(texts, company, ascii_only=ascii_only)
