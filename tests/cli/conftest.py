"""What the tests of the terminal share: a call of the program in a folder of its own."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.saying import Call, caller


@pytest.fixture
def call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Call]:
    """English unless a test says otherwise; saved games fall into the test's own folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("ROADSTEAD_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    signs = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    before = [signal.getsignal(sign) for sign in signs]
    yield caller(capsys, monkeypatch)
    for sign, kept in zip(signs, before, strict=True):
        signal.signal(sign, kept)
