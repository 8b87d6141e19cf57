"""Whole computer games on the real ship."""

from __future__ import annotations

from pathlib import Path

import pytest

from roadstead.arena.riffraff import Tally, Voyage, mate_named, next_seat, play_game
from roadstead.bench.riffraff_games import (
    BrokenLog,
    check_log,
    lines,
    report_of,
    save,
    seating,
)
from roadstead.kernel import Log, Outcome, read_log
from roadstead.riffraff import RiffRaff
from tests.riffraff.golden import log_of
from tests.riffraff.stub import played


def voyage(winner: int = 0) -> Voyage:
    log = log_of("four-on-the-ship")
    outcome = log.last().outcome()
    assert outcome is not None
    return Voyage(log, {}, Outcome((winner,), outcome.score, outcome.why), 9, Tally(tries=4), 1.5)


def test_who_chooses_next_is_the_first_without_a_card() -> None:
    position = played(RiffRaff(seats=3, first_captain="host").start(), "captain.2", "choose.0.4")
    assert next_seat(position) == 1
    assert next_seat(played(position, "choose.2.4")) == 1
    assert next_seat(RiffRaff().start()) == -1


def test_levels_move_on_by_a_seat_from_game_to_game() -> None:
    assert seating(["quick", "random"], 4, 0) == ("quick", "random", "quick", "random")
    assert seating(["quick", "random"], 4, 1) == ("random", "quick", "random", "quick")


def test_a_log_that_leads_elsewhere_is_noticed() -> None:
    stored = log_of("four-on-the-ship").last().outcome()
    assert stored is not None
    check_log(voyage(stored.winners[0]))
    with pytest.raises(BrokenLog):
        check_log(voyage(1 - stored.winners[0]))


def test_a_report_counts_winners_by_level_and_seat() -> None:
    seats = ("quick", "random", "quick", "random")
    report = report_of([(seats, voyage(0)), (seats, voyage(1)), (seats, voyage(2))])
    assert report.games == 3
    assert report.winners_by_level == {"quick": 2, "random": 1}
    assert report.winners_by_seat == {0: 1, 1: 1, 2: 1}
    assert "rounds: 9 to 9, middle 9" in list(lines(report))


def test_games_are_saved_to_be_read_again(tmp_path: Path) -> None:
    game = voyage()
    save(tmp_path / "games", [game])
    text = (tmp_path / "games" / "001.log").read_text(encoding="utf-8")
    assert read_log(text, RiffRaff) == game.log
    assert (tmp_path / "games" / "001.tracks").exists()


@pytest.mark.long
@pytest.mark.parametrize("level", ["random", "quick"])
def test_a_game_of_computers_ends_and_replays(level: str) -> None:
    game = play_game([mate_named(level)] * 2, 3)
    assert game.outcome.winners
    assert game.tally.peak > 2
    assert isinstance(game.log, Log)
    check_log(game)
