"""The tiles of the base game, where they end a trip (T1-T15)."""

from __future__ import annotations

import pytest

from roadstead.jackal import Jackal
from roadstead.jackal.board import tile_as_laid
from roadstead.jackal.tiles.arrow import arrow_exits
from roadstead.jackal.words import DIRECTION_WORDS
from tests.jackal.islands import at, barred, coins, field, may, played, scene, told


def test_T1_on_an_empty_tile_nothing_happens() -> None:
    after = played(scene("f g\n7 .+w1 ."), "white1.g7")
    assert (at(after, "w1"), after.to_move) == ("g7", 1)


EXITS = {1: "e", 2: "ne", 3: "e w", 4: "ne sw", 5: "e s nw", 6: "n e s w", 7: "ne se sw nw"}


@pytest.mark.parametrize("kind", EXITS)
def test_T2_I4_the_exits_of_an_arrow_as_drawn(kind: int) -> None:
    exits = arrow_exits(tile_as_laid(kind - 1, 0))
    assert [word for way, word in enumerate(DIRECTION_WORDS) if exits >> way & 1] == [
        word for word in DIRECTION_WORDS if word in EXITS[kind].split()
    ]


@pytest.mark.parametrize(("turn", "end"), [("n", "h7"), ("e", "g8"), ("s", "f7"), ("w", "g6")])
def test_T2_I5_H4_quarter_turns_go_clockwise(turn: str, end: str) -> None:
    after = played(scene(f"f g\n8 .+w1 .\n7 . 1{turn}"), "white1.g7")
    assert at(after, "w1") == end


@pytest.mark.parametrize(("letter", "steps"), [("j", 2), ("d", 3), ("w", 4), ("m", 5)])
def test_T4_a_spinner_takes_its_turns(letter: str, steps: int) -> None:
    table = played(scene(f"f g\n7 .+w1 {letter}"), "white1.g7")
    others = "sail.a5 sail.f0 sail.m5 ", "sail.a6 sail.g0 sail.m6 "
    for step in range(2, steps + 1):
        table = played(table, others[step % 2])
        assert may(table, "white1") == ["white1.g7"]
        assert barred(table, "white1.f7") == "T4"
        table = played(table, "white1.g7")
        assert at(table, "w1") == f"g7-{step}"
    table = played(table, others[(steps + 1) % 2])
    assert len(may(table, "white1")) == 8


def test_T4_a_coin_lies_on_its_step() -> None:
    table = scene("f\n7 j+w1=1")
    after = played(table, "white1.f7.coin")
    assert coins(after) == "f7-2=1"
    assert told(table, "white1.f7.coin")[:2] == [
        "spinner-crossed piece=white1 cell=f7 step=2 steps=2",
        "gold-left cell=f7 load=coin",
    ]
    turn = played(after, "sail.a5 sail.f0 sail.m5")
    assert coins(played(turn, "white1.f8.coin")) == "f8=1"


def test_T6_a_trap_holds_until_a_comrade_comes() -> None:
    table = played(scene("f g\n7 .+w1 T\n8 .+w2 ."), "white1.g7")
    assert at(table, "w1") == "g7!trapped"
    table = played(table, "sail.a5 sail.f0 sail.m5")
    assert barred(table, "white1.g8") == "T6"
    freed = played(table, "white2.g7")
    assert field(freed, "white") == "g7/g7/g12"
    assert "piece-freed piece=white1 cell=g7" in told(table, "white2.g7")


def test_T6_an_enemy_hits_him_and_is_caught_himself() -> None:
    after = played(scene("f g\n7 .+w1 T+r1!trapped"), "white1.g7")
    assert (at(after, "w1"), at(after, "r1")) == ("g7!trapped", "a6")


def test_T6_H31_an_ally_frees_and_coming_back_is_coming() -> None:
    allies = scene("f g\n7 .+w1 T+b1!trapped", mode="pairs")
    assert at(played(allies, "white1.g7"), "b1") == "g7"
    alone = played(scene("f g\n7 . T+w1"), "white1.f7 sail.a5 sail.f0 sail.m5 white1.g7")
    assert at(alone, "w1") == "g7!trapped"


@pytest.mark.parametrize(("turn", "end"), [("n", "f0"), ("e", "m7"), ("s", "f12"), ("w", "a7")])
def test_T7_a_cannon_shoots_along_its_barrel(turn: str, end: str) -> None:
    table = scene(f"f\n8 .+w1=1\n7 C{turn}")
    after = played(table, "white1.f7.coin")
    assert (at(after, "w1"), field(after, "lost")) == (end, "1")


def test_T7_a_cannon_onto_the_own_ship_banks() -> None:
    after = played(scene("g\n8 .+w1=1\n7 Cs"), "white1.g7.coin")
    assert (at(after, "w1"), field(after, "gold")) == ("g12", "1/0/0/0")


def test_T7_H11_H12_a_cannon_under_an_enemy_ship() -> None:
    assert barred(scene("g\n8 .+w1\n7 Cn"), "white1.g7") == "H11"
    table = scene("g\n8 .+w1\n7 ?", "rest:1*cannon")
    assert at(played(table, "white1.g7 opened.cannon-n"), "w1") == "-"


def test_T7_an_enemy_swimmer_there_dies() -> None:
    after = played(scene("f\n8 .+w1\n7 Cn", "red:f0/a6/a6"), "white1.f7")
    assert (at(after, "w1"), at(after, "r1")) == ("f0", "-")


def test_T8_H30_rum_costs_the_next_turn_of_his_colour() -> None:
    table = played(scene("f g\n7 .+w1 R", mode="two"), "white1.g7")
    assert at(table, "w1") == "g7!hungover"
    table = played(table, "sail.a5 sail.f0 sail.m5")
    assert barred(table, "white1.g8") == "T8"
    assert barred(table, "white2.g11") is None
    table = played(table, "white2.g11 sail.a6 sail.g0 sail.m6")
    assert barred(table, "white1.g8") is None


def test_T8_hit_meanwhile_he_is_sober_on_his_ship() -> None:
    after = played(scene("f g\n7 .+w1 R+r1!hungover"), "white1.g7")
    assert at(after, "r1") == "a6"


def test_T9_crocodile_back_with_what_he_carries() -> None:
    after = played(scene("f g\n7 .+w1=1 K"), "white1.g7.coin")
    assert (at(after, "w1"), coins(after)) == ("f7", "f7=1")


def test_T10_H13_the_cannibal_may_be_chosen_and_eats_the_coin() -> None:
    table = scene("f g\n7 .+w1=1 X")
    after = played(table, "white1.g7.coin")
    assert (at(after, "w1"), field(after, "lost")) == ("-", "1")
    assert "piece-died piece=white1 cell=g7 clause=T10" in told(table, "white1.g7.coin")


def test_T11_H63_the_balloon_goes_to_the_own_ship_never_the_allys() -> None:
    after = played(scene("f g\n2 .+b1=1 B", "turn:black", mode="pairs"), "black1.g2.coin")
    assert (at(after, "b1"), field(after, "gold")) == ("g0", "1/0/0/0")


def test_T12_H64_a_held_fort_is_closed_to_enemies_only() -> None:
    assert barred(scene("f g\n7 .+w1 F+r1"), "white1.g7") == "T12"
    assert barred(scene("f g\n7 .+w1 F+w2"), "white1.g7") is None
    friday = scene("f g\n7 .+w1 F", "friday:red@g7", expansion=True)
    assert barred(friday, "white1.g7") == "T12"


def test_T14_H23_fly_at_once_or_later_from_the_tile() -> None:
    fork = played(scene("f g\n7 .+w1 P"), "white1.g7")
    assert "stay" in may(fork)
    at_once = played(fork, "to.c3")
    assert (at(at_once, "w1"), "p" in field(at_once, "map")) == ("c3", True)
    later = played(fork, "stay sail.a5 sail.f0 sail.m5")
    assert at(played(later, "white1.fly.c3"), "w1") == "c3"
    assert barred(scene("f\n7 .+w1"), "white1.fly.c3") == "T14"


def test_T14_an_enemy_who_hits_the_pilot_takes_over() -> None:
    fork = played(scene("f g\n7 .+w1 P+r1"), "white1.g7")
    assert at(fork, "r1") == "a6"
    assert "to.c3" in may(fork)


def test_T14_H26_leaving_on_foot_uses_the_plane_up() -> None:
    after = played(scene("f\n7 P+w1+w2"), "white1.f8")
    assert "P" not in field(after, "map")
    assert barred(played(after, "sail.a5 sail.f0 sail.m5"), "white2.fly.c3") == "T14"


def test_T14_H24_not_to_its_own_tile() -> None:
    assert barred(scene("f\n7 P+w1"), "white1.fly.f7") == "H24"
    ice = played(scene("f g\n7 P+w1 I"), "white1.fly.g7")
    assert "to.f7" in may(ice)
    assert barred(ice, "to.g7") == "H24"


def test_T14_H25_where_one_may_fly() -> None:
    drawing = "c d e f g\n3 ? F+r1 .+r2 H A\n7 . . . P+w1 ."
    table = scene(drawing, "rest:1*horse")
    for cell in ("c3", "e3", "f3", "g3", "g12"):
        assert barred(table, f"white1.fly.{cell}") is None
    assert barred(table, "white1.fly.d3") == "T12"
    for cell in ("a6", "c12"):
        assert barred(table, f"white1.fly.{cell}") == "T14"
    assert barred(scene("f\n7 P+w1", plane_targets="land_only"), "white1.fly.g12") == "T14"
    anywhere = scene("f\n7 P+w1", plane_targets="any_cell")
    assert at(played(anywhere, "white1.fly.a6"), "w1") == "-"
    assert at(played(anywhere, "white1.fly.c12"), "w1") == "c12"
    assert barred(scene("f\n7 P+w1", mode="pairs"), "white1.fly.g0") is None


def test_T14_the_pilot_may_wait_only_by_option() -> None:
    assert barred(scene("f\n7 P+w1"), "white1.wait") == "T14"
    table = scene("f\n7 P+w1", plane_wait="yes")
    assert played(table, "white1.wait").to_move == 1


def test_T14_H27_crocodile_after_the_plane() -> None:
    drawing = "f g\n7 P+w1 K"
    again = played(scene(drawing), "white1.fly.g7")
    assert "to.c3" in may(again)
    assert barred(again, "to.f7") == "H24"
    assert barred(again, "to.g7") == "F5"
    stands = played(scene(drawing, crocodile_after_plane="stand_on_spent_plane"), "white1.fly.g7")
    assert (at(stands, "w1"), stands.to_move) == ("f7", 1)


def test_T14_H27_plane_ice_crocodile_goes_back_to_the_ice() -> None:
    drawing = "c f g\n3 K . .\n7 . P+w1 I"
    table = played(scene(drawing), "white1.fly.g7 to.c3")
    assert at(table, "w1") == "g7"
    assert barred(table, "to.c3") == "F5"
    assert at(played(table, "to.d5"), "w1") == "d5"


def test_T14_with_the_load_he_came_with() -> None:
    table = played(scene("f g\n7 .+w1=1 P"), "white1.g7.coin")
    assert coins(played(table, "to.c3")) == "c3=1"
    assert field(played(table, "to.g12"), "gold") == "1/0/0/0"


def test_I1_I2_I3_the_island_and_the_ships() -> None:
    state = Jackal().fresh()
    assert (state.closed, sum(state.rest), state.stake) == (117, 117, 37)
    assert Jackal(expansion=True).fresh().stake == 40
    assert sum(Jackal(expansion=True).fresh().rest) == 117
    start = str(Jackal().start())
    assert " ships:g12/a6/g0/m6 " in start
    assert " red:a6/a6/a6 " in start


def test_I5_I6_closed_tiles_are_drawn_from_the_known_rest() -> None:
    table = played(scene("f g h\n7 .+w1 ? ?", "rest:1*arrow1.1*arrow6"), "white1.g7")
    shares = {str(move): str(share) for move, share in table.chances()}
    assert shares == {
        "opened.arrow1n": "1/8",
        "opened.arrow1e": "1/8",
        "opened.arrow1s": "1/8",
        "opened.arrow1w": "1/8",
        "opened.arrow6n": "1/2",
    }
    assert barred(table, "opened.horse") == "I6"
    assert table.chances().key == "cell 7,6"
