"""A state as a table of small numbers: copied, flattened, checked."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from roadstead.kernel.cells import Cells, cells, copied, fields_of, numbers, out_of_range


@dataclass(slots=True)
class Hold:
    """A small state of every depth."""

    tide: int = cells(low=-1, high=3, start=2)
    casks: list[int] = cells(3, high=9)
    decks: list[list[int]] = cells(2, 2, high=9, start=1)


def test_fields_are_known_in_order() -> None:
    assert fields_of(Hold) == (
        Cells("tide", (), -1, 3),
        Cells("casks", (3,), 0, 9),
        Cells("decks", (2, 2), 0, 9),
    )


def test_a_fresh_state_is_filled() -> None:
    assert Hold() == Hold(2, [0, 0, 0], [[1, 1], [1, 1]])
    assert numbers(Hold()) == (2, 0, 0, 0, 1, 1, 1, 1)


def test_no_two_states_share_their_lists() -> None:
    one, two = Hold(), Hold()
    twin = copied(one)
    one.casks[0] = 5
    one.decks[1][0] = 7
    assert two == twin == Hold()


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (Hold(), ()),
        (Hold(-1, [9, 0, 9]), ()),
        (Hold(-2), ("tide",)),
        (Hold(4, [10, 0, -1], [[0, 0], [0, 10]]), ("tide", "casks", "casks", "decks")),
    ],
)
def test_numbers_out_of_range_are_named(state: Hold, expected: tuple[str, ...]) -> None:
    assert out_of_range(state) == expected
