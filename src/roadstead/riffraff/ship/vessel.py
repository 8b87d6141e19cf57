"""The one small face of the ship: load, drop, settle, fallen. A stub of it serves rules tests."""

from typing import Protocol

from roadstead.riffraff.ship.attempt import Attempt, Loading, Phase
from roadstead.riffraff.ship.intents import Marks, TimeUp
from roadstead.riffraff.ship.outcome import Outcome
from roadstead.riffraff.ship.words import Piece, Pose, Vector

STILL: Vector = (0.0, 0.0, 0.0)
SILENCE_BEATS = 7500
"""Two minutes: longer than any turn timer waits for a hand that says nothing."""


class Ship(Protocol):
    """What a table needs of a ship when no person leads the hand."""

    def load(self, loading: Loading) -> None:
        """Take up an object for an attempt."""
        ...

    def drop(self, pose: Pose, speed: Vector = STILL) -> None:
        """Open the hand at a pose."""
        ...

    def settle(self) -> Outcome:
        """Let time pass until the ship is calm (A13)."""
        ...

    def fallen(self) -> tuple[Piece, ...]:
        """What has left the ship so far."""
        ...


class Vessel:
    """The real ship behind that face."""

    _attempt: Attempt

    def load(self, loading: Loading) -> None:
        """Take up an object for an attempt."""
        self._attempt = Attempt(loading)

    def drop(self, pose: Pose, speed: Vector = STILL) -> None:
        """Open the hand at a pose."""
        attempt = self._attempt
        attempt.world.put(attempt.loading.piece, pose, speed)
        attempt.phase = Phase.LOOSE

    def settle(self) -> Outcome:
        """Let time pass until the ship is calm (A13)."""
        return settled(self._attempt)

    def fallen(self) -> tuple[Piece, ...]:
        """What has left the ship so far."""
        return tuple(sorted(self._attempt.losses.all()))


def settled(attempt: Attempt) -> Outcome:
    """The outcome of an attempt whose hand says nothing more; unmarked falls are not caught.

    A hand that goes on holding its object has at last run out of time (A6).
    """
    silent_until = attempt.beat + SILENCE_BEATS
    while attempt.phase is not Phase.OVER:
        if attempt.held and attempt.beat >= silent_until:
            attempt.take(TimeUp())
        if attempt.phase is Phase.MARKING:
            attempt.take(Marks(attempt.beat, ()))
        attempt.advance()
    return attempt.outcome()
