"""What persons type in a whole game of Jackal: the game is played first, then written as lines."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from roadstead.arena.dealer import SeededDealer
from roadstead.cli.faces import Company
from roadstead.cli.jackal.face import JackalFace
from roadstead.cli.menus import Offer
from roadstead.jackal import Jackal
from roadstead.kernel.game import NATURE, Move, Position
from roadstead.locale.texts import Texts
from roadstead.players.crew import player_named


def persons_moves(game: Jackal, seed: str) -> Iterator[tuple[Position, Move]]:
    """Every decision of a game that all seats play by rote."""
    position, player = game.start(), player_named("jackal", "rote")
    dealer = SeededDealer(seed.encode())
    decisions = 0
    while position.to_move != ():
        seat = position.to_move
        assert isinstance(seat, int), position
        if seat == NATURE:
            position = position.play(dealer.answer(position)).position
            continue
        move = player.choose(game, position.view(seat), Random(decisions), 1.0)
        decisions += 1
        yield position, move
        position = position.play(move).position


def typed_words(game: Jackal, seed: str) -> list[str]:
    """Each decision by the move's own word."""
    return [move.word for _, move in persons_moves(game, seed)]


def typed_keys(game: Jackal, seed: str) -> list[str]:
    """Each decision by the keys of the menus: a piece first, then where it goes."""
    company = Company(tuple(map(str, range(game.seats))))
    face = JackalFace(Texts("en"), company)
    lines: list[str] = []
    for position, move in persons_moves(game, seed):
        offer = Offer(position.legal_moves(), position.view(None), face)
        lines += keys_of(offer, move)
    return lines


def words_until_a_choice(game: Jackal, seed: str) -> list[str]:
    """Words up to the first turn at which pirate 1 is chosen before one of several cells."""
    face = JackalFace(Texts("en"), Company(tuple(map(str, range(game.seats)))))
    words: list[str] = []
    for position, move in persons_moves(game, seed):
        offer = Offer(position.legal_moves(), position.view(None), face)
        if any(bundle.key == "1" and len(bundle.moves) > 1 for bundle in offer.bundles):
            return words
        words.append(move.word)
    raise AssertionError(seed)


def keys_of(offer: Offer, move: Move) -> list[str]:
    bundle = next((each for each in offer.bundles if move in each.moves), None)
    if bundle is None:
        return [key_of(offer, move)]
    if len(bundle.moves) == 1:
        return [bundle.key]
    offer.turned(bundle.key)
    return [bundle.key, key_of(offer, move)]


def key_of(offer: Offer, move: Move) -> str:
    return next(choice.key for choice in offer.choices if choice.move == move)
