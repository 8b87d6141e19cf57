"""What a seat may know (L8, A14), and the worlds that fit it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from roadstead.kernel import IllegalPosition, Unreadable
from roadstead.shanghaien import Shanghaien, Table
from tests.shanghaien.tables import Scene, game, played, scene

SEATS = (None, 0, 1)
DISCARDS = "round:3 dice:1.2/3.4 gone:red1.red2.blue1.JB.PR"


def view(table: Scene, seat: int | None) -> Table:
    found = table.view(seat)
    assert isinstance(found, Table)
    return found


@pytest.mark.parametrize("seat", SEATS)
def test_L8_A14_all_but_the_order_of_the_deck_is_open(seat: int | None) -> None:
    table = scene(DISCARDS)
    told = "-" if seat is None else str(seat)
    fields = str(table).partition("| ")[2]
    assert str(table.view(seat)) == f"shanghaien/1 | view:{told} {fields}"
    assert view(table, seat).seat == seat
    assert not view(table, seat).hides_discards


@pytest.mark.parametrize("seat", SEATS)
def test_A14_by_option_the_discards_are_hidden(seat: int | None) -> None:
    table = scene(DISCARDS, hide_discards=True)
    text = str(table.view(seat))
    assert text.endswith(" gone:?")
    assert "JB" not in text
    assert view(table, seat).hides_discards
    assert view(table, seat).state.gone == [0] * 38
    assert view(table, seat).state.deck == [0] * 38


def test_A14_tables_that_differ_in_hidden_discards_look_alike() -> None:
    one = scene("round:2 dice:1/2 gone:red1.red2.blue1.JB.PR.grey1", hide_discards=True)
    two = scene("round:2 dice:1/2 gone:red3.red3.blue3.PB.PR.grey4", hide_discards=True)
    assert one != two
    assert [one.view(seat) for seat in SEATS] == [two.view(seat) for seat in SEATS]
    assert hash(one.view(0)) == hash(two.view(0))
    open_one, open_two = (scene(str(t).partition("| ")[2]) for t in (one, two))
    assert open_one.view(0) != open_two.view(0)


def test_A14_the_seats_see_the_same_but_are_told_apart() -> None:
    table = scene(DISCARDS)
    assert len({str(table.view(seat)) for seat in SEATS}) == 3
    assert view(table, 0).state == view(table, 1).state


def test_an_open_view_has_one_world() -> None:
    table = scene(DISCARDS)
    assert table.game.worlds(table.view(0), Random(1)) == table


def test_A14_hidden_discards_have_many_worlds_each_as_likely() -> None:
    """A card out of sight is as likely gone as it is one of those gone among those unseen."""
    table = scene("round:2 dice:1/2", hide_discards=True)
    random = Random(2)
    seen: Counter[int] = Counter()
    for _ in range(600):
        world = table.game.worlds(table.view(0), random)
        assert isinstance(world, type(table))
        assert (sum(world.state.gone), sum(world.state.deck)) == (6, 36)
        assert world.view(1) == table.view(1)
        seen.update(card for card, count in enumerate(world.state.gone) if count)
    assert len(seen) == 32  # all kinds but the six that lie in the Tavern


def test_A14_a_trick_that_was_played_is_hidden_too() -> None:
    table = scene("round:2 dice:1/2 tricks:PR/- roll:3.5", hide_discards=True)
    after = played(table, "PR.reroll")
    assert "PR" not in str(after.view(1))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "view:2 round:1 phase:cards",
        "view: round:1 phase:cards",
        "round:1 phase:cards",
        "view:0",
        "view:0 round:1 phase:cards starter:0 gone:?",
        "seen:0 round:1 phase:cards starter:0",
    ],
)
def test_what_is_no_view_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        Shanghaien().read_view(text)


def test_a_view_that_hides_says_so() -> None:
    with pytest.raises(Unreadable):
        Shanghaien(hide_discards=True).read_view("view:0 round:1 phase:cards starter:0")


@pytest.mark.parametrize("hide", [False, True])
def test_a_view_of_a_table_that_cannot_stand_is_refused(hide: bool) -> None:
    rules = Shanghaien(hide_discards=hide)
    end = " gone:?" if hide else ""
    with pytest.raises(IllegalPosition) as raised:
        rules.read_view(f"view:0 round:1 phase:cards starter:0 tricks:captain/-{end}")
    assert raised.value.defects == ("too-many-captain",)
    with pytest.raises(IllegalPosition):
        rules.read_view(f"view:0 round:8 phase:over starter:0 crew:red1.1.1.1.1.1.1.1/-{end}")


def test_the_start_is_seen() -> None:
    assert str(game().start().view(1)) == (
        "shanghaien/1 first_player=first | view:1 round:1 phase:cards starter:0"
    )
