"""A server that dies, or is stopped, in the middle of play: nothing acknowledged is lost."""

from __future__ import annotations

import socket
import subprocess
import threading
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Browser, Server, begun, command, serving, two_begun


def played_until_killed(browser: Browser, generator: Random) -> list[str]:
    """Random moves, each sent when the last one is acknowledged, until the connection breaks."""
    acknowledged: list[str] = []
    try:
        while browser.wait_for_turn():
            choices = browser.choices
            move = choices[generator.randrange(len(choices))]["move"]
            told = browser.play(move)
            assert told["kind"] == "done", told
            acknowledged.append(move)
    except (ConnectionClosed, OSError):
        pass
    return acknowledged


def own_moves(browser: Browser) -> list[str]:
    """The moves of seat 0 as the table tells them from the first line on."""
    return [
        entry["move"]
        for entry in browser.table["entries"]
        if entry["kind"] == "moved" and entry["seat"] == 0
    ]


def killed_in_play(server: Server, generator: Random) -> tuple[str, Browser, list[str]]:
    """Play a new game and kill the server meanwhile; what was acknowledged by then."""
    browser, room = begun(server)
    killer = threading.Timer(0.05 + generator.random() / 4, server.kill)
    killer.start()
    acknowledged = played_until_killed(browser, generator)
    killer.join()
    browser.leave()
    return room, browser, acknowledged


@pytest.mark.parametrize("kills", [3, pytest.param(20, marks=pytest.mark.long)])
def test_no_acknowledged_move_is_lost_by_kill(tmp_path: Path, kills: int) -> None:
    """At most the one move that was on its way may be there without an acknowledgement."""
    generator = Random(kills)
    acknowledged = 0
    server = Server(tmp_path / "tables.sqlite")
    for _ in range(kills):
        room, browser, moves = killed_in_play(server, generator)
        acknowledged += len(moves)
        server = browser.server = Server(tmp_path / "tables.sqlite")
        browser.enter(room)
        kept = own_moves(browser)
        assert kept[: len(moves)] == moves
        assert len(kept) <= len(moves) + 1
        assert browser.wait_for_turn() == (browser.table["setting"]["status"] != "over")
        browser.leave()
    server.stop()
    assert acknowledged > kills


def test_two_browsers_go_on_after_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    with serving(data) as server:
        anna, bert = Browser(server), Browser(server)
        room = two_begun(anna, bert)
        assert anna.play("roll")["kind"] == "done"
        before = anna.table["moments"]
        assert server.stop() == 0
        for each in (anna, bert):
            with pytest.raises(ConnectionClosed) as caught:
                each.hear("done")
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1012
        port = server.port
    with serving(data, port) as server:
        anna.server = bert.server = server
        assert anna.enter(room)["moments"] == before
        assert bert.enter(room)["you"] == [1]
        assert anna.play(anna.choices[0]["move"])["kind"] == "done"
        assert bert.wait_for_turn() or anna.choices
        for each in (anna, bert):
            each.leave()


def test_the_nonces_survive_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    with serving(data) as server:
        browser, room = begun(server)
        log = server.asked(f"/api/tables/{room}/log")[2]
        browser.leave()
    with serving(data) as server:
        assert server.asked(f"/api/tables/{room}/log")[2] == log


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    with serving(data):
        second = subprocess.run(command(data), capture_output=True, text=True, check=False)
        assert second.returncode == 2
        assert "another server may be using it" in second.stderr
        assert "Traceback" not in second.stderr


def test_a_port_that_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        asked = command(tmp_path / "tables.sqlite", port)
        second = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert second.returncode == 2
    assert f"Port {port}" in second.stderr
