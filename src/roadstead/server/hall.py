"""All tables with somebody at them: messages in, commits, and news to everybody, in that order."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from roadstead.server import lines, wire
from roadstead.server.fairness import fresh_secret
from roadstead.server.folding import reloaded
from roadstead.server.lines import SeatOpened, Written
from roadstead.server.refusals import Internal, NoSuchTable
from roadstead.server.store import Conflict, Store
from roadstead.server.table import Table
from roadstead.server.taking import (
    Chosen,
    Guest,
    Job,
    Present,
    Reopen,
    Reopened,
    Taken,
    Tick,
    refusal,
    take,
)
from roadstead.server.telling import news, welcome
from roadstead.server.thinking import Workers

LOG = logging.getLogger("roadstead.server")
ROOM_BYTES = 16
PAUSE_S = 1.0
TRIES = 3
"""How often a message is tried when another writer was faster."""
_encoder = msgspec.json.Encoder()
Messages = Sequence[wire.FromServer]


class Connection(Protocol):
    """A browser at a table."""

    @property
    def guest(self) -> str: ...

    def send(self, message: bytes) -> None:
        """Never waits; a browser that reads too slowly loses its connection."""
        ...


@dataclass
class Room:
    """A table in memory, and who is connected."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: list[Connection] = field(default_factory=list[Connection])
    tasks: dict[Job, asyncio.Task[None]] = field(default_factory=dict[Job, "asyncio.Task[None]"])
    alarm: asyncio.TimerHandle | None = None
    expected: int = 0
    """Browsers on their way in."""

    @property
    def present(self) -> Present:
        return Present(frozenset(each.guest for each in self.connections))

    @property
    def is_idle(self) -> bool:
        return not (self.connections or self.tasks or self.expected or self.lock.locked())

    def tell(self, since: Sequence[Written], now: float) -> None:
        """News to everybody, each told what its seats may know; written once for each guest."""
        said: dict[str, bytes] = {}
        for each in self.connections:
            if each.guest not in said:
                said[each.guest] = _encoder.encode(news(self.table, since, each.guest, now))
            each.send(said[each.guest])


class Hall:
    """Brings tables from the store and back; the only one who changes them."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self._workers = workers
        self._rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, header: str, seats: tuple[SeatOpened, ...]) -> str:
        """A new table; its room cannot be guessed."""
        room, secret = secrets.token_urlsafe(ROOM_BYTES), fresh_secret()
        first = Written(1, time.time(), lines.Opened(header, seats, secret.commitment))
        await self.store.create(room, secret, first)
        return room

    async def room(self, name: str) -> Room:
        """A table by its room, from memory or from its log."""
        if name not in self._rooms:
            room = Room(await self._loaded(name))
            # Somebody else may have brought it while this one waited.
            self._rooms.setdefault(name, room)
        return self._rooms[name]

    async def table(self, name: str) -> Table:
        """A table to be looked at."""
        known = self._rooms.get(name)
        return known.table if known else await self._loaded(name)

    async def _loaded(self, name: str) -> Table:
        kept = await self.store.load(name)
        if kept is None:
            raise NoSuchTable
        return reloaded(name, kept.secret, kept.log)

    # --- connections -------------------------------------------------------------------------

    async def enter(self, name: str, connection: Connection) -> Room:
        """The whole table for who comes in, and news of it for the others."""
        room = await self.room(name)
        room.expected += 1
        try:
            async with room.lock:
                self._welcomed(room, connection, time.time())
        finally:
            room.expected -= 1
        return room

    def _welcomed(self, room: Room, connection: Connection, now: float) -> None:
        guests = room.present.guests | {connection.guest}
        met = take(room.table, None, Present(guests), now)
        room.table = met.table
        if met.told:
            room.tell((), now)
        connection.send(_encoder.encode(welcome(room.table, connection.guest, now)))
        room.connections.append(connection)
        self._follow_up(room, now)

    async def leave(self, room: Room, connection: Connection) -> None:
        room.connections.remove(connection)
        await self.take(room, None, room.present)
        self._forget_idle(room)

    def _forget_idle(self, room: Room) -> None:
        """A table with nobody at it lives in the store alone."""
        if room.is_idle and self._rooms.get(room.table.room) is room:
            self._cancel_alarm(room)
            del self._rooms[room.table.room]

    # --- messages ----------------------------------------------------------------------------

    async def take(self, room: Room, source: Guest | None, message: object) -> Messages:
        """Decide, commit, keep, tell; what fails changes nothing and costs nobody the game."""
        async with room.lock:
            try:
                taken = await self._committed(room, source, message)
            except Exception as error:  # whatever it is, this table and all others go on
                if source is None:
                    self._try_again_later(room)
                return (await self._recovered(room, message, error),)
            now = time.time()
            # Who has just sat down is here already.
            room.table = take(taken.table, None, room.present, now).table
            if taken.told:
                room.tell(taken.lines, now)
            self._follow_up(room, now)
            return taken.messages

    async def _committed(self, room: Room, source: Guest | None, message: object) -> Taken:
        for _ in range(TRIES):
            taken = take(room.table, source, message, time.time())
            if not taken.lines:
                return taken
            try:
                await self.store.append(room.table.room, taken.lines)
            except Conflict:
                await self._reload(room)
            else:
                return taken
        raise Conflict(room.table.room)

    async def _reload(self, room: Room) -> None:
        table = await self._loaded(room.table.room)
        room.table = take(table, None, room.present, time.time()).table

    async def _recovered(self, room: Room, message: object, error: Exception) -> wire.Refusal:
        """One command is refused; the table is what its log says."""
        incident = secrets.token_hex(4)
        LOG.error("incident %s: %s", incident, type(message).__name__, exc_info=error)
        try:
            await self._reload(room)
        except Exception:  # the store is gone: what is in memory was committed, and stays
            LOG.exception("incident %s: the table could not be reloaded", incident)
        return refusal(Internal(incident), getattr(message, "id", None))

    # --- what a table waits for --------------------------------------------------------------

    def _follow_up(self, room: Room, now: float) -> None:
        for job in Taken(room.table).jobs:
            if job not in room.tasks:
                room.tasks[job] = self._started(self._do(room, job))
        self._cancel_alarm(room)
        wake_at = Taken(room.table).wake_at(now)
        if wake_at is not None and room.connections:
            loop = asyncio.get_running_loop()
            room.alarm = loop.call_later(wake_at - now, self._wake, room)

    def _try_again_later(self, room: Room) -> None:
        """What a table waits for from us is begun anew, but not in a circle without a pause."""
        self._cancel_alarm(room)
        room.alarm = asyncio.get_running_loop().call_later(PAUSE_S, self._wake, room)

    def _cancel_alarm(self, room: Room) -> None:
        if room.alarm:
            room.alarm.cancel()
            room.alarm = None

    def _wake(self, room: Room) -> None:
        self._started(self._ticked(room))

    async def _ticked(self, room: Room) -> None:
        await self.take(room, None, Tick())

    def _started(self, doing: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _do(self, room: Room, job: Job) -> None:
        """Carry a job out; while it runs, the same job is not begun again."""
        try:
            answer = await self._answer(room, job)
        finally:
            del room.tasks[job]
        await self.take(room, None, answer)
        self._forget_idle(room)

    async def _answer(self, room: Room, job: Job) -> Chosen | Reopened:
        if isinstance(job, Reopen):
            return Reopened(await self.open(job.header, job.seats))
        seed = f"{room.table.room}/{job.seat}/{job.moment}"
        return Chosen(job.seat, job.moment, await self._workers.choose(job, seed))

    async def warm(self) -> None:
        """Have the computer players ready."""
        await self._workers.warm()

    async def close(self) -> None:
        """Let go of everything; what was acknowledged is in the store."""
        for room in self._rooms.values():
            self._cancel_alarm(room)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._workers.close()
        await self.store.close()
