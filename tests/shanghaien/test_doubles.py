"""The doubles card and the house rule on doubles (Z1-Z5, ZA1-ZA7, A13, N1-N17)."""

from __future__ import annotations

import pytest

from tests.shanghaien.tables import Scene, allowed, answers, barred, field, may, played, scene, told


def doubles(text: str, **options: object) -> Scene:
    return scene(text, **{"expansions": "extra3", **options})


ROLLED = "dice:1/2 now:choice roll:4.4"
"""A double that gives its choice has just been rolled."""


def test_Z2_ZA2_a_double_gives_two_choices() -> None:
    table = played(doubles("dice:1/2"), "roll rolled.4.4")
    assert may(table) == ["again", "take"]
    assert (allowed(table, "again"), allowed(table, "take")) == ("Z2", "Z2")
    assert barred(table, "4") == "ZA2"
    assert barred(table, "3") == "T5"


def test_Z2_no_double_no_choice() -> None:
    table = played(doubles("dice:1/2"), "roll rolled.4.5")
    assert may(table) == ["4", "5"]
    assert (barred(table, "again"), barred(table, "take")) == ("Z2", "Z2")


def test_Z2_without_the_expansion_a_double_is_nothing_special() -> None:
    table = played(scene("dice:1/2"), "roll rolled.4.4")
    assert may(table) == ["4"]
    assert (barred(table, "again"), barred(table, "take")) == ("Z2", "Z2")


def test_Z2_one_die_is_rolled_again() -> None:
    table = played(doubles(ROLLED), "again")
    assert answers(table) == {f"rolled.{pips}": "1/6" for pips in range(1, 7)}
    assert told(table, "rolled.6") == ["dice-rolled seat=0 dice=6"]
    after = played(table, "rolled.6")
    assert may(after) == ["4", "6"]
    assert may(played(table, "rolled.1")) == ["1", "4"]
    assert barred(table, "rolled.4.6") == "T4"
    assert barred(after, "rolled.6") == "Z2"


def test_Z2_N17_another_double_gives_the_choice_again() -> None:
    table = played(doubles(ROLLED, doubles_on_rerolls=False), "again rolled.4")
    assert may(table) == ["again", "take"]


def test_Z2_ZA1_taking_uses_both_dice_and_ends_the_turn() -> None:
    table = doubles(ROLLED)
    assert told(table, "take") == ["doubles-card-taken seat=0"]
    after = played(table, "take")
    assert (after.to_move, field(after, "dice"), field(after, "tricks")) == (1, "1/2", "doubles/-")
    assert field(after, "turns") == "2/1"


def test_Z3_it_is_taken_from_the_other_player() -> None:
    table = doubles(f"{ROLLED} tricks:-/doubles")
    assert field(played(table, "take"), "tricks") == "doubles/-"


def test_Z3_only_the_holder_plays_it() -> None:
    assert barred(doubles("dice:1/2 roll:3.5 tricks:-/doubles"), "doubles") == "Z3"
    assert barred(doubles("dice:1/2 roll:3.5"), "doubles") == "Z3"


def test_Z4_it_is_played_as_a_trick_and_goes_back_to_the_middle() -> None:
    table = doubles("dice:1/2 roll:3.5 tricks:doubles/-")
    assert allowed(table, "doubles") == "Z4"
    assert told(table, "doubles") == [
        "trick-played seat=0 card=doubles action=doubles",
        "doubles-card-returned seat=0",
    ]
    after = played(table, "doubles")
    assert (field(after, "phase"), field(after, "tricks"), field(after, "used")) == (
        "roll",
        "",
        "0",
    )
    assert may(played(after, "rolled.1.6")) == ["1", "6"]
    assert barred(doubles("dice:1/2 roll:3.5 used:0 tricks:doubles/-"), "doubles") == "D1"


def test_Z4_N17_a_new_double_gives_the_choice() -> None:
    table = doubles("dice:1/2 roll:3.5 tricks:doubles/-", doubles_on_rerolls=False)
    table = played(table, "doubles rolled.2.2")
    assert may(table) == ["again", "take"]


def test_Z5_held_at_the_end_it_is_a_point() -> None:
    assert doubles("round:8 phase:over tricks:-/doubles").score() == (0, 1)
    assert doubles("round:8 phase:over").score() == (0, 0)


# --- doubts --------------------------------------------------------------------------------------


def test_ZA1_N15_by_option_a_die_is_placed_after_taking() -> None:
    table = doubles(ROLLED, doubles_take_also_places_one=True)
    table = played(table, "take")
    assert (table.to_move, may(table), field(table, "tricks")) == (0, ["4"], "doubles/-")
    assert barred(table, "doubles") == "N15"
    assert barred(table, "again") == "ZA1"
    assert barred(table, "take") == "ZA1"
    assert barred(table, "rerolldouble") == "ZA1"
    assert field(played(table, "4"), "dice") == "1.4/2"


def test_N15_a_vetoed_placing_leaves_the_card_taken_and_a_new_roll() -> None:
    table = doubles(
        f"captain:1 {ROLLED}",
        expansions="crazy_captain+extra3",
        doubles_take_also_places_one=True,
    )
    table = played(table, "take 4")
    assert allowed(table, "veto") == "C6a"
    table = played(table, "veto rolled.3.5")
    assert field(table, "tricks") == "doubles/-"
    assert may(table) == ["3", "5", "doubles"]


def test_ZA3_the_holder_can_only_roll_one_again() -> None:
    table = doubles(f"{ROLLED} tricks:doubles/-")
    assert may(table) == ["again", "doubles"]
    assert barred(table, "take") == "ZA3"


def test_ZA4_taking_is_no_trick() -> None:
    table = doubles(f"{ROLLED} used:0")
    after = played(table, "take")
    assert field(after, "tricks") == "doubles/-"
    assert field(played(doubles(ROLLED), "take"), "used") == ""


@pytest.mark.parametrize("on", [True, False])
def test_ZA5_doubles_of_the_reroll_trick(on: bool) -> None:
    table = doubles("dice:1/2 roll:3.5 tricks:JR/-", doubles_on_rerolls=on)
    table = played(table, "JR.reroll rolled.2.2")
    assert may(table) == (["again", "take"] if on else ["2"])


@pytest.mark.parametrize("on", [True, False])
def test_ZA5_doubles_of_a_veto(on: bool) -> None:
    options = {"expansions": "crazy_captain+extra3", "doubles_on_rerolls": on}
    table = played(doubles("captain:1 dice:1/2 roll:3.5", **options), "3 veto rolled.2.2")
    assert may(table) == (["again", "take"] if on else ["2"])


def test_ZA5_N6_a_nudge_makes_and_breaks_doubles_without_a_choice() -> None:
    table = doubles("dice:1/2 roll:3.4 tricks:PR/-")
    assert may(played(table, "PR.nudge.3.4")) == ["4"]
    table = doubles(f"{ROLLED} tricks:PR/-")
    assert may(played(table, "PR.nudge.4.5")) == ["4", "5"]


def test_N9_the_mass_roll_gives_no_choice() -> None:
    table = scene("turns:0/0 roll:3.5 tricks:extra1/-", expansions="extra1+extra3")
    table = played(table, "extra1.rerollall rolledall.2.2")
    assert may(table) == ["back.2.L", "back.2.R"]


def test_ZA6_N13_both_dice_of_a_double_may_be_placed_by_a_trick() -> None:
    table = doubles(f"{ROLLED} tricks:JB/-")
    assert field(played(table, "JB.both"), "dice") == "1.4.4/2"


EVERYTHING = {"expansions": "crazy_captain+extra1+extra2+extra3"}
HAND = "tricks:JB.JR.captain.extra1.extra2/- crew:red1/-"


@pytest.mark.parametrize("word", ["JB.joker.red", "captain", "extra1.noshanghai", "extra2.sharks"])
def test_N13_tricks_that_leave_the_dice_alone_leave_the_choice(word: str) -> None:
    table = played(scene(f"{ROLLED} {HAND}", **EVERYTHING), word)
    assert may(table) == ["again", "take"]


@pytest.mark.parametrize(
    ("word", "phase"),
    [
        ("JB.both", "turn"),
        ("extra2.exchange.1", "turn"),
        ("JR.reroll", "roll"),
        ("extra1.rerollall", "roll-all"),
    ],
)
def test_N13_tricks_that_use_or_replace_the_dice_end_it(word: str, phase: str) -> None:
    table = played(scene(f"{ROLLED} {HAND}", **EVERYTHING), word)
    assert (field(table, "phase"), field(table, "now").replace("trick-done", "")) == (phase, "")


def test_N13_the_doubles_card_replaces_the_dice_too() -> None:
    table = played(doubles(f"{ROLLED} tricks:doubles/-"), "doubles")
    assert (field(table, "phase"), field(table, "now")) == ("roll", "trick-done")


def test_ZA7_a_turn_may_end_without_a_die() -> None:
    """So a round has no longest length: here nobody's dice grow in four turns."""
    table = doubles("dice:1/2")
    after = played(table, "roll rolled.4.4 take " * 4)
    assert field(after, "dice") == field(table, "dice")
    assert (field(after, "turns"), after.to_move) == ("3/3", 0)


def test_N1_the_starter_declares_when_the_row_is_still_open() -> None:
    table = played(doubles("turns:0/0"), "roll rolled.4.4 take")
    assert (table.to_move, may(table)) == (0, ["left", "right"])
    assert allowed(table, "left") == "N1"
    assert barred(table, "roll") == "N1"
    assert barred(table, "shanghai") == "T2"
    after = played(table, "right")
    assert (after.to_move, field(after, "row")) == (1, "right")
    assert may(played(after, "roll rolled.1.2")) == ["1", "2"]


def test_N1_or_the_first_placer_counts_from_the_starters_left() -> None:
    table = doubles("turns:0/0", open_direction_after_take="first_placer")
    table = played(table, "roll rolled.4.4 take")
    assert (table.to_move, may(table)) == (1, ["roll"])
    table = played(table, "roll rolled.1.2")
    assert may(table) == ["1.L", "1.R", "2.L", "2.R"]
    after = played(
        table, "1.R roll rolled.1.3 3 roll rolled.1.1 again rolled.2 2 roll rolled.3.4 3"
    )
    assert field(after, "row") == "right"
    cards = [event for event in told(after, "shanghai") if "slot=1" in event]
    assert cards == ["card-taken seat=1 card=purple4 slot=1"]


def test_N1_does_not_arise_when_the_direction_was_declared_before() -> None:
    table = doubles("turns:0/0 row:left", direction="declared_before_roll")
    assert played(table, "roll rolled.4.4 take").to_move == 1


@pytest.mark.parametrize("on", [True, False])
def test_N5_a_trick_after_rolling_one_die_again(on: bool) -> None:
    table = doubles(f"{ROLLED} tricks:JR/-", trick_after_doubles_reroll=on)
    table = played(table, "again rolled.6")
    assert may(table) == (["4", "6", "JR.reroll"] if on else ["4", "6"])
    if not on:
        assert barred(table, "JR.reroll") == "N5"


# --- the house rule ------------------------------------------------------------------------------


def test_A13_N11_off_a_double_is_not_rolled_again() -> None:
    table = played(scene("dice:1/2"), "roll rolled.4.4")
    assert barred(table, "rerolldouble") == "A13"


def test_A13_N11_both_dice_are_rolled_again_as_long_as_doubles_come() -> None:
    table = played(scene("dice:1/2", doubles_may_reroll=True), "roll rolled.4.4")
    assert may(table) == ["4", "rerolldouble"]
    assert allowed(table, "rerolldouble") == "A13"
    table = played(table, "rerolldouble")
    assert len(answers(table)) == 21
    table = played(table, "rolled.5.5")
    assert may(table) == ["5", "rerolldouble"]
    table = played(table, "rerolldouble rolled.1.2")
    assert may(table) == ["1", "2"]
    assert barred(table, "rerolldouble") == "A13"


def test_N11_with_extra_card_3_it_is_one_more_choice() -> None:
    table = played(doubles("dice:1/2", doubles_may_reroll=True), "roll rolled.4.4")
    assert may(table) == ["again", "take", "rerolldouble"]
    assert barred(table, "4") == "ZA2"


def test_N11_tricks_may_be_played_on_the_new_dice() -> None:
    table = scene("dice:1/2 tricks:JR/-", doubles_may_reroll=True)
    table = played(table, "roll rolled.4.4 rerolldouble rolled.1.2")
    assert "JR.reroll" in may(table)


@pytest.mark.parametrize("on", [True, False])
def test_N11_ZA5_doubles_on_rerolls_governs_it_too(on: bool) -> None:
    table = scene("dice:1/2 roll:3.5 tricks:JR/-", doubles_may_reroll=True, doubles_on_rerolls=on)
    table = played(table, "JR.reroll rolled.2.2")
    assert may(table) == (["2", "rerolldouble"] if on else ["2"])
