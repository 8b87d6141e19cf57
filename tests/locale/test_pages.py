"""The page of the rules is made from the texts, and the committed one is fresh.

Run this file as a program to write the page anew.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from roadstead.locale.pages import rules_page
from roadstead.locale.texts import LANGUAGES, Texts
from roadstead.shanghaien.clauses import CLAUSES
from roadstead.shanghaien.options import SCHEMA

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "shanghaien.md"


def shanghaien_page(language: str) -> str:
    return rules_page(Texts(language), "shanghaien", SCHEMA.texts(SCHEMA.read({})))


def test_the_committed_page_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == shanghaien_page("en"), f"run python {__file__}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_tells_every_clause_option_and_example(language: str) -> None:
    page = shanghaien_page(language)
    assert all(f"\n**{clause}** " in page for clause in CLAUSES)
    assert all(f"(`{option}`)" in page for option in SCHEMA)
    assert page.count("```text") == 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("section", [4, 6, 9, 11])
def test_a_drawing_shows_the_same_dice_in_every_language(section: int, language: str) -> None:
    id = f"shanghaien-guide-{section}-drawing"
    drawing, english = (Texts(spoken).text(id) for spoken in (language, "en"))
    assert re.findall(r"\d", drawing) == re.findall(r"\d", english)
    assert max(map(len, drawing.splitlines())) < 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_default_of_every_option_is_marked(language: str) -> None:
    texts = Texts(language)
    mark = f"({texts.text('shanghaien-page-default')})"
    assert shanghaien_page(language).count(mark) == len(SCHEMA)


def test_a_page_follows_the_options() -> None:
    chosen = SCHEMA.texts(SCHEMA.read({"next_starter": "alternate"}))
    assert "whoever started this round is second" in rules_page(Texts("en"), "shanghaien", chosen)


if __name__ == "__main__":
    PAGE.write_text(shanghaien_page("en"), encoding="utf-8")
