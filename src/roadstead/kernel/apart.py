"""Compiling in a process of its own, so that it is never in a person's way.

What the other process compiles is kept on disk (`packed`); until it is there the rules run
interpreted. This module loads no compiler itself.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator

Compile = Callable[[Callable[[int, int], None]], None]
"""Compiles something and keeps it; told a function that takes how many of how many are done."""

POLITENESS = 10
"""How far the other process stands back behind what a person waits for."""


class Apart:
    """A process that compiles; `target` names a Compile as `module:function`."""

    def __init__(self, target: str, *, politeness: int = POLITENESS) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__, target, str(politeness)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
        )

    def progress(self) -> Iterator[tuple[int, int]]:
        """How many functions of how many are compiled, each time there is one more."""
        assert self._process.stdout
        for line in self._process.stdout:
            done, total = line.split()
            yield int(done), int(total)

    @property
    def is_done(self) -> bool:
        """Whether all is kept now, without waiting."""
        return self._process.poll() == 0

    def wait(self) -> bool:
        """Wait to the end; whether all is kept now."""
        for _ in self.progress():
            pass
        return self._process.wait() == 0

    def stop(self) -> None:
        """Nobody waits for it any more."""
        with self._process:  # it is waited for, and its pipe closed
            self._process.kill()

    def __enter__(self) -> Apart:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def tell(done: int, total: int) -> None:
    print(done, total, flush=True)


def main(target: str, politeness: str) -> None:
    """What the other process does."""
    if hasattr(os, "nice"):
        os.nice(int(politeness))
    module, _, function = target.partition(":")
    compile_all: Compile = getattr(importlib.import_module(module), function)
    compile_all(tell)


if __name__ == "__main__":
    main(*sys.argv[1:])
