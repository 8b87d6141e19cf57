"""Laws of moves: what is listed is accepted, in a fixed order, and every word reads back."""

from __future__ import annotations

import hashlib
from random import Random

import pytest

from roadstead.harbour import game_named
from roadstead.kernel import NATURE, IllegalMove, Listed, Move, Position, Unreadable
from tests.laws.lines import GAMES, lines, positions

ORDER_OF_MOVES = {
    "shanghaien": "f8d609623e851cfb",
    "jackal": "589d1d6e54510319",
    "riff-raff": "cfe3f0070b408544",
}
"""The hash of all lists of moves over seeded games. It changes when a list is ordered otherwise;
then players that learned the order must learn again: change it on purpose only."""


def accepted(position: Position, move: Move) -> bool:
    return position.verdict(move) is None


def possible(position: Position) -> set[Move]:
    """What may be played: the legal moves, or the answers of chance."""
    if position.to_move != NATURE:
        return set(position.legal_moves())
    chances = position.chances()
    return {move for move, _ in chances} if isinstance(chances, Listed) else set()


@pytest.mark.parametrize("name", GAMES)
def test_listed_moves_are_the_accepted_moves(name: str) -> None:
    for position in positions(name, games=12, share=0.03):
        every = list(position.game.every_move())
        assert {move for move in every if accepted(position, move)} == possible(position), position


@pytest.mark.parametrize("name", GAMES)
def test_no_move_is_listed_twice(name: str) -> None:
    for position in positions(name, games=12, share=0.5):
        moves = position.legal_moves()
        assert len(set(moves)) == len(moves), position


@pytest.mark.parametrize("name", GAMES)
def test_chance_and_the_end_leave_no_move_to_a_seat(name: str) -> None:
    for position in positions(name, games=12, share=0.5):
        seat_moves = position.to_move not in (NATURE, ())
        assert bool(position.legal_moves()) == seat_moves, position
        assert (position.outcome() is not None) == (position.to_move == ()), position


@pytest.mark.parametrize("name", GAMES)
def test_order_of_moves_is_fixed(name: str) -> None:
    order = hashlib.sha256()
    for position in positions(name, games=10, share=1.0, seed=7):
        order.update(" ".join(map(str, position.legal_moves())).encode())
    assert order.hexdigest()[:16] == ORDER_OF_MOVES.get(name)


@pytest.mark.parametrize("name", GAMES)
def test_every_move_reads_back_and_no_two_share_a_word(name: str) -> None:
    game = game_named(name)()
    every = list(game.every_move())
    words = [str(move) for move in every]
    assert len(set(words)) == len(words)
    assert [game.read_move(word) for word in words] == every
    assert list(game.every_move()) == every
    assert not any(set(word) & set(" \t\n|#") for word in words)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("word", ["", " ", "ROLL", "nothing", "1.", ".1", "roll roll", "\x00", "é"])
def test_what_is_no_word_of_a_move_is_unreadable(name: str, word: str) -> None:
    with pytest.raises(Unreadable):
        game_named(name)().read_move(word)


def some_moves(position: Position) -> list[Move]:
    """Of all that can be said, at most as many as one has patience for."""
    every = list(position.game.every_move())
    return Random(str(position)).sample(every, min(len(every), 1500))


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_names_a_clause_of_the_game(name: str) -> None:
    for position in positions(name, games=6, share=0.04):
        verdicts = [position.verdict(move) for move in some_moves(position)]
        assert {verdict.clause for verdict in verdicts if verdict} <= set(position.game.clauses)


@pytest.mark.parametrize("name", GAMES)
def test_every_played_move_rests_on_a_clause_of_the_game(name: str) -> None:
    for game, played, _ in lines(name, games=12):
        assert {step.before.allowing(step.move) for step in played} <= set(game.clauses)


@pytest.mark.parametrize("name", GAMES)
def test_a_refused_move_raises_and_changes_nothing(name: str) -> None:
    for position in positions(name, games=6, share=0.02):
        before = str(position)
        refused = next(move for move in position.game.every_move() if not accepted(position, move))
        with pytest.raises(IllegalMove) as raised:
            position.play(refused)
        assert raised.value.verdict == position.verdict(refused)
        assert str(position) == before
