"""The page on Shanghaien's notation is true: its examples read, and it names every word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from roadstead.kernel.log import read_log
from roadstead.kernel.notation import read_line, read_view_line
from roadstead.shanghaien import Shanghaien, defects, turn_defects
from roadstead.shanghaien.notation import MARKS, READERS
from roadstead.shanghaien.words import (
    CARD_WORDS,
    DECK_TRICKS,
    NATION_WORDS,
    PHASE_WORDS,
    SAILORS,
    TRICK_WORDS,
)

PAGE = (Path(__file__).parents[2] / "docs/reference/shanghaien-notation.md").read_text(
    encoding="utf-8"
)
CODE = re.findall(r"`([^`\n]+)`", PAGE)
MOVES = PAGE.partition("## Moves")[2].partition("## Positions")[0]
BLOCKS = [
    re.sub(r"^    ", "", block, flags=re.M) for block in re.findall(r"(?:^    .+\n)+", PAGE, re.M)
]


def test_every_move_of_the_tables_can_be_read() -> None:
    cells = re.findall(r"^\| (`.*?) \|", MOVES, re.MULTILINE)
    words = re.findall(r"`([^`]+)`", " ".join(cells))
    assert {Shanghaien().read_move(word).word for word in words} == set(words)


def test_every_kind_of_move_is_in_the_tables() -> None:
    shown = {type(Shanghaien().read_move(word)) for word in re.findall(r"`([\w.]+)`", MOVES)}
    assert shown == {type(move) for move in Shanghaien().every_move()}


def test_the_position_stands_and_is_written_as_it_is_shown() -> None:
    assert str(read_line(BLOCKS[0], Shanghaien)) == BLOCKS[0].strip()


def test_the_view_is_written_as_it_is_shown() -> None:
    game, view = read_view_line(BLOCKS[1], Shanghaien)
    assert str(view) == BLOCKS[1].strip()
    assert game.options["hide_discards"] is True


def test_the_log_can_be_replayed() -> None:
    log = read_log(BLOCKS[2], Shanghaien)
    assert str(log.last()).endswith(" dice:2/3")
    assert "takenback.8" in str(log)


@pytest.mark.parametrize(
    "words",
    [NATION_WORDS, TRICK_WORDS, PHASE_WORDS, tuple(READERS), tuple(MARKS)],
    ids=["nations", "tricks", "phases", "fields", "marks"],
)
def test_every_word_is_told(words: tuple[str, ...]) -> None:
    assert set(words) - set(CODE) == set()


def test_fields_are_told_in_the_order_in_which_they_are_written() -> None:
    table = PAGE.partition("## Positions")[2].partition("Words of")[0]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == list(READERS)


def sources() -> str:
    files = (str(defects.__file__), str(turn_defects.__file__))
    return "".join(Path(file).read_text(encoding="utf-8") for file in files)


def test_every_defect_is_told() -> None:
    words = set(re.findall(r'yield f?"([\w-]+)[{"]', sources())) | {"pending"}
    told = re.findall(r"^\| `([\w-]+)`", PAGE.partition("## Defects")[2], re.MULTILINE)
    shown = {re.sub(r"(red3|0|5-of-6)$", "", word) for word in told}
    assert shown == words
    assert len(words) > 30


def test_sailors_are_a_nation_and_a_value() -> None:
    assert CARD_WORDS[:SAILORS] == tuple(f"{n}{v}" for n in NATION_WORDS for v in range(1, 5))
    assert CARD_WORDS[SAILORS:] == TRICK_WORDS[:DECK_TRICKS]
