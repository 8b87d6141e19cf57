"""The numbered clauses of a game's rules: what kinds there are and what each kind owes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum


class Kind(Enum):
    """What a clause is, and with it where the clause must be cited."""

    RULE = "rule"
    """Stated by a rulebook: cited by code and by a test."""
    DECISION = "decision"
    """Our answer to a doubt: cited by code and by a test."""
    CONSEQUENCE = "consequence"
    """Follows from other clauses: cited by a test."""
    COMPONENT = "component"
    """Describes the box, not the play: cited by neither."""
    UNKNOWN = "unknown"
    """No text tells: cited by neither."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause; its text is the Fluent message `<game>-<id>` in every language."""

    id: str
    kind: Kind


class Clauses(Mapping[str, Clause]):
    """All clauses of one game, in the order of its rules."""

    def __init__(self, kinds: Mapping[Kind, str], order: str) -> None:
        kind_of = {id: kind for kind, ids in kinds.items() for id in ids.split()}
        self._by_id = {id: Clause(id, kind_of[id]) for id in order.split()}

    def __getitem__(self, id: str) -> Clause:
        return self._by_id[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_id)

    def __len__(self) -> int:
        return len(self._by_id)
