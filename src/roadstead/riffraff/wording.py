"""Ships, objects and numbers as text without blanks: the parts of moves and positions.

A ship at rest is its angles, joined by dots, and then every object aboard as `rat3@7=` with the
seven numbers of its pose; all are whole tenths of a micrometre and of a microradian, so that text
carries exactly what the ship stores.
"""

from __future__ import annotations

from collections.abc import Sequence

from roadstead.riffraff.ship.words import (
    DECIMALS,
    KINDS,
    Kind,
    Piece,
    Pose,
    Rest,
    Rig,
    Stowed,
    Yard,
)

NONE = "-"
SCALE = 10**DECIMALS
LONGEST_NUMBER = 10
"""Digits of the largest whole number in a pose: beyond it no ship goes."""
POSE_NUMBERS = 7
RIG_NUMBERS = 8
MOST_OBJECTS = 4
"""Sets in the box: so many objects of a kind (R1)."""


def pieces_text(pieces: Sequence[Piece]) -> str:
    return "+".join(map(str, pieces)) or NONE


def read_pieces(text: str) -> tuple[Piece, ...]:
    return () if text == NONE else tuple(map(read_piece, text.split("+")))


def read_piece(text: str) -> Piece:
    """`rat3`; ValueError if there is no such object in the box."""
    kind, number = text[:-1], text[-1:]
    return Piece(Kind(kind), read_number(number, 1, MOST_OBJECTS))


def read_number(text: str, low: int, high: int) -> int:
    """A whole number within bounds, written the one way; ValueError otherwise."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= LONGEST_NUMBER):
        raise ValueError(text)
    number = int(text)
    if str(number) != text or not low <= number <= high:
        raise ValueError(text)
    return number


# --- ships -------------------------------------------------------------------------------------


def rest_text(rest: Rest) -> str:
    """A ship at rest; an upright one begins with `-`."""
    return "/".join((_rig_text(rest.rig), *(_stowed_text(stowed) for stowed in rest.cargo)))


def read_rest(text: str) -> Rest:
    """The inverse of `rest_text`; ValueError if the text is not what `rest_text` writes."""
    rig, *cargo = text.split("/")
    rest = Rest(_read_rig(rig), tuple(map(_read_stowed, cargo)))
    if rest_text(rest.canonical()) != text:
        raise ValueError(text)
    return rest


def _rig_text(rig: Rig) -> str:
    angles = [
        rig.roll,
        rig.pitch,
        *(angle for yard in rig.yards for angle in (yard.slew, yard.dip)),
    ]
    return _numbers_text(angles) if any(angles) else NONE


def _read_rig(text: str) -> Rig:
    if text == NONE:
        return Rig()
    roll, pitch, *yards = _read_numbers(text, RIG_NUMBERS)
    low, middle, high = (Yard(yards[n], yards[n + 1]) for n in (0, 2, 4))
    return Rig(roll, pitch, (low, middle, high))


def _stowed_text(stowed: Stowed) -> str:
    numbers = _numbers_text((*stowed.pose.place, *stowed.pose.turn))
    return f"{stowed.piece}@{stowed.region}={numbers}"


def _read_stowed(text: str) -> Stowed:
    name, _, rest = text.partition("@")
    region, _, numbers = rest.partition("=")
    x, y, z, *turn = _read_numbers(numbers, POSE_NUMBERS)
    w, i, j, k = turn
    pose = Pose((x, y, z), (w, i, j, k))
    return Stowed(read_piece(name), pose, read_number(region, 0, 10))


def _numbers_text(numbers: Sequence[float]) -> str:
    return ".".join(str(round(number * SCALE)) for number in numbers)


def _read_numbers(text: str, count: int) -> list[float]:
    words = text.split(".")
    if len(words) != count:
        raise ValueError(text)
    most = 10**LONGEST_NUMBER
    return [round(read_number(word, -most, most) / SCALE, DECIMALS) for word in words]


# --- supplies ----------------------------------------------------------------------------------


def supply_text(supply: Sequence[int]) -> str:
    """What lies before a seat: `boat.rat*2`."""
    words = (
        str(kind) if count == 1 else f"{kind}*{count}"
        for kind, count in zip(KINDS, supply, strict=True)
        if count
    )
    return ".".join(words) or NONE


def read_supply(text: str) -> tuple[int, ...]:
    counts = dict.fromkeys(KINDS, 0)
    for word in text.split(".") if text != NONE else ():
        kind, _, count = word.partition("*")
        counts[Kind(kind)] = read_number(count, 2, 32) if count else 1
    supply = tuple(counts.values())
    if supply_text(supply) != text:
        raise ValueError(text)
    return supply
