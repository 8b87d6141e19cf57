"""PNG files, still and moving, written with nothing but zlib."""

import struct
import zlib

import numpy as np
from numpy.typing import NDArray

Bytes = NDArray[np.uint8]
"""Rows of pixels, three bytes each: red, green, blue."""

SIGNATURE = b"\x89PNG\r\n\x1a\n"
TRUE_COLOUR = 2


def still(pixels: Bytes) -> bytes:
    """A picture as a PNG file."""
    return SIGNATURE + _header(pixels) + _chunk(b"IDAT", _packed(pixels)) + _chunk(b"IEND", b"")


def moving(frames: list[Bytes], delay_ms: int, last_ms: int = 1500) -> bytes:
    """Pictures one after another as an endless animated PNG; only what changes is kept."""
    chunks = [SIGNATURE, _header(frames[0])]
    chunks.append(_chunk(b"acTL", struct.pack(">II", len(frames), 0)))
    number = 0
    for n, frame in enumerate(frames):
        delay = last_ms if n == len(frames) - 1 else delay_ms
        top, bottom, left, right = _changed(frames[n - 1], frame) if n else _whole(frame)
        part = frame[top:bottom, left:right]
        place = (right - left, bottom - top, left, top)
        control = struct.pack(">IIIIIHHBB", number, *place, delay, 1000, 0, 0)
        chunks.append(_chunk(b"fcTL", control))
        number += 1
        if n == 0:
            chunks.append(_chunk(b"IDAT", _packed(part)))
            continue
        chunks.append(_chunk(b"fdAT", struct.pack(">I", number) + _packed(part)))
        number += 1
    chunks.append(_chunk(b"IEND", b""))
    return b"".join(chunks)


def _whole(frame: Bytes) -> tuple[int, int, int, int]:
    return 0, frame.shape[0], 0, frame.shape[1]


def _changed(before: Bytes, after: Bytes) -> tuple[int, int, int, int]:
    """The rectangle in which two pictures differ; one pixel if they do not."""
    differ = (before != after).any(axis=2)
    rows, columns = np.flatnonzero(differ.any(axis=1)), np.flatnonzero(differ.any(axis=0))
    if not len(rows):
        return 0, 1, 0, 1
    return int(rows[0]), int(rows[-1]) + 1, int(columns[0]), int(columns[-1]) + 1


def _header(pixels: Bytes) -> bytes:
    height, width, _ = pixels.shape
    return _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, TRUE_COLOUR, 0, 0, 0))


def _packed(pixels: Bytes) -> bytes:
    """Rows as differences to the row above: drawn surfaces change slowly."""
    above = np.zeros_like(pixels)
    above[1:] = pixels[:-1]
    rows = (pixels - above).reshape(pixels.shape[0], -1)
    marked = np.concatenate([np.full((len(rows), 1), 2, dtype=np.uint8), rows], axis=1)
    return zlib.compress(marked.tobytes(), 9)


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
