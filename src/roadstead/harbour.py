"""The games that lie at anchor here, by name; each is loaded when it is asked for."""

from __future__ import annotations

from importlib import import_module

from roadstead.kernel.errors import Refused
from roadstead.kernel.game import Game

BERTHS = {
    "shanghaien": ("roadstead.shanghaien", "Shanghaien"),
    "jackal": ("roadstead.jackal", "Jackal"),
    "riff-raff": ("roadstead.riffraff", "RiffRaff"),
}
"""Where each game lies: its package and its class."""


class UnknownGame(Refused):
    """No game of that name lies here."""

    code = "unknown-game"

    def __init__(self, name: str) -> None:
        super().__init__(game=name[:80], games=", ".join(BERTHS))


def game_names() -> tuple[str, ...]:
    return tuple(BERTHS)


def package_named(name: str) -> str:
    """The package of a game that lies here, by the game's name."""
    return BERTHS[name][0]


def game_named(name: str) -> type[Game]:
    """The rules of a game; UnknownGame if none has that name."""
    if name not in BERTHS:
        raise UnknownGame(name)
    package, kind = BERTHS[name]
    found: type[Game] = getattr(import_module(package), kind)
    return found
