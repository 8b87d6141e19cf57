"""The program at a pseudo-terminal: colours, a whole game, interruptions."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from roadstead.locale.texts import Texts
from tests.cli.terminal import Terminal

SEED = ("--seed", "ab", "--option", "first_player=first")
KEY = re.compile(r"^ +(\S{1,3})  \S", re.MULTILINE)
"""What is to be typed for a move stands before it in the menu."""


def play_on(terminal: Terminal, shown: str, *, turns: int) -> str:
    """Play the last move of each menu: Shanghai as soon as it may be called."""
    for _ in range(turns):
        lines = shown.splitlines()
        menu = [found[1] for line in lines[-14:] if (found := KEY.match(line))]
        start = len(terminal.shown)
        terminal.sends(menu[-1])
        if not next_question(terminal, start + len(menu[-1]) + 1):
            break
        shown = terminal.shown[start:]
    return terminal.shown


def next_question(terminal: Terminal, start: int) -> bool:
    """Wait for the next question, or for the end of the game."""
    try:
        terminal.prompt(start)
    except AssertionError:
        return False
    return True


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_is_played_to_its_end(tmp_path: Path, language: str) -> None:
    with Terminal("play", *SEED, folder=tmp_path, language=language) as terminal:
        shown = play_on(terminal, terminal.prompt(), turns=200)
        assert terminal.ends() == 0
    texts = Texts(language)
    assert texts.text("shanghaien-event-game-ended") in shown
    assert texts.text("cli-result-total") in shown
    assert texts.text("shanghaien-word-round", round=8) in shown


def test_a_terminal_gets_colours(tmp_path: Path) -> None:
    with Terminal("play", *SEED, folder=tmp_path) as terminal:
        terminal.prompt()
        assert "\x1b[" in terminal.raw


def test_plain_gets_none(tmp_path: Path) -> None:
    with Terminal("play", *SEED, "--plain", folder=tmp_path) as terminal:
        terminal.prompt()
        assert "\x1b[3" not in terminal.raw


def test_a_game_left_in_the_middle_goes_on_where_it_was(tmp_path: Path) -> None:
    with Terminal("play", *SEED, folder=tmp_path) as terminal:
        terminal.prompt()
        terminal.types("1")
        left = terminal.types("1L")
        terminal.sends("quit")
        assert terminal.ends() == 0
    table = left[left.index("── Round") :]
    with Terminal("play", "--resume", "shanghaien-1.game", folder=tmp_path) as terminal:
        assert table in terminal.prompt()


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupted_game_is_saved(tmp_path: Path, sign: int) -> None:
    with Terminal("play", *SEED, folder=tmp_path) as terminal:
        terminal.prompt()
        terminal.types("1")
        terminal.interrupts(sign)
        assert terminal.ends() == 130
        assert "Go on with: roadstead play shanghaien --resume" in terminal.shown
    assert "roll rolled.1.6" in (tmp_path / "shanghaien-1.game").read_text()


def test_the_end_of_the_keyboard_saves_too(tmp_path: Path) -> None:
    with Terminal("play", *SEED, folder=tmp_path) as terminal:
        terminal.prompt()
        terminal.types("1")
        terminal.sends("\x04")
        assert terminal.ends() == 0
    assert (tmp_path / "shanghaien-1.game").exists()


def test_the_rules_go_through_the_pager(tmp_path: Path) -> None:
    with Terminal("rules", "shanghaien", folder=tmp_path) as terminal:
        assert terminal.ends() == 0
        assert "The guide" in terminal.shown


def test_two_persons_see_whose_turn_it_is(tmp_path: Path) -> None:
    names = ("--names", "Anna,Bernard")
    seats = ("--first", "person", "--second", "person")
    with Terminal("play", *SEED, *seats, *names, folder=tmp_path) as terminal:
        assert terminal.prompt().endswith("Anna: Roll, or call Shanghai? > ")
        terminal.types("roll")
        assert terminal.types("6R").endswith("Bernard: Roll, or call Shanghai? > ")
