"""What is drawn of each game: its view told in parts, with what a person would count by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from roadstead.kernel.game import Move, View
from roadstead.server.parts import Choice, Fact, Facts, Scene, hyphenated
from roadstead.server.scenes import shanghaien

SCENES: dict[str, Callable[[View], Scene]] = {"shanghaien": shanghaien.scene_of}
FACTS: dict[str, Callable[[Move], Mapping[str, object]]] = {"shanghaien": shanghaien.facts_of_move}
NAMES = {"return": "back"}
"""Kinds of moves whose text is not named like them."""


def scene_of(game: str, view: View) -> Scene | None:
    """The scene of a view; None for a game that has none yet."""
    drawn = SCENES.get(game)
    return drawn(view) if drawn else None


def choice_of(game: str, move: Move, clause: str) -> Choice:
    """A legal move with what its text takes."""
    name = hyphenated(type(move).__name__)
    facts = told_facts(FACTS[game](move)) if game in FACTS else Facts()
    return Choice(str(move), NAMES.get(name, name), facts, clause)


def told_facts(facts: Mapping[str, object]) -> Facts:
    """Facts as the wire can carry them."""
    return {name: _told(value) for name, value in facts.items()}


def _told(value: object) -> Fact:
    if isinstance(value, tuple | list):
        parts: list[object] = list(value)  # pyright: ignore[reportUnknownArgumentType] - any sequence
        return [part if isinstance(part, int) else str(part) for part in parts]
    return value if isinstance(value, bool | int) else str(value)
