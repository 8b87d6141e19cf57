"""Every message of a table's socket, both ways (docs/reference/wire.md, web/src/wire.ts)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from roadstead.server.parts import AnyEntry, Facts, Message, Moment, Setting, hyphenated

PROTOCOL = 1
"""The browser says which protocol it speaks; another one is told to load the page anew."""
LONGEST_NAME = 24

Id = Annotated[str, Meta(min_length=1, max_length=64)]
"""The name a browser gives a command; the same name sent again changes nothing."""
SeatNo = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
Word = Annotated[str, Meta(min_length=1, max_length=200)]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes, as hexadecimal digits."""


class Ask(Message, frozen=True, tag=hyphenated, forbid_unknown_fields=True):
    """What a browser says."""


# --- from the browser ----------------------------------------------------------------------------


class Hello(Ask, frozen=True):
    """The first message of a socket; the answer is Welcome."""

    protocol: int


class Sit(Ask, frozen=True):
    """Take a free seat, or come back to one's own that the computer keeps."""

    id: Id
    seat: SeatNo
    name: str = ""


class Claim(Ask, frozen=True):
    """Hold a seat on this device, too, by the key that another device was given."""

    id: Id
    seat: SeatNo
    key: Word


class Promise(Ask, frozen=True):
    """The SHA-256 of a person's nonce, given before any nonce is opened."""

    id: Id
    seat: SeatNo
    hash: Hex32


class Nonce(Ask, frozen=True):
    """The 32 bytes that were promised; once all are in, the game begins."""

    id: Id
    seat: SeatNo
    nonce: Hex32


class Play(Ask, frozen=True):
    """A move; `seq` is the one of the moment the player looks at."""

    id: Id
    seat: SeatNo
    move: Word
    seq: Seq


class Why(Ask, frozen=True):
    """Which clause allows or forbids a move? Nothing is played."""

    id: Id
    seat: SeatNo
    move: Word


class Look(Ask, frozen=True):
    """How did the table look after the entry `seq`?"""

    id: Id
    seq: Seq


class TakeBack(Ask, frozen=True):
    """Take back one's last move; past chance only against the computer, and confirmed."""

    id: Id
    seat: SeatNo
    confirmed: bool = False


class Agree(Ask, frozen=True):
    """Yes or no to another seat's wish to take a move back."""

    id: Id
    seat: SeatNo
    yes: bool


class Resign(Ask, frozen=True):
    """Give the game up."""

    id: Id
    seat: SeatNo


class Rematch(Ask, frozen=True):
    """Wish for another game at a new table, with the seats turned."""

    id: Id
    seat: SeatNo


class Decide(Ask, frozen=True):
    """What becomes of the seat `about`, whose person has been away for long."""

    id: Id
    seat: SeatNo
    about: SeatNo
    choice: Literal["computer", "end"]


FromBrowser = (
    Hello
    | Sit
    | Claim
    | Promise
    | Nonce
    | Play
    | Why
    | Look
    | TakeBack
    | Agree
    | Resign
    | Rematch
    | Decide
)

# --- from the server ------------------------------------------------------------------------------


class Welcome(Message, frozen=True):
    """The whole table; the answer to Hello."""

    protocol: int
    room: str
    game: str
    header: str
    """The game, its rules version and the options that are not default."""
    options: dict[str, str]
    """Every option with its value as text: what the texts of the clauses take."""
    you: list[int]
    """The seats this browser holds."""
    keys: dict[str, str]
    """For each seat held, the key to hold it on another device."""
    seq: int
    setting: Setting
    entries: list[AnyEntry]
    moments: list[Moment]
    """One for each seat held; a spectator gets one."""


class News(Message, frozen=True):
    """What changed; entries are those not told before."""

    seq: int
    you: list[int]
    keys: dict[str, str]
    setting: Setting
    entries: list[AnyEntry]
    moments: list[Moment]


class Done(Message, frozen=True):
    """The command `id` is committed; whatever it changed came before as News, or comes now."""

    id: str
    seq: int


class Refusal(Message, frozen=True):
    """Nothing changed. The text is `error-<code>`; an illegal move names its clause instead."""

    id: str | None
    code: str
    args: Facts
    clause: str | None


class Because(Message, frozen=True):
    """The answer to Why: the clause, with what its text takes."""

    id: str
    seat: int
    move: str
    legal: bool
    clause: str
    args: Facts


class Seen(Message, frozen=True):
    """The answer to Look."""

    id: str
    moments: list[Moment]


FromServer = Welcome | News | Done | Refusal | Because | Seen

# --- over HTTP ------------------------------------------------------------------------------------


class OptionOffered(Struct, frozen=True):
    """An option of a game: its texts are `<game>-option-<name>` and `...-<value>`."""

    name: str
    default: str
    values: list[str]
    shape: Literal["one", "flag", "set", "number", "list"]
    """One of the values; yes or no; any of them; a whole number; a list or one's own."""


class GameOffered(Struct, frozen=True):
    """A game on the first screen."""

    game: str
    version: int
    seats: int
    playable: bool
    """Whether tables can be opened already."""
    players: list[str]
    """Computer players, the weakest first."""
    options: list[OptionOffered]


class Games(Struct, frozen=True):
    """The answer to `GET /api/games`."""

    games: list[GameOffered]


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit: I (perhaps several seats on one screen), anybody with the link, a player."""

    sitter: Literal["me", "open", "computer"]
    player: str = ""
    """The computer player; empty: the usual one."""
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables`."""

    game: Annotated[str, Meta(max_length=80)]
    seats: Annotated[list[SeatWanted], Meta(max_length=8)]
    options: dict[str, str | bool | int | list[str]] = {}


class TableOpened(Struct, frozen=True):
    """The answer to `POST /api/tables`."""

    room: str
    path: str
    """The page of the table."""
    socket: str


class TableSeen(Struct, frozen=True):
    """The answer to `GET /api/tables/{room}`: what a link leads to."""

    room: str
    game: str
    header: str
    options: dict[str, str]
    setting: Setting
    you: list[int]


class RefusedRequest(Struct, frozen=True):
    """The body of every refused request."""

    code: str
    args: Facts


HTTP = (Games, NewTable, TableOpened, TableSeen, RefusedRequest)
