"""The hall: commits before news, and a mistake of ours costs nobody the game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from roadstead.server import hall as module
from roadstead.server import wire
from roadstead.server.hall import Hall, Room
from roadstead.server.lines import Written
from roadstead.server.sqlite import SqliteStore
from roadstead.server.store import StoreBroken
from roadstead.server.taking import take
from roadstead.server.thinking import Workers
from roadstead.shanghaien import Shanghaien
from tests.server.tables import ANNA, BERT, OPEN, nonce_of, person, promise_of

HEADER = Shanghaien(first_player="first").header
Scene = Callable[[Hall, SqliteStore], Awaitable[None]]


@dataclass
class Ear:
    """A connection that remembers what it was told."""

    guest: str
    told: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])

    def send(self, message: bytes) -> None:
        self.told.append(msgspec.json.decode(message))


class FailingStore(SqliteStore):
    """Its disk refuses when it is told to."""

    fails = False

    async def append(self, room: str, lines: Sequence[Written]) -> None:
        if self.fails:
            raise StoreBroken("disk full")
        await super().append(room, lines)


def run(scene: Scene, path: Path) -> None:
    async def ran() -> None:
        store = FailingStore(path / "tables.sqlite")
        hall = Hall(store, Workers(1))
        try:
            await scene(hall, store)
        finally:
            await hall.close()

    asyncio.run(ran())


async def begun(hall: Hall) -> tuple[Room, Ear, Ear]:
    """Anna and Bert at a table, the game begun."""
    name = await hall.open(HEADER, (person(ANNA), person(BERT)))
    ears = Ear(ANNA.id), Ear(BERT.id)
    room = await hall.enter(name, ears[0])
    await hall.enter(name, ears[1])
    for seat, guest in enumerate((ANNA, BERT)):
        await hall.take(room, guest, wire.Promise(f"p{seat}", seat, promise_of(seat)))
    for seat, guest in enumerate((ANNA, BERT)):
        await hall.take(room, guest, wire.Nonce(f"n{seat}", seat, nonce_of(seat)))
    assert room.table.status == "playing"
    return room, *ears


def roll(room: Room, id: str = "a") -> wire.Play:
    return wire.Play(id, 0, "roll", room.table.moment)


def test_what_is_told_is_in_the_store(tmp_path: Path) -> None:
    async def scene(hall: Hall, store: SqliteStore) -> None:
        room, anna, bert = await begun(hall)
        (done,) = await hall.take(room, ANNA, roll(room))
        kept = await store.load(room.table.room)
        assert kept is not None
        assert kept.log == room.table.log
        assert isinstance(done, wire.Done)
        for ear in (anna, bert):
            assert ear.told[-1]["kind"] == "news"
            assert ear.told[-1]["seq"] == kept.log[-1].seq

    run(scene, tmp_path)


def test_what_cannot_be_stored_is_refused_and_not_told(tmp_path: Path) -> None:
    async def scene(hall: Hall, store: SqliteStore) -> None:
        assert isinstance(store, FailingStore)
        room, anna, bert = await begun(hall)
        before, heard = room.table.log, len(bert.told)
        store.fails = True
        (refused,) = await hall.take(room, ANNA, roll(room))
        assert isinstance(refused, wire.Refusal)
        assert refused.code == "internal"
        assert room.table.log == before
        assert len(bert.told) == heard
        store.fails = False
        (done,) = await hall.take(room, ANNA, roll(room))
        assert isinstance(done, wire.Done)
        assert anna.told[-1]["seq"] == bert.told[-1]["seq"]

    run(scene, tmp_path)


def test_a_mistake_of_ours_refuses_one_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mistaken(*_: object) -> None:
        raise ZeroDivisionError

    async def scene(hall: Hall, store: SqliteStore) -> None:
        room, _, _ = await begun(hall)
        before = room.table.log
        monkeypatch.setattr(module, "take", mistaken)
        (refused,) = await _with_mistake(hall, room, monkeypatch)
        assert isinstance(refused, wire.Refusal)
        assert (refused.code, refused.id) == ("internal", "a")
        assert room.table.log == before
        (done,) = await hall.take(room, ANNA, roll(room, "b"))
        assert isinstance(done, wire.Done)

    run(scene, tmp_path)


async def _with_mistake(
    hall: Hall, room: Room, monkeypatch: pytest.MonkeyPatch
) -> Sequence[wire.FromServer]:
    """The command meets the mistake; the reload after it does not."""
    answer = asyncio.create_task(hall.take(room, ANNA, roll(room)))
    await asyncio.sleep(0)
    monkeypatch.setattr(module, "take", take)
    return await answer


def test_another_writer_was_faster(tmp_path: Path) -> None:
    """Two halls on one store stand for two processes: the slower one reads again."""

    async def scene(hall: Hall, store: SqliteStore) -> None:
        room, _, _ = await begun(hall)
        other = Hall(store, Workers(1))
        there = await other.room(room.table.room)
        assert isinstance((await hall.take(room, ANNA, roll(room)))[0], wire.Done)
        again = wire.Play("b", 0, "roll", there.table.moment)
        (refused,) = await other.take(there, ANNA, again)
        assert isinstance(refused, wire.Refusal)
        assert refused.code == "out-of-date"
        assert there.table.log == room.table.log

    run(scene, tmp_path)


def test_a_table_with_nobody_at_it_lives_in_the_store(tmp_path: Path) -> None:
    async def scene(hall: Hall, store: SqliteStore) -> None:
        room, anna, bert = await begun(hall)
        name = room.table.room
        await hall.leave(room, anna)
        assert (await hall.room(name)) is room
        assert not bert.told[-1]["setting"]["chairs"][0]["here"]
        await hall.leave(room, bert)
        assert (await hall.room(name)) is not room

    run(scene, tmp_path)


def test_who_sits_down_is_here_at_once(tmp_path: Path) -> None:
    async def scene(hall: Hall, store: SqliteStore) -> None:
        name = await hall.open(HEADER, (person(ANNA), OPEN))
        anna, bert = Ear(ANNA.id), Ear(BERT.id)
        room = await hall.enter(name, anna)
        await hall.enter(name, bert)
        await hall.take(room, BERT, wire.Sit("s", 1))
        chair = anna.told[-1]["setting"]["chairs"][1]
        assert (chair["here"], chair["away_since"]) == (True, None)

    run(scene, tmp_path)


def test_a_rematch_is_opened_once(tmp_path: Path) -> None:
    async def scene(hall: Hall, store: SqliteStore) -> None:
        room, _, bert = await begun(hall)
        await hall.take(room, ANNA, wire.Resign("r", 0))
        for seat, guest in enumerate((ANNA, BERT)):
            await hall.take(room, guest, wire.Rematch(f"m{seat}", seat))
        while room.table.next_room is None:
            await asyncio.sleep(0)
        following = await hall.room(room.table.next_room)
        assert following.table.held_by(BERT.id) == (0,)
        assert bert.told[-1]["setting"]["next_room"] == room.table.next_room

    run(scene, tmp_path)
