"""The program called in this process: what it says, and how it ends."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from roadstead.cli import run


@dataclass(frozen=True)
class Said:
    """What a call printed, and its exit code."""

    out: str
    err: str
    code: int


Call = Callable[..., Said]


def caller(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    """A function that calls the program with arguments and typed lines."""

    def call(*arguments: str, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = run(list(arguments))
        shown = capsys.readouterr()
        return Said(shown.out, shown.err, code)

    return call
