"""The words every game speaks: moves, events, chances, clauses, positions over a core."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import pytest

from roadstead.kernel import Clause, Clauses, Event, IllegalMove, Kind, Listed, Unreadable
from roadstead.kernel.core import weigh
from roadstead.shanghaien import Shanghaien
from roadstead.shanghaien.moves import Place


@dataclass(frozen=True, slots=True)
class BoatCameIn(Event):
    seat: int
    cargo: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Calm(Event):
    pass


def test_an_event_is_named_after_its_class_and_tells_its_facts() -> None:
    event = BoatCameIn(1, ("rum", "tea"))
    assert event.name == "boat-came-in"
    assert event.facts() == {"seat": 1, "cargo": ("rum", "tea")}
    assert str(event) == "boat-came-in seat=1 cargo=rum.tea"
    assert str(Calm()) == "calm"


def test_listed_chances_are_an_urn() -> None:
    weights = weigh(lambda ticket: ticket // 4, 6)
    assert weights == ((0, 4), (1, 2))
    chances = Listed("wind/1", 6, lambda ticket: ticket // 4, weights)
    assert list(chances) == [(0, Fraction(2, 3)), (1, Fraction(1, 3))]
    assert len(chances) == 2


def test_clauses_are_a_mapping_in_the_order_of_the_rules() -> None:
    clauses = Clauses({Kind.RULE: "B2 A1", Kind.UNKNOWN: "A2"}, "A1 A2 B2")
    assert list(clauses) == ["A1", "A2", "B2"]
    assert len(clauses) == 3
    assert clauses["A2"] == Clause("A2", Kind.UNKNOWN)
    with pytest.raises(KeyError):
        clauses["C1"]


# --- a position over a core ----------------------------------------------------------------------


def test_games_are_equal_by_their_options() -> None:
    assert Shanghaien() == Shanghaien(next_starter="non_caller")
    assert Shanghaien() != Shanghaien(next_starter="alternate")
    assert Shanghaien().__eq__("shanghaien/1") is False


def test_positions_are_values() -> None:
    start = Shanghaien().start()
    assert start == Shanghaien().start()
    assert hash(start) == hash(Shanghaien().start())
    assert start != Shanghaien(end_tie="play_again").start()
    assert start != "shanghaien/1"
    assert repr(start) == f"<{start}>"
    assert len({start, Shanghaien().start()}) == 1


def test_a_fingerprint_is_short_and_the_same_everywhere() -> None:
    assert Shanghaien().start().fingerprint() == "91430d7e96d9ba46"


def test_playing_an_illegal_move_raises_with_its_verdict() -> None:
    start = Shanghaien().start()
    move = start.game.read_move("roll")
    with pytest.raises(IllegalMove) as raised:
        start.play(move)
    assert raised.value.verdict == start.verdict(move)
    assert (raised.value.move, raised.value.position) == (move, start)


def test_a_move_that_does_not_exist_is_unreadable() -> None:
    with pytest.raises(Unreadable):
        Shanghaien().start().verdict(Place(9))


def test_a_verdict_gives_its_text_every_option_and_the_facts() -> None:
    start = Shanghaien(first_player="first").start()
    found = start.verdict(start.game.read_move("roll"))
    assert found is not None
    assert {*start.game.schema, "placed", "supply", "round", "die", "to"} == set(found.args)
    assert found.args["first_player"] == "first"
