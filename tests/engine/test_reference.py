"""The page on the engine is true: its transcript runs, and it names every request and code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from roadstead.engine import answer, refusals
from roadstead.engine.request import LONGEST
from roadstead.engine.requests import REQUESTS
from roadstead.kernel.errors import Refused
from tests.engine.test_refusals import LINES
from tests.engine.test_refusals import REQUESTS as REFUSED

PAGE = (Path(__file__).parents[2] / "docs/reference/engine.md").read_text(encoding="utf-8")
ASKED = re.findall(r"^> (.*)$", PAGE, re.MULTILINE)
TOLD = re.findall(r"^< (.*)$", PAGE, re.MULTILINE)


@pytest.mark.parametrize(("asked", "told"), list(zip(ASKED, TOLD, strict=True)))
def test_the_transcript_runs(asked: str, told: str) -> None:
    pattern = ".*".join(map(re.escape, told.split("…")))
    answered = answer(asked.encode()).decode()
    assert re.fullmatch(pattern, answered), answered


def test_the_transcript_asks_for_everything() -> None:
    assert all(f'"do": "{do}"' in PAGE for do in REQUESTS)


def test_the_table_of_requests_is_whole() -> None:
    rows = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
    assert rows[: len(REQUESTS) + 1] == ["do", *REQUESTS]


def test_every_code_is_told() -> None:
    kinds = [kind for kind in vars(refusals).values() if isinstance(kind, type)]
    codes = {kind.code.replace("-", "_") for kind in kinds if issubclass(kind, Refused)}
    codes |= {code for code, _ in REFUSED} | set(LINES.values())
    assert {code for code in codes - {"refused"} if f"`{code}`" not in PAGE} == set()


def test_the_limit_is_told() -> None:
    assert f"{LONGEST:,} bytes" in PAGE
