"""Falls and catches: whose turn, whose objects (R17-R21, A8, A16-A18)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from roadstead.riffraff import RiffRaffPosition
from roadstead.riffraff.ship.words import Kind, Piece
from tests.riffraff.stub import collapsed, placed, played
from tests.riffraff.tables import SET, before, load, names, turn_of

RAT, CRATE, CRATE2 = Piece(Kind.RAT, 1), Piece(Kind.CRATE, 1), Piece(Kind.CRATE, 2)
BOAT = Piece(Kind.BOAT, 1)


def loading(word: str = "one", options: str = "") -> RiffRaffPosition:
    """Seat 0 is to load a boat or a barrel at 7, where a rat and two crates stand."""
    position = turn_of("7/4/3", "0.1.2", "rat1@7", "crate1@7", "crate2@8", options=options)
    return played(position, word)


def test_R17_a_fall_ends_the_turn_at_once() -> None:
    begun = loading()
    after, told = load(begun, collapsed(begun, Kind.BOAT, fallen=[RAT]))
    assert begun.allowing(collapsed(begun, Kind.BOAT, fallen=[RAT])) == "R17"
    assert after.table.seat == 1
    assert names(told) == [
        "object-loaded seat=0 object=boat region=7",
        "object-fell seat=0 object=rat",
        "object-taken seat=0 object=rat",
        "turn-ended seat=0 left=2",
        "turn-begun seat=1 region=4",
    ]


def test_R17_before_the_release_the_held_object_stays_with_its_holder() -> None:
    begun = loading()
    after, told = load(begun, collapsed(begun, None, fallen=[RAT]))
    assert before(after, 0) == {"boat": 1, "barrel": 1, "rat": 1}
    assert names(told)[0] == "hand-stopped seat=0 why=fell"


def test_R17_also_when_what_fell_was_caught() -> None:
    begun = loading("two")
    after, _ = load(begun, collapsed(begun, Kind.BOAT, caught=[RAT]))
    assert after.table.seat == 1


def test_A8_then_the_second_of_two_stays_in_the_supply() -> None:
    begun = loading("two")
    after, _ = load(begun, collapsed(begun, Kind.BOAT, fallen=[BOAT]))
    assert before(after, 0) == {"boat": 1, "barrel": 1}
    assert after.table.seat == 1
    assert after.table.placed == ()


def test_A8_a_fall_with_the_second_does_not_undo_the_first() -> None:
    begun = loading("two")
    second, _ = load(begun, placed(begun, Kind.BOAT))
    after, _ = load(second, collapsed(second, Kind.BARREL, fallen=[RAT]))
    assert before(after, 0) == {"rat": 1}
    assert BOAT in after.table.rest.pieces()


def test_R18_what_falls_is_caught_or_not_each_by_itself() -> None:
    begun = loading()
    after, told = load(begun, collapsed(begun, Kind.BOAT, fallen=[CRATE], caught=[RAT, CRATE2]))
    assert names(told)[1:7] == [
        "object-fell seat=0 object=crate",
        "object-fell seat=0 object=crate",
        "object-fell seat=0 object=rat",
        "object-caught seat=0 object=crate",
        "object-caught seat=0 object=rat",
        "object-taken seat=0 object=crate",
    ]
    assert before(after, 0) == {"barrel": 1, "crate": 1}


def test_R19_what_is_caught_leaves_the_game() -> None:
    begun = loading()
    after, _ = load(begun, collapsed(begun, Kind.BOAT, caught=[RAT]))
    assert before(after, 0) == {"barrel": 1}
    assert RAT not in after.table.rest.pieces()
    assert sum(after.score()) + len(after.table.rest.cargo) == sum(begun.score()) + 3 - 1


def test_R20_what_is_not_caught_is_to_be_loaded_again() -> None:
    begun = loading()
    after, _ = load(begun, collapsed(begun, Kind.BOAT, fallen=[CRATE, CRATE2]))
    assert before(after, 0) == {"barrel": 1, "crate": 2}


def test_R20_nothing_is_lost_unaccounted_for() -> None:
    begun = loading()
    honest = collapsed(begun, Kind.BOAT, fallen=[CRATE])
    wrong = [
        replace(honest, fallen=()),
        replace(honest, fallen=(CRATE, RAT)),
        replace(honest, caught=(CRATE,)),
        replace(honest, fallen=(CRATE, CRATE)),
        replace(honest, fallen=(Piece(Kind.CRATE, 3),)),
        replace(honest, rest=begun.table.rest),
    ]
    assert begun.verdict(honest) is None
    for loaded in wrong:
        verdict = begun.verdict(loaded)
        assert verdict is not None
        assert verdict.clause in ("R20", "R17")
    backwards = collapsed(begun, Kind.BOAT, fallen=[CRATE2, CRATE])
    assert begun.verdict(replace(backwards, fallen=(CRATE2, CRATE))) is not None


def test_A16_it_goes_to_the_active_player_whoever_loaded_it() -> None:
    position = turn_of("7/4/3", "0.1.2", supply=f"{SET}/{SET}/{SET}")
    begun = played(position, "one")
    next_turn, _ = load(begun, placed(begun, Kind.RAT))
    second = played(next_turn, "one")
    after, _ = load(second, collapsed(second, None, fallen=[RAT]))
    assert before(after, 1)["rat"] == 2
    assert "rat" not in before(after, 0)
    assert after.score() == (7, 9, 8)


def test_R21_who_catches_only_his_own_piece_takes_it_back() -> None:
    begun = loading()
    after, told = load(begun, collapsed(begun, Kind.BOAT, caught=[BOAT]))
    assert before(after, 0) == {"boat": 1, "barrel": 1}
    assert "caught-own seat=0 object=boat" in names(told)


def test_R21_with_another_piece_his_own_one_leaves_the_game_too() -> None:
    begun = loading()
    after, told = load(begun, collapsed(begun, Kind.BOAT, caught=[BOAT, RAT]))
    assert before(after, 0) == {"barrel": 1}
    assert "caught-own seat=0 object=boat" not in names(told)


def test_A17_what_falls_beside_the_own_catch_is_not_caught_either() -> None:
    begun = loading()
    after, _ = load(begun, collapsed(begun, Kind.BOAT, fallen=[CRATE], caught=[BOAT]))
    assert before(after, 0) == {"boat": 1, "barrel": 1, "crate": 1}


def test_A17_the_first_of_two_is_ones_own_as_well() -> None:
    begun = loading("two")
    second, _ = load(begun, placed(begun, Kind.BOAT))
    for let_go, caught in ((None, [BOAT]), (Kind.BARREL, [BOAT])):
        after, _ = load(second, collapsed(second, let_go, caught=caught))
        assert before(after, 0).get("boat") == 1
    both = collapsed(second, Kind.BARREL, caught=[BOAT, Piece(Kind.BARREL, 1)])
    after, _ = load(second, both)
    assert before(after, 0) == {"boat": 1, "barrel": 1}


def test_A17_an_equal_of_an_earlier_turn_is_not_ones_own() -> None:
    position = turn_of("7/4/3", "0.1.2", "boat1@7", supply="boat.rat/boat/rat")
    begun = played(position, "one")
    after, _ = load(begun, collapsed(begun, Kind.BOAT, caught=[BOAT]))
    assert before(after, 0) == {"rat": 1}


@pytest.mark.parametrize("option", ["", "caught_own=russian_text"])
def test_A17_the_russian_text_knows_no_such_rule(option: str) -> None:
    begun = loading(options=option)
    after, told = load(begun, collapsed(begun, Kind.BOAT, caught=[BOAT]))
    kept = {"boat": 1, "barrel": 1} if not option else {"barrel": 1}
    assert before(after, 0) == kept
    assert ("object-caught seat=0 object=boat" in names(told)) == bool(option)


def test_A18_the_last_object_placed_and_the_rest_caught_wins() -> None:
    position = turn_of("7/4/3", "0.1.2", "rat1@7", supply=f"boat/{SET}/{SET}")
    begun = played(position, "one")
    after, told = load(begun, collapsed(begun, Kind.BOAT, caught=[RAT]))
    assert names(told)[-2:] == ["turn-ended seat=0 left=0", "game-ended"]
    outcome = after.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
