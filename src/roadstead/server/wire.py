"""Every message of a table's socket, both ways (docs/reference/wire.md, web/src/wire.ts)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

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
Fact = str | int | bool | list[str | int]
Facts = dict[str, Fact]


def hyphenated(name: str) -> str:
    """`TakeBack` becomes `take-back`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


class Message(Struct, frozen=True, tag_field="kind", tag=hyphenated):
    """What the server says, or a part of it; `kind` tells which."""


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

# --- what a table is told by ----------------------------------------------------------------------


class Chair(Struct, frozen=True):
    """Who sits where; a person's name may be empty, the texts have a usual one."""

    seat: int
    sitter: Literal["open", "person", "computer"]
    player: str
    """The computer player's name, else empty."""
    name: str
    here: bool
    """A browser that holds the seat is connected."""
    away_since: float | None
    """When the person's last browser left, in seconds since 1970."""
    may_decide: bool
    """The person has been away for so long that the others may decide."""
    promised: bool
    nonce_given: bool


class Choice(Struct, frozen=True):
    """A legal move: its word, its text's name (`<game>-move-<name>`) with facts, its clause."""

    move: str
    name: str
    facts: Facts
    clause: str


class Told(Struct, frozen=True):
    """An event: its text is `<game>-event-<name>`."""

    name: str
    facts: Facts


class Result(Struct, frozen=True):
    """How the game ended; `winners` may be several, or none for a draw."""

    winners: list[int]
    score: list[int]
    why: str


class Wish(Struct, frozen=True):
    """A seat wants to take moves back to before the entry `to`; who still has to agree."""

    seat: int
    to: int
    waits_for: list[int]


class Fairness(Struct, frozen=True):
    """What there is to check chance by; the seed is told when the game is over."""

    commitment: str
    promises: dict[str, str]
    nonces: dict[str, str]
    seed: str | None


class Setting(Struct, frozen=True):
    """All of a table that is not the game's position."""

    status: Literal["seats", "nonces", "playing", "over"]
    """Free seats; nonces still missing; the game goes on; the game is over."""
    chairs: list[Chair]
    fairness: Fairness
    wish: Wish | None
    result: Result | None
    rematch: list[int]
    """Seats that wish for another game."""
    next_room: str | None
    """The room of the rematch."""


# --- the scene of Shanghaien ----------------------------------------------------------------------


class Slot(Struct, frozen=True):
    """A place in the Tavern, in the row from the starter's left."""

    card: str | None
    pips: int | None
    """The number of the card, once the direction of the row is fixed."""
    face_down: bool
    dice: list[int]
    """How many dice of each seat stand there."""
    taker: int | None
    """Who would take the card, were Shanghai called now; null: it would leave the game."""


class Crew(Struct, frozen=True):
    """A seat's Sailors of one nation."""

    nation: str
    cards: list[str]
    """`1` to `4`, and `JB`, `JP`, `JR` for jokers."""
    strength: int
    points: int
    """What they score, were the game to end now."""


class Side(Struct, frozen=True):
    """What lies in front of a seat."""

    seat: int
    supply: int
    """Dice not yet in the Tavern; those just rolled are among them."""
    crews: list[Crew]
    tricks: list[str]
    trick_used: bool
    points: int


class ShanghaienScene(Message, frozen=True, tag="shanghaien"):
    """The table of Shanghaien as it is to be drawn."""

    round: int
    phase: str
    starter: int | None
    turn: int | None
    row: Literal["open", "left", "right"]
    slots: list[Slot]
    sides: list[Side]
    roll: list[int]
    """The two dice just rolled, still to be placed."""
    together: list[int]
    """Dice rolled together by Extra card 1."""
    pending: str | None
    """The announced move that the Captain may veto."""
    captain: int | None
    shanghai_barred: bool
    sharks: bool
    doubles_in_middle: bool
    gone: list[str] | None
    """Cards that left the game; null when they lie face down."""
    deck: int
    """Cards still face down."""


Scene = ShanghaienScene
"""What is drawn, by game; other games join here."""


class Moment(Struct, frozen=True):
    """The game as one seat sees it after the entry `seq`; `seat` is null for a spectator."""

    seat: int | None
    seq: int
    view: str
    """The seat's view in one line of notation."""
    scene: Scene | None
    to_move: list[int]
    """The seats to move; none when the game is over or has not begun."""
    moves: list[Choice]
    """This seat's legal moves; none for the others and in the past."""
    score: list[int]


# --- entries of the log ---------------------------------------------------------------------------


class Entry(Message, frozen=True, tag=hyphenated):
    """Something that happened at the table: stored, numbered, told to everybody."""

    seq: int
    at: float
    """Seconds since 1970, by the server's clock."""


class Moved(Entry, frozen=True):
    """A move, or an answer of chance (`seat` -1). What a seat may not know is left empty."""

    seat: int
    move: str
    clause: str
    events: list[Told]


class TakenBack(Entry, frozen=True):
    """The moves from the entry `to` on were taken back; they stay in the log."""

    seat: int
    to: int


class Sat(Entry, frozen=True):
    """A person took a seat, or came back to it."""

    seat: int
    name: str


class HandedOver(Entry, frozen=True):
    """The computer plays on for a seat."""

    seat: int
    player: str
    why: Literal["resigned", "away"]


class Ended(Entry, frozen=True):
    """The game is over; the seed is told, so chance can be checked."""

    result: Result
    seed: str


AnyEntry = Moved | TakenBack | Sat | HandedOver | Ended

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
