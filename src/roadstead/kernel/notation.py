"""How every line of notation begins: `game/version option=value ... | the rest`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from roadstead.kernel.errors import OptionsDiffer, Unreadable
from roadstead.kernel.game import Game, Position, View

LONGEST_LINE = 20_000
"""No position or view of ours comes near; what is longer is not read."""


@dataclass(frozen=True, slots=True)
class Header:
    """Which rules a line of notation follows."""

    game: str
    version: int
    options: dict[str, str]


def read_header(text: str) -> Header:
    """Read `game/version option=value ...`."""
    words = text.split()
    match = re.fullmatch(r"([a-z]+(?:-[a-z]+)*)/([0-9]{1,6})", words[0]) if words else None
    if match is None:
        raise Unreadable(text, 0, "game/version")
    options: dict[str, str] = {}
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if not (name and equals and value) or name in options:
            raise Unreadable(text, text.index(word), "option=value")
        options[name] = value
    return Header(match[1], int(match[2]), options)


def split_line(text: str) -> tuple[str, str]:
    """The header and the rest of a line of notation."""
    if len(text) > LONGEST_LINE:
        raise Unreadable(text, LONGEST_LINE, "end of line")
    header, bar, rest = text.partition("|")
    if not bar:
        raise Unreadable(text, len(text), "|")
    return header.strip(), rest.strip()


def game_of(header: str, kind: type[Game], given: dict[str, object] | None = None) -> Game:
    """The game a header names, with its options; options given apart must be the same."""
    read = read_header(header)
    if read.game != kind.name:
        raise Unreadable(header, 0, f"{kind.name}/{kind.version}")
    if read.version != kind.version:
        raise Unreadable(header, len(read.game) + 1, str(kind.version))
    game = kind(**read.options)
    if given:
        apart = kind.schema.read(given)
        differing = [name for name in given if apart[name] != game.options[name]]
        if differing:
            raise OptionsDiffer(differing)
    return game


def read_line(text: str, kind: type[Game], given: dict[str, object] | None = None) -> Position:
    """Read a position's line; options given apart must agree with it."""
    header, rest = split_line(text)
    return game_of(header, kind, given).read_position(rest)


def read_view_line(
    text: str, kind: type[Game], given: dict[str, object] | None = None
) -> tuple[Game, View]:
    """Read a view's line, and the game it belongs to."""
    header, rest = split_line(text)
    game = game_of(header, kind, given)
    return game, game.read_view(rest)
