"""Positions as text: each field, what is usual and left out, and what cannot be read."""

from __future__ import annotations

import pytest

from roadstead.kernel import OptionsDiffer, Unreadable
from roadstead.kernel.notation import read_line
from roadstead.shanghaien import Shanghaien
from roadstead.shanghaien.codes import code, first_of, kind_of, second_of, third_of
from roadstead.shanghaien.wording import code_by_move, move_by_code
from roadstead.shanghaien.words import CARD_WORDS, NATION_WORDS, PHASE_WORDS, TRICK_WORDS
from tests.shanghaien.tables import ALL, TAVERN, field, played, scene

LINE = (
    f"shanghaien/1 expansions={ALL} | round:2 phase:place starter:1 turn:0 row:right "
    "tavern:red4,azure4,blue4,yellow4,orange4,JB down:3 dice:1.3/3.6.6 roll:2.5 "
    "crew:red1.3.JR/green2 tricks:JB.captain.extra1/captain.extra1.extra2.doubles used:0 "
    "turns:3/4 rolls:2 now:trick-done gone:grey1"
)


def test_a_whole_line() -> None:
    table = read_line(LINE, Shanghaien)
    assert str(table) == LINE
    assert isinstance(table, type(scene("dice:1/2")))
    assert field(table, "down") == "3"


def test_options_may_be_given_apart_if_they_agree() -> None:
    assert str(read_line(LINE, Shanghaien, {"expansions": ALL.split("+")})) == LINE
    with pytest.raises(OptionsDiffer) as raised:
        read_line(LINE, Shanghaien, {"expansions": "none", "end_tie": "draw"})
    assert raised.value.arguments["options"] == "expansions"


def test_fields_are_read_in_any_order_and_written_in_one() -> None:
    head, _, fields = LINE.partition(" | ")
    shuffled = " ".join(reversed(fields.split()))
    assert str(read_line(f"{head} | {shuffled}", Shanghaien)) == LINE


def test_what_is_usual_is_left_out() -> None:
    table = read_line(
        f"shanghaien/1 | round:1 phase:turn starter:0 turn:0 tavern:{TAVERN}", Shanghaien
    )
    assert str(table).count(":") == 5


@pytest.mark.parametrize(
    ("fields", "at", "expected"),
    [
        ("round:9 phase:cards starter:0", 6, "round"),
        ("round:0 phase:cards starter:0", 6, "round"),
        ("round:1 phase:dance starter:0", 14, "phase"),
        ("round:1 phase:cards starter:2", 28, "starter"),
        ("round:1 phase:cards starter:0 row:up", 34, "row"),
        ("round:1 phase:cards starter:0 tavern:red4", 37, "tavern"),
        ("round:1 phase:cards starter:0 tavern:red5,-,-,-,-,-", 37, "tavern"),
        ("round:1 phase:cards starter:0 dice:7/1", 35, "dice"),
        ("round:1 phase:cards starter:0 dice:1", 35, "dice"),
        ("round:1 phase:cards starter:0 dice:1/1/1", 35, "dice"),
        ("round:1 phase:cards starter:0 roll:1.2.3", 35, "roll"),
        ("round:1 phase:cards starter:0 crew:pink1/-", 35, "crew"),
        ("round:1 phase:cards starter:0 crew:red5/-", 35, "crew"),
        ("round:1 phase:cards starter:0 crew:redPB/-", 35, "crew"),
        ("round:1 phase:cards starter:0 crew:red/-", 35, "crew"),
        ("round:1 phase:cards starter:0 tricks:JJ/-", 37, "tricks"),
        ("round:1 phase:cards starter:0 used:2", 35, "used"),
        ("round:1 phase:cards starter:0 turns:1", 36, "turns"),
        ("round:1 phase:cards starter:0 turns:-1/2", 36, "turns"),
        ("round:1 phase:cards starter:0 rolls:99999999", 36, "rolls"),
        ("round:1 phase:cards starter:0 now:later", 34, "now"),
        ("round:1 phase:cards starter:0 pending:nothing", 38, "pending"),
        ("round:1 phase:cards starter:0 gone:?", 35, "gone"),
        ("round:1 phase:cards starter:0 gone:red9", 35, "gone"),
        ("round:1 phase:cards starter:0 together:7", 39, "together"),
        ("round:1 phase:cards starter:0 spread:0", 37, "spread"),
    ],
)
def test_a_value_that_cannot_be_read_is_pointed_at(fields: str, at: int, expected: str) -> None:
    with pytest.raises(Unreadable) as raised:
        Shanghaien().read_position(fields)
    assert (raised.value.at, raised.value.expected) == (at, expected)


@pytest.mark.parametrize("fields", ["", "round:1", "phase:cards", "round:1 starter:0"])
def test_round_and_phase_are_always_told(fields: str) -> None:
    with pytest.raises(Unreadable) as raised:
        Shanghaien().read_position(fields)
    assert raised.value.expected == "round: and phase:"


@pytest.mark.parametrize("word", ["colour:red", "round", "round:", ":1", "round:1 round:1"])
def test_unknown_empty_and_repeated_fields_are_refused(word: str) -> None:
    with pytest.raises(Unreadable) as raised:
        Shanghaien().read_position(f"phase:cards {word}")
    assert raised.value.expected.startswith("one of round: phase:")


# --- words over their whole domain ---------------------------------------------------------------


def test_every_card_has_its_word() -> None:
    assert len(set(CARD_WORDS)) == 38
    assert len(set(TRICK_WORDS)) == 10
    assert len(set(NATION_WORDS)) == 8
    assert len(set(PHASE_WORDS)) == 12
    for card, word in enumerate(CARD_WORDS):
        table = scene(f"round:1 phase:cards tavern:{word},-,-,-,-,-")
        assert table.state.tavern[0] == card
        assert field(table, "tavern") == f"{word},-,-,-,-,-"


@pytest.mark.parametrize("card", [word for word in CARD_WORDS if word[0].islower()])
def test_every_sailor_reads_back_from_a_crew(card: str) -> None:
    table = scene(f"dice:1/2 crew:-/{card} tavern:JB,JB,JP,JR,PB,PR")
    assert field(table, "crew") == f"-/{card}"


def test_every_move_has_a_number_and_every_number_a_move() -> None:
    numbers = list(code_by_move().values())
    assert len(set(numbers)) == len(numbers)
    assert [code_by_move()[move_by_code()[number]] for number in numbers] == numbers


@pytest.mark.parametrize("arguments", [(0, 0, 0), (6, 2, 15), (15, 15, 7), (3, 7, 0)])
def test_a_number_keeps_its_arguments(arguments: tuple[int, int, int]) -> None:
    number = code(25, *arguments)
    assert kind_of(number) == 25
    assert (first_of(number), second_of(number), third_of(number)) == arguments


def test_a_line_can_be_typed_and_read_aloud() -> None:
    table = played(scene("turns:0/0"), "roll rolled.2.4 2.L roll rolled.1.5 5")
    assert str(table).partition("| ")[2] == (
        f"round:1 phase:turn starter:0 turn:0 row:left tavern:{TAVERN} dice:2/5"
    )
