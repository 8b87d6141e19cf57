"""Whole computer games of Riff Raff on the real ship, counted: lengths, peaks, falls, winners.

`python -m roadstead.bench.riffraff_games --games 100 --levels quick` plays and prints them.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from math import inf
from pathlib import Path

from roadstead.arena.riffraff import Voyage, mate_named, play_game
from roadstead.arena.tracks import write_tracks
from roadstead.kernel.log import read_log
from roadstead.players.riffraff.levels import LEVELS
from roadstead.players.riffraff.loader import AnyhowLoader
from roadstead.riffraff import RiffRaff

SEATS = 4


class BrokenLog(AssertionError):
    """A game's log does not lead to where the game ended."""


@dataclass(slots=True)
class Spread:
    """The least, the middle and the most of a figure."""

    least: float
    median: float
    most: float

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Spread:
        return cls(min(numbers), statistics.median(numbers), max(numbers))


@dataclass(slots=True)
class Report:
    """What was seen in a number of games."""

    games: int
    levels: tuple[str, ...]
    rounds: Spread
    tries: Spread
    peak_aboard: Spread
    falls: Spread
    catches: Spread
    log_bytes: Spread
    seconds: Spread
    ended: dict[str, int]
    winners_by_level: dict[str, int]
    winners_by_seat: dict[int, int]
    share_of_tries_with_falls: float
    share_caught: float
    stopped_hands: int
    seats_by_level: dict[str, int] = field(default_factory=dict[str, int])


def seating(levels: Sequence[str], seats: int, game: int) -> tuple[str, ...]:
    """Who sits where: the levels in turn, moved on by one seat from game to game."""
    return tuple(levels[(seat + game) % len(levels)] for seat in range(seats))


def voyages(
    games: int, levels: Sequence[str], seats: int, first_seed: int, tell: Callable[[str], None]
) -> Iterator[tuple[tuple[str, ...], Voyage]]:
    """Play so many games; each log is read back and replayed, and leads to the same end."""
    for game in range(games):
        sitting = seating(levels, seats, game)
        voyage = play_game([mate_named(level) for level in sitting], first_seed + game)
        check_log(voyage)
        tell(f"{game + 1}/{games}: {voyage.rounds} rounds, {voyage.seconds:.0f} s")
        yield sitting, voyage


def check_log(voyage: Voyage) -> None:
    """A log keeps all that matters: replayed without the ship it ends as the game ended."""
    replayed = read_log(str(voyage.log), RiffRaff).last().outcome()
    if replayed != voyage.outcome:
        raise BrokenLog(f"{replayed} is not {voyage.outcome}")


def report_of(played: Sequence[tuple[tuple[str, ...], Voyage]]) -> Report:
    """The games in figures."""
    tallies = [voyage.tally for _, voyage in played]
    winners = [(who[seat], seat) for who, v in played for seat in v.outcome.winners]
    tries, falls = sum(t.tries for t in tallies), sum(t.falls for t in tallies)
    return Report(
        games=len(played),
        levels=tuple(sorted({level for who, _ in played for level in who})),
        rounds=Spread.of([voyage.rounds for _, voyage in played]),
        tries=Spread.of([tally.tries for tally in tallies]),
        peak_aboard=Spread.of([tally.peak for tally in tallies]),
        falls=Spread.of([tally.falls for tally in tallies]),
        catches=Spread.of([tally.catches for tally in tallies]),
        log_bytes=Spread.of([len(str(voyage.log)) for _, voyage in played]),
        seconds=Spread.of([round(voyage.seconds, 1) for _, voyage in played]),
        ended=dict(Counter(voyage.outcome.why for _, voyage in played)),
        winners_by_level=dict(Counter(level for level, _ in winners)),
        winners_by_seat=dict(sorted(Counter(seat for _, seat in winners).items())),
        share_of_tries_with_falls=round(sum(t.tries_with_falls for t in tallies) / tries, 3),
        share_caught=round(sum(t.catches for t in tallies) / max(falls, 1), 3),
        stopped_hands=sum(tally.stops for tally in tallies),
        seats_by_level=dict(Counter(level for who, _ in played for level in who)),
    )


def lines(report: Report) -> Iterator[str]:
    """The report for a reader."""
    for name, value in asdict(report).items():
        told = value
        if isinstance(getattr(report, name), Spread):
            told = "{least:g} to {most:g}, middle {median:g}".format(**value)
        yield f"{name.replace('_', ' ')}: {told}"


def save(folder: Path, games: Sequence[Voyage]) -> None:
    """Each log with what the hands did, to be read and lived again."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, voyage in enumerate(games, start=1):
        (folder / f"{number:03}.log").write_text(str(voyage.log), encoding="utf-8")
        (folder / f"{number:03}.tracks").write_text(write_tracks(voyage.tracks), encoding="utf-8")


def main() -> None:
    """Play and print; every finished game is told on the error stream."""
    names = (AnyhowLoader.name, *LEVELS)
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--levels", nargs="+", choices=names, default=["quick"])
    parser.add_argument("--seats", type=int, default=SEATS, choices=(2, 3, 4))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=inf, help="begin no game after that")
    parser.add_argument("--save", type=Path, help="a folder for the logs and the tracks of hands")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()

    def tell(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    end = time.monotonic() + 60 * given.minutes
    games = voyages(given.games, given.levels, given.seats, given.seed, tell)
    played = [next(games)]
    while time.monotonic() < end and (game := next(games, None)):
        played.append(game)
    if given.save:
        save(given.save, [voyage for _, voyage in played])
    report = report_of(played)
    print(json.dumps(asdict(report)) if given.json else "\n".join(lines(report)))


if __name__ == "__main__":
    main()
