"""A game's state as a table of small whole numbers: declared once, copied, compared and packed."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar, cast

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Cells:
    """One field of a state: its name, its shape (`()` for a single number) and its range."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int


def cells(*shape: int, low: int = 0, high: int = 127, start: int = 0) -> Any:
    """Declare a field of a state: a number, or nested lists of numbers of a fixed shape."""
    metadata = {"cells": (shape, low, high)}
    if not shape:
        return dataclasses.field(default=start, metadata=metadata)
    return dataclasses.field(default_factory=lambda: _filled(shape, start), metadata=metadata)


def _filled(shape: tuple[int, ...], start: int) -> list[Any]:
    if len(shape) == 1:
        return [start] * shape[0]
    return [_filled(shape[1:], start) for _ in range(shape[0])]


@cache
def fields_of(state: type[Any]) -> tuple[Cells, ...]:
    """The fields of a state class in the order in which they were declared."""
    return tuple(Cells(field.name, *field.metadata["cells"]) for field in dataclasses.fields(state))


def copied(state: S) -> S:
    """An independent copy."""
    kind = type(state)
    twin = kind.__new__(kind)
    for field in fields_of(kind):
        setattr(twin, field.name, _copied(getattr(state, field.name), len(field.shape)))
    return twin


def _copied(value: Any, depth: int) -> Any:
    if depth == 0:
        return value
    if depth == 1:
        return value[:]
    return [_copied(row, depth - 1) for row in value]


def numbers(state: object) -> tuple[int, ...]:
    """All numbers of a state in order: equal states have equal numbers."""
    flat: list[int] = []
    for field in fields_of(type(state)):
        flat.extend(_numbers(getattr(state, field.name), len(field.shape)))
    return tuple(flat)


def _numbers(value: Any, depth: int) -> Iterator[int]:
    if depth == 0:
        yield cast(int, value)
    elif depth == 1:
        yield from cast("list[int]", value)
    else:
        for row in value:
            yield from _numbers(row, depth - 1)


def out_of_range(state: object) -> tuple[str, ...]:
    """The names of the fields with a number outside the declared range."""
    return tuple(
        field.name
        for field in fields_of(type(state))
        for number in _numbers(getattr(state, field.name), len(field.shape))
        if not field.low <= number <= field.high
    )
