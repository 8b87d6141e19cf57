"""The moving ship on the wire: quantised poses in the ship's frame, and only of what has moved.

A frame: tick (u32), flags (u8), objects moved (u8), objects gone (u8); the rig (8 x i16) if it
moved; for each object moved its number (u8), place (3 x i16, 0.1 mm) and turn (u32: the smallest
three of the quaternion, 10 bits each); those gone; hands (u8, then 3 x i16 each) if shown.
"""

import struct
from dataclasses import dataclass, field
from math import sqrt

from roadstead.riffraff.ship.turning import seen_from, unit
from roadstead.riffraff.ship.words import (
    KINDS,
    Piece,
    Pose,
    Quaternion,
    Rig,
    Vector,
    Yard,
)

FRAMES_A_SECOND = 30
FALLING_FRAMES_A_SECOND = 60

PLACE_UNIT = 1e-4
ANGLE_UNIT = 5e-5
LARGEST = 32767
TURN_STEPS = 1023
KIND_STRIDE = 16

STILL_PLACE = 2
STILL_TURN = 3
STILL_ANGLE = 4
"""Smaller changes, in units, are not worth a frame: 0.2 mm, 0.3 degrees, 0.01 degrees of heel."""

RIG_MOVED = 1
PALMS_SHOWN = 2

_HEAD = struct.Struct("<IBBB")
_RIG = struct.Struct("<8h")
_OBJECT = struct.Struct("<BhhhI")
_PLACE = struct.Struct("<hhh")

Words = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Frame:
    """What one message says; poses are in the ship's frame, ``rig`` is None when unchanged."""

    tick: int
    rig: Rig | None
    moved: dict[Piece, Pose]
    gone: tuple[Piece, ...] = ()
    palms: tuple[Vector, ...] = ()


@dataclass(slots=True)
class Sender:
    """Remembers what was sent and says only what is new."""

    rig: tuple[int, ...] | None = None
    poses: dict[Piece, Words] = field(default_factory=dict[Piece, Words])

    def frame(
        self, tick: int, rig: Rig, hull: Pose, poses: dict[Piece, Pose], palms: tuple[Vector, ...]
    ) -> bytes:
        """The next message about a world."""
        angles = _angles(rig)
        moved = {
            piece: words
            for piece, pose in poses.items()
            if self._is_news(piece, words := _words(seen_from(hull, pose)))
        }
        gone = [piece for piece in self.poses if piece not in poses]
        flags = RIG_MOVED * self._has_swayed(angles) + PALMS_SHOWN * bool(palms)
        self._remember(angles, moved, gone)
        return _packed(_HEAD.pack(tick, flags, len(moved), len(gone)), angles, moved, gone, palms)

    def _has_swayed(self, angles: tuple[int, ...]) -> bool:
        if self.rig is None:
            return True
        return any(abs(a - b) > STILL_ANGLE for a, b in zip(angles, self.rig, strict=True))

    def _is_news(self, piece: Piece, words: Words) -> bool:
        known = self.poses.get(piece)
        if known is None:
            return True
        far = any(abs(a - b) > STILL_PLACE for a, b in zip(words[:3], known[:3], strict=True))
        return far or _turned(words[3], known[3])

    def _remember(
        self, angles: tuple[int, ...], moved: dict[Piece, Words], gone: list[Piece]
    ) -> None:
        if self._has_swayed(angles):
            self.rig = angles
        self.poses.update(moved)
        for piece in gone:
            del self.poses[piece]


def _packed(
    head: bytes,
    angles: tuple[int, ...],
    moved: dict[Piece, Words],
    gone: list[Piece],
    palms: tuple[Vector, ...],
) -> bytes:
    flags = head[4]
    rig = _RIG.pack(*angles) if flags & RIG_MOVED else b""
    objects = b"".join(_OBJECT.pack(number_of(p), *words) for p, words in moved.items())
    left = bytes(number_of(piece) for piece in gone)
    hands = b"".join(_PLACE.pack(*_place(palm)) for palm in palms)
    shown = bytes([len(palms)]) + hands if flags & PALMS_SHOWN else b""
    return head + rig + objects + left + shown


def read_frame(message: bytes) -> Frame:
    """What a message says."""
    tick, flags, moved, gone = _HEAD.unpack_from(message)
    at = _HEAD.size
    rig = None
    if flags & RIG_MOVED:
        rig = _rig(_RIG.unpack_from(message, at))
        at += _RIG.size
    end = at + moved * _OBJECT.size
    poses = dict(_object(words) for words in _OBJECT.iter_unpack(message[at:end]))
    left = tuple(piece_of(number) for number in message[end : end + gone])
    palms = message[end + gone + 1 :] if flags & PALMS_SHOWN else b""
    hands = tuple(_metres(words) for words in _PLACE.iter_unpack(palms))
    return Frame(tick, rig, poses, left, hands)


def number_of(piece: Piece) -> int:
    """An object's number on the wire."""
    return KINDS.index(piece.kind) * KIND_STRIDE + piece.number


def piece_of(number: int) -> Piece:
    """The object of a number on the wire."""
    return Piece(KINDS[number // KIND_STRIDE], number % KIND_STRIDE)


def _clipped(units: float) -> int:
    return max(-LARGEST, min(LARGEST, round(units)))


def _place(place: Vector) -> tuple[int, int, int]:
    x, y, z = (_clipped(c / PLACE_UNIT) for c in place)
    return (x, y, z)


def _metres(words: tuple[int, ...]) -> Vector:
    x, y, z = (word * PLACE_UNIT for word in words)
    return (x, y, z)


def _words(pose: Pose) -> Words:
    return (*_place(pose.place), pack_turn(pose.turn))


def _object(words: tuple[int, ...]) -> tuple[Piece, Pose]:
    number, x, y, z, turn = words
    return piece_of(number), Pose(_metres((x, y, z)), unpack_turn(turn))


def _angles(rig: Rig) -> tuple[int, ...]:
    angles = [rig.roll, rig.pitch, *(a for yard in rig.yards for a in (yard.slew, yard.dip))]
    return tuple(_clipped(angle / ANGLE_UNIT) for angle in angles)


def _rig(words: tuple[int, ...]) -> Rig:
    roll, pitch, *rest = (word * ANGLE_UNIT for word in words)
    low, middle, high = (Yard(rest[n], rest[n + 1]) for n in (0, 2, 4))
    return Rig(roll, pitch, (low, middle, high))


def pack_turn(turn: Quaternion) -> int:
    """The smallest three of a unit quaternion, 10 bits each, and which one is left out."""
    largest = max(range(4), key=lambda n: abs(turn[n]))
    sign = 1.0 if turn[largest] >= 0 else -1.0
    packed = largest
    for n in range(4):
        if n != largest:
            share = (sign * turn[n] * sqrt(2) + 1) / 2
            packed = packed << 10 | max(0, min(TURN_STEPS, round(share * TURN_STEPS)))
    return packed


def unpack_turn(packed: int) -> Quaternion:
    """The turn that ``pack_turn`` packed, to about a tenth of a degree."""
    largest = packed >> 30
    small = [(packed >> shift & TURN_STEPS) / TURN_STEPS for shift in (20, 10, 0)]
    three = [(share * 2 - 1) / sqrt(2) for share in small]
    left = sqrt(max(0.0, 1 - sum(c * c for c in three)))
    w, i, j, k = (*three[:largest], left, *three[largest:])
    return unit((w, i, j, k))


def _turned(new: int, old: int) -> bool:
    if new >> 30 != old >> 30:
        return True
    steps = ((new >> s & TURN_STEPS) - (old >> s & TURN_STEPS) for s in (20, 10, 0))
    return any(abs(step) > STILL_TURN for step in steps)
