"""Computer players in processes of their own, with a deadline and a move to fall back on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from random import Random

import msgspec

from roadstead.harbour import game_named
from roadstead.kernel.notation import read_header
from roadstead.players.player import RandomPlayer
from roadstead.server.taking import Think
from roadstead.server.worker import Question

LOG = logging.getLogger("roadstead.server.thinking")
COMMAND = (sys.executable, "-m", "roadstead.server.worker")
THINKING_S = 2.0
"""What a player is told that it may take."""
DEADLINE_S = 5.0
"""After this the table gets a move, whoever chose it."""


class Workers:
    """Some processes; each thinks about one move at a time."""

    def __init__(
        self,
        count: int = 2,
        deadline_s: float = DEADLINE_S,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self._deadline_s = deadline_s
        self._workers = [Worker(command) for _ in range(count)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def choose(self, job: Think, seed: str) -> str:
        """A move of the player who was asked for, or, too late or broken, any legal one."""
        question = Question(str(job.view), job.player, seed, THINKING_S)
        try:
            return await asyncio.wait_for(self._asked(question), self._deadline_s)
        except (TimeoutError, OSError, EOFError) as error:
            LOG.warning("%s gave no move: %r", job.player, error)
            return fallback(job, seed)

    async def _asked(self, question: Question) -> str:
        worker = await self._free.get()
        try:
            return await worker.ask(question)
        finally:
            self._free.put_nowait(worker)

    async def warm(self) -> None:
        """Start the processes before anybody waits for them."""
        for worker in self._workers:
            with contextlib.suppress(OSError):
                await worker.start()

    async def close(self) -> None:
        for worker in self._workers:
            await worker.stop()


def fallback(job: Think, seed: str) -> str:
    """Any legal move."""
    header = read_header(job.header)
    game = game_named(header.game)(**header.options)
    return str(RandomPlayer().choose(game, job.view, Random(seed), 0))


class Worker:
    """One process, begun when it is needed and again when it broke."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None
        self._given_up: list[Process] = []

    async def start(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            # A session of its own: who stops the server at the keyboard does not stop a thought.
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        return self._process

    async def ask(self, question: Question) -> str:
        """The answer; a process that fails or is given up in the middle is replaced."""
        process = await self.start()
        assert process.stdin is not None and process.stdout is not None, process
        answered = False
        try:
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readuntil()
            answered = True
        finally:
            if not answered:
                self._kill(process)
        return line.decode().strip()

    def _kill(self, process: Process) -> None:
        """Its late answer would be taken for that to the next question."""
        self._process = None
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        self._given_up = [each for each in self._given_up if each.returncode is None]
        self._given_up.append(process)

    async def stop(self) -> None:
        if self._process is not None:
            self._kill(self._process)
        for process in self._given_up:
            await process.communicate()
