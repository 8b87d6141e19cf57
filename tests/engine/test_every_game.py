"""The engine is the same for every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from roadstead.harbour import game_named, game_names
from roadstead.kernel.notation import read_line
from tests.engine.asking import asked, choices, refused
from tests.laws.lines import answer_of_chance

MOVES = 150


def next_word(told: dict[str, Any], game: str, generator: Random) -> str:
    """A move of a seat, or an answer of chance, measured ones included."""
    if isinstance(told.get("chances"), dict):
        position = read_line(told["position"], game_named(game))
        return str(answer_of_chance(position, generator))
    return generator.choice(choices(told))


def some_game(game: str, seed: int) -> list[dict[str, Any]]:
    """The answers of a random game, or of its beginning."""
    generator = Random(f"{game} {seed}")
    told = [asked(do="new", game=game)]
    while not told[-1]["over"] and len(told) < MOVES:
        move = next_word(told[-1], game, generator)
        told.append(asked(do="play", game=game, position=told[-1]["position"], move=move))
    return told


@pytest.mark.parametrize("game", game_names())
def test_what_is_told_can_be_read_and_seen(game: str) -> None:
    seats = range(game_named(game)().seats)
    for told in some_game(game, 1):
        told.pop("events", None)
        question = {"game": game, "position": told["position"]}
        assert asked(do="read", **question) == told
        score = asked(do="score", **question)
        assert len(score["score"]) == len(seats)
        assert score["final"] is (told["over"] is not None)
        for seat in (None, *seats):
            assert asked(do="view", **question, seat=seat)["view"].startswith(f"{game}/")


@pytest.mark.parametrize("game", game_names())
def test_a_player_chooses_what_is_listed(game: str) -> None:
    for told in some_game(game, 2)[::10]:
        question = {"do": "choose", "game": game, "position": told["position"], "player": "random"}
        if told["to_move"] in ("nature", []):
            assert refused(**question)["code"] == "nothing_to_choose"
        else:
            assert asked(**question)["move"] in choices(told)


def test_what_is_measured_names_its_kind_and_takes_what_is_possible() -> None:
    told = next(t for t in some_game("riff-raff", 3) if isinstance(t.get("chances"), dict))
    assert told["chances"] == {"measured": "loaded"}
    word = next_word(told, "riff-raff", Random(1))
    question = {"do": "play", "game": "riff-raff", "position": told["position"]}
    assert asked(**question, move=word)["position"] != told["position"]
    assert refused(**question, move="loaded")["code"] in ("unreadable", "illegal_move")
