"""Where the logs of all tables are kept: the promise every store gives, and the one in memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from roadstead.server.fairness import Secret
from roadstead.server.lines import Written


class Conflict(Exception):
    """Another writer was faster: the number, or the command's name, is used already."""


class StoreBroken(Exception):
    """The store cannot be used; nothing of what was to be written may be told as done."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as the store knows it."""

    secret: Secret
    log: tuple[Written, ...]


class Store(Protocol):
    """What is appended is durable when `append` returns, or not written at all when it raises.

    A number of a room is used once, and so is a command's name of a seat: Conflict.
    """

    async def create(self, room: str, secret: Secret, first: Written) -> None: ...

    async def append(self, room: str, lines: Sequence[Written]) -> None: ...

    async def load(self, room: str) -> Kept | None:
        """Everything about a room; None if there is none."""
        ...

    async def close(self) -> None: ...
