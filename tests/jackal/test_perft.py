"""Counts of lines of play are those of the table in the docs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.jackal.perft import PERFTS, perft

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "jackal-perft.md"


def table() -> dict[str, list[int]]:
    lines = [line.strip("| ").split(" | ") for line in PAGE.read_text("utf-8").splitlines()]
    rows = [cells for cells in lines if cells[0] in PERFTS]
    return {name: [int(count) for count in counts] for name, *counts in rows}


def test_the_page_tells_every_island() -> None:
    assert list(table()) == list(PERFTS)


@pytest.mark.parametrize("name", PERFTS)
def test_lines_of_play_are_as_many_as_the_page_says(name: str) -> None:
    make, deepest = PERFTS[name]
    counts = [perft(make(), depth) for depth in range(1, deepest)]
    assert counts == table()[name][: deepest - 1]


@pytest.mark.long
@pytest.mark.parametrize("name", PERFTS)
def test_lines_of_play_at_full_depth(name: str) -> None:
    make, deepest = PERFTS[name]
    assert perft(make(), deepest) == table()[name][deepest - 1]
