"""The names of draws: a dealer's answer hangs on what is drawn, not on when."""

from __future__ import annotations

import pytest

from tests.shanghaien.tables import ALL, Scene, barred, field, game, played, scene


def key(table: Scene) -> str:
    return table.chances().key


def test_S7_the_starter_is_drawn_once() -> None:
    assert key(game(first_player="random").start()) == "starter"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("round:1 phase:cards", "tavern/1"),
        ("round:1 phase:cards tavern:red4,JB,-,-,-,-", "tavern/3"),
        ("round:8 phase:cards tavern:red4,JB,blue4,grey2,grey1,-", "tavern/48"),
    ],
)
def test_S6_the_cards_of_the_game_are_counted(text: str, expected: str) -> None:
    assert key(scene(text)) == expected


def test_T4_rolls_go_by_round_turn_seat_and_number() -> None:
    table = played(scene("turns:0/0"), "roll")
    assert key(table) == "1/1-of-0/1"
    table = played(table, "rolled.1.2 1.L roll")
    assert key(table) == "1/1-of-1/1"
    table = played(table, "rolled.1.2 1 roll")
    assert key(table) == "1/2-of-0/1"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("roll rolled.1.2 JR.reroll", "2/2-of-0/2"),
        ("roll rolled.4.4 again", "2/2-of-0/2"),
        ("roll rolled.4.4 again rolled.4 again", "2/2-of-0/3"),
        ("roll rolled.4.4 again rolled.5 JR.reroll", "2/2-of-0/3"),
        ("roll rolled.1.2 extra1.rerollall", "2/2-of-0/2"),
        ("roll rolled.1.2 doubles", "2/2-of-0/2"),
    ],
)
def test_each_roll_of_a_turn_has_a_name_of_its_own(words: str, expected: str) -> None:
    table = scene("dice:1/2 tricks:JR.extra1.doubles/-", expansions=ALL)
    assert key(played(table, words)) == expected


def test_a_mass_roll_is_counted() -> None:
    table = scene(
        "captain:1 dice:1/2 tricks:extra1/-",
        expansions=ALL,
        veto_reroll_all_placing="roll_all_again",
    )
    table = played(table, "roll rolled.1.2 extra1.rerollall pass rolledall.1.2.3")
    assert field(table, "rolls") == "2"
    assert key(played(table, "back.1 veto")) == "1/2-of-0/3"


@pytest.mark.parametrize(
    ("text", "word", "clause"),
    [
        ("dice:1/2", "starts.0", "S7"),
        ("dice:1/2", "turned.red1", "S6"),
        ("dice:1/2", "rolled.1.2", "T4"),
        ("dice:1/2", "rolled.1", "Z2"),
        ("dice:1/2", "rolledall.1.2", "X3"),
    ],
)
def test_S6_S7_T4_X3_Z2_chance_answers_only_what_is_asked(
    text: str, word: str, clause: str
) -> None:
    assert barred(scene(text), word) == clause
