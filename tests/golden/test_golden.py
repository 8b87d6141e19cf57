"""Whole games as text: the same moves lead to the same positions, events, clauses and views."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

import pytest

from roadstead.kernel import Log, read_log
from roadstead.kernel.notation import read_line, read_view_line
from roadstead.shanghaien import Shanghaien
from tests.golden.playing import GAMES, played
from tests.golden.telling import told

FOLDER = Path(__file__).parent / "shanghaien"
PATHS = sorted(FOLDER.glob("*.game"))
NAMES = [path.stem for path in PATHS]


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.game").read_text(encoding="utf-8")


def title_of(name: str) -> list[str]:
    return [f"# {line}" for line in GAMES[name].title.splitlines()]


def log_of(name: str) -> Log:
    return read_log(text_of(name), Shanghaien)


def test_every_game_that_is_planned_is_there() -> None:
    assert sorted(GAMES) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_told_as_it_stands(name: str) -> None:
    """`python -m tests.golden` rewrites the files when a difference is wanted."""
    lines = zip_longest(text_of(name).splitlines(), told(log_of(name), title_of(name)).splitlines())
    for number, (stands, told_now) in enumerate(lines, start=1):
        assert stands == told_now, f"{name}.game, line {number}"


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_comes_from_its_seed(name: str) -> None:
    """So the lists of moves, their order and the chances are what they were."""
    assert played(GAMES[name]) == log_of(name)


@pytest.mark.parametrize("name", NAMES)
def test_positions_views_and_logs_of_golden_games_read_back(name: str) -> None:
    log = log_of(name)
    assert read_log(str(log), Shanghaien) == log
    for position, _ in log.positions():
        assert read_line(str(position), Shanghaien) == position
        for seat in (None, 0, 1):
            view = position.view(seat)
            assert read_view_line(str(view), Shanghaien) == (position.game, view)


def clauses(name: str) -> set[str]:
    log = log_of(name)
    pairs = zip(log.positions(), log.moves(), strict=False)
    return {position.allowing(move) for (position, _), move in pairs}


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("base", "S6 T4 T8 B1 B2 D6 D8 D9 D10"),
        ("crazy-captain", "C2 C6 C6a C6b C6c"),
        ("extra-card-1", "X2 X3"),
        ("extra-card-2", "Y2 Y4"),
        ("extra-card-3", "Z2 Z4 N1"),
        ("all-four", "C2 C6 C6a C6b C6c X2 X3 Y2 Y4 Z2 Z4"),
        ("house-rules", "T7 A13"),
        ("hidden-discards", "Y2 Y4"),
    ],
)
def test_what_the_golden_games_show(name: str, expected: str) -> None:
    assert set(expected.split()) <= clauses(name)


def test_hidden_discards_are_told_as_each_seat_sees_them() -> None:
    seen = [line for line in text_of("hidden-discards").splitlines() if " sees " in line]
    assert len(seen) == 18  # each seat before each round and at the end
    assert all(line.endswith("gone:?") for line in seen)
