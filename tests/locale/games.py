"""What the texts of each game must tell: its clauses, options, moves and events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from inspect import getmembers, isclass
from types import ModuleType
from typing import TypeVar

from roadstead.jackal import clauses as jackal_clauses
from roadstead.jackal import events as jackal_events
from roadstead.jackal import moves as jackal_moves
from roadstead.jackal import options as jackal_options
from roadstead.kernel.clauses import Clauses
from roadstead.kernel.game import Event, Move
from roadstead.kernel.options import Options
from roadstead.riffraff import clauses as riffraff_clauses
from roadstead.riffraff import events as riffraff_events
from roadstead.riffraff import moves as riffraff_moves
from roadstead.riffraff import options as riffraff_options
from roadstead.shanghaien import clauses as shanghaien_clauses
from roadstead.shanghaien import events as shanghaien_events
from roadstead.shanghaien import moves as shanghaien_moves
from roadstead.shanghaien import options as shanghaien_options

Kind = TypeVar("Kind")


@dataclass(frozen=True)
class Told:
    """One game as its texts see it."""

    name: str
    clauses: Clauses
    options: Options
    moves: ModuleType
    events: ModuleType
    refusing: str
    """Clauses that refuse moves."""
    facts: frozenset[str] = frozenset()
    """What a refusal may tell beside the options."""

    def __str__(self) -> str:
        return self.name

    def texts(self, chosen: dict[str, object] | None = None) -> dict[str, str]:
        """The options as texts take them."""
        return self.options.texts(self.options.read(chosen or {}))

    def kinds_of_moves(self) -> set[str]:
        kinds = {hyphenated(kind) for kind in defined(self.moves, Move)}
        return {"back" if kind == "return" else kind for kind in kinds}

    def kinds_of_events(self) -> list[type[Event]]:
        return list(defined(self.events, Event))


def defined(module: ModuleType, kind: type[Kind]) -> Iterable[type[Kind]]:
    """The classes of a kind that a module itself defines."""
    for _, found in getmembers(module, isclass):
        if issubclass(found, kind) and found.__module__ == module.__name__:
            yield found


def hyphenated(kind: type) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in kind.__name__).lstrip("-")


SHANGHAIEN = Told(
    "shanghaien",
    shanghaien_clauses.CLAUSES,
    shanghaien_options.SCHEMA,
    shanghaien_moves,
    shanghaien_events,
    """
    T2 T3 T4 T5 T7 T8 A7 B1 B2 X2 D1 D2 L8 D5 D6 D8 C1 C3 C4 C6 C6b X1 X3 Y1 Y4 Z2 Z3
    ZA1 ZA2 ZA3 A13 N1 N5 N8 N15 S6 S7
    """,
    frozenset({"placed", "supply", "die", "nation"}),
)
JACKAL = Told(
    "jackal",
    jackal_clauses.CLAUSES,
    jackal_options.SCHEMA,
    jackal_moves,
    jackal_events,
    """
    I1 I6 M1 M2 M3 M5 M8 M10 W1 G2 G6 F5 F6 T4 T6 T8 T12 T13 T14 X2 X3 X4 X5 X6 X7 X10 X11
    H7 H10 H11 H24 H29 H39 H41 H42 H43 H50 H52 H54 H62
    """,
)
RIFF_RAFF = Told(
    "riff-raff",
    riffraff_clauses.CLAUSES,
    riffraff_options.SCHEMA,
    riffraff_moves,
    riffraff_events,
    "R1 R6 R7 R8 R9 R10 R11 R12 R13 R15 R17 R20 A2 A3 A4 A7 A9 A13",
)

GAMES = (SHANGHAIEN, JACKAL, RIFF_RAFF)
