"""The words that all games share. Knows no game."""

from roadstead.kernel.chance import Listed, Measured
from roadstead.kernel.clauses import Clause, Clauses, Kind
from roadstead.kernel.errors import (
    BadOption,
    IllegalMove,
    IllegalPosition,
    OptionsDiffer,
    Refused,
    UnknownOption,
    Unreadable,
)
from roadstead.kernel.game import NATURE, Event, Game, Move, Outcome, Position, Step, View
from roadstead.kernel.log import BadLine, Log, TakenBack, read_log
from roadstead.kernel.verdict import Verdict

__all__ = [
    "NATURE",
    "BadLine",
    "BadOption",
    "Clause",
    "Clauses",
    "Event",
    "Game",
    "IllegalMove",
    "IllegalPosition",
    "Kind",
    "Listed",
    "Log",
    "Measured",
    "Move",
    "OptionsDiffer",
    "Outcome",
    "Position",
    "Refused",
    "Step",
    "TakenBack",
    "UnknownOption",
    "Unreadable",
    "Verdict",
    "View",
    "read_log",
]
