"""Chains: every pair of tiles that send on, in both orders (M8, T2-T14, F5)."""

from __future__ import annotations

import pytest

from tests.jackal.islands import at, barred, coins, field, may, played, scene, told

SECOND_AFTER = {"arrow": "f6", "ice": "f6", "horse": "g5", "plane": "h3"}
"""Where the second tile lies behind a first one at f7."""
FIRST = {
    "arrow": "1w",
    "ice": "I",
    "horse": "H",
    "plane": "P",
    "cannon": "Ce",
    "balloon": "B",
    "cave": "O",
}
TO_SECOND = {"arrow": "", "ice": "", "horse": "to.g5", "plane": "to.h3"}
SECOND = {
    "arrow": "1n",
    "horse": "H",
    "ice": "I",
    "crocodile": "K",
    "cannon": "Cn",
    "balloon": "B",
    "plane": "P",
    "cave": "O",
}

PAIRS = [
    ("arrow", "arrow", "", "g6"),
    ("arrow", "horse", "to.g4", "g4"),
    ("arrow", "ice", "", "f5"),
    ("arrow", "cannon", "", "f0"),
    ("arrow", "balloon", "", "g12"),
    ("arrow", "plane", "stay", "f6"),
    ("arrow", "cave", "", "c3"),
    ("ice", "arrow", "", "g6"),
    ("ice", "horse", "to.g4", "g4"),
    ("ice", "ice", "", "f5"),
    ("ice", "crocodile", "", "f8"),
    ("ice", "cannon", "", "f0"),
    ("ice", "balloon", "", "g12"),
    ("ice", "plane", "stay", "f6"),
    ("ice", "cave", "", "c3"),
    ("horse", "arrow", "", "h5"),
    ("horse", "horse", "to.h3", "h3"),
    ("horse", "ice", "to.h3", "h3"),
    ("horse", "crocodile", "to.e5", "e5"),
    ("horse", "balloon", "", "g12"),
    ("horse", "plane", "stay", "g5"),
    ("horse", "cave", "", "c3"),
    ("plane", "arrow", "", "i3"),
    ("plane", "horse", "to.i5", "i5"),
    ("plane", "ice", "to.e5", "e5"),
    ("plane", "crocodile", "to.e5", "e5"),
    ("plane", "cannon", "", "h0"),
    ("plane", "balloon", "", "g12"),
    ("plane", "plane", "stay", "h3"),
    ("plane", "cave", "", "c3"),
]


def pair(first: str, second: str, load: str = "") -> tuple[str, str]:
    """An island with the first tile at f7 and the second where it leads; how to get there."""
    there = SECOND_AFTER[first]
    rows = {"f7": FIRST[first], there: SECOND[second], "f8": ".+w1=1"}
    if second == "cave":
        rows["c3"] = "O"
    return draw(rows), f"white1.f7{load} {TO_SECOND[first]}"


def draw(rows: dict[str, str]) -> str:
    """A drawing of single cells."""
    columns = sorted({cell[0] for cell in rows})
    lines = ["  ".join(columns)]
    for row in sorted({int(cell[1:]) for cell in rows}):
        lines.append(f"{row} " + " ".join(rows.get(f"{column}{row}", ".") for column in columns))
    return "\n".join(lines)


@pytest.mark.parametrize(("first", "second", "choice", "end"), PAIRS)
def test_M8_the_second_tile_acts_after_the_first(
    first: str, second: str, choice: str, end: str
) -> None:
    drawing, way = pair(first, second)
    after = played(scene(drawing, expansion=True), f"{way} {choice}")
    assert at(after, "w1") == end
    assert after.to_move == 1


@pytest.mark.parametrize(("first", "second", "choice", "end"), PAIRS)
def test_G2_the_load_goes_through_the_whole_chain(
    first: str, second: str, choice: str, end: str
) -> None:
    drawing, way = pair(first, second, ".coin")
    after = played(scene(drawing, expansion=True), f"{way} {choice}")
    assert at(after, "w1") == end
    if end == "g12":
        assert field(after, "gold") == "1/0/0/0"
    elif second == "cannon":
        assert field(after, "lost") == "1"
    else:
        assert coins(after) == f"{end}=1"


def test_F5_arrow_then_crocodile_is_a_known_cycle_and_not_offered() -> None:
    drawing, _ = pair("arrow", "crocodile")
    assert barred(scene(drawing), "white1.f7") == "F5"
    assert barred(scene(drawing), "white1.f7.coin") == "F5"


def test_T3_T7_horse_then_cannon() -> None:
    drawing = draw({"f7": "H", "g5": "Ce", "f8": ".+w1"})
    assert at(played(scene(drawing), "white1.f7 to.g5"), "w1") == "m5"


@pytest.mark.parametrize("beyond", ["1n", "H", "I", "K", "Cn", "B", "P", "O"])
def test_T7_cannon_flies_over_what_lies_on_the_way(beyond: str) -> None:
    drawing = draw({"f7": "Ce", "g7": beyond, "f8": ".+w1"})
    assert at(played(scene(drawing, expansion=True), "white1.f7"), "w1") == "m7"


@pytest.mark.parametrize("beyond", ["1n", "H", "I", "K", "Cn", "B", "P", "O"])
def test_T11_balloon_ends_the_chain_whatever_lies_beside(beyond: str) -> None:
    drawing = draw({"f7": "B", "f6": beyond, "f8": ".+w1"})
    assert at(played(scene(drawing, expansion=True), "white1.f7"), "w1") == "g12"


@pytest.mark.parametrize("beyond", ["1n", "H", "I", "K", "Cn", "B", "P", "O"])
def test_X3_nothing_acts_where_one_comes_out_of_a_cave(beyond: str) -> None:
    drawing = draw({"f7": "O", "c3": "O", "c2": beyond, "f8": ".+w1"})
    after = played(
        scene(drawing, expansion=True), "white1.f7" + (" to.c3" if beyond == "O" else "")
    )
    assert at(after, "w1") == "c3"


# --- the crocodile sends back ------------------------------------------------------------------


def test_T9_H15_crocodile_back_to_where_the_trip_began() -> None:
    table = scene(draw({"f7": "K", "f8": ".+w1"}))
    after = played(table, "white1.f7")
    assert at(after, "w1") == "f8"
    assert after.to_move == 1


def test_T9_H16_crocodile_back_over_ice_slides_on() -> None:
    drawing = draw({"f6": "K", "f7": "I", "f8": ".+w1"})
    assert at(played(scene(drawing), "white1.f7"), "w1") == "f8"


def test_T9_H33_crocodile_back_to_a_horse_may_leap_elsewhere() -> None:
    drawing = draw({"g5": "K", "f7": "H", "f8": ".+w1"})
    table = played(scene(drawing), "white1.f7 to.g5")
    assert "to.g5" not in may(table)
    assert at(played(table, "to.e5"), "w1") == "e5"


def test_T14_H15_crocodile_back_to_the_plane_uses_it_up() -> None:
    after = played(scene(draw({"f7": "K", "f8": "P+w1"})), "white1.f7")
    assert at(after, "w1") == "f8"
    assert "p" in field(after, "map")


def test_X3_H15_crocodile_back_into_a_cave_goes_through_it() -> None:
    drawing = draw({"f7": "K", "f8": "O+w1", "c3": "O"})
    assert at(played(scene(drawing, expansion=True), "white1.f7"), "w1") == "c3"


def test_T8_H15_crocodile_back_to_a_barrel_drinks_again() -> None:
    after = played(scene(draw({"f7": "K", "f8": "R+w1"})), "white1.f7")
    assert at(after, "w1") == "f8!hungover"


def test_T6_H15_crocodile_back_to_a_trap_is_caught_again() -> None:
    after = played(scene(draw({"f7": "K", "f8": "T+w1"})), "white1.f7")
    assert at(after, "w1") == "f8!trapped"


def test_T4_H15_crocodile_back_to_a_spinner_begins_at_step_one() -> None:
    after = played(scene(draw({"f7": "K", "f8": "j+w1@2"})), "white1.f7")
    assert at(after, "w1") == "f8"


def test_T9_H15_crocodile_back_aboard() -> None:
    after = played(scene(draw({"g11": "K"})), "white1.g11")
    assert at(after, "w1") == "g12"


def test_H17_stepping_at_a_crocodile_may_be_forbidden() -> None:
    drawing = draw({"f7": "K", "f8": ".+w1"})
    assert barred(scene(drawing, crocodile_pass="forbidden"), "white1.f7") == "H17"
    assert barred(scene(drawing), "white1.f7") is None


def test_H17_a_crocodile_just_opened_may_send_back() -> None:
    drawing = draw({"f7": "?", "f8": ".+w1"})
    table = scene(drawing, "rest:1*crocodile", crocodile_pass="forbidden")
    assert at(played(table, "white1.f7 opened.crocodile"), "w1") == "f8"


# --- cycles ------------------------------------------------------------------------------------


def test_F4_H12_opened_cycle_without_way_out_kills() -> None:
    drawing = draw({"f6": "1s", "f7": "?", "f8": ".+w1"})
    table = scene(drawing.replace("1s", "1e"), "rest:1*arrow1")
    words = "white1.f7 opened.arrow1w"
    after = played(table, words)
    assert at(after, "w1") == "-"
    assert "piece-died piece=white1 cell=f7 clause=F4" in told(table, words)


def test_F5_H34_of_two_exits_the_one_that_escapes_is_taken() -> None:
    """Arrow W and E at f7; to the west a held fort, to the east free land."""
    drawing = "e f g\n7 F+r1 3n .\n8 . .+w1 ."
    after = played(scene(drawing), "white1.f7")
    assert after.to_move == 1
    assert at(after, "w1") == "g7"


def test_F5_H14_two_arrows_that_face_each_other_are_not_offered() -> None:
    drawing = "f g\n7 1n 1s\n8 .+w1=1 ."
    assert barred(scene(drawing), "white1.f7") == "F5"
    assert barred(scene(drawing), "white1.f7.coin") == "F5"


def test_H33_the_same_arrow_may_be_passed_from_another_side() -> None:
    """West to e7, where an arrow points back: f7 is passed once more, then only east is left."""
    drawing = "e f g\n7 1n 3n .\n8 . .+w1 ."
    table = played(scene(drawing), "white1.f7")
    assert may(table) == ["to.g7", "to.e7"]
    assert at(played(table, "to.e7"), "w1") == "g7"


def test_M8_a_fork_is_the_same_seats_own_move() -> None:
    table = played(scene(draw({"f7": "6n", "f8": ".+w1"})), "white1.f7")
    assert table.to_move == 0
    assert sorted(may(table)) == ["to.e7", "to.f6", "to.f8", "to.g7"]
    assert barred(table, "to.a5") == "M8"
    assert barred(table, "white2.g11") == "M1"


def test_M8_each_step_of_a_chain_is_told() -> None:
    drawing = draw({"f7": "1w", "f6": "I", "f5": "R", "f8": ".+w1"})
    assert told(scene(drawing), "white1.f7")[:4] == [
        "piece-moved piece=white1 start=f8 cell=f7 how=walk load=nothing",
        "piece-moved piece=white1 start=f7 cell=f6 how=arrow load=nothing",
        "piece-moved piece=white1 start=f6 cell=f5 how=ice load=nothing",
        "rum-drunk piece=white1 cell=f5",
    ]


# --- water and ships at the end of a chain -----------------------------------------------------


def test_W2_H59_arrow_into_the_sea_may_be_chosen_and_sinks_the_coin() -> None:
    drawing = draw({"f1": "1w", "f2": ".+w1=1"})
    after = played(scene(drawing), "white1.f1.coin")
    assert at(after, "w1") == "f0"
    assert field(after, "lost") == "1"


def test_H19_a_move_that_sinks_the_coin_is_legal() -> None:
    drawing = draw({"f1": "I", "f2": ".+w1=1"})
    assert barred(scene(drawing), "white1.f1.coin") is None


def test_H11_known_chain_onto_an_enemy_ship_is_not_offered() -> None:
    drawing = draw({"g1": "1w", "g2": ".+w1"})
    assert barred(scene(drawing), "white1.g1") == "H11"


def test_H11_after_an_opening_an_enemy_ship_is_an_end_like_others() -> None:
    table = scene(draw({"g1": "?", "g2": ".+w1"}), "rest:1*arrow6")
    fork = played(table, "white1.g1 opened.arrow6n")
    assert "to.g0" in may(fork)
    after = played(fork, "to.g0")
    assert at(after, "w1") == "-"
    assert "piece-died piece=white1 cell=g0 clause=W3" in told(fork, "to.g0")


def test_H11_by_option_only_when_nothing_else_is_left() -> None:
    words = "white1.g1 opened.arrow6n"
    option = {"enemy_ship_by_chain": "only_when_forced"}
    fork = played(scene(draw({"g1": "?", "g2": ".+w1"}), "rest:1*arrow6", **option), words)
    assert "to.g0" not in may(fork)
    alone = scene(draw({"g1": "?", "g2": ".+w1"}), "rest:1*arrow1", **option)
    assert at(played(alone, "white1.g1 opened.arrow1w"), "w1") == "-"


def test_M4_arrow_onto_the_own_ship_banks_the_coin() -> None:
    drawing = draw({"g11": "1e", "g10": ".+w1=1"})
    after = played(scene(drawing), "white1.g11.coin")
    assert at(after, "w1") == "g12"
    assert field(after, "gold") == "1/0/0/0"


# --- ice ---------------------------------------------------------------------------------------


def test_T5_ice_after_a_walk_keeps_the_direction() -> None:
    assert at(played(scene(draw({"g7": "I", "f8": ".+w1"})), "white1.g7"), "w1") == "h6"


def test_T5_H61_ice_after_an_arrow_keeps_the_arrows_direction() -> None:
    drawing = draw({"f7": "2n", "g6": "I", "f8": ".+w1"})
    assert at(played(scene(drawing), "white1.f7"), "w1") == "h5"


def test_T5_ice_after_a_horse_by_option_the_same_vector() -> None:
    drawing = draw({"f7": "H", "g5": "I", "f8": ".+w1"})
    after = played(scene(drawing, ice_after_horse="same_vector"), "white1.f7 to.g5")
    assert at(after, "w1") == "h3"


def test_T5_H28_ice_after_a_plane_may_stop() -> None:
    drawing = draw({"f7": "P", "h3": "I", "f8": ".+w1"})
    after = played(scene(drawing, ice_after_plane="stop"), "white1.f7 to.h3")
    assert at(after, "w1") == "h3"


def test_H28_who_slides_over_ice_hits_who_stands_there() -> None:
    drawing = draw({"f7": "I+r1", "f8": ".+w1=1"})
    table = scene(drawing, ice_after_plane="stop")
    after = played(table, "white1.f7")
    assert (at(after, "w1"), at(after, "r1")) == ("f6", "a6")
    assert barred(table, "white1.f7.coin") == "G6"


# --- horse -------------------------------------------------------------------------------------


def test_T3_horse_enters_only_the_final_tile() -> None:
    table = played(scene(draw({"f7": "H", "f8": ".+w1"})), "white1.f7")
    assert len(may(table)) == 8
    assert barred(table, "to.f5") == "M8"


def test_T3_H29_horse_into_the_sea_only_by_option() -> None:
    drawing = draw({"f1": "H", "f2": ".+w1"})
    assert "to.d0" not in may(played(scene(drawing), "white1.f1"))
    assert "to.d0" in may(played(scene(drawing, horse_into_sea="dive"), "white1.f1"))


def test_H29_horse_onto_the_own_ship_and_the_allys() -> None:
    drawing = draw({"f10": "H", "f9": ".+w1"})
    assert "to.g12" in may(played(scene(drawing), "white1.f10"))
    ally = draw({"f2": "H", "f3": ".+w1"})
    assert "to.g0" in may(played(scene(ally, mode="pairs"), "white1.f2"))
    assert "to.g0" not in may(played(scene(ally), "white1.f2"))
    assert "to.g0" not in may(played(scene(ally, horse_into_sea="dive"), "white1.f2"))


def test_H28_H29_the_cut_corners_are_no_target() -> None:
    drawing = draw({"c1": "H", "c2": ".+w1"})
    table = played(scene(drawing, horse_into_sea="dive"), "white1.c1")
    assert "to.a0" not in may(table)
    assert barred(table, "to.a2") is None
