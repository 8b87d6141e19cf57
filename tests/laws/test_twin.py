"""Interpreted = compiled: the same rules over a dataclass and over a record, move by move.

Compiled code reads past the end of an array, and lets small numbers wrap, without a word. So the
law runs with bounds checks on, and each number is held within the range it declares.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import combinations
from pathlib import Path
from random import Random
from types import FunctionType
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import numpy as np
import pytest
from numpy.typing import NDArray

from roadstead.harbour import game_named
from roadstead.kernel.cells import numbers, out_of_range
from roadstead.kernel.core import NATURE, OVER, CoreGame
from roadstead.kernel.errors import Refused
from roadstead.kernel.packed import Record, Twin, cache_folder, dtype_of, pack, records, unpack
from roadstead.kernel.playouts import Playouts, lottery
from tests.laws.covering import covering, factors_of, options_of, pairs_in, pairs_of
from tests.laws.lines import GAMES, random_game

if TYPE_CHECKING:  # the face of a core, which the compiled namespace supplies

    def mover(state: Record) -> int: ...
    def list_moves(state: Record, moves: NDArray[np.int32]) -> int: ...
    def barred_by(state: Record, move: int) -> int: ...
    def play(state: Record, move: int) -> None: ...
    def tickets(state: Record) -> int: ...
    def drawn(state: Record, ticket: int) -> int: ...


CORES = [name for name in GAMES if issubclass(game_named(name), CoreGame)]
EVERY = 37
"""Of so many positions, one is asked about every move that can be said."""
LONGEST = 500
"""After so many positions a game is left: random games of Jackal can be long."""
TICKETS = 50
"""So many tickets of an urn are read, spread over all of them."""
MASK = 2**64 - 1
Numbers = NDArray[np.int32]


def follow(table: Any, move: int, told: Numbers, moves: Numbers) -> None:
    """Carry out a move, if there is one; tell who is to move, and the list or the tickets."""
    state = table[0]
    if move >= 0:
        play(state, move)
    told[0] = mover(state)
    told[1] = 0
    if told[0] == NATURE:
        told[1] = tickets(state)
    elif told[0] != OVER:
        told[1] = list_moves(state, moves)


def ask(table: Any, said: Numbers, barred: Numbers, asked: Numbers, answers: Numbers) -> None:
    """Which clause bars each move, and what some tickets say."""
    state = table[0]
    for place in range(len(said)):
        barred[place] = barred_by(state, said[place])
    for place in range(len(asked)):
        answers[place] = drawn(state, asked[place])


class Forms(NamedTuple):
    """One game in both forms."""

    game: CoreGame[Any]
    twin: Any


@cache
def twin_of(name: str) -> Any:
    """The compiled form of a game, with bounds checks."""
    made = Twin(core_of(name).modules, bounds=True)
    made.name(NATURE=NATURE, OVER=OVER)
    for function in (follow, ask):
        made.add(function.__name__, cast("FunctionType", function), bounds=True)
    return made


def core_of(name: str) -> Any:
    return cast("type[CoreGame[Any]]", game_named(name)).core


@cache
def words_of(name: str) -> Numbers:
    """Every move that can be said, as the core writes it."""
    game = cast("CoreGame[Any]", game_named(name)())
    return np.array([game.encode(move) for move in game.every_move()], np.int32)


def forms(game: object) -> Forms:
    assert isinstance(game, CoreGame)
    shown = cast("CoreGame[Any]", game)
    return Forms(shown, twin_of(shown.name))


def compare_game(pair: Forms, random: Random) -> int:
    """Play one random game in both forms; how many positions were compared."""
    core = pair.game.core
    state = pair.game.fresh()
    table = records(core.state, 1)
    pack(state, table[0])
    told, listed = np.zeros(2, np.int32), np.zeros(core.most_moves, np.int32)
    moves = [0] * core.most_moves
    compared, move = 0, -1
    while True:
        pair.twin.follow(table, move, told, listed)
        assert numbers(unpack(table[0], core.state)) == numbers(state)
        assert out_of_range(state) == ()
        seat = core.mover(state)
        assert told[0] == seat
        if seat == OVER or compared == LONGEST:
            return compared
        if compared % EVERY == random.randrange(EVERY):
            compare_clauses(pair, state, table)
        compared += 1
        if seat == NATURE:
            assert told[1] == core.tickets(state)
            move = core.drawn(state, random.randrange(core.tickets(state)))
        else:
            count = core.list_moves(state, moves)
            assert listed[: told[1]].tolist() == moves[:count]
            move = moves[random.randrange(count)]
        core.play(state, move)


def compare_clauses(pair: Forms, state: Any, table: NDArray[Any]) -> None:
    """Both forms bar the same moves by the same clauses, and read the same from the tickets."""
    core, said = pair.game.core, words_of(pair.game.name)
    asked = np.zeros(0, np.int32)
    if core.mover(state) == NATURE:
        whole = core.tickets(state)
        asked = np.array(sorted({whole * k // TICKETS for k in range(TICKETS)}), np.int32)
    barred, answers = np.zeros_like(said), np.zeros_like(asked)
    pair.twin.ask(table, said, barred, asked, answers)
    assert barred.tolist() == [core.barred_by(state, int(move)) for move in said]
    assert answers.tolist() == [core.drawn(state, int(ticket)) for ticket in asked]


def rows(name: str) -> Iterator[CoreGame[Any]]:
    """The game with the options of a pairwise covering array, as far as they may be combined."""
    for row in covering(factors_of(name)):
        try:
            yield cast("CoreGame[Any]", game_named(name)(**options_of(row)))
        except Refused:
            continue


@pytest.mark.parametrize("name", CORES)
def test_interpreted_is_compiled_over_every_pair_of_options(name: str) -> None:
    random = Random(name)
    assert sum(compare_game(forms(game), random) for game in rows(name)) > 1000


MIXES = [
    list(mix)
    for size in range(5)
    for mix in combinations(("crazy_captain", "extra1", "extra2", "extra3"), size)
]


@pytest.mark.parametrize("mix", MIXES, ids="+".join)
def test_interpreted_is_compiled_in_every_mix_of_expansions(mix: list[str]) -> None:
    random = Random("+".join(mix))
    pair = forms(game_named("shanghaien")(expansions=mix))
    assert sum(compare_game(pair, random) for _ in range(4)) > 400


def drawn_below(number: int, bound: int) -> tuple[int, int]:
    """The next number of the compiled lottery, and its state after it, in Python's numbers."""
    number ^= number << 13 & MASK
    number ^= number >> 7
    number ^= number << 17 & MASK
    return (number >> 32) * bound >> 32, number


def played_out(game: CoreGame[Any], number: int) -> tuple[Any, int, int]:
    """A random game as the compiled loop plays it: the last state, the decisions, the lottery."""
    core, state, decisions = game.core, game.fresh(), 0
    moves = [0] * core.most_moves
    while (seat := core.mover(state)) != OVER:
        if seat == NATURE:
            ticket, number = drawn_below(number, core.tickets(state))
            core.play(state, core.drawn(state, ticket))
            continue
        choice, count = 0, core.list_moves(state, moves)
        if count > 1:
            choice, number = drawn_below(number, count)
        decisions += count > 1
        core.play(state, moves[choice])
    return state, decisions, number


@pytest.mark.parametrize("name", [name for name in CORES if core_of(name).flat])
def test_random_games_in_one_piece_are_those_of_the_rules(name: str) -> None:
    playouts = Playouts(core_of(name))
    for seed, game in enumerate(rows(name)):
        random = lottery(seed)
        state, decisions, after = played_out(game, int(random[0]))
        assert playouts.play(game.fresh(), random, 1) == decisions
        assert int(random[0]) == after
        last = unpack(playouts._state[0], core_of(name).state)
        assert numbers(last) == numbers(state)


@pytest.mark.long
@pytest.mark.parametrize("name", CORES)
@pytest.mark.parametrize("seed", range(4))
def test_interpreted_is_compiled_with_random_options(name: str, seed: int) -> None:
    random = Random(f"{name} {seed}")
    for _ in range(30):
        compare_game(forms(random_game(name, random)), random)


@pytest.mark.parametrize("name", GAMES)
def test_the_covering_array_holds_every_pair(name: str) -> None:
    factors = factors_of(name)
    found = [pairs_in(row) for row in covering(factors)]
    assert set().union(*found) == pairs_of(factors)
    assert len(found) < len(pairs_of(factors)) / 4


BROKEN = '''
"""A core that reads past the end of a row."""
from roadstead.shanghaien.state import State


def card_beyond(state: State, slot: int) -> int:
    return state.tavern[slot]
'''


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module with a planted fault, and a cache of its own."""
    (tmp_path / "broken_core.py").write_text(BROKEN, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "broken_core", raising=False)
    monkeypatch.setenv("ROADSTEAD_CACHE", str(tmp_path / "cache"))
    return "broken_core"


def test_a_read_past_the_end_is_caught(broken: str) -> None:
    state = core_of("shanghaien").state
    table = records(state, 1)
    pack(state(), table[0])
    twin = Twin([broken], bounds=True)
    assert twin.card_beyond(table[0], 5) == -1
    with pytest.raises(IndexError):
        twin.card_beyond(table[0], 6)


def test_edited_rules_and_bounds_checks_have_a_cache_of_their_own(
    broken: str, tmp_path: Path
) -> None:
    module = import_module(broken)
    before = cache_folder([module], bounds=True)
    assert cache_folder([module], bounds=True) == before
    assert cache_folder([module], bounds=False) != before
    source = tmp_path / "broken_core.py"
    source.write_text(BROKEN.replace("[slot]", "[slot - 1]"), encoding="utf-8")
    assert cache_folder([module], bounds=True) != before


@pytest.mark.parametrize("name", CORES)
def test_the_record_is_as_wide_as_the_ranges_ask(name: str) -> None:
    state = core_of(name).state
    table = records(state, 1)
    pack(state(), table[0])
    assert numbers(unpack(table[0], state)) == numbers(state())
    assert dtype_of(state).itemsize <= 4096
