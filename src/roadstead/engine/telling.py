"""Positions, moves, chances and events as the wire tells them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Any

from roadstead.kernel.chance import Listed
from roadstead.kernel.game import NATURE, Event, Game, Outcome, Position

Told = dict[str, Any]


def told_position(position: Position) -> Told:
    """A position and all that may happen next."""
    told: Told = {"position": str(position), "to_move": told_mover(position.to_move)}
    if position.to_move == NATURE:
        told["chances"] = told_chances(position)
    else:
        told["moves"] = [
            {"move": str(move), "clause": position.allowing(move)}
            for move in position.legal_moves()
        ]
    told["over"] = told_outcome(position.outcome())
    return told


def told_mover(to_move: int | tuple[int, ...]) -> int | tuple[int, ...] | str:
    """A seat, several seats, or "nature"; none when the game is over."""
    return "nature" if to_move == NATURE else to_move


def told_chances(position: Position) -> list[Told] | Told:
    """Each outcome with its exact probability; or which kind of thing is measured."""
    chances = position.chances()
    if isinstance(chances, Listed):
        tickets = chances.tickets
        return [{"move": str(move), "p": fraction(n, tickets)} for move, n in chances.weights]
    return {"measured": chances.kind}


@lru_cache(maxsize=4096)
def fraction(part: int, whole: int) -> str:
    """A probability in lowest terms: `1/18`."""
    return str(Fraction(part, whole))


def told_outcome(outcome: Outcome | None) -> Told | None:
    if outcome is None:
        return None
    return {"winners": outcome.winners, "score": outcome.score, "why": outcome.why}


def told_event(event: Event) -> Told:
    """An event's name and its facts."""
    return {"event": event.name, **event.facts()}


def told_game(game: Game, players: tuple[str, ...]) -> Told:
    """A game with everything one may choose before it begins."""
    return {
        "game": game.name,
        "version": game.version,
        "seats": game.seats,
        "options": list(told_options(game)),
        "players": players,
    }


def told_options(game: Game) -> Iterator[Told]:
    for option in game.schema.values():
        default = option.text(option.default)
        yield {"name": option.name, "default": default, "values": option.values}
