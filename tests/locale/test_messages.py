"""Every text exists in every language, and each of them can be told."""

from __future__ import annotations

import re

import pytest
from babel import Locale

from roadstead.locale.texts import LANGUAGES, LAST_RESORT, Texts, files, source
from tests.locale.patterns import ALL, ENGLISH, Found, messages

OTHERS = [language for language in LANGUAGES if language != LAST_RESORT]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
BARE_BEFORE = re.compile(r"(?<=[^\s:]) [:;?!»]|« ")
"""A plain space where French wants one that does not break."""


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_exists_in_every_language(language: str) -> None:
    assert files(language) == files(LAST_RESORT)
    for file in files(language):
        ids = [message.id.name for message in messages(LAST_RESORT, file)]
        assert [message.id.name for message in messages(language, file)] == ids
    assert ALL[language].keys() == ENGLISH.keys()


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_takes_the_same_variables_in_every_language(language: str) -> None:
    for id, found in ALL[language].items():
        assert found.variables == ENGLISH[id].variables, id


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_tells_the_same_cases_in_every_language(language: str) -> None:
    for id, found in ALL[language].items():
        assert cases(found) == cases(ENGLISH[id]), id


def cases(found: Found) -> list[tuple[str, list[str], str]]:
    return [select for select in found.selects if not PLURALS.issuperset(select[1])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_every_category_of_the_language(language: str) -> None:
    categories = {*Locale(language).plural_form.tags, "other"}
    plurals = [
        (id, keys, default)
        for id, found in ALL[language].items()
        for _, keys, default in found.selects
        if PLURALS.issuperset(keys)
    ]
    assert plurals
    for id, keys, default in plurals:
        assert set(keys) == categories, id
        assert default == "other", id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_told(language: str) -> None:
    texts = Texts(language)
    for id, found in ALL[language].items():
        told = texts.text(id, **dict.fromkeys(found.variables, 2))
        assert told.strip(), id
        assert "{" not in told, id
        assert "\u2068" not in told, id


@pytest.mark.parametrize("file", files("fr"))
def test_french_marks_keep_to_their_words(file: str) -> None:
    told = [line for line in source("fr", file).splitlines() if not line.startswith("#")]
    assert [line for line in told if BARE_BEFORE.search(line)] == []


@pytest.mark.parametrize(
    ("count", "told"),
    [(1, "1 очко"), (3, "3 очка"), (5, "5 очков"), (11, "11 очков"), (21, "21 очко")],
)
def test_russian_counts(count: int, told: str) -> None:
    assert Texts("ru").text("shanghaien-word-points", points=count) == told


def test_fractions_and_millions_have_their_own_forms() -> None:
    assert Texts("ru").text("shanghaien-word-points", points=1.5) == "1,5 очка"
    assert Texts("it").text("shanghaien-word-points", points=1_000_000).endswith("di punti")
    assert Texts("fr").text("shanghaien-word-points", points=1_000_000).endswith("de points")
