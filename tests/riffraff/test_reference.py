"""The page on notation is true: its examples read, and it names every field, phase and defect."""

from __future__ import annotations

import re
from pathlib import Path

from roadstead.kernel.notation import read_line, read_view_line
from roadstead.riffraff import RiffRaff
from roadstead.riffraff.moves import End
from roadstead.riffraff.notation import READERS
from roadstead.riffraff.state import Phase

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reference" / "riff-raff-notation.md").read_text(encoding="utf-8")
RULES = ROOT / "src" / "roadstead" / "riffraff"


def examples() -> list[str]:
    blocks = re.findall(r"^```\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


def test_every_example_reads_back() -> None:
    counts = {"position": 0, "view": 0, "move": 0}
    for line in examples():
        if " | view:" in line:
            counts["view"] += 1
            assert str(read_view_line(line, RiffRaff)[1]) == line
        elif line.startswith("riff-raff/"):
            counts["position"] += 1
            assert str(read_line(line, RiffRaff)) == line
        else:
            counts["move"] += 1
            assert str(RiffRaff().read_move(line)) == line
    assert counts == {"position": 3, "view": 2, "move": 3}


def test_every_field_phase_and_end_is_told() -> None:
    told = set(re.findall(r"`([a-z]+)`", PAGE))
    assert {*READERS, *map(str, Phase), *map(str, End)} <= told


def test_every_defect_is_told() -> None:
    source = (RULES / "defects.py").read_text(encoding="utf-8")
    source += (RULES / "view.py").read_text(encoding="utf-8")
    told = set(re.findall(r"`([a-z-]+?)(?:-0|-rat)?`", PAGE))
    words = re.findall(r'yield f?"([a-z-]+?)(?:-\{[a-z]+\})?"|return \("([a-z]+)",\)', source)
    assert len(words) > 15
    assert not [word for pair in words for word in pair if word and word not in told]


def test_every_move_is_told() -> None:
    told = {word.partition(".")[0] for word in re.findall(r"`([a-z][^` ]*)`", PAGE)}
    said = {str(move).partition(".")[0] for move in RiffRaff().every_move()}
    assert said <= told
