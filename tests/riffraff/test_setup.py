"""Who plays, with what, and who is captain first (R1-R6, R25, A1)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from roadstead.kernel import NATURE, BadOption
from roadstead.riffraff import RiffRaff
from roadstead.riffraff.ship.words import Kind, Piece, Rest
from roadstead.riffraff.state import CARDS, next_piece
from roadstead.riffraff.turn import is_yard
from tests.riffraff.stub import laden, played
from tests.riffraff.tables import before, clause, names, shares, words


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R1_two_to_four_play_with_ten_cards_each(seats: int) -> None:
    start = RiffRaff(seats=seats).start()
    assert start.table.unplayed == (CARDS,) * seats
    assert len(CARDS) == 10


@pytest.mark.parametrize("seats", [0, 1, 5, -2, 2.5, "many", True])
def test_R1_nobody_plays_alone_or_in_a_crowd(seats: object) -> None:
    with pytest.raises(BadOption):
        RiffRaff(seats=seats)


def test_R1_no_move_is_made_for_a_seat_that_is_not_there() -> None:
    host = RiffRaff(seats=2, first_captain="host").start()
    assert clause(host, "captain.2") == "R1"
    assert clause(played(host, "captain.0"), "choose.2.1") == "R1"
    assert clause(played(host, "captain.0"), "draw.3") == "R1"


def test_R2_there_are_eight_objects() -> None:
    told = before(RiffRaff(seats=3).start(), 0)
    assert set(told) == {"boat", "barrel", "bottle", "crate", "sailor", "plank", "rat", "chest"}


def test_R2_equals_aboard_have_numbers_and_no_owner() -> None:
    rest = laden(Rest(), [(Piece(Kind.RAT, 1), 5), (Piece(Kind.RAT, 3), 5)])
    assert next_piece(rest, Kind.RAT) == Piece(Kind.RAT, 2)
    assert next_piece(rest, Kind.BOAT) == Piece(Kind.BOAT, 1)


def test_R4_four_regions_on_the_hull_and_two_on_each_yard() -> None:
    assert [is_yard(region) for region in range(1, 11)] == [False] * 4 + [True] * 6


@pytest.mark.parametrize("seats", [3, 4])
def test_R5_three_or_four_get_one_set_each(seats: int) -> None:
    start = RiffRaff(seats=seats).start()
    assert all(list(before(start, seat).values()) == [1] * 8 for seat in range(seats))


def test_R25_two_get_two_sets_each() -> None:
    start = RiffRaff(seats=2).start()
    assert all(list(before(start, seat).values()) == [2] * 8 for seat in range(2))
    assert start.score() == (16, 16)


def test_R6_somebody_is_captain_before_the_first_round() -> None:
    start = RiffRaff(seats=3).start()
    assert start.table.captain is None
    assert start.to_move == NATURE
    step = start.play(start.game.read_move("begins.2"))
    assert names(step.events) == ["first-captain seat=2", "round-begun round=1"]
    assert clause(played(start, "begins.2"), "begins.0") == "R6"
    assert clause(start, "begins.3") == "R6"


def test_A1_the_first_captain_is_drawn() -> None:
    assert shares(RiffRaff(seats=4).start()) == {
        f"begins.{seat}": Fraction(1, 4) for seat in range(4)
    }
    assert RiffRaff().start().allowing(RiffRaff().read_move("begins.0")) == "A1"


def test_A1_or_the_host_names_him() -> None:
    start = RiffRaff(seats=3, first_captain="host").start()
    assert start.to_move == 0
    assert words(start) == ["captain.0", "captain.1", "captain.2"]
    assert start.allowing(start.legal_moves()[2]) == "A1"
    assert played(start, "captain.2").table.captain == 2
