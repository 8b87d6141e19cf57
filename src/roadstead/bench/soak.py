"""Very many random games of Shanghaien over mixed options, each watched for a broken invariant.

`python -m roadstead.bench.soak --games 1000000` plays them compiled and prints what was seen.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from types import FunctionType
from typing import Any, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from roadstead.kernel.options import Composition
from roadstead.kernel.packed import Record, Twin, pack, records
from roadstead.kernel.playouts import Playouts, answer_chance, below, lottery
from roadstead.shanghaien import Shanghaien
from roadstead.shanghaien.game import CORE
from roadstead.shanghaien.listing import list_moves
from roadstead.shanghaien.options import EXPANSIONS
from roadstead.shanghaien.rules import mover, play
from roadstead.shanghaien.scoring import points
from roadstead.shanghaien.words import (
    CARDS,
    CREW_FACES,
    DECK_TRICKS,
    DICE,
    DOUBLES,
    EMPTY,
    FINISHED,
    NATIONS,
    NATURE,
    OVER,
    ROUNDS,
    SAILORS,
    SEATS,
    SLOTS,
    TRICKS,
    VALUES,
)

SOUND, CARDS_LOST, DICE_LOST, POINTS_WRONG, ROUNDS_WRONG, EXTRA_CARDS_WRONG, ENDLESS = range(7)
FAULTS = ("", "cards", "dice", "points", "rounds", "extra-cards", "endless")
LONGEST = 200_000
"""More steps than any game takes: Extra card 3 knows no longest round."""

GAMES, STEPS, DECISIONS, FIRST_WINS, DRAWS, LONGEST_ROUND, MOST_STEPS, POINTS_SUM, FAULT = range(9)
TALLIES = 9
"""What a batch counts: places in its report."""


# --- invariants, in the dialect of the core -------------------------------------------------------


def cards_of_kind(state: Record, card: int) -> int:
    """Where the cards of one kind of the deck are: all places counted anew."""
    count = int(state.deck[card]) + int(state.gone[card])
    for slot in range(SLOTS):
        if state.tavern[slot] == card:
            count += 1
    for seat in range(SEATS):
        if card < SAILORS:
            count += state.crew[seat][card // VALUES][card % VALUES]
        else:
            count += state.hand[seat][card - SAILORS] + jokers_of_kind(state, seat, card - SAILORS)
    return count


def jokers_of_kind(state: Record, seat: int, trick: int) -> int:
    """How many tricks of a kind lie as jokers in a crew."""
    count = 0
    if trick < CREW_FACES - VALUES:
        for nation in range(NATIONS):
            count += state.crew[seat][nation][VALUES + trick]
    return count


def cards_are_sound(state: Record, full: Record) -> bool:
    """Each kind as often as printed, and six cards gone to their takers for each round."""
    for card in range(CARDS):
        if cards_of_kind(state, card) != full.deck[card] or state.deck[card] < 0:
            return False
    left = 0
    for card in range(CARDS):
        left += state.deck[card]
    for slot in range(SLOTS):
        if state.tavern[slot] != EMPTY:
            left += 1
    over = ROUNDS if state.phase == FINISHED else state.round - 1
    return left == SLOTS * (ROUNDS - over)


def dice_are_sound(state: Record) -> bool:
    """No player has more than six dice in the Tavern and in the hand together."""
    for seat in range(SEATS):
        dice = 0
        for slot in range(SLOTS):
            if state.dice[seat][slot] < 0:
                return False
            dice += state.dice[seat][slot]
        if seat == state.turn:
            dice += state.in_hand
        if dice > DICE:
            return False
    return True


def extra_cards_are_sound(state: Record, full: Record) -> bool:
    """No card of an expansion but those dealt, and one doubles card at most."""
    for seat in range(SEATS):
        for trick in range(TRICKS):
            if state.hand[seat][trick] < 0 or state.banned[seat][trick] < 0:
                return False
        for trick in range(DECK_TRICKS, DOUBLES):
            if state.hand[seat][trick] > full.hand[seat][trick]:
                return False
    return state.hand[0][DOUBLES] + state.hand[1][DOUBLES] <= 1


def strength_anew(state: Record, seat: int, nation: int) -> int:
    crew = state.crew[seat][nation]
    return (
        crew[0]
        + 2 * crew[1]
        + 3 * crew[2]
        + 4 * crew[3]
        + 2 * (int(crew[4]) + int(crew[5]) + int(crew[6]))
    )


def points_anew(state: Record, seat: int) -> int:
    """The points of a seat, counted from scratch beside the rules."""
    total = 0
    for trick in range(TRICKS):
        total += state.hand[seat][trick]
    for nation in range(NATIONS):
        ours, theirs = strength_anew(state, seat, nation), strength_anew(state, 1 - seat, nation)
        if theirs == 0:
            total += ours
        elif ours > theirs:
            total += theirs
    return total


def fault_of(state: Record, full: Record) -> int:
    """What is broken between two rounds, or SOUND."""
    if not cards_are_sound(state, full):
        return CARDS_LOST
    if not extra_cards_are_sound(state, full):
        return EXTRA_CARDS_WRONG
    if points(state, 0) != points_anew(state, 0) or points(state, 1) != points_anew(state, 1):
        return POINTS_WRONG
    return SOUND


def choose(state: Record, moves: NDArray[np.int32], random: NDArray[np.uint64]) -> int:
    """Play one of all legal moves; answer whether there was a choice."""
    count = list_moves(state, moves)  # pyright: ignore[reportArgumentType] - a list, interpreted
    if count == 1:
        play(state, moves[0])
        return 0
    play(state, moves[below(random, count)])
    return 1


def watch_game(
    state: Record,
    full: Record,
    moves: NDArray[np.int32],
    random: NDArray[np.uint64],
    report: NDArray[np.int64],
) -> int:
    """Play one random game to its end; answer what broke, or SOUND."""
    ended, steps, seat, turns = 0, 0, mover(state), 0
    while seat != OVER:
        before = state.round
        turns = max(turns, state.turns[0] + state.turns[1])
        if seat == NATURE:
            answer_chance(state, random)
        else:
            report[DECISIONS] += choose(state, moves, random)
        steps += 1
        if not dice_are_sound(state):
            return DICE_LOST
        if steps > LONGEST:
            return ENDLESS
        seat = mover(state)
        if seat == OVER or state.round != before:
            ended += 1
            fault = fault_of(state, full)
            if fault != SOUND:
                return fault
    report[STEPS] += steps
    report[MOST_STEPS] = max(report[MOST_STEPS], steps)
    report[LONGEST_ROUND] = max(report[LONGEST_ROUND], turns + 1)
    return SOUND if ended == ROUNDS else ROUNDS_WRONG


def watch_games(
    start: Record,
    states: Record,
    moves: NDArray[np.int32],
    random: NDArray[np.uint64],
    games: int,
    report: NDArray[np.int64],
) -> int:
    """Play so many games from one start; stop at the first fault and leave it in the report."""
    for _ in range(games):
        states[0] = start[0]
        state = states[0]
        fault = watch_game(state, start[0], moves, random, report)
        if fault != SOUND:
            report[FAULT] = fault
            return fault
        first, second = points(state, 0), points(state, 1)
        report[GAMES] += 1
        report[POINTS_SUM] += first + second
        report[DRAWS] += int(first == second)
        report[FIRST_WINS] += int(first > second)
    return SOUND


# --- batches over mixed options -------------------------------------------------------------------

COMPILED: tuple[Callable[..., Any], ...] = (
    jokers_of_kind,
    cards_of_kind,
    cards_are_sound,
    dice_are_sound,
    extra_cards_are_sound,
    strength_anew,
    points_anew,
    fault_of,
    choose,
    watch_game,
    watch_games,
)
MIXES = [mix for count in range(5) for mix in combinations(EXPANSIONS, count)]
"""All sixteen mixes of the expansions."""
BATCH = 200
"""Games played with the same options."""


class Batch(NamedTuple):
    """Some games of the same options, and what was counted."""

    header: str
    seed: int
    report: NDArray[np.int64]


def mixed(number: int, random: Random) -> Shanghaien:
    """The mixes of the expansions in turn, every other option at random."""
    schema = Shanghaien.schema
    options: dict[str, object] = {}
    for name in schema:
        option = schema[name]
        values = option.named if isinstance(option, Composition) else option.values
        options[name] = random.choice(list(values))
    return Shanghaien(**{**options, "expansions": MIXES[number % len(MIXES)]})


def numbers_for(twin: Twin) -> dict[str, int]:
    """The numbers this page counts with; none may mean another thing in the core."""
    numbers = {name: value for name, value in globals().items() if isinstance(value, int)}
    differing = [name for name, value in numbers.items() if getattr(twin, name, value) != value]
    assert not differing, differing
    return numbers


class Watch:
    """Compiled games that are watched."""

    def __init__(self, *, bounds: bool = False) -> None:
        self._twin = Playouts(CORE, bounds=bounds).twin
        self._twin.name(**numbers_for(self._twin))
        for function in COMPILED:
            self._twin.add(function.__name__, cast("FunctionType", function), bounds=bounds)
        self._start, self._state = records(CORE.state, 1), records(CORE.state, 1)
        self._moves = np.zeros(CORE.most_moves, np.int32)

    def batch(self, game: Shanghaien, seed: int, games: int) -> Batch:
        pack(game.fresh(), self._start[0])
        report = np.zeros(TALLIES, np.int64)
        random = lottery(seed)
        self._twin.watch_games(self._start, self._state, self._moves, random, games, report)
        return Batch(game.header, seed, report)


def batches(games: int, seed: int, *, bounds: bool = False) -> Iterator[Batch]:
    """So many games in batches of one set of options each."""
    watch, random = Watch(bounds=bounds), Random(seed)
    for number, played in enumerate(range(0, games, BATCH)):
        game = mixed(number, random)
        yield watch.batch(game, random.getrandbits(32), min(BATCH, games - played))


Figures = dict[str, float | int | str]


def figures_of(played: list[Batch], seconds: float) -> Figures:
    """What was seen in all batches; the first fault with the options and seed of its batch."""
    total = np.sum([batch.report for batch in played], axis=0)
    most = np.max([batch.report for batch in played], axis=0)
    games = int(total[GAMES])
    faults = [batch for batch in played if batch.report[FAULT]]
    figures: Figures = {
        "games": games,
        "sets_of_options": len({batch.header for batch in played}),
        "mixes_of_expansions": len({mix_of(batch.header) for batch in played}),
        "decisions": int(total[DECISIONS]),
        "moves": int(total[STEPS]),
        "most_moves_of_a_game": int(most[MOST_STEPS]),
        "most_turns_of_a_round": int(most[LONGEST_ROUND]),
        "points_mean": round(float(total[POINTS_SUM]) / (2 * games), 3) if games else 0,
        "first_seat_wins": round(float(total[FIRST_WINS]) / games, 4) if games else 0,
        "equal_points": round(float(total[DRAWS]) / games, 4) if games else 0,
        "seconds": round(seconds, 1),
        "faults": len(faults),
    }
    for batch in faults[:1]:
        fault = FAULTS[int(batch.report[FAULT])]
        figures["first_fault"] = f"{fault} in {batch.header}, seed {batch.seed}"
    return figures


def mix_of(header: str) -> str:
    words = [word for word in header.split() if word.startswith("expansions=")]
    return words[0] if words else "expansions=none"


def soak(games: int, seed: int, *, tell: Callable[[int], None], bounds: bool = False) -> Figures:
    """Play and watch; stop at the first fault."""
    begun, played = time.perf_counter(), list[Batch]()
    for batch in batches(games, seed, bounds=bounds):
        played.append(batch)
        tell(min(games, len(played) * BATCH))
        if batch.report[FAULT]:
            break
    return figures_of(played, time.perf_counter() - begun)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m roadstead.bench.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bounds", action="store_true", help="check every index, slowly")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(words)

    def tell(played: int) -> None:
        print(f"\r{played} / {given.games}", end="", file=sys.stderr, flush=True)

    figures = soak(max(1, given.games), given.seed, tell=tell, bounds=given.bounds)
    print(file=sys.stderr)
    if given.json:
        print(json.dumps(figures, indent=2))
    else:
        print("\n".join(f"{name:<24}{value}" for name, value in figures.items()))
    return int(figures["faults"] != 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
