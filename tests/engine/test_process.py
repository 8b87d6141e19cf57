"""The engine as a process on pipes."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from io import BytesIO
from random import Random
from typing import IO, Any

import pytest

from roadstead.cli.engine import lines, serve
from roadstead.engine.request import LONGEST
from tests.engine.asking import ALL, GAME, choices

GAMES = b'{"id":1,"do":"games"}'
CODE = "from roadstead.cli.engine import main; raise SystemExit(main())"
COMMAND = [sys.executable, "-c", CODE]
LONG = b'{"do":"' + b"x" * 10_000_000 + b'"}\n'

Engine = subprocess.Popen[bytes]


@pytest.fixture
def engine() -> Iterator[Engine]:
    pipe = subprocess.PIPE
    with subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        yield process
        process.kill()


def pipe_of(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream
    return stream


def ask(engine: Engine, line: bytes) -> dict[str, Any]:
    asked = pipe_of(engine.stdin)
    asked.write(line + b"\n")
    asked.flush()
    return json.loads(pipe_of(engine.stdout).readline())


def test_each_line_is_answered_before_the_next_is_asked(engine: Engine) -> None:
    assert ask(engine, GAMES)["id"] == 1
    assert ask(engine, b"\xff\xfe")["error"]["code"] == "not_utf8"
    assert ask(engine, b"")["error"]["code"] == "not_json"
    assert ask(engine, b"[" * 200_000)["ok"] is False
    assert ask(engine, LONG.rstrip())["error"]["code"] == "too_long"
    assert ask(engine, GAMES + b"\r")["id"] == 1


def test_it_ends_with_its_input_and_answers_a_last_line_without_end(engine: Engine) -> None:
    told, complained = engine.communicate(GAMES)
    assert json.loads(told)["ok"]
    assert (engine.returncode, complained) == (0, b"")


def test_it_ends_in_silence_when_nobody_listens(engine: Engine) -> None:
    pipe_of(engine.stdout).close()
    asked = pipe_of(engine.stdin)
    asked.write(GAMES + b"\n")
    asked.close()
    assert pipe_of(engine.stderr).read() == b""
    assert engine.wait() == 0


def test_it_ends_in_silence_when_interrupted(engine: Engine) -> None:
    ask(engine, GAMES)
    engine.send_signal(signal.SIGINT)
    assert pipe_of(engine.stderr).read() == b""
    assert engine.wait() == 130


class Watched(BytesIO):
    """Remembers the largest piece that was read at once."""

    largest = 0

    def readline(self, size: int | None = -1, /) -> bytes:
        piece = super().readline(size)
        self.largest = max(self.largest, len(piece))
        return piece


def test_a_line_too_long_is_never_held_whole() -> None:
    stream = Watched(LONG + GAMES + b"\n" + LONG)
    assert list(lines(stream)) == [None, GAMES, None]
    assert stream.largest <= LONGEST + 1


@pytest.mark.parametrize("excess", [-1, 0, 1])
def test_the_limit_counts_without_the_end_of_the_line(excess: int) -> None:
    padded = GAMES + b" " * (LONGEST - len(GAMES) + excess)
    for end in (b"\n", b""):
        told = BytesIO()
        serve(BytesIO(padded + end + GAMES), told) if end else serve(BytesIO(padded), told)
        answers = [json.loads(line) for line in told.getvalue().splitlines()]
        assert answers[0]["ok"] is (excess <= 0)
        assert len(answers) == (2 if end else 1)


def test_a_thousand_small_requests_a_second(engine: Engine) -> None:
    rates = [requests_per_s(engine, seed) for seed in range(3)]
    assert max(rates) >= 1000, rates


def requests_per_s(engine: Engine, seed: int) -> float:
    """Play a random game over the pipes, reading each position again: how many answers a second?"""
    generator = Random(seed)
    begun, answers = time.perf_counter(), 1
    told = ask(engine, request("new", options={"expansions": ALL}))
    while not told["over"]:
        move = generator.choice(choices(told))
        told = ask(engine, request("play", position=told["position"], move=move))
        ask(engine, request("read", position=told["position"]))
        answers += 2
    return answers / (time.perf_counter() - begun)


def request(do: str, **fields: Any) -> bytes:
    return json.dumps({"do": do, "game": GAME, **fields}).encode()
