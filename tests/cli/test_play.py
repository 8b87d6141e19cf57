"""Playing at the prompt: what is shown, what may be typed, what is refused and why."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from roadstead.cli.answers import COMMANDS
from roadstead.locale.texts import LANGUAGES, Texts
from roadstead.shanghaien.options import EXPANSIONS
from tests.cli.saying import Call

ALL = "+".join(EXPANSIONS)
FIRST = ("play", "--seed", "ab", "--option", "first_player=first")
TWO = (*FIRST, "--first", "person", "--second", "person")
OPENED = "1\n1L\n"
"""Roll 1 and 6, place the 1."""
ENDING = {
    "en": "wins, |draw",
    "ru": "Побеждает",
    "it": "Vince|vince",
    "fr": "gagne",
    "de": "gewinnt",
}


# --- whole games -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_computer_plays_a_whole_game_by_itself(call: Call, language: str) -> None:
    said = call(
        *("play", "--first", "greedy", "--second", "random", "--seed", "x"),
        *("--expansions", ALL, "--lang", language),
    )
    texts = Texts(language)
    assert said.code == 0
    assert texts.text("shanghaien-event-game-ended") in said.out
    assert texts.text("cli-result-total") in said.out
    for number in range(1, 9):
        assert texts.text("shanghaien-word-round", round=number) in said.out
    assert max(map(cell_len, said.out.splitlines())) <= 80
    assert "\x1b" not in said.out


def test_the_same_seed_plays_the_same_game(call: Call) -> None:
    game = ("play", "--first", "greedy", "--second", "random", "--seed")
    assert call(*game, "x").out == call(*game, "x").out
    assert call(*game, "x").out != call(*game, "y").out


def test_ascii_draws_with_ascii_signs_only(call: Call) -> None:
    said = call("play", "--first", "random", "--second", "random", "--seed", "x", "--ascii")
    assert set(said.out) - {"±"} <= set(map(chr, range(128)))
    assert "+--- 1 ----+" in said.out and "^ Random" in said.out


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_every_expansion_can_be_chosen(call: Call, expansion: str) -> None:
    said = call("play", "--seed", "a", "--expansions", expansion, typed="options\n")
    assert f"expansions={expansion}" in said.out


def test_house_rules_can_be_chosen(call: Call) -> None:
    house = ("--option", "direction=declared_before_roll", "--option", "end_tie=play_again")
    said = call(*FIRST, *house, typed="options\n1\n")
    assert (
        "Direction of the row: before the first roll (direction=declared_before_roll)" in said.out
    )
    assert "Which end of the row is 1? > 1" in said.out


# --- starting without a question ---------------------------------------------------------------


def test_a_game_starts_without_any_question(call: Call) -> None:
    said = call("play")
    assert "Welcome to the tavern." in said.out
    assert "Greedy" in said.out
    assert said.out.rstrip().endswith("Nothing was decided yet, so nothing is saved. Fair winds!")


def test_the_menu_names_each_move_and_what_to_type(call: Call) -> None:
    said = call(*FIRST, typed="1\n")
    assert "  1  Roll two dice\n" in said.out
    assert "  1L  Place the 1, counting from the left\n" in said.out
    assert "  6R  Place the 6, counting from the right\n" in said.out


@pytest.mark.parametrize("typed", ["1L", "1.L", "1l", "1 l", "1-L"])
def test_a_move_may_be_typed_in_many_ways(call: Call, typed: str) -> None:
    said = call(*FIRST, typed=f"roll\n{typed}\n")
    assert "You place a 1." in said.out


@pytest.mark.parametrize("typed", ["roll", "ROLL", "r", "1", "ro"])
def test_an_unambiguous_beginning_will_do(call: Call, typed: str) -> None:
    assert "You roll 1, 6." in call(*FIRST, typed=f"{typed}\n").out


def test_a_beginning_of_several_moves_is_asked_again(call: Call) -> None:
    said = call(*FIRST, typed="1\n6\n")
    assert "That could be several things: 6.L, 6.R." in said.out
    assert "You place" not in said.out


def test_a_beginning_of_several_commands_is_asked_again(call: Call) -> None:
    said = call(*FIRST, typed="1\np\n1L\n")
    assert "That could be several things" not in said.out  # position alone begins with p
    assert "shanghaien/1 first_player=first | view:0" in said.out


@pytest.mark.parametrize("typed", ["dance", "42", "!!!", "\x07", "пить"])
def test_what_is_neither_move_nor_command_gets_one_line(call: Call, typed: str) -> None:
    said = call(*FIRST, typed=f"{typed}\n")
    assert "That is neither a move nor a command. Type one of 1, or ? for help." in said.out


REFUSALS = {
    "shanghai": "two of your own dice stand in the Tavern; so far you have 0 there. [B1]",
    "3": "Two dice are rolled and one of them is placed.",
    "veto": "[C6]",
    "JB.joker.red": "[D2]",
    "doubles": "[D2]",
    "rolled.6.6": "[T4]",
    "left": "[T7]",
}


@pytest.mark.parametrize("word", REFUSALS)
def test_an_illegal_move_is_told_with_its_clause(call: Call, word: str) -> None:
    said = call(*FIRST, typed=f"{word}\n")
    assert REFUSALS[word] in " ".join(said.out.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_move_is_told_in_every_language(call: Call, language: str) -> None:
    said = call(*FIRST, "--lang", language, typed="shanghai\n")
    told = Texts(language).text("shanghaien-B1.refused", placed=0)
    assert " ".join(f"{told} [B1]".split()) in " ".join(said.out.split())


# --- commands ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command_in_the_readers_language(call: Call, language: str) -> None:
    texts = Texts(language)
    said = call(*FIRST, "--lang", language, typed="?\n")
    for name in COMMANDS:
        assert name in said.out and texts.text(f"cli-command-{name}") in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_known_in_the_readers_language(call: Call, language: str) -> None:
    texts = Texts(language)
    for name, sign in {"log": "shanghaien/1", "position": "view:0", "undo": ""}.items():
        spoken = texts.text(f"cli-command-{name}")
        said = call(*FIRST, "--lang", language, typed=f"{spoken}\n")
        assert (sign or texts.text("cli-undo-nothing")) in said.out


def test_a_command_may_be_begun(call: Call) -> None:
    assert "There is nothing of yours to take back." in call(*FIRST, typed="und\n").out


def test_a_clause_is_told_at_the_table(call: Call) -> None:
    said = call(*FIRST, typed="rules b4\nrules\nrules Q1\n")
    assert "[B4] Shanghai ends the round at once." in said.out
    assert "All of them: roadstead rules shanghaien" in " ".join(said.out.split())
    assert "There is no clause “Q1”." in said.out


def test_why_names_the_clause_that_allows_or_forbids(call: Call) -> None:
    said = call(*FIRST, typed="why roll\nwhy shanghai\nwhy\nwhy dance\nwhy sh\n")
    assert "roll is possible: [T4] Roll two dice" in said.out
    assert said.out.count("shanghai is not possible: You may call Shanghai only once") == 2
    assert said.out.count("Which move? Type why and then a move as in the list") == 2


def test_the_log_and_the_position_can_be_read_again(call: Call) -> None:
    said = call(*FIRST, typed="1\nlog\nposition\n")
    line = next(line for line in said.out.splitlines() if "view:0" in line)
    assert "Round 1 of 8" in call("show", line).out
    assert "roll rolled.1.6" in said.out


def test_an_empty_line_shows_the_table_again(call: Call) -> None:
    said = call(*FIRST, typed="1\n\ntable\n")
    assert said.out.count("── Round 1 of 8") == 3
    assert said.out.count("Rolled: 1, 6") == 2


def test_quit_says_how_to_go_on(call: Call) -> None:
    said = call(*FIRST, typed=f"{OPENED}quit\n")
    assert re.search(r"Saved: .*/shanghaien-1\.game", said.out)
    assert "Go on with: roadstead play shanghaien --resume" in said.out
    assert said.code == 0


# --- several persons ---------------------------------------------------------------------------


def test_two_persons_share_a_keyboard(call: Call) -> None:
    said = call(*TWO, "--names", "Anna,Bernard", typed=OPENED)
    assert "Anna: Roll, or call Shanghai? > 1" in said.out
    assert "Anna rolls 1, 6." in said.out
    assert "Bernard: Roll, or call Shanghai? > " in said.out


def test_without_names_persons_are_called_by_their_colour(call: Call) -> None:
    said = call(*TWO)
    assert "Red: Roll, or call Shanghai? > " in said.out


@pytest.mark.parametrize("seats", [("--first", "computer"), ("--second", "person")])
def test_a_single_person_may_take_the_second_seat(call: Call, seats: tuple[str, str]) -> None:
    said = call("play", "--seed", "ab", *seats, "--level", "random")
    assert "Random starts." in said.out and "Roll, or call Shanghai? > " in said.out
    assert re.search(r"^ Random: ", said.out, re.MULTILINE)


def test_names_may_be_given_to_everybody(call: Call) -> None:
    said = call(*FIRST, "--names", "Anna,Rose")
    assert " Rose: 0 points" in said.out and " Anna: 0 points" in said.out


def test_equal_names_are_told_apart(call: Call) -> None:
    said = call("play", "--first", "random", "--second", "random", "--seed", "x")
    assert "Random 1 rolls" in said.out and "Random 2 rolls" in said.out
