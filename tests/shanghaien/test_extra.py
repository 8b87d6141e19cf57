"""Extra cards 1 and 2: No Shanghai, re-roll all, sharks, exchange (X1-X5, Y1-Y6, N12)."""

from __future__ import annotations

import pytest

from tests.shanghaien.tables import Scene, allowed, answers, barred, field, may, played, scene, told


def first(text: str, **options: object) -> Scene:
    return scene(text, **{"expansions": "extra1", **options})


def second(text: str, **options: object) -> Scene:
    return scene(text, **{"expansions": "extra2", **options})


# --- Extra card 1 --------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["extra1.noshanghai", "extra1.rerollall"])
def test_X1_it_is_a_trick_with_two_actions(word: str) -> None:
    assert word in may(first("dice:1/2 tricks:extra1/- roll:3.5"))
    assert barred(first("dice:1.1/2.2 tricks:extra1/-"), word) == "D2"
    assert barred(first("dice:1/2 tricks:extra1/- used:0 roll:3.5"), word) == "D1"
    assert barred(first("dice:1/2 roll:3.5"), word) == "X1"
    assert barred(scene("dice:1/2 roll:3.5"), word) == "X1"


def test_X2_nobody_may_call_until_somebody_must() -> None:
    table = first("dice:1.1/2.2 tricks:extra1/extra1 roll:3.5")
    assert allowed(table, "extra1.noshanghai") == "X2"
    assert told(table, "extra1.noshanghai") == [
        "trick-played seat=0 card=extra1 action=no-shanghai",
        "shanghai-forbidden seat=0",
    ]
    table = played(table, "extra1.noshanghai")
    assert (table.to_move, may(table)) == (0, ["3", "5"])  # a die is placed as usual
    table = played(table, "3")
    assert (may(table), barred(table, "shanghai")) == (["roll"], "X2")
    table = played(table, "roll rolled.1.1 1")
    assert barred(table, "shanghai") == "X2"
    table = first("dice:1.1.1.1.1/2.2.2.2.2 used:1 tricks:extra1/- now:no-shanghai")
    assert may(table) == ["shanghai"]
    assert field(played(table, "shanghai"), "now") == ""


def test_X2_the_bar_to_call_goes_before_the_number_of_dice() -> None:
    assert barred(first("dice:1/2.2 used:1 tricks:extra1/- now:no-shanghai"), "shanghai") == "X2"


def test_X3_all_dice_are_rolled_together_and_one_goes_back() -> None:
    table = first("dice:1.3.3/2 tricks:extra1/- roll:4.6")
    assert allowed(table, "extra1.rerollall") == "X3"
    after = played(table, "extra1.rerollall")
    assert (field(after, "dice"), field(after, "together")) == ("-/2", "5")
    assert told(table, "extra1.rerollall") == [
        "trick-played seat=0 card=extra1 action=reroll-all",
        "die-taken-back seat=0 die=1",
        "die-taken-back seat=0 die=3",
        "die-taken-back seat=0 die=3",
    ]
    assert answers(after)["rolledall.1.1.1.1.1"] == "1/7776"
    assert answers(after)["rolledall.1.2.3.4.5"] == "5/324"
    assert len(answers(after)) == 252
    after = played(after, "rolledall.1.1.2.5.6")
    assert may(after) == ["back.1", "back.2", "back.5", "back.6"]
    assert allowed(after, "back.5") == "X3"
    assert barred(after, "back.3") == "X3"
    assert barred(after, "1") == "T4"
    after = played(after, "back.1")
    assert (after.to_move, field(after, "dice")) == (1, "1.2.5.6/2")


@pytest.mark.parametrize("placed", range(5))
def test_X4_it_nets_one_die_as_any_turn_does(placed: int) -> None:
    dice = ".".join("1" * placed) or "-"
    table = first(f"row:left dice:{dice}/2.2.2.2 tricks:extra1/- roll:3.5")
    rolled = ".".join("6" * (placed + 2))
    after = played(table, f"extra1.rerollall rolledall.{rolled} back.6")
    assert field(after, "dice") == ".".join("6" * (placed + 1)) + "/2.2.2.2"


def test_X5_with_nothing_placed_it_is_a_plain_reroll() -> None:
    table = first("turns:0/0 tricks:extra1/- roll:3.5")
    table = played(table, "extra1.rerollall")
    assert field(table, "together") == "2"
    table = played(table, "rolledall.1.4")
    assert may(table) == ["back.1.L", "back.1.R", "back.4.L", "back.4.R"]
    assert barred(table, "back.1") == "T8"
    after = played(table, "back.1.R")
    assert (field(after, "dice"), field(after, "row")) == ("4/-", "right")


def test_X3_chance_rolls_as_many_dice_as_there_are() -> None:
    table = played(first("dice:1/2 tricks:extra1/- roll:3.5"), "extra1.rerollall")
    assert barred(table, "rolledall.1.2") == "X3"
    assert barred(table, "rolled.1.2") == "T4"


def test_N12_a_second_no_shanghai_is_legal() -> None:
    table = first("dice:1.1/2.2 tricks:extra1/- used:1 now:no-shanghai roll:3.5")
    assert field(played(table, "extra1.noshanghai 3"), "now") == "no-shanghai"


# --- Extra card 2 --------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["extra2.sharks", "extra2.exchange.1"])
def test_Y1_it_is_a_trick_with_two_actions(word: str) -> None:
    assert word in may(second("dice:1/2 tricks:extra2/- roll:3.5"))
    assert barred(second("dice:1.1/2.2 tricks:extra2/-"), word) == "D2"
    assert barred(second("dice:1/2 tricks:extra2/- used:0 roll:3.5"), word) == "D1"
    assert barred(second("dice:1/2 roll:3.5"), word) == "Y1"


def test_Y2_Y6_the_card_of_this_turns_die_is_turned_down() -> None:
    table = second("dice:1/2 tricks:extra2/- roll:3.5")
    assert allowed(table, "extra2.sharks") == "Y2"
    after = played(table, "extra2.sharks")
    assert (field(after, "down"), field(after, "now")) == ("", "sharks.trick-done")
    assert told(after, "5") == ["die-placed seat=0 die=5", "card-turned-down slot=5"]
    after = played(after, "5")
    assert (field(after, "down"), field(after, "now")) == ("5", "")


def test_Y2_a_card_turned_down_leaves_whatever_stands_there() -> None:
    table = second("dice:5.5.5/2.5 used:0 down:5")
    events = told(table, "shanghai")
    assert "card-removed card=orange4 slot=5" in events
    assert "card-taken seat=1 card=azure4 slot=2" in events


def test_Y2_its_dice_still_count_for_the_neighbours() -> None:
    table = second("dice:4.5/4.3 used:0 down:5")
    assert "card-taken seat=0 card=yellow4 slot=4" in told(table, "shanghai")


def test_Y3_dice_may_still_join_a_card_turned_down() -> None:
    table = second("dice:5/2 used:0 down:5 roll:5.6")
    assert field(played(table, "5"), "dice") == "5.5/2"


def test_N12_sharks_for_a_card_already_down_are_legal() -> None:
    table = second("dice:5/2 used:1 tricks:extra2/- down:3 roll:3.6")
    after = played(table, "extra2.sharks 3")
    assert (field(after, "down"), field(after, "tricks")) == ("3", "")


def test_Y4_one_own_die_comes_back_and_both_are_placed() -> None:
    table = second("dice:1.3/2 tricks:extra2/- roll:4.5")
    assert [w for w in may(table) if "exchange" in w] == ["extra2.exchange.1", "extra2.exchange.3"]
    assert allowed(table, "extra2.exchange.3") == "Y4"
    assert told(table, "extra2.exchange.3") == [
        "trick-played seat=0 card=extra2 action=exchange",
        "die-taken-back seat=0 die=3",
        "die-placed seat=0 die=4",
        "die-placed seat=0 die=5",
    ]
    after = played(table, "extra2.exchange.3")
    assert (after.to_move, field(after, "dice")) == (1, "1.4.5/2")


def test_Y4_a_die_taken_back_may_be_placed_anew_at_the_same_card() -> None:
    table = second("dice:3/2 tricks:extra2/- roll:3.5")
    assert told(table, "extra2.exchange.3")[1:] == [
        "die-taken-back seat=0 die=3",
        "die-placed seat=0 die=3",
        "die-placed seat=0 die=5",
    ]
    assert field(played(table, "extra2.exchange.3"), "dice") == "3.5/2"


@pytest.mark.parametrize("pips", [2, 4, 6])
def test_Y4_it_needs_an_own_die_there(pips: int) -> None:
    table = second("dice:1.3/2.4 tricks:extra2/- roll:4.5")
    assert barred(table, f"extra2.exchange.{pips}") == "Y4"


def test_Y4_not_in_ones_first_turn() -> None:
    table = second("turns:0/0 tricks:extra2/- roll:4.5")
    assert not [word for word in may(table) if "exchange" in word]


def test_Y4_with_four_dice_placed_five_stand_after() -> None:
    table = second("dice:1.1.1.1/2.2.2.2 tricks:extra2/- roll:4.5")
    assert field(played(table, "extra2.exchange.1"), "dice") == "1.1.1.4.5/2.2.2.2"


def test_Y2_a_card_turned_down_stays_so_though_its_die_leaves() -> None:
    """The default of the interplay of sharks with exchange and "re-roll all"."""
    both = {"expansions": "extra1+extra2"}
    table = scene("dice:5/2 used:1 tricks:extra2.extra1/- down:5 roll:1.2", **both)
    assert field(played(table, "extra2.exchange.5"), "down") == "5"
    after = played(table, "extra1.rerollall rolledall.1.2.3 back.1")
    assert (field(after, "down"), field(after, "dice")) == ("5", "2.3/2")


def test_Y5_extra_cards_1_and_2_go_together() -> None:
    table = scene("dice:1/2 tricks:extra1.extra2/- roll:3.5", expansions="extra1+extra2")
    table = played(table, "extra1.noshanghai")
    assert barred(table, "extra2.sharks") == "D1"  # one trick a round over all kinds
