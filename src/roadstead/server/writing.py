"""A table's game as text: the log, and behind `#` what chance can be checked by."""

from __future__ import annotations

from collections.abc import Iterator

from roadstead.kernel.chance import Listed
from roadstead.kernel.game import NATURE, Move, Position
from roadstead.kernel.log import Entry, Log, TakenBack
from roadstead.server import lines
from roadstead.server.table import Table


def game_text(table: Table) -> str:
    """The log of the game; with the seed once it is over."""
    checks = "".join(f"{line}\n" for line in _checks(table))
    return str(Log(table.game, _entries(table))) + checks


def _entries(table: Table) -> tuple[Entry, ...]:
    """The moves by their place among moves: the table's own numbers count other lines, too."""
    entries: list[Entry] = []
    place: dict[int, int] = {}
    for written in table.log:
        if isinstance(written.line, lines.Moved):
            place[written.seq] = len(entries)
            entries.append(table.game.read_move(written.line.move))
        elif isinstance(written.line, lines.TakenBack):
            entries.append(TakenBack(place[written.line.to]))
    return tuple(entries)


def _checks(table: Table) -> Iterator[str]:
    yield f"# commitment {table.secret.commitment}"
    for seat, chair in enumerate(table.chairs):
        if chair.promise and chair.nonce:
            yield f"# promise {seat} {chair.promise}"
            yield f"# nonce {seat} {chair.nonce}"
    if table.ended:
        yield f"# seed {table.secret.seed.hex()}"
        for place, position, _ in answers(Log(table.game, _entries(table))):
            chances = position.chances()
            assert isinstance(chances, Listed), position
            yield f"# draw {place} {chances.key} {chances.tickets}"


def answers(log: Log) -> Iterator[tuple[int, Position, Move]]:
    """Every answer of chance, those taken back, too: its place, the position before it, itself."""
    before: dict[int, Position] = {}
    position: Position = log.game.start()
    for place, entry in enumerate(log.entries):
        if isinstance(entry, TakenBack):
            position = before[entry.to]
            continue
        if position.to_move == NATURE:
            yield place, position, entry
        before[place] = position
        position = position.play(entry).position
