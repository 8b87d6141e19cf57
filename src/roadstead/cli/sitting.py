"""A game being played at this terminal: its log, its dealer, and who sits where."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from roadstead.arena.dealer import SeededDealer
from roadstead.cli.refusals import BadSeed
from roadstead.cli.seats import Chair
from roadstead.kernel.game import NATURE, Game, Move, Position, Step
from roadstead.kernel.log import Log, Retreat, TakenBack, retreat

THINKING_S = 2.0
"""What the computer may take for a move."""
LONGEST_SEED = 80


@dataclass(frozen=True, slots=True)
class Happening:
    """One move, by whom, and what it led to."""

    before: Position
    mover: int
    move: Move
    step: Step


@dataclass
class Sitting:
    """Plays moves, answers chance from the seed, and asks the computer's players."""

    log: Log
    chairs: tuple[Chair, ...]
    seed: str
    position: Position = field(init=False)

    def __post_init__(self) -> None:
        self._dealer = SeededDealer(self.seed.encode())
        self.position = self.log.last()

    @property
    def game(self) -> Game:
        return self.log.game

    @property
    def is_over(self) -> bool:
        return self.position.to_move == ()

    @property
    def persons(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_person]

    @property
    def was_touched(self) -> bool:
        """Whether a person has decided anything yet."""
        return self.retreat() is not None

    def play(self, move: Move) -> Happening:
        """Play a move; IllegalMove names the clause that forbids it."""
        before, mover = self.position, self.mover()
        step = before.play(move)
        self.log = self.log.with_entry(move)
        self.position = step.position
        return Happening(before, mover, move, step)

    def mover(self) -> int:
        """Who is to move: chance, or a seat; of several at once the first."""
        to_move = self.position.to_move
        return to_move[0] if isinstance(to_move, tuple) else to_move

    def goes_on(self) -> Iterator[Happening]:
        """Chance answers and the computer moves, until a person is asked or the game is over."""
        while not self.is_over:
            if self.mover() == NATURE:
                yield self.play(self._dealer.answer(self.position))
            elif self.chairs[self.mover()].is_person:
                return
            else:
                yield self.play(self._chosen())

    def _chosen(self) -> Move:
        """What the computer plays: the same in the same place of the same log."""
        seat = self.mover()
        generator = Random(f"{self.seed}/{len(self.log.entries)}")
        player = self.chairs[seat].player(self.game.name)
        return player.choose(self.game, self.position.view(seat), generator, THINKING_S)

    def retreat(self) -> Retreat | None:
        """The way back before a person's last move."""
        return retreat(self.log, self.persons)

    def take_back(self, way: Retreat) -> None:
        self.log = self.log.with_entry(TakenBack(way.to))
        self.position = self.log.last()


def fresh_seed() -> str:
    """A seed nobody knows."""
    return secrets.token_hex(16)


def checked_seed(seed: str) -> str:
    """A seed that can be written in one line of a saved game."""
    if not seed.isprintable() or not seed.strip() or len(seed) > LONGEST_SEED:
        raise BadSeed
    return seed.strip()
