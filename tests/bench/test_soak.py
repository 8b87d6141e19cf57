"""The watch over many games sees what it must see, and a million games show nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from roadstead.bench.soak import (
    CARDS_LOST,
    DRAWS,
    EXTRA_CARDS_WRONG,
    GAMES,
    MIXES,
    POINTS_WRONG,
    SOUND,
    TALLIES,
    Batch,
    dice_are_sound,
    fault_of,
    figures_of,
    main,
    mixed,
    points_anew,
    soak,
)
from roadstead.kernel.cells import copied
from roadstead.kernel.core import CorePosition
from roadstead.shanghaien import Shanghaien
from roadstead.shanghaien.state import State
from tests.laws.lines import line


def moments(seed: int) -> list[State]:
    """The states of a random game with all expansions."""
    rules = Shanghaien(expansions="crazy_captain+extra1+extra2+extra3")
    steps = [step.after for step in line(rules, Random(seed))]
    return [step.state for step in steps if isinstance(step, CorePosition)]


FULL = Shanghaien(expansions="crazy_captain+extra1+extra2+extra3").fresh()


def test_nothing_is_broken_in_a_whole_game() -> None:
    states = moments(1)
    assert len(states) > 100
    assert {fault_of(state, FULL) for state in states} == {SOUND}
    assert all(dice_are_sound(state) for state in states)


def lose_a_card(state: State) -> None:
    state.gone[state.gone.index(max(state.gone))] -= 1


def add_a_sailor(state: State) -> None:
    state.crew[1][3][2] += 1


def hand_out_too_early(state: State) -> None:
    card = next(card for card, count in enumerate(state.deck) if count)
    state.deck[card] -= 1
    state.gone[card] += 1


def double_the_doubles_card(state: State) -> None:
    state.hand[0][9] = state.hand[1][9] = 1


def deal_a_second_captain(state: State) -> None:
    state.hand[0][6] = 2


@pytest.mark.parametrize(
    ("broken", "fault"),
    [
        (lose_a_card, CARDS_LOST),
        (add_a_sailor, CARDS_LOST),
        (hand_out_too_early, CARDS_LOST),
        (double_the_doubles_card, EXTRA_CARDS_WRONG),
        (deal_a_second_captain, EXTRA_CARDS_WRONG),
    ],
)
def test_what_is_broken_is_seen(broken: Callable[[State], None], fault: int) -> None:
    state = copied(moments(1)[150])
    broken(state)
    assert fault_of(state, FULL) == fault


def test_points_counted_wrongly_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    state = moments(1)[-1]
    assert (points_anew(state, 0), points_anew(state, 1)) != (0, 0)
    monkeypatch.setattr("roadstead.bench.soak.points_anew", lambda state, seat: 99)
    assert fault_of(state, FULL) == POINTS_WRONG


def test_a_seventh_die_is_seen() -> None:
    state = copied(next(state for state in moments(1) if state.turn == 0))
    state.dice[0][2] += 6 - sum(state.dice[0])
    assert dice_are_sound(state)
    state.dice[0][2] += 1
    assert not dice_are_sound(state)
    state.dice[0][2] = -1
    assert not dice_are_sound(state)


def test_all_mixes_of_the_expansions_come_in_turn() -> None:
    assert len(set(MIXES)) == 16
    games = [mixed(number, Random(number)) for number in range(32)]
    assert {game.options["expansions"] for game in games} == {frozenset(mix) for mix in MIXES}
    assert len({game.header for game in games}) == 32


def test_the_first_fault_is_told_with_its_options_and_seed() -> None:
    sound, broken = np.zeros(TALLIES, np.int64), np.zeros(TALLIES, np.int64)
    sound[GAMES], sound[DRAWS], broken[-1] = 4, 1, CARDS_LOST
    batches = [Batch("shanghaien/1", 5, sound), Batch("shanghaien/1 end_tie=draw", 6, broken)]
    figures = figures_of(batches, 2.0)
    assert (figures["games"], figures["faults"], figures["equal_points"]) == (4, 1, 0.25)
    assert figures["first_fault"] == "cards in shanghaien/1 end_tie=draw, seed 6"


@pytest.mark.long
def test_no_invariant_breaks_with_bounds_checked() -> None:
    figures = soak(8_000, 2, tell=lambda played: None, bounds=True)
    assert (figures["games"], figures["faults"]) == (8_000, 0)


@pytest.mark.long
def test_no_invariant_breaks_in_a_million_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "1000000", "--json"]) == 0
    assert '"games": 1000000' in capsys.readouterr().out
