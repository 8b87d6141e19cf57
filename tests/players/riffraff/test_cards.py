"""The steady player's cards: sound choices from what a seat sees."""

from __future__ import annotations

from random import Random

import pytest

from roadstead.players.player import RandomPlayer
from roadstead.players.riffraff.cards import SteadyPlayer
from roadstead.riffraff import RiffRaff, RiffRaffPosition
from roadstead.riffraff.moves import Announce, Choose
from roadstead.riffraff.ship.dimensions import ship as ship_of
from roadstead.riffraff.ship.lading import stowed
from roadstead.riffraff.ship.words import Kind
from roadstead.riffraff.wording import rest_text
from tests.riffraff.stub import chance_answer, played
from tests.riffraff.tables import SET, revealed, table


def said(position: RiffRaffPosition, seat: int, seed: int = 1) -> str:
    return str(SteadyPlayer().choose(position.game, position.view(seat), Random(seed), 1.0))


def choosing(*aboard: tuple[Kind, int]) -> RiffRaffPosition:
    rest = stowed(ship_of(), [(kind, region, 0.0, 0.0, 0.0) for kind, region in aboard])
    return table(
        f"seats=3 | round:1 phase:choose captain:0 supply:{SET}/{SET}/{SET}".replace("crate.", "")
        + f" ship:{rest_text(rest)}"
    )


def test_weight_to_port_calls_for_starboard() -> None:
    position = choosing((Kind.CRATE, 5))
    cards = {int(said(position, 1, seed).rpartition(".")[2]) for seed in range(10)}
    assert all(card % 2 == 0 or card == 5 for card in cards), cards


def test_a_calm_ship_takes_two_and_a_steep_one_takes_one() -> None:
    supply = "boat.barrel/boat/boat"
    told = revealed("7/4/3", 0, phase="announce", order="0.1.2", turn="0", supply=supply)
    calm = stowed(ship_of(), [(Kind.RAT, 7, 0.0, 0.0, 0.0)])
    steep = stowed(ship_of(), [(Kind.CRATE, 7, 0.0, 0.0, 0.0), (Kind.CRATE, 5, 0.0, 0.0, 0.0)])
    assert said(table(f"seats=3 | {told} ship:{rest_text(calm)}"), 0) == "two"
    assert said(table(f"seats=3 | {told} ship:{rest_text(steep)}"), 0) == "one"


def test_a_captain_names_himself_and_lets_the_others_wait() -> None:
    start = RiffRaff(seats=3, first_captain="host").start()
    tied = played(start, "captain.0", "choose.0.9", "choose.1.9", "choose.2.4")
    assert said(tied, 0) == "captain.0"


@pytest.mark.parametrize("player", [SteadyPlayer(), RandomPlayer()])
def test_players_say_only_what_their_seat_may_say(player: SteadyPlayer | RandomPlayer) -> None:
    position = RiffRaff(seats=3).start()
    generator = Random(3)
    for _ in range(120):
        if position.to_move == ():
            break
        if position.to_move == -1:
            move = chance_answer(position, generator)
        else:
            seat = _next(position)
            move = player.choose(position.game, position.view(seat), generator, 1.0)
            assert not isinstance(move, Choose) or move.seat == seat
            assert isinstance(player, RandomPlayer) or not str(move).startswith("draw")
        position = played(position, str(move))


def _next(position: RiffRaffPosition) -> int:
    to_move = position.to_move
    if isinstance(to_move, int):
        return to_move
    return next(seat for seat in to_move if not position.chosen[seat])


def test_what_is_hidden_does_not_change_what_is_said() -> None:
    position = choosing((Kind.CRATE, 5))
    says = {said(played(position, f"choose.0.{card}"), 1) for card in range(1, 11)}
    assert len(says) == 1


def test_an_announcement_is_always_possible() -> None:
    begun = table(f"seats=3 | {revealed('7/4/3', 0, phase='announce', order='0.1.2', turn='0')}")
    assert said(begun, 0) == str(Announce(1))
