"""Every text exists in every language, and each of them can be told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from inspect import getmembers, isclass

import pytest
from babel import Locale
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from roadstead.kernel.game import Event
from roadstead.locale.texts import LANGUAGES, LAST_RESORT, Texts, files, source
from roadstead.shanghaien import events, moves
from roadstead.shanghaien.clauses import CLAUSES
from roadstead.shanghaien.options import EXPANSIONS, SCHEMA
from roadstead.shanghaien.telling import ACTIONS
from roadstead.shanghaien.words import CARD_WORDS, NATION_WORDS, TRICK_WORDS

OTHERS = [language for language in LANGUAGES if language != LAST_RESORT]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
REFUSING = """
    T2 T3 T4 T5 T7 T8 A7 B1 B2 X2 D1 D2 L8 D5 D6 D8 C1 C3 C4 C6 C6b X1 X3 Y1 Y4 Z2 Z3
    ZA1 ZA2 ZA3 A13 N1 N5 N8 N15 S6 S7
"""
"""Clauses that refuse moves."""
EVENTS = [kind for _, kind in getmembers(events, isclass) if kind.__module__ == events.__name__]


class Found(Visitor):
    """The variables of a pattern and its selectors."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[tuple[str, list[str], str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        keys = [key_of(variant) for variant in node.variants]
        default = next(key_of(variant) for variant in node.variants if variant.default)
        self.selects.append((node.selector.id.name, keys, default))
        self.generic_visit(node)


def key_of(variant: ast.Variant) -> str:
    assert isinstance(variant.key, ast.Identifier)
    return variant.key.name


def messages(language: str, file: str) -> Iterator[ast.Message]:
    for entry in parse(source(language, file)).body:
        assert isinstance(entry, ast.Message | ast.ResourceComment | ast.GroupComment), entry
        if isinstance(entry, ast.Message):
            yield entry


def patterns(language: str) -> dict[str, Found]:
    """Every text of a language by its id, attributes included."""
    texts: dict[str, Found] = {}
    for file in files(language):
        for message in messages(language, file):
            named = [(message.id.name, message.value)]
            named += [(f"{message.id.name}.{a.id.name}", a.value) for a in message.attributes]
            for name, pattern in named:
                assert name not in texts, f"{name} is told twice"
                texts[name] = Found()
                texts[name].visit(pattern)
    return texts


ALL = {language: patterns(language) for language in LANGUAGES}
ENGLISH = ALL[LAST_RESORT]


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


def test_the_clauses_are_those_of_the_game_in_their_order() -> None:
    ids = Texts(LAST_RESORT).ids("shanghaien-clauses")
    told = [id for id in ids if not id.startswith("shanghaien-section-")]
    assert told == [f"shanghaien-{clause}" for clause in CLAUSES]


def test_clauses_that_refuse_say_why() -> None:
    told = {id for id in ENGLISH if id.endswith(".refused")}
    assert told == {f"shanghaien-{clause}.refused" for clause in REFUSING.split()}


def test_a_refusal_takes_options_and_the_facts_of_a_verdict() -> None:
    facts = {"placed", "supply", "die", "nation"}
    for id, found in ENGLISH.items():
        if id.endswith(".refused"):
            assert found.variables <= facts | {*SCHEMA}, id


def test_clauses_know_the_options_and_every_value() -> None:
    for id, found in ENGLISH.items():
        for variable, keys, default in found.selects:
            if id.startswith("shanghaien-") and variable in SCHEMA:
                option = SCHEMA[variable]
                values = {value for value in option.values if "+" not in value}
                assert set(keys) - {"custom"} == values, id
                assert default in (option.text(option.default), "custom"), id


def test_every_option_has_its_words() -> None:
    for name, option in SCHEMA.items():
        wanted = {"custom" if "+" in value else value for value in option.values}
        wanted |= {"custom"} if name == "trick_deck" else set()
        start = f"shanghaien-option-{name}-"
        assert {id.removeprefix(start) for id in ENGLISH if id.startswith(start)} == wanted
        assert f"shanghaien-option-{name}.help" in ENGLISH


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__name__)
def test_every_event_is_told_from_its_facts(event: type[Event]) -> None:
    variables = ENGLISH[f"shanghaien-event-{hyphenated(event.__name__)}"].variables
    assert variables <= {"name", "you"} | {field.name for field in fields(event)}


def test_every_event_text_has_its_event() -> None:
    told = [id for id in ENGLISH if id.startswith("shanghaien-event-")]
    assert len(told) == len(EVENTS)


def test_every_kind_of_move_has_its_words() -> None:
    kinds = [kind for _, kind in getmembers(moves, isclass) if kind.__module__ == moves.__name__]
    names = {hyphenated(kind.__name__) for kind in kinds} - {"return"} | {"back"}
    start = "shanghaien-move-"
    assert {id.removeprefix(start) for id in ENGLISH if id.startswith(start)} == names


def hyphenated(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


def test_every_card_nation_action_and_expansion_has_its_words() -> None:
    for card in {*CARD_WORDS, *TRICK_WORDS}:
        assert f"shanghaien-card-{card}" in ENGLISH
    for nation in NATION_WORDS:
        assert {
            f"shanghaien-nation-{nation}",
            f"shanghaien-nation-{nation}.colour",
        } <= ENGLISH.keys()
    for action in ACTIONS.values():
        assert {f"shanghaien-action-{action}", f"shanghaien-action-{action}.help"} <= ENGLISH.keys()
    for expansion in EXPANSIONS:
        assert f"shanghaien-expansion-{expansion}.help" in ENGLISH
