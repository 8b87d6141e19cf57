"""Perft: how many lines of play lead from an island, chance enumerated; the table is in the docs.

`python -m tests.jackal.perft` prints the rows of the table anew.
"""

from __future__ import annotations

from roadstead.jackal import Jackal
from roadstead.jackal.state import State
from roadstead.kernel.cells import copied
from roadstead.kernel.core import NATURE, OVER
from tests.jackal.islands import scene

CHAINS = """
    d  e      f      g     h     i
 5  1n 6n     H      I     K     2e
 6  7n .+w1=2 .      Ce    .+r1  I
 7  3n 5e     B      P     .     K
"""
CLOSED = """
    f      g      h
 6  ?      ?      ?
 7  .+w1=1 1n     ?
 8  .      .+b1   ?
"""
REST = "rest:1*arrow5.1*horse.1*ice.1*cannon.1*chest2"
TREASURE = """
    e      f      g     h
 6  O      D+r1   T     ?
 7  .+w1   .+ben  b2    O
 8  .+mis  .=2    ?     ?
"""
TREASURE_REST = "rest:1*earthquake.1*lighthouse.1*grass bottles:1/0/0/0"


def chains() -> State:
    """No chance: every tile lies open."""
    return scene(CHAINS).state


def closed() -> State:
    """Five tiles lie closed."""
    return scene(CLOSED, REST, mode="pairs").state


def treasure() -> State:
    """The expansion: rum, caves, persons, and three closed tiles that act when they are opened."""
    return scene(TREASURE, TREASURE_REST, expansion=True).state


def start() -> State:
    """The duel as it begins: 42 tiles and turns may lie under the first step."""
    return Jackal(mode="duel").fresh()


PERFTS = {
    "chains": (chains, 4),
    "closed": (closed, 4),
    "treasure": (treasure, 4),
    "start": (start, 4),
}
"""Each island and how deep it is counted."""


def perft(state: State, depth: int) -> int:
    """Lines of so many moves, chance's included; a game that is over ends its line."""
    core = Jackal.core
    mover = core.mover(state)
    if depth == 0 or mover == OVER:
        return 1
    lines = 0
    for move in answers(state) if mover == NATURE else listed(state):
        after = copied(state)
        core.play(after, move)
        lines += perft(after, depth - 1)
    return lines


def answers(state: State) -> list[int]:
    """The distinct answers of chance."""
    core = Jackal.core
    return list(dict.fromkeys(core.drawn(state, n) for n in range(core.tickets(state))))


def listed(state: State) -> list[int]:
    moves = [0] * Jackal.core.most_moves
    return moves[: Jackal.core.list_moves(state, moves)]


def row(name: str) -> str:
    make, deepest = PERFTS[name]
    counts = " | ".join(str(perft(make(), depth)) for depth in range(1, deepest + 1))
    return f"| {name} | {counts} |"


if __name__ == "__main__":
    for each in PERFTS:
        print(row(each))
