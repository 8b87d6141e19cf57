"""The compiled twin of a game's core: the same functions, run by numba over a packed record."""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import contextmanager
from dataclasses import is_dataclass
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, get_type_hints

import numba
import numpy as np
from numba.core import config
from numpy.typing import NDArray

from roadstead.kernel.cells import fields_of

INNER: dict[str, Any] = {
    "error_model": "numpy",
    "no_cfunc_wrapper": True,
    "no_cpython_wrapper": True,
    "_nrt": False,
}
"""How a core's own functions are compiled: they are called by compiled code only, allocate nothing,
and end up inside what calls them, so that nothing of them is kept."""

Progress = Callable[[int, int], None]

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
    `tell(done, total)` is told after each function that had to be compiled. A `flat` core becomes
    one piece of code without calls.
    """

    def __init__(
        self,
        modules: Sequence[str],
        *,
        bounds: bool = False,
        flat: bool = False,
        tell: Progress | None = None,
    ) -> None:
        cores = [import_module(name) for name in modules]
        self._folder = cache_folder([*cores, sys.modules[__name__]], bounds=bounds)
        self._bounds = bounds
        self._inlined = flat
        self._tell = tell
        self._names: dict[str, Any] = {}
        self._inner: dict[str, FunctionType] = {}
        self._compiled = 0
        keep_in(self._folder)
        for core in cores:
            for name, value in _meanings(core):
                if self._names.setdefault(name, value) is not value and self._names[name] != value:
                    raise ValueError(f"{name} means two things in the core of {core.__name__}")
        for name, value in list(self._names.items()):
            if isinstance(value, FunctionType):
                self._compile(name, value)

    def _compile(self, name: str, function: FunctionType) -> None:
        types = dialect_types(function)
        if types is None:
            self.add(name, function, bounds=self._bounds)
        else:
            self._inner[name] = function
            options: dict[str, Any] = {
                **INNER,
                "boundscheck": self._bounds,
                "forceinline": self._inlined,
            }
            jitted = numba.njit(**options)(self._here(function))
            self._names[name] = compile_once(jitted, types, self._count)

    def _count(self) -> None:
        self._compiled += 1
        if self._tell:
            self._tell(self._compiled, len(self._inner))

    def _here(self, function: FunctionType) -> FunctionType:
        """The function, seeing the names of the core."""
        here = FunctionType(function.__code__, self._names, function.__name__)
        here.__qualname__ = function.__qualname__
        here.__module__ = function.__module__
        return here

    def add(self, name: str, function: FunctionType, *, bounds: bool = False) -> Callable[..., Any]:
        """Compile one more function that may call all the others by name."""
        here = self._here(function)
        self._names[name] = numba.njit(boundscheck=bounds, error_model="numpy")(here)
        opened = self._entry(function, bounds=bounds)
        setattr(self, name, opened)
        return opened

    def _entry(self, function: FunctionType, *, bounds: bool) -> Callable[..., Any]:
        """A function that Python may call; what was compiled for it is kept on disk."""
        keep_in(self._folder)
        face = self._here(function)
        face.__name__ = face.__qualname__ = ENTRY + function.__name__
        return Entry(numba.njit(cache=True, boundscheck=bounds, error_model="numpy")(face))

    def name(self, **meanings: Any) -> None:
        """Give the namespace further names for functions that are added."""
        self._names.update(meanings)

    def __getattr__(self, name: str) -> Any:
        """A name of the core; its functions can be called from Python, too."""
        names = vars(self).get("_names", {})
        if name not in names:
            raise AttributeError(name)
        if name not in self._inner:
            return names[name]
        opened = self._entry(self._inner[name], bounds=self._bounds)
        setattr(self, name, opened)
        return opened


ENTRY = "from_python_"
"""How the names of functions begin that are called from Python; a core names none so."""


class Entry:
    """A compiled function as Python calls it: compiled at the first call, kept on disk."""

    def __init__(self, jitted: Any) -> None:
        self.jitted = jitted

    def __call__(self, *arguments: Any) -> Any:
        with linked_once():
            return self.jitted(*arguments)


@contextmanager
def linked_once() -> Generator[None]:
    """While an entry is compiled, what it calls is linked and optimised with it, and only there.

    Numba optimises each function with all that it calls, so that the innermost ones of a deep core
    are optimised hundreds of times: Jackal took minutes, and takes seconds.
    """
    codegen: Any = _registry.cpu_target.target_context.codegen()
    usual = codegen._library_class
    codegen._library_class = LinkedOnce
    try:
        yield
    finally:
        codegen._library_class = usual


_registry: Any = import_module("numba.core.registry")
_codegen: Any = import_module("numba.core.codegen")


class LinkedOnce(_codegen.JITCodeLibrary):  # pyright: ignore[reportUntypedBaseClass] - numba's own
    """What numba makes of a function: an entry is finished, an inner one only kept for linking."""

    name: str
    _linking_libraries: list[Any]

    @property
    def is_entry(self) -> bool:
        return self.name.startswith(ENTRY)

    @property
    def codegen(self) -> Any:
        """An inner function is never called from Python and needs no environment."""
        return self._codegen if self.is_entry else self

    def set_env(self, name: str, environment: object) -> None:
        """Inner functions have none."""

    def add_linking_library(self, library: Any) -> None:
        """All that is called, directly or not, callees first."""
        inner: list[Any] = library._linking_libraries if isinstance(library, LinkedOnce) else []
        for one in (*inner, library):
            if one not in self._linking_libraries:
                self._linking_libraries.append(one)

    def finalize(self) -> None:
        """Callers are linked before what they call: what nobody has asked for yet is dropped."""
        if self.is_entry:
            self._linking_libraries.reverse()
            usual: Any = super()
            usual.finalize()
        else:
            self._finalized = True

    def _get_module_for_linking(self) -> Any:
        if self.is_entry:
            usual: Any = super()
            return usual._get_module_for_linking()
        if self._shared_module is None:
            self._shared_module = self._final_module.clone()
            for function in self._shared_module.functions:
                if not function.is_declaration and function.linkage == _codegen.ll.Linkage.external:
                    function.linkage = "linkonce_odr"
        return self._shared_module

    def get_pointer_to_function(self, name: str) -> int:
        usual: Any = super()
        return usual.get_pointer_to_function(name) if self.is_entry else 0


def dialect_types(function: FunctionType) -> tuple[Any, ...] | None:
    """The compiled types of a function's parameters; None if one is not of the dialect."""
    try:
        hints = get_type_hints(function)
    except NameError:
        return None
    hints.pop("return", None)
    types = tuple(_dialect_type(hint) for hint in hints.values())
    return None if None in types else types


def _dialect_type(hint: Any) -> Any:
    """A state, a whole number, a truth value, or the buffer for moves."""
    if isinstance(hint, type) and is_dataclass(hint):
        return numba.from_dtype(dtype_of(hint))
    plain: dict[Any, Any] = {int: numba.int64, bool: numba.boolean, list[int]: numba.int32[::1]}
    return plain.get(hint)


def compile_once(jitted: Any, types: tuple[Any, ...], count: Callable[[], None]) -> Any:
    """Compile a function for its own types only, when another one first calls it.

    Left alone numba would compile it anew for every constant and every width of number it is
    called with.
    """
    ask = jitted.get_call_template

    def get_call_template(args: Any, keywords: Any) -> Any:
        if not jitted.overloads:
            jitted.compile(types)
            jitted.disable_compile()
            count()
        return ask(args, keywords)

    jitted.get_call_template = get_call_template
    return jitted


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
