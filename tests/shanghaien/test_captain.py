"""The Crazy Captain (C1-C8, CA1-CA7, N7, N14)."""

from __future__ import annotations

import pytest

from tests.shanghaien.tables import Scene, allowed, barred, field, may, played, scene, told

CAPTAIN = "crazy_captain"


def watched(text: str, **options: object) -> Scene:
    """Seat 1's Captain is in force and seat 0 is to move."""
    return scene(f"captain:1 {text}", **{"expansions": CAPTAIN, **options})


# --- playing him ---------------------------------------------------------------------------------


def test_C1_without_the_card_he_cannot_be_played() -> None:
    assert barred(scene("dice:1/2 roll:3.5"), "captain") == "C1"
    assert barred(scene("dice:1/2 roll:3.5", expansions=CAPTAIN), "captain") == "C1"


def test_C2_he_is_a_trick_like_any_other() -> None:
    table = scene("dice:1/2 tricks:captain/- roll:3.5", expansions=CAPTAIN)
    assert allowed(table, "captain") == "C2"
    assert barred(scene("dice:1.1/2.2 tricks:captain/-", expansions=CAPTAIN), "captain") == "D2"
    table = scene("dice:1/2 tricks:captain/- used:0 roll:3.5", expansions=CAPTAIN)
    assert barred(table, "captain") == "D1"


def test_CA1_having_played_him_one_finishes_the_turn() -> None:
    table = scene("dice:1/2 tricks:captain/captain roll:3.5", expansions=CAPTAIN)
    assert told(table, "captain") == [
        "trick-played seat=0 card=captain action=captain",
        "captain-in-force seat=0",
    ]
    after = played(table, "captain")
    assert (after.to_move, may(after)) == (0, ["3", "5"])
    assert (field(after, "captain"), field(after, "used")) == ("0", "0")


def test_C3_not_while_the_others_is_in_force() -> None:
    table = watched("dice:1/2 tricks:captain/- roll:3.5")
    assert barred(table, "captain") == "C3"
    later = scene("dice:1/2 tricks:captain/- roll:3.5", expansions=CAPTAIN)
    assert allowed(later, "captain") == "C2"


@pytest.mark.parametrize(("round_", "clause"), [(7, None), (8, "C4")])
def test_C4_not_in_round_eight(round_: int, clause: str | None) -> None:
    table = scene(f"round:{round_} dice:1/2 tricks:captain/- roll:3.5", expansions=CAPTAIN)
    found = table.verdict(table.game.read_move("captain"))
    assert (found and found.clause) == clause


def test_C5_in_force_from_the_others_next_turn_until_the_round_ends() -> None:
    table = scene("dice:1.1/2.2 tricks:captain/- roll:3.5", expansions=CAPTAIN)
    table = played(table, "captain 3")
    assert (table.to_move, field(table, "phase")) == (1, "turn")
    table = played(table, "roll rolled.3.4 4")
    assert (table.to_move, may(table)) == (0, ["veto", "pass"])
    table = played(table, "pass")
    table = played(table, "shanghai")
    assert field(table, "captain") == ""


def test_C8_he_leaves_the_game_with_the_round() -> None:
    table = scene("dice:1.1/2.2 captain:1 tricks:captain/-", expansions=CAPTAIN)
    after = played(table, "shanghai pass")
    assert (field(after, "tricks"), field(after, "captain")) == ("captain/-", "")


def test_C8_unused_he_is_worth_a_point() -> None:
    assert scene("round:8 phase:over tricks:captain/-", expansions=CAPTAIN).score() == (1, 0)


# --- the veto ------------------------------------------------------------------------------------


def test_C6_only_what_was_announced_can_be_answered() -> None:
    table = watched("dice:1.1/2.2")
    assert barred(table, "veto") == "C6"
    assert barred(table, "pass") == "C6"
    assert barred(scene("dice:1/2 roll:3.5"), "veto") == "C6"


def test_C6_once_in_each_turn() -> None:
    table = played(watched("dice:1/2 roll:3.5"), "3 veto rolled.4.6 4 roll rolled.1.1 1")
    assert field(table, "phase") == "turn"
    table = played(table, "roll rolled.2.3 2")
    assert (table.to_move, allowed(table, "veto"), allowed(table, "pass")) == (1, "C6a", "C6")


def test_C6_the_owner_is_not_watched_by_his_own_captain() -> None:
    table = scene("captain:0 dice:1/2 roll:3.5", expansions=CAPTAIN)
    assert played(table, "3").to_move == 1
    assert field(played(table, "3"), "phase") == "turn"


def test_C6a_a_vetoed_die_is_taken_back_and_both_are_rolled_again() -> None:
    table = watched("dice:1/2 roll:3.5")
    assert told(table, "3") == ["placing-announced seat=0 dice=3"]
    table = played(table, "3")
    assert (field(table, "dice"), field(table, "pending")) == ("1/2", "3")
    assert told(table, "veto") == ["vetoed seat=1 what=3"]
    table = played(table, "veto")
    assert (field(table, "phase"), field(table, "dice")) == ("roll", "1/2")
    table = played(table, "rolled.4.6")
    assert (table.to_move, may(table)) == (0, ["4", "6"])


def test_C6a_let_pass_the_die_stands() -> None:
    table = played(watched("dice:1/2 roll:3.5"), "3")
    assert told(table, "pass") == ["let-pass seat=1", "die-placed seat=0 die=3"]
    assert field(played(table, "pass"), "dice") == "1.3/2"


def test_C6b_a_vetoed_trick_stays_in_the_hand_and_another_may_be_played() -> None:
    table = watched("dice:1/2 tricks:JR.PR/- roll:3.5")
    assert told(table, "JR.reroll") == [
        "trick-announced seat=0 card=JR action=reroll what=JR.reroll"
    ]
    table = played(table, "JR.reroll")
    assert allowed(table, "veto") == "C6b"
    table = played(table, "veto")
    assert field(table, "tricks") == "JR.PR/-"
    assert barred(table, "JR.reroll") == "C6b"
    assert allowed(table, "PR.reroll") == "D10"
    assert may(table)[:2] == ["3", "5"]


def test_C6b_let_pass_the_trick_is_carried_out() -> None:
    table = played(watched("dice:1/2 crew:red1/- tricks:JB/- roll:3.5"), "JB.joker.red")
    assert field(table, "crew") == "red1/-"
    assert told(table, "pass") == [
        "let-pass seat=1",
        "trick-played seat=0 card=JB action=joker",
        "joker-joined seat=0 card=JB nation=red",
    ]
    assert field(played(table, "pass"), "crew") == "red1.JB/-"


def test_C6c_a_vetoed_shanghai_becomes_a_roll() -> None:
    table = watched("dice:1.2/3.4")
    assert told(table, "shanghai") == ["shanghai-announced seat=0"]
    table = played(table, "shanghai")
    assert allowed(table, "veto") == "C6c"
    table = played(table, "veto")
    assert field(table, "phase") == "roll"
    table = played(table, "rolled.1.5")
    assert (table.to_move, may(table)) == (0, ["1", "5"])


def test_C6c_let_pass_the_round_ends() -> None:
    table = played(watched("dice:1.2/3.4"), "shanghai")
    assert told(table, "pass")[:2] == ["let-pass seat=1", "shanghai-called seat=0 forced=False"]
    assert field(played(table, "pass"), "starter") == "1"


def test_C7_after_a_veto_the_rest_of_the_turn_is_safe() -> None:
    table = watched("dice:1.2/3.4 tricks:JR.PR/-")
    table = played(table, "shanghai veto rolled.1.5")
    assert played(table, "1").to_move == 1
    assert field(played(table, "1"), "phase") == "turn"
    assert field(played(table, "JR.reroll"), "phase") == "roll"
    table = played(watched("dice:1/2 tricks:JR.PR/- roll:3.5"), "JR.reroll veto PR.reroll")
    assert field(table, "phase") == "roll"
    table = played(table, "rolled.1.6 6")
    assert (table.to_move, field(table, "phase")) == (1, "turn")


# --- doubts --------------------------------------------------------------------------------------


def test_CA2_a_vetoed_trick_is_not_the_trick_of_the_round() -> None:
    table = played(watched("dice:1/2 tricks:JR/- roll:3.5"), "JR.reroll veto")
    assert field(table, "used") == "1"
    later = played(table, "3 roll rolled.1.1 1 roll rolled.5.6")
    assert allowed(later, "JR.reroll") == "D10"


def test_CA2_by_option_the_card_is_barred_for_the_round() -> None:
    table = watched("dice:1/2 tricks:JR/- roll:3.5", veto_trick_scope="round")
    table = played(table, "JR.reroll veto")
    assert field(table, "banned") == "JR/-"
    later = played(table, "3 roll rolled.1.1 1 roll rolled.5.6")
    assert barred(later, "JR.reroll") == "C6b"
    after = played(later, "5 pass shanghai")
    assert field(after, "banned") == ""


def test_N14_the_ban_is_on_one_card_with_both_its_actions() -> None:
    table = played(watched("dice:1/2 tricks:BR/- roll:3.5"), "BR.reroll veto")
    assert barred(table, "BR.both") == "C6b"
    assert barred(table, "BR.reroll") == "C6b"


def test_N14_a_second_equal_card_may_be_played() -> None:
    table = played(watched("dice:1/2 tricks:PR.PR/- roll:3.5"), "PR.reroll veto")
    assert allowed(table, "PR.reroll") == "D10"
    assert field(played(table, "PR.reroll"), "tricks") == "PR/-"


@pytest.mark.parametrize("word", ["PR.reroll", "PR.nudge.3.4"])
def test_CA3_after_a_trick_the_placing_may_still_be_vetoed(word: str) -> None:
    table = played(watched("dice:1/2 tricks:PR/- roll:3.5"), f"{word} pass")
    if "reroll" in word:
        table = played(table, "rolled.3.5")
    table = played(table, "5")
    assert allowed(table, "veto") == "C6a"
    table = played(table, "veto rolled.1.2")
    assert (field(table, "tricks"), may(table)) == ("", ["1", "2"])  # spent, its effect lost


def test_CA3_both_dice_may_be_vetoed_as_trick_and_as_placing() -> None:
    table = played(watched("dice:1/2 tricks:BR/- roll:3.5"), "BR.both")
    assert allowed(table, "veto") == "C6b"
    assert field(played(table, "veto"), "tricks") == "BR/-"
    assert told(table, "pass") == [
        "let-pass seat=1",
        "trick-played seat=0 card=BR action=both",
        "placing-announced seat=0 dice=3.5",
    ]
    table = played(table, "pass")
    assert (table.to_move, allowed(table, "veto")) == (1, "C6a")
    assert field(played(table, "pass"), "dice") == "1.3.5/2"
    again = played(table, "veto rolled.1.2")
    assert (field(again, "dice"), may(again)) == ("1/2", ["1", "2"])


@pytest.mark.parametrize("word", ["JB.both", "JB.joker.red"])
def test_CA3_by_option_no_veto_follows_a_trick_let_through(word: str) -> None:
    table = watched("dice:1/2 crew:red1/- tricks:JB/- roll:3.5", veto_after_trick="not_allowed")
    table = played(table, f"{word} pass")
    if "joker" in word:
        table = played(table, "3")
    assert (table.to_move, field(table, "phase")) == (1, "turn")


def test_CA3_the_option_leaves_plain_placings_to_the_veto() -> None:
    table = played(watched("dice:1/2 roll:3.5", veto_after_trick="not_allowed"), "3")
    assert allowed(table, "veto") == "C6a"


def test_CA4_a_trick_may_follow_the_roll_after_a_veto() -> None:
    table = played(watched("dice:1/2 tricks:JR/- roll:3.5"), "3 veto rolled.4.6")
    assert allowed(table, "JR.reroll") == "D10"
    used = watched("dice:1/2 tricks:JR/- used:0.1 roll:3.5")
    assert barred(played(used, "3 veto rolled.4.6"), "JR.reroll") == "D1"


@pytest.mark.parametrize("dice", ["1.1.1.1.1/2.2.2.2.2", "1.1.1.1.1.1/2.2.2.2.2"])
def test_C6c_CA5_a_forced_shanghai_cannot_be_vetoed(dice: str) -> None:
    table = played(watched(f"dice:{dice}"), "shanghai")
    assert field(table, "phase") == "cards"


def test_CA6_with_two_dice_left_he_must_roll_and_place() -> None:
    table = played(watched("dice:1.1.1.1/2.2.2.2"), "shanghai veto rolled.3.5 3")
    assert field(table, "dice") == "1.1.1.1.3/2.2.2.2"


def test_CA7_the_direction_is_undone_with_the_die() -> None:
    """The starter took the doubles card first; the second player's first die is vetoed."""
    table = scene(
        "captain:0 starter:0 turn:1 row:open turns:1/0 roll:3.5",
        expansions="crazy_captain+extra3",
        open_direction_after_take="first_placer",
    )
    table = played(table, "3.R")
    assert field(table, "row") == ""
    vetoed = played(table, "veto rolled.2.4")
    assert may(vetoed) == ["2.L", "2.R", "4.L", "4.R"]
    assert field(played(table, "pass"), "row") == "right"


@pytest.mark.parametrize(
    "word", ["JB.joker.red", "JP.nudge.3.4", "extra2.exchange.1", "extra2.sharks", "JB.both"]
)
def test_N7_the_announcement_tells_all_that_the_move_names(word: str) -> None:
    table = watched(
        "dice:1/2 crew:red1/- tricks:JB.JP.extra2/- roll:3.5", expansions="crazy_captain+extra2"
    )
    assert told(table, word)[0].endswith(f"what={word}")
    assert field(played(table, word), "pending") == word
