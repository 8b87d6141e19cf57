"""The terminal a person sits at: lines out, lines in, colours where there are any."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from roadstead.locale.texts import Texts

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

PLAIN_WIDTH = 80
DRAWN = "╭─●★"
"""Signs of our drawings: a terminal that cannot show them gets ASCII."""


@dataclass
class Screen:
    """Says things in the reader's language and asks for lines."""

    texts: Texts
    plain: bool = False
    ascii_only: bool = False

    def __post_init__(self) -> None:
        self.ascii_only = self.ascii_only or not can_show(DRAWN)

    @cached_property
    def _console(self) -> Console:
        from rich.console import Console  # costs 80 ms, so only when something is drawn

        return Console(
            file=sys.stdout,
            color_system=None if self.plain else "auto",
            highlight=False,
            markup=False,
            emoji=False,
        )

    @property
    def is_watched(self) -> bool:
        """Whether a person looks and types, not a pipe."""
        return sys.stdin.isatty() and sys.stdout.isatty()

    def line(self, text: str | Text = "") -> None:
        self._console.print(text)

    def exact(self, text: str) -> None:
        """A text for a machine: never broken into lines."""
        self._console.print(text, soft_wrap=True)

    def lines(self, texts: Iterable[str | Text]) -> None:
        for text in texts:
            self.line(text)

    def say(self, id: str, /, **arguments: str | int) -> None:
        self.line(self.texts.text(id, **arguments))

    def ask(self, prompt: str) -> str | None:
        """A line from the person; None when there are no more."""
        self._console.file.flush()
        try:
            answer = input(prompt)
        except EOFError:
            self.line()
            return None
        if not sys.stdin.isatty():  # a transcript shows what was typed
            self.line(answer)
        return answer.strip()

    def agrees(self, id: str, /, **arguments: str | int) -> bool:
        """A question answered by yes or no; anything else is a no."""
        yes = self.texts.text("cli-yes")
        question = self.texts.text(id, **arguments)
        answer = self.ask(f"{question} ({yes}/{self.texts.text('cli-no')}) ")
        return bool(answer) and yes.startswith(str(answer).casefold())


def can_show(signs: str) -> bool:
    """Whether standard output can write these signs."""
    try:
        signs.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
