"""The compiled twin of a game's core: the same functions, run by numba over a packed record."""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
from numba.core import config
from numpy.typing import NDArray

from roadstead.kernel.cells import fields_of

Record = Any
"""One state as a NumPy record; its fields are read and written like a dataclass's."""


def dtype_of(state: type[Any]) -> np.dtype[np.void]:
    """The record that holds a state, each number in the smallest type that fits its range."""
    fields = [(f.name, _small(f.low, f.high), f.shape) for f in fields_of(state)]
    return np.dtype(fields, align=True)


def _small(low: int, high: int) -> str:
    for size in (1, 2, 4):
        top = 1 << (8 * size - 1)
        if -top <= low and high < top:
            return f"i{size}"
    return "i8"


def records(state: type[Any], count: int) -> NDArray[Any]:
    """Room for so many states; assign one element to another to copy a state."""
    return np.zeros(count, dtype_of(state)).view(np.recarray)


def pack(state: object, into: Record) -> None:
    """Write a state into a record."""
    for field in fields_of(type(state)):
        into[field.name] = getattr(state, field.name)


def unpack(record: Record, kind: type[Any]) -> Any:
    """Read a record back as a state."""
    state = kind()
    for field in fields_of(kind):
        setattr(state, field.name, record[field.name].tolist())
    return state


class Twin:
    """The functions of a core, compiled on first use and kept on disk.

    A core is a list of modules in the dialect (docs/design): functions over a state, whole numbers
    and tuples of them. All names live in one namespace, so no two may mean different things.
    """

    def __init__(self, modules: Sequence[str], *, bounds: bool = False) -> None:
        cores = [import_module(name) for name in modules]
        sources = [*cores, sys.modules[__name__]]
        keep_in(cache_folder(sources, bounds=bounds))
        self._names: dict[str, Any] = {}
        functions: dict[str, FunctionType] = {}
        for core in cores:
            for name, value in _meanings(core):
                if self._names.setdefault(name, value) is not value and self._names[name] != value:
                    raise ValueError(f"{name} means two things in the core of {core.__name__}")
                if isinstance(value, FunctionType):
                    functions[name] = value
        for name, function in functions.items():
            self.add(name, function, bounds=bounds)

    def add(self, name: str, function: FunctionType, *, bounds: bool = False) -> Callable[..., Any]:
        """Compile one more function that may call all the others by name."""
        here = FunctionType(function.__code__, self._names, function.__name__)
        here.__qualname__ = function.__qualname__
        here.__module__ = function.__module__
        jitted = numba.njit(cache=True, boundscheck=bounds, error_model="numpy")(here)
        self._names[name] = jitted
        return jitted

    def name(self, **meanings: Any) -> None:
        """Give the namespace further names for functions that are added."""
        self._names.update(meanings)

    def __getattr__(self, name: str) -> Any:
        try:
            return self._names[name]
        except KeyError:
            raise AttributeError(name) from None


def _meanings(core: ModuleType) -> Iterable[tuple[str, Any]]:
    """The numbers, tables and functions a module of the core defines or imports."""
    for name, value in vars(core).items():
        if isinstance(value, FunctionType) or (
            isinstance(value, int | float | tuple) and not name.startswith("__")
        ):
            yield name, value


def cache_folder(modules: Sequence[ModuleType], *, bounds: bool) -> Path:
    """A folder for exactly these sources: edited rules never run stale code."""
    key = hashlib.sha256()
    for module in modules:
        key.update(Path(str(module.__file__)).read_bytes())
    key.update(f"{numba.__version__} {np.__version__} {sys.version} {bounds}".encode())
    return cache_root() / key.hexdigest()[:24]


def cache_root() -> Path:
    """Where compiled code is kept: ROADSTEAD_CACHE, or the user's cache folder."""
    chosen = os.environ.get("ROADSTEAD_CACHE")
    if chosen:
        return Path(chosen)
    if platform.system() == "Windows":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "roadstead"
    return Path(os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache"))) / "roadstead"


def keep_in(folder: Path) -> None:
    """Let numba keep what it compiles in this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    setattr(config, "CACHE_DIR", str(folder))  # noqa: B010 - numba makes its settings at run time
