"""What a hand did in one attempt, as text: kept beside a log, needed only to live it again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from roadstead.kernel.errors import Unreadable
from roadstead.riffraff.ship import again
from roadstead.riffraff.ship.again import Record
from roadstead.riffraff.ship.attempt import Attempt
from roadstead.riffraff.ship.words import Kind, Pose


@dataclass(frozen=True, slots=True)
class Track:
    """Which object was taken up and where, how it was caught, and every word of the hand."""

    kind: Kind
    start: Pose
    marks: bool
    record: Record


def track_of(attempt: Attempt) -> Track:
    """What was done in an attempt."""
    loading = attempt.loading
    return Track(loading.piece.kind, loading.start, loading.marks, tuple(attempt.record))


def write_tracks(tracks: Mapping[str, Track]) -> str:
    """One track a line, each with the name of its draw."""
    return "".join(f"{json.dumps(_plain(key, track))}\n" for key, track in tracks.items())


def read_tracks(text: str) -> dict[str, Track]:
    """The inverse of `write_tracks`; Unreadable where a line is no track."""
    tracks: dict[str, Track] = {}
    for line in text.splitlines():
        try:
            key, track = _track(json.loads(line))
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise Unreadable(line, 0, "a track") from error
        tracks[key] = track
    return tracks


def _plain(key: str, track: Track) -> dict[str, Any]:
    return {
        "draw": key,
        "object": str(track.kind),
        "start": [*track.start.place, *track.start.turn],
        "marks": track.marks,
        "hand": again.write(track.record),
    }


def _track(plain: dict[str, Any]) -> tuple[str, Track]:
    x, y, z, w, i, j, k = map(float, plain["start"])
    start = Pose((x, y, z), (w, i, j, k))
    record = again.read(plain["hand"])
    return str(plain["draw"]), Track(Kind(plain["object"]), start, bool(plain["marks"]), record)
