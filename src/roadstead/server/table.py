"""A table as a value: who sits there and what happened, folded from the lines of its log."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal

from roadstead.arena.dealer import SeededDealer
from roadstead.harbour import game_named
from roadstead.kernel.game import Event, Game, Position
from roadstead.kernel.notation import game_of, read_header
from roadstead.server import lines
from roadstead.server.fairness import Secret, dealer_for, told_nonces

Status = Literal["seats", "nonces", "playing", "over"]
GRACE_S = 60.0
"""How long a person may be away before the others may decide."""


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sits on a chair; `holders` are the guests who may move for the seat."""

    sitter: Literal["open", "person", "computer"]
    player: str = ""
    name: str = ""
    holders: tuple[str, ...] = ()
    promise: str | None = None
    nonce: str | None = None
    here: bool = False
    away_since: float | None = None

    @property
    def may_be_decided_at(self) -> float | None:
        """When the others may decide about an absent person's seat."""
        if self.sitter != "person" or self.here or self.away_since is None:
            return None
        return self.away_since + GRACE_S


@dataclass(frozen=True, slots=True)
class Played:
    """A move of the log with what it led to."""

    seq: int
    mover: int
    word: str
    clause: str
    events: tuple[Event, ...]
    secret_to: int | None
    """The only seat that may know the move: it was chosen while others chose, too."""
    position: Position


@dataclass(frozen=True, slots=True)
class Wish:
    """Moves to be taken back, and who still has to agree."""

    seat: int
    to: int
    waits_for: tuple[int, ...]


@dataclass(frozen=True)
class Table:
    """Everything that is known of a table; a new one for every change."""

    room: str
    secret: Secret
    game: Game
    chairs: tuple[Seated, ...]
    log: tuple[lines.Written, ...]
    timeline: tuple[tuple[int, Position], ...]
    """The position after each line that changed it, the start at 0."""
    played: Mapping[int, Played] = field(default_factory=dict[int, Played])
    standing: tuple[int, ...] = ()
    """The moves that were not taken back."""
    commands: Mapping[tuple[int | None, str], int] = field(
        default_factory=dict[tuple[int | None, str], int]
    )
    wish: Wish | None = None
    ended: lines.Ended | None = None
    rematch: frozenset[int] = frozenset()
    next_room: str | None = None

    @property
    def seq(self) -> int:
        return self.log[-1].seq

    @property
    def moment(self) -> int:
        """The line that the present position follows."""
        return self.timeline[-1][0]

    @property
    def position(self) -> Position:
        return self.timeline[-1][1]

    def position_at(self, seq: int) -> tuple[int, Position]:
        """The position after a line of the log, and the line that it follows."""
        return self.timeline[bisect_right(self.timeline, seq, key=lambda each: each[0]) - 1]

    @cached_property
    def status(self) -> Status:
        if self.ended:
            return "over"
        if any(chair.sitter == "open" for chair in self.chairs):
            return "seats"
        if self.moment == 0 and any(self.chairs[seat].nonce is None for seat in self.persons):
            return "nonces"
        return "playing"

    @property
    def persons(self) -> tuple[int, ...]:
        return tuple(seat for seat, each in enumerate(self.chairs) if each.sitter == "person")

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats to move; none while the game has not begun, and after its end."""
        if self.status != "playing":
            return ()
        to_move = self.position.to_move
        seats = to_move if isinstance(to_move, tuple) else (to_move,)
        return tuple(seat for seat in seats if seat >= 0)

    @property
    def dealer(self) -> SeededDealer:
        return dealer_for(self.secret.seed, self.nonces)

    @property
    def nonces(self) -> tuple[str, ...]:
        return told_nonces(chair.nonce for chair in self.chairs)

    def held_by(self, guest: str) -> tuple[int, ...]:
        """The seats a guest may move for."""
        return tuple(
            seat
            for seat, chair in enumerate(self.chairs)
            if guest in chair.holders and chair.sitter == "person"
        )

    def with_chair(self, seat: int, **changes: object) -> Table:
        chairs = list(self.chairs)
        chairs[seat] = replace(chairs[seat], **changes)  # pyright: ignore[reportArgumentType] - by name
        return replace(self, chairs=tuple(chairs))


def opened(room: str, secret: Secret, first: lines.Written) -> Table:
    """A table from the first line of its log."""
    line = first.line
    assert isinstance(line, lines.Opened), line
    game = game_of(line.header, game_named(read_header(line.header).game))
    chairs = tuple(
        Seated(seat.sitter, seat.player, seat.name, (seat.holder,) if seat.holder else ())
        for seat in line.seats
    )
    return Table(room, secret, game, chairs, (first,), ((0, game.start()),))
