"""Laws of tables: no message breaks one, a refusal leaves no trace, a seed shows in nothing."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from roadstead.server import parts, wire
from roadstead.server.fairness import Secret
from roadstead.server.folding import reloaded
from roadstead.server.table import Table
from roadstead.server.taking import Guest, take
from roadstead.server.telling import welcome
from tests.server.tables import (
    ANNA,
    BERT,
    COMPUTER,
    EVE,
    NOW,
    OPEN,
    SECRET,
    against_computer,
    done,
    nonce_of,
    of_two,
    person,
    play,
    promise_of,
    table_of,
)

READER = msgspec.json.Decoder(wire.FromBrowser)
TABLES = [
    against_computer(),
    of_two(),
    table_of(person(ANNA), OPEN),
    table_of(person(ANNA), COMPUTER),
    done(play(of_two(), ANNA, 0, "roll")).table,
    done(take(of_two(), ANNA, wire.Resign("r", 0), NOW)).table,
]
FIELDS: dict[str, Any] = {
    "id": st.sampled_from(["a", "b", "Promise0", "r"]),
    "seat": st.integers(0, 3),
    "about": st.integers(0, 3),
    "seq": st.integers(0, 20),
    "name": st.text(max_size=30),
    "key": st.sampled_from([SECRET.key(0), SECRET.key(1), "x"]),
    "hash": st.sampled_from([promise_of(0), promise_of(1)]),
    "nonce": st.sampled_from([nonce_of(0), nonce_of(1)]),
    "move": st.sampled_from(["roll", "shanghai", "1", "1.L", "rolled.1.2", "veto", "é", " "]),
    "confirmed": st.booleans(),
    "yes": st.booleans(),
    "choice": st.sampled_from(["computer", "end"]),
    "protocol": st.integers(0, 2),
}
KINDS = wire.FromBrowser.__args__


@st.composite
def asks(draw: st.DrawFn) -> Any:
    kind = draw(st.sampled_from(KINDS))
    said = {name: draw(FIELDS[name]) for name in kind.__struct_fields__}
    return READER.decode(msgspec.json.encode(kind(**said)))


@settings(max_examples=500, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.sampled_from(TABLES),
    st.lists(st.tuples(st.sampled_from([ANNA, BERT, EVE]), asks()), max_size=6),
)
def test_every_message_is_taken_or_refused(
    table: Table, said: list[tuple[Guest, wire.FromBrowser]]
) -> None:
    for guest, ask in said:
        taken = take(table, guest, ask, NOW + 500)
        (message,) = taken.messages
        if isinstance(message, wire.Refusal):
            assert taken.table is table
            assert not taken.lines
        if taken.lines:
            assert [each.seq for each in taken.lines] == list(
                range(table.seq + 1, taken.table.seq + 1)
            )
            assert reloaded("room", SECRET, taken.table.log) == taken.table
        table = taken.table


def test_tables_that_differ_in_the_seed_alone_tell_the_same() -> None:
    """The same log under another secret: what is told differs in the commitment and the keys."""
    table = done(play(of_two(), ANNA, 0, "roll")).table
    other = reloaded("room", Secret(b"\x99" * 32, b"\x77" * 32), table.log)
    for guest in (ANNA, BERT, EVE):
        assert told(table, guest) == told(other, guest)


def told(table: Table, guest: Guest) -> bytes:
    said = msgspec.json.encode(welcome(table, guest.id, NOW))
    for own in (table.secret.commitment, table.secret.key(0), table.secret.key(1)):
        said = said.replace(own.encode(), b"")
    return said


def test_a_table_tells_nothing_but_views() -> None:
    """What is told of a moment is made from its view: nothing else of the position is in it."""
    table = done(play(of_two(), ANNA, 0, "roll")).table
    for seat in (0, 1, None):
        moment = next(
            each
            for each in welcome(table, {0: "anna", 1: "bert", None: "eve"}[seat], NOW).moments
            if each.seat == seat
        )
        assert moment.view == str(table.position.view(seat))
        assert isinstance(moment, parts.Moment)
        assert table.game.read_view(moment.view.partition("|")[2].strip()).seat == seat
