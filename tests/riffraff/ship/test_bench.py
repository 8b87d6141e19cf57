"""The bench of the ship tells what its page promises, in plain names."""

import re
from pathlib import Path

import pytest

from roadstead.bench import measuring, riffraff
from roadstead.riffraff.ship.dimensions import ship
from roadstead.riffraff.ship.lading import TEN

PAGE = (Path(__file__).parents[3] / "docs/reference/riff-raff-bench.md").read_text("utf-8")
PROMISED = re.findall(r"`(\w+)`", "\n".join(re.findall(r"^\| (.*?) \|", PAGE, re.MULTILINE)))


def shortened(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DROPS", "CREEP_S", "CANDIDATES", "PLACEMENTS"):
        monkeypatch.setattr(riffraff, name, 2)
    monkeypatch.setattr(riffraff, "RUNS", 1)
    monkeypatch.setattr(riffraff, "median", lambda measured: measured())
    monkeypatch.setattr(riffraff, "EXPERT_PLANS", riffraff.QUICK)


@pytest.mark.long
def test_every_figure_of_the_page_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    shortened(monkeypatch)
    told = {
        **riffraff._behaviour(print),
        **riffraff._speeds(print),
        **riffraff._exactness(print),
        **riffraff._stream(print),
        **riffraff._candidates(print),
        **riffraff._placements(print),
    }
    games = ["game_of_four_quick_s", "game_of_four_default_s"]
    assert [*told, *games] == PROMISED
    assert told["snapshot_exact"] == told["snapshot_exact_in_a_collapse"] == 1
    assert told["hashes_of_3_processes"] == 1
    assert told["four_crates_on_one_side_slide_off"] == 4
    assert 0 < float(told["empty_ship_below_1_degree_s"] or 0) < 12


def test_restoring_is_exact_for_ten() -> None:
    assert riffraff.restores_exactly(ship(), TEN, 0.5)


@pytest.mark.long
def test_the_promises_are_kept() -> None:
    """Speeds halved, for a machine that is busy with other tests."""
    figures = {name: value or 0 for name, value in riffraff.figures().items()}
    assert figures["empty_ship_below_1_degree_s"] < 12
    assert figures["empty_ship_rest_degrees"] < 0.3
    assert figures["ten_objects_creep_60_s_mm"] <= 0.1
    assert figures["drops_5_cm_through_a_yard_of_200"] == 0
    assert figures["objects_32_swaying_times_real"] > 5
    assert figures["objects_32_collapse_times_real"] > 1
    planned = figures["planned_placements_that_drop_share_14_aboard"]
    assert planned < figures["random_placements_that_drop_share_14_aboard"] / 2
    assert figures["game_of_four_quick_s"] < 60
    assert figures["game_of_four_default_s"] < 480
    assert measuring.RUNS >= 5
