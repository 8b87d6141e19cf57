"""A turn: which region, one object or two (R11-R13, A5-A9, A11)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from roadstead.kernel import NATURE, Measured
from roadstead.riffraff.moves import End
from roadstead.riffraff.ship.words import Kind, Piece, Rest
from roadstead.riffraff.state import Phase
from tests.riffraff.stub import collapsed, laden, placed, played, stopped
from tests.riffraff.tables import SET, before, clause, load, names, revealed, table, turn_of, words


@pytest.mark.parametrize("card", range(1, 11))
def test_R11_the_card_names_the_region(card: int) -> None:
    other = 1 if card > 1 else 2
    order = "0.1" if card > other else "1.0"
    position = turn_of(f"{card}/{other}", order)
    while position.to_move != 0:
        begun = played(position, "one")
        position, _ = load(begun, stopped(begun))
    assert position.table.region == card


def test_R11_only_what_lies_before_the_seat_can_be_loaded() -> None:
    position = played(turn_of("9/4/3", "0.1.2", supply=f"rat/{SET}/{SET}"), "one")
    verdict = position.verdict(placed(position, Kind.BOAT))
    assert verdict is not None
    assert verdict.clause == "R11"
    assert position.verdict(placed(position, Kind.RAT)) is None


def test_R2_an_equal_takes_the_lowest_free_number() -> None:
    begun = played(turn_of("9/4/3", "0.1.2", "boat1@4", supply="boat/rat/rat"), "one")
    good = placed(begun, Kind.BOAT)
    assert good.placed == Piece(Kind.BOAT, 2)
    rest = laden(begun.table.rest, [(Piece(Kind.BOAT, 3), 9)])
    assert begun.verdict(good) is None
    assert begun.verdict(replace(good, placed=Piece(Kind.BOAT, 3), rest=rest)) is not None


def test_R11_what_is_loaded_lies_before_the_seat_no_more() -> None:
    position = played(turn_of("9/4/3", "0.1.2"), "one")
    after, told = load(position, placed(position, Kind.RAT))
    assert "rat" not in before(after, 0)
    assert after.table.rest.pieces() == (Piece(Kind.RAT, 1),)
    assert names(told) == [
        "object-loaded seat=0 object=rat region=9",
        "turn-ended seat=0 left=7",
        "turn-begun seat=1 region=4",
    ]


def test_R12_two_objects_on_a_yard_that_holds_one() -> None:
    position = turn_of("7/4/3", "0.1.2", "rat1@7")
    assert words(position) == ["one", "two"]
    assert position.allowing(position.legal_moves()[1]) == "R12"
    first = played(position, "two")
    second, _ = load(first, placed(first, Kind.BOAT))
    assert second.to_move == NATURE
    assert second.chances().key == "1/1/2"
    after, _ = load(second, placed(second, Kind.BARREL))
    assert after.table.supplies[0] == (0,) * 8


def test_R12_not_on_the_hull() -> None:
    position = turn_of("4/3/2", "0.1.2", "rat1@4")
    assert words(position) == ["one"]
    assert clause(position, "two") == "R12"


def test_A7_the_object_must_stand_in_that_very_region() -> None:
    for region in (0, 5, 8, 9):
        position = turn_of("7/4/3", "0.1.2", f"rat1@{region}")
        assert clause(position, "two") == "A7"


def test_A7_an_object_of_the_same_round_counts() -> None:
    position = turn_of("7/7/3", "0.1.2", supply=f"{SET}/{SET}/{SET}")
    assert clause(position, "two") == "A7"
    begun = played(position, "one")
    after, _ = load(begun, placed(begun, Kind.RAT))
    assert words(after) == ["one", "two"]


def test_A7_the_first_of_ones_own_two_does_not() -> None:
    """Whether two may be loaded is known before either of them is."""
    position = turn_of("7/4/3", "0.1.2")
    assert clause(position, "two") == "A7"


def test_R13_one_or_two_is_said_before_anything_moves() -> None:
    position = turn_of("7/4/3", "0.1.2", "rat1@7")
    verdict = position.verdict(stopped(position))
    assert verdict is not None
    assert verdict.clause == "R13"
    bound = played(position, "one")
    assert clause(bound, "two") == "R13"
    after, _ = load(bound, placed(bound, Kind.BOAT))
    assert after.table.seat == 1


def test_A5_the_object_is_chosen_by_the_hand_and_not_announced() -> None:
    position = played(turn_of("9/4/3", "0.1.2"), "one")
    answers = [placed(position, kind) for kind in Kind]
    assert all(position.verdict(answer) is None for answer in answers)


def test_A6_there_is_no_passing() -> None:
    assert words(turn_of("9/4/3", "0.1.2")) == ["one"]


def test_A6_when_time_is_up_the_turn_ends_and_the_object_goes_back() -> None:
    begun = played(turn_of("9/4/3", "0.1.2"), "one")
    assert begun.allowing(stopped(begun)) == "A6"
    after, told = load(begun, stopped(begun))
    assert after.table.supplies == begun.table.supplies
    assert names(told)[:2] == ["hand-stopped seat=0 why=time", "turn-ended seat=0 left=8"]
    assert after.table.seat == 1


def test_A9_two_must_both_be_tried() -> None:
    begun = played(turn_of("7/4/3", "0.1.2", "rat1@7"), "two")
    second, _ = load(begun, placed(begun, Kind.BOAT))
    assert second.table.phase is Phase.LOAD
    assert second.legal_moves() == ()
    after, _ = load(second, stopped(second))
    assert after.table.seat == 1
    assert before(after, 0) == {"barrel": 1}


def test_A9_who_gets_no_further_than_the_first_has_had_his_turn() -> None:
    begun = played(turn_of("7/4/3", "0.1.2", "rat1@7"), "two")
    after, _ = load(begun, stopped(begun, End.CONTACT))
    assert after.table.seat == 1
    assert before(after, 0) == {"boat": 1, "barrel": 1}


def test_A9_two_is_not_for_who_has_one() -> None:
    position = turn_of("7/4/3", "0.1.2", "rat1@7", supply=f"boat/{SET}/{SET}")
    assert words(position) == ["one"]
    assert clause(position, "two") == "A9"


def test_A11_objects_may_stand_on_objects_of_the_same_region() -> None:
    begun = played(turn_of("4/3/2", "0.1.2", "crate1@4", "chest1@4"), "one")
    after, _ = load(begun, placed(begun, Kind.BARREL))
    assert [s.region for s in after.table.rest.cargo] == [4, 4, 4]


def test_A12_who_steadies_the_ship_for_too_long_has_had_his_turn() -> None:
    begun = played(turn_of("9/4/3", "0.1.2"), "one")
    assert begun.allowing(stopped(begun, End.CONTACT)) == "A12"
    after, told = load(begun, stopped(begun, End.CONTACT))
    assert "hand-stopped seat=0 why=contact" in names(told)
    assert after.table.seat == 1


def test_A21_a_hand_that_is_lost_ends_the_turn() -> None:
    begun = played(turn_of("9/4/3", "0.1.2"), "one")
    assert begun.allowing(stopped(begun, End.LEFT)) == "A21"
    after, _ = load(begun, stopped(begun, End.LEFT))
    assert after.table.seat == 1


def test_R16_what_was_pushed_stays_where_it_was_pushed() -> None:
    begun = played(turn_of("9/4/3", "0.1.2", "rat1@9"), "one")
    cargo = tuple(replace(s, region=8) for s in begun.table.rest.cargo)
    pushed = replace(stopped(begun), rest=Rest(begun.table.rest.rig, cargo))
    after, _ = load(begun, pushed)
    assert after.table.rest.cargo[0].region == 8


def test_A13_the_ship_is_told_at_rest_and_as_it_is_stored() -> None:
    begun = played(turn_of("9/4/3", "0.1.2", "rat1@9"), "one")
    good = placed(begun, Kind.BOAT)
    chances = begun.chances()
    assert isinstance(chances, Measured)
    assert chances.kind == "loaded"
    assert chances.admits(good)
    stowed = good.rest.cargo[0]
    bad_poses = [
        replace(stowed.pose, place=(0.12345678912, 0.0, 0.0)),
        replace(stowed.pose, place=(5.0, 0.0, 0.0)),
        replace(stowed.pose, place=(float("nan"), 0.0, 0.0)),
        replace(stowed.pose, turn=(0.5, 0.0, 0.0, 0.0)),
    ]
    for pose in bad_poses:
        cargo = (replace(stowed, pose=pose), *good.rest.cargo[1:])
        bad = replace(good, rest=replace(good.rest, cargo=cargo))
        verdict = begun.verdict(bad)
        assert verdict is not None
        assert verdict.clause == "A13"
        assert not chances.admits(bad)
    unordered = replace(good, rest=replace(good.rest, cargo=good.rest.cargo[::-1]))
    assert not chances.admits(unordered)
    assert not chances.admits(replace(good, engine="two words"))


def test_the_ship_is_asked_for_nothing_else() -> None:
    begun = played(turn_of("9/4/3", "0.1.2"), "one")
    chances = begun.chances()
    assert isinstance(chances, Measured)
    assert not chances.admits(begun.game.read_move("begins.0"))
    assert begun.verdict(begun.game.read_move("begins.0")) is not None


@pytest.mark.parametrize("end", [End.LOADED, End.FELL])
def test_R17_an_attempt_ends_as_its_losses_say(end: End) -> None:
    begun = played(turn_of("9/4/3", "0.1.2", "rat1@9"), "one")
    verdict = begun.verdict(replace(stopped(begun), end=end))
    assert verdict is not None
    assert verdict.clause == "R17"
    fell = collapsed(begun, None, fallen=[Piece(Kind.RAT, 1)])
    assert begun.verdict(replace(fell, end=End.LOADED)) is not None
    assert begun.verdict(replace(fell, end=End.TIME)) is None


def test_the_fields_of_a_reveal_stand_in_a_table() -> None:
    position = table(f"seats=2 | {revealed('9/4', 0, phase='announce', order='0.1', turn='0')}")
    assert position.table.cards == (9, 4)
