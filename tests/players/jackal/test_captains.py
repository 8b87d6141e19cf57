"""The captains that play by one look or by a list: sound moves from what everybody sees."""

from __future__ import annotations

from random import Random

import pytest

from roadstead.arena.dealer import SeededDealer
from roadstead.jackal import Jackal
from roadstead.kernel.game import NATURE, Position
from roadstead.players.crew import player_named
from tests.jackal.islands import scene

CAPTAINS = ("quick", "rote")


def said(captain: str, position: Position, seed: int = 1) -> str:
    player = player_named("jackal", captain)
    return str(player.choose(position.game, position.view(0), Random(seed), 1.0))


@pytest.mark.parametrize("captain", CAPTAINS)
def test_gold_beside_the_ship_is_taken_aboard(captain: str) -> None:
    position = scene("g\n11 .+w1=1", mode="duel")
    assert said(captain, position) == "white1.g12.coin"


@pytest.mark.parametrize("captain", CAPTAINS)
def test_nobody_walks_to_the_ogre(captain: str) -> None:
    position = scene("g\n10 X\n11 .+w1", mode="duel")
    words = {said(captain, position, seed) for seed in range(20)}
    assert "white1.g10" not in words


@pytest.mark.parametrize("captain", CAPTAINS)
@pytest.mark.parametrize("expansion", [False, True])
def test_the_same_seed_plays_the_same_legal_game(captain: str, expansion: bool) -> None:
    assert words_of_game(captain, expansion) == words_of_game(captain, expansion)


def words_of_game(captain: str, expansion: bool) -> list[str]:
    game = Jackal(mode="two", expansion=expansion)
    position, words = game.start(), list[str]()
    dealer, player = SeededDealer(b"harbour"), player_named("jackal", captain)
    while position.to_move != () and len(words) < 150:
        seat = position.to_move
        assert isinstance(seat, int)
        if seat == NATURE:
            move = dealer.answer(position)
        else:
            move = player.choose(game, position.view(seat), Random(len(words)), 1.0)
        position = position.play(move).position
        words.append(move.word)
    return words
