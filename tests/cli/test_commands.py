"""Every command of the program, in every language, and what each refuses."""

from __future__ import annotations

import io
import re

import pytest

import roadstead
from roadstead.cli.app import COMMANDS
from roadstead.locale.texts import LANGUAGES, Texts
from roadstead.shanghaien import Shanghaien
from tests.cli.saying import Call

TAVERN = "turned.red3 turned.JB turned.grey1 turned.grey2 turned.blue4 turned.green3"


def position_after(words: str, **options: object) -> str:
    game = Shanghaien(first_player="first", **options)
    position = game.start()
    for word in f"{TAVERN} {words}".split():
        position = position.play(game.read_move(word)).position
    return str(position)


def test_the_version(call: Call) -> None:
    assert call("--version").out == f"roadstead {roadstead.__version__}\n"
    assert call("--lang", "ru", "--version").out == f"roadstead {roadstead.__version__}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_told_in_every_language(call: Call, language: str) -> None:
    said = call("--help", "--lang", language)
    texts = Texts(language)
    assert said.code == 0
    assert texts.text("cli-help-roadstead") in said.out
    assert said.out.startswith(texts.text("cli-help-usage"))
    for name in COMMANDS:
        assert texts.text(f"cli-help-{name}")[:12] in said.out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_its_help(call: Call, name: str) -> None:
    said = call(name, "--help", "--lang", "de")
    assert said.code == 0
    assert "Diese Hilfe zeigen." in said.out
    assert "cli-help" not in said.out


def test_without_a_command_the_help_is_shown(call: Call) -> None:
    said = call()
    assert "Usage: roadstead" in said.out + said.err


def test_the_games_are_listed(call: Call) -> None:
    said = call("games")
    assert "shanghaien: A dice duel" in said.out
    assert "greedy (Greedy)" in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_listed_with_all_its_values(call: Call, language: str) -> None:
    said = call("options", "shanghaien", "--lang", language)
    for name, option in Shanghaien.schema.items():
        assert f"\n{name}: " in f"\n{said.out}"
        for value in option.values:
            assert value in said.out
    assert Texts(language).text("cli-default") in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_hold_every_clause(call: Call, language: str) -> None:
    said = call("rules", "shanghaien", "--lang", language)
    assert Texts(language).text("shanghaien-page-title") in said.out
    for id in Shanghaien.clauses:
        assert f"\n[{id}] " in said.out
    assert max(map(len, said.out.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_clause_is_told(call: Call, language: str) -> None:
    said = call("rules", "shanghaien", "--clause", "l4", "--lang", language)
    told = said.out.strip().replace("\n     ", " ")
    assert told == f"[L4] {Texts(language).text('shanghaien-L4')}"


def test_a_game_without_a_drawing_is_refused(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roadstead.cli.faces.FACES", {})
    said = call("play", "shanghaien")
    assert said.code == 2 and "The terminal cannot draw the game shanghaien." in said.err


def test_a_position_is_drawn(call: Call) -> None:
    said = call("show", position_after("roll rolled.2.4 2.L roll rolled.1.1"))
    assert "Round 1 of 8" in said.out
    assert "Rolled: 1, 1" in said.out
    assert re.search(r"─── 2 ────", said.out)


def test_a_position_is_read_from_standard_input(call: Call) -> None:
    line = position_after("roll")
    assert call("show", "-", typed=f"{line}\n").out == call("show", line).out


def test_a_seat_is_drawn_below(call: Call) -> None:
    line = position_after("roll rolled.2.4 2.L")
    first, second = call("show", line, "--seat", "0").out, call("show", line, "--seat", "1").out
    assert first.index(" Blue:") < first.index(" Red:")
    assert second.index(" Red:") < second.index(" Blue:")


def test_a_view_is_drawn_as_it_is(call: Call) -> None:
    game = Shanghaien(hide_discards=True)
    position = game.read_position(position_after("roll", hide_discards=True).split("| ")[1])
    said = call("show", str(position.view(1)))
    assert "Out of the game: face down" in said.out


REFUSED = {
    "unknown command": (("sail",), "There is no command “sail”. There are: play, rules,"),
    "unknown option": (("games", "--fast"), "There is no option --fast here."),
    "missing file": (("replay",), "Something is missing: FILE."),
    "value missing": (("play", "--seed"), "The option --seed is not used rightly"),
    "no number": (("show", "x", "--seat", "one"), "The value of --seat cannot be used"),
    "too many words": (("games", "now"), "The command line cannot be read"),
    "unknown game": (("play", "chess"), "There is no game “chess” here. Choose from: shanghaien"),
    "rules of unknown game": (("rules", "chess"), "There is no game “chess” here."),
    "options of unknown game": (("options", "chess"), "There is no game “chess” here."),
    "unknown language": (("games", "--lang", "xx"), "We do not speak “xx” yet. Choose from: en"),
    "unknown clause": (("rules", "shanghaien", "--clause", "Q9"), "There is no clause “Q9”."),
    "unknown house rule": (("play", "--option", "a=b"), "has no option “a”"),
    "unknown value": (("play", "--option", "end_tie=x"), "“x” is no value for end_tie. Choose"),
    "no house rule": (("play", "--option", "end_tie"), "“end_tie” is no option: write NAME=VALUE"),
    "given twice": (
        ("play", "--expansions", "extra1", "--option", "expansions=extra2"),
        "The option expansions is given twice.",
    ),
    "unknown expansion": (("play", "--expansions", "a+b"), "“a+b” is no value for expansions"),
    "unknown player": (("play", "--first", "kasparov"), "has no player “kasparov”"),
    "unknown level": (("play", "--level", "guru"), "has no player “guru”"),
    "too many names": (("play", "--names", "A,B,C"), "Names: 3, persons: 1."),
    "empty name": (("play", "--names", ","), "“” cannot be a name"),
    "long name": (("play", "--names", "A" * 30), "cannot be a name: 1 to 24 characters"),
    "bad seed": (("play", "--seed", "a\nb"), "A seed is one line of at most 80 characters."),
    "no saved game": (("play", "--resume", "no.game"), "Cannot read no.game: No such file"),
    "resume with seats": (
        ("play", "--resume", "no.game", "--first", "greedy"),
        "A saved game brings these along itself; leave out: --first",
    ),
    "no file": (("replay", "no.game"), "Cannot read no.game: No such file"),
    "no position": (("show", "hello"), "Cannot read “hello”: at character 5"),
    "position of unknown game": (("show", "chess/1 | x"), "There is no game “chess” here."),
    "impossible position": (
        ("show", "shanghaien/1 | round:1 phase:turn"),
        "This position cannot stand: tavern, starter, turn",
    ),
    "no such seat": (
        ("show", "shanghaien/1 | round:1 phase:starter", "--seat", "5"),
        "There is no seat 5; seats go from 0 to 1.",
    ),
}


@pytest.mark.parametrize(("arguments", "told"), REFUSED.values(), ids=REFUSED.keys())
def test_what_is_refused_is_told_in_one_line(
    call: Call, arguments: tuple[str, ...], told: str
) -> None:
    said = call(*arguments)
    assert said.code == 2
    assert said.out == ""
    assert told in said.err
    assert said.err.startswith("roadstead: ") and said.err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_told_in_every_language(call: Call, language: str) -> None:
    said = call("rules", "shanghaien", "--clause", "Q9", "--lang", language)
    expected = Texts(language).text("error-unknown-clause", clause="Q9", clauses="").strip()
    assert expected in said.err


def test_the_language_is_taken_from_the_environment(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert Texts("it").text("shanghaien-about")[:30] in call("games").out
    monkeypatch.setenv("ROADSTEAD_LANG", "fr")
    assert Texts("fr").text("shanghaien-about")[:30] in call("games").out
    assert Texts("ru").text("shanghaien-about")[:30] in call("--lang", "ru", "games").out
    assert Texts("ru").text("shanghaien-about")[:30] in call("games", "--lang=ru").out


def test_a_wrong_language_in_the_environment_is_told(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROADSTEAD_LANG", "klingon")
    assert "We do not speak “klingon” yet" in call("games").err


def test_a_long_rules_page_goes_through_a_pager_only_at_a_terminal(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    paged: list[str] = []
    monkeypatch.setattr("pydoc.pager", paged.append)
    assert "The guide" in call("rules", "shanghaien").out
    assert paged == []


def test_standard_output_that_knows_no_lines_gets_ascii(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = position_after("roll")
    plain = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr("sys.stdout", plain)
    call("show", line)
    plain.seek(0)
    assert "+-- 1|6 ---+" in plain.read()
