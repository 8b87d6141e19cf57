"""The one mutable record of Jackal: everything that lies open. What lies closed is only counted."""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.jackal.words import (
    ACT,
    CELLS,
    CREWS,
    CUT,
    FREE,
    KINDS,
    NOBODY,
    NOWHERE,
    OPTIONS,
    PIECES,
    STEPS,
    TILES,
)
from roadstead.kernel.cells import cells

PROGRESS = -1
"""What `idle` says within a turn that brought progress."""
PILES = 24
"""Steps of spinners behind the first: the box has 23."""
TRAIL = 128
"""Room for the nodes of a trip since its last opening, and for the search behind them."""


@dataclass(slots=True, eq=True)
class State:
    """The island, the ships and the pieces.

    The fields from `tripper` on are also the scratch paper on which the rules ask "what if?":
    whoever writes there wipes it before he answers (docs/design).
    """

    house: list[int] = cells(OPTIONS, high=4)
    """The value of each option."""
    patience: int = cells(high=20000, start=200)
    """Turns without progress that end the game (H6)."""
    sides: int = cells(low=2, high=4, start=4)
    """Crews whose numbers differ by this are one team."""
    phase: int = cells(high=9, start=ACT)
    turn: int = cells(low=NOBODY, high=3)
    """The crew on turn."""
    idle: int = cells(low=PROGRESS, high=20000)
    """Turns since the last opening, banked or lost coin."""
    why: int = cells(high=4)
    """Why the game ended."""

    tile: list[int] = cells(CELLS, high=TILES, start=CUT)
    coins: list[int] = cells(CELLS, high=50)
    """Coins by cell, on a spinner those of step I."""
    pile_place: list[int] = cells(PILES, low=NOWHERE, high=CELLS * STEPS, start=NOWHERE)
    pile_coins: list[int] = cells(PILES, high=50)
    """Coins on the later steps of spinners: in the order of their places, without gaps."""
    treasure: int = cells(low=NOWHERE, high=CELLS * STEPS, start=NOWHERE)
    """The place of the galleon's treasure, `cell + CELLS * step`."""
    rest: list[int] = cells(KINDS, high=117)
    """How many tiles of each kind lie closed (I6)."""
    closed: int = cells(high=117)
    """How many cells are closed."""
    stake: int = cells(high=127)
    """Gold still in play."""
    lost: int = cells(high=127)
    bank: list[int] = cells(CREWS, high=127)
    """Gold aboard by team (H38)."""
    bottles: list[int] = cells(CREWS, high=30)
    """Bottles by team (X1)."""

    ship: list[int] = cells(CREWS, low=NOWHERE, high=CELLS, start=NOWHERE)
    where: list[int] = cells(PIECES, low=NOWHERE, high=CELLS, start=NOWHERE)
    """The cell of a piece; NOWHERE: dead, or not met yet."""
    step: list[int] = cells(PIECES, high=STEPS - 1)
    """On a spinner, 0 for step I."""
    plight: list[int] = cells(PIECES, high=4, start=FREE)
    crew: list[int] = cells(PIECES, low=NOBODY, high=3, start=NOBODY)
    """Whose piece it is; NOBODY: a person not met yet."""
    converted: int = cells(high=1)
    """Whether the Missionary has become a pirate (X10)."""
    heads: list[int] = cells(CELLS, high=PIECES)
    """Pieces by cell."""

    grass: int = cells(high=4)
    """Turns left in which the next player moves a crew (X5)."""
    sown: int = cells(high=1)
    """Whether grass was opened in this turn."""
    lamps: int = cells(high=4)
    """Tiles the lighthouse may still show."""
    quakes: int = cells(high=1)
    """Whether an earthquake is at work."""
    mark: int = cells(low=NOWHERE, high=CELLS, start=NOWHERE)
    """The cell the lighthouse shows, or the first tile of an earthquake."""

    tripper: int = cells(low=NOBODY, high=PIECES - 1, start=NOBODY)
    load: int = cells(high=2)
    start: int = cells(low=NOWHERE, high=CELLS, start=NOWHERE)
    """The cell where the trip began."""
    origin: int = cells(low=NOWHERE, high=CELLS, start=NOWHERE)
    """The cell the last movement came from."""
    movement: int = cells(high=16)
    """The last movement."""
    opened: int = cells(high=1)
    """Whether a tile was opened in this trip."""
    desperate: int = cells(high=1)
    """Whether an enemy ship counts as an end (H11)."""
    peaceful: int = cells(high=1)
    """Whether this trip may not hit anybody (X10, X11, H47)."""
    trail_length: int = cells(high=TRAIL)
    trail: list[int] = cells(TRAIL, high=32767)
    """The nodes entered since the last opening."""
    someday: int = cells(high=1)
    """Asking whether a crew could move with all rum slept off (H32)."""
