"""Laws of chance: listed outcomes are distinct, and their fractions and tickets sum exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from random import Random

import pytest

from roadstead.kernel import NATURE, Listed, Move, Position
from tests.laws.lines import GAMES, lines, positions


def draws(name: str, games: int, share: float = 0.5) -> Iterator[tuple[Position, Listed[Move]]]:
    """Positions where chance is to move, with what it may answer."""
    for position in positions(name, games, share):
        if position.to_move == NATURE:
            chances = position.chances()
            if isinstance(chances, Listed):
                yield position, chances


@pytest.mark.parametrize("name", GAMES)
def test_listed_chances_sum_to_exactly_one(name: str) -> None:
    for position, chances in draws(name, games=30):
        assert sum((share for _, share in chances), Fraction()) == 1, position
        assert all(share > 0 for _, share in chances), position
        assert len({move for move, _ in chances}) == len(chances), position


@pytest.mark.parametrize("name", GAMES)
def test_tickets_are_the_listed_chances(name: str) -> None:
    for position, chances in draws(name, games=12, share=0.1):
        drawn = Counter(map(chances.drawn, range(chances.tickets)))
        assert drawn == Counter(dict(chances.weights)), position


@pytest.mark.parametrize("name", GAMES)
def test_outcomes_lead_to_different_positions(name: str) -> None:
    for position, chances in draws(name, games=10, share=0.1):
        led_to = {position.play(move).position for move, _ in chances}
        assert len(led_to) == len(chances), position


@pytest.mark.parametrize("name", GAMES)
def test_no_draw_of_a_game_has_the_name_of_another(name: str) -> None:
    for _, played, _ in lines(name, games=40):
        keys = [
            step.before.chances().key
            for step in played
            if step.before.to_move == NATURE and isinstance(step.before.chances(), Listed)
        ]
        assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("name", GAMES)
def test_a_refused_answer_of_chance_names_a_clause(name: str) -> None:
    for position, chances in draws(name, games=6, share=0.1):
        every = list(position.game.every_move())
        Random(str(position)).shuffle(every)
        listed = {move for move, _ in chances}
        verdicts = [position.verdict(move) for move in every[:50] if move not in listed]
        assert all(verdict and verdict.clause in position.game.clauses for verdict in verdicts)
