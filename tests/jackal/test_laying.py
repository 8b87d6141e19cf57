"""Seeded and custom islands: each cell takes its own tile, or the first unused one (7.3)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from roadstead.jackal import Jackal
from roadstead.jackal.board import kind_of_tile
from roadstead.jackal.drawing import read_layout, write_layout
from roadstead.jackal.island import box, shuffled_island
from roadstead.jackal.laying import custom_island, seeded_island
from roadstead.jackal.moves import Opened
from roadstead.jackal.words import CANNIBAL, CELL_WORDS
from roadstead.kernel import NATURE, Position, Unreadable


@pytest.mark.parametrize("expansion", [False, True])
def test_I3_a_seeded_island_holds_the_whole_box(expansion: bool) -> None:
    layout = seeded_island(4, expansion=expansion).layout
    assert layout == seeded_island(4, expansion=expansion).layout
    kinds = Counter(kind_of_tile(tile) for tile in layout.values())
    assert [kinds[kind] for kind in range(len(box(expansion)))] == box(expansion)


def test_a_layout_reads_back() -> None:
    layout = shuffled_island(Random(3), expansion=True)
    assert read_layout(write_layout(layout)) == layout
    with pytest.raises(Unreadable):
        custom_island("9*.")


def play_out(position: Position, random: Random) -> dict[str, str]:
    """What lay where, on one island."""
    dealer, found = seeded_island(8), dict[str, str]()
    while position.to_move != ():
        moves = position.legal_moves()
        move = dealer.answer(position) if position.to_move == NATURE else random.choice(moves)
        step = position.play(move)
        for event in step.events:
            if event.name == "tile-opened":
                found[event.facts()["cell"]] = event.facts()["tile"]
        position = step.position
    return found


def test_two_games_on_one_island_find_the_same_tiles() -> None:
    game = Jackal(no_progress_rounds=15)
    first, second = (play_out(game.start(), Random(seed)) for seed in (1, 2))
    both = set(first) & set(second)
    assert len(both) > 20
    assert {cell: first[cell] for cell in both} == {cell: second[cell] for cell in both}
    assert set(first) <= set(CELL_WORDS)


def test_a_used_up_kind_is_replaced_by_the_first_unused_tile() -> None:
    """The only cannibal lies open at k1; the island has one under g11, too."""
    text = str(Jackal().start()).partition("| ")[2].replace("map:9*?", "map:8*?X")
    game = Jackal()
    opening = game.read_position(text).play(game.read_move("white1.g11")).position
    dealer = seeded_island(8)
    dealer.layout[CELL_WORDS.index("g11")] = CANNIBAL
    answer = dealer.answer(opening)
    assert opening.verdict(answer) is None
    assert answer == Opened(next(iter(dealer.layout.values())))
