"""Living an attempt through again from what the hand said, to check a log bit for bit."""

import json
from dataclasses import dataclass
from typing import Any, cast

from roadstead.riffraff.ship.attempt import Attempt, Loading, Phase
from roadstead.riffraff.ship.intents import Intent, Marks, Message, Palms, TimeUp
from roadstead.riffraff.ship.outcome import Outcome, engine_of
from roadstead.riffraff.ship.vessel import settled
from roadstead.riffraff.ship.words import Piece, Vector

Record = tuple[tuple[int, Message], ...]


@dataclass(frozen=True, slots=True)
class Check:
    """What a second life shows; ``comparable`` only on the same engine and machine type."""

    comparable: bool
    same: bool
    first_difference_s: int | None


def relive(loading: Loading, record: Record) -> Outcome:
    """The outcome that the same words at the same beats bring about."""
    attempt = Attempt(loading)
    for beat, message in record:
        _advance_to(attempt, beat)
        attempt.take(message)
    return settled(attempt)


def _advance_to(attempt: Attempt, beat: int) -> None:
    """Up to a beat, if the attempt gets there: a record that is not its own may ask for more."""
    while attempt.beat < beat and attempt.phase is not Phase.OVER:
        if attempt.phase is Phase.MARKING:
            attempt.take(Marks(attempt.beat, ()))
        attempt.advance()


def check(loading: Loading, record: Record, told: Outcome) -> Check:
    """Does the told outcome come true again, and if not, from which second on?"""
    if told.engine != engine_of(loading.ship):
        return Check(comparable=False, same=False, first_difference_s=None)
    again = relive(loading, record)
    pairs = enumerate(zip(told.digests, again.digests, strict=False))
    differ = next((second for second, (a, b) in pairs if a != b), None)
    return Check(comparable=True, same=again == told, first_difference_s=differ)


def write(record: Record) -> str:
    """What a hand said, as text that carries every number exactly."""
    return json.dumps([_plain(beat, message) for beat, message in record], separators=(",", ":"))


def read(text: str) -> Record:
    """What ``write`` wrote."""
    return tuple(_message(item) for item in cast("list[list[Any]]", json.loads(text)))


def _plain(beat: int, message: Message) -> list[Any]:
    match message:
        case Intent(tick, target, turn, grip):
            return [beat, "hand", tick, target, turn, grip]
        case Palms(tick, targets):
            return [beat, "palms", tick, targets]
        case Marks(tick, pieces):
            return [beat, "marks", tick, [str(piece) for piece in pieces]]
        case TimeUp():
            return [beat, "time"]


def _message(item: list[Any]) -> tuple[int, Message]:
    match item:
        case [beat, "hand", tick, target, turn, grip]:
            return beat, Intent(tick, _vector(target), _vector(turn), grip)
        case [beat, "palms", tick, targets]:
            return beat, Palms(tick, tuple(_vector(target) for target in targets))
        case [beat, "marks", tick, names]:
            return beat, Marks(tick, tuple(Piece.read(name) for name in names))
        case [beat, "time"]:
            return beat, TimeUp()
        case _:
            raise ValueError(f"not a record of a hand: {item!r}")


def _vector(value: list[float]) -> Vector:
    x, y, z = value
    return (x, y, z)
