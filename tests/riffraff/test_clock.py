"""What is said for whoever says nothing in time (A3, A4, A6, A21)."""

from __future__ import annotations

from roadstead.kernel.game import Move
from roadstead.riffraff import RiffRaff, RiffRaffPosition
from roadstead.riffraff.clock import LEAVER_LIMIT_S, limit_s, when_time_is_up
from tests.riffraff.stub import played
from tests.riffraff.tables import turn_of


def said(position: RiffRaffPosition) -> Move | None:
    return when_time_is_up(position.table, position.chosen, position.game.house)


def limit(position: RiffRaffPosition) -> int:
    return limit_s(position.table, position.game.options)


def choosing(**options: object) -> RiffRaffPosition:
    return played(RiffRaff(first_captain="host", **options).start(), "captain.1")


def test_A4_who_has_no_card_yet_has_one_drawn() -> None:
    position = choosing()
    assert limit(position) == 60
    assert str(said(position)) == "draw.0"
    assert str(said(played(position, "choose.0.3"))) == "draw.1"
    assert said(choosing(card_timer_s=0)) is None
    assert limit(choosing(card_timer_s=0)) == 0


def test_A3_a_silent_captain_leaves_the_seats_in_their_order() -> None:
    cards = ["choose.0.4", "choose.1.9", "choose.2.4", "choose.3.4"]
    tied = played(choosing(), *cards)
    assert limit(tied) == 15
    assert str(said(tied)) == "order.2.3.0"


def test_A3_and_the_next_of_the_highest_takes_the_office() -> None:
    cards = ["choose.0.9", "choose.1.9", "choose.2.4", "choose.3.9"]
    tied = played(choosing(), *cards)
    assert limit(tied) == 15
    assert str(said(tied)) == "captain.3"


def test_A6_who_announces_nothing_has_announced_one() -> None:
    position = turn_of("9/4/3", "0.1.2")
    assert limit(position) == 90
    assert str(said(position)) == "one"
    loading = played(position, "one")
    assert limit(loading) == 90
    assert said(loading) is None


def test_A21_a_leavers_seat_waits_for_a_minute() -> None:
    assert LEAVER_LIMIT_S == 60


def test_nothing_is_timed_where_nobody_waits() -> None:
    start = RiffRaff().start()
    assert limit(start) == 0
    assert said(start) is None
