"""The worked examples of the rulebooks, exactly."""

from __future__ import annotations

import pytest

from tests.shanghaien.tables import field, may, played, scene, told


@pytest.mark.parametrize("row", ["left", "right"])
def test_L1_L2_L4_L7_the_example_of_the_allocation(row: str) -> None:
    """Mara 2 2 3 6 6, Tom 3 4 5 6 6: card 1 leaves, 2 is hers, 3 is a tie, 4 5 6 are his."""
    cards = ["red1", "azure1", "blue1", "yellow1", "orange1", "purple1"]
    tavern = ",".join(cards if row == "left" else reversed(cards))
    table = scene(f"row:{row} tavern:{tavern} dice:2.2.3.6.6/3.4.5.6.6")
    assert told(table, "shanghai") == [
        "shanghai-called seat=0 forced=True",
        "card-removed card=red1 slot=1",
        "card-taken seat=0 card=azure1 slot=2",
        "card-removed card=blue1 slot=3",
        "card-taken seat=1 card=yellow1 slot=4",
        "card-taken seat=1 card=orange1 slot=5",
        "card-taken seat=1 card=purple1 slot=6",
        "round-ended round=1",
    ]


SCORING = (
    "round:8 phase:over "
    "crew:red1.2.3,azure1.4,yellow1,green3.JB.JP/red3.4,azure2.3,yellow3.3.4 tricks:-/JB"
)


def test_F1_F2_F3_F4_D6_the_example_of_the_scoring() -> None:
    """Mara 7 for the Spaniards; Tom 6 for the Americans, 1 for the Chinese, 1 for a trick."""
    table = scene(SCORING)
    assert table.score() == (7, 8)
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.why) == ((1,), "points")


def test_X3_X4_the_example_of_rerolling_all() -> None:
    """1 and 3 stand, 1 1 is rolled; four dice show 2 4 5 6; the 2 goes back."""
    table = scene("dice:1.3/2.2 roll:1.1 tricks:extra1/-", expansions="extra1")
    after = played(table, "extra1.rerollall rolledall.2.4.5.6")
    assert may(after) == ["back.2", "back.4", "back.5", "back.6"]
    after = played(after, "back.2")
    assert field(after, "dice") == "4.5.6/2.2"
    assert field(after, "tricks") == ""


def test_T6_T7_T8_the_example_of_the_direction() -> None:
    """Mara's 2 goes to the second card from her left, Tom's 5 to the fifth from her left."""
    table = played(scene("turns:0/0"), "roll rolled.2.4 2.L roll rolled.1.5 5")
    assert field(table, "row") == "left"
    table = scene("dice:2.2/5.5")
    assert told(table, "shanghai")[2:6:3] == [
        "card-taken seat=0 card=azure4 slot=2",
        "card-taken seat=1 card=orange4 slot=5",
    ]
    assert field(table, "tavern").split(",")[1::3] == ["azure4", "orange4"]
