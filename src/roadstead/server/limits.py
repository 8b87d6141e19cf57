"""How much one address or one socket may ask for: buckets that refill with time."""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.server.refusals import TooMany

MOST_ADDRESSES = 10_000


@dataclass
class Bucket:
    """Holds so many drops, and so many come back in a second."""

    holds: float
    refill: float
    level: float
    at: float

    def take(self, now: float) -> float:
        """Take a drop; the seconds until there is one, if there is none now."""
        self.level = min(self.holds, self.level + (now - self.at) * self.refill)
        self.at = now
        if self.level < 1:
            return (1 - self.level) / self.refill
        self.level -= 1
        return 0.0


class Limits:
    """One bucket for each address."""

    def __init__(self, holds: float, refill: float) -> None:
        self._holds, self._refill = holds, refill
        self._buckets: dict[str, Bucket] = {}

    def bucket(self, now: float) -> Bucket:
        return Bucket(self._holds, self._refill, self._holds, now)

    def check(self, address: str, now: float) -> None:
        """Refuse with TooMany when the address has asked too often."""
        if len(self._buckets) >= MOST_ADDRESSES and address not in self._buckets:
            self._forget_full(now)
        wait = self._buckets.setdefault(address, self.bucket(now)).take(now)
        if wait:
            raise TooMany(int(wait) + 1)

    def _forget_full(self, now: float) -> None:
        """Who has not asked for long has a full bucket again, and needs none."""
        for address, bucket in list(self._buckets.items()):
            if bucket.level + (now - bucket.at) * bucket.refill >= bucket.holds:
                del self._buckets[address]
