"""Modes, the first player and the end of the game (E1-E8, H1-H6, H32, H37-H39)."""

from __future__ import annotations

import pytest

from roadstead.jackal import Jackal
from tests.jackal.islands import barred, field, may, played, scene, told


def test_E1_E3_most_gold_wins_and_equal_gold_is_shared() -> None:
    after = played(scene("g\n11 .+w1=1", "coins:g11=1 gold:1/1/2/0"), "white1.g12.coin")
    outcome = after.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.score) == ((0, 2), (2, 1, 2, 0))


def test_E2_H37_no_gold_left_ends_the_game() -> None:
    table = scene("g\n11 .+w1=1", "coins:g11=1")
    after = played(table, "white1.g12.coin")
    assert after.to_move == ()
    assert told(table, "white1.g12.coin")[-1] == "game-ended why=no-gold"


def test_E2_H5_a_decided_game_ends_as_the_option_says() -> None:
    fields = "gold:3/0/0/0"
    offered = scene(fields=fields)
    outcome = Jackal().end_by_agreement(offered)
    assert outcome is not None
    assert (outcome.winners, outcome.why) == ((0,), "agreed")
    assert played(offered, "sail.f12").to_move == 1
    always = played(scene(fields=fields, early_end="always"), "sail.f12")
    assert field(always, "why") == "decided"
    never = Jackal(early_end="never")
    assert never.end_by_agreement(scene(fields=fields, early_end="never")) is None
    assert Jackal().end_by_agreement(scene()) is None


def test_E2_H6_no_progress_for_so_many_rounds() -> None:
    table = scene(fields="idle:2", mode="duel", no_progress_rounds=2)
    after = played(table, "sail.f12")
    assert field(after, "idle") == "3"
    assert field(played(after, "sail.f0"), "why") == "no-progress"


def test_H6_openings_and_banked_coins_are_progress_hits_are_not() -> None:
    opened = scene("f g\n7 .+w1 ?", "rest:1*empty idle:5")
    assert field(played(opened, "white1.g7 opened.empty"), "idle") == ""
    banked = scene("g\n11 .+w1=1", "idle:5")
    assert field(played(banked, "white1.g12.coin"), "idle") == ""
    hit = scene("f g\n7 .+w1 .+r1", "idle:5")
    assert field(played(hit, "white1.g7"), "idle") == "6"


def test_E2_H32_nobody_can_ever_move() -> None:
    """All sit in traps but one, who swims to his death."""
    drawing = "b c d\n5 T+b1!trapped T+b2!trapped T+b3!trapped"
    table = scene(drawing, "white:f0/-/-", mode="duel")
    after = played(table, "white1.g0")
    assert after.to_move == ()
    assert field(after, "why") == "no-move"


def test_H32_who_is_only_drunk_can_move_some_day() -> None:
    table = scene("b\n5 R+b1!hungover", "white:f0/-/- black:b5!hungover/-/-", mode="duel")
    after = played(table, "white1.g0")
    assert (after.to_move, field(after, "turn")) == (1, "black")


def test_H1_H2_four_captains_clockwise_from_the_south() -> None:
    game = Jackal()
    assert game.options["mode"] == "four"
    assert field(game.start(), "ships") == "g12/a6/g0/m6"


@pytest.mark.parametrize(
    ("mode", "seats", "ships"),
    [
        ("four", 4, "g12/a6/g0/m6"),
        ("pairs", 4, "g12/a6/g0/m6"),
        ("two", 2, "g12/a6/g0/m6"),
        ("three", 3, "g12/a6/g0/-"),
        ("duel", 2, "g12/-/g0/-"),
    ],
)
def test_E4_E5_E6_E7_E8_H3_modes(mode: str, seats: int, ships: str) -> None:
    game = Jackal(mode=mode)
    assert (game.seats, field(game.start(), "ships")) == (seats, ships)


def test_E4_partners_do_not_hit_and_share_the_gold() -> None:
    table = scene("f g\n7 .+w1 .+b1", mode="pairs")
    assert field(played(table, "white1.g7"), "black") == "g7/g0/g0"
    alone = scene("f g\n7 .+w1 .+b1")
    assert field(played(alone, "white1.g7"), "black") == "g0/g0/g0"


def test_E4_only_ones_own_colour_is_brought_back() -> None:
    table = scene("f\n7 A+w3", "white:g12/g12/f7 black:-/g0/g0", mode="pairs")
    assert barred(table, "revive") == "F6"


def test_E5_each_of_two_players_moves_every_second_crew() -> None:
    table = scene(mode="two")
    seats = []
    for word in ("sail.f12", "sail.a5", "sail.h0", "sail.m7"):
        seats.append(table.to_move)
        table = played(table, word)
    assert seats == [0, 1, 0, 1]


def test_E7_E8_turns_skip_the_empty_side() -> None:
    assert field(played(scene(fields="turn:black", mode="three"), "sail.f0"), "turn") == "white"
    assert field(played(scene(mode="duel"), "sail.f12"), "turn") == "black"


def test_H39_the_first_player_may_be_drawn() -> None:
    start = Jackal(mode="three", first_player="random").start()
    assert [str(move) for move, _ in start.chances()] == [
        "starts.white",
        "starts.red",
        "starts.black",
    ]
    assert field(played(start, "starts.red"), "turn") == "red"
    assert barred(start, "starts.yellow") == "H39"


def test_H34_a_turn_with_one_legal_move_is_still_asked() -> None:
    assert may(scene("f\n7 d+w1", "white:f7/-/-")) == ["white1.f7"]
