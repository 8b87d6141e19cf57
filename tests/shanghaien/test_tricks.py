"""The Dirty Tricks of the deck (D1-D11, A6, A8, A11, A12)."""

from __future__ import annotations

import pytest

from tests.shanghaien.tables import allowed, barred, field, may, played, scene, told, verdict

NATIONS = ("red", "azure", "blue", "yellow", "orange", "purple", "green", "grey")


def tricks(position_words: list[str]) -> list[str]:
    return [word for word in position_words if not word[0].isdigit()]


def test_D1_A12_one_trick_a_round_and_player() -> None:
    table = scene("dice:1/2 tricks:JR.PR/- roll:3.5")
    after = played(table, "JR.reroll rolled.1.2")
    assert may(after) == ["1", "2"]
    assert barred(after, "PR.reroll") == "D1"
    later = played(after, "1 roll rolled.1.2 1 roll rolled.3.3")
    assert barred(later, "PR.reroll") == "D1"
    assert field(later, "used") == "0"


def test_D1_the_other_player_still_has_his() -> None:
    table = scene("dice:1/2 tricks:JR/PR used:0 roll:3.5")
    after = played(table, "3 roll rolled.3.5")
    assert "PR.reroll" in may(after)


def test_D1_the_joker_counts_against_it_too() -> None:
    table = scene("dice:1/2 crew:red1/- tricks:JB.JB/- roll:3.5")
    after = played(table, "JB.joker.red")
    assert barred(after, "JB.both") == "D1"


def test_D1_a_new_round_allows_a_new_trick() -> None:
    table = scene("dice:1.2/3.4 used:0 tricks:JR/-")
    assert field(played(table, "shanghai"), "used") == ""


@pytest.mark.parametrize("text", ["dice:1.1/2.2", "dice:1.1/2.2 phase:roll"])
def test_D2_a_trick_follows_the_own_roll_at_once(text: str) -> None:
    assert barred(scene(f"{text} tricks:JR/-"), "JR.reroll") == "D2"


def test_D2_not_in_the_turn_of_the_other() -> None:
    assert barred(scene("dice:1/2 tricks:-/JR roll:3.5"), "JR.reroll") == "L8"


def test_D3_tricks_of_the_eighth_round_only_count() -> None:
    table = scene("round:8 tavern:JR,azure4,blue4,yellow4,orange4,purple4 dice:1.1/2.2")
    after = played(table, "shanghai")
    assert field(after, "tricks") == "JR/-"
    assert after.to_move == ()
    assert after.score()[0] == table.score()[0] + 1


def test_D4_D3_a_trick_is_usable_from_the_round_after() -> None:
    table = scene("round:1 tavern:JR,azure4,blue4,yellow4,orange4,purple4 dice:1.1/2.2")
    assert field(table, "tricks") == ""
    after = played(table, "shanghai")
    assert field(after, "round") == "2"
    assert field(after, "tricks") == "JR/-"


@pytest.mark.parametrize(
    ("card", "actions"),
    [
        ("JB", {"joker", "both"}),
        ("JP", {"joker", "nudge"}),
        ("JR", {"joker", "reroll"}),
        ("PB", {"nudge", "both"}),
        ("PR", {"nudge", "reroll"}),
        ("BR", {"both", "reroll"}),
    ],
)
def test_D5_each_card_shows_two_actions(card: str, actions: set[str]) -> None:
    table = scene(f"dice:1/2 crew:red1/- tricks:{card}/- roll:3.5")
    assert {word.split(".")[1] for word in tricks(may(table))} == actions
    words = {"joker": "joker.red", "nudge": "nudge.3.4", "both": "both", "reroll": "reroll"}
    for action in {*words} - actions:
        assert barred(table, f"{card}.{words[action]}") == "D5"


def test_D6_a_joker_joins_a_nation_of_which_a_real_sailor_lies_there() -> None:
    table = scene("dice:1/2 crew:red1,green2.3/blue1 tricks:JB/- roll:3.5")
    assert allowed(table, "JB.joker.red") == "D6"
    assert [w for w in may(table) if "joker" in w] == ["JB.joker.red", "JB.joker.green"]
    found = verdict(table, "JB.joker.blue")
    assert (found.clause, found.args["nation"]) == ("D6", "blue")


def test_D6_the_joker_is_a_sailor_worth_two_and_stays() -> None:
    table = scene("dice:1/2 crew:red1/red2 tricks:JB/- roll:3.5")
    after = played(table, "JB.joker.red")
    assert field(after, "crew") == "red1.JB/red2"
    assert field(after, "tricks") == ""
    assert barred(after, "JB.both") == "D1"
    assert told(table, "JB.joker.red") == [
        "trick-played seat=0 card=JB action=joker",
        "joker-joined seat=0 card=JB nation=red",
    ]
    assert (table.score(), after.score()) == ((1, 1), (2, 0))


def test_D6_several_jokers_may_join_one_nation() -> None:
    table = scene("dice:1/2 crew:green3.JB/- tricks:JP/- roll:3.5")
    assert field(played(table, "JP.joker.green"), "crew") == "green3.JB.JP/-"


def test_D7_after_a_joker_a_die_is_placed_as_usual() -> None:
    table = played(scene("dice:1/2 crew:red1/- tricks:JB/- roll:3.5"), "JB.joker.red")
    assert (table.to_move, may(table)) == (0, ["3", "5"])


def test_D8_one_die_changes_by_one_and_either_is_placed() -> None:
    table = scene("dice:1/2 tricks:PB/- roll:3.5")
    nudges = [word for word in may(table) if "nudge" in word]
    assert nudges == ["PB.nudge.3.2", "PB.nudge.3.4", "PB.nudge.5.4", "PB.nudge.5.6"]
    assert allowed(table, "PB.nudge.5.6") == "D8"
    after = played(table, "PB.nudge.5.6")
    assert may(after) == ["3", "6"]
    assert field(after, "tricks") == ""
    assert "PB" in field(after, "gone").split(".")
    assert told(table, "PB.nudge.5.6") == [
        "trick-played seat=0 card=PB action=nudge",
        "die-nudged seat=0 die=5 to=6",
    ]


@pytest.mark.parametrize(
    ("word", "die"), [("PB.nudge.6.7", 6), ("PB.nudge.1.0", 1), ("PB.nudge.2.3", 2)]
)
def test_D8_never_beyond_one_and_six_and_only_a_rolled_die(word: str, die: int) -> None:
    found = verdict(scene("dice:1/2 tricks:PB/- roll:1.6"), word)
    assert (found.clause, found.args["die"]) == ("D8", die)


def test_D8_a_double_is_nudged_once() -> None:
    table = scene("dice:1/2 tricks:PB/- roll:4.4")
    assert [word for word in may(table) if "nudge" in word] == ["PB.nudge.4.3", "PB.nudge.4.5"]
    assert may(played(table, "PB.nudge.4.3")) == ["3", "4"]


def test_A6_a_pointless_nudge_is_legal() -> None:
    table = played(scene("dice:1/2 tricks:PB/- roll:3.5"), "PB.nudge.5.6 3")
    assert field(table, "dice") == "1.3/2"


def test_D9_both_dice_are_placed() -> None:
    table = scene("dice:1/2 tricks:BR/- roll:3.5")
    after = played(table, "BR.both")
    assert field(after, "dice") == "1.3.5/2"
    assert (after.to_move, "BR" in field(after, "gone")) == (1, True)
    assert told(table, "BR.both") == [
        "trick-played seat=0 card=BR action=both",
        "die-placed seat=0 die=3",
        "die-placed seat=0 die=5",
    ]


def test_D9_a_double_puts_both_at_one_card() -> None:
    assert field(played(scene("dice:1/2 tricks:BR/- roll:4.4"), "BR.both"), "dice") == "1.4.4/2"


def test_D10_both_dice_are_rolled_again_and_the_first_result_is_lost() -> None:
    table = played(scene("dice:1/2 tricks:JR/- roll:3.5"), "JR.reroll")
    assert field(table, "phase") == "roll"
    table = played(table, "rolled.1.6")
    assert may(table) == ["1", "6"]
    assert barred(table, "3") == "T5"
    assert "JR" in field(table, "gone")


def test_D11_nobody_has_to_play_a_trick() -> None:
    table = played(scene("dice:1/2 tricks:JR/- roll:3.5"), "3")
    assert field(table, "tricks") == "JR/-"


def test_A8_a_played_joker_is_no_unused_trick() -> None:
    table = scene("dice:1/2 crew:red1/- tricks:JB/- roll:3.5")
    assert table.score() == (2, 0)
    assert played(table, "JB.joker.red").score() == (3, 0)


def test_A11_no_sailor_arrives_before_the_round_ends() -> None:
    """So a joker can never follow a Sailor that was won in the same round."""
    table = scene("dice:1.1/2.2 tricks:JB/- roll:3.5")
    assert all(barred(table, f"JB.joker.{nation}") == "D6" for nation in NATIONS)
    assert field(played(table, "3"), "crew") == ""


@pytest.mark.parametrize("card", ["JB", "JP", "JR", "PB", "PR", "BR"])
def test_L8_a_trick_one_does_not_hold_cannot_be_played(card: str) -> None:
    words = {"J": "joker.red", "P": "nudge.3.4", "B": "both"}
    table = scene("dice:1/2 crew:red1/- roll:3.5")
    found = verdict(table, f"{card}.{words[card[0]]}")
    assert (found.clause, found.args["card"]) == ("L8", card)
