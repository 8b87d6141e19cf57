"""What each seat sees: everything but what others have laid face down (R7, A4)."""

from __future__ import annotations

from random import Random

import pytest

from roadstead.kernel import IllegalPosition, Unreadable
from roadstead.kernel.notation import read_view_line
from roadstead.riffraff import RiffRaff, RiffRaffPosition
from tests.riffraff.stub import played

FIELDS = "round:1 phase:choose captain:0 supply:"


def waiting() -> RiffRaffPosition:
    start = RiffRaff(seats=3, first_captain="host").start()
    return played(start, "captain.0", "choose.0.9", "choose.2.4")


def test_each_seat_sees_its_own_card_and_who_is_ready() -> None:
    position = waiting()
    told = [str(position.view(seat)).partition(" | ")[2].split(" round")[0] for seat in range(3)]
    assert told == ["view:0 ready:0.2 own:9", "view:1 ready:0.2", "view:2 ready:0.2 own:4"]
    assert str(position.view(None)).partition(" | ")[2].startswith("view:- ready:0.2 round")


def test_a_view_has_no_field_for_the_cards_of_others() -> None:
    fields = set(type(waiting().view(1)).__dataclass_fields__)
    assert fields == {"header", "of_seat", "table", "ready", "own_card"}
    assert waiting().view(1) == played(waiting(), "choose.0.3", "choose.2.8").view(1)


def test_worlds_are_the_hands_that_others_may_hold() -> None:
    position = waiting()
    worlds = [position.game.worlds(position.view(0), Random(n)) for n in range(200)]
    assert {world.chosen[0] for world in worlds} == {9}
    assert {world.chosen[1] for world in worlds} == {0}
    assert {world.chosen[2] for world in worlds} == set(range(1, 11))
    assert all(world.view(0) == position.view(0) for world in worlds)


def test_a_view_reads_back() -> None:
    for seat in (None, 0, 1, 2):
        view = waiting().view(seat)
        game, again = read_view_line(str(view), RiffRaff)
        assert (game, again) == (waiting().game, view)


@pytest.mark.parametrize(
    ("front", "defect"),
    [
        ("view:0 ready:0.0 own:3", "ready"),
        ("view:0 ready:1.0 own:3", "ready"),
        ("view:0 ready:0", "own"),
        ("view:0 ready:1 own:3", "own"),
        ("view:- ready:1 own:3", "own"),
        ("view:1 ready:0.1.2 own:3", "chosen"),
    ],
)
def test_a_view_of_nothing_possible_is_refused(front: str, defect: str) -> None:
    supply = str(waiting()).partition("supply:")[2]
    with pytest.raises(IllegalPosition) as refused:
        waiting().game.read_view(f"{front} {FIELDS}{supply}")
    assert refused.value.defects == (defect,)


@pytest.mark.parametrize("front", ["view:5", "view:x", "ready:0", "view:0 own:12", "view:0 own:x"])
def test_a_view_that_cannot_be_read_is_refused(front: str) -> None:
    supply = str(waiting()).partition("supply:")[2]
    with pytest.raises(Unreadable):
        waiting().game.read_view(f"{front} {FIELDS}{supply}")


def test_a_view_is_no_position() -> None:
    with pytest.raises(Unreadable):
        waiting().game.read_position(str(waiting().view(0)).partition("|")[2])
