"""Hands lived again: the same words bring about the same outcomes, bit for bit."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from roadstead.arena.resimulation import Finding, main, relived
from roadstead.arena.riffraff import next_seat
from roadstead.arena.ship_dealer import LoadingDealer
from roadstead.arena.tracks import Track, read_tracks, write_tracks
from roadstead.kernel import NATURE, Log, Move, Position, Unreadable
from roadstead.players.player import RandomPlayer
from roadstead.players.riffraff.loader import AnyhowLoader
from roadstead.riffraff import RiffRaff, RiffRaffPosition
from roadstead.riffraff.moves import Loaded

LOADS = 8


@pytest.fixture(scope="module")
def begun() -> tuple[Log, dict[str, Track]]:
    """The first loads of a game of two that lay things anyhow: some fall, some stay."""
    dealer = LoadingDealer(b"resimulated", [AnyhowLoader()] * 2)
    position: Position = RiffRaff(seats=2).start()
    log, luck = Log(position.game), Random(2)
    while len(dealer.tracks) < LOADS:
        assert isinstance(position, RiffRaffPosition)
        seat = next_seat(position)
        assert seat is not None
        move: Move = (
            dealer.answer(position)
            if seat == NATURE
            else RandomPlayer().choose(position.game, position.view(seat), luck, 1.0)
        )
        log, position = log.with_entry(move), position.play(move).position
    return log, dealer.tracks


def findings(log: Log, tracks: dict[str, Track]) -> list[Finding]:
    return [found.finding for found in relived(log, tracks)]


def test_every_load_comes_out_the_same(begun: tuple[Log, dict[str, Track]]) -> None:
    log, tracks = begun
    assert findings(log, tracks) == [Finding.SAME] * LOADS
    assert any(isinstance(move, Loaded) and move.fallen for move in log.moves())


def test_tracks_keep_every_number(begun: tuple[Log, dict[str, Track]]) -> None:
    log, tracks = begun
    again = read_tracks(write_tracks(tracks))
    assert again == tracks
    assert findings(log, again) == [Finding.SAME] * LOADS


@pytest.mark.parametrize("line", ["", "{}", "[]", "3", '{"draw": "1", "object": "cat"}', "x"])
def test_what_is_no_track_is_unreadable(line: str) -> None:
    if line:
        with pytest.raises(Unreadable):
            read_tracks(line)
    else:
        assert read_tracks(line) == {}


def changed(log: Log, **fields: object) -> Log:
    """The log with its last loading told otherwise."""
    *before, last = log.entries
    assert isinstance(last, Loaded)
    return replace(log, entries=(*before, replace(last, **fields)))


def test_a_log_that_tells_it_otherwise_is_found_out(begun: tuple[Log, dict[str, Track]]) -> None:
    log, tracks = begun
    last = log.entries[-1]
    assert isinstance(last, Loaded)
    heeled = replace(last.rest, rig=replace(last.rest.rig, roll=last.rest.rig.roll + 1e-7))
    assert findings(changed(log, rest=heeled.canonical()), tracks)[-1] is Finding.DIFFERENT


def test_another_engine_proves_nothing(begun: tuple[Log, dict[str, Track]]) -> None:
    log, tracks = begun
    assert findings(changed(log, engine="mujoco_9"), tracks)[-1] is Finding.OTHER_ENGINE
    assert findings(log, {})[0] is Finding.NO_TRACK


def test_the_command_tells_what_it_found(
    begun: tuple[Log, dict[str, Track]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    log, tracks = begun
    (tmp_path / "a.log").write_text(str(log), encoding="utf-8")
    (tmp_path / "a.tracks").write_text(write_tracks(tracks), encoding="utf-8")
    monkeypatch.setattr(
        sys, "argv", ["resimulation", str(tmp_path / "a.log"), str(tmp_path / "a.tracks")]
    )
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"same: {LOADS}\n"
