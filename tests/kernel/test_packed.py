"""The compiled twin: what it calls inside is compiled with its entries, and kept on disk."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from roadstead.kernel.packed import ENTRY, Twin

SOURCE = '''"""A core of three functions, one above the other."""

STEP = 3


def plus(number: int) -> int:
    return number + STEP


def twice(number: int) -> int:
    return plus(number) + plus(number + 1)


def total(numbers: list[int], many: int) -> int:
    result = 0
    for place in range(many):
        result += max(twice(numbers[place]), 0)
    return result
'''


@pytest.fixture
def tower(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    name = "tower_of_functions"
    (tmp_path / f"{name}.py").write_text(SOURCE)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("ROADSTEAD_CACHE", str(tmp_path / "cache"))
    sys.modules.pop(name, None)
    return name


def test_every_function_can_be_called_from_python(tower: str) -> None:
    twin = Twin([tower])
    assert twin.twice(4) == 15
    assert twin.total(np.array([4, 5], np.int32), 2) == 15 + 17
    assert twin.plus(1) == 4


def test_only_entries_are_kept_and_they_are_found_again(tower: str, tmp_path: Path) -> None:
    assert Twin([tower]).twice(4) == 15
    kept = {path.name.partition("-")[0] for path in (tmp_path / "cache").rglob("*.nbi")}
    assert kept == {f"{tower}.{ENTRY}twice"}
    again = Twin([tower])
    assert again.twice(4) == 15
    assert sum(again.twice.jitted.stats.cache_hits.values()) == 1


def test_a_read_past_the_end_is_noticed_inside(tower: str, tmp_path: Path) -> None:
    (tmp_path / f"{tower}.py").write_text(
        "def read(numbers: list[int], place: int) -> int:\n    return numbers[place]\n\n\n"
        "def beyond(numbers: list[int]) -> int:\n    return read(numbers, 2)\n"
    )
    with pytest.raises(IndexError):
        Twin([tower], bounds=True).beyond(np.array([1, 2], np.int32))
