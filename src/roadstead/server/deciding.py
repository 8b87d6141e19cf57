"""What a browser's command brings about: lines for the log, or a refusal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hmac import compare_digest
from typing import Any

from roadstead.kernel.errors import IllegalMove
from roadstead.kernel.game import NATURE, Move
from roadstead.kernel.log import Retreat
from roadstead.kernel.verdict import Verdict
from roadstead.players.crew import player_names
from roadstead.server import lines, wire
from roadstead.server.fairness import keeps
from roadstead.server.refusals import (
    BadName,
    BrokenPromise,
    NeedsConfirming,
    NotAway,
    NothingToTakeBack,
    NotNow,
    NotYourTurn,
    OutOfDate,
    PastChance,
    SeatTaken,
    WrongKey,
)
from roadstead.server.table import Status, Table

Lines = Iterator[lines.AnyLine]


def must_be(table: Table, *statuses: Status) -> None:
    """Refuse what has its time, at another time."""
    if table.status not in statuses:
        raise NotNow


def checked_name(name: str) -> str:
    """A name that fits on the table; an empty one is told by the texts."""
    if len(name) > wire.LONGEST_NAME or not name.isprintable():
        raise BadName(name, wire.LONGEST_NAME)
    return name.strip()


# --- sitting down ---------------------------------------------------------------------------------


def sit(table: Table, ask: wire.Sit, guest: str, now: float) -> Lines:
    """Take an open seat, or come back to one's own."""
    chair = table.chairs[ask.seat]
    if chair.sitter == "computer" and guest in chair.holders:
        must_be(table, "playing")
        yield lines.CameBack(ask.seat)
        return
    if chair.sitter != "open":
        raise SeatTaken
    yield lines.Sat(ask.seat, guest, checked_name(ask.name))


def claim(table: Table, ask: wire.Claim, guest: str, now: float) -> Lines:
    """Hold a person's seat on another device, by its key."""
    known = table.chairs[ask.seat].sitter == "person"
    if not known or not compare_digest(ask.key.encode(), table.secret.key(ask.seat).encode()):
        raise WrongKey
    if guest not in table.chairs[ask.seat].holders:
        yield lines.Claimed(ask.seat, guest)


def promise(table: Table, ask: wire.Promise, guest: str, now: float) -> Lines:
    """The hash of a nonce; it cannot be changed."""
    must_be(table, "seats", "nonces")
    if table.chairs[ask.seat].promise is not None:
        raise BrokenPromise
    yield lines.Promised(ask.seat, ask.hash)


def give_nonce(table: Table, ask: wire.Nonce, guest: str, now: float) -> Lines:
    """A nonce may be opened once everybody has promised, and must be the one promised."""
    must_be(table, "nonces")
    promises = [table.chairs[seat].promise for seat in table.persons]
    own = table.chairs[ask.seat]
    if None in promises or own.promise is None or not keeps(own.promise, ask.nonce):
        raise BrokenPromise
    if own.nonce is None:
        yield lines.NonceGiven(ask.seat, ask.nonce)


# --- playing --------------------------------------------------------------------------------------


def play(table: Table, ask: wire.Play, guest: str, now: float) -> Lines:
    """A legal move of a seat that is to move, meant for the present position."""
    must_be(table, "playing")
    if ask.seq != table.moment:
        raise OutOfDate
    move, verdict = judged(table, ask.seat, ask.move)
    if verdict is not None:
        raise IllegalMove(move, table.position, verdict)
    yield lines.Moved(ask.seat, str(move))


def judged(table: Table, seat: int, word: str) -> tuple[Move, Verdict | None]:
    """A move by its word, and why it is refused; Refused if it is not for the seat to make."""
    if seat not in table.to_move:
        raise NotYourTurn
    move = table.game.read_move(word)
    if getattr(move, "seat", seat) != seat:
        raise NotYourTurn
    return move, table.position.verdict(move)


def resign(table: Table, ask: wire.Resign, guest: str, now: float) -> Lines:
    """Of two, the other has won; of more, the computer plays on."""
    must_be(table, "playing")
    yield from _given_up(table, ask.seat, "resigned")


def _given_up(table: Table, seat: int, why: Any) -> Lines:
    others = tuple(each for each in range(table.game.seats) if each != seat)
    if len(others) == 1:
        yield lines.Ended(others, table.position.score(), why)
    else:
        yield lines.HandedOver(seat, usual_player(table.game.name), why)


def usual_player(game: str) -> str:
    """The usual opponent."""
    return player_names(game)[-1]


# --- taking back ----------------------------------------------------------------------------------


def take_back(table: Table, ask: wire.TakeBack, guest: str, now: float) -> Lines:
    """Free while nobody else moved and chance was silent; past another person by consent.

    Past chance only against the computer, and after a confirmation: the draw will be the same.
    """
    must_be(table, "playing")
    own = table.held_by(guest)
    way = way_back(table, own)
    if way is None:
        raise NothingToTakeBack
    if way.crosses_chance:
        if len(table.persons) > 1:
            raise PastChance
        if not ask.confirmed:
            raise NeedsConfirming
    asked = tuple(seat for seat in way.others if seat in table.persons and seat not in own)
    if asked:
        yield lines.Wished(ask.seat, way.to, asked)
    else:
        yield lines.TakenBack(ask.seat, way.to)


def way_back(table: Table, own: tuple[int, ...]) -> Retreat | None:
    """The way back before the last standing move of one of these seats."""
    movers = [table.played[seq].mover for seq in table.standing]
    lasts = [place for place, mover in enumerate(movers) if mover in own]
    if not lasts:
        return None
    return Retreat(table.standing[lasts[-1]], tuple(movers[lasts[-1] :]))


def agree(table: Table, ask: wire.Agree, guest: str, now: float) -> Lines:
    """Everybody asked has to agree; one no ends it, also of the one who wished."""
    wish = table.wish
    if wish is None or ask.seat not in (wish.seat, *wish.waits_for):
        raise NotNow
    if not ask.yes:
        yield lines.Declined(ask.seat)
    elif ask.seat == wish.seat:
        raise NotNow
    else:
        yield lines.Agreed(ask.seat)
        if wish.waits_for == (ask.seat,):
            yield lines.TakenBack(wish.seat, wish.to)


# --- leaving, and beginning again -----------------------------------------------------------------


def decide(table: Table, ask: wire.Decide, guest: str, now: float) -> Lines:
    """Another person decides about the seat of one who has been away for long."""
    must_be(table, "nonces", "playing")
    if ask.about >= table.game.seats or ask.about in table.held_by(guest):
        raise NotAway
    since = table.chairs[ask.about].may_be_decided_at
    if since is None or now < since:
        raise NotAway
    if ask.choice == "end":
        yield lines.Ended((), table.position.score(), "abandoned")
    else:
        yield lines.HandedOver(ask.about, usual_player(table.game.name), "away")


def rematch(table: Table, ask: wire.Rematch, guest: str, now: float) -> Lines:
    """Another game is played when every person wishes for it."""
    must_be(table, "over")
    if ask.seat not in table.rematch:
        yield lines.RematchWished(ask.seat)


Decision = Callable[[Table, Any, str, float], Lines]
WITHOUT_A_SEAT: dict[type[wire.Ask], Decision] = {wire.Sit: sit, wire.Claim: claim}
"""Commands of guests who do not hold the seat yet."""
DECISIONS: dict[type[wire.Ask], Decision] = {
    **WITHOUT_A_SEAT,
    wire.Promise: promise,
    wire.Nonce: give_nonce,
    wire.Play: play,
    wire.TakeBack: take_back,
    wire.Agree: agree,
    wire.Resign: resign,
    wire.Rematch: rematch,
    wire.Decide: decide,
}


def follows(table: Table) -> lines.AnyLine | None:
    """What happens by itself now: chance answers, or the game ends."""
    if table.status != "playing":
        return None
    outcome = table.position.outcome()
    if outcome is not None:
        return lines.Ended(outcome.winners, outcome.score, outcome.why)
    if table.position.to_move == NATURE:
        return lines.Moved(NATURE, str(table.dealer.answer(table.position)))
    return None
