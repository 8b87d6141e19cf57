"""The dealer: the only owner of randomness at a table."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from itertools import count
from typing import Protocol

from roadstead.kernel.chance import Listed
from roadstead.kernel.game import Move, Position

WORD = 8
"""Bytes of one number drawn."""


class Dealer(Protocol):
    """Answers chance."""

    def answer(self, position: Position) -> Move:
        """What chance says in a position where it is to move."""
        ...


class SeededDealer:
    """Answers every draw from one secret seed and the name of the draw.

    The same draw asked again has the same answer, however many draws came between: a roll cannot be
    taken back for a better one. Nonces of the players bind the dealer, too: who knows only the
    seed knows no answer.
    """

    def __init__(self, seed: bytes, nonces: Sequence[str] = ()) -> None:
        self._seed = seed
        self._nonces = tuple(nonces)

    def answer(self, position: Position) -> Move:
        chances = position.chances()
        assert isinstance(chances, Listed), "measured chance is answered by the ship"
        move: Move = chances.drawn(self.ticket(position.game.name, chances.key, chances.tickets))
        return move

    def ticket(self, game: str, key: str, tickets: int) -> int:
        """A ticket of the urn, each equally likely: what exceeds the last multiple is rejected."""
        limit = 2 ** (8 * WORD) // tickets * tickets
        for attempt in count():
            message = "|".join((game, key, *self._nonces, str(attempt))).encode()
            digest = hmac.new(self._seed, message, hashlib.sha256).digest()
            number = int.from_bytes(digest[:WORD], "big")
            if number < limit:
                return number % tickets
        raise AssertionError("an endless count has ended")
