"""The moves a person may choose from: keys, names, and lines to read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from roadstead.kernel.game import Move, View

if TYPE_CHECKING:
    from roadstead.cli.faces import Bundle, Face

HIGHEST_KEY = 6
"""Keys of moves that are numbers, such as a die's, go up to here."""
WIDE_MENU = 12
"""Menus with more lines than this stand in two columns."""
COLUMN = 38
MANY = 18
"""Menus with more moves than these are gathered where moves have names: numbers are not shown."""
BACK = "0"
"""What leads from one bundle back to all of them."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A line of the menu: what to type for a move, and what it says."""

    key: str
    move: Move
    text: str
    names: tuple[str, ...] = ()
    """What else may be typed for it, such as a cell."""


def menu(moves: Sequence[Move], view: View, face: Face) -> list[Choice]:
    """Moves with their keys: a die's own number, else numbers that no die has."""
    keys = [face.key(move) for move in moves]
    number = HIGHEST_KEY if any(keys) else 0
    choices: list[Choice] = []
    for move, key in zip(moves, keys, strict=True):
        if not key:
            number += 1
        text = face.move_text(view, move)
        choices.append(Choice(key or str(number), move, text, face.names(move)))
    return choices


class Offer:
    """What a person is offered: all moves, or bundles of them, one of which may be opened."""

    def __init__(self, moves: Sequence[Move], view: View, face: Face) -> None:
        self.view = view
        self.face = face
        self.bundles = face.bundles(view, moves)
        self.moves = moves
        self.opened: Bundle | None = None

    @property
    def is_bundled(self) -> bool:
        """Whether bundles are offered now, not moves."""
        return bool(self.bundles) and self.opened is None

    @property
    def choices(self) -> list[Choice]:
        """The moves on show; while bundles are offered every move, by its names alone."""
        if self.opened is not None:
            return menu(self.opened.moves, self.view, self.face)
        if not self.bundles:
            return menu(self.moves, self.view, self.face)
        return self.all

    @property
    def all(self) -> list[Choice]:
        """Every move, without numbers."""
        return [Choice("", move, "", self.face.names(move)) for move in self.moves]

    @property
    def stem(self) -> str:
        """What the words of all moves on show begin with, such as their piece."""
        stems = {choice.move.word.partition(".")[0] for choice in self.choices}
        return stems.pop() if len(stems) == 1 else ""

    @property
    def keys(self) -> list[str]:
        """What may be typed, briefly."""
        if self.is_bundled:
            return [bundle.key for bundle in self.bundles]
        by_name = len(self.choices) > MANY
        shown = self.choices[:WIDE_MENU]
        return [c.names[0] if by_name and c.names else c.key for c in shown]

    def turned(self, line: str) -> bool:
        """Open the bundle that a line names, or go back to all; False if it says neither."""
        if self.opened is not None:
            if line != BACK:
                return False
            self.opened = None
            return True
        typed = line.casefold()
        self.opened = next((each for each in self.bundles if each.key == typed), None)
        return self.opened is not None

    def lines(self) -> list[str]:
        """What to choose from, one a line."""
        if self.is_bundled:
            return [f"  {bundle.key}  {bundle.text}" for bundle in self.bundles]
        return self.face.listed(self.view, self.choices)


def menu_lines(choices: Sequence[Choice]) -> list[str]:
    """The legal moves, one a line; many of them in two columns where they fit."""
    widest = max((len(choice.key) for choice in choices), default=0)
    lines = [f"  {choice.key:>{widest}}  {choice.text}" for choice in choices]
    if len(lines) <= WIDE_MENU or max(map(len, lines)) > COLUMN:
        return lines
    half = (len(lines) + 1) // 2
    right = [*lines[half:], ""]
    return [f"{left:<{COLUMN + 1}}{right[i]}".rstrip() for i, left in enumerate(lines[:half])]
