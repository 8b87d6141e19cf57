"""The box, the start and the change of rounds (S2-S7, E1-E3, A2)."""

from __future__ import annotations

import pytest

from roadstead.kernel import NATURE
from tests.shanghaien.tables import ALL, answers, barred, field, full_deck, game, may, played, scene


def test_S2_48_cards_make_one_deck() -> None:
    deck = full_deck(game())
    assert len(deck) == 48
    assert sum(card[0].isupper() for card in deck) == 8


def test_S3_eight_nations_of_five_sailors() -> None:
    deck = [card for card in full_deck(game()) if not card[0].isupper()]
    by_nation: dict[str, list[int]] = {}
    for card in deck:
        by_nation.setdefault(card[:-1], []).append(int(card[-1]))
    assert len(by_nation) == 8
    assert all(sorted(values) == [1, 2, 3, 3, 4] for values in by_nation.values())


def test_S7_chance_decides_who_starts() -> None:
    start = game(first_player="random").start()
    assert answers(start) == {"starts.0": "1/2", "starts.1": "1/2"}
    table = played(start, "starts.1")
    assert field(table, "starter") == "1"
    assert barred(table, "starts.1") == "S7"


@pytest.mark.parametrize(("agreed", "seat"), [("first", "0"), ("second", "1")])
def test_S7_or_it_is_agreed(agreed: str, seat: str) -> None:
    start = game(first_player=agreed).start()
    assert field(start, "starter") == seat
    assert field(start, "phase") == "cards"


ROUND = "dice:1.2/3.4 used:0.1"


def test_E1_dice_and_captains_go_back() -> None:
    after = played(scene(ROUND), "shanghai")
    assert (field(after, "dice"), field(after, "used"), field(after, "row")) == ("", "", "")
    assert (field(after, "turns"), field(after, "tavern"), field(after, "turn")) == ("", "", "")


@pytest.mark.parametrize("starter", "01")
@pytest.mark.parametrize("caller", "01")
def test_E3_A2_the_player_who_did_not_call_starts_next(starter: str, caller: str) -> None:
    table = scene(f"starter:{starter} turn:{caller} dice:1.2/3.4")
    assert field(played(table, "shanghai"), "starter") == str(1 - int(caller))


@pytest.mark.parametrize("starter", "01")
@pytest.mark.parametrize("caller", "01")
def test_A2_or_the_start_alternates(starter: str, caller: str) -> None:
    table = scene(f"starter:{starter} turn:{caller} dice:1.2/3.4", next_starter="alternate")
    assert field(played(table, "shanghai"), "starter") == str(1 - int(starter))


def test_E3_the_same_player_may_start_twice() -> None:
    """The second player called, so the starter starts again: the two readings of A2 differ here."""
    table = scene("starter:0 turn:1 dice:1.2/3.4")
    assert field(played(table, "shanghai"), "starter") == "0"


@pytest.mark.parametrize(
    ("expansions", "hand"),
    [
        ("none", ""),
        ("crazy_captain", "captain/captain"),
        ("extra1", "extra1/extra1"),
        ("extra2", "extra2/extra2"),
        ("extra3", ""),
        ("extra1+extra2", "extra1.extra2/extra1.extra2"),
        (ALL, "captain.extra1.extra2/captain.extra1.extra2"),
    ],
)
def test_C1_X1_Y1_Y5_Z1_what_each_player_gets_at_the_start(expansions: str, hand: str) -> None:
    rules = game(expansions=expansions)
    assert field(rules.start(), "tricks") == hand
    assert len(full_deck(rules)) == 48


def test_Z1_the_doubles_card_is_in_no_deck() -> None:
    with_it = game(expansions="extra3").start().state
    assert with_it.deck == game().start().state.deck
    assert sum(hand[9] for hand in with_it.hand) == 0


def test_S6_the_next_tavern_is_turned_after_a_round() -> None:
    table = played(scene("dice:1.2/3.4"), "shanghai")
    assert (table.to_move, may(table)) == (NATURE, [])
    assert table.chances().tickets == 42
    assert answers(table)["turned.red3"] == "1/21"
