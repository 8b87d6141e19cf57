"""Every command of the guide to the terminal runs as it stands there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "play-in-the-terminal.md"
TEXT = GUIDE.read_text(encoding="utf-8")
COMMANDS = [
    line
    for block in re.findall(r"^```console\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    for line in block.splitlines()
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder for all: a later command goes on with what an earlier one saved."""
    folder = tmp_path_factory.mktemp("guide")
    program = folder / "roadstead"
    program.write_text(f"#!{sys.executable}\nfrom roadstead.cli import main\n\nmain()\n")
    program.chmod(0o755)
    return folder


def test_the_commands_run_one_after_the_other(folder: Path) -> None:
    environment = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8"}
    for command in COMMANDS:
        done = subprocess.run(
            ["bash", "-c", command],
            cwd=folder,
            env=environment,
            input="",
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout[-500:]}{done.stderr}"
        assert done.stdout and not done.stderr, command


def test_the_guide_shows_every_option_of_play() -> None:
    for option in (
        "first",
        "second",
        "sit",
        "level",
        "names",
        "expansions",
        "option",
        "seed",
        "save",
    ):
        assert any(f"--{option} " in command for command in COMMANDS), option
