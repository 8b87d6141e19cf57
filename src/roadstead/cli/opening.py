"""Opening a game at the terminal: a new one from wishes, or a saved one."""

from __future__ import annotations

import signal
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

from roadstead.cli.playing import Play
from roadstead.cli.refusals import FileExists, GivenTwice, NotAnOption, NotWithResume, SitOrSeats
from roadstead.cli.saving import read_sitting, text_of
from roadstead.cli.screen import Screen
from roadstead.cli.seats import chairs_for, sitters_named, strongest
from roadstead.cli.sitting import Sitting, checked_seed, fresh_seed
from roadstead.harbour import game_named
from roadstead.kernel.errors import Unreadable
from roadstead.kernel.game import Game
from roadstead.kernel.log import Log

STOPPING = ("SIGINT", "SIGTERM", "SIGHUP")
"""Signals that end a program: whichever comes, the game is saved."""


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for; empty where it says nothing."""

    game: str
    sitters: list[str]
    sit: str
    level: str
    names: str
    options: list[str]
    seed: str
    save: Path | None
    resume: Path | None

    def apart_from_file(self) -> str:
        """What was asked for that a saved game brings along itself."""
        asked = {
            "--first": self.sitters[0],
            "--second": self.sitters[1],
            "--sit": self.sit,
            "--level": self.level,
            "--names": self.names,
            "--option, --expansions": self.options,
            "--seed": self.seed,
        }
        return ", ".join(name for name, value in asked.items() if value)


def play_at(screen: Screen, wishes: Wishes) -> None:
    """Open the game and play it; it is saved if the program is told to stop."""
    game_named(wishes.game)
    sitting, path = resumed(wishes) if wishes.resume else (opened(wishes), new_file(wishes.save))
    play = Play(sitting, screen, path)
    play.desk.keep()  # a file that cannot be written is refused before the first move
    answer_signals(signal.default_int_handler)
    try:
        play.until_the_end()
    except KeyboardInterrupt:
        answer_signals(signal.SIG_IGN)  # a second signal must not interrupt the saving
        play.interrupted()
        raise


def answer_signals(answer: Callable[[int, FrameType | None], Any] | signal.Handlers) -> None:
    for name in STOPPING:
        signal.signal(getattr(signal, name), answer)


def new_file(path: Path | None) -> Path | None:
    """A file for a new game: never one that is there."""
    if path is not None and path.exists():
        raise FileExists(str(path))
    return path


def opened(wishes: Wishes) -> Sitting:
    """A new game."""
    game = game_named(wishes.game)(**options_of(wishes.options))
    level = wishes.level or strongest(game.name)
    chairs = chairs_for(game, sitters_of(wishes, game), level, wishes.names)
    return Sitting(Log(game), chairs, checked_seed(wishes.seed) if wishes.seed else fresh_seed())


def sitters_of(wishes: Wishes, game: Game) -> list[str]:
    """Who was asked for, seat by seat; `--first` and `--second` name two of the seats."""
    if not wishes.sit:
        return wishes.sitters
    if any(wishes.sitters):
        raise SitOrSeats
    return sitters_named(game, wishes.sit)


def options_of(given: list[str]) -> dict[str, object]:
    """NAME=VALUE, each name once."""
    options: dict[str, object] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise NotAnOption(word)
        if name in options:
            raise GivenTwice(name)
        options[name] = value
    return options


def resumed(wishes: Wishes) -> tuple[Sitting, Path]:
    """A saved game goes on, and is saved where it lay unless another file is named."""
    assert wishes.resume is not None
    if wishes.apart_from_file():
        raise NotWithResume(wishes.apart_from_file())
    sitting = read_sitting(text_of(wishes.resume))
    if sitting.game.name != wishes.game:
        raise Unreadable(sitting.game.header, 0, wishes.game)
    return sitting, new_file(wishes.save) or wishes.resume
