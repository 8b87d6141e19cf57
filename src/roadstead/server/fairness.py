"""Chance that can be checked: what is promised before a game, and what is told after it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from roadstead.arena.dealer import SeededDealer

BYTES = 32


@dataclass(frozen=True, slots=True)
class Secret:
    """What only the server knows of a table; the seed is told when the game is over."""

    seed: bytes
    keyring: bytes
    """The keys of the seats are made from it; it is never told."""

    def __repr__(self) -> str:
        return "<Secret>"

    @property
    def commitment(self) -> str:
        """Binds the dealer without telling anything of the seed."""
        return digest(self.seed)

    def key(self, seat: int) -> str:
        """Who knows it may hold the seat on another device."""
        return hmac.new(self.keyring, f"seat|{seat}".encode(), hashlib.sha256).hexdigest()[:32]


def fresh_secret() -> Secret:
    return Secret(secrets.token_bytes(BYTES), secrets.token_bytes(BYTES))


def digest(told: bytes) -> str:
    return hashlib.sha256(told).hexdigest()


def keeps(promise: str, nonce: str) -> bool:
    """Whether a nonce is the one that was promised."""
    return hmac.compare_digest(promise, digest(bytes.fromhex(nonce)))


def dealer_for(seed: bytes, nonces: Sequence[str]) -> SeededDealer:
    """The dealer of a table: bound by its own seed and by every person's nonce."""
    return SeededDealer(seed, nonces)


def told_nonces(nonces: Iterable[str | None]) -> tuple[str, ...]:
    """The nonces that were given, in the order of the seats."""
    return tuple(nonce for nonce in nonces if nonce is not None)
