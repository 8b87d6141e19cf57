"""A process that thinks for computer players: a line asked, a line answered, until the end."""

from __future__ import annotations

import sys
from random import Random

import msgspec

from roadstead.harbour import game_named
from roadstead.kernel.notation import read_header, read_view_line, split_line
from roadstead.players.crew import player_named


class Question(msgspec.Struct, frozen=True):
    """A view, and nothing else of the game, for a player to choose a move in."""

    view: str
    player: str
    seed: str
    time_s: float


def chosen(question: Question) -> str:
    """The player's move, as a word."""
    kind = game_named(read_header(split_line(question.view)[0]).game)
    game, view = read_view_line(question.view, kind)
    player = player_named(game.name, question.player)
    return str(player.choose(game, view, Random(question.seed), question.time_s))


def main() -> None:
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        print(chosen(decoder.decode(line)), flush=True)


if __name__ == "__main__":
    main()
