"""The players that can be asked for by name, for each game."""

from __future__ import annotations

from importlib import import_module

from roadstead.kernel.errors import Refused
from roadstead.players.player import Player, RandomPlayer

STRONGER: dict[str, dict[str, tuple[str, str]]] = {
    "shanghaien": {"greedy": ("roadstead.players.shanghaien.greedy", "Greedy")},
    "jackal": {
        "rote": ("roadstead.players.jackal.rote", "Rote"),
        "quick": ("roadstead.players.jackal.quick", "Quick"),
    },
    "riff-raff": {"steady": ("roadstead.players.riffraff.cards", "SteadyPlayer")},
}
"""Players made for one game: where each is found; the last is the usual opponent."""


class UnknownPlayer(Refused):
    """No player of that name plays this game."""

    code = "unknown-player"

    def __init__(self, game: str, player: str) -> None:
        super().__init__(game=game, player=player[:80], players=", ".join(player_names(game)))


def player_names(game: str) -> tuple[str, ...]:
    """Who plays a game, the weakest first."""
    return (RandomPlayer.name, *STRONGER.get(game, {}))


def player_named(game: str, player: str) -> Player:
    """A player by name; UnknownPlayer if there is none."""
    if player == RandomPlayer.name:
        return RandomPlayer()
    found = STRONGER.get(game, {}).get(player)
    if found is None:
        raise UnknownPlayer(game, player)
    made: Player = getattr(import_module(found[0]), found[1])()
    return made
