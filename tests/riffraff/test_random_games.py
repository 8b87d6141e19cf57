"""Random games on a ship that answers at random: objects and cards are conserved."""

from __future__ import annotations

from random import Random

import pytest

from roadstead.kernel.notation import read_line
from roadstead.riffraff import RiffRaff, RiffRaffPosition
from roadstead.riffraff.state import Phase
from tests.riffraff.stub import walk

OPTIONS: list[dict[str, object]] = [
    {"seats": 2},
    {"seats": 3, "captain_may_name_himself": "no", "first_captain": "host"},
    {"seats": 4, "tie_order": "seat_order", "caught_own": "russian_text"},
    {"seats": 4, "card_timer_s": 0},
]


def games(options: dict[str, object], count: int) -> list[list[RiffRaffPosition]]:
    start = RiffRaff(**options).start()
    return [list(walk(start, Random(f"{options} {number}"))) for number in range(count)]


@pytest.mark.parametrize("options", OPTIONS)
def test_no_object_appears_and_none_comes_back_from_outside(options: dict[str, object]) -> None:
    for game in games(options, 8):
        known = [sum(p.score()) + len(p.table.rest.cargo) for p in game]
        assert known[0] == 32 - 8 * (game[0].game.seats == 3)
        assert known == sorted(known, reverse=True)


@pytest.mark.parametrize("options", OPTIONS)
def test_every_game_ends_in_time(options: dict[str, object]) -> None:
    for game in games(options, 8):
        outcome = game[-1].outcome()
        assert outcome is not None
        assert outcome.winners
        assert game[-1].table.round <= (20 if game[0].game.seats == 2 else 10)
        assert not any(position.outcome() for position in game[:-1])


@pytest.mark.parametrize("options", OPTIONS)
def test_every_round_gives_every_seat_one_turn(options: dict[str, object]) -> None:
    for game in games(options, 4):
        turns = [(p.table.round, p.table.seat) for p in game if p.table.phase is Phase.ANNOUNCE]
        assert len(set(turns)) == len(turns)
        last = max(round_ for round_, _ in turns)
        seats = game[0].game.seats
        assert all(sum(round_ == r for round_, _ in turns) == seats for r in range(1, last)), turns


@pytest.mark.parametrize("options", OPTIONS)
def test_every_moment_reads_back_and_hides_what_it_must(options: dict[str, object]) -> None:
    generator = Random(1)
    for game in games(options, 2):
        for position in generator.sample(game, 25):
            again = read_line(str(position), RiffRaff)
            assert isinstance(again, RiffRaffPosition)
            assert (again.table, again.chosen) == (position.table, position.chosen)
            for seat in (None, *range(position.game.seats)):
                world = position.game.worlds(position.view(seat), generator)
                assert world.view(seat) == position.view(seat)
                assert world.legal_moves() == position.legal_moves()
