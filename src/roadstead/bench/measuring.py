"""How we measure: one core, several runs, the median."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

RUNS = 5


def median(measured: Callable[[], float], runs: int | None = None) -> float:
    """The median of several runs."""
    return statistics.median(measured() for _ in range(runs or RUNS))


def rate(played: Callable[[], int]) -> float:
    """How many of what a call counts go into a second of the core's work.

    The time in which the system lets others work is not counted; start-up times do count it.
    """
    begun = time.process_time()
    count = played()
    return count / (time.process_time() - begun)


@contextmanager
def one_core() -> Generator[None]:
    """This process and those it starts keep to one core, where the system can do that."""
    if sys.platform != "linux":
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def seconds_of_process(code: str, environment: Mapping[str, str] | None = None) -> float:
    """How long a new Python takes from its start to the end of some code."""
    begun = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **(environment or {})},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    return time.perf_counter() - begun


@contextmanager
def empty_cache() -> Generator[dict[str, str]]:
    """An environment in which nothing has been compiled yet."""
    with TemporaryDirectory(prefix="roadstead-bench-") as folder:
        yield {"ROADSTEAD_CACHE": str(Path(folder))}
