"""The bench prints what its page promises."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from random import Random

import pytest

from roadstead.bench import BENCHES, Figures, bench_named, measuring, peers, shanghaien
from roadstead.cli.bench import main
from roadstead.shanghaien import Shanghaien

PAGE = (Path(__file__).parents[2] / "docs/reference/bench.md").read_text(encoding="utf-8")
PROMISED = re.findall(r"`(\w+)`", "\n".join(re.findall(r"^\| (.*?) \|", PAGE, re.MULTILINE)))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer and shorter runs."""
    monkeypatch.setattr(measuring, "RUNS", 1)
    monkeypatch.setattr(shanghaien, "RUNS_COMPILED", 1)
    monkeypatch.setattr(shanghaien, "GAMES", 200)
    monkeypatch.setattr(shanghaien, "GAMES_INTERPRETED", 2)
    monkeypatch.setattr(peers, "GAMES", {"backgammon": 2, "pig": 200})
    monkeypatch.setattr(peers, "GAMES_FOR_LENGTH", {"backgammon": 2, "pig": 20})


@pytest.mark.usefixtures("quick")
def test_the_figures_are_one_flat_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("shanghaien", as_json=True) == 0
    figures: Figures = json.loads(capsys.readouterr().out)
    assert list(figures) == PROMISED
    assert all(figure is not None and figure > 0 for figure in figures.values())
    assert figures["state_bytes"] == 312


def test_the_page_shows_such_an_object() -> None:
    shown = json.loads(PAGE.partition("```json")[2].partition("```")[0])
    assert list(shown) == PROMISED


def test_an_unknown_bench_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("chess", as_json=False) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert all(name in told.err for name in BENCHES)


def test_without_the_extra_there_is_no_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert peers.openspiel("pig") is None


def test_interpreted_games_count_decisions() -> None:
    game = Shanghaien()
    played = [shanghaien.play_interpreted(game, Random(seed), 1) for seed in range(20)]
    assert min(played) > 15
    assert 40 < sum(played) / len(played) < 70


@pytest.mark.long
def test_the_promises_are_kept() -> None:
    """What one waits for may take three times as long: other tests run beside this one."""
    figures = bench_named("shanghaien")(print)
    rates = {name: rate for name, rate in figures.items() if rate}
    assert rates["base_decisions_per_s"] > 10e6
    assert rates["expansions_decisions_per_s"] > 4e6
    assert rates["base_decisions_per_s"] > 40 * rates["openspiel_backgammon_steps_per_s"]
    assert rates["cold_compile_s"] < 3 * 20
    assert rates["import_s"] < 3 * 0.25
