"""Who gets the cards of the Tavern (L1-L9)."""

from __future__ import annotations

import pytest

from tests.shanghaien.tables import Scene, field, played, scene, told


def takers(table: Scene) -> str:
    """Who takes each card, by pips: a seat, or `-` for no one."""
    events = [event.split() for event in told(table, "shanghai")]
    seat_of = {words[-1]: words[1] for words in events if words[0] == "card-taken"}
    return "".join(seat_of.get(f"slot={k}", "-").removeprefix("seat=") for k in range(1, 7))


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ("2.2/5.6", "-0--11"),
        ("1.1.1.1.1/6.6.6.6.6", "0----1"),
        ("2.4/3.5", "-0101-"),
    ],
)
def test_L1_L2_cards_without_dice_leave_and_lone_dice_take(dice: str, expected: str) -> None:
    assert takers(scene(f"dice:{dice}")) == expected


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ("3.3/3", "--0---"),
        ("3.3/3.3.3", "--1---"),
        ("3.3/3.2.2.4.4", "-101--"),  # more dice at the card win, whatever stands beside it
    ],
)
def test_L3_more_dice_at_a_card_take_it(dice: str, expected: str) -> None:
    assert takers(scene(f"dice:{dice}")) == expected


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ("3.2/3.4", "-011--"),  # 2 against 4
        ("3.3.4/3.3.2", "-100--"),  # two each; 4 against 2
        ("3.2.2.2/3.4", "-001--"),  # 6 against 4: pips count, not only the number of the card
        ("3.1.5.6/3.2", "011-00"),  # only the neighbours count, not 1, 5 and 6
    ],
)
def test_L4_equal_dice_are_settled_by_own_pips_beside(dice: str, expected: str) -> None:
    assert takers(scene(f"dice:{dice}")) == expected


def test_A10_the_other_players_dice_beside_are_not_counted() -> None:
    """At card 3 one each. Beside it seat 0 has a 4, seat 1 has two 2s: 4 against 4, not 8."""
    assert takers(scene("dice:3.4/3.2.2")) == "-1-0--"


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ("1.2/1.6", "00---1"),  # the 6 is no neighbour of 1
        ("6.5/6.1", "1---00"),  # nor is 1 one of 6
        ("1.2/1.2.2", "11----"),  # 2 against 4; at 2 one against two
        ("6.5/6.5.5", "----11"),
    ],
)
def test_L5_an_end_card_has_one_neighbour(dice: str, expected: str) -> None:
    assert takers(scene(f"dice:{dice}")) == expected


@pytest.mark.parametrize(
    ("dice", "expected"), [("5.6/5.1", "1---00"), ("2.1/2.6", "00---1"), ("5.4/5.6", "---011")]
)
def test_L5_every_other_card_has_two(dice: str, expected: str) -> None:
    assert takers(scene(f"dice:{dice}")) == expected


def test_L6_contested_neighbours_count_for_both() -> None:
    """At 2 it is 3 against 1 + 3, at 3 it is 2 + 4 against 2: each counts the other's dice."""
    assert takers(scene("dice:2.3.4/2.3.1")) == "1100--"


def test_L6_all_cards_are_judged_on_the_full_layout() -> None:
    """The 4 of seat 0 counts at 3, though seat 1 has more dice at 4 and wins it."""
    assert takers(scene("dice:3.4/3.4.4")) == "--11--"
    assert takers(scene("dice:3.4.2.2/3.4.4")) == "-0-1--"  # at 3: 4 + 2 + 2 against 4 + 4


@pytest.mark.parametrize("dice", ["3.3/3.3", "2.5/2.5", "3.2.2/3.4.1"])
def test_L7_still_equal_leaves_the_game(dice: str) -> None:
    contested = dice[0]
    assert takers(scene(f"dice:{dice}"))[int(contested) - 1] == "-"


def test_L7_nothing_beside_on_either_side_is_equal() -> None:
    assert takers(scene("dice:1.4/1.6")) == "---0-1"


def test_L8_L9_sailors_join_the_crew_and_tricks_the_hand() -> None:
    table = scene("tavern:red4,JB,blue4,PR,orange4,purple4 dice:1.2/3.4")
    after = played(table, "shanghai")
    assert field(after, "crew") == "red4/blue4"
    assert field(after, "tricks") == "JB/PR"
    assert field(after, "gone") == "orange4.purple4"


def test_L9_tricks_are_contested_like_sailors() -> None:
    tavern = "tavern:red4,JB,blue4,PR,orange4,purple4"
    assert takers(scene(f"{tavern} dice:2.3/2.2.3")) == "-11---"
    assert takers(scene(f"{tavern} dice:2.5/2.6")) == "----01"


@pytest.mark.parametrize(("row", "taken"), [("left", "red4/purple4"), ("right", "purple4/red4")])
def test_T6_T7_pips_count_from_the_end_that_was_chosen(row: str, taken: str) -> None:
    after = played(scene(f"row:{row} dice:1.1/6.6"), "shanghai")
    assert field(after, "crew") == taken


def test_T9_any_number_of_dice_of_both_may_stand_at_one_card() -> None:
    table = played(scene("dice:2.2.2.2/2.2.2.2 roll:2.2"), "2 roll rolled.2.2 2")
    assert field(table, "dice") == "2.2.2.2.2/2.2.2.2.2"
