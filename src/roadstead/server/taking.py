"""A table takes a message and becomes another: no waiting, no clock, no store (design 7.13)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from roadstead.kernel.errors import IllegalMove, Refused
from roadstead.kernel.game import View
from roadstead.server import lines, wire
from roadstead.server.deciding import (
    DECISIONS,
    WITHOUT_A_SEAT,
    follows,
    judged,
)
from roadstead.server.folding import fold
from roadstead.server.lines import Written
from roadstead.server.refusals import IdUsed, NoSuchEntry, NoSuchSeat, NotNow, NotYourSeat
from roadstead.server.scenes import told_facts
from roadstead.server.table import Seated, Table
from roadstead.server.telling import moments_at


@dataclass(frozen=True, slots=True)
class Guest:
    """A browser, known by its cookie."""

    id: str


@dataclass(frozen=True, slots=True)
class Present:
    """From the shell: which guests are connected now."""

    guests: frozenset[str]


@dataclass(frozen=True, slots=True)
class Tick:
    """From the clock: a moment has come that the table asked to be woken at."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """From a computer player: its move for the moment it was asked about."""

    seat: int
    moment: int
    move: str


@dataclass(frozen=True, slots=True)
class Reopened:
    """From the shell: the rematch has its own room."""

    room: str


@dataclass(frozen=True, slots=True)
class Think:
    """A job: choose a move for a seat, from its view and nothing else."""

    seat: int
    moment: int
    player: str
    header: str
    view: View


@dataclass(frozen=True, slots=True)
class Reopen:
    """A job: open the table of the rematch."""

    header: str
    seats: tuple[lines.SeatOpened, ...]


Job = Think | Reopen
FromShell = Present | Tick | Chosen | Reopened


@dataclass(frozen=True, slots=True)
class Taken:
    """What a message brought about; the shell keeps `table` only after the lines' commit."""

    table: Table
    messages: tuple[wire.FromServer, ...] = ()
    """For the browser that asked, after the commit and after the news."""
    lines: tuple[Written, ...] = ()
    told: bool = False
    """Whether everybody at the table is to be told."""

    @property
    def jobs(self) -> tuple[Job, ...]:
        return jobs_of(self.table)

    def wake_at(self, now: float) -> float | None:
        return wake_at(self.table, now)


def take(table: Table, source: Guest | None, message: object, now: float) -> Taken:
    """What a message of a guest, or of the shell (`source` None), brings about."""
    if source is None:
        return _from_shell(table, message, now)
    try:
        return _from_guest(table, source.id, message, now)
    except Refused as refused:
        return Taken(table, (refusal(refused, getattr(message, "id", None)),))


def refusal(refused: Refused, id: str | None = None) -> wire.Refusal:
    """A refusal as the wire tells it: the code, or the clause of a broken rule."""
    if isinstance(refused, IllegalMove):
        verdict = refused.verdict
        return wire.Refusal(id, refused.code, told_facts(verdict.args), verdict.clause)
    return wire.Refusal(id, refused.code, told_facts(refused.arguments), None)


# --- from a guest ---------------------------------------------------------------------------------


def _from_guest(table: Table, guest: str, message: object, now: float) -> Taken:
    if isinstance(message, wire.Look):
        return Taken(table, (_looked(table, guest, message),))
    if isinstance(message, wire.Why):
        _check_seat(table, guest, message.seat)
        return Taken(table, (_because(table, message),))
    if not isinstance(message, tuple(DECISIONS)):
        raise NotNow
    return _commanded(table, guest, message, now)


def _commanded(table: Table, guest: str, message: wire.Ask, now: float) -> Taken:
    """A command: done once, whatever is sent again."""
    seat, id = _named(message)
    _check_seat(table, guest, seat, held=type(message) not in WITHOUT_A_SEAT)
    done_at = table.commands.get((seat, id))
    if done_at is not None:
        if guest not in table.chairs[seat].holders:
            raise IdUsed
        return Taken(table, (wire.Done(id, done_at),))
    decided = DECISIONS[type(message)](table, message, guest, now)
    after = _appended(table, decided, now, seat, id)
    done = wire.Done(id, after.table.commands.get((seat, id), table.seq))
    return replace(after, messages=(done,))


def _named(message: Any) -> tuple[int, str]:
    """Every command has a seat and a name."""
    return message.seat, message.id


def _check_seat(table: Table, guest: str, seat: int, *, held: bool = True) -> None:
    if seat >= table.game.seats:
        raise NoSuchSeat(seat, table.game.seats)
    if held and seat not in table.held_by(guest):
        raise NotYourSeat


def _looked(table: Table, guest: str, ask: wire.Look) -> wire.Seen:
    if ask.seq > table.seq:
        raise NoSuchEntry
    return wire.Seen(ask.id, moments_at(table, guest, ask.seq))


def _because(table: Table, ask: wire.Why) -> wire.Because:
    """The clause that allows or forbids a move, with all that its text takes."""
    move, verdict = judged(table, ask.seat, ask.move)
    if verdict is None:
        clause, args = table.position.allowing(move), table.game.schema.texts(table.game.options)
        return wire.Because(ask.id, ask.seat, ask.move, True, clause, told_facts(args))
    args = told_facts(verdict.args)
    return wire.Because(ask.id, ask.seat, ask.move, False, verdict.clause, args)


# --- from the shell -------------------------------------------------------------------------------


def _from_shell(table: Table, message: object, now: float) -> Taken:
    match message:
        case Present(guests):
            return _met(table, guests, now)
        case Chosen():
            return _chosen(table, message, now)
        case Reopened(room) if table.next_room is None:
            return _appended(table, [lines.Followed(room)], now)
        case Tick():
            return Taken(table, told=True)
        case _:
            return Taken(table)


def _met(table: Table, guests: frozenset[str], now: float) -> Taken:
    """Who is here; it is told, but not stored: after a restart everybody comes anew."""
    chairs = tuple(_seen_on(chair, guests, now) for chair in table.chairs)
    return Taken(replace(table, chairs=chairs), told=chairs != table.chairs)


def _seen_on(chair: Seated, guests: frozenset[str], now: float) -> Seated:
    here = chair.sitter == "person" and not guests.isdisjoint(chair.holders)
    if chair.sitter != "person" or here:
        return replace(chair, here=here, away_since=None)
    away_since = now if chair.away_since is None else chair.away_since
    return replace(chair, here=False, away_since=away_since)


def _chosen(table: Table, chosen: Chosen, now: float) -> Taken:
    """A computer's move; one that is no longer asked for is forgotten."""
    if chosen.moment != table.moment or chosen.seat not in _thinking(table):
        return Taken(table)
    move = _legal(table, chosen)
    return _appended(table, [lines.Moved(chosen.seat, move)], now)


def _legal(table: Table, chosen: Chosen) -> str:
    """The move chosen; a player that breaks the rules gets its first legal one."""
    try:
        move, verdict = judged(table, chosen.seat, chosen.move)
    except Refused:
        return _first_legal(table, chosen.seat)
    return _first_legal(table, chosen.seat) if verdict else str(move)


def _first_legal(table: Table, seat: int) -> str:
    legal = table.position.legal_moves()
    return str(next(move for move in legal if getattr(move, "seat", seat) == seat))


# --- what follows ---------------------------------------------------------------------------------


def _appended(
    table: Table,
    decided: Iterable[lines.AnyLine],
    now: float,
    seat: int | None = None,
    command: str | None = None,
) -> Taken:
    """The table after these lines and all that follows from them by itself."""
    first = len(table.log)
    for line in decided:
        named = (seat, command) if len(table.log) == first else (None, None)
        table = fold(table, Written(table.seq + 1, now, line, *named))
    if len(table.log) == first:
        return Taken(table)
    while (line := follows(table)) is not None:
        table = fold(table, Written(table.seq + 1, now, line))
    return Taken(table, lines=table.log[first:], told=True)


def jobs_of(table: Table) -> tuple[Job, ...]:
    """What a table waits for from the shell: read off its state, so a restart forgets nothing."""
    if table.ended and table.next_room is None and table.persons:
        return (_reopening(table),) if table.rematch.issuperset(table.persons) else ()
    return tuple(_thought(table, seat) for seat in _thinking(table))


def _thinking(table: Table) -> tuple[int, ...]:
    """The computer's seats that are to move; they wait while a wish is open."""
    if table.wish:
        return ()
    return tuple(seat for seat in table.to_move if table.chairs[seat].sitter == "computer")


def _thought(table: Table, seat: int) -> Think:
    view = table.position.view(seat)
    return Think(seat, table.moment, table.chairs[seat].player, table.game.header, view)


def _reopening(table: Table) -> Reopen:
    """The same company, turned by one seat."""
    turned = (table.chairs[-1], *table.chairs[:-1])
    return Reopen(table.game.header, tuple(_opened_anew(chair) for chair in turned))


def _opened_anew(chair: Seated) -> lines.SeatOpened:
    holder = chair.holders[0] if chair.sitter == "person" else ""
    return lines.SeatOpened(chair.sitter, chair.player, chair.name, holder)


def wake_at(table: Table, now: float) -> float | None:
    """When the table has something to tell though nobody speaks: a person is away for long."""
    if table.status == "over":
        return None
    times = [chair.may_be_decided_at for chair in table.chairs]
    return min((time for time in times if time is not None and time > now), default=None)
