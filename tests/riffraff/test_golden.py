"""The golden games: what the rules say about whole games, line by line."""

from __future__ import annotations

import pytest

from tests.riffraff.golden import FOLDER, GAMES, log_of, path_of, told

REMAKE = "run python -m tests.riffraff.golden and look at the difference"


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_told_as_it_stands(name: str) -> None:
    text = path_of(name).read_text(encoding="utf-8")
    assert told(log_of(name), GAMES[name].title).splitlines() == text.splitlines(), REMAKE


def test_every_golden_game_is_known() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES)


def test_together_they_show_every_event_and_every_kind_of_move() -> None:
    text = "".join(path_of(name).read_text(encoding="utf-8") for name in GAMES)
    events = """first-captain round-begun has-chosen card-revealed captain-tied captain-made
        order-tied order-set turn-begun announced object-loaded hand-stopped object-fell
        object-caught caught-own object-taken turn-ended round-ended cards-taken-back game-ended"""
    moves = "begins. captain. choose. draw. drawn. order. one two loaded."
    assert not [event for event in events.split() if event not in text]
    assert not [move for move in moves.split() if f"\n{move}" not in text]
