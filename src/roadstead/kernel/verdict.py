"""Why a move is refused: the clause, and what its text takes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Verdict:
    """A clause of the game and the arguments of its Fluent message."""

    clause: str
    args: Mapping[str, str | int] = field(default_factory=dict[str, "str | int"])
