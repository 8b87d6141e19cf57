"""Whole games as text: the same moves lead to the same positions, events and clauses."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from roadstead.jackal import Jackal
from roadstead.kernel import read_log
from tests.jackal.golden import FOLDER, GAMES, log_of, path_of, played, told


def test_every_game_that_is_planned_is_there() -> None:
    assert sorted(GAMES) == sorted(path.stem for path in FOLDER.glob("*.game"))


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_told_as_it_stands(name: str) -> None:
    """`python -m tests.jackal.golden` rewrites the files when a difference is wanted."""
    stands = path_of(name).read_text(encoding="utf-8").splitlines()
    told_now = told(log_of(name), GAMES[name].title).splitlines()
    for number, (old, new) in enumerate(zip_longest(stands, told_now), start=1):
        assert old == new, f"{name}.game, line {number}"


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_comes_from_its_seed(name: str) -> None:
    """So the lists of moves, their order and the chances are what they were."""
    log = log_of(name)
    assert played(GAMES[name]) == log
    assert read_log(str(log), Jackal) == log
