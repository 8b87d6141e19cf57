"""What a person types at the prompt: a number, a move, a command, or a beginning of either."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from roadstead.cli.menus import Choice
from roadstead.kernel.errors import Refused
from roadstead.kernel.game import Game, Move
from roadstead.locale.texts import Texts

COMMANDS = (
    "help", "table", "tiles", "rules", "why", "undo", "save", "log", "position", "options", "quit",
)  # fmt: skip


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
        if exact:
            return exact[0] if len(exact) == 1 else Unclear(typed, words_of(exact))
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
            return Unclear(typed, words_of(moves))
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
        legal = exactly(typed, choices) or begun_moves(typed, choices)
        return legal[0] if len(legal) == 1 else self.any_move(typed)

    def any_move(self, typed: str) -> Move | None:
        """A move by its word, legal here or not; a beginning will do if it begins only one."""
        try:
            return self.game.read_move(typed)
        except Refused:
            pass
        words = {squeezed(move.word): move for move in self.game.every_move()}
        begun = [move for word, move in words.items() if typed and word.startswith(typed)]
        return words.get(typed) or (begun[0] if len(begun) == 1 else None)


def exactly(typed: str, choices: Sequence[Choice]) -> list[Move]:
    """The legal moves with this key, this word or this name: a key or word goes before a name."""
    keyed = [c.move for c in choices if typed and typed in (squeezed(c.key), squeezed(c.move.word))]
    return keyed or [c.move for c in choices if typed in c.names]


def words_of(moves: Sequence[Move]) -> tuple[str, ...]:
    return tuple(move.word for move in moves)


def begun_moves(typed: str, choices: Sequence[Choice]) -> list[Move]:
    """The legal moves whose words begin so; a 1 is no beginning of the key 10."""
    return [c.move for c in choices if typed and squeezed(c.move.word).startswith(typed)]


def squeezed(line: str) -> str:
    """As somebody may type a word: any case, with dots, spaces or hyphens, or none at all."""
    return re.sub(r"[\s.\-]", "", line).casefold()
