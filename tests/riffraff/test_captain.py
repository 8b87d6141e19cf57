"""The captain: the highest card, ties named and ordered (R8, R9, A2, A3)."""

from __future__ import annotations

import pytest

from roadstead.riffraff import RiffRaff, RiffRaffPosition
from tests.riffraff.stub import played
from tests.riffraff.tables import clause, names, words


def revealed(cards: list[int], captain: int = 0, **options: object) -> RiffRaffPosition:
    """The moment when these cards have been turned, with a captain in office."""
    game = RiffRaff(seats=len(cards), first_captain="host", **options)
    chosen = [f"choose.{seat}.{card}" for seat, card in enumerate(cards)]
    return played(game.start(), f"captain.{captain}", *chosen)


def test_R8_the_highest_card_makes_its_player_captain_at_once() -> None:
    position = revealed([3, 9, 4])
    assert position.table.captain == 1
    assert position.to_move == 1


def test_R8_of_several_the_captain_in_office_names_one() -> None:
    position = revealed([3, 9, 9], captain=0)
    assert position.to_move == 0
    assert words(position) == ["captain.1", "captain.2"]
    assert position.allowing(position.legal_moves()[0]) == "R8"
    assert clause(position, "captain.0") == "R8"
    named = played(position, "captain.2")
    assert named.table.captain == 2
    assert named.table.order == (2, 1, 0)


def test_R8_nobody_is_named_without_a_tie() -> None:
    assert clause(revealed([3, 9, 4]), "captain.1") == "R8"


def test_A2_the_captain_may_name_himself() -> None:
    position = revealed([9, 9, 4], captain=0)
    assert words(position) == ["captain.0", "captain.1"]
    assert position.allowing(position.legal_moves()[0]) == "A2"
    step = position.play(position.game.read_move("captain.0"))
    assert names(step.events)[0] == "captain-made seat=0 new=False"


def test_A2_or_he_may_not() -> None:
    position = revealed([9, 9, 9], captain=0, captain_may_name_himself="no")
    assert words(position) == ["captain.1", "captain.2"]
    assert clause(position, "captain.0") == "A2"


def test_A2_then_the_only_other_one_is_captain_at_once() -> None:
    position = revealed([9, 9, 4], captain=0, captain_may_name_himself="no")
    assert position.table.captain == 1
    alone = revealed([9, 8, 4], captain=0, captain_may_name_himself="no")
    assert alone.table.captain == 0


def test_R9_the_captain_loads_first_then_by_falling_card() -> None:
    position = revealed([3, 7, 10, 5])
    assert position.table.order == (2, 1, 3, 0)


@pytest.mark.parametrize(
    ("cards", "tied"),
    [([9, 4, 4], (1, 2)), ([4, 9, 4], (2, 0)), ([9, 2, 2, 2], (1, 2, 3)), ([9, 5, 2, 5], (1, 3))],
)
def test_R9_ties_are_settled_by_the_captain(cards: list[int], tied: tuple[int, ...]) -> None:
    position = revealed(cards)
    assert position.to_move == cards.index(9)
    assert words(position)[0] == "order." + ".".join(map(str, tied))
    assert position.allowing(position.legal_moves()[0]) == "R9"


def test_A3_it_is_the_new_captain_who_orders() -> None:
    position = revealed([4, 4, 9], captain=0)
    assert position.to_move == 2
    assert words(position) == ["order.0.1", "order.1.0"]
    assert played(position, "order.1.0").table.order == (2, 1, 0)


def test_A3_who_shared_the_highest_card_comes_directly_after_the_captain() -> None:
    position = played(revealed([9, 9, 9, 3], captain=3), "captain.1")
    assert words(position) == ["order.2.0", "order.0.2"]
    assert played(position, "order.0.2").table.order == (1, 0, 2, 3)
    pair = played(revealed([9, 3, 9, 5], captain=1), "captain.2")
    assert pair.table.order == (2, 0, 3, 1)


def test_A3_every_order_of_those_tied_and_no_other() -> None:
    position = revealed([9, 2, 2, 2])
    assert len(words(position)) == 6
    assert clause(position, "order.1.2") == "A3"
    assert clause(position, "order.0.1.2") == "A3"
    assert clause(position, "order.1.1.2") == "A3"
    assert clause(revealed([9, 3, 2]), "order.1.2") == "R9"


def test_A3_or_equals_load_as_they_sit() -> None:
    position = revealed([4, 9, 4, 4], tie_order="seat_order")
    assert position.table.order == (1, 2, 3, 0)
    assert clause(position, "order.2.3.0") == "R9"


def test_R9_the_order_is_told() -> None:
    position = revealed([9, 4, 4])
    step = position.play(position.game.read_move("order.2.1"))
    assert names(step.events) == ["order-set seats=0.2.1", "turn-begun seat=0 region=9"]
