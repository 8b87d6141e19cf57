"""The round solver against plain expectiminimax over the rules, on rounds with few dice left."""

from __future__ import annotations

from functools import cache
from random import Random

import numpy as np
import pytest

from roadstead.kernel.cells import copied, numbers
from roadstead.players.shanghaien.fixed import exact_worths
from roadstead.players.shanghaien.round_solver import RoundSolver
from roadstead.shanghaien import Shanghaien
from roadstead.shanghaien.chance import drawn, tickets
from roadstead.shanghaien.listing import MOST_MOVES, list_moves
from roadstead.shanghaien.rounds import hand_out, next_starter
from roadstead.shanghaien.rules import mover, play
from roadstead.shanghaien.state import State
from roadstead.shanghaien.tavern import card_at
from roadstead.shanghaien.words import NATURE, SLOTS, TURN

GAME = Shanghaien(first_player="first")
TAVERN = "tavern:red3,JB,blue4,green1,PR,grey2"
CREWS = "crew:red1.4,azure3/blue1.3,grey4"
GONE = ("orange1", "orange2", "orange3", "orange4", "purple1", "purple2")


def worth(state: State) -> float:
    """Some value of a situation after the round, to the first player; any would do."""
    mixed = np.array(numbers(state), float)
    return float(np.sin(mixed * np.arange(1, len(mixed) + 1)).sum())


def after_round(state: State, fate: int, starter: int) -> State:
    """The crews and hands once the cards have gone where an allocation says."""
    after = State(house=state.house[:], starter=starter, hand=copied(state).hand)
    after.crew = copied(state).crew
    handed = copied(state)
    for slot in range(SLOTS):
        hand_out(handed, card_at(state, slot), fate % 3 - 1)
        fate //= 3
    after.crew, after.hand = handed.crew, handed.hand
    return after


def pay(state: State, caller: int) -> np.ndarray:
    called = copied(state)
    called.turn = caller
    starter = next_starter(called)
    return np.array([worth(after_round(state, fate, starter)) for fate in range(729)])


def expectiminimax(state: State, round_: int) -> float:
    """The worth to the first player, by the rules alone."""

    @cache
    def value(key: tuple[int, ...]) -> float:
        here = known[key]
        if here.round != round_:
            ended = State(house=here.house[:], starter=here.starter)
            ended.crew, ended.hand = here.crew, here.hand
            return worth(ended)
        if mover(here) == NATURE:
            urn = tickets(here)
            return sum(value(after(here, drawn(here, ticket))) for ticket in range(urn)) / urn
        moves = [0] * MOST_MOVES
        values = [value(after(here, moves[i])) for i in range(list_moves(here, moves))]
        return max(values) if mover(here) == 0 else min(values)

    def after(here: State, move: int) -> tuple[int, ...]:
        then = copied(here)
        play(then, move)
        key = numbers(then)
        known.setdefault(key, then)
        return key

    known = {numbers(state): state}
    return value(numbers(state))


def table(fields: str) -> State:
    tricks = sum(
        len(hand.split(".")) for hand in fields.split("tricks:")[1].split("/") if hand != "-"
    )
    gone = ".".join(GONE[tricks:])
    state = GAME.read_state(f"round:3 starter:0 row:left {TAVERN} {CREWS} gone:{gone} {fields}")
    return state


CASES = {
    "no tricks": "phase:turn turn:0 dice:1.3.4.6/2.2.5.5 tricks:-/-",
    "second to move": "phase:turn turn:1 dice:1.3.4.4.6/2.2.5.5 tricks:-/-",
    "few dice": "phase:turn turn:0 dice:1.3.4/2.2.5 tricks:-/-",
    "both": "phase:turn turn:0 dice:1.3.4.6/2.2.5.5 tricks:BR/-",
    "pips": "phase:turn turn:0 dice:1.3.4.6/2.2.5.5 tricks:PR/-",
    "joker": "phase:turn turn:0 dice:1.3.4.6/2.2.5.5 tricks:JP/-",
    "one each": "phase:turn turn:0 dice:1.3.4.6/2.2.5.5 tricks:JB/PB",
    "the other's": "phase:turn turn:1 dice:1.3.4.6.6/2.2.5.5 tricks:JB.PR/JR",
    "barred": "phase:turn turn:0 dice:1.3.4.6/2.2.5.5 tricks:-/JR",
    "used": "phase:turn turn:0 dice:1.3.4.6/2.2.5.5 used:0 tricks:JB/BR",
}


@pytest.mark.parametrize("fields", CASES.values(), ids=CASES.keys())
def test_the_solver_agrees_with_expectiminimax(fields: str) -> None:
    state = table(fields)
    solver = RoundSolver(state, pay)
    best = solver.roll_worth
    if sum(state.dice[state.turn]) >= 2:
        best = max(best, solver.call_worth)
    expected = expectiminimax(state, state.round)
    assert (best if state.turn == 0 else -best) == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize("tricks", ["JB.PR/BR", "JP/JR.PB", "-/-"])
def test_each_move_of_a_roll_agrees_with_expectiminimax(tricks: str) -> None:
    state = table(f"phase:place turn:0 dice:1.3.4.6/2.2.5.5 roll:2.5 tricks:{tricks}")
    moves = [0] * MOST_MOVES
    legal = [GAME.decode(moves[i]) for i in range(list_moves(state, moves))]
    worths = exact_worths(state, tuple(legal), pay)
    for move in legal:
        then = copied(state)
        play(then, GAME.encode(move))
        expected = expectiminimax(then, state.round)
        assert worths[move] == pytest.approx(expected, abs=1e-9), move


def test_a_round_from_its_start_has_the_counted_positions() -> None:
    state = table("phase:turn turn:0 dice:1/2 tricks:-/-")
    state.dice = [[0] * SLOTS, [0] * SLOTS]
    solver = RoundSolver(state, pay)
    assert solver.states == 123_110


def test_exchanging_the_seats_exchanges_the_worth() -> None:
    state = table("phase:turn turn:0 dice:1.3.4.6/2.2.5.5 tricks:JB/PB")
    mirrored = copied(state)
    mirrored.dice, mirrored.crew, mirrored.hand = (
        state.dice[::-1],
        state.crew[::-1],
        state.hand[::-1],
    )
    mirrored.turn = 1

    def lead(state: State, caller: int) -> np.ndarray:
        digits = np.arange(729)[:, None] // 3 ** np.arange(SLOTS) % 3
        return ((digits == 1) * 1.0 - (digits == 2) * 1.0) @ np.arange(1, SLOTS + 1)

    ours, theirs = RoundSolver(state, lead), RoundSolver(mirrored, lead)
    assert ours.roll_worth == pytest.approx(theirs.roll_worth, abs=1e-12)


def test_the_fixed_player_is_the_same_for_the_same_seed() -> None:
    from roadstead.players.shanghaien.fixed import Fixed

    state = table("phase:place turn:0 dice:1.3.4.6/2.2.5.5 roll:2.5 tricks:JB/BR")
    position = GAME.read_position(GAME.write_state(state))
    chosen = {Fixed().choose(GAME, position.view(0), Random(7), 1.0) for _ in range(3)}
    assert len(chosen) == 1
    assert state.phase != TURN
