"""The pages of the rules are made from the texts, and the committed ones are fresh.

Run this file as a program to write the pages anew.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from roadstead.locale.pages import rules_page
from roadstead.locale.texts import LANGUAGES, LAST_RESORT, Texts
from tests.locale.games import GAMES, SHANGHAIEN, Told
from tests.locale.patterns import ENGLISH

FOLDER = Path(__file__).parents[2] / "docs" / "rules"
DRAWINGS = [id for id in ENGLISH if id.endswith("-drawing")]

each_game = pytest.mark.parametrize("game", GAMES, ids=str)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def page_of(game: Told) -> Path:
    return FOLDER / f"{game}.md"


def told_page(game: Told, language: str) -> str:
    return rules_page(Texts(language), game.name, game.texts())


@each_game
def test_the_committed_page_is_fresh(game: Told) -> None:
    committed = page_of(game).read_text(encoding="utf-8")
    assert committed == told_page(game, LAST_RESORT), f"run python -m {__name__}"


@each_game
@each_language
def test_a_page_tells_every_clause_option_and_example(game: Told, language: str) -> None:
    page = told_page(game, language)
    assert all(f"\n**{clause}** " in page for clause in game.clauses)
    assert all(f"(`{option}`)" in page for option in game.options)
    drawings = [id for id in DRAWINGS if id.startswith(f"{game}-")]
    assert drawings
    assert page.count("```text") == len(drawings)


@each_language
@pytest.mark.parametrize("id", DRAWINGS)
def test_a_drawing_shows_the_same_numbers_in_every_language(id: str, language: str) -> None:
    drawing, english = (Texts(spoken).text(id) for spoken in (language, LAST_RESORT))
    assert re.findall(r"\d", drawing) == re.findall(r"\d", english)
    assert len(drawing.splitlines()) == len(english.splitlines())
    assert max(map(len, drawing.splitlines())) < 80
    assert "\u00a0" not in drawing


@each_game
@each_language
def test_the_default_of_every_option_is_marked(game: Told, language: str) -> None:
    mark = f"({Texts(language).text(f'{game}-page-default')})\n"
    assert told_page(game, language).count(mark) == len(game.options)


def test_a_page_follows_the_options() -> None:
    chosen = SHANGHAIEN.texts({"next_starter": "alternate"})
    assert "whoever started this round is second" in rules_page(Texts("en"), "shanghaien", chosen)


if __name__ == "__main__":
    for told in GAMES:
        page_of(told).write_text(told_page(told, LAST_RESORT), encoding="utf-8")
