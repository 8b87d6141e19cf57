"""The rules of a game as a page for the terminal: the guide, then every clause."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from itertools import count

from roadstead.cli.refusals import UnknownClause
from roadstead.cli.screen import Screen
from roadstead.cli.speaking import told_clause
from roadstead.kernel.game import Game
from roadstead.locale.texts import Texts

WIDTH = 79


def clause_named(game: type[Game] | Game, wanted: str) -> str:
    """A clause in any case; UnknownClause lists those there are."""
    by_name = {id.casefold(): id for id in game.clauses}
    if wanted.casefold() not in by_name:
        raise UnknownClause(wanted, " ".join(game.clauses))
    return by_name[wanted.casefold()]


def page_lines(texts: Texts, game: Game) -> Iterator[str]:
    """The whole page."""
    yield from titled(texts.text(f"{game.name}-page-title"), "=")
    yield from wrapped(texts.text(f"{game.name}-page-intro"))
    yield from titled(texts.text(f"{game.name}-page-guide"), "=")
    yield from guide_lines(texts, game.name)
    yield from titled(texts.text(f"{game.name}-page-clauses"), "=")
    yield from clause_lines(texts, game)


def guide_lines(texts: Texts, game: str) -> Iterator[str]:
    """The sections of the guide; drawings stand as they are."""
    for number in count(1):
        section = f"{game}-guide-{number}"
        if not texts.has(f"{section}-title"):
            return
        yield from titled(texts.text(f"{section}-title"), "-")
        for part in ("text", "drawing", "example"):
            if texts.has(f"{section}-{part}"):
                told = texts.text(f"{section}-{part}")
                yield from told.splitlines() if part == "drawing" else wrapped(told)
                yield ""


def clause_lines(texts: Texts, game: Game) -> Iterator[str]:
    """Every clause in the order of the rules, under the titles of its sections."""
    for id in texts.ids(f"{game.name}-clauses"):
        name = id.removeprefix(f"{game.name}-")
        if name.startswith("section-"):
            yield from titled(texts.text(id), "-")
        elif name in game.clauses:
            yield from wrapped(told_clause(texts, game, name), indent="     ")


def titled(title: str, line: str) -> Iterator[str]:
    yield ""
    yield title
    yield line * len(title)
    yield ""


def wrapped(text: str, indent: str = "") -> Iterator[str]:
    """Paragraphs and list items, each filled to the width of the page."""
    for line in text.splitlines():
        hanging = "  " if line.startswith("- ") else indent
        yield from textwrap.wrap(line, WIDTH, subsequent_indent=hanging) or [""]


def read_page(screen: Screen, lines: Iterator[str]) -> None:
    """Through a pager where a person reads, straight out where a pipe does."""
    text = "\n".join(lines).strip() + "\n"
    if screen.is_watched:
        import pydoc  # it knows the pagers of every system

        pydoc.pager(text)
    else:
        screen.exact(text.rstrip())


def clause_lines_of(texts: Texts, game: Game, wanted: str) -> Iterator[str]:
    """One clause, filled to the width of the page."""
    return wrapped(told_clause(texts, game, clause_named(game, wanted)), indent="     ")
