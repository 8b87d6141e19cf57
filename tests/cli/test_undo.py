"""Taking back: free, with leave against the computer, never past chance between people."""

from __future__ import annotations

from pathlib import Path

import pytest

from roadstead.locale.texts import LANGUAGES, Texts
from tests.cli.saying import Call

FIRST = ("play", "--seed", "ab", "--option", "first_player=first", "--save", "my.game")
TWO = (*FIRST, "--first", "person", "--second", "person", "--names", "Anna,Bernard")
NOTHING = "There is nothing of yours to take back."
ASKED = "Take it back? The same dice will fall again. (yes/no)"


def moves() -> list[str]:
    lines = Path("my.game").read_text().splitlines()
    return " ".join(line for line in lines[1:] if not line.startswith("#")).split()[6:]


def test_before_the_first_decision_there_is_nothing_to_take_back(call: Call) -> None:
    assert NOTHING in call(*FIRST, typed="undo\n").out


def test_a_die_just_placed_is_free_to_take_back_between_people(call: Call) -> None:
    said = call(*TWO, typed="1\n1L\nundo\n6R\n")
    assert "Bernard: Roll, or call Shanghai? > undo\nTaken back.\n" in said.out
    assert moves() == ["roll", "rolled.1.6", "1.L", "takenback.8", "6.R"]
    assert "Anna places a 6." in said.out


def test_a_roll_cannot_be_taken_back_between_people(call: Call) -> None:
    said = call(*TWO, typed="1\nundo\n")
    assert "between people that cannot be taken back" in " ".join(said.out.split())
    assert moves() == ["roll", "rolled.1.6"]


def test_what_lies_before_an_answered_roll_stays_between_people(call: Call) -> None:
    said = call(*TWO, typed="1\n1L\nundo\nundo\n")
    assert said.out.count("Taken back.") == 1
    assert "between people that cannot be taken back" in " ".join(said.out.split())


def test_against_the_computer_a_roll_goes_back_after_a_confirmation(call: Call) -> None:
    said = call(*FIRST, typed="1\nundo\nyes\n1\n")
    assert ASKED in " ".join(said.out.split())
    assert moves() == ["roll", "rolled.1.6", "takenback.6", "roll", "rolled.1.6"]


@pytest.mark.parametrize("answer", ["no", "", "perhaps", "yesterday"])
def test_anything_but_yes_is_a_no(call: Call, answer: str) -> None:
    said = call(*FIRST, typed=f"1\nundo\n{answer}\n")
    assert "Taken back." not in said.out
    assert moves() == ["roll", "rolled.1.6"]


def test_the_computers_turn_goes_back_with_the_own_move_before_it(call: Call) -> None:
    call(*FIRST, typed="1\n1L\nundo\ny\n1R\n")
    told = moves()
    assert told[:3] == ["roll", "rolled.1.6", "1.L"]
    back = told.index("takenback.8")
    assert told[3:5] == told[back + 2 : back + 4] == ["roll", "rolled.1.2"]  # the same dice
    assert told[back + 1] == "1.R"


def test_one_may_go_back_step_by_step(call: Call) -> None:
    said = call(*FIRST, typed="1\n1L\nundo\ny\nundo\ny\nundo\n")
    assert said.out.count("Taken back.") == 2
    assert NOTHING in said.out


def test_what_was_taken_back_stays_taken_back_in_the_file(call: Call) -> None:
    call(*FIRST, typed="1\nundo\ny\n")
    said = call("play", "--resume", "my.game", typed="undo\n1\n")
    assert NOTHING in said.out
    assert "You roll 1, 6." in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_is_said_in_the_readers_language(call: Call, language: str) -> None:
    texts = Texts(language)
    said = call(*FIRST, "--lang", language, typed=f"1\nundo\n{texts.text('cli-yes')}\n")
    assert texts.text("cli-taken-back") in said.out
