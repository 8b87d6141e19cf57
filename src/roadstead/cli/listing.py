"""The games, and the options of one: names, values and what they mean."""

from __future__ import annotations

from collections.abc import Iterator

from roadstead.cli.faces import FACES
from roadstead.cli.seats import PERSON, player_title
from roadstead.harbour import game_named, game_names
from roadstead.kernel.game import Game
from roadstead.kernel.options import Option
from roadstead.locale.texts import Texts
from roadstead.players.crew import player_names


def game_lines(texts: Texts) -> Iterator[str]:
    """Every game with a line about it, and who plays it."""
    for name in game_names():
        yield f"{name}: {texts.text(f'{name}-about')}"
        players = ", ".join(f"{p} ({player_title(p, texts)})" for p in (*player_names(name),))
        yield "  " + texts.text("cli-players", players=f"{PERSON}, {players}")
        command = "play" if name in FACES else "rules"
        yield "  " + texts.text("cli-try", command=f"roadstead {command} {name}")


def option_lines(texts: Texts, game: Game) -> Iterator[str]:
    """The options of a game at the table: each with the value chosen."""
    for name, option in game.schema.items():
        value = option.text(game.options[name])
        title = texts.text(f"{game.name}-option-{name}")
        yield f"{title}: {value_text(texts, game.name, name, value)} ({name}={value})"


def all_option_lines(texts: Texts, game_name: str) -> Iterator[str]:
    """Every option with all its values, the default marked."""
    for name, option in game_named(game_name).schema.items():
        id = f"{game_name}-option-{name}"
        yield f"{name}: {texts.text(id)}"
        yield f"    {texts.text(f'{id}.help')}"
        yield from _value_lines(texts, game_name, option)


def _value_lines(texts: Texts, game: str, option: Option) -> Iterator[str]:
    default = option.text(option.default)
    for value in option.values:
        mark = f" ({texts.text('cli-default')})" if value == default else ""
        told = value_text(texts, game, option.name, value)
        yield f"    {value:<22} {told}{mark}".rstrip()


def value_text(texts: Texts, game: str, option: str, value: str) -> str:
    """What a value means; of several joined ones each."""
    id = f"{game}-option-{option}"
    if texts.has(f"{id}-{value}"):
        return texts.text(f"{id}-{value}")
    parts = value.split("+")
    if all(texts.has(f"{id}-{part}") for part in parts):
        return ", ".join(texts.text(f"{id}-{part}") for part in parts)
    return texts.text(f"{id}-custom") if texts.has(f"{id}-custom") else value
