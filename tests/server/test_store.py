"""The contract of every store; SQLite is the one there is."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from roadstead.server import lines
from roadstead.server.lines import Written
from roadstead.server.sqlite import SqliteStore
from roadstead.server.store import Conflict, Store, StoreBroken
from tests.server.tables import ANNA, COMPUTER, NOW, SECRET, person

Scene = Callable[[Store], Awaitable[None]]
FIRST = Written(1, NOW, lines.Opened("shanghaien/1", (person(ANNA), COMPUTER), SECRET.commitment))
STORES = [SqliteStore]


def moved(seq: int, command: str | None = None, seat: int | None = None) -> Written:
    return Written(seq, NOW, lines.Moved(0, "roll"), seat, command)


@pytest.fixture(params=STORES)
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Scene], None]:
    """Runs a scene with a store that is opened before and closed after it."""

    async def played(scene: Scene) -> None:
        store: Store = request.param(tmp_path / "tables.sqlite")
        try:
            await scene(store)
        finally:
            await store.close()

    return lambda scene: asyncio.run(played(scene))


def test_what_was_written_is_there_after_opening_anew(play: Callable[[Scene], None]) -> None:
    async def write(store: Store) -> None:
        await store.create("a", SECRET, FIRST)
        await store.append("a", [moved(2, "x", 0), moved(3)])

    async def read(store: Store) -> None:
        kept = await store.load("a")
        assert kept is not None
        assert kept.secret == SECRET
        assert kept.log == (FIRST, moved(2, "x", 0), moved(3))
        assert await store.load("b") is None

    play(write)
    play(read)


@pytest.mark.parametrize(
    "late",
    [[moved(2)], [moved(3, "x", 0)], [moved(3), moved(2)], [moved(3), moved(3)]],
    ids=["number", "command", "second-of-two", "twice"],
)
def test_a_number_and_a_command_are_used_once(
    play: Callable[[Scene], None], late: list[Written]
) -> None:
    """A conflict writes nothing, not even the lines that fitted."""

    async def scene(store: Store) -> None:
        await store.create("a", SECRET, FIRST)
        await store.append("a", [moved(2, "x", 0)])
        with pytest.raises(Conflict):
            await store.append("a", late)
        kept = await store.load("a")
        assert kept is not None
        assert len(kept.log) == 2
        await store.append("a", [moved(3, "x", 1)])

    play(scene)


def test_a_room_is_opened_once(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await store.create("a", SECRET, FIRST)
        with pytest.raises(Conflict):
            await store.create("a", SECRET, FIRST)
        with pytest.raises(Conflict):
            await store.append("nowhere", [moved(1)])

    play(scene)


def test_many_write_at_once_and_one_conflict_harms_nobody(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        rooms = [f"room{n}" for n in range(50)]
        await asyncio.gather(*(store.create(room, SECRET, FIRST) for room in rooms))
        answers = await asyncio.gather(
            *(store.append(room, [moved(2)]) for room in [*rooms, rooms[7]]),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [type(None)] * 50 + [Conflict]
        for room in rooms:
            kept = await store.load(room)
            assert kept is not None
            assert len(kept.log) == 2

    play(scene)


def test_a_commit_is_on_the_disk(tmp_path: Path) -> None:
    async def scene() -> list[tuple[object, ...]]:
        store = SqliteStore(tmp_path / "tables.sqlite")
        connection = store._connection  # pyright: ignore[reportPrivateUsage] - its settings are the promise
        found = [connection.execute(f"pragma {name}").fetchone() for name in ASKED]
        await store.close()
        return found

    assert asyncio.run(scene()) == [("wal",), (2,), (1,)]


ASKED = ("journal_mode", "synchronous", "foreign_keys")


def test_a_file_that_is_no_store_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"not a database" * 100)
    with pytest.raises(StoreBroken):
        SqliteStore(tmp_path / "tables.sqlite")


def test_when_the_disk_refuses_nobody_is_told_done(tmp_path: Path) -> None:
    """A locked file stands for every commit that cannot be made."""

    async def scene() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.create("a", SECRET, FIRST)
        store._connection.execute("pragma busy_timeout=1")  # pyright: ignore[reportPrivateUsage] - to fail soon
        other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        other.execute("begin immediate")
        with pytest.raises(StoreBroken):
            await store.append("a", [moved(2)])
        other.execute("rollback")
        other.close()
        await store.append("a", [moved(2)])
        await store.close()

    asyncio.run(scene())


def test_a_second_process_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        with pytest.raises(StoreBroken):
            SqliteStore(tmp_path / "tables.sqlite")
        await store.close()
        await SqliteStore(tmp_path / "tables.sqlite").close()

    asyncio.run(scene())
