"""Recorded games told again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.saying import Call

GAME = ("play", "--first", "greedy", "--second", "random", "--seed", "x", "--save", "x.game")


@pytest.fixture
def told(call: Call) -> str:
    return call(*GAME).out


def test_a_game_is_told_as_it_was_played(call: Call, told: str) -> None:
    events = [line for line in told.splitlines() if re.match(r"[A-Z].*\.$", line)]
    again = call("replay", "x.game").out.splitlines()
    assert [line for line in events if "itself" not in line and "Saved" not in line] == [
        line for line in again if re.match(r"[A-Z].*\.$", line)
    ]


def test_one_step_shows_its_move_and_the_table_after_it(call: Call, told: str) -> None:
    said = call("replay", "x.game", "--step", "9")
    assert said.out.startswith("Step 9 of ")
    assert said.out.count("── Round 1 of 8") == 1


def test_step_0_is_the_start(call: Call, told: str) -> None:
    assert call("replay", "x.game", "--step", "0").out.startswith("Step 0 of ")


@pytest.mark.parametrize("step", ["-1", "500"])
def test_a_step_that_is_not_there_is_refused(call: Call, told: str, step: str) -> None:
    said = call("replay", "x.game", "--step", step)
    assert said.code == 2
    assert f"There is no step {step}; the last one is " in said.err


def test_every_step_is_shown(call: Call, told: str) -> None:
    said = call("replay", "x.game", "--all").out
    steps = re.findall(r"^Step (\d+) of (\d+): ", said, re.MULTILINE)
    assert [int(step) for step, _ in steps] == list(range(int(steps[0][1]) + 1))
    assert said.rstrip().endswith("Greedy wins, 29 to 11.")


def test_watching_goes_where_one_says(call: Call, told: str) -> None:
    said = call("replay", "x.game", "--watch", typed="\n\nb\n7\nhm\n9999\n\nq\n")
    shown = re.findall(r"^Step (\d+) of", said.out, re.MULTILINE)
    assert shown == ["0", "1", "2", "1", "7", "8"]
    assert "Enter goes on, b goes back" in said.out
    assert "Greedy wins, 29 to 11." in said.out


def test_watching_ends_with_the_input(call: Call, told: str) -> None:
    assert call("replay", "x.game", "--watch").code == 0


def test_watching_goes_back_no_further_than_the_start(call: Call, told: str) -> None:
    said = call("replay", "x.game", "--watch", typed="b\n\n")
    assert re.findall(r"^Step (\d+) of", said.out, re.MULTILINE) == ["0", "0", "1"]


def test_a_log_written_by_hand_will_do(call: Call) -> None:
    Path("my.log").write_text(
        "shanghaien/1 first_player=first |\n"
        "# the direction of the row\n"
        "turned.red3 turned.JB turned.grey1 turned.grey2 turned.blue4 turned.green3\n"
        "roll rolled.2.4 2.L\n"
        "roll rolled.1.5 5 takenback.11 1\n"
    )
    said = call("replay", "my.log").out
    assert "Red places a 2." in said and "Blue places a 1." in said
    assert "Blue places a 5." not in said
    assert said.rstrip().endswith("The game is not over yet.")


def test_a_log_that_goes_wrong_names_the_line(call: Call) -> None:
    Path("my.log").write_text("shanghaien/1 first_player=first |\n\nroll\n")
    said = call("replay", "my.log")
    assert said.code == 2
    assert "Line 3 of the log (“roll”) does not follow: " in said.err
