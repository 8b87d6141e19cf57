"""Requests over HTTP: what is offered, what is refused, what every answer says."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any

import pytest

from roadstead.cli import run
from roadstead.harbour import game_names
from roadstead.locale.texts import LANGUAGES, files, source
from tests.server.serving import AGAINST_COMPUTER, BY_LINK, Browser, Server, begun

TABLES = "/api/tables"


def told(server: Server, path: str) -> Any:
    status, _, body = server.asked(path)
    assert status == 200, body
    return json.loads(body)


def posted(server: Server, wanted: Any) -> tuple[int, str]:
    """Status and code of an attempt to open a table."""
    body = wanted if isinstance(wanted, bytes) else json.dumps(wanted).encode()
    status, _, answer = server.asked(TABLES, "POST", body)
    return status, json.loads(answer).get("code", "")


def test_every_game_is_offered_with_its_options(server: Server) -> None:
    offered = {each["game"]: each for each in told(server, "/api/games")["games"]}
    assert set(offered) == set(game_names())
    assert offered["shanghaien"]["playable"]
    options = {each["name"]: each for each in offered["shanghaien"]["options"]}
    assert options["expansions"]["shape"] == "set"
    assert options["expansions"]["default"] == "none"
    assert options["hide_discards"]["shape"] == "flag"
    assert options["trick_deck"]["shape"] == "list"
    assert offered["shanghaien"]["players"][0] == "random"


def test_a_link_leads_to_a_table(server: Server) -> None:
    room = Browser(server).open(BY_LINK)
    seen = told(server, f"{TABLES}/{room}")
    assert seen["setting"]["status"] == "seats"
    assert [chair["sitter"] for chair in seen["setting"]["chairs"]] == ["person", "open"]
    assert seen["you"] == []
    assert seen["options"]["first_player"] == "first"


def test_rooms_cannot_be_guessed(server: Server) -> None:
    rooms = {Browser(server).open(BY_LINK) for _ in range(3)}
    assert len(rooms) == 3
    assert all(len(room) == 22 for room in rooms)


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        (b"", 400, "bad-message"),
        (b"\xff", 400, "bad-message"),
        (b"[" * 10_000, 400, "bad-message"),
        ({"game": "shanghaien"}, 400, "bad-message"),
        ({**AGAINST_COMPUTER, "seed": "00"}, 400, "bad-message"),
        ({**AGAINST_COMPUTER, "game": "chess"}, 400, "unknown-game"),
        ({**AGAINST_COMPUTER, "game": "riff-raff"}, 400, "not-playable-yet"),
        ({**AGAINST_COMPUTER, "seats": [{"sitter": "me"}]}, 400, "wrong-seats"),
        ({**AGAINST_COMPUTER, "seats": [{"sitter": "computer"}] * 2}, 400, "wrong-seats"),
        ({**AGAINST_COMPUTER, "options": {"wind": "north"}}, 400, "unknown-option"),
        ({**AGAINST_COMPUTER, "options": {"end_tie": "duel"}}, 400, "bad-option-value"),
        (
            {**BY_LINK, "seats": [{"sitter": "me"}, {"sitter": "computer", "player": "hal"}]},
            400,
            "unknown-player",
        ),
        ({**BY_LINK, "seats": [{"sitter": "me", "name": "a\nb"}] * 2}, 400, "bad-name"),
        (b" " * 20_000, 413, "too-long"),
    ],
)
def test_what_is_no_table_is_refused(server: Server, wanted: Any, status: int, code: str) -> None:
    assert posted(server, wanted) == (status, code)


@pytest.mark.parametrize(
    ("path", "method", "status"),
    [
        ("/api/nothing", "GET", 404),
        (f"{TABLES}/nowhere", "GET", 404),
        (f"{TABLES}/nowhere/log", "GET", 404),
        ("/api/games", "DELETE", 404),
        ("/texts/es/errors.ftl", "GET", 404),
        ("/texts/en/..%2f..%2ftexts.ftl", "GET", 404),
        ("/texts/en/nothing.ftl", "GET", 404),
        ("/../../pyproject.toml", "GET", 404),
        ("/%2e%2e/%2e%2e/app.py", "GET", 404),
        ("/assets/nothing.js", "GET", 404),
    ],
)
def test_what_is_not_there(server: Server, path: str, method: str, status: int) -> None:
    found, _, body = server.asked(path, method)
    assert found in (status, 405)
    assert json.loads(body)["code"] == "no-such-page" or "nowhere" in path


@pytest.mark.parametrize("path", ["/api/games", "/healthz", "/texts/en/errors.ftl", "/api/nothing"])
def test_every_answer_is_guarded(server: Server, path: str) -> None:
    _, headers, _ = server.asked(path)
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Server"] is None


def test_a_guest_is_known_by_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    _, headers, _ = server.asked("/api/games")
    cookie = headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    own = {"Cookie": cookie.partition(";")[0]}
    assert server.asked("/api/games", headers=own)[1]["Set-Cookie"] is None
    forged = {"Cookie": "roadstead=admin"}
    assert server.asked("/api/games", headers=forged)[1]["Set-Cookie"]


@pytest.mark.parametrize("host", ["evil.example", "localhost", "localhost.:PORT", "LOCALHOST:PORT"])
def test_another_host_name_is_refused(server: Server, host: str) -> None:
    """A name that was bound anew to this address does not open the harbour."""
    headers = {"Host": host.replace("PORT", str(server.port))}
    status, _, body = server.asked("/api/games", headers=headers)
    assert (status, json.loads(body)["code"]) == (421, "wrong-host")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_a_language(server: Server, language: str) -> None:
    assert told(server, f"/texts/{language}") == files(language)
    path = f"/texts/{language}/errors.ftl"
    status, headers, body = server.asked(path)
    assert (status, body.decode()) == (200, source(language, "errors"))
    known = {"If-None-Match": headers["ETag"]}
    assert server.asked(path, headers=known)[0] == 304


def test_health_and_readiness(server: Server) -> None:
    assert server.asked("/healthz")[0] == 200
    assert server.asked("/readyz")[0] == 200


def test_the_seed_is_nowhere_while_the_game_runs(server: Server) -> None:
    browser, room = begun(server)
    assert browser.table["setting"]["fairness"]["seed"] is None
    log = server.asked(f"{TABLES}/{room}/log")[2].decode()
    assert "# commitment " in log
    assert "# seed" not in log
    browser.command("resign", seat=0)
    assert "# seed" in server.asked(f"{TABLES}/{room}/log")[2].decode()
    browser.leave()


def test_half_a_request_harms_nobody(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as half:
        half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: ")
        assert server.asked("/healthz")[0] == 200


def test_the_log_of_a_finished_game_is_verified_by_the_program(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    browser, room = begun(server)
    browser.play("roll")
    browser.command("resign", seat=0)
    browser.leave()
    log = server.asked(f"{TABLES}/{room}/log")[2]
    path = tmp_path / "game.log"
    path.write_bytes(log)
    assert run(["verify", str(path), "--lang", "en"]) == 0
    assert "7 answers in 8" in capsys.readouterr().out
    path.write_bytes(log.replace(b"# seed ", b"# sea "))
    assert run(["verify", str(path), "--lang", "en"]) == 2
    assert "no seed" in capsys.readouterr().err
