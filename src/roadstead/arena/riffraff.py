"""Whole computer games of Riff Raff on the real ship: `play_game`."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from roadstead.arena.ship_dealer import LoadingDealer
from roadstead.arena.tracks import Track
from roadstead.kernel.game import NATURE, Move, Outcome
from roadstead.kernel.log import Log
from roadstead.players.player import Player, RandomPlayer
from roadstead.players.riffraff.cards import SteadyPlayer
from roadstead.players.riffraff.levels import LEVELS
from roadstead.players.riffraff.loader import AnyhowLoader, Loader
from roadstead.players.riffraff.planner import SteadyLoader
from roadstead.riffraff import RiffRaff, RiffRaffPosition
from roadstead.riffraff.moves import End, Loaded

THINKING_S = 1.0
"""What a player is given for a card or an announcement."""


@dataclass(frozen=True, slots=True)
class Mate:
    """Who sits at a seat: one decides about cards, one about loads, and the level they play at."""

    level: str
    player: Player
    loader: Loader


def mate_named(level: str) -> Mate:
    """A computer of a level: `random`, or one of the steady ones."""
    if level == AnyhowLoader.name:
        return Mate(level, RandomPlayer(), AnyhowLoader())
    return Mate(level, SteadyPlayer(), SteadyLoader(LEVELS[level]))


@dataclass(slots=True)
class Tally:
    """What happened in a game, counted while it is played."""

    tries: int = 0
    tries_with_falls: int = 0
    falls: int = 0
    catches: int = 0
    stops: int = 0
    peak: int = 0
    aboard_by_turn: list[int] = field(default_factory=list[int])

    def count(self, loaded: Loaded) -> None:
        self.tries += 1
        self.tries_with_falls += bool(loaded.fallen or loaded.caught)
        self.falls += len(loaded.fallen) + len(loaded.caught)
        self.catches += len(loaded.caught)
        self.stops += loaded.end in (End.TIME, End.CONTACT)
        self.aboard_by_turn.append(len(loaded.rest.cargo))
        self.peak = max(self.peak, len(loaded.rest.cargo))


@dataclass(frozen=True, slots=True)
class Voyage:
    """A game that was played to its end."""

    log: Log
    tracks: Mapping[str, Track]
    """What each hand did, by the name of its draw: enough to live through it again."""
    outcome: Outcome
    rounds: int
    tally: Tally
    seconds: float
    """Of one core: planning, hands and ship."""


def play_game(mates: Sequence[Mate], seed: int, **options: object) -> Voyage:
    """Play a game of computers to its end; the seed decides about everything."""
    begun = time.process_time()
    game = RiffRaff(seats=len(mates), **options)
    dealer = LoadingDealer(f"riff-raff {seed}".encode(), [mate.loader for mate in mates])
    luck = [Random(f"{seed}/{seat}") for seat in range(len(mates))]
    position, log, tally = game.start(), Log(game), Tally()
    while (seat := next_seat(position)) is not None:
        move = dealer.answer(position) if seat == NATURE else _said(position, mates, seat, luck)
        if isinstance(move, Loaded):
            tally.count(move)
        after = position.play(move).position
        assert isinstance(after, RiffRaffPosition), after
        position, log = after, log.with_entry(move)
    outcome = position.outcome()
    assert outcome is not None, position
    seconds = time.process_time() - begun
    return Voyage(log, dealer.tracks, outcome, position.table.round, tally, seconds)


def next_seat(position: RiffRaffPosition) -> int | None:
    """Whom to ask: of several who choose at once the first who has no card; None at the end."""
    to_move = position.to_move
    if not isinstance(to_move, tuple):
        return to_move
    return next((seat for seat in to_move if not position.chosen[seat]), None)


def _said(
    position: RiffRaffPosition, mates: Sequence[Mate], seat: int, luck: Sequence[Random]
) -> Move:
    """What the seat's player says, from what the seat sees."""
    view = position.view(seat)
    return mates[seat].player.choose(position.game, view, luck[seat], THINKING_S)
