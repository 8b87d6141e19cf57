"""Compiling in a process of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from roadstead.bench.shanghaien import COMPILE
from roadstead.kernel.apart import Apart


def test_it_tells_its_progress_and_keeps_what_it_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROADSTEAD_CACHE", str(tmp_path))
    with Apart(COMPILE) as apart:
        assert not apart.is_done
        told = list(apart.progress())
        assert apart.wait()
        assert apart.is_done
    assert [done for done, _ in told] == list(range(1, len(told) + 1))
    assert len({total for _, total in told}) == 1
    assert told[-1][0] <= told[-1][1] < 2 * told[-1][0]
    with Apart(COMPILE) as again:
        assert list(again.progress()) == [], "all of it was kept"
        assert again.wait()


def test_a_failure_is_not_taken_for_done(capfd: pytest.CaptureFixture[str]) -> None:
    with Apart("roadstead.bench.shanghaien:nothing") as apart:
        assert not apart.wait()
    assert "nothing" in capfd.readouterr().err


def test_it_can_be_stopped() -> None:
    with Apart(COMPILE) as apart:
        apart.stop()
        assert not apart.is_done
