"""Texts: the reader's language, its files read late, and English as a last resort."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from roadstead.locale import texts as module
from roadstead.locale.texts import LANGUAGES, Texts, UnknownLanguage, UnknownText, language_of


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "es_ES.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "fr_CA", "LANG": "de_DE.UTF-8"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "de_AT", "LANG": "fr_FR"}, "de"),
        ({"ROADSTEAD_LANG": "de", "LC_ALL": "fr_FR", "LANG": "fr_FR"}, "de"),
        ({"ROADSTEAD_LANG": "RU"}, "ru"),
    ],
)
def test_the_language_follows_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_a_chosen_language_beats_the_environment() -> None:
    assert language_of({"ROADSTEAD_LANG": "de", "LC_ALL": "fr"}, "it") == "it"
    assert language_of({"ROADSTEAD_LANG": "de"}, None) == "de"


@pytest.mark.parametrize("environment", [{}, {"LANG": "en"}])
def test_an_unknown_language_names_those_we_speak(environment: dict[str, str]) -> None:
    with pytest.raises(UnknownLanguage) as caught:
        language_of(environment, "klingon")
    assert caught.value.given == "klingon"
    assert all(language in str(caught.value) for language in LANGUAGES)
    with pytest.raises(UnknownLanguage):
        language_of({"ROADSTEAD_LANG": "es"})
    with pytest.raises(UnknownLanguage):
        Texts("es")


def test_an_attribute_is_a_text_too() -> None:
    told = Texts("en").text("shanghaien-B1.refused", placed=1)
    assert told.endswith("so far you have 1 there.")


def test_options_choose_the_reading() -> None:
    texts = Texts("it")
    assert "a turno" in texts.text("shanghaien-E3", next_starter="alternate")
    assert "non ha chiamato" in texts.text("shanghaien-E3", next_starter="non_caller")


def test_a_text_that_no_language_has_is_an_error() -> None:
    texts = Texts("de")
    assert not texts.has("shanghaien-Q9")
    assert not texts.has("shanghaien-L4.refused")
    with pytest.raises(UnknownText):
        texts.text("shanghaien-Q9")


def test_english_is_the_last_resort(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, told in (("en", "one = One\ntwo = Two\n"), ("de", "one = Eins\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "count.ftl").write_text(told)
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    texts = Texts("de")
    assert [texts.text("one"), texts.text("two")] == ["Eins", "Two"]


def test_a_refusal_tells_the_nation_by_its_name() -> None:
    told = Texts("de").refusal("shanghaien", "D6", {"nation": "purple"})
    assert told.endswith("(Türken).")


def test_a_clause_without_a_refusal_tells_itself() -> None:
    texts = Texts("fr")
    assert texts.refusal("shanghaien", "L7", {}) == texts.text("shanghaien-L7")


def test_facts_are_told_by_their_names() -> None:
    facts = {"seat": 1, "card": "azure3", "dice": (2, 5), "forced": True, "row": "left"}
    told = Texts("en").told("shanghaien", facts)
    assert told["card"] == "light blue 3 (French)"
    assert told["dice"] == "2, 5"
    assert told["forced"] == "yes"
    assert told["row"] == "left"
    assert told["seat"] == 1


def test_an_event_says_you_or_a_name() -> None:
    texts = Texts("en")
    told = texts.text("shanghaien-event-dice-rolled", dice="2, 5", name="Mara", you="no")
    assert told == "Mara rolls 2, 5."
    told = texts.text("shanghaien-event-shanghai-called", forced="yes", name="Mara", you="yes")
    assert told == "You have to call: Shanghai!"


def test_making_texts_imports_no_fluent_and_reads_no_file() -> None:
    script = (
        "import sys; from roadstead.locale.texts import Texts, language_of\n"
        "Texts(language_of({'LANG': 'ru'}))\n"
        "print(*(name for name in ('fluent', 'babel') if name in sys.modules))"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == ""
    assert "_file_of" not in vars(Texts("ru"))


def test_only_the_file_of_a_text_is_parsed() -> None:
    texts = Texts("ru")
    texts.text("error-too-deep")
    assert vars(texts)["_read"] == {"errors"}
