"""What a table is told by: chairs, choices, scenes, moments and entries of its log."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Fact = str | int | bool | list[str | int]
Facts = dict[str, Fact]


def hyphenated(name: str) -> str:
    """`TakeBack` becomes `take-back`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


class Message(Struct, frozen=True, tag_field="kind", tag=hyphenated):
    """What the server says, or a part of it; `kind` tells which."""


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
