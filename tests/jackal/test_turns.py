"""Turns, ships, the sea, gold and blows (M1-M10, W1-W4, G1-G6, F1-F6)."""

from __future__ import annotations

import pytest

from tests.jackal.islands import allowed, at, barred, coins, field, may, played, scene, told


def test_M1_white_begins_and_turns_go_clockwise() -> None:
    table = scene()
    seats = []
    for word in ("sail.f12", "sail.a5", "sail.h0", "sail.m7"):
        seats.append(table.to_move)
        table = played(table, word)
    assert seats == [0, 1, 2, 3]
    assert field(table, "turn") == "white"


def test_M1_one_action_of_the_crew_on_turn() -> None:
    table = scene("f g\n7 .+w1 .+r1")
    assert barred(table, "red1.g6") == "M1"
    assert barred(table, "to.g6") == "M8"
    assert barred(scene(fields="turn:red"), "white1.g11") == "M1"


def test_M2_the_ship_slides_along_its_side_and_never_round_a_corner() -> None:
    assert may(scene(), "sail") == ["sail.f12", "sail.h12"]
    edge = scene(fields="ships:c12/a6/g0/m6 white:c12/c12/c12")
    assert may(edge, "sail") == ["sail.d12"]
    assert barred(edge, "sail.c0") == "M2"
    assert barred(scene(), "sail.e12") == "M2"


def test_M2_all_aboard_come_along() -> None:
    after = played(scene("f\n5 .+w1"), "sail.f12")
    assert field(after, "white") == "f5/f12/f12"


def test_M2_an_empty_ship_does_not_sail() -> None:
    table = scene("e f g\n5 .+w1 .+w2 .+w3")
    assert barred(table, "sail.f12") == "M2"


def test_H7_whose_ship_a_crew_moves() -> None:
    """By default the own ship, with the ally's pirate too; by option any ship boarded."""
    ally_on_mine = scene("e f g\n5 .+w1 .+w2 .+w3", "black:g12/g0/g0", mode="pairs")
    assert may(ally_on_mine, "sail") == ["sail.f12", "sail.h12"]
    mine_on_his = scene(fields="white:g0/f5/f6", mode="pairs")
    assert may(mine_on_his, "sail") == []
    assert barred(mine_on_his, "sail.f0") == "H7"
    option = scene(fields="white:g0/f5/f6", mode="pairs", ship_steering="any_boarded_ship")
    assert may(option, "sail") == ["sail.f0", "sail.h0"]


def test_M3_ashore_only_straight_ahead() -> None:
    assert may(scene(), "white1") == ["white1.g11"]
    assert barred(scene(), "white1.f11") == "M3"
    assert barred(scene(), "white1.f12") == "M3"
    assert allowed(scene(), "white1.g11") == "M3"


def test_M3_H8_ashore_from_the_allys_ship() -> None:
    assert may(scene(fields="white:g0/g12/g12", mode="pairs"), "white1") == ["white1.g1"]


@pytest.mark.parametrize("cell", ["f11", "g11", "h11"])
def test_M4_aboard_from_in_front_and_from_both_diagonals(cell: str) -> None:
    table = scene(f"{cell[0]}\n11 .+w1=1")
    assert allowed(table, "white1.g12") == "M4"
    assert field(played(table, "white1.g12.coin"), "gold") == "1/0/0/0"


def test_M5_a_walk_is_one_cell_in_eight_directions() -> None:
    table = scene("f\n7 .+w1")
    assert len(may(table, "white1")) == 8
    assert barred(table, "white1.f5") == "M5"


def test_M6_a_closed_tile_is_opened_blindly_with_empty_hands() -> None:
    table = scene("f g\n7 .+w1=1 ?", "rest:1*horse")
    assert allowed(table, "white1.g7") == "M6"
    assert barred(table, "white1.g7.coin") == "G6"
    fork = played(table, "white1.g7 opened.horse")
    assert len(may(fork, "to.")) == 8


def test_M6_open_tiles_act_every_time() -> None:
    table = scene("f g\n7 .+w1 B\n8 .+w2 .")
    after = played(table, "white1.g7 sail.a5 sail.f0 sail.m5 white2.g7")
    assert (at(after, "w1"), at(after, "w2")) == ("g12", "g12")


def test_M7_own_and_allied_pirates_share_a_tile() -> None:
    table = scene("f g\n7 .+w1 .+w2+b1", mode="pairs")
    assert field(played(table, "white1.g7"), "white") == "g7/g7/g12"


def test_M9_a_crew_without_any_action_passes() -> None:
    """Red's pirates sit in traps or are dead: red's turn passes by itself."""
    table = scene("b c d\n5 T+r1!trapped T+r2!trapped T+r3!trapped")
    after = played(table, "sail.f12")
    assert field(after, "turn") == "black"
    assert "turn-passed crew=red" in told(table, "sail.f12")


def test_M9_H60_a_passed_turn_sobers_up_and_counts() -> None:
    once = played(scene("b\n5 R", "red:b5!hungover/-/-"), "sail.f12")
    assert field(once, "turn") == "black"
    assert at(once, "r1") == "b5"
    assert field(once, "idle") == "2"


def test_M10_not_from_land_into_the_sea_nor_back() -> None:
    assert barred(scene("f\n11 .+w1"), "white1.f12") == "M10"
    assert barred(scene(fields="white:f12/g12/g12"), "white1.f11") == "M10"


# --- the sea -----------------------------------------------------------------------------------


def test_W1_a_swimmer_moves_one_sea_cell_also_round_the_corner() -> None:
    table = scene(fields="white:a1/g12/g12")
    assert may(table, "white1") == ["white1.b0", "white1.b1", "white1.a2"]
    assert barred(table, "white1.a5") == "W1"
    assert allowed(table, "white1.a2") == "W1"


def test_W1_M4_out_of_the_water_onto_the_own_ship() -> None:
    after = played(scene(fields="white:f12/g12/g12"), "white1.g12")
    assert at(after, "w1") == "g12"


def test_W3_H9_swimming_onto_an_enemy_ship_kills() -> None:
    table = scene(fields="white:a5/g12/g12")
    assert at(played(table, "white1.a6"), "w1") == "-"
    assert "piece-died piece=white1 cell=a6 clause=W3" in told(table, "white1.a6")


def test_W3_H10_nobody_walks_onto_an_enemy_ship() -> None:
    assert barred(scene("b\n6 .+w1"), "white1.a6") == "H10"


def test_W3_a_ship_picks_up_friends_and_kills_enemies() -> None:
    table = scene(fields="white:f12/g12/g12 red:h12/a6/a6")
    fished = told(table, "sail.f12")
    assert "piece-fished piece=white1 cell=f12" in fished
    assert "piece-died piece=red1 cell=h12 clause=W3" in told(table, "sail.h12")


def test_W4_hit_in_the_sea_is_death() -> None:
    table = scene(fields="white:b12/g12/g12 red:c12/a6/a6")
    after = played(table, "white1.c12")
    assert (at(after, "w1"), at(after, "r1")) == ("c12", "-")
    assert "piece-died piece=red1 cell=c12 clause=W4" in told(table, "white1.c12")


def test_W4_H18_not_with_a_coin() -> None:
    table = scene("e\n11 1e+b1 \n10 .+w1=1".replace("+b1", ""), "red:e12/a6/a6")
    assert barred(table, "white1.e11.coin") == "G6"
    after = played(table, "white1.e11")
    assert (at(after, "w1"), at(after, "r1")) == ("e12", "-")


# --- gold --------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_G1_T15_a_chest_lays_its_coins(number: int) -> None:
    table = scene("f g\n7 .+w1 ?", f"rest:1*chest{number}")
    after = played(table, f"white1.g7 opened.chest{number}")
    assert coins(after) == f"g7={number}"
    assert f"gold-found cell=g7 coins={number}" in told(table, f"white1.g7 opened.chest{number}")


def test_G2_one_coin_is_declared_with_the_move() -> None:
    table = scene("f g\n7 .+w1=2 .")
    assert allowed(table, "white1.g7.coin") == "G2"
    assert coins(played(table, "white1.g7.coin")) == "f7=1,g7=1"
    assert coins(played(table, "white1.g7")) == "f7=2"
    assert barred(scene("f g\n7 .+w1 ."), "white1.g7.coin") == "G2"


def test_G2_H22_no_coin_is_picked_up_in_the_middle_of_a_trip() -> None:
    after = played(scene("f g\n7 .+w1 P=1"), "white1.g7 to.c3")
    assert coins(after) == "g7=1"
    later = played(scene("f g\n7 .+w1 P=1"), "white1.g7 stay sail.a5 sail.f0 sail.m5")
    assert coins(played(later, "white1.fly.c3.coin")) == "c3=1"


def test_G3_H38_gold_aboard_is_banked_for_the_team() -> None:
    table = scene("g\n1 .+w1=1", mode="pairs")
    after = played(table, "white1.g0.coin")
    assert after.score() == (1, 0, 1, 0)
    assert "gold-banked crew=white coins=1 total=1" in told(table, "white1.g0.coin")


def test_G4_with_a_coin_nobody_is_hit() -> None:
    table = scene("f g\n7 .+w1=1 .+r1")
    assert barred(table, "white1.g7.coin") == "G6"
    after = played(table, "white1.g7")
    assert (at(after, "w1"), at(after, "r1")) == ("g7", "a6")
    assert coins(after) == "f7=1"


def test_G5_a_carrier_who_is_hit_leaves_his_coin() -> None:
    table = scene("f g h\n7 .+r1 .=1 .+w1=1", "turn:white")
    after = played(table, "white1.g7.coin red1.g7")
    assert at(after, "w1") == "g12"
    assert coins(after) == "g7=2"


@pytest.mark.parametrize("tile", ["F", "A"])
def test_G6_T12_no_coin_into_a_fort_but_the_same_move_without(tile: str) -> None:
    table = scene(f"f g\n7 .+w1=1 {tile}")
    assert barred(table, "white1.g7.coin") == "T12"
    assert barred(table, "white1.g7") is None


def test_G6_a_chain_that_ends_where_no_coin_may_come() -> None:
    for end in ("F", "?", ".+r1"):
        rest = "rest:1*horse" if end == "?" else ""
        table = scene(f"f g h\n7 .+w1=1 1n {end}", rest)
        assert barred(table, "white1.g7.coin") == "G6"
        assert barred(table, "white1.g7") is None


def test_H62_one_thing_at_a_time() -> None:
    table = scene("f g\n7 .+w1=1 .", "treasure:f7", expansion=True)
    assert may(table, "white1.g7") == ["white1.g7", "white1.g7.coin", "white1.g7.treasure"]
    after = played(table, "white1.g7.treasure")
    assert (field(after, "treasure"), coins(after)) == ("g7", "f7=1")


# --- blows and death ---------------------------------------------------------------------------


def test_F1_all_enemies_on_the_tile_are_hit() -> None:
    table = scene("f g\n7 .+w1 .+r1+r2")
    after = played(table, "white1.g7")
    assert field(after, "red") == "a6/a6/a6"
    assert "piece-hit piece=red2 by=white1 cell=g7" in told(table, "white1.g7")


def test_F2_T12_nobody_is_hit_in_a_fort() -> None:
    assert barred(scene("f g\n7 .+w1 F+r1"), "white1.g7") == "T12"


def test_F3_H21_on_a_spinner_only_the_very_step() -> None:
    table = scene("f g\n7 .+w1=1 m+r1@2")
    after = played(table, "white1.g7.coin")
    assert (at(after, "w1"), at(after, "r1")) == ("g7", "g7-2")
    on_first = scene("f g\n7 .+w1=1 m+r1")
    assert barred(on_first, "white1.g7.coin") == "G6"
    assert at(played(on_first, "white1.g7"), "r1") == "a6"


def test_F3_the_next_step_hits_who_stands_there() -> None:
    table = scene("f\n7 m+w1=1+r1@2".replace("=1+r1@2", "+r1@2=1"))
    assert barred(table, "white1.f7.coin") == "G6"
    after = played(table, "white1.f7")
    assert (at(after, "w1"), at(after, "r1")) == ("f7-2", "a6")


def test_F4_being_hit_on_land_is_not_death() -> None:
    assert at(played(scene("f g\n7 .+w1 .+r1"), "white1.g7"), "r1") == "a6"


def test_F6_T13_H35_a_dead_pirate_is_brought_back_in_the_aborigines_fort() -> None:
    table = scene("f\n7 A+w3", "white:-/-/f7")
    assert allowed(table, "revive") == "T13"
    after = played(table, "revive")
    assert field(after, "white") == "f7/-/f7"
    assert barred(scene("f\n7 A+w3"), "revive") == "F6"
    assert barred(scene(fields="white:-/g12/g12"), "revive") == "T13"
    assert barred(scene("f\n7 F+w3", "white:-/g12/f7"), "revive") == "T13"


def test_T13_entering_is_one_turn_and_bringing_back_the_next() -> None:
    table = played(scene("f g\n7 .+w1 A", "white:f7/-/g12"), "white1.g7")
    assert table.to_move == 1
    assert "revive" in may(played(table, "sail.a5 sail.f0 sail.m5"))
