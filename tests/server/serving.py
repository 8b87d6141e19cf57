"""A real server in a process of its own, and browsers that are none."""

from __future__ import annotations

import hashlib
import http.client
import json
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

PROGRAM = "from roadstead.cli import main; main()"
PATIENCE_S = 20
Said = dict[str, Any]
AGAINST_COMPUTER: Said = {
    "game": "shanghaien",
    "seats": [{"sitter": "me"}, {"sitter": "computer"}],
    "options": {"first_player": "first"},
}
BY_LINK: Said = {**AGAINST_COMPUTER, "seats": [{"sitter": "me"}, {"sitter": "open"}]}


def command(data: Path, port: int = 0) -> list[str]:
    """`roadstead serve` on loopback."""
    program = [sys.executable, "-c", PROGRAM, "serve", "--no-browser", "--lang", "en"]
    return [*program, "--host", "127.0.0.1", "--port", str(port), "--data", str(data)]


class Server:
    """A server that listens."""

    def __init__(self, data: Path, port: int = 0) -> None:
        self.process = subprocess.Popen(command(data, port), stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        self.port = urlsplit(first.split()[-1]).port or 0
        self.origin = f"http://localhost:{self.port}"

    def kill(self) -> None:
        """As if the power of this process were cut."""
        os.kill(self.process.pid, signal.SIGKILL)
        self._ended()

    def stop(self) -> int:
        """As an operator does."""
        self.process.terminate()
        return self._ended()

    def _ended(self) -> int:
        assert self.process.stdout is not None
        code = self.process.wait(PATIENCE_S)
        self.process.stdout.close()
        return code

    def asked(
        self,
        path: str,
        method: str = "GET",
        body: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> tuple[int, http.client.HTTPMessage, bytes]:
        """Status, headers and body of an answer."""
        connection = http.client.HTTPConnection("localhost", self.port, timeout=PATIENCE_S)
        try:
            connection.request(method, path, body, {"Origin": self.origin, **(headers or {})})
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()
        finally:
            connection.close()


@contextmanager
def serving(data: Path, port: int = 0) -> Generator[Server]:
    server = Server(data, port)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


@dataclass
class Browser:
    """Keeps a cookie, opens tables, says and hears."""

    server: Server
    cookie: str = ""
    nonces: dict[int, str] = field(default_factory=dict[int, str])
    table: Said = field(default_factory=dict[str, Any])
    """What was last told of the table."""
    _socket: ClientConnection | None = None
    _open: ExitStack = field(default_factory=ExitStack)

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    def open(self, wanted: Said) -> str:
        """A new table's room."""
        body = json.dumps(wanted).encode()
        status, headers, told = self.server.asked("/api/tables", "POST", body, self._with_cookie())
        assert status == 201, told
        self._keep(headers["Set-Cookie"])
        room: str = json.loads(told)["room"]
        return room

    def _with_cookie(self) -> dict[str, str]:
        return {"Cookie": self.cookie} if self.cookie else {}

    def _keep(self, cookie: str | None) -> None:
        if cookie:
            self.cookie = cookie.partition(";")[0]

    def enter(self, room: str) -> Said:
        """Open the socket and say hello; the welcome."""
        address = f"ws://localhost:{self.server.port}/api/tables/{room}/socket"
        origin: Any = self.server.origin
        connecting = connect(
            address, origin=origin, additional_headers=self._with_cookie(), compression=None
        )
        self._socket = self._open.enter_context(connecting)
        assert self.socket.response is not None
        self._keep(self.socket.response.headers.get("Set-Cookie"))
        self.say("hello", protocol=1)
        return self.hear("welcome")

    def leave(self) -> None:
        self._open.close()

    def say(self, kind: str, **said: Any) -> None:
        self.socket.send(json.dumps({"kind": kind, **said}))

    def hear(self, *kinds: str) -> Said:
        """The next message of these kinds; news on the way are taken in."""
        while True:
            told: Said = json.loads(self.socket.recv(PATIENCE_S))
            if told["kind"] in ("welcome", "news"):
                self.table = told
            if told["kind"] in kinds:
                return told

    def command(self, kind: str, **said: Any) -> Said:
        """Say it and wait until it is done or refused."""
        id = secrets.token_hex(8)
        self.say(kind, id=id, **said)
        while True:
            told = self.hear("done", "refusal", "because", "seen")
            if told["id"] == id:
                return told

    def promise(self) -> None:
        for seat in self.table["you"]:
            nonce = self.nonces.setdefault(seat, secrets.token_hex(32))
            hash = hashlib.sha256(bytes.fromhex(nonce)).hexdigest()
            assert self.command("promise", seat=seat, hash=hash)["kind"] == "done"

    def give_nonces(self) -> None:
        for seat, nonce in self.nonces.items():
            assert self.command("nonce", seat=seat, nonce=nonce)["kind"] == "done"

    @property
    def choices(self) -> Sequence[Said]:
        """The legal moves of the seats held."""
        return [choice for moment in self.table["moments"] for choice in moment["moves"]]

    def play(self, move: str) -> Said:
        moment = next(each for each in self.table["moments"] if each["moves"])
        return self.command("play", seat=moment["seat"], move=move, seq=moment["seq"])

    def wait_for_turn(self) -> bool:
        """Whether it is a turn of ours, or the game is over."""
        while not self.choices:
            if self.table["setting"]["status"] == "over":
                return False
            self.hear("news")
        return True


def begun(server: Server) -> tuple[Browser, str]:
    """A browser at a table against the computer, its game begun."""
    browser = Browser(server)
    room = browser.open(AGAINST_COMPUTER)
    browser.enter(room)
    browser.promise()
    browser.give_nonces()
    return browser, room


def two_begun(anna: Browser, bert: Browser) -> str:
    """Two browsers at one table by its link, the game begun; the room."""
    room = anna.open(BY_LINK)
    anna.enter(room)
    bert.enter(room)
    assert bert.command("sit", seat=1, name="Bert")["kind"] == "done"
    for each in (anna, bert):
        each.promise()
    for each in (anna, bert):
        each.give_nonces()
    anna.wait_for_turn()
    return room
