"""The expansion: bottles, caves, jungle, grass, lighthouse, earthquake, Caramba, persons, galleon
(X1-X12, H20, H36, H40-H57, H63)."""

from __future__ import annotations

import pytest

from tests.jackal.islands import Table, at, barred, coins, field, may, played, scene, told

ON = {"expansion": True}


def island(drawing: str = "", fields: str = "", **options: object) -> Table:
    return scene(drawing, fields, **{**ON, **options})


# --- bottles -----------------------------------------------------------------------------------


@pytest.mark.parametrize("bottles", [1, 2, 3])
def test_X1_the_opener_takes_the_bottles_for_his_team(bottles: int) -> None:
    table = island("f g\n7 .+w1 ?", f"rest:1*bottles{bottles}", mode="pairs")
    after = played(table, f"white1.g7 opened.bottles{bottles}")
    assert field(after, "bottles") == f"{bottles}/0/0/0"
    assert field(played(after, "sail.a5 sail.f0 sail.m5 white1.f7"), "bottles").startswith(
        str(bottles)
    )


def test_X2_a_bottle_frees_from_a_trap() -> None:
    table = island("f g\n7 T+w1!trapped=1 .", "bottles:1/0/0/0")
    assert barred(table, "white1.g7") == "T6"
    after = played(table, "white1.rum.g7.coin")
    assert (at(after, "w1"), coins(after), field(after, "bottles")) == ("g7", "g7=1", "")
    assert "bottle-spent crew=white piece=white1" in told(table, "white1.rum.g7")
    assert barred(island("f g\n7 T+w1!trapped ."), "white1.rum.g7") == "X2"


def test_X2_H54_a_bottle_leads_off_any_step_but_only_when_needed() -> None:
    table = island("f g\n7 m+w1@2 .", "bottles:1/0/0/0")
    assert at(played(table, "white1.rum.g7"), "w1") == "g7"
    assert barred(island("f g\n7 j+w1@2 .", "bottles:1/0/0/0"), "white1.rum.g7") == "H54"
    assert barred(island("f g\n7 O+w1!waiting .", "bottles:1/0/0/0"), "white1.rum.g7") == "H42"


def test_X2_H40_H41_a_bottle_given_is_the_whole_turn() -> None:
    drawing = "f g\n7 .+w1 .+fri"
    table = island(drawing, "bottles:2/0/0/0 friday:red@g7")
    after = played(table, "give.friday")
    assert (at(after, "fri"), after.to_move) == ("-", 1)
    assert "person-left piece=friday why=rum" in told(table, "give.friday")
    free = island(drawing, "bottles:2/0/0/0 friday:red@g7", give_rum="free")
    assert played(free, "give.friday").to_move == 0


def test_H41_who_gives_and_how_near() -> None:
    far = island("f g h\n7 .+w1 . .+fri", "bottles:1/0/0/0")
    assert barred(far, "give.friday") == "H41"
    drunk = island("f g\n7 R+w1!hungover .+fri", "bottles:1/0/0/0")
    assert barred(drunk, "give.friday") == "H41"
    trapped = island("f g\n7 T+w1!trapped .+mis", "bottles:1/0/0/0")
    assert barred(trapped, "give.missionary") is None
    swimming = island("f\n11 .+w1", "bottles:1/0/0/0 friday:white@f12")
    assert barred(swimming, "give.friday") == "H41"
    assert barred(island("f g\n7 .+w1 .+fri"), "give.friday") == "X2"


# --- caves -------------------------------------------------------------------------------------


def test_X3_H43_in_at_one_cave_and_out_of_another() -> None:
    one = island("c f g\n3 O . .\n7 . .+w1=1 O")
    after = played(one, "white1.g7.coin")
    assert (at(after, "w1"), coins(after)) == ("c3", "c3=1")
    two = played(island("c d f g\n3 O O . .\n7 . . .+w1 O"), "white1.g7")
    assert sorted(may(two)) == ["to.c3", "to.d3"]


def test_X3_H42_with_none_he_waits_until_there_is_one() -> None:
    table = played(island("f g\n7 .+w1=1 O"), "white1.g7.coin")
    assert (at(table, "w1"), coins(table)) == ("g7!waiting", "g7=1")
    assert barred(played(table, "sail.a5 sail.f0 sail.m5"), "white1.f7") == "X3"
    later = island("c f g\n3 O . .\n7 . . O+w1!waiting=1")
    assert may(later, "white1") == ["white1.c3", "white1.c3.coin"]
    after = played(later, "white1.c3.coin")
    assert (at(after, "w1"), coins(after)) == ("c3", "c3=1")


def test_X3_H43_a_cave_held_by_an_enemy() -> None:
    held = island("c f g\n3 O+r1 . .\n7 . .+w1 O")
    assert at(played(held, "white1.g7"), "w1") == "g7!waiting"
    entered = island("c f g\n3 O . .\n7 . .+w1=1 O+r1")
    assert barred(entered, "white1.g7.coin") == "G6"
    after = played(entered, "white1.g7")
    assert (at(after, "w1"), at(after, "r1")) == ("c3", "a6")


def test_H20_no_load_into_a_held_cave_nor_the_pilots_tile() -> None:
    assert barred(island("f g\n7 .+w1=1 P+r1"), "white1.g7.coin") == "G6"


# --- dense jungle, grass -----------------------------------------------------------------------


def test_X4_all_sides_stand_together_without_fights_or_gold() -> None:
    table = island("f g\n7 .+w1=1 D+r1+y1")
    assert barred(table, "white1.g7.coin") == "X4"
    after = played(table, "white1.g7")
    assert (at(after, "w1"), at(after, "r1"), at(after, "y1")) == ("g7", "g7", "g7")


def test_X5_H53_for_a_round_the_next_player_moves_each_crew() -> None:
    table = island("f g\n7 .+w1 ?", "rest:1*grass")
    table = played(table, "white1.g7 opened.grass")
    seats: list[object] = []
    for word in ("sail.a5", "sail.f0", "sail.m5", "sail.f12"):
        seats.append((field(table, "turn"), table.to_move))
        table = played(table, word)
    assert seats == [("red", 2), ("black", 3), ("yellow", 0), ("white", 1)]
    assert (field(table, "turn"), table.to_move) == ("red", 1)


def test_X5_no_rum_while_the_grass_works() -> None:
    table = island("f g\n7 T+w1!trapped .", "bottles:1/0/0/0 grass:2")
    assert barred(table, "white1.rum.g7") == "X5"


def test_H53_a_second_grass_begins_a_fresh_round() -> None:
    table = island("f g\n7 .+w1 ?", "rest:1*grass grass:2")
    assert field(played(table, "white1.g7 opened.grass"), "grass") == "4"


# --- lighthouse, earthquake, Caramba -----------------------------------------------------------


def test_X6_H50_the_lighthouse_shows_four_tiles_one_after_the_other() -> None:
    row = "b c d e f g h\n7 ? ? ? ? ? .+w1 ?"
    table = island(row, "rest:1*lighthouse.1*chest3.1*ben.3*empty")
    table = played(table, "white1.h7 opened.lighthouse")
    assert (table.to_move, field(table, "lamps")) == (0, "4")
    table = played(table, "light.b7 opened.chest3")
    assert coins(table) == "b7=3"
    assert barred(table, "light.b7") == "H50"
    table = played(table, "light.c7 opened.ben light.d7 opened.empty")
    assert field(table, "ben") == ""
    table = played(table, "light.e7 opened.empty")
    assert table.to_move == 1
    assert barred(table, "light.f7") == "X6"


def test_H50_fewer_than_four_closed_are_all_shown_the_last_without_choice() -> None:
    table = island("f g h\n7 ? .+w1 ?", "rest:1*lighthouse.1*horse")
    table = played(table, "white1.h7 opened.lighthouse")
    assert [str(move) for move, _ in table.chances()] == ["opened.horse"]
    assert played(table, "opened.horse").to_move == 1


def test_X6_X8_H49_caramba_found_by_the_lighthouse_acts_at_once() -> None:
    table = island("e f g h\n7 ? ? .+w1 ?", "rest:1*lighthouse.1*caramba.1*empty")
    table = played(table, "white1.h7 opened.lighthouse light.e7 opened.caramba")
    assert at(table, "w1") == "g12"
    assert [str(move) for move, _ in table.chances()] == ["opened.empty"]


def test_X7_H52_the_earthquake_exchanges_two_free_tiles() -> None:
    table = island("e f g h\n7 H=1 I .+w1 ?", "rest:1*earthquake")
    table = played(table, "white1.h7 opened.earthquake")
    assert table.to_move == 0
    assert barred(table, "shake.e7") == "X7"
    assert barred(table, "shake.h7") == "X7"
    half = played(table, "shake.f7")
    assert barred(half, "shake.f7") == "H52"
    after = played(half, "shake.f8")
    assert after.to_move == 1
    assert "tiles-exchanged first=f7 second=f8" in told(half, "shake.f8")


def test_X7_by_option_closed_tiles_only() -> None:
    drawing = "e f g h\n7 ? ? .+w1 ?"
    table = island(drawing, "rest:1*earthquake.2*empty", earthquake_scope="closed_only")
    assert played(table, "white1.h7 opened.earthquake").to_move == 1
    free = island(drawing, "rest:1*earthquake.2*empty")
    assert played(free, "white1.h7 opened.earthquake").to_move == 0


def test_X8_H49_every_pirate_on_the_island_goes_to_his_ship() -> None:
    drawing = "d e f g h\n7 P+r1 T+y1!trapped .+fri .+w1 ?"
    table = island(drawing, "rest:1*caramba black:f0/g0/g0")
    after = played(table, "white1.h7 opened.caramba")
    assert (at(after, "w1"), at(after, "r1"), at(after, "y1")) == ("g12", "a6", "m6")
    assert (at(after, "fri"), at(after, "b1")) == ("f7", "f0")
    assert "P" not in field(after, "map")
    blank = played(island(drawing, "rest:1*caramba", caramba="blank"), "white1.h7 opened.caramba")
    assert at(blank, "w1") == "h7"


# --- Ben Gunn ----------------------------------------------------------------------------------


def test_X9_H55_ben_joins_whoever_comes_first() -> None:
    table = island("f g\n7 .+w1 N")
    after = played(table, "white1.g7")
    assert field(after, "ben") == "white@g7"
    assert "person-joined piece=ben crew=white cell=g7" in told(table, "white1.g7")
    by_friday = played(island("f g\n7 .+fri N"), "friday.g7")
    assert field(by_friday, "ben") == "white@g7"


def test_X9_H63_ben_fights_carries_and_goes_home_when_hit() -> None:
    table = island("f g\n7 .+ben=1 .+r1")
    assert at(played(table, "ben.g7"), "r1") == "a6"
    assert coins(played(table, "ben.f8.coin")) == "f8=1"
    hit = played(island("f g\n7 .+ben .+r1", "turn:red"), "red1.f7")
    assert at(hit, "ben") == "g12"


def test_X9_H35_ben_stays_dead_and_brings_nobody_back() -> None:
    dead = played(island("f g\n7 .+ben X"), "ben.g7")
    assert field(dead, "ben") == "white@-"
    table = island("f\n7 A+ben", "white:-/g12/g12")
    assert barred(table, "revive") == "T13"


# --- the Missionary ----------------------------------------------------------------------------


def test_X10_he_neither_fights_nor_carries_nor_sails() -> None:
    table = island("f g\n7 .+mis=1 .+r1")
    assert barred(table, "missionary.g7") == "X10"
    assert barred(table, "missionary.f8.coin") == "X10"
    alone = island("e f g\n7 .+w1 .+w2 .+w3", "missionary:white@g12")
    assert barred(alone, "sail.f12") == "M2"


def test_X10_H47_his_place_cannot_be_attacked_nor_attacked_from() -> None:
    shielded = island("f g\n7 .+w1 .+r1", "missionary:red@g7")
    assert barred(shielded, "white1.g7") == "X10"
    beside = island("f g h\n7 .+w1+mis 1n .+r1")
    assert barred(beside, "white1.g7") == "F5"
    away = island("f g h\n7 .+w1 1n .+r1", "missionary:white@g12")
    assert barred(away, "white1.g7") is None


def test_X10_H35_given_rum_he_is_an_ordinary_pirate() -> None:
    table = island("f g\n7 .+w1 .+mis", "bottles:1/0/0/0")
    after = played(table, "give.missionary")
    assert field(after, "now") == "converted"
    fights = island("f g\n7 .+mis=1 .+r1", "now:converted")
    assert at(played(fights, "missionary.g7"), "r1") == "a6"
    revives = island("f\n7 A+mis", "white:-/g12/g12 now:converted")
    assert at(played(revives, "revive"), "w1") == "f7"


def test_H46_the_missionary_on_a_barrel() -> None:
    drawing = "f g\n7 .+mis R"
    assert at(played(island(drawing), "missionary.g7"), "mis") == "g7!hungover"
    drinks = played(island(drawing, missionary_on_barrel="becomes_pirate"), "missionary.g7")
    assert (at(drinks, "mis"), field(drinks, "now")) == ("g7", "converted")


# --- Friday ------------------------------------------------------------------------------------


def test_X11_H57_friday_crosses_spinners_ignores_traps_and_the_cannibal() -> None:
    spinner = played(island("f g\n7 .+fri m"), "friday.g7 sail.a5 sail.f0 sail.m5")
    assert len(may(spinner, "friday")) == 8
    assert at(played(island("f g\n7 .+fri T"), "friday.g7"), "fri") == "g7"
    assert at(played(island("f g\n7 .+fri X"), "friday.g7"), "fri") == "g7"


def test_X11_friday_carries_but_does_not_fight_nor_sail() -> None:
    table = island("f g\n7 .+fri=1 .+r1")
    assert coins(played(table, "friday.f8.coin")) == "f8=1"
    assert barred(table, "friday.g7") == "X11"
    alone = island("e f g\n7 .+w1 .+w2 .+w3", "friday:white@g12")
    assert barred(alone, "sail.f12") == "M2"


def test_X11_H44_hit_he_changes_sides_where_he_stands() -> None:
    table = island("f g\n7 .+w1 .+r1", "friday:red@g7")
    after = played(table, "white1.g7")
    assert (field(after, "friday"), at(after, "r1")) == ("white@g7", "a6")
    assert "side-changed piece=friday crew=white" in told(table, "white1.g7")
    trap = played(island("f g\n7 .+w1 T", "friday:red@g7"), "white1.g7")
    assert at(trap, "w1") == "g7"
    eaten = played(island("f g\n7 .+w1 X", "friday:red@g7"), "white1.g7")
    assert (at(eaten, "w1"), field(eaten, "friday")) == ("-", "white@g7")


def test_H36_friday_and_the_missionary_in_the_sea() -> None:
    swimmers = island(fields="white:b12/g12/g12 friday:red@c12")
    assert field(played(swimmers, "white1.c12"), "friday") == "white@c12"
    shielded = island(fields="white:b12/g12/g12 missionary:red@c12")
    assert barred(shielded, "white1.c12") == "X10"
    run_over = played(island(fields="missionary:red@f12"), "sail.f12")
    assert field(run_over, "missionary") == "red@-"


def test_X11_H45_any_rum_removes_friday() -> None:
    barrel = played(island("f g\n7 .+fri=1 R"), "friday.g7.coin")
    assert (at(barrel, "fri"), coins(barrel)) == ("-", "g7=1")
    bottles = played(island("f g\n7 .+fri b2"), "friday.g7")
    assert (at(bottles, "fri"), field(bottles, "bottles")) == ("-", "2/0/0/0")


def test_H45_friday_and_the_missionary_open_tiles() -> None:
    table = island("f g\n7 .+mis ?", "rest:1*chest2")
    assert coins(played(table, "missionary.g7 opened.chest2")) == "g7=2"


def test_X11_H48_friday_and_the_missionary_on_one_tile_are_both_gone() -> None:
    table = island("f g\n7 .+fri=1 .+mis")
    after = played(table, "friday.g7.coin")
    assert (at(after, "fri"), at(after, "mis"), coins(after)) == ("-", "-", "g7=1")
    jungle = played(island("f g\n7 .+fri D", "missionary:red@g7"), "friday.g7")
    assert (at(jungle, "fri"), at(jungle, "mis")) == ("-", "-")
    converted = played(island("f g\n7 .+fri .+mis", "now:converted"), "friday.g7")
    assert at(converted, "fri") == "g7"


# --- the galleon -------------------------------------------------------------------------------


def test_X12_the_treasure_is_worth_three_and_carried_like_a_coin() -> None:
    table = island("g\n11 .+w1\n10 ?", "rest:1*galleon")
    found = played(table, "white1.g10 opened.galleon")
    assert field(found, "treasure") == "g10"
    home = island("g\n11 .+w1", "treasure:g11")
    assert field(played(home, "white1.g12.treasure"), "gold") == "3/0/0/0"
    sunk = island("f\n2 .+w1\n1 1w", "treasure:f2")
    assert field(played(sunk, "white1.f1.treasure"), "lost") == "3"
