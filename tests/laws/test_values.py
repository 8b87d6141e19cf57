"""Laws of values: positions never change, views hide what they must, worlds fit their views."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from roadstead.harbour import game_named
from roadstead.kernel import NATURE, Listed, Position
from tests.laws.lines import GAMES, lines, positions


@pytest.mark.parametrize("name", GAMES)
def test_playing_never_changes_the_position_it_was_played_from(name: str) -> None:
    for _, played, _ in lines(name, games=15):
        before = [(step.before, str(step.before), hash(step.before)) for step in played]
        for step in played:
            assert step.before.play(step.move).position == step.after
        for position, text, number in before:
            fresh = position.game.read_position(text.partition("|")[2].strip())
            assert (fresh, str(fresh), hash(fresh)) == (position, text, number)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_options_make_equal_games(name: str) -> None:
    for game, _, _ in lines(name, games=30):
        texts = game.schema.texts(game.options)
        again = type(game)(**dict(word.split("=") for word in game.header.split()[1:]))
        assert again == game
        assert hash(again) == hash(game)
        assert again.options == game.options
        assert again.schema.texts(again.options) == texts


def outcomes(position: Position) -> list[Position]:
    """Some positions that follow: siblings differ in one move only."""
    if position.to_move == NATURE:
        chances = position.chances()
        moves = [move for move, _ in chances] if isinstance(chances, Listed) else []
    else:
        moves = list(position.legal_moves())
    return [position.play(move).position for move in moves]


@pytest.mark.parametrize("name", GAMES)
def test_a_world_fits_the_view_it_was_made_from(name: str) -> None:
    """So two positions that differ only in what a seat may not know give it equal views."""
    for position in positions(name, games=25, share=0.1):
        for seat in (None, *range(position.game.seats)):
            view = position.view(seat)
            world = position.game.worlds(view, Random(5))
            assert world.view(seat) == view
            assert hash(world.view(seat)) == hash(view)
            assert str(world.view(seat)) == str(view)
            assert world.to_move == position.to_move
            assert world.legal_moves() == position.legal_moves()


@pytest.mark.parametrize("name", GAMES)
def test_a_world_can_stand(name: str) -> None:
    for position in positions(name, games=15, share=0.05):
        world = position.game.worlds(position.view(None), Random(6))
        assert world.game.read_position(str(world).partition("|")[2].strip()) == world


@pytest.mark.parametrize("name", GAMES)
def test_different_positions_differ_in_their_texts(name: str) -> None:
    for position in positions(name, games=5, share=0.1):
        after = outcomes(position)
        assert len({str(each) for each in after}) == len(set(after))


@pytest.mark.parametrize("name", GAMES)
def test_moves_and_views_are_plain_values(name: str) -> None:
    """They can be copied to another program and are equal there."""
    every = list(game_named(name)().every_move())
    assert pickle.loads(pickle.dumps(every)) == every
    assert len(set(every)) == len(every)


@pytest.mark.parametrize("name", GAMES)
def test_events_are_facts(name: str) -> None:
    for _, played, _ in lines(name, games=6):
        for event in (event for step in played for event in step.events):
            assert event.name == event.name.lower()
            assert set(event.facts()) == set(type(event).__dataclass_fields__)
            assert str(event).startswith(event.name)


@pytest.mark.parametrize("name", GAMES)
def test_the_outcome_gives_every_seat_its_score(name: str) -> None:
    for game, played, _ in lines(name, games=12):
        outcome = played[-1].after.outcome()
        assert outcome is not None
        assert outcome.score == played[-1].after.score()
        assert len(outcome.score) == game.seats
        assert set(outcome.winners) <= set(range(game.seats))
