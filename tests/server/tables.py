"""Tables to test with: no sockets, no clock, no store."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from random import Random
from typing import Any

from roadstead.kernel.game import Game
from roadstead.players.player import RandomPlayer
from roadstead.server import lines, wire
from roadstead.server.fairness import Secret
from roadstead.server.lines import SeatOpened, Written
from roadstead.server.table import Table, opened
from roadstead.server.taking import Chosen, Guest, Taken, Think, take
from roadstead.shanghaien import Shanghaien

ANNA, BERT, EVE = Guest("anna"), Guest("bert"), Guest("eve")
SECRET = Secret(bytes(range(32)), bytes(32))
NOW = 1_000.0
OPEN = SeatOpened("open")
COMPUTER = SeatOpened("computer", "greedy")


def person(guest: Guest, name: str = "") -> SeatOpened:
    return SeatOpened("person", "", name, guest.id)


def table_of(*seats: SeatOpened, game: Game | None = None, secret: Secret = SECRET) -> Table:
    header = (game or Shanghaien()).header
    first = lines.Opened(header, seats, secret.commitment)
    return opened("room", secret, Written(1, NOW, first))


def nonce_of(seat: int) -> str:
    return f"{seat:02x}" * 32


def promise_of(seat: int) -> str:
    return hashlib.sha256(bytes.fromhex(nonce_of(seat))).hexdigest()


def begun(table: Table) -> Table:
    """The table once every person has given a nonce."""
    for kind in (wire.Promise, wire.Nonce):
        for seat in table.persons:
            said = promise_of(seat) if kind is wire.Promise else nonce_of(seat)
            guest = Guest(table.chairs[seat].holders[0])
            table = done(take(table, guest, kind(f"{kind.__name__}{seat}", seat, said), NOW)).table
    return table


def done(taken: Taken) -> Taken:
    """What was taken, if it was not refused."""
    assert not any(isinstance(each, wire.Refusal) for each in taken.messages), taken.messages
    return taken


def refused(taken: Taken) -> str:
    """The code of a refusal, which changed nothing."""
    assert taken.lines == () and not taken.told
    (message,) = taken.messages
    assert isinstance(message, wire.Refusal), message
    return message.code


def against_computer(game: Game | None = None) -> Table:
    return begun(table_of(person(ANNA), COMPUTER, game=game or Shanghaien(first_player="first")))


def of_two(game: Game | None = None) -> Table:
    game = game or Shanghaien(first_player="first")
    return begun(table_of(person(ANNA), person(BERT), game=game))


def play(table: Table, guest: Guest, seat: int, move: str, id: str = "") -> Taken:
    """A move for the present moment."""
    ask = wire.Play(id or f"m{table.seq}", seat, move, table.moment)
    return take(table, guest, ask, NOW)


def thought(table: Table) -> Table:
    """The table after its computer players have moved as long as it was their turn."""
    while any(isinstance(job, Think) for job in taken_jobs(table)):
        (job,) = taken_jobs(table)
        assert isinstance(job, Think)
        move = RandomPlayer().choose(table.game, job.view, Random(table.seq), 1.0)
        table = take(table, None, Chosen(job.seat, job.moment, str(move)), NOW).table
    return table


def taken_jobs(table: Table) -> Sequence[Any]:
    return Taken(table).jobs


def finished(table: Table, generator: Random, longest: int = 2_000) -> Table:
    """Random moves until the game is over."""
    for _ in range(longest):
        table = thought(table)
        if table.status != "playing":
            return table
        seat = table.to_move[0]
        moves = [str(move) for move in table.position.legal_moves()]
        move = moves[generator.randrange(len(moves))]
        guest = Guest(table.chairs[seat].holders[0])
        table = done(play(table, guest, seat, move)).table
    raise AssertionError("the game has no end")
