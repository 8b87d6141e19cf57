"""Cards: chosen in secret, turned at once, played but once (R7, R10, R26, A4, A19)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from roadstead.kernel import NATURE
from roadstead.riffraff import RiffRaff, RiffRaffPosition
from roadstead.riffraff.state import Phase
from tests.riffraff.stub import played, stopped
from tests.riffraff.tables import SET, clause, load, names, shares, table, turn_of, words


def choosing(**options: object) -> RiffRaffPosition:
    return played(RiffRaff(seats=3, first_captain="host", **options).start(), "captain.0")


def test_R7_all_choose_at_once_and_all_cards_are_turned_at_once() -> None:
    position = choosing()
    assert position.to_move == (0, 1, 2)
    waiting = played(position, "choose.2.5", "choose.0.9")
    assert waiting.to_move == (0, 1, 2)
    assert waiting.table.cards == ()
    step = waiting.play(position.game.read_move("choose.1.4"))
    assert names(step.events)[:4] == [
        "has-chosen seat=1",
        "card-revealed seat=0 card=9",
        "card-revealed seat=1 card=4",
        "card-revealed seat=2 card=5",
    ]


def test_R7_nothing_tells_what_lies_face_down() -> None:
    position = choosing()
    five, nine = (played(position, f"choose.1.{card}") for card in (5, 9))
    for seat in (None, 0, 2):
        assert five.view(seat) == nine.view(seat)
        assert str(five.view(seat)) == str(nine.view(seat))
    assert five.view(1) != nine.view(1)
    assert five.legal_moves() == nine.legal_moves()
    step = position.play(position.game.read_move("choose.1.9"))
    assert names(step.events) == ["has-chosen seat=1"]


def test_R7_cards_are_chosen_before_anything_else() -> None:
    assert clause(RiffRaff(seats=3).start(), "choose.0.1") == "R7"
    assert clause(choosing(), "one") == "R13"
    assert clause(turn_of("9/4/3", "0.1.2"), "choose.0.1") == "R7"


def test_R10_played_cards_do_not_come_back() -> None:
    position = played(choosing(), "choose.0.9", "choose.1.4", "choose.2.5")
    assert position.table.unplayed[0] == (1, 2, 3, 4, 5, 6, 7, 8, 10)
    for _ in range(3):
        position, _ = load(played(position, "one"), stopped(played(position, "one")))
    assert position.table.phase is Phase.CHOOSE
    assert position.table.round == 2
    assert clause(position, "choose.0.9") == "R10"
    assert clause(position, "choose.1.9") is None


def test_R10_a_round_is_over_when_everybody_has_had_one_turn() -> None:
    position = turn_of("9/4/3", "0.1.2")
    for seat in (0, 1, 2):
        assert position.to_move == seat
        begun = played(position, "one")
        position, told = load(begun, stopped(begun))
    assert names(told)[-2:] == ["round-ended round=1", "round-begun round=2"]


def test_A4_a_card_may_be_changed_until_the_last_one_lies() -> None:
    waiting = played(choosing(), "choose.0.9", "choose.1.4")
    again = played(waiting, "choose.0.2")
    assert again.chosen == (2, 4, 0)
    assert waiting.allowing(waiting.game.read_move("choose.0.2")) == "A4"
    assert waiting.allowing(waiting.game.read_move("choose.2.2")) == "R7"
    assert clause(played(again, "choose.2.1"), "choose.0.9") == "R7"


def test_A4_who_is_late_has_a_card_drawn() -> None:
    waiting = played(choosing(), "choose.0.9", "choose.1.4", "choose.1.4")
    assert clause(waiting, "draw.1") == "A4"
    drawing = played(waiting, "draw.2")
    assert drawing.to_move == NATURE
    assert shares(drawing) == {f"drawn.2.{card}": Fraction(1, 10) for card in range(1, 11)}
    assert drawing.chances().key == "1/card-of-2"
    assert clause(drawing, "drawn.1.3") == "A4"
    assert played(drawing, "drawn.2.7").table.cards == (9, 4, 7)


def test_A4_a_drawn_card_lies_face_down_until_all_do() -> None:
    drawing = played(choosing(), "draw.2")
    step = drawing.play(drawing.game.read_move("drawn.2.7"))
    assert names(step.events) == ["has-chosen seat=2"]
    assert "7" not in str(step.position.view(0)).partition("|")[2].partition("supply")[0]
    assert step.position.to_move == (0, 1, 2)
    used = table(
        "seats=3 | round:2 phase:draw captain:0 draw:0 "
        f"unplayed:2.3.4.5.6.7.8.9.10/2.3.4.5.6.7.8.9.10/2.3.4.5.6.7.8.9.10 "
        f"supply:{SET}/{SET}/{SET}"
    )
    assert clause(used, "drawn.0.1") == "R10"


def test_A4_without_a_timer_nobody_is_late() -> None:
    position = choosing(card_timer_s=0)
    assert clause(position, "draw.0") == "A4"
    assert not [word for word in words(position) if word.startswith("draw")]


def last_turn_of_round_ten() -> RiffRaffPosition:
    return table(
        "seats=2 | round:10 phase:announce captain:1 unplayed:-/- cards:3/8 order:1.0 turn:1 "
        f"supply:{SET}/{SET}"
    )


def test_R26_after_ten_cards_two_players_take_them_back() -> None:
    begun = played(last_turn_of_round_ten(), "one")
    after, told = load(begun, stopped(begun))
    assert names(told)[-3:] == ["round-ended round=10", "cards-taken-back", "round-begun round=11"]
    assert after.table.unplayed == (tuple(range(1, 11)),) * 2
    assert clause(after, "choose.0.3") is None


def test_A19_the_captain_stays_and_the_cards_are_secret_again() -> None:
    begun = played(last_turn_of_round_ten(), "one")
    after, _ = load(begun, stopped(begun))
    assert after.table.captain == 1
    assert played(after, "choose.0.3").view(1) == played(after, "choose.0.4").view(1)
    tied = played(after, "choose.0.3", "choose.1.3")
    assert tied.to_move == 1


@pytest.mark.parametrize("seats", [3, 4])
def test_R26_is_for_two_players_only(seats: int) -> None:
    supply = "/".join([SET] * seats)
    order = ".".join(map(str, range(seats)))
    cards = "/".join(["3"] * seats)
    hands = "/".join(["-"] * seats)
    options = "" if seats == 4 else f"seats={seats} "
    position = table(
        f"{options}| round:10 phase:announce captain:0 unplayed:{hands} cards:{cards} "
        f"order:{order} turn:{seats - 1} supply:{supply}"
    )
    begun = played(position, "one")
    after, _ = load(begun, stopped(begun))
    assert after.table.phase is Phase.OVER
