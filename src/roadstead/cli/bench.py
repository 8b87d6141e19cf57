"""`roadstead bench NAME [--json]`: the figures on standard output, progress on standard error."""

from __future__ import annotations

import json
import sys
from collections.abc import Generator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from roadstead.bench import BENCHES, Figures, Tell, bench_named

DIGITS = 4
"""More would promise more than a shared machine can keep."""


def main(name: str, *, as_json: bool) -> int:
    """Measure and print."""
    if name not in BENCHES:
        print(f"{name}: {', '.join(BENCHES)}", file=sys.stderr)
        return 2
    with progress() as tell:
        figures = bench_named(name)(tell)
    print(json.dumps(rounded(figures), indent=2) if as_json else table(rounded(figures)))
    return 0


@contextmanager
def progress() -> Generator[Tell]:
    """A line that tells what is measured and for how long."""
    console = Console(stderr=True)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as shown:
        task = shown.add_task("")
        yield lambda what: shown.reset(task, description=what)


def rounded(figures: Figures) -> Figures:
    """Figures with as many digits as they deserve."""
    return {name: _rounded(value) for name, value in figures.items()}


def _rounded(value: float | int | None) -> float | int | None:
    if not isinstance(value, float):
        return value
    digits = float(f"{value:.{DIGITS}g}")
    return int(digits) if digits >= 10**DIGITS else digits


def table(figures: Figures) -> str:
    """One figure a line, in columns."""
    width = max(map(len, figures))
    return "\n".join(f"{name:<{width}}  {_shown(value):>14}" for name, value in figures.items())


def _shown(value: float | int | None) -> str:
    return "-" if value is None else f"{value:,}"
