"""The store in one SQLite file: one writer, whose commit takes along everything that waits."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from roadstead.server.fairness import Secret
from roadstead.server.lines import AnyLine, Written
from roadstead.server.store import Conflict, Kept, StoreBroken

SCHEMA = """
create table if not exists room (
    room text primary key, seed blob not null, keyring blob not null, opened_at real not null
) without rowid;
create table if not exists event (
    game text not null references room (room),
    seq integer not null,
    seat integer,
    command text,
    at real not null,
    line text not null,
    primary key (game, seq),
    unique (game, seat, command)
) without rowid;
"""
SETTINGS = ("journal_mode=wal", "synchronous=full", "foreign_keys=on", "busy_timeout=5000")
LARGEST_BATCH = 500

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)
Write = Callable[[sqlite3.Connection], None]


@dataclass(frozen=True, slots=True)
class Waiting:
    """Something to write, and who waits for its commit."""

    write: Write
    committed: asyncio.Future[None]


class SqliteStore:
    """One connection in one thread writes and reads; a commit is on the disk (synchronous=FULL)."""

    def __init__(self, path: Path) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")
        self._owner = owned(path)
        self._connection = self._thread.submit(connected, path).result()
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def create(self, room: str, secret: Secret, first: Written) -> None:
        def write(connection: sqlite3.Connection) -> None:
            row = (room, secret.seed, secret.keyring, first.at)
            connection.execute("insert into room values (?, ?, ?, ?)", row)
            connection.execute(INSERT, _row(room, first))

        await self._written(write)

    async def append(self, room: str, lines: Sequence[Written]) -> None:
        rows = [_row(room, written) for written in lines]
        await self._written(lambda connection: _insert(connection, rows))

    async def load(self, room: str) -> Kept | None:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, _load, self._connection, room)

    async def close(self) -> None:
        """Write what waits, then close the file."""
        await self._waiting.join()
        if self._writer:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()
        self._owner.close()

    async def _written(self, write: Write) -> None:
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_on())
        waiting = Waiting(write, asyncio.get_running_loop().create_future())
        self._waiting.put_nowait(waiting)
        await waiting.committed

    async def _write_on(self) -> None:
        """Group commit: while one is on its way to the disk, the next gathers."""
        loop = asyncio.get_running_loop()
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < LARGEST_BATCH:
                batch.append(self._waiting.get_nowait())
            writes = [waiting.write for waiting in batch]
            answers = await loop.run_in_executor(
                self._thread, commit_together, self._connection, writes
            )
            for waiting, answer in zip(batch, answers, strict=True):
                _tell(waiting.committed, answer)
                self._waiting.task_done()


def _tell(committed: asyncio.Future[None], answer: Exception | None) -> None:
    if committed.done():
        return
    if answer is None:
        committed.set_result(None)
    else:
        committed.set_exception(answer)


def owned(path: Path) -> sqlite3.Connection:
    """Only one process may write: two at once can harm the file before SQLite 3.51.3.

    A second file is locked as long as this process lives, however it ends.
    """
    owner = sqlite3.connect(path.with_name(f"{path.name}-owner"), timeout=0, isolation_level=None)
    try:
        owner.execute("begin exclusive")
    except sqlite3.Error as error:
        owner.close()
        raise StoreBroken(str(error)) from error
    return owner


def connected(path: Path) -> sqlite3.Connection:
    """Open the file, or make it, for this process alone."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        for setting in SETTINGS:
            connection.execute(f"pragma {setting}")
        connection.executescript(SCHEMA)
    except sqlite3.Error as error:
        connection.close()
        raise StoreBroken(str(error)) from error
    return connection


def commit_together(
    connection: sqlite3.Connection, writes: Sequence[Write]
) -> list[Exception | None]:
    """One transaction for all; who conflicts is left out, alone. No commit: nobody is told done."""
    try:
        connection.execute("begin immediate")
        answers = [_tried(connection, write) for write in writes]
        connection.execute("commit")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("rollback")
        return [StoreBroken(str(error))] * len(writes)
    return answers


def _tried(connection: sqlite3.Connection, write: Write) -> Exception | None:
    connection.execute("savepoint one")
    try:
        write(connection)
    except sqlite3.IntegrityError as error:
        connection.execute("rollback to one")
        return Conflict(str(error))
    finally:
        if connection.in_transaction:
            connection.execute("release one")
    return None


INSERT = "insert into event (game, seq, seat, command, at, line) values (?, ?, ?, ?, ?, ?)"


def _insert(connection: sqlite3.Connection, rows: Sequence[tuple[Any, ...]]) -> None:
    connection.executemany(INSERT, rows)


def _row(room: str, written: Written) -> tuple[Any, ...]:
    line = _encoder.encode(written.line).decode()
    return room, written.seq, written.seat, written.command, written.at, line


def _load(connection: sqlite3.Connection, room: str) -> Kept | None:
    select = "select seed, keyring from room where room = ?"
    found = connection.execute(select, (room,)).fetchone()
    if found is None:
        return None
    select = "select seq, at, line, seat, command from event where game = ? order by seq"
    rows = connection.execute(select, (room,)).fetchall()
    log = (
        Written(seq, at, _decoder.decode(line), seat, command)
        for seq, at, line, seat, command in rows
    )
    return Kept(Secret(*found), tuple(log))
