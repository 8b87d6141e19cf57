"""The protocol over real sockets."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.serving import AGAINST_COMPUTER, Browser, Server, begun, two_begun

SEED = "seed"


def test_from_nothing_to_the_first_roll(server: Server) -> None:
    browser, _ = begun(server)
    assert browser.table["setting"]["status"] == "playing"
    assert [choice["move"] for choice in browser.choices] == ["roll"]
    assert browser.play("roll")["kind"] == "done"
    assert browser.table["moments"][0]["scene"]["roll"]
    browser.leave()


def test_a_whole_game_against_the_computer(server: Server) -> None:
    browser, room = begun(server)
    generator = Random(7)
    while browser.wait_for_turn():
        assert SEED not in browser.table["setting"]["fairness"] or not seed_of(browser)
        choices = browser.choices
        told = browser.play(choices[generator.randrange(len(choices))]["move"])
        assert told["kind"] == "done", told
    assert browser.table["setting"]["result"]["why"] == "points"
    assert seed_of(browser)
    log = server.asked(f"/api/tables/{room}/log")[2].decode()
    assert f"# seed {seed_of(browser)}" in log
    browser.leave()


def seed_of(browser: Browser) -> str | None:
    found: str | None = browser.table["setting"]["fairness"]["seed"]
    return found


def test_two_browsers_and_a_spectator_by_link(server: Server) -> None:
    anna, bert, eve = Browser(server), Browser(server), Browser(server)
    room = two_begun(anna, bert)
    assert eve.enter(room)["you"] == []
    assert eve.table["moments"][0]["seat"] is None
    assert anna.play("roll")["kind"] == "done"
    rolled = anna.table["moments"][0]["scene"]["roll"]
    for each in (bert, eve):
        while each.table["seq"] != anna.table["seq"]:
            each.hear("news")
        assert each.table["moments"][0]["scene"]["roll"] == rolled
        assert not each.choices
    assert eve.command("play", seat=0, move="roll", seq=1)["code"] == "not-your-seat"
    for each in (anna, bert, eve):
        each.leave()


def test_a_move_sent_again_is_played_once(server: Server) -> None:
    browser, _ = begun(server)
    seq = browser.table["moments"][0]["seq"]
    for _ in range(3):
        browser.say("play", id="same", seat=0, move="roll", seq=seq)
    done = [browser.hear("done") for _ in range(3)]
    assert done[0] == done[1] == done[2]
    assert browser.table["seq"] == seq + 2
    browser.leave()


def test_the_same_seat_after_a_reload_and_on_another_device(server: Server) -> None:
    browser, room = begun(server)
    browser.leave()
    again = browser.enter(room)
    assert again["you"] == [0]
    other = Browser(server)
    other.enter(room)
    assert other.command("claim", seat=0, key=again["keys"]["0"])["kind"] == "done"
    assert other.play("roll")["kind"] == "done"
    for each in (browser, other):
        each.leave()


def test_a_rematch_has_its_own_table(server: Server) -> None:
    browser, room = begun(server)
    assert browser.command("resign", seat=0)["kind"] == "done"
    assert browser.command("rematch", seat=0)["kind"] == "done"
    while not browser.table["setting"]["next_room"]:
        browser.hear("news")
    following = browser.table["setting"]["next_room"]
    browser.leave()
    assert following != room
    assert browser.enter(following)["you"] == [1]
    browser.leave()


# --- what is no message ---------------------------------------------------------------------------

DEEP = "[" * 4000
GARBAGE: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{",
    '{"kind": "fly"}',
    '{"kind": "play"}',
    '{"kind": "play", "id": "a", "seat": 0, "move": "roll", "seq": 0, "dice": [6, 6]}',
    '{"kind": "play", "id": "a", "seat": 0, "move": "roll", "seq": 1e400}',
    '{"kind": "play", "id": "a", "seat": "0", "move": "roll", "seq": 0}',
    '{"kind": "why", "id": "\\ud800", "seat": 0, "move": "roll"}',
    "NaN",
    '"' + "x" * 7000 + '"',
    "9" * 7000,
    DEEP,
    '{"a":' * 1000,
    b"\x00\xff",
    b'{"kind": "resign", "id": "a", "seat": 0}',
]


@pytest.mark.parametrize("said", GARBAGE, ids=range(len(GARBAGE)))
def test_what_is_no_message_is_refused_and_harms_nothing(server: Server, said: str | bytes) -> None:
    browser, _ = begun(server)
    before = browser.table
    browser.socket.send(said)
    assert browser.hear("refusal")["code"] == "bad-message"
    assert browser.table == before
    assert browser.play("roll")["kind"] == "done"
    browser.leave()


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"kind": "play", "seat": 0, "move": "shanghai"}, "illegal-move"),
        ({"kind": "play", "seat": 0, "move": "x" * 200}, "unreadable"),
        ({"kind": "play", "seat": 0, "move": "roll\u2028"}, "unreadable"),
        ({"kind": "play", "seat": 9, "move": "roll"}, "no-such-seat"),
        ({"kind": "play", "seat": 1, "move": "roll"}, "not-your-seat"),
        ({"kind": "play", "seat": 0, "move": "roll", "seq": 0}, "out-of-date"),
        ({"kind": "claim", "seat": 0, "key": "é"}, "wrong-key"),
        ({"kind": "sit", "seat": 0}, "seat-taken"),
        ({"kind": "look", "seq": 999_999}, "no-such-entry"),
        ({"kind": "decide", "seat": 0, "about": 1, "choice": "end"}, "not-away"),
        ({"kind": "agree", "seat": 0, "yes": True}, "not-now"),
        ({"kind": "rematch", "seat": 0}, "not-now"),
        ({"kind": "take-back", "seat": 0}, "nothing-to-take-back"),
    ],
)
def test_what_may_not_be_done_is_refused_and_harms_nothing(
    server: Server, said: dict[str, Any], code: str
) -> None:
    browser, _ = begun(server)
    before = browser.table
    said = {"seq": before["moments"][0]["seq"], **said} if said["kind"] == "play" else said
    refused = browser.command(**said)
    assert (refused["kind"], refused["code"]) == ("refusal", code)
    assert browser.table == before
    assert browser.play("roll")["kind"] == "done"
    browser.leave()


def closed(browser: Browser) -> int:
    """The code with which the server closes."""
    with pytest.raises(ConnectionClosed) as caught:
        while True:
            browser.socket.recv(20)
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code


def test_a_message_that_is_too_long_ends_the_socket_only(server: Server) -> None:
    browser, room = begun(server)
    browser.socket.send("x" * 9000)
    assert closed(browser) == 1009
    browser.enter(room)
    assert browser.play("roll")["kind"] == "done"
    browser.leave()


def test_too_many_messages_end_the_socket_only(server: Server) -> None:
    browser, room = begun(server)
    for n in range(200):
        browser.say("why", id=str(n), seat=0, move="roll")
    assert closed(browser) == 1008
    browser.enter(room)
    assert browser.play("roll")["kind"] == "done"
    browser.leave()


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"kind": "hello", "protocol": 999}, 4000),
        ({"kind": "resign", "id": "a", "seat": 0}, 1008),
        ({}, 1008),
    ],
)
def test_a_socket_begins_with_hello(server: Server, said: dict[str, Any], code: int) -> None:
    browser = Browser(server)
    room = browser.open(AGAINST_COMPUTER)
    address = f"ws://localhost:{server.port}/api/tables/{room}/socket"
    origin: Any = server.origin
    with connect(address, origin=origin) as socket:
        socket.send(json.dumps(said))
        with pytest.raises(ConnectionClosed) as caught:
            socket.recv(20)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == code


def test_a_room_that_is_none(server: Server) -> None:
    browser = Browser(server)
    origin: Any = server.origin
    address = f"ws://localhost:{server.port}/api/tables/nowhere/socket"
    with connect(address, origin=origin) as socket:
        socket.send('{"kind": "hello", "protocol": 1}')
        assert json.loads(socket.recv(20))["code"] == "no-such-table"
        browser._socket = socket  # pyright: ignore[reportPrivateUsage] - of our own making
        assert closed(browser) == 4404


# --- where a page comes from ----------------------------------------------------------------------

ORIGINS = [
    None,
    "null",
    "",
    "http://evil.example",
    "http://localhost:PORT.evil.example",
    "http://evil.example/http://localhost:PORT",
    "http://xlocalhost:PORT",
    "http://localhost",
    "http://localhost:1",
    "http://localhost:PORT0",
    "https://localhost:PORT",
    "ws://localhost:PORT",
    "HTTP://LOCALHOST:PORT",
    "http://localhost.:PORT",
    "http://localhost:PORT/",
    "http://evil@localhost:PORT",
    "http://localhost:PORT@evil.example",
    "http://localhost:PORT http://evil.example",
    "//localhost:PORT",
    "localhost:PORT",
]


@pytest.mark.parametrize("origin", ORIGINS)
def test_a_socket_from_another_sites_page_is_refused(server: Server, origin: str | None) -> None:
    given: Any = None if origin is None else origin.replace("PORT", str(server.port))
    room = Browser(server).open(AGAINST_COMPUTER)
    address = f"ws://localhost:{server.port}/api/tables/{room}/socket"
    headers = {} if given is None else {"Origin": given}
    with (
        pytest.raises(InvalidStatus) as caught,
        connect(address, additional_headers=headers),
    ):
        pass
    assert caught.value.response.status_code == 403


@pytest.mark.parametrize("origin", [each for each in ORIGINS if each is not None])
def test_a_table_for_another_sites_page_is_refused(server: Server, origin: str) -> None:
    headers = {"Origin": origin.replace("PORT", str(server.port))}
    body = json.dumps(AGAINST_COMPUTER).encode()
    status, _, told = server.asked("/api/tables", "POST", body, headers)
    assert (status, json.loads(told)["code"]) == (403, "wrong-origin")
