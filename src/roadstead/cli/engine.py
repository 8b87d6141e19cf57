"""The engine on standard input and output: a line in, a line out, until the input ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import BinaryIO

from roadstead.engine import answer, refuse_long
from roadstead.engine.request import LONGEST


def main() -> int:
    """Answer until nobody asks or nobody listens any more."""
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        # Whoever listened has gone; Python must not try to flush what is left for him.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    return 0


def serve(asked: BinaryIO, told: BinaryIO) -> None:
    """Answer every line, each before the next is read."""
    for line in lines(asked):
        told.write(refuse_long() if line is None else answer(line))
        told.write(b"\n")
        told.flush()


def lines(asked: BinaryIO) -> Iterator[bytes | None]:
    """The lines without their ends; None for one that was too long, which is never held whole."""
    while line := asked.readline(LONGEST + 1):
        if line.endswith(b"\n") or len(line) <= LONGEST:
            yield line.rstrip(b"\r\n")
        else:
            skip_rest(asked)
            yield None


def skip_rest(asked: BinaryIO) -> None:
    """Read on to the end of a line."""
    while rest := asked.readline(LONGEST):
        if rest.endswith(b"\n"):
            return
