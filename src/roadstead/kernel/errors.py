"""What can be wrong with what somebody gave us: objects, not sentences.

Refused (ValueError)        code and arguments; the texts are Fluent messages `error-<code>`
  Unreadable                a text that is no position, move, view, option or log
  IllegalMove               a move that a clause forbids
  IllegalPosition           a position that cannot stand, with all its defects
  BadOption                 an option or value that the game does not have
  OptionsDiffer             options given twice and not the same
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from roadstead.kernel.verdict import Verdict


class Refused(ValueError):
    """Something was refused; `code` names the reason and `args_of_code` what its text takes."""

    code = "refused"

    def __init__(self, **arguments: Any) -> None:
        self.arguments: Mapping[str, Any] = arguments
        super().__init__(self.code, arguments)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.code}: {told}" if told else self.code


class Unreadable(Refused):
    """A text that cannot be read: what it was, where it went wrong, what was expected there."""

    code = "unreadable"

    def __init__(self, text: str, at: int, expected: str) -> None:
        self.text, self.at, self.expected = text, at, expected
        super().__init__(text=_short(text), at=at, expected=expected)


class IllegalMove(Refused):
    """A move that the rules forbid here; the position is unchanged."""

    code = "illegal-move"

    def __init__(self, move: object, position: object, verdict: Verdict) -> None:
        self.move, self.position, self.verdict = move, position, verdict
        super().__init__(move=str(move), clause=verdict.clause)


class IllegalPosition(Refused):
    """A position that cannot stand: all its defects, each a word of the game's notation page."""

    code = "illegal-position"

    def __init__(self, defects: Sequence[str]) -> None:
        self.defects = tuple(defects)
        super().__init__(defects=", ".join(self.defects))


class UnknownOption(Refused):
    """The game has no such option."""

    code = "unknown-option"

    def __init__(self, game: str, option: str) -> None:
        super().__init__(game=game, option=_short(option))


class BadOption(Refused):
    """The option exists, the value does not."""

    code = "bad-option-value"

    def __init__(self, option: str, value: object, values: Sequence[str]) -> None:
        super().__init__(option=option, value=_short(str(value)), values=", ".join(values))


class OptionsDiffer(Refused):
    """A text carries options and others were given apart."""

    code = "options-differ"

    def __init__(self, options: Sequence[str]) -> None:
        super().__init__(options=", ".join(options))


LINE = 80
"""A line of a terminal."""


def _short(text: str) -> str:
    """Enough of a text to recognise it."""
    return text if len(text) <= LINE else text[: LINE - 3] + "..."
