"""The words every game speaks: Game, Position, Move, Event, Step, View, Outcome."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from random import Random
from typing import Any, ClassVar, cast

from roadstead.kernel.chance import Listed, Measured
from roadstead.kernel.clauses import Clauses
from roadstead.kernel.errors import IllegalMove
from roadstead.kernel.options import Options, Value
from roadstead.kernel.verdict import Verdict

NATURE = -1
"""Not a seat: chance is to move."""


@dataclass(frozen=True, slots=True)
class Move(ABC):
    """An intent of a seat or an answer of chance; its text is one word."""

    @property
    @abstractmethod
    def word(self) -> str: ...

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: a fact for the reader of a log, animation, sound, screen reader."""

    @property
    def name(self) -> str:
        """The class's name in words joined by hyphens: the end of its Fluent message."""
        name = type(self).__name__
        return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")

    def facts(self) -> dict[str, Any]:
        """The fields by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def __str__(self) -> str:
        told = " ".join(f"{name}={_fact(value)}" for name, value in self.facts().items())
        return f"{self.name} {told}" if told else self.name


def _fact(value: Any) -> str:
    if isinstance(value, tuple):
        return ".".join(map(str, cast("tuple[object, ...]", value)))
    return str(value)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won (several share, none: a draw), each seat's score, and why."""

    winners: tuple[int, ...]
    score: tuple[int, ...]
    why: str


@dataclass(frozen=True, slots=True)
class View(ABC):
    """What one seat, or a spectator (`seat` None), may know of a position; players get no more."""

    @property
    @abstractmethod
    def seat(self) -> int | None: ...

    @abstractmethod
    def __str__(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Step:
    """What a move led to."""

    position: Position
    events: tuple[Event, ...]


class Position(ABC):
    """A moment of a game: immutable and always legal."""

    __slots__ = ()

    @property
    @abstractmethod
    def game(self) -> Game: ...

    @property
    @abstractmethod
    def to_move(self) -> int | tuple[int, ...]:
        """The seat to move, several that move at once, or NATURE; `()` when the game is over."""

    @abstractmethod
    def legal_moves(self) -> tuple[Move, ...]:
        """Every legal move of the seats to move, in a fixed order; none when chance is to move."""

    @abstractmethod
    def allowing(self, move: Move) -> str:
        """The id of the clause that allows a legal move."""

    @abstractmethod
    def verdict(self, move: Move) -> Verdict | None:
        """Why a move is refused here; None when it is legal. Answers of chance are moves too."""

    @abstractmethod
    def chances(self) -> Listed[Any] | Measured[Any]:
        """What chance may answer; asked only when NATURE is to move."""

    @abstractmethod
    def play_unchecked(self, move: Move) -> Step:
        """Play a move that is known to be legal."""

    @abstractmethod
    def score(self) -> tuple[int, ...]:
        """Each seat's points, were the game to end now."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What a seat may know; None stands for a spectator."""

    @abstractmethod
    def __str__(self) -> str:
        """The position in one line, options included; `game.read` gives it back."""

    def play(self, move: Move) -> Step:
        """Play a move; an illegal one raises IllegalMove with the clause that forbids it."""
        verdict = self.verdict(move)
        if verdict is not None:
            raise IllegalMove(move, self, verdict)
        return self.play_unchecked(move)

    def fingerprint(self) -> str:
        """A short hash of the position, the same on every machine."""
        return hashlib.sha256(str(self).encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


class Game(ABC):
    """The rules of one game with its options chosen. Has no memory."""

    name: ClassVar[str]
    version: ClassVar[int]
    """The rules version: it changes when the same log could lead to another position."""
    schema: ClassVar[Options]
    clauses: ClassVar[Clauses]

    def __init__(self, **options: object) -> None:
        self.options: Mapping[str, Value] = self.schema.read(options)

    @cached_property
    def option_texts(self) -> Mapping[str, str]:
        """Every option with its value as text, as the texts of the clauses take them."""
        return self.schema.texts(self.options)

    @property
    @abstractmethod
    def seats(self) -> int: ...

    @abstractmethod
    def start(self) -> Position: ...

    @abstractmethod
    def read_position(self, text: str) -> Position:
        """Read what stands behind the bar of a position's line."""

    @abstractmethod
    def read_move(self, word: str) -> Move:
        """Read one word as a move; Unreadable when it is none."""

    @abstractmethod
    def every_move(self) -> Iterator[Move]:
        """Every move that can be said, legal somewhere or not; the same order each time."""

    @abstractmethod
    def read_view(self, text: str) -> View:
        """Read what stands behind the bar of a view's line."""

    @abstractmethod
    def worlds(self, view: View, generator: Random) -> Position:
        """A position that fits a view: the only one if it hides nothing, else one at random."""

    @property
    def header(self) -> str:
        """The game, its rules version and the options that are not default."""
        words = self.schema.words(self.options)
        return " ".join((f"{self.name}/{self.version}", *words))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.header == other.header

    def __hash__(self) -> int:
        return hash(self.header)
