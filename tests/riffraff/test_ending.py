"""The end: nothing left to load, or the last round (R22-R24, R27)."""

from __future__ import annotations

import pytest

from roadstead.kernel import Outcome
from roadstead.riffraff import RiffRaffPosition
from roadstead.riffraff.ship.words import Kind
from roadstead.riffraff.state import Phase
from tests.riffraff.stub import placed, played, stopped
from tests.riffraff.tables import SET, clause, load, names, table, turn_of


def test_R22_who_has_nothing_left_wins_in_the_middle_of_a_round() -> None:
    begun = played(turn_of("7/4/3", "0.1.2", supply=f"boat/{SET}/{SET}"), "one")
    after, told = load(begun, placed(begun, Kind.BOAT))
    assert names(told)[-2:] == ["turn-ended seat=0 left=0", "game-ended"]
    assert after.table.phase is Phase.OVER
    assert after.to_move == ()
    assert after.outcome() == Outcome((0,), (0, 8, 8), "empty_supply")


def test_R22_only_at_the_end_of_the_turn() -> None:
    """Who announced two has not won with the first."""
    position = turn_of("7/4/3", "0.1.2", "crate1@7", supply="boat.rat/boat/boat")
    begun = played(position, "two")
    second, _ = load(begun, placed(begun, Kind.BOAT))
    assert second.outcome() is None
    after, _ = load(second, placed(second, Kind.RAT))
    assert after.outcome() == Outcome((0,), (0, *after.score()[1:]), "empty_supply")


def test_R22_nothing_is_played_after_the_end() -> None:
    begun = played(turn_of("7/4/3", "0.1.2", supply=f"boat/{SET}/{SET}"), "one")
    after, _ = load(begun, placed(begun, Kind.BOAT))
    assert after.legal_moves() == ()
    refused = {str(move): clause(after, str(move)) for move in after.game.every_move()}
    assert all(refused.values())


def last_turn(seats: int, supply: str, round_: int = 10) -> RiffRaffPosition:
    hands, cards = "/".join(["-"] * seats), "/".join(["3"] * seats)
    order = ".".join(map(str, range(seats)))
    options = "" if seats == 4 else f"seats={seats} "
    return table(
        f"{options}| round:{round_} phase:announce captain:0 unplayed:{hands} cards:{cards} "
        f"order:{order} turn:{seats - 1} supply:{supply}"
    )


def ended(position: RiffRaffPosition) -> RiffRaffPosition:
    begun = played(position, "one")
    return load(begun, stopped(begun))[0]


def test_R23_after_ten_rounds_the_fewest_objects_win() -> None:
    after = ended(last_turn(3, "boat.rat/boat/boat.crate.rat"))
    assert after.outcome() == Outcome((1,), (2, 1, 3), "rounds")


def test_R24_several_with_the_fewest_win_together() -> None:
    after = ended(last_turn(4, "rat/boat.rat/boat/boat.crate.rat"))
    assert after.outcome() == Outcome((0, 2), (1, 2, 1, 3), "rounds")
    everybody = ended(last_turn(3, "rat/boat/crate"))
    assert everybody.outcome() == Outcome((0, 1, 2), (1, 1, 1), "rounds")


@pytest.mark.parametrize("round_", [10, 20])
def test_R27_two_players_play_twenty_rounds(round_: int) -> None:
    after = ended(last_turn(2, "boat.rat/boat", round_))
    assert (after.table.phase is Phase.OVER) == (round_ == 20)
    if round_ == 20:
        assert after.outcome() == Outcome((1,), (2, 1), "rounds")


def test_R27_or_until_one_of_them_has_no_objects() -> None:
    begun = played(last_turn(2, "boat.rat/boat", 10), "one")
    after, _ = load(begun, placed(begun, Kind.BOAT))
    assert after.outcome() == Outcome((1,), (2, 0), "empty_supply")


def test_the_score_counts_what_lies_before_each_seat() -> None:
    assert last_turn(3, "boat.rat/boat/boat.rat*2").score() == (2, 1, 3)
