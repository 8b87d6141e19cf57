"""The figures we promise, each measured beside a peer in the same run: `roadstead bench NAME`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

Figures = dict[str, float | int | None]
Tell = Callable[[str], None]
"""Told what is being measured now."""

BENCHES = {
    "jackal": "roadstead.bench.jackal",
    "riff-raff": "roadstead.bench.riffraff",
    "shanghaien": "roadstead.bench.shanghaien",
}
"""Each bench with its module; the module's `measure(tell)` gives the figures."""


def bench_named(name: str) -> Callable[[Tell], Figures]:
    """A bench by name; KeyError if there is none."""
    found: Callable[[Tell], Figures] = import_module(BENCHES[name]).measure
    return found
