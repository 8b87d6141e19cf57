"""What a seat may know of a position: everything, for nobody has a secret (I6)."""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.jackal.notation import write_state
from roadstead.jackal.state import State
from roadstead.jackal.words import COLOURS, NOBODY
from roadstead.kernel.cells import copied
from roadstead.kernel.core import CoreGame
from roadstead.kernel.errors import Unreadable
from roadstead.kernel.game import View


@dataclass(frozen=True, slots=True)
class Chart(View):
    """The island as a seat, or a spectator, sees it. What lies closed nobody knows."""

    header: str
    of_seat: int | None
    state: State

    @property
    def seat(self) -> int | None:
        return self.of_seat

    @property
    def crew(self) -> str:
        """The colour of the crew on turn, whoever moves it (7.10); empty before the first turn."""
        return "" if self.state.turn == NOBODY else COLOURS[self.state.turn]

    def __str__(self) -> str:
        seat = "-" if self.of_seat is None else str(self.of_seat)
        return f"{self.header} | view:{seat} {write_state(self.state)}"

    def __hash__(self) -> int:
        return hash(str(self))


def view_of(header: str, state: State, seat: int | None) -> Chart:
    """What a seat, or a spectator, may know."""
    return Chart(header, seat, copied(state))


def read_view(game: CoreGame[State], text: str) -> Chart:
    """Read what stands behind the bar of a view's line."""
    first, _, rest = text.partition(" ")
    name, _, word = first.partition(":")
    if name != "view" or word not in ("-", *map(str, range(game.seats))):
        raise Unreadable(text, 0, "view:0 or view:-")
    state = game.read_state(rest)
    return Chart(game.header, None if word == "-" else int(word), state)
