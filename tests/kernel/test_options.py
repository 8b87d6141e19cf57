"""Options of any game: what each kind accepts, and that text and value are inverse."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from roadstead.kernel import BadOption, UnknownOption
from roadstead.kernel.options import Choice, Composition, Flag, Number, Option, Options, Subset

DECKS = {"plain": ("a", "a", "b"), "mixed": ("a", "b", "c")}


def three_letters(words: Sequence[str]) -> bool:
    return len(words) == 3 and all(word in "abc" for word in words)


CHOICE = Choice("wind", ("calm", "fair", "storm"))
FLAG = Flag("fog", default=True)
SUBSET = Subset("cargo", ("rum", "salt", "tea"))
NUMBER = Number("crew", 4, 2, 12)
DECK = Composition("deck", DECKS, three_letters, "a+...+c")
ALL = (CHOICE, FLAG, SUBSET, NUMBER, DECK)


@pytest.mark.parametrize(
    ("option", "given", "meant"),
    [
        (CHOICE, "fair", "fair"),
        (FLAG, "false", False),
        (FLAG, True, True),
        (SUBSET, "none", frozenset[str]()),
        (SUBSET, "tea+rum", frozenset({"rum", "tea"})),
        (SUBSET, ["salt"], frozenset({"salt"})),
        (NUMBER, "12", 12),
        (NUMBER, 2, 2),
        (DECK, "mixed", "mixed"),
        (DECK, "c+c+a", ("a", "c", "c")),
        (DECK, ["b", "a", "a"], "plain"),
    ],
)
def test_what_is_accepted(option: Option, given: object, meant: object) -> None:
    value = option.read(given)
    assert value == meant
    assert option.read(option.text(value)) == value


@pytest.mark.parametrize(
    ("option", "given"),
    [
        (CHOICE, "Fair"),
        (CHOICE, 1),
        (CHOICE, None),
        (FLAG, "yes"),
        (FLAG, 0),
        (SUBSET, "tea+tea"),
        (SUBSET, "none+tea"),
        (SUBSET, "sugar"),
        (SUBSET, 7),
        (SUBSET, [7]),
        (SUBSET, {"tea": 1}),
        (NUMBER, 1),
        (NUMBER, 13),
        (NUMBER, True),
        (NUMBER, "013"),
        (NUMBER, "-2"),
        (NUMBER, "²"),
        (NUMBER, 4.0),
        (DECK, "a+b"),
        (DECK, "other"),
        (DECK, None),
    ],
)
def test_what_is_refused(option: Option, given: object) -> None:
    with pytest.raises(BadOption) as raised:
        option.read(given)
    assert raised.value.arguments["option"] == option.name
    assert raised.value.arguments["value"] == str(given)
    assert raised.value.arguments["values"] == ", ".join(option.values)


@pytest.mark.parametrize("option", ALL)
def test_the_default_reads_back(option: Option) -> None:
    assert option.read(option.text(option.default)) == option.default


def test_values_are_told() -> None:
    assert [option.values for option in ALL] == [
        ("calm", "fair", "storm"),
        ("false", "true"),
        ("none", "rum", "salt", "tea"),
        ("2..12",),
        ("plain", "mixed", "a+...+c"),
    ]


def test_a_list_stands_for_its_name() -> None:
    assert DECK.words("plain") == ("a", "a", "b")
    assert DECK.words(DECK.read("c+c+c")) == ("c", "c", "c")


# --- all options of a game -----------------------------------------------------------------------

OPTIONS = Options("harbour", ALL)


def test_options_are_a_mapping_in_their_order() -> None:
    assert list(OPTIONS) == ["wind", "fog", "cargo", "crew", "deck"]
    assert len(OPTIONS) == 5
    assert OPTIONS["crew"] is NUMBER


def test_what_is_not_given_is_default() -> None:
    assert OPTIONS.read({"crew": 5}) == {
        "wind": "calm",
        "fog": True,
        "cargo": frozenset(),
        "crew": 5,
        "deck": "plain",
    }


def test_only_what_is_not_default_is_written_alphabetically() -> None:
    values = OPTIONS.read({"wind": "storm", "cargo": "tea", "fog": "true", "deck": "b+a+a"})
    assert OPTIONS.words(values) == ("cargo=tea", "wind=storm")


def test_the_texts_of_clauses_take_every_option() -> None:
    texts = OPTIONS.texts(OPTIONS.read({"deck": "c+c+c", "cargo": "tea+rum"}))
    assert texts == {
        "wind": "calm",
        "fog": "true",
        "cargo": "rum+tea",
        "crew": "4",
        "deck": "custom",
    }


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(UnknownOption) as raised:
        OPTIONS.read({"w" * 200: 1})
    assert raised.value.arguments == {"game": "harbour", "option": "w" * 77 + "..."}
