"""What each line of a log changes at its table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from roadstead.kernel.game import NATURE, Position
from roadstead.server import lines
from roadstead.server.fairness import Secret
from roadstead.server.lines import Written
from roadstead.server.table import Played, Table, Wish, opened


def reloaded(room: str, secret: Secret, log: Iterable[Written]) -> Table:
    """The table that a log tells of."""
    first, *rest = log
    table = opened(room, secret, first)
    for written in rest:
        table = fold(table, written)
    return table


def fold(table: Table, written: Written) -> Table:
    """The table after one more line."""
    changed = replace(_changed(table, written), log=(*table.log, written))
    if written.command is None:
        return changed
    named = {(written.seat, written.command): written.seq}
    return replace(changed, commands={**changed.commands, **named})


def _changed(table: Table, written: Written) -> Table:
    match written.line:
        case lines.Moved():
            return _moved(table, written.seq, written.line)
        case lines.TakenBack(to=to):
            return _taken_back(table, written.seq, to)
        case lines.Wished(seat, to, waits_for):
            return replace(table, wish=Wish(seat, to, waits_for))
        case lines.Agreed(seat):
            return _agreed(table, seat)
        case lines.Declined():
            return replace(table, wish=None)
        case lines.Ended():
            return replace(table, ended=written.line, wish=None)
        case lines.RematchWished() | lines.Followed():
            return _followed(table, written.line)
        case _:
            return _seated(table, written.line)


def _followed(table: Table, line: lines.RematchWished | lines.Followed) -> Table:
    if isinstance(line, lines.Followed):
        return replace(table, next_room=line.room)
    return replace(table, rematch=table.rematch | {line.seat})


def _seated(table: Table, line: lines.AnyLine) -> Table:
    """The lines that change one chair."""
    match line:
        case lines.Sat(seat, holder, name):
            return table.with_chair(seat, sitter="person", holders=(holder,), name=name)
        case lines.Claimed(seat, holder):
            return table.with_chair(seat, holders=(*table.chairs[seat].holders, holder))
        case lines.CameBack(seat):
            return table.with_chair(seat, sitter="person", player="")
        case lines.HandedOver(seat, player, why):
            holders = table.chairs[seat].holders if why == "away" else ()
            return table.with_chair(seat, sitter="computer", player=player, holders=holders)
        case lines.Promised(seat, hash):
            return table.with_chair(seat, promise=hash)
        case lines.NonceGiven(seat, nonce):
            return table.with_chair(seat, nonce=nonce)
        case _:
            raise AssertionError(f"a line that has no place here: {line}")


def _moved(table: Table, seq: int, line: lines.Moved) -> Table:
    """Play the move; what follows from it is computed, not stored."""
    before = table.position
    move = table.game.read_move(line.move)
    clause = before.allowing(move)
    step = before.play(move)
    secret_to = line.seat if isinstance(before.to_move, tuple) else None
    played = Played(seq, line.seat, line.move, clause, step.events, secret_to, step.position)
    return replace(
        _at(table, seq, step.position),
        played={**table.played, seq: played},
        standing=(*table.standing, seq),
        wish=table.wish if line.seat == NATURE else None,
    )


def _at(table: Table, seq: int, position: Position) -> Table:
    return replace(table, timeline=(*table.timeline, (seq, position)))


def _taken_back(table: Table, seq: int, to: int) -> Table:
    standing = tuple(each for each in table.standing if each < to)
    position = table.played[standing[-1]].position if standing else table.timeline[0][1]
    return replace(_at(table, seq, position), standing=standing, wish=None)


def _agreed(table: Table, seat: int) -> Table:
    wish = table.wish
    assert wish is not None, table.room
    waits_for = tuple(each for each in wish.waits_for if each != seat)
    return replace(table, wish=replace(wish, waits_for=waits_for))
