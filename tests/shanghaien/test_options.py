"""The options: their values, their texts, and that each changes what its row says and no more."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from roadstead.kernel import BadOption, Log, UnknownOption, read_log
from roadstead.kernel.options import Composition
from roadstead.shanghaien import Shanghaien
from roadstead.shanghaien.options import TRICK_DECKS
from tests.laws.lines import line
from tests.shanghaien.tables import ALL, field, full_deck, game, played, scene, verdict

DEFAULTS = {
    "expansions": "none",
    "first_player": "random",
    "next_starter": "non_caller",
    "direction": "at_first_placement",
    "trick_deck": "six_plus_two",
    "end_tie": "draw",
    "hide_discards": "false",
    "doubles_may_reroll": "false",
    "veto_trick_scope": "turn",
    "veto_after_trick": "allowed",
    "captain_may_veto_taking": "false",
    "sharks_after_veto": "applies",
    "exchange_die_after_veto": "stays_in_supply",
    "veto_reroll_all_placing": "never",
    "doubles_take_also_places_one": "false",
    "doubles_on_rerolls": "true",
    "trick_after_doubles_reroll": "true",
    "open_direction_after_take": "starter_declares",
}

VALUES = {
    "first_player": ("random", "first", "second"),
    "next_starter": ("non_caller", "alternate"),
    "direction": ("at_first_placement", "declared_before_roll"),
    "end_tie": ("draw", "most_unused_tricks", "more_sailor_cards", "play_again"),
    "veto_trick_scope": ("turn", "round"),
    "veto_after_trick": ("allowed", "not_allowed"),
    "sharks_after_veto": ("applies", "lost"),
    "exchange_die_after_veto": ("stays_in_supply", "goes_back"),
    "veto_reroll_all_placing": ("never", "roll_all_again"),
    "open_direction_after_take": ("starter_declares", "first_placer"),
    "trick_deck": ("six_plus_two", "cycle2x4_a", "cycle2x4_b", "joker_on_all_332", "JB+...+BR"),
    "expansions": ("none", "crazy_captain", "extra1", "extra2", "extra3"),
}
FLAGS = ("false", "true")


def test_the_defaults() -> None:
    rules = Shanghaien()
    assert rules.schema.texts(rules.options) == DEFAULTS
    assert rules.header == "shanghaien/1"


def test_the_values() -> None:
    schema = Shanghaien.schema
    assert {name: schema[name].values for name in schema} == {
        name: VALUES.get(name, FLAGS) for name in DEFAULTS
    }


@pytest.mark.parametrize("name", [name for name in DEFAULTS if name not in ("expansions",)])
def test_every_value_reads_back_from_the_header(name: str) -> None:
    for value in Shanghaien.schema[name].values[: len(TRICK_DECKS)]:
        rules = Shanghaien(**{name: value})
        usual = value == DEFAULTS[name]
        assert rules.header == ("shanghaien/1" if usual else f"shanghaien/1 {name}={value}")


def test_options_stand_in_the_header_alphabetically() -> None:
    rules = Shanghaien(next_starter="alternate", end_tie="play_again", expansions="extra3+extra1")
    expected = "shanghaien/1 end_tie=play_again expansions=extra1+extra3 next_starter=alternate"
    assert rules.header == expected


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("none", set[str]()),
        ([], set[str]()),
        (["extra1"], {"extra1"}),
        ("extra2+extra1", {"extra1", "extra2"}),
        (("crazy_captain",), {"crazy_captain"}),
        ({"extra3"}, {"extra3"}),
    ],
)
def test_expansions_are_any_set(given: object, meant: set[str]) -> None:
    assert Shanghaien(expansions=given).options["expansions"] == frozenset(meant)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("expansions", "extra4"),
        ("expansions", "extra1+extra1"),
        ("expansions", "none+extra1"),
        ("expansions", ""),
        ("expansions", 3),
        ("expansions", None),
        ("expansions", [1]),
        ("next_starter", "caller"),
        ("next_starter", True),
        ("next_starter", ["alternate"]),
        ("hide_discards", "yes"),
        ("hide_discards", 1),
        ("hide_discards", None),
        ("trick_deck", "custom"),
        ("trick_deck", "JB"),
        ("trick_deck", "+".join(["JB"] * 9)),
        ("trick_deck", "+".join(["BJ"] * 8)),
        ("trick_deck", "+".join(["JJ"] * 8)),
        ("trick_deck", "+".join(["captain"] * 8)),
        ("trick_deck", 8),
        ("trick_deck", {"JB": 8}),
    ],
)
def test_other_values_are_refused(name: str, value: object) -> None:
    with pytest.raises(BadOption) as raised:
        Shanghaien(**{name: value})
    assert raised.value.arguments["option"] == name
    assert raised.value.arguments["values"] == ", ".join(Shanghaien.schema[name].values)


def test_other_options_are_refused() -> None:
    with pytest.raises(UnknownOption) as raised:
        Shanghaien(hide_dominated_moves=True)
    assert raised.value.arguments == {"game": "shanghaien", "option": "hide_dominated_moves"}


# --- the deck of tricks --------------------------------------------------------------------------


@pytest.mark.parametrize("name", TRICK_DECKS)
def test_D5_named_decks_of_tricks(name: str) -> None:
    tricks = [card for card in full_deck(game(trick_deck=name)) if card[0].isupper()]
    assert Counter(tricks) == Counter(TRICK_DECKS[name])
    assert len(tricks) == 8
    assert "JB" in tricks  # the one card that the rulebooks show


def test_D5_the_default_deck_has_every_pair_and_each_action_four_times() -> None:
    tricks = TRICK_DECKS["six_plus_two"]
    assert len(set(tricks)) == 6
    assert Counter("".join(tricks)) == dict.fromkeys("JPBR", 4)


def test_D5_a_deck_of_ones_own() -> None:
    rules = game(trick_deck="BR+JB+JB+JB+JB+JB+JB+JB")
    tricks = [card for card in full_deck(rules) if card[0].isupper()]
    assert Counter(tricks) == {"JB": 7, "BR": 1}
    assert game(trick_deck=["JB"] * 7 + ["BR"]) == rules
    assert rules.schema.texts(rules.options)["trick_deck"] == "custom"
    table = scene("dice:1/2 tricks:JB/- roll:3.5", trick_deck="+".join(["JB"] * 8))
    assert verdict(table, "JB.reroll").args["trick_deck"] == "custom"


@pytest.mark.parametrize("name", TRICK_DECKS)
def test_D5_a_list_that_has_a_name_goes_by_it(name: str) -> None:
    assert game(trick_deck=list(reversed(TRICK_DECKS[name]))) == game(trick_deck=name)


def test_the_words_of_a_deck() -> None:
    option = Shanghaien.schema["trick_deck"]
    assert isinstance(option, Composition)
    assert option.words("cycle2x4_a") == TRICK_DECKS["cycle2x4_a"]
    own = option.read(["JB"] * 8)
    assert (option.words(own), option.text(own)) == (("JB",) * 8, "+".join(["JB"] * 8))


# --- an option changes nothing but its row -------------------------------------------------------

NEEDS = {
    "veto_trick_scope": "crazy_captain",
    "veto_after_trick": "crazy_captain",
    "captain_may_veto_taking": "crazy_captain",
    "sharks_after_veto": "crazy_captain",
    "exchange_die_after_veto": "crazy_captain",
    "veto_reroll_all_placing": "crazy_captain",
    "doubles_take_also_places_one": "extra3",
    "doubles_on_rerolls": "extra3",
    "trick_after_doubles_reroll": "extra3",
    "open_direction_after_take": "extra3",
}
ALSO_NEEDS = {
    "captain_may_veto_taking": "extra3",
    "sharks_after_veto": "extra2",
    "exchange_die_after_veto": "extra2",
    "veto_reroll_all_placing": "extra1",
}


def other_value(name: str) -> str:
    return next(v for v in Shanghaien.schema[name].values if v != DEFAULTS[name])


def replayed(log: Log, **options: object) -> str:
    """The last position of the same log under other options, without its header."""
    rules = Shanghaien(**{**log.game.options, **options})
    text = str(log).replace(log.game.header, rules.header, 1)
    return str(read_log(text, Shanghaien).last()).partition("|")[2]


def without(expansion: str) -> str:
    return "+".join(word for word in ALL.split("+") if word != expansion)


PAIRS = [*NEEDS.items(), *ALSO_NEEDS.items()]


@pytest.mark.parametrize(("name", "expansion"), PAIRS)
def test_an_option_of_an_expansion_changes_nothing_without_it(name: str, expansion: str) -> None:
    rules = Shanghaien(expansions=without(expansion))
    for seed in range(2):
        log = Log(rules, tuple(step.move for step in line(rules, Random(seed))))
        assert replayed(log, **{name: other_value(name)}) == replayed(log)


@pytest.mark.parametrize("name", ["end_tie", "hide_discards"])
def test_an_option_of_the_end_or_the_view_changes_no_move(name: str) -> None:
    rules = Shanghaien(expansions=ALL)
    for seed in range(2):
        log = Log(rules, tuple(step.move for step in line(rules, Random(seed))))
        assert replayed(log, **{name: other_value(name)}) == replayed(log)


def test_A13_the_house_rule_adds_one_move_on_doubles_and_no_other() -> None:
    rules, house = Shanghaien(), Shanghaien(doubles_may_reroll=True)
    doubles = 0
    for seed in range(8):
        log = Log(rules, tuple(step.move for step in line(rules, Random(seed))))
        under_house = Log(house, log.moves())
        pairs = zip(log.positions(), under_house.positions(), strict=True)
        for (plain, _), (with_rule, _) in pairs:
            moves, more = set(plain.legal_moves()), set(with_rule.legal_moves())
            assert moves <= more
            assert {str(move) for move in more - moves} <= {"rerolldouble"}
            doubles += moves != more
    assert doubles > 20


def test_first_player_matters_in_the_first_round_only() -> None:
    table = scene("dice:1.2/3.4", first_player="first")
    assert field(played(table, "shanghai"), "starter") == "1"
