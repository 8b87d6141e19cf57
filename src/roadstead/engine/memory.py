"""Positions kept for a while: a program mostly asks about what it was just told.

No answer depends on it: whatever is not kept any more is read again.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from typing import Any

from roadstead.harbour import game_named
from roadstead.kernel.game import Game, Position
from roadstead.kernel.notation import game_of, split_line

KEPT = 256
_positions: OrderedDict[tuple[str, str], Position] = OrderedDict()


def position_from(name: str, text: str, options: dict[str, Any] | None) -> Position:
    """The position a line stands for; options given apart must be those of the line."""
    if options:
        game_of(split_line(text)[0], game_named(name), options)
    kept = _positions.get((name, text))
    if kept is not None:
        return kept
    return keep(_read(name, text), name, text)


def keep(position: Position, name: str, text: str) -> Position:
    """Remember a position by its line."""
    _positions[name, text] = position
    if len(_positions) > KEPT:
        _positions.popitem(last=False)
    return position


def told(position: Position) -> Position:
    """A position that is about to be told will probably be asked about."""
    return keep(position, position.game.name, str(position))


def _read(name: str, text: str) -> Position:
    header, rest = split_line(text)
    return game_with(name, header).read_position(rest)


@lru_cache(maxsize=64)
def game_with(name: str, header: str) -> Game:
    """The game a header names; it is of the kind that was asked for."""
    return game_of(header, game_named(name))
