"""What a typed line means at a table."""

from __future__ import annotations

import pytest

from roadstead.cli.answers import Command, Reader, Unclear
from roadstead.cli.faces import Company, face_of
from roadstead.cli.menus import Choice, menu
from roadstead.kernel.game import Position
from roadstead.locale.texts import Texts
from roadstead.shanghaien import Shanghaien

EXPANSIONS = "crazy_captain+extra1+extra2+extra3"
GAME = Shanghaien(first_player="first", expansions=EXPANSIONS)
TAVERN = "turned.red3 turned.JB turned.grey1 turned.grey2 turned.blue4 turned.green3"
TEXTS = Texts("en")
READER = Reader(GAME, TEXTS)


def choices_after(words: str) -> list[Choice]:
    position: Position = GAME.start()
    for word in f"{TAVERN} {words}".split():
        position = position.play(GAME.read_move(word)).position
    company = Company(("Anna", "Bernard"))
    face = face_of(GAME, TEXTS, company, ascii_only=False)
    return menu(position.legal_moves(), position.view(0), face)


TURN = choices_after("")
OPEN = choices_after("roll rolled.2.6")
PLACE = choices_after("roll rolled.2.4 2.L roll rolled.1.3 1 roll rolled.3.6")


def keys(choices: list[Choice]) -> list[str]:
    return [choice.key for choice in choices]


def test_dice_go_by_their_own_numbers_and_the_rest_follows() -> None:
    assert keys(TURN) == ["1"]
    assert keys(OPEN)[:5] == ["2L", "2R", "6L", "6R", "7"]
    assert keys(PLACE)[:4] == ["3", "6", "7", "8"]


@pytest.mark.parametrize("choices", [TURN, OPEN, PLACE])
def test_every_key_and_every_word_means_its_move(choices: list[Choice]) -> None:
    assert len(set(keys(choices))) == len(choices)
    for choice in choices:
        for typed in (choice.key, choice.move.word, choice.move.word.upper()):
            assert READER.understood(typed, choices) == choice.move


def test_a_number_that_stands_in_no_line_plays_nothing_of_the_menu() -> None:
    moves = [choice.move for choice in PLACE]
    assert "10" in keys(PLACE)
    for typed in ("1", "2", "4", "5", "0", "99"):
        assert READER.understood(typed, PLACE) not in moves


@pytest.mark.parametrize(
    ("typed", "word"), [("cap", "captain"), ("extra1n", "extra1.noshanghai"), ("extra2.s", None)]
)
def test_a_beginning_of_one_word_means_that_move(typed: str, word: str | None) -> None:
    meant = READER.understood(typed, PLACE)
    assert str(meant) == (word or "extra2.sharks")


def test_a_beginning_of_several_words_means_none_of_them() -> None:
    meant = READER.understood("extra1", PLACE)
    assert meant == Unclear("extra1", ("extra1.noshanghai", "extra1.rerollall"))


def test_a_legal_move_goes_before_a_command() -> None:
    assert str(READER.understood("r", TURN)) == "roll"
    assert READER.understood("r", PLACE) == Command("rules")


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("?", Command("help")),
        ("? undo", Command("help", "undo")),
        ("SAVE my.game", Command("save", "my.game")),
        ("w roll", Command("why", "roll")),
        ("rules  L4 ", Command("rules", "L4")),
    ],
)
def test_a_command_takes_what_is_typed_behind_it(typed: str, command: Command) -> None:
    assert READER.understood(typed, TURN) == command


def test_a_move_that_is_not_legal_is_still_understood() -> None:
    assert str(READER.understood("veto", TURN)) == "veto"
    assert str(READER.understood("jb.joker.re", TURN)) == "JB.joker.red"


@pytest.mark.parametrize("typed", ["...", "-", "xyz", "extra9"])
def test_anything_else_is_nothing(typed: str) -> None:
    meant = READER.understood(typed, TURN)
    assert isinstance(meant, Unclear) and meant.candidates == ()
