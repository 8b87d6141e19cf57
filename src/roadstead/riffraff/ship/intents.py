"""What a hand may say - intents, never poses - and how it is refused when it makes no sense."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from math import isfinite
from typing import cast

from roadstead.riffraff.ship.regions import Line
from roadstead.riffraff.ship.words import Piece, Region, Vector

FURTHEST = 1.0
"""No target lies further than this from the table's middle (m)."""
LARGEST_TURN = 45.0
"""One intent turns an object by at most this (degrees)."""
HANDS = 2


class Code(StrEnum):
    """Why a message or a release was refused; clause ids where a clause refuses."""

    MISSING = "missing"
    UNKNOWN = "unknown_field"
    POSE = "pose_not_intent"
    NOT_A_NUMBER = "not_a_number"
    NOT_FINITE = "not_finite"
    TOO_FAR = "too_far"
    TOO_MUCH_TURN = "too_much_turn"
    FOREIGN_OBJECT = "foreign_object"
    OUT_OF_ORDER = "out_of_order"
    AHEAD_OF_TIME = "ahead_of_time"
    TOO_MANY = "too_many"
    NOT_HELD = "not_held"
    OVER = "over"
    REGION = "R11"
    TWO_REGIONS = "R15"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Nothing was changed, and why; for R15 the line that is crossed and how far."""

    code: Code
    field: str = ""
    line: Line | None = None
    by_mm: float = 0.0


@dataclass(frozen=True, slots=True)
class Intent:
    """Where the hand wants the object, by how much to turn it (degrees), and whether to hold on."""

    tick: int
    target: Vector
    turn: Vector = (0.0, 0.0, 0.0)
    grip: bool = True


@dataclass(frozen=True, slots=True)
class Palms:
    """Where the catching hands want to be, and the tick that was on the screen (R18)."""

    tick: int
    targets: tuple[Vector, ...]


@dataclass(frozen=True, slots=True)
class Marks:
    """Objects to be caught, marked while the world waits (helmsman)."""

    tick: int
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The turn's time is over: the held object goes back (A6)."""


Message = Intent | Palms | Marks | TimeUp

_POSE_WORDS = frozenset({"pose", "place", "pos", "position", "quat", "quaternion", "velocity"})
_INTENT_FIELDS = frozenset({"tick", "target", "turn", "grip", "object", "region"})


def read_intent(said: Mapping[str, object], held: Piece, region: Region) -> Intent | Refusal:
    """An intent from what a client sent, or why it is none."""
    refusal = _misfit(said) or _foreign(said, held, region)
    if refusal:
        return refusal
    tick = said["tick"]
    if not isinstance(tick, int) or isinstance(tick, bool):
        return Refusal(Code.NOT_A_NUMBER, "tick")
    target = _vector(said["target"], "target")
    turn = _vector(said.get("turn", (0.0, 0.0, 0.0)), "turn")
    for value in (target, turn):
        if isinstance(value, Refusal):
            return value
    grip = said["grip"]
    if not isinstance(grip, bool):
        return Refusal(Code.NOT_A_NUMBER, "grip")
    return Intent(tick, cast("Vector", target), cast("Vector", turn), grip)


def _misfit(said: Mapping[str, object]) -> Refusal | None:
    for name in said:
        if name in _POSE_WORDS:
            return Refusal(Code.POSE, name)
        if name not in _INTENT_FIELDS:
            return Refusal(Code.UNKNOWN, name)
    for name in ("tick", "target", "grip"):
        if name not in said:
            return Refusal(Code.MISSING, name)
    return None


def _foreign(said: Mapping[str, object], held: Piece, region: Region) -> Refusal | None:
    """An intent may repeat what is held and where it goes; then both must be true."""
    if said.get("object", str(held)) != str(held):
        return Refusal(Code.FOREIGN_OBJECT, "object")
    if said.get("region", region) != region:
        return Refusal(Code.REGION, "region")
    return None


def _vector(value: object, name: str) -> Vector | Refusal:
    if not isinstance(value, list | tuple):
        return Refusal(Code.NOT_A_NUMBER, name)
    items = cast("list[object]", value)
    if len(items) != len(("x", "y", "z")):
        return Refusal(Code.MISSING, name)
    if any(isinstance(item, bool) or not isinstance(item, int | float) for item in items):
        return Refusal(Code.NOT_A_NUMBER, name)
    return _floats(cast("list[int | float]", items), name)


def _floats(items: list[int | float], name: str) -> Vector | Refusal:
    try:
        x, y, z = (float(item) for item in items)
    except OverflowError:
        return Refusal(Code.TOO_FAR, name)
    return (x, y, z)


def unsound(message: Message) -> Refusal | None:
    """Numbers that are none, or too large to be meant."""
    match message:
        case Intent():
            turn = _off_limits((message.turn,), LARGEST_TURN, Code.TOO_MUCH_TURN, "turn")
            return turn or _off_limits((message.target,), FURTHEST, Code.TOO_FAR, "target")
        case Palms():
            if not 1 <= len(message.targets) <= HANDS:
                return Refusal(Code.TOO_MANY, "targets")
            return _off_limits(message.targets, FURTHEST, Code.TOO_FAR, "targets")
        case _:
            return None


def _off_limits(vectors: tuple[Vector, ...], most: float, code: Code, name: str) -> Refusal | None:
    numbers = [number for vector in vectors for number in vector]
    if not all(isfinite(number) for number in numbers):
        return Refusal(Code.NOT_FINITE, name)
    return Refusal(code, name) if any(abs(number) > most for number in numbers) else None
