"""The options of Shanghaien: every house rule by name, the default first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from roadstead.kernel.options import Choice, Composition, Flag, Options, Subset, Value
from roadstead.shanghaien.words import (
    CAPTAIN_MAY_VETO_TAKING,
    CRAZY_CAPTAIN,
    DECK_TRICKS,
    DIRECTION,
    DOUBLES_MAY_REROLL,
    DOUBLES_ON_REROLLS,
    DOUBLES_TAKE_ALSO_PLACES_ONE,
    END_TIE,
    EXCHANGE_DIE_AFTER_VETO,
    FIRST_PLAYER,
    HIDE_DISCARDS,
    NEXT_STARTER,
    OPEN_DIRECTION_AFTER_TAKE,
    OPTIONS,
    SHARKS_AFTER_VETO,
    TRICK_AFTER_DOUBLES_REROLL,
    TRICK_CARDS,
    TRICK_WORDS,
    VETO_AFTER_TRICK,
    VETO_REROLL_ALL_PLACING,
    VETO_TRICK_SCOPE,
    WITH_EXTRA1,
    WITH_EXTRA2,
    WITH_EXTRA3,
)

EXPANSIONS = ("crazy_captain", "extra1", "extra2", "extra3")
PLACE_OF_EXPANSION = (CRAZY_CAPTAIN, WITH_EXTRA1, WITH_EXTRA2, WITH_EXTRA3)

TRICK_DECKS: Mapping[str, tuple[str, ...]] = {
    "six_plus_two": ("JB", "JB", "JP", "JR", "PB", "PR", "PR", "BR"),
    "cycle2x4_a": ("JB", "JB", "JR", "JR", "PB", "PB", "PR", "PR"),
    "cycle2x4_b": ("JB", "JB", "JP", "JP", "BR", "BR", "PR", "PR"),
    "joker_on_all_332": ("JB", "JB", "JB", "JP", "JP", "JP", "JR", "JR"),
}
"""The eight Dirty Tricks of the deck. The printed pairs could not be verified: hence the choice."""


def is_trick_deck(words: Sequence[str]) -> bool:
    """Eight cards, each with two different of the four actions (S2, D5)."""
    return len(words) == TRICK_CARDS and all(w in TRICK_WORDS[:DECK_TRICKS] for w in words)


TRICK_DECK = Composition("trick_deck", TRICK_DECKS, is_trick_deck, "JB+...+BR")
"""The composition of the tricks: named, or a list of eight."""

SCHEMA = Options(
    "shanghaien",
    (
        Subset("expansions", EXPANSIONS),
        Choice("first_player", ("random", "first", "second")),
        Choice("next_starter", ("non_caller", "alternate")),
        Choice("direction", ("at_first_placement", "declared_before_roll")),
        TRICK_DECK,
        Choice("end_tie", ("draw", "most_unused_tricks", "more_sailor_cards", "play_again")),
        Flag("hide_discards"),
        Flag("doubles_may_reroll"),
        Choice("veto_trick_scope", ("turn", "round")),
        Choice("veto_after_trick", ("allowed", "not_allowed")),
        Flag("captain_may_veto_taking"),
        Choice("sharks_after_veto", ("applies", "lost")),
        Choice("exchange_die_after_veto", ("stays_in_supply", "goes_back")),
        Choice("veto_reroll_all_placing", ("never", "roll_all_again")),
        Flag("doubles_take_also_places_one"),
        Flag("doubles_on_rerolls", default=True),
        Flag("trick_after_doubles_reroll", default=True),
        Choice("open_direction_after_take", ("starter_declares", "first_placer")),
    ),
)

PLACE_OF_OPTION = {
    "next_starter": NEXT_STARTER,
    "direction": DIRECTION,
    "end_tie": END_TIE,
    "first_player": FIRST_PLAYER,
    "veto_trick_scope": VETO_TRICK_SCOPE,
    "veto_after_trick": VETO_AFTER_TRICK,
    "captain_may_veto_taking": CAPTAIN_MAY_VETO_TAKING,
    "doubles_take_also_places_one": DOUBLES_TAKE_ALSO_PLACES_ONE,
    "doubles_on_rerolls": DOUBLES_ON_REROLLS,
    "doubles_may_reroll": DOUBLES_MAY_REROLL,
    "hide_discards": HIDE_DISCARDS,
    "open_direction_after_take": OPEN_DIRECTION_AFTER_TAKE,
    "sharks_after_veto": SHARKS_AFTER_VETO,
    "exchange_die_after_veto": EXCHANGE_DIE_AFTER_VETO,
    "veto_reroll_all_placing": VETO_REROLL_ALL_PLACING,
    "trick_after_doubles_reroll": TRICK_AFTER_DOUBLES_REROLL,
}


def house_of(options: Mapping[str, Value]) -> list[int]:
    """The options as the core reads them: a small number each."""
    house = [0] * OPTIONS
    for name, place in PLACE_OF_OPTION.items():
        option = SCHEMA[name]
        house[place] = option.values.index(option.text(options[name]))
    chosen = options["expansions"]
    assert isinstance(chosen, frozenset)
    for expansion, place in zip(EXPANSIONS, PLACE_OF_EXPANSION, strict=True):
        house[place] = int(expansion in chosen)
    return house


def trick_deck(options: Mapping[str, Value]) -> tuple[str, ...]:
    """The eight Dirty Tricks that are in the deck."""
    return TRICK_DECK.words(options["trick_deck"])
