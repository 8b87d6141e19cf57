"""The lines of a table's log: what is stored; all else is recomputed from them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from roadstead.server.parts import hyphenated


class Line(Struct, frozen=True, tag_field="kind", tag=hyphenated):
    """One fact; `kind` tells which."""


class SeatOpened(Struct, frozen=True):
    """How a seat begins: who sits there, held by which guest."""

    sitter: Literal["open", "person", "computer"]
    player: str = ""
    name: str = ""
    holder: str = ""


class Opened(Line, frozen=True):
    """The first line: the game with its options, the seats, and what the dealer is bound to."""

    header: str
    seats: tuple[SeatOpened, ...]
    commitment: str


class Sat(Line, frozen=True):
    """A guest took an open seat."""

    seat: int
    holder: str
    name: str


class Claimed(Line, frozen=True):
    """A guest holds a seat on another device, too."""

    seat: int
    holder: str


class CameBack(Line, frozen=True):
    """A person has the seat again that the computer kept."""

    seat: int


class Promised(Line, frozen=True):
    """The hash of a seat's nonce."""

    seat: int
    hash: str


class NonceGiven(Line, frozen=True):
    """The nonce that was promised."""

    seat: int
    nonce: str


class Moved(Line, frozen=True):
    """A move of a seat, or an answer of chance."""

    seat: int
    move: str


class Wished(Line, frozen=True):
    """A seat asks the others to let it take moves back."""

    seat: int
    to: int
    waits_for: tuple[int, ...]


class Agreed(Line, frozen=True):
    """A seat agrees; others are still to be asked."""

    seat: int


class Declined(Line, frozen=True):
    """A seat does not agree, or takes its own wish back."""

    seat: int


class TakenBack(Line, frozen=True):
    """The moves from the line `to` on are taken back; nothing is deleted."""

    seat: int
    to: int


class HandedOver(Line, frozen=True):
    """The computer plays on for a seat."""

    seat: int
    player: str
    why: Literal["resigned", "away"]


class Ended(Line, frozen=True):
    """The game is over; from now on the seed is told."""

    winners: tuple[int, ...]
    score: tuple[int, ...]
    why: str


class RematchWished(Line, frozen=True):
    """A seat wishes for another game."""

    seat: int


class Followed(Line, frozen=True):
    """The rematch has its own table."""

    room: str


AnyLine = (
    Opened
    | Sat
    | Claimed
    | CameBack
    | Promised
    | NonceGiven
    | Moved
    | Wished
    | Agreed
    | Declined
    | TakenBack
    | HandedOver
    | Ended
    | RematchWished
    | Followed
)


class Written(Struct, frozen=True):
    """A line in its place; the first line of a command carries the command's name."""

    seq: int
    at: float
    line: AnyLine
    seat: int | None = None
    command: str | None = None
