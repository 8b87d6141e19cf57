"""Random games of any game: random options, random moves, chance answered as it is listed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import NamedTuple

from roadstead.harbour import game_named, game_names
from roadstead.kernel import NATURE, Event, Game, Listed, Move, Position, Refused
from roadstead.kernel.options import Composition, Number, Option, Subset
from tests.riffraff.stub import stub_answer

GAMES = game_names()
LONGEST = 4000
"""A game that has not ended after so many moves is left."""

USUAL = 200
"""Moves of a usual game."""


class Played(NamedTuple):
    """One move of a line: where it was played, what, and what it led to."""

    before: Position
    move: Move
    after: Position
    events: tuple[Event, ...]


def random_value(option: Option, random: Random) -> object:
    """Any value of an option, as text."""
    if isinstance(option, Number):
        return random.randint(option.low, option.high)
    if isinstance(option, Subset):
        return [word for word in option.words if random.random() < 0.5]
    if isinstance(option, Composition):
        return random.choice(list(option.named))
    return random.choice(option.values)


def random_game(name: str, random: Random) -> Game:
    """The game with random options; combinations that it refuses are drawn again."""
    kind = game_named(name)
    while True:
        given = {
            option: random_value(kind.schema[option], random)
            for option in kind.schema
            if random.random() < 0.6
        }
        try:
            return kind(**given)
        except Refused:
            continue


MEASURED = {"riff-raff": stub_answer}
"""What stands in for the measuring of a game, where something is measured."""


def answer_of_chance(position: Position, random: Random) -> Move:
    """A listed answer by its weight, or a possible one of what is measured."""
    chances = position.chances()
    if isinstance(chances, Listed):
        drawn: Move = chances.drawn(random.randrange(chances.tickets))
        return drawn
    return MEASURED[position.game.name](position, random)


def next_move(position: Position, random: Random) -> Move | None:
    """A random move of whoever is to move; None when nobody is."""
    if position.to_move == NATURE:
        return answer_of_chance(position, random)
    moves = position.legal_moves()
    return moves[random.randrange(len(moves))] if moves else None


def line(game: Game, random: Random) -> Iterator[Played]:
    """A random game, move by move."""
    position = game.start()
    for _ in range(LONGEST):
        move = next_move(position, random)
        if move is None:
            return
        step = position.play(move)
        yield Played(position, move, step.position, step.events)
        position = step.position


def lines(name: str, games: int, seed: int = 1) -> Iterator[tuple[Game, list[Played], Random]]:
    """Random games with random options, each with a generator of its own.

    Long games are fewer, so that no law takes long for one game: two at least.
    """
    moves = 0
    for number in range(games):
        if number >= 2 and moves > games * USUAL:
            return
        game, played = game_of_number(name, seed, number)
        moves += len(played)
        yield game, played, Random(f"{name} {seed} {number} again")


@lru_cache(maxsize=50)
def game_of_number(name: str, seed: int, number: int) -> tuple[Game, list[Played]]:
    """One random game; several laws look at the same."""
    random = Random(f"{name} {seed} {number}")
    game = random_game(name, random)
    return game, list(line(game, random))


def positions(name: str, games: int, share: float, seed: int = 1) -> Iterator[Position]:
    """A share of the positions of random games, the first and the last always among them."""
    for game, played, random in lines(name, games, seed):
        yield game.start()
        yield from (step.after for step in played if random.random() < share)
        yield played[-1].after
