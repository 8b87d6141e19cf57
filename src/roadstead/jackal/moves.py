"""The moves of Jackal: one frozen dataclass a kind, each one word of text.

Pieces go by their words (`white1` to `yellow3`, `ben`, `missionary`, `friday`), cells by column
a to m from the west and row 0 to 12 from the north (`g11`), loads by `coin` and `treasure`.
"""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.jackal.words import (
    CELL_WORDS,
    COLOURS,
    LOAD_WORDS,
    NOTHING,
    PIECE_WORDS,
    TILE_WORDS,
)
from roadstead.kernel.game import Move


def _with_load(word: str, load: int) -> str:
    return word if load == NOTHING else f"{word}.{LOAD_WORDS[load]}"


@dataclass(frozen=True, slots=True)
class Go(Move):
    """One step of a piece: walk, go ashore, swim, climb aboard (M3-M5, W1); on a spinner, its own
    cell is the next step (T4); from a cave where it waits, out of another (X3, H42)."""

    piece: int
    cell: int
    load: int = NOTHING

    @property
    def word(self) -> str:
        return _with_load(f"{PIECE_WORDS[self.piece]}.{CELL_WORDS[self.cell]}", self.load)


@dataclass(frozen=True, slots=True)
class GoWithRum(Move):
    """Drink a bottle and leave a trap, or a spinner from any step (X2)."""

    piece: int
    cell: int
    load: int = NOTHING

    @property
    def word(self) -> str:
        return _with_load(f"{PIECE_WORDS[self.piece]}.rum.{CELL_WORDS[self.cell]}", self.load)


@dataclass(frozen=True, slots=True)
class Fly(Move):
    """Take off with the plane on a later turn (T14)."""

    piece: int
    cell: int
    load: int = NOTHING

    @property
    def word(self) -> str:
        return _with_load(f"{PIECE_WORDS[self.piece]}.fly.{CELL_WORDS[self.cell]}", self.load)


@dataclass(frozen=True, slots=True)
class Wait(Move):
    """The pilot spends the turn on the plane, by house rule (T14)."""

    piece: int

    @property
    def word(self) -> str:
        return f"{PIECE_WORDS[self.piece]}.wait"


@dataclass(frozen=True, slots=True)
class GoOn(Move):
    """Choose the way where a trip forks (M8)."""

    cell: int

    @property
    def word(self) -> str:
        return f"to.{CELL_WORDS[self.cell]}"


@dataclass(frozen=True, slots=True)
class Stay(Move):
    """Stay on the plane instead of flying at once (T14, H23)."""

    @property
    def word(self) -> str:
        return "stay"


@dataclass(frozen=True, slots=True)
class Sail(Move):
    """The ship of that side slides to a cell (M2)."""

    cell: int

    @property
    def word(self) -> str:
        return f"sail.{CELL_WORDS[self.cell]}"


@dataclass(frozen=True, slots=True)
class Revive(Move):
    """A pirate in the fort of the aborigine brings back a dead one (T13)."""

    @property
    def word(self) -> str:
        return "revive"


@dataclass(frozen=True, slots=True)
class GiveRum(Move):
    """Give a bottle to Friday or to the Missionary (X2)."""

    piece: int

    @property
    def word(self) -> str:
        return f"give.{PIECE_WORDS[self.piece]}"


@dataclass(frozen=True, slots=True)
class Light(Move):
    """Name a closed tile that the lighthouse shows (X6)."""

    cell: int

    @property
    def word(self) -> str:
        return f"light.{CELL_WORDS[self.cell]}"


@dataclass(frozen=True, slots=True)
class Shake(Move):
    """Name one of the two tiles that the earthquake exchanges (X7)."""

    cell: int

    @property
    def word(self) -> str:
        return f"shake.{CELL_WORDS[self.cell]}"


@dataclass(frozen=True, slots=True)
class Starts(Move):
    """Chance draws the ship that begins (H39)."""

    crew: int

    @property
    def word(self) -> str:
        return f"starts.{COLOURS[self.crew]}"


@dataclass(frozen=True, slots=True)
class Opened(Move):
    """Chance tells the tile, and its quarter turn, that lies where a tile is opened (I6)."""

    tile: int

    @property
    def word(self) -> str:
        return f"opened.{TILE_WORDS[self.tile]}"
