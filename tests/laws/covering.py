"""Option sets in which every pair of values of every two options comes together at least once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product

from roadstead.harbour import game_named
from roadstead.kernel.options import Composition, Number, Option, Subset

Factors = Mapping[str, Sequence[str]]
Row = dict[str, str]
Pair = tuple[tuple[str, str], tuple[str, str]]


def pairs_of(factors: Factors) -> set[Pair]:
    """Every two values of two factors."""
    return {
        ((one, a), (other, b))
        for one, other in combinations(factors, 2)
        for a, b in product(factors[one], factors[other])
    }


def pairs_in(row: Row) -> set[Pair]:
    """The pairs of one row."""
    return set(combinations(row.items(), 2))


def covering(factors: Factors) -> list[Row]:
    """Rows that contain every pair: each row takes, factor by factor, what covers most."""
    left = pairs_of(factors)
    rows: list[Row] = []
    while left:
        rows.append(_row(factors, left))
        left -= pairs_in(rows[-1])
    return rows


def _row(factors: Factors, left: set[Pair]) -> Row:
    """A row that begins with a pair still missing and goes on greedily."""
    row: Row = dict(min(left))
    for name in factors:
        if name not in row:
            row[name] = max(factors[name], key=lambda value: _gain(factors, row, name, value, left))
    return {name: row[name] for name in factors}


def _gain(factors: Factors, row: Row, name: str, value: str, left: set[Pair]) -> int:
    """How many missing pairs a value would bring into a row."""
    longer = {**row, name: value}
    ordered = {factor: longer[factor] for factor in factors if factor in longer}
    return len(pairs_in(ordered) & left)


def factors_of(game: str) -> dict[str, Sequence[str]]:
    """The options of a game as factors; each word of a set is a factor of its own."""
    return dict(_factors(game))


def _factors(game: str) -> Iterator[tuple[str, Sequence[str]]]:
    for option in game_named(game).schema.values():
        if isinstance(option, Subset):
            yield from ((f"{option.name}+{word}", ("no", "yes")) for word in option.words)
        else:
            yield option.name, _values(option)


def _values(option: Option) -> Sequence[str]:
    if isinstance(option, Number):
        return [str(option.low), str(option.high)]
    if isinstance(option, Composition):
        return list(option.named)
    return option.values


def options_of(row: Row) -> dict[str, object]:
    """A row as the options of a game."""
    options: dict[str, object] = {name: value for name, value in row.items() if "+" not in name}
    for name, value in row.items():
        subset, plus, word = name.partition("+")
        if plus:
            chosen = options.setdefault(subset, list[str]())
            assert isinstance(chosen, list)
            chosen += [word] if value == "yes" else []
    return options
