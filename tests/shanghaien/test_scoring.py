"""The end: points, the winner, ties (F1-F4, A8, A9, N10)."""

from __future__ import annotations

import pytest

from roadstead.kernel import Outcome
from tests.shanghaien.tables import Scene, played, scene


def over(text: str, **options: object) -> Scene:
    return scene(f"round:8 phase:over {text}", **options)


def result(table: Scene) -> Outcome:
    found = table.outcome()
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("crew", "score"),
    [
        ("red1.4/red2", (2, 0)),  # 5 against 2: the stronger gets the weaker crew
        ("red2/red1.4", (0, 2)),
        ("red1.4/red2.3", (0, 0)),  # equal: all leave
        ("red1.JB/red4", (0, 3)),  # a joker counts two, also in what is received
        ("red4/red1.JB", (3, 0)),
        ("red4,blue1/red1,blue4", (1, 1)),  # nation by nation
    ],
)
def test_F1_the_stronger_scores_the_weaker_crew(crew: str, score: tuple[int, int]) -> None:
    assert over(f"crew:{crew}").score() == score


@pytest.mark.parametrize(("crew", "score"), [("red1.4/-", (5, 0)), ("-/red1.JB.JP", (0, 5))])
def test_F2_alone_one_keeps_ones_own(crew: str, score: tuple[int, int]) -> None:
    assert over(f"crew:{crew}").score() == score


def test_F3_unused_tricks_count_one_each() -> None:
    assert over("tricks:JB.PR.PR/BR").score() == (3, 1)


def test_F3_Z5_cards_of_the_expansions_count_too() -> None:
    options = {"expansions": "crazy_captain+extra1+extra2+extra3"}
    assert over("tricks:captain.extra1.extra2.doubles/captain", **options).score() == (4, 1)


@pytest.mark.parametrize(
    ("crew", "winners"), [("red4/blue3", (0,)), ("red3/blue4", (1,)), ("red3/blue3", ())]
)
def test_F4_the_higher_total_wins(crew: str, winners: tuple[int, ...]) -> None:
    assert result(over(f"crew:{crew}")).winners == winners


def test_A9_equal_totals_are_a_draw() -> None:
    table = over("crew:red3/blue2 tricks:-/JB")
    assert result(table) == Outcome((), (3, 3), "draw")


@pytest.mark.parametrize(
    ("text", "winners", "why"),
    [
        ("crew:red3/blue2 tricks:-/JB", (1,), "most_unused_tricks"),
        ("crew:red2/blue3 tricks:JB/-", (0,), "most_unused_tricks"),
        ("crew:red3/blue3", (), "draw"),
        ("crew:red4/blue3", (0,), "points"),
    ],
)
def test_A9_N10_most_unused_tricks(text: str, winners: tuple[int, ...], why: str) -> None:
    found = result(over(text, end_tie="most_unused_tricks"))
    assert (found.winners, found.why) == (winners, why)


def test_N10_the_doubles_card_is_an_unused_trick() -> None:
    table = over(
        "crew:red3/blue2 tricks:-/doubles", end_tie="most_unused_tricks", expansions="extra3"
    )
    assert result(table) == Outcome((1,), (3, 3), "most_unused_tricks")


@pytest.mark.parametrize(
    ("text", "winners", "why"),
    [
        ("crew:red3/blue1.2", (1,), "more_sailor_cards"),
        ("crew:red1.2/blue3", (0,), "more_sailor_cards"),
        ("crew:red4/blue2.JB", (1,), "more_sailor_cards"),  # a joker has become a Sailor card
        ("crew:red3,green3/blue3,green3", (), "draw"),
        ("crew:red3,green1/blue3", (0,), "points"),
    ],
)
def test_A9_N10_more_sailor_cards(text: str, winners: tuple[int, ...], why: str) -> None:
    found = result(over(text, end_tie="more_sailor_cards"))
    assert (found.winners, found.why) == (winners, why)


def test_N10_sailor_cards_are_counted_before_they_move() -> None:
    """Seat 0 gets red1 of seat 1 and has one card less on the table before: seat 1 wins."""
    table = over("crew:red4/red1,blue1 ", end_tie="more_sailor_cards")
    assert table.score() == (1, 1)
    assert result(table).winners == (1,)


def test_A9_play_again() -> None:
    assert result(over("crew:red3/blue3", end_tie="play_again")) == Outcome(
        (), (3, 3), "play_again"
    )
    assert result(over("crew:red4/blue3", end_tie="play_again")).why == "points"


def test_F1_the_game_ends_with_the_eighth_round() -> None:
    table = scene("round:8 dice:1.1/2.2")
    assert table.outcome() is None
    assert played(table, "shanghai").outcome() is not None
