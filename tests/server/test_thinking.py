"""Computer players in their processes: a table never waits for one that is broken."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence

import pytest

from roadstead.server.taking import Think
from roadstead.server.thinking import Workers
from roadstead.shanghaien import Shanghaien
from tests.server.tables import ANNA, COMPUTER, begun, person, table_of, taken_jobs

BROKEN = {
    "dies": "import sys; sys.exit(1)",
    "hangs": "import sys\nfor line in sys.stdin: sys.stdin.read()",
    "dies while it thinks": "import sys; sys.stdin.readline(); sys.exit(1)",
    "never ends its line": "import sys; sys.stdout.write('roll'); sys.stdout.flush(); input()",
}


def job(player: str = "greedy") -> Think:
    game = Shanghaien(first_player="first")
    table = begun(table_of(COMPUTER, person(ANNA), game=game))
    (asked,) = taken_jobs(table)
    assert isinstance(asked, Think)
    return Think(asked.seat, asked.moment, player, asked.header, asked.view)


def chosen(workers: Workers, *jobs: Think) -> list[str]:
    async def all_chosen() -> list[str]:
        try:
            return list(await asyncio.gather(*(workers.choose(each, "seed") for each in jobs)))
        finally:
            await workers.close()

    return asyncio.run(all_chosen())


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_a_player_chooses_from_its_view(player: str) -> None:
    assert chosen(Workers(1, deadline_s=30), job(player)) == ["roll"]


@pytest.mark.parametrize("program", BROKEN.values(), ids=BROKEN)
def test_a_broken_player_is_replaced_by_any_legal_move(program: str) -> None:
    command: Sequence[str] = (sys.executable, "-c", program)
    assert chosen(Workers(1, deadline_s=1, command=command), *[job()] * 2) == ["roll"] * 2


def test_a_player_that_nobody_knows_is_replaced_too() -> None:
    assert chosen(Workers(1, deadline_s=30), job("hal")) == ["roll"]


def test_a_program_that_is_not_there_is_replaced_too() -> None:
    assert chosen(Workers(1, command=("/nowhere/python",)), job()) == ["roll"]


def test_after_a_broken_answer_the_next_one_is_right() -> None:
    assert chosen(Workers(1, deadline_s=30), job("hal"), job()) == ["roll", "roll"]
