"""A game as its log: options and moves, chance's included; all else is recomputed from it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from roadstead.kernel.errors import Refused, Unreadable
from roadstead.kernel.game import NATURE, Event, Game, Move, Position
from roadstead.kernel.notation import game_of

WIDTH = 100


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The moves from a place in the log on were taken back; nothing is deleted."""

    to: int

    def __str__(self) -> str:
        return f"takenback.{self.to}"


Entry = Move | TakenBack


class BadLine(Refused):
    """A line of a log that does not follow from those before it."""

    code = "bad-log-line"

    def __init__(self, line: int, word: str, reason: Refused) -> None:
        self.line, self.word, self.reason = line, word, reason
        super().__init__(line=line, word=word, reason=str(reason))


@dataclass(frozen=True, slots=True)
class Log:
    """What happened at a table, from the first move on."""

    game: Game
    entries: tuple[Entry, ...] = ()

    def with_entry(self, entry: Entry) -> Log:
        return replace(self, entries=(*self.entries, entry))

    def moves(self) -> tuple[Move, ...]:
        """The moves that stand, without those taken back."""
        standing: list[tuple[int, Move]] = []
        for place, entry in enumerate(self.entries):
            if isinstance(entry, TakenBack):
                standing = [(at, move) for at, move in standing if at < entry.to]
            else:
                standing.append((place, entry))
        return tuple(move for _, move in standing)

    def positions(self) -> Iterator[tuple[Position, tuple[Event, ...]]]:
        """The start, then each position with the events that led to it."""
        position: Position = self.game.start()
        yield position, ()
        for move in self.moves():
            step = position.play(move)
            position = step.position
            yield position, step.events

    def last(self) -> Position:
        position = self.game.start()
        for move in self.moves():
            position = position.play(move).position
        return position

    def __str__(self) -> str:
        """The header, then the entries in lines of limited width."""
        lines = [self.game.header + " |"]
        line = ""
        for word in map(str, self.entries):
            if line and len(line) + 1 + len(word) > WIDTH:
                lines.append(line)
                line = ""
            line = f"{line} {word}" if line else word
        return "\n".join([*lines, *([line] if line else [])]) + "\n"


def read_log(text: str, kind: type[Game]) -> Log:
    """Read a log and replay it; `#` begins a comment. The first bad line is named in BadLine."""
    lines = text.splitlines()
    first, bar, rest = lines[0].partition("|") if lines else ("", "", "")
    if not bar:
        raise Unreadable(lines[0] if lines else "", 0, "game/version option=value |")
    game = game_of(first.strip(), kind)
    reader = _Reader(game)
    for number, line in enumerate([rest, *lines[1:]], start=1):
        for word in line.partition("#")[0].split():
            try:
                reader.take(word)
            except Refused as refused:
                raise BadLine(number, word, refused) from refused
    return Log(game, tuple(reader.entries))


class _Reader:
    """Reads word after word, and knows the position before each."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.entries: list[Entry] = []
        self._before: list[tuple[int, Position]] = []
        self._position: Position = game.start()

    def take(self, word: str) -> None:
        if word.startswith("takenback."):
            self._take_back(word)
            return
        move = self.game.read_move(word)
        step = self._position.play(move)
        self._before.append((len(self.entries), self._position))
        self.entries.append(move)
        self._position = step.position

    def _take_back(self, word: str) -> None:
        digits = word.partition(".")[2]
        to = int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 8 else -1
        if to not in {place for place, _ in self._before}:
            raise Unreadable(word, len("takenback."), "the place of a move that stands")
        while self._before and self._before[-1][0] >= to:
            self._position = self._before.pop()[1]
        self.entries.append(TakenBack(to))


@dataclass(frozen=True, slots=True)
class Retreat:
    """What a seat would take back: from which place in the log on, and who moved since."""

    to: int
    movers: tuple[int, ...]
    """Who made each of the moves taken back, chance included; the first is the one who asks."""

    @property
    def crosses_chance(self) -> bool:
        """An answer of chance would be taken back: never between people, nor in a rated game."""
        return NATURE in self.movers

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats that moved since: they have to agree."""
        return tuple(sorted(set(self.movers) - {NATURE, self.movers[0]}))

    @property
    def is_free(self) -> bool:
        """No chance was answered and nobody else moved since."""
        return not self.crosses_chance and not self.others


def retreat(log: Log, seats: Collection[int]) -> Retreat | None:
    """The way back before the last standing move of one of these seats; None if they made none."""
    standing = _standing(log)
    own = [index for index, (_, mover) in enumerate(standing) if mover in seats]
    if not own:
        return None
    taken_back = standing[own[-1] :]
    return Retreat(taken_back[0][0], tuple(mover for _, mover in taken_back))


def _standing(log: Log) -> list[tuple[int, int]]:
    """The moves that stand: the place of each in the log, and who made it."""
    places: list[int] = []
    for place, entry in enumerate(log.entries):
        if isinstance(entry, TakenBack):
            places = [at for at in places if at < entry.to]
        else:
            places.append(place)
    return list(zip(places, _movers(log), strict=True))


def _movers(log: Log) -> Iterator[int]:
    """Who made each of the moves that stand; a simultaneous move carries its seat."""
    position: Position = log.game.start()
    for move in log.moves():
        to_move = position.to_move
        yield int(getattr(move, "seat", NATURE)) if isinstance(to_move, tuple) else to_move
        position = position.play_unchecked(move).position
