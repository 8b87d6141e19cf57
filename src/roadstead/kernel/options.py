"""The options of a game: house rules as data, each with its values and its default."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from roadstead.kernel.errors import BadOption, UnknownOption

CUSTOM = "custom"
"""What the texts call a list of one's own."""

Value = str | int | bool | frozenset[str] | tuple[str, ...]


class Option(Protocol):
    """One named option. `text` and `read` are each other's inverse over all values."""

    @property
    def name(self) -> str: ...
    @property
    def default(self) -> Value: ...
    @property
    def values(self) -> tuple[str, ...]:
        """The values one may choose from, as text."""
        ...

    def read(self, value: object) -> Value:
        """Accept a value as text or as JSON would have it; refuse anything else with BadOption."""
        ...

    def text(self, value: Value) -> str: ...


@dataclass(frozen=True)
class Choice:
    """One of several words; the first is the default."""

    name: str
    values: tuple[str, ...]

    @property
    def default(self) -> Value:
        return self.values[0]

    def read(self, value: object) -> Value:
        if isinstance(value, str) and value in self.values:
            return value
        raise BadOption(self.name, value, self.values)

    def text(self, value: Value) -> str:
        return str(value)


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    name: str
    default: bool = False
    values: tuple[str, ...] = ("false", "true")

    def read(self, value: object) -> Value:
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value in self.values:
            return value == "true"
        raise BadOption(self.name, value, self.values)

    def text(self, value: Value) -> str:
        return "true" if value else "false"


@dataclass(frozen=True)
class Subset:
    """Any set of several words, joined by `+` in text; none of them is `none`, the default."""

    name: str
    words: tuple[str, ...]
    default: frozenset[str] = frozenset()

    @property
    def values(self) -> tuple[str, ...]:
        return ("none", *self.words)

    def read(self, value: object) -> Value:
        chosen = _words(value)
        if chosen == ["none"]:
            chosen = []
        if chosen is None or len(set(chosen)) != len(chosen) or not set(chosen) <= set(self.words):
            raise BadOption(self.name, value, self.values)
        return frozenset(chosen)

    def text(self, value: Value) -> str:
        assert isinstance(value, frozenset)
        return "+".join(word for word in self.words if word in value) or "none"


@dataclass(frozen=True)
class Number:
    """A whole number within bounds."""

    name: str
    default: int
    low: int
    high: int

    @property
    def values(self) -> tuple[str, ...]:
        return (f"{self.low}..{self.high}",)

    def read(self, value: object) -> Value:
        if (
            isinstance(value, str)
            and value.isascii()
            and value.isdigit()
            and len(value) <= len(str(self.high))
        ):
            value = int(value)
        if (
            isinstance(value, int)
            and not isinstance(value, bool)
            and self.low <= value <= self.high
        ):
            return value
        raise BadOption(self.name, value, self.values)

    def text(self, value: Value) -> str:
        return str(value)


@dataclass(frozen=True)
class Composition:
    """One of several named lists, or a list of one's own, joined by `+` in text."""

    name: str
    named: Mapping[str, tuple[str, ...]]
    fits: Callable[[Sequence[str]], bool]
    """Whether a list of one's own may be used."""
    form: str
    """How such a list looks, for the reader of an error."""

    @property
    def default(self) -> Value:
        return next(iter(self.named))

    @property
    def values(self) -> tuple[str, ...]:
        return (*self.named, self.form)

    def read(self, value: object) -> Value:
        if isinstance(value, str) and value in self.named:
            return value
        words = _words(value)
        if words is None or not self.fits(words):
            raise BadOption(self.name, value, self.values)
        return self._name_of(tuple(sorted(words)))

    def _name_of(self, words: tuple[str, ...]) -> Value:
        """A list that has a name goes by it, so that equal decks are equal options."""
        names = (name for name, listed in self.named.items() if tuple(sorted(listed)) == words)
        return next(names, words)

    def text(self, value: Value) -> str:
        return value if isinstance(value, str) else "+".join(_listed(value))

    def words(self, value: Value) -> tuple[str, ...]:
        """The list that a value stands for."""
        return self.named[value] if isinstance(value, str) else _listed(value)


def _listed(value: Value) -> tuple[str, ...]:
    assert isinstance(value, tuple)
    return value


def _words(value: object) -> list[str] | None:
    """Words joined by `+`, or given as a list."""
    if isinstance(value, str):
        return value.split("+")
    if isinstance(value, Sequence | frozenset | set):
        words: list[Any] = list(value)  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType] - checked below
        return words if all(isinstance(word, str) for word in words) else None
    return None


class Options(Mapping[str, Option]):
    """The options of one game, in the order in which they are shown."""

    def __init__(self, game: str, options: Sequence[Option]) -> None:
        self._game = game
        self._by_name = {option.name: option for option in options}

    def __getitem__(self, name: str) -> Option:
        return self._by_name[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_name)

    def __len__(self) -> int:
        return len(self._by_name)

    def read(self, given: Mapping[str, object]) -> dict[str, Value]:
        """All options with their values: those given, the defaults for the rest."""
        for name in given:
            if name not in self._by_name:
                raise UnknownOption(self._game, name)
        return {
            name: option.read(given[name]) if name in given else option.default
            for name, option in self._by_name.items()
        }

    def words(self, values: Mapping[str, Value]) -> tuple[str, ...]:
        """The options that are not default as `name=value`, alphabetically."""
        return tuple(
            f"{name}={self[name].text(values[name])}"
            for name in sorted(values)
            if values[name] != self[name].default
        )

    def texts(self, values: Mapping[str, Value]) -> dict[str, str]:
        """Every option with its value as text: what the texts of the clauses take.

        They speak of a list of one's own as `custom`.
        """
        return {
            name: CUSTOM if isinstance(value, tuple) else self[name].text(value)
            for name, value in values.items()
        }
