"""The face of a game whose rules are a core in the dialect: positions over packed small numbers."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar, cast

from roadstead.kernel.cells import copied, numbers
from roadstead.kernel.chance import Listed
from roadstead.kernel.game import NATURE, Event, Game, Move, Outcome, Position, Step, View
from roadstead.kernel.verdict import Verdict

S = TypeVar("S")
OVER = -2
"""What a core answers to "who is to move?" when the game has ended."""
ALLOWED = 0


@dataclass(frozen=True)
class Core(Generic[S]):
    """The functions of a core. Moves are whole numbers here; a state may be changed in place."""

    state: type[S]
    modules: tuple[str, ...]
    """What is compiled together for the twin."""
    most_moves: int
    mover: Callable[[S], int]
    list_moves: Callable[[S, list[int]], int]
    barred_by: Callable[[S, int], int]
    """The number of the clause that forbids a move, or ALLOWED."""
    allowed_by: Callable[[S, int], int]
    """The number of the clause that allows a legal move."""
    play: Callable[[S, int], None]
    tickets: Callable[[S], int]
    drawn: Callable[[S, int], int]
    flat: bool = False
    """Whether random games are compiled as one piece without calls: a third quicker, but only for a
    core whose functions do not call each other from many places."""


class CoreGame(Game, Generic[S]):
    """A game told by its core, its notation and its views."""

    core: ClassVar[Core[Any]]
    clause_names: ClassVar[tuple[str, ...]]
    """The id of a clause by its number in the core."""

    @abstractmethod
    def fresh(self) -> S:
        """The state before the first move."""

    @abstractmethod
    def encode(self, move: Move) -> int:
        """A move as the core writes it."""

    @abstractmethod
    def decode(self, code: int) -> Move:
        """The move that a number of the core means."""

    @abstractmethod
    def write_state(self, state: S) -> str:
        """What stands behind the bar of a position's line."""

    @abstractmethod
    def read_state(self, text: str) -> S:
        """The inverse of `write_state`; raises Unreadable, or IllegalPosition with all defects."""

    @abstractmethod
    def draw_key(self, state: S) -> str:
        """The name of the draw that chance is asked for."""

    def weights(self, state: S) -> tuple[tuple[int, int], ...]:
        """The distinct outcomes of chance, each with the number of its tickets."""
        return weigh(lambda ticket: self.core.drawn(state, ticket), self.core.tickets(state))

    @abstractmethod
    def events(self, before: S, code: int, after: S) -> tuple[Event, ...]:
        """What happened between two states."""

    @abstractmethod
    def facts(self, state: S, move: Move) -> Mapping[str, str | int]:
        """What the refusals of this game may tell about a position and a move."""

    @abstractmethod
    def points(self, state: S) -> tuple[int, ...]: ...

    @abstractmethod
    def result(self, state: S) -> Outcome:
        """How a finished game ended."""

    @abstractmethod
    def view_of(self, state: S, seat: int | None) -> View: ...

    def start(self) -> CorePosition[S]:
        return CorePosition(self, self.fresh())

    def read_position(self, text: str) -> CorePosition[S]:
        return CorePosition(self, self.read_state(text))


def weigh(drawn: Callable[[int], int], tickets: int) -> tuple[tuple[int, int], ...]:
    """Count the tickets of each outcome, in the order of their first tickets."""
    return tuple(Counter(map(drawn, range(tickets))).items())


class CorePosition(Position, Generic[S]):
    """A position over the state of a core."""

    __slots__ = ("_codes", "_game", "_key", "_state", "_text")

    def __init__(self, game: CoreGame[S], state: S) -> None:
        """Take over a state, which nobody may change afterwards."""
        self._game = game
        self._state = state
        self._codes: tuple[int, ...] | None = None
        self._text: str | None = None
        self._key: tuple[int, ...] | None = None

    @property
    def game(self) -> CoreGame[S]:
        return self._game

    @property
    def state(self) -> S:
        """The state itself: to be read, or copied."""
        return self._state

    @property
    def to_move(self) -> int | tuple[int, ...]:
        mover = self._game.core.mover(self._state)
        return () if mover == OVER else mover

    def legal_codes(self) -> tuple[int, ...]:
        """The legal moves as the core writes them."""
        if self._codes is None:
            moves = [0] * self._game.core.most_moves
            count = self._game.core.list_moves(self._state, moves)
            self._codes = tuple(moves[:count])
        return self._codes

    def legal_moves(self) -> tuple[Move, ...]:
        return tuple(map(self._game.decode, self.legal_codes()))

    def allowing(self, move: Move) -> str:
        number = self._game.core.allowed_by(self._state, self._game.encode(move))
        return self._game.clause_names[number]

    def verdict(self, move: Move) -> Verdict | None:
        number = self._game.core.barred_by(self._state, self._game.encode(move))
        if number == ALLOWED:
            return None
        facts = self._game.facts(self._state, move)
        return Verdict(self._game.clause_names[number], {**self._game.option_texts, **facts})

    def chances(self) -> Listed[Move]:
        assert self.to_move == NATURE, self
        core, state = self._game.core, self._state
        tickets = core.tickets(state)
        return Listed(
            self._game.draw_key(state),
            tickets,
            lambda ticket: self._game.decode(core.drawn(state, ticket)),
            tuple((self._game.decode(code), n) for code, n in self._game.weights(state)),
        )

    def play_unchecked(self, move: Move) -> Step:
        code = self._game.encode(move)
        after = copied(self._state)
        self._game.core.play(after, code)
        return Step(CorePosition(self._game, after), self._game.events(self._state, code, after))

    def score(self) -> tuple[int, ...]:
        return self._game.points(self._state)

    def outcome(self) -> Outcome | None:
        return self._game.result(self._state) if self.to_move == () else None

    def view(self, seat: int | None) -> View:
        return self._game.view_of(self._state, seat)

    def __str__(self) -> str:
        if self._text is None:
            self._text = f"{self._game.header} | {self._game.write_state(self._state)}"
        return self._text

    def __repr__(self) -> str:
        return f"<{self}>"

    def _numbers(self) -> tuple[int, ...]:
        if self._key is None:
            self._key = numbers(self._state)
        return self._key

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, CorePosition):
            return False
        position = cast("CorePosition[S]", other)
        return self._game == position._game and self._numbers() == position._numbers()

    def __hash__(self) -> int:
        return hash(self._numbers())
