"""What a guest is told of a table: the views of the seats held, and nothing more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from roadstead.kernel.game import NATURE, Event, Position
from roadstead.server import lines, parts, wire
from roadstead.server.scenes import choice_of, scene_of, told_facts
from roadstead.server.table import Played, Seated, Table


def welcome(table: Table, guest: str, now: float) -> wire.Welcome:
    """The whole table, from the first line on."""
    return wire.Welcome(
        protocol=wire.PROTOCOL,
        room=table.room,
        game=table.game.name,
        header=table.game.header,
        options=table.game.schema.texts(table.game.options),
        you=list(table.held_by(guest)),
        keys=keys_of(table, guest),
        seq=table.seq,
        setting=setting(table, now),
        entries=entries(table, table.log, guest),
        moments=moments(table, guest),
    )


def news(table: Table, since: Iterable[lines.Written], guest: str, now: float) -> wire.News:
    """What these lines changed."""
    return wire.News(
        seq=table.seq,
        you=list(table.held_by(guest)),
        keys=keys_of(table, guest),
        setting=setting(table, now),
        entries=entries(table, since, guest),
        moments=moments(table, guest),
    )


def keys_of(table: Table, guest: str) -> dict[str, str]:
    return {str(seat): table.secret.key(seat) for seat in table.held_by(guest)}


# --- the setting ----------------------------------------------------------------------------------


def setting(table: Table, now: float) -> parts.Setting:
    """All that is not the position."""
    wish = table.wish
    return parts.Setting(
        status=table.status,
        chairs=[chair_of(seat, chair, now) for seat, chair in enumerate(table.chairs)],
        fairness=fairness(table),
        wish=parts.Wish(wish.seat, wish.to, list(wish.waits_for)) if wish else None,
        result=result_of(table.ended) if table.ended else None,
        rematch=sorted(table.rematch),
        next_room=table.next_room,
    )


def chair_of(seat: int, chair: Seated, now: float) -> parts.Chair:
    decided_at = chair.may_be_decided_at
    return parts.Chair(
        seat=seat,
        sitter=chair.sitter,
        player=chair.player,
        name=chair.name,
        here=chair.here,
        away_since=chair.away_since,
        may_decide=decided_at is not None and now >= decided_at,
        promised=chair.promise is not None,
        nonce_given=chair.nonce is not None,
    )


def fairness(table: Table) -> parts.Fairness:
    """The seed is told when the game is over, and never before."""
    chairs = list(enumerate(table.chairs))
    return parts.Fairness(
        commitment=table.secret.commitment,
        promises={str(seat): chair.promise for seat, chair in chairs if chair.promise},
        nonces={str(seat): chair.nonce for seat, chair in chairs if chair.nonce},
        seed=table.secret.seed.hex() if table.ended else None,
    )


def result_of(ended: lines.Ended) -> parts.Result:
    return parts.Result(list(ended.winners), list(ended.score), ended.why)


# --- moments --------------------------------------------------------------------------------------


def moments(table: Table, guest: str) -> list[parts.Moment]:
    """The present, as each seat held sees it; a spectator's, if none is held."""
    seats: tuple[int | None, ...] = table.held_by(guest) or (None,)
    return [moment(table, seat) for seat in seats]


def moment(table: Table, seat: int | None) -> parts.Moment:
    """The present as a seat sees it, with its legal moves."""
    seen = _seen(table, table.moment, table.position, seat)
    if seat is None or seat not in table.to_move:
        return seen
    return parts.Moment(
        seen.seat, seen.seq, seen.view, seen.scene, seen.to_move, choices(table, seat), seen.score
    )


def moments_at(table: Table, guest: str, seq: int) -> list[parts.Moment]:
    """The past, as each seat held sees it."""
    at, position = table.position_at(seq)
    seats: tuple[int | None, ...] = table.held_by(guest) or (None,)
    return [_seen(table, at, position, seat) for seat in seats]


def _seen(table: Table, at: int, position: Position, seat: int | None) -> parts.Moment:
    view = position.view(seat)
    to_move = list(table.to_move) if at == table.moment else []
    scene = scene_of(table.game.name, view)
    return parts.Moment(seat, at, str(view), scene, to_move, [], list(position.score()))


def choices(table: Table, seat: int) -> list[parts.Choice]:
    """The legal moves of a seat; where several move at once, each move carries its seat."""
    position = table.position
    own = (each for each in position.legal_moves() if getattr(each, "seat", seat) == seat)
    return [choice_of(table.game.name, move, position.allowing(move)) for move in own]


# --- entries --------------------------------------------------------------------------------------


def entries(table: Table, log: Iterable[lines.Written], guest: str) -> list[parts.AnyEntry]:
    """The lines of the log that are for everybody's eyes."""
    return list(_entries(table, log, table.held_by(guest)))


def _entries(
    table: Table, log: Iterable[lines.Written], own: tuple[int, ...]
) -> Iterator[parts.AnyEntry]:
    for written in log:
        entry = entry_of(table, written, own)
        if entry is not None:
            yield entry


def entry_of(table: Table, written: lines.Written, own: tuple[int, ...]) -> parts.AnyEntry | None:
    """A line as it is told; None for those between a browser and the server."""
    seq, at = written.seq, written.at
    match written.line:
        case lines.Moved():
            return _moved(table.played[seq], at, own)
        case lines.TakenBack(seat, to):
            return parts.TakenBack(seq, at, seat, to)
        case lines.Sat(seat, _, name):
            return parts.Sat(seq, at, seat, name)
        case lines.CameBack(seat):
            return parts.Sat(seq, at, seat, table.chairs[seat].name)
        case lines.HandedOver(seat, player, why):
            return parts.HandedOver(seq, at, seat, player, why)
        case lines.Ended():
            return parts.Ended(seq, at, result_of(written.line), table.secret.seed.hex())
        case _:
            return None


def _moved(played: Played, at: float, own: tuple[int, ...]) -> parts.Moved:
    """A move; one that others must not know yet is told to its own seat only."""
    if played.mover != NATURE and played.secret_to not in (None, *own):
        return parts.Moved(played.seq, at, played.mover, "", "", [])
    events = [_event(event) for event in played.events]
    return parts.Moved(played.seq, at, played.mover, played.word, played.clause, events)


def _event(event: Event) -> parts.Told:
    return parts.Told(event.name, told_facts(event.facts()))
