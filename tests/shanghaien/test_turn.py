"""A turn: roll and place, or Shanghai (T1-T10, B1-B6, A1-A7)."""

from __future__ import annotations

import pytest

from tests.shanghaien.tables import (
    allowed,
    answers,
    barred,
    field,
    game,
    may,
    played,
    scene,
    told,
    verdict,
)


def test_T1_eight_rounds_use_up_the_deck() -> None:
    table = scene("round:8 dice:1.1/2.2")
    assert sum(table.state.deck) == 0
    after = played(table, "shanghai")
    assert after.to_move == ()
    assert field(after, "phase") == "over"
    table = scene("round:7 dice:1.1/2.2")
    assert sum(table.state.deck) == 6
    assert field(played(table, "shanghai"), "round") == "8"


def test_T2_a_turn_is_a_roll_or_shanghai_and_they_alternate() -> None:
    table = scene("dice:1.1/2.2")
    assert may(table) == ["roll", "shanghai"]
    after = played(table, "roll rolled.1.3 3")
    assert after.to_move == 1
    assert played(after, "roll rolled.1.3 1").to_move == 0


@pytest.mark.parametrize("word", ["roll", "shanghai"])
def test_T2_rolling_and_calling_open_a_turn_only(word: str) -> None:
    assert barred(scene("dice:1.1/2.2 roll:1.3"), word) == "T2"
    assert barred(scene("dice:1.1/2.2 phase:roll"), word) == "T2"


def test_T2_there_is_no_passing() -> None:
    assert barred(scene("dice:1.1/2.2"), "pass") == "C6"


def test_T3_rolling_takes_two_dice_of_the_supply() -> None:
    assert allowed(scene("dice:1.1.1.1/2.2.2.2"), "roll") == "T4"
    found = verdict(scene("dice:1.1.1.1.1/2.2.2.2"), "roll")
    assert (found.clause, found.args["supply"]) == ("T3", 1)


def test_T4_two_dice_are_rolled_and_one_is_placed() -> None:
    table = played(scene("dice:1/2"), "roll")
    assert answers(table)["rolled.1.2"] == "1/18"
    assert answers(table)["rolled.1.1"] == "1/36"
    assert len(answers(table)) == 21
    table = played(table, "rolled.3.5")
    assert may(table) == ["3", "5"]
    assert allowed(table, "3") == "T4"
    after = played(table, "5")
    assert field(after, "dice") == "1.5/2"
    assert field(after, "roll") == ""


@pytest.mark.parametrize("word", ["3", "back.3"])
def test_T4_nothing_is_placed_before_a_roll(word: str) -> None:
    assert barred(scene("dice:1.1/2.2"), word) == {"3": "T4", "back.3": "X3"}[word]


def test_T5_only_the_two_numbers_rolled_can_be_placed() -> None:
    found = verdict(scene("dice:1/2 roll:3.5"), "4")
    assert (found.clause, found.args["die"]) == ("T5", 4)


def test_T5_a_double_leaves_one_card() -> None:
    assert may(scene("dice:1/2 roll:4.4")) == ["4"]


def test_T7_the_direction_holds_for_the_whole_round() -> None:
    table = scene("dice:1/2 roll:3.5")
    assert barred(table, "3.L") == "T7"
    assert barred(table, "3.R") == "T7"
    assert barred(table, "left") == "T7"
    after = played(scene("dice:1.1/2.2"), "shanghai")
    assert field(after, "row") == ""


def test_T8_A1_the_first_die_fixes_the_direction() -> None:
    table = scene("turns:0/0 roll:2.4")
    assert may(table) == ["2.L", "2.R", "4.L", "4.R"]
    assert allowed(table, "2.L") == "T8"
    assert barred(table, "2") == "T8"
    assert told(table, "4.R") == ["row-fixed seat=0 row=right", "die-placed seat=0 die=4"]
    assert may(scene("turns:0/0")) == ["roll"]


def test_T8_a_double_has_two_first_moves() -> None:
    assert may(scene("turns:0/0 roll:2.2")) == ["2.L", "2.R"]


def test_A1_declared_before_the_first_roll() -> None:
    begun = game(direction="declared_before_roll").start()
    cards = " ".join(f"turned.{card}4" for card in ("red", "azure", "blue", "green", "grey"))
    table = played(begun, f"{cards} turned.JB")
    assert may(table) == ["left", "right"]
    assert allowed(table, "left") == "T7"
    assert barred(table, "roll") == "T8"
    assert told(table, "right") == ["row-fixed seat=0 row=right"]
    table = played(table, "right")
    assert (table.to_move, may(table)) == (0, ["roll"])
    table = played(table, "roll rolled.2.4")
    assert may(table) == ["2", "4"]
    assert barred(table, "2.L") == "T7"


def test_T10_placed_dice_stay_for_the_rest_of_the_round() -> None:
    table = scene("turns:0/0")
    table = played(table, "roll rolled.1.2 1.L roll rolled.3.4 3 roll rolled.5.6 5")
    assert field(table, "dice") == "1.5/3"


def test_A7_both_dice_first_obey_one_direction() -> None:
    table = scene("turns:0/0 tricks:JB/- roll:2.4")
    assert [word for word in may(table) if "both" in word] == ["JB.both.L", "JB.both.R"]
    assert barred(table, "JB.both") == "A7"
    assert told(table, "JB.both.R") == [
        "trick-played seat=0 card=JB action=both",
        "row-fixed seat=0 row=right",
        "die-placed seat=0 die=2",
        "die-placed seat=0 die=4",
    ]


# --- Shanghai ------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", ["-/-", "1/2", "1/2.2.2"])
def test_B1_A3_two_dice_of_ones_own_are_needed(dice: str) -> None:
    table = scene(f"dice:{dice}" if dice != "-/-" else "turns:0/0")
    found = verdict(table, "shanghai")
    assert found.clause == "B1"
    assert found.args["placed"] == int(dice != "-/-")
    assert may(table) == ["roll"]


def test_B1_from_two_dice_on_one_may_call() -> None:
    assert allowed(scene("dice:1.2/-"), "shanghai") == "B1"
    assert may(scene("dice:1.2.3.4/1.2.3.4")) == ["roll", "shanghai"]


def test_B2_with_one_die_left_shanghai_must_be_called() -> None:
    table = scene("dice:1.2.3.4.5/1.2.3.4.5")
    assert may(table) == ["shanghai"]
    assert allowed(table, "shanghai") == "B2"
    assert told(table, "shanghai")[0] == "shanghai-called seat=0 forced=True"
    assert told(scene("dice:1.2/1.2"), "shanghai")[0] == "shanghai-called seat=0 forced=False"


def test_B3_A4_with_no_die_left_it_must_be_called_too() -> None:
    table = scene("dice:1.2.3.4/1.2.3.4 tricks:JB/- roll:5.6")
    after = played(table, "JB.both")
    assert field(after, "dice") == "1.2.3.4.5.6/1.2.3.4"
    table = played(after, "roll rolled.1.1 1")
    assert may(table) == ["shanghai"]
    assert allowed(table, "shanghai") == "B2"


def test_A4_A5_running_out_of_dice_does_not_end_the_round() -> None:
    table = scene("dice:1.2.3.4/1.2.3.4 tricks:JB/- roll:5.6")
    after = played(table, "JB.both")
    assert (after.to_move, field(after, "round")) == (1, field(table, "round"))
    assert may(after) == ["roll", "shanghai"]


def test_B4_shanghai_ends_the_round_at_once() -> None:
    table = scene("dice:1.2/3.4")
    events = told(table, "shanghai")
    assert events[-1] == "round-ended round=1"
    assert field(played(table, "shanghai"), "phase") == "cards"


def test_B6_without_tricks_five_turns_at_least_and_eleven_at_most() -> None:
    """The starter may call on turn 5 and must on turn 11; the second may call on turn 6."""
    table = scene("turns:0/0")
    calls: list[int] = []
    for turn in range(1, 12):
        if "shanghai" in may(table):
            calls.append(turn)
        if may(table) == ["shanghai"]:
            assert (turn, table.to_move) == (11, 0)
            break
        table = played(table, "roll rolled.1.2 " + ("1.L" if turn == 1 else "1"))
    assert calls == list(range(5, 12))


def test_S6_T1_the_tavern_is_turned_card_by_card_from_the_starters_left() -> None:
    table = scene("round:1 phase:cards tavern:red4,JB,-,-,-,-")
    shares = answers(table)
    assert shares["turned.JB"] == "1/46"
    assert shares["turned.grey3"] == "1/23"
    assert "turned.red4" not in shares
    assert told(table, "turned.grey3") == ["card-turned slot=3 card=grey3"]
    table = scene("round:1 phase:cards tavern:red4,JB,blue4,grey2,grey1,-")
    assert told(table, "turned.grey3") == [
        "card-turned slot=6 card=grey3",
        "round-begun round=1 seat=0",
    ]


def test_S6_chance_alone_turns_cards() -> None:
    assert barred(scene("dice:1/2"), "turned.red1") == "S6"
    assert barred(scene("round:1 phase:cards tavern:red4,JB,-,-,-,-"), "turned.red4") == "S6"
    assert barred(scene("round:1 phase:cards tavern:red4,JB,-,-,-,-"), "roll") == "T2"
