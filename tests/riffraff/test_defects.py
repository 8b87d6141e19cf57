"""Positions that cannot stand: each defect has its word, and all are told together."""

from __future__ import annotations

import pytest

from roadstead.kernel import IllegalPosition, Unreadable
from tests.riffraff.tables import SET, ship, table

HANDS = "1.2.3.4.5.6.7.8.10/1.2.3.5.6.7.8.9.10/1.2.4.5.6.7.8.9.10"
"""After 9, 4 and 3 were played."""
FIELDS = {
    "round": "1",
    "phase": "announce",
    "captain": "0",
    "unplayed": HANDS,
    "chosen": "",
    "draw": "",
    "cards": "9/4/3",
    "order": "0.1.2",
    "turn": "0",
    "announced": "",
    "placed": "",
    "supply": "boat.barrel/boat.barrel/boat.barrel",
}
ANEW = {"unplayed": "", "cards": "", "order": "", "turn": "", "captain": ""}
CHOOSING = {**ANEW, "phase": "choose", "captain": "0"}
TIED = {
    "phase": "order",
    "cards": "9/4/4",
    "unplayed": "1.2.3.4.5.6.7.8.10/1.2.3.5.6.7.8.9.10/1.2.3.5.6.7.8.9.10",
    "order": "",
    "turn": "",
}
LAST = {"unplayed": "-/-/-", "round": "10", "phase": "over"}


def defects(changes: dict[str, str], options: str = "", aboard: str = "") -> tuple[str, ...]:
    fields = {name: value for name, value in {**FIELDS, **changes}.items() if value}
    text = " ".join(f"{name}:{value}" for name, value in fields.items())
    try:
        table(f"seats=3 {options}| {text} {aboard}")
    except IllegalPosition as refused:
        return refused.defects
    return ()


def test_the_table_of_these_tests_stands() -> None:
    assert defects({}) == ()
    assert defects(CHOOSING) == ()
    assert defects({**ANEW, "phase": "begin"}) == ()
    assert defects(TIED) == ()


@pytest.mark.parametrize(
    ("changes", "options", "defect"),
    [
        ({"captain": ""}, "", "captain"),
        ({"captain": "1"}, "", "captain"),
        ({**ANEW, "phase": "begin", "captain": "0"}, "", "captain"),
        ({**CHOOSING, "draw": "0"}, "", "draw"),
        ({**CHOOSING, "phase": "draw"}, "", "draw"),
        ({**CHOOSING, "phase": "draw", "draw": "0", "chosen": "3/-/-"}, "", "draw"),
        ({**CHOOSING, "phase": "draw", "draw": "0"}, "card_timer_s=0 ", "phase"),
        ({"cards": "", "order": "", "turn": ""}, "", "cards"),
        ({"order": "", "turn": ""}, "", "order"),
        ({**CHOOSING, "turn": "1"}, "", "turn"),
        ({"announced": "1"}, "", "announced"),
        ({"phase": "load"}, "", "announced"),
        ({"phase": "load", "announced": "2"}, "", "announced"),
        ({"phase": "load", "announced": "1", "placed": "rat1"}, "", "placed"),
        ({"round": "11", "unplayed": HANDS}, "", "round"),
        ({"round": "2"}, "", "unplayed-0"),
        ({"cards": "8/4/3"}, "", "card-0"),
        ({"cards": "9/-/3"}, "", "card-1"),
        ({"chosen": "1/-/-"}, "", "chosen"),
        ({**CHOOSING, "chosen": "1/2/3"}, "", "chosen"),
        ({"supply": "boat*2/boat*2/rat"}, "", "too-many-boat"),
        ({**ANEW, "phase": "host"}, "", "phase"),
        ({**ANEW, "phase": "begin"}, "first_captain=host ", "phase"),
        ({**TIED, "phase": "name"}, "", "phase"),
        (TIED, "tie_order=seat_order ", "phase"),
        ({"order": "0.2.1"}, "", "order"),
        ({"order": "1.0.2"}, "", "order"),
        ({"supply": "-/boat/boat"}, "", "no-objects-0"),
        ({**LAST, "phase": "over", "turn": "1"}, "", "over"),
        ({"phase": "over", "supply": "boat/-/boat"}, "", "over"),
        ({"phase": "over", "supply": "-/-/boat"}, "", "over"),
    ],
)
def test_each_defect_has_its_word(changes: dict[str, str], options: str, defect: str) -> None:
    assert defect in defects(changes, options)


def test_a_game_that_is_over_stands() -> None:
    assert defects({**LAST, "turn": "2"}) == ()
    assert defects({"phase": "over", "supply": "-/boat/boat"}) == ()
    assert defects({**LAST, "turn": "1", "supply": "boat/-/boat"}) == ()


def test_an_order_where_nobody_orders_follows_the_seats() -> None:
    laid = {**TIED, "phase": "announce", "order": "0.2.1", "turn": "0"}
    assert defects(laid) == ()
    assert defects(laid, "tie_order=seat_order ") == ("order",)


def test_objects_aboard_are_the_games_own() -> None:
    assert "aboard" in defects({}, aboard=ship("rat4@9"))
    assert defects({}, aboard=ship("rat3@9")) == ()
    assert "too-many-rat" in defects({"supply": "rat/rat/rat"}, aboard=ship("rat1@9"))
    assert "table-not-clear" in defects({**ANEW, "phase": "begin"}, aboard=ship("rat1@9"))
    assert "ship" in defects({}, aboard="ship:-/rat1@9=1.2.3.0.0.0.0")
    assert "ship" in defects({}, aboard="ship:90000000.0.0.0.0.0.0.0")
    assert "ship" in defects({}, "yards=fixed ", aboard="ship:0.0.1000.0.0.0.0.0")


def test_the_second_of_two_is_placed_on_a_yard() -> None:
    second = {"phase": "load", "announced": "2", "placed": "rat1"}
    assert defects(second, aboard=ship("rat1@9")) == ()
    assert defects({**second, "turn": "1"}, aboard=ship("rat1@4")) == ("announced",)


def test_all_defects_are_told_together() -> None:
    found = defects({"captain": "", "round": "3", "supply": "boat*2/boat*2/-"})
    assert set(found) >= {"captain", "unplayed-0", "unplayed-1", "unplayed-2", "too-many-boat"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "round:1",
        "round:0 phase:begin supply:-/-/-",
        "round:1 phase:none supply:-/-/-",
        f"round:1 phase:begin supply:{SET}",
        f"round:1 phase:begin supply:{SET}/{SET}/{SET} x:1",
        f"round:1 round:1 phase:begin supply:{SET}/{SET}/{SET}",
        "round:1 phase: supply:-/-/-",
        f"round:1 phase:begin unplayed:2.1/-/- supply:{SET}/{SET}/{SET}",
        f"round:1 phase:begin order:0.1 supply:{SET}/{SET}/{SET}",
        f"round:1 phase:begin captain:3 supply:{SET}/{SET}/{SET}",
    ],
)
def test_what_is_no_position_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        table(f"seats=3 | {text}")
