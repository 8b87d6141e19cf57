"""The options: their values, their defaults, how they are written."""

from __future__ import annotations

import pytest

from roadstead.kernel import BadOption, UnknownOption
from roadstead.riffraff import RiffRaff

DEFAULTS = {
    "seats": "4",
    "hand": "free",
    "ball_lever_cm": "17",
    "yards": "loose",
    "catch_speed": "half",
    "caught_own": "publisher",
    "first_captain": "random",
    "captain_may_name_himself": "yes",
    "tie_order": "captain",
    "card_timer_s": "60",
    "turn_timer_s": "90",
    "contact_limit_s": "8",
}
OTHERS = {
    "ball_lever_cm": ["20", "15"],
    "yards": ["fixed"],
    "catch_speed": ["third", "real"],
    "caught_own": ["russian_text"],
    "first_captain": ["host"],
    "captain_may_name_himself": ["no"],
    "tie_order": ["seat_order"],
    "card_timer_s": ["0", "5"],
    "turn_timer_s": ["0", "300"],
    "contact_limit_s": ["1", "20"],
}


def test_the_defaults() -> None:
    game = RiffRaff()
    assert game.schema.texts(game.options) == DEFAULTS
    assert game.header == "riff-raff/1"


@pytest.mark.parametrize(("name", "value"), [(n, v) for n, vs in OTHERS.items() for v in vs])
def test_every_other_value_is_written(name: str, value: str) -> None:
    game = RiffRaff(**{name: value})
    assert game.header == f"riff-raff/1 {name}={value}"
    assert RiffRaff(**{name: value}) == game


def test_a_hand_for_all_or_one_for_each_seat() -> None:
    assert RiffRaff().house.hands == ("free",) * 4
    assert RiffRaff(hand="helmsman").house.hands == ("helmsman",) * 4
    mixed = RiffRaff(seats=2, hand="free+helmsman")
    assert mixed.house.hands == ("free", "helmsman")
    assert mixed.header == "riff-raff/1 hand=free+helmsman seats=2"
    assert RiffRaff(seats=2, hand=["helmsman", "helmsman"]).header == (
        "riff-raff/1 hand=helmsman seats=2"
    )


@pytest.mark.parametrize(
    "given",
    [
        {"hand": "free+helmsman"},
        {"hand": "left"},
        {"hand": ""},
        {"hand": []},
        {"hand": 3},
        {"hand": [1, 2, 3, 4]},
        {"ball_lever_cm": 16},
        {"card_timer_s": -1},
        {"card_timer_s": 1e9},
        {"contact_limit_s": 0},
        {"turn_timer_s": "soon"},
        {"captain_may_name_himself": True},
    ],
)
def test_no_other_value_is_taken(given: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        RiffRaff(**given)


def test_no_other_option_is_known() -> None:
    with pytest.raises(UnknownOption):
        RiffRaff(sharks="many")
