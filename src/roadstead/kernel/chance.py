"""Chance as a seat: what may happen, and how likely each outcome is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeVar

M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Listed(Generic[M]):
    """Distinct outcomes with exact probabilities that sum to one.

    `key` names the draw within its game, so that a dealer's answer hangs on what is drawn and not
    on how many draws came before. `tickets` and `drawn` are the same chance as an urn of equally
    likely tickets.
    """

    key: str
    tickets: int
    drawn: Callable[[int], M]
    weights: tuple[tuple[M, int], ...]
    """Each outcome with the number of its tickets."""

    def __iter__(self) -> Iterator[tuple[M, Fraction]]:
        for move, weight in self.weights:
            yield move, Fraction(weight, self.tickets)

    def __len__(self) -> int:
        return len(self.weights)


@dataclass(frozen=True, slots=True)
class Measured(Generic[M]):
    """An outcome that is measured, not drawn: of which kind, and which outcomes are possible."""

    key: str
    kind: str
    admits: Callable[[M], bool]
