"""What a person types at the prompt: a number, a move, a command, or a beginning of either."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from roadstead.cli.faces import Face
from roadstead.kernel.errors import Refused
from roadstead.kernel.game import Game, Move, Position
from roadstead.locale.texts import Texts

COMMANDS = (
    "help", "table", "rules", "why", "undo", "save", "log", "position", "options", "quit",
)  # fmt: skip
HIGHEST_KEY = 6
"""Keys of moves that are numbers, such as a die's, go up to here."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A line of the menu: what to type for a move, and what it says."""

    key: str
    move: Move
    text: str


@dataclass(frozen=True, slots=True)
class Command:
    """A command with what was typed behind it."""

    name: str
    argument: str = ""


@dataclass(frozen=True, slots=True)
class Unclear:
    """A beginning of several things, or of none."""

    typed: str
    candidates: tuple[str, ...]


Answer = Move | Command | Unclear


def menu(position: Position, face: Face) -> list[Choice]:
    """The legal moves with their keys: a die's own number, else numbers that no die has."""
    moves = position.legal_moves()
    keys = [face.key(move) for move in moves]
    number = HIGHEST_KEY if any(keys) else 0
    choices: list[Choice] = []
    for move, key in zip(moves, keys, strict=True):
        if not key:
            number += 1
        choices.append(Choice(key or str(number), move, face.move_text(move)))
    return choices


@dataclass(frozen=True)
class Reader:
    """Understands a line in one language at one table."""

    game: Game
    texts: Texts

    def understood(self, line: str, choices: Sequence[Choice]) -> Answer:
        """What a line means: exact keys and words first, then beginnings of them."""
        typed = squeezed(line)
        word, _, argument = line.strip().partition(" ")
        if word == "?":
            return Command("help", argument.strip())
        exact, command = exactly(typed, choices), self.command(word)
        if exact is not None:
            return exact
        if command:
            return Command(command, argument.strip())
        return self.begun(typed, word, argument.strip(), choices) or self.other(typed)

    def command(self, word: str) -> str:
        """A command by its English name or the one in the reader's language."""
        word = word.casefold()
        for name in COMMANDS:
            if word in (name, self.texts.text(f"cli-command-{name}")):
                return name
        return ""

    def begun(
        self, typed: str, word: str, argument: str, choices: Sequence[Choice]
    ) -> Answer | None:
        """A beginning of one legal move, else of one command; Unclear if it begins several."""
        moves = begun_moves(typed, choices)
        if len(moves) == 1:
            return moves[0]
        if moves or not typed:
            return Unclear(typed, tuple(move.word for move in moves))
        names = self.commands_begun(word.casefold())
        if len(names) == 1:
            return Command(names[0], argument)
        return Unclear(typed, tuple(names)) if names else None

    def commands_begun(self, word: str) -> list[str]:
        spoken = {name: self.texts.text(f"cli-command-{name}") for name in COMMANDS}
        return [n for n in COMMANDS if n.startswith(word) or spoken[n].startswith(word)]

    def other(self, typed: str) -> Answer:
        """A move that is not legal here, for its verdict; else nothing known."""
        move = self.any_move(typed)
        return move if move is not None else Unclear(typed, ())

    def meant(self, line: str, choices: Sequence[Choice]) -> Move | None:
        """The move that a line names, legal here or not."""
        typed = squeezed(line)
        begun = begun_moves(typed, choices)
        legal = exactly(typed, choices) or (begun[0] if len(begun) == 1 else None)
        return legal or self.any_move(typed)

    def any_move(self, typed: str) -> Move | None:
        """A move by its word, legal here or not; a beginning will do if it begins only one."""
        try:
            return self.game.read_move(typed)
        except Refused:
            pass
        words = {squeezed(move.word): move for move in self.game.every_move()}
        begun = [move for word, move in words.items() if typed and word.startswith(typed)]
        return words.get(typed) or (begun[0] if len(begun) == 1 else None)


def exactly(typed: str, choices: Sequence[Choice]) -> Move | None:
    """The legal move with this key or this word."""
    for choice in choices:
        if typed in (squeezed(choice.key), squeezed(choice.move.word)):
            return choice.move
    return None


def begun_moves(typed: str, choices: Sequence[Choice]) -> list[Move]:
    """The legal moves whose words begin so; a 1 is no beginning of the key 10."""
    return [c.move for c in choices if typed and squeezed(c.move.word).startswith(typed)]


def squeezed(line: str) -> str:
    """As somebody may type a word: any case, with dots, spaces or hyphens, or none at all."""
    return re.sub(r"[\s.\-]", "", line).casefold()
