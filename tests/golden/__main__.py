"""Rewrites the golden games of Shanghaien: `python -m tests.golden`; people review the difference.

A game that the rules still allow is told anew, move for move; with `--anew` all are played again.
"""

from __future__ import annotations

import sys
from pathlib import Path

from roadstead.kernel import Log, Refused, read_log
from roadstead.shanghaien import Shanghaien
from tests.golden.playing import GAMES, played
from tests.golden.telling import told

FOLDER = Path(__file__).parent / "shanghaien"


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.game"


def log_of(name: str, *, anew: bool) -> Log:
    """The game as it stands in its file; played again if the file is gone or out of date."""
    if not anew and path_of(name).exists():
        try:
            return read_log(path_of(name).read_text(encoding="utf-8"), Shanghaien)
        except Refused as refused:
            print(f"{name}: {refused}; played again")
    return played(GAMES[name])


def rewrite(name: str, *, anew: bool) -> None:
    title = [f"# {line}" for line in GAMES[name].title.splitlines()]
    text = told(log_of(name, anew=anew), title)
    path_of(name).write_text(text, encoding="utf-8")
    print(f"{name}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        rewrite(name, anew="--anew" in sys.argv[1:])
