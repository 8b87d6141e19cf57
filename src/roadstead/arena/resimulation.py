"""Living the hands of a stored game again: does the ship say what the log says, bit for bit?

`python -m roadstead.arena.resimulation GAME.log GAME.tracks` prints what it finds. A log is true
without it - replaying never simulates - and another engine or machine type proves nothing.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from pathlib import Path

from roadstead.arena.ship_dealer import loading_of, ship_for, told, word_of
from roadstead.arena.tracks import Track, read_tracks
from roadstead.kernel.log import Log, read_log
from roadstead.riffraff import RiffRaff, RiffRaffPosition
from roadstead.riffraff.moves import Loaded
from roadstead.riffraff.ship import again
from roadstead.riffraff.ship.outcome import engine_of


class Finding(StrEnum):
    """What living an attempt again shows."""

    SAME = "same"
    DIFFERENT = "different"
    OTHER_ENGINE = "other-engine"
    NO_TRACK = "no-track"


@dataclass(frozen=True, slots=True)
class Found:
    """A finding for one measured draw."""

    draw: str
    finding: Finding


def relived(log: Log, tracks: Mapping[str, Track]) -> Iterator[Found]:
    """Every loading of a log, lived again from what its hand said."""
    positions = [position for position, _ in log.positions()]
    for (before, _), move in zip(pairwise(positions), log.moves(), strict=True):
        if isinstance(move, Loaded):
            assert isinstance(before, RiffRaffPosition), before
            draw = before.chances().key
            yield Found(draw, _find(before, move, tracks.get(draw)))


def _find(position: RiffRaffPosition, loaded: Loaded, track: Track | None) -> Finding:
    if loaded.engine != word_of(engine_of(ship_for(position))):
        return Finding.OTHER_ENGINE
    if track is None:
        return Finding.NO_TRACK
    loading = loading_of(position, track.kind, track.start, marks=track.marks)
    same = told(again.relive(loading, track.record)) == loaded
    return Finding.SAME if same else Finding.DIFFERENT


def main() -> None:
    """Print one line a finding that is not `same`, then how many there are of each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("log", type=Path)
    parser.add_argument("tracks", type=Path)
    given = parser.parse_args()
    log = read_log(given.log.read_text(encoding="utf-8"), RiffRaff)
    found = list(relived(log, read_tracks(given.tracks.read_text(encoding="utf-8"))))
    for each in found:
        if each.finding is not Finding.SAME:
            print(f"{each.draw}: {each.finding}")
    counts = Counter(each.finding for each in found)
    print(", ".join(f"{finding}: {count}" for finding, count in sorted(counts.items())))
    raise SystemExit(int(counts[Finding.DIFFERENT] > 0))


if __name__ == "__main__":
    main()
