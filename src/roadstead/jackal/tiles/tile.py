"""What every kind of tile tells: its name, its letters in drawings, its clause, its copies."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tile:
    """One kind of tile. `letters` is how drawings and layouts show it, without its quarter turn."""

    name: str
    letters: str
    clause: str
    copies: int
    copies_with_expansion: int
    turns: bool = False
    """Whether it has a direction (I5)."""


def base(name: str, letters: str, clause: str, copies: int, *, turns: bool = False) -> Tile:
    """A tile of the base game."""
    return Tile(name, letters, clause, copies, copies, turns)


def extra(name: str, letters: str, clause: str, copies: int) -> Tile:
    """A tile of the expansion."""
    return Tile(name, letters, clause, 0, copies)
