"""A game in a file: its log, and in comments who sits where and the seed of the dealer."""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

from roadstead.cli.refusals import BadSavedLine, CannotRead, CannotWrite
from roadstead.cli.seats import LONGEST_NAME, PERSON, Chair
from roadstead.cli.sitting import Sitting, checked_seed
from roadstead.harbour import game_named
from roadstead.kernel.errors import Refused
from roadstead.kernel.log import Log, read_log
from roadstead.kernel.notation import read_header
from roadstead.players.crew import player_named

LONGEST_FILE = 2_000_000
SEAT = re.compile(r"# seat ([0-9]): ([a-z][a-z-]*)(?: \((.*)\))?")
SEED = re.compile(r"# seed: (.*)")
END = re.compile(r"# end: ([0-9]+) ([0-9a-f]{16})")
ENDING = ".game"


def written(sitting: Sitting, notice: str) -> str:
    """The file: header, seats, seed, moves; the last line tells whether anything was lost."""
    header, _, moves = str(sitting.log).partition("\n")
    chairs = (f"# seat {seat}: {_chair(chair)}" for seat, chair in enumerate(sitting.chairs))
    told = [header, *chairs, f"# {notice}", f"# seed: {sitting.seed}"]
    body = "\n".join(told) + "\n" + moves
    return f"{body}# end: {len(body.splitlines())} {_checksum(body)}\n"


def _chair(chair: Chair) -> str:
    return f"{chair.sitter} ({chair.name})" if chair.name else chair.sitter


def _checksum(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:16]


def save(sitting: Sitting, path: Path, notice: str) -> None:
    """Write the whole file beside the old one, then put it in its place: never half a game."""
    try:
        _replace(path, written(sitting, notice))
    except OSError as error:
        raise CannotWrite(str(path), error.strerror or str(error)) from error


def _replace(path: Path, text: str) -> None:
    place = path.resolve()
    handle, name = tempfile.mkstemp(dir=place.parent, prefix=f".{place.name}.")
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(place)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise


def free_path(folder: Path, game: str) -> Path:
    """`shanghaien-1.game`, or the first number that is free."""
    number = 1
    while (folder / f"{game}-{number}{ENDING}").exists():
        number += 1
    return folder / f"{game}-{number}{ENDING}"


# --- reading -----------------------------------------------------------------------------------


def text_of(path: Path) -> str:
    """The text of a file; CannotRead says why there is none."""
    try:
        with path.open("rb") as file:
            raw = file.read(LONGEST_FILE + 1)
    except OSError as error:
        raise CannotRead(str(path), error.strerror or str(error)) from error
    if len(raw) > LONGEST_FILE:
        raise BadSavedLine(1, "too-large")
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        raise BadSavedLine(raw.count(b"\n", 0, error.start) + 1, "not-text") from error


def read_game(text: str) -> Log:
    """The log in a file, written by us or by hand; what we wrote must be whole."""
    lines = text.splitlines()
    if any(map(SEAT.fullmatch, lines)) or any(map(END.fullmatch, lines)):
        _check_whole(text)
    header = lines[0].partition("|")[0] if lines else ""
    return read_log(text, game_named(read_header(header).game))


def read_sitting(text: str) -> Sitting:
    """A saved game, ready to go on; the first line that is wrong is named."""
    log = read_game(text)
    _check_whole(text)
    return Sitting(log, tuple(_read_chairs(text, log)), _read_seed(text))


def read_chairs(text: str, log: Log) -> tuple[Chair, ...]:
    """Who sat where, as the file tells; nobody if it was written by hand."""
    lines = text.splitlines()
    return tuple(_read_chairs(text, log)) if any(map(SEAT.fullmatch, lines)) else ()


def _check_whole(text: str) -> None:
    """The last line counts the lines before it and knows their checksum."""
    *body, last = text.splitlines(keepends=True) or [""]
    end = END.fullmatch(last.rstrip("\r\n"))
    if end is None:
        raise BadSavedLine(len(body) + 1, "cut-off")
    if int(end[1]) != len(body):
        raise BadSavedLine(len(body) + 1, "lines-missing")
    if end[2] != _checksum("".join(body)):
        raise BadSavedLine(len(body) + 1, "changed")


def _read_chairs(text: str, log: Log) -> Iterator[Chair]:
    lines = text.splitlines()
    for seat in range(log.game.seats):
        line = 1 + seat
        found = SEAT.fullmatch(lines[line]) if line < len(lines) else None
        if found is None or int(found[1]) != seat or len(found[3] or "") > LONGEST_NAME:
            raise BadSavedLine(line + 1, "seat-expected")
        yield _chair_of(found, log, line + 1)


def _chair_of(found: re.Match[str], log: Log, line: int) -> Chair:
    if found[2] != PERSON:
        try:
            player_named(log.game.name, found[2])
        except Refused as refused:
            raise BadSavedLine(line, "player-unknown") from refused
    return Chair(found[2], found[3] or "")


def _read_seed(text: str) -> str:
    """The dealer goes on from the seed: the same draws, whoever asks."""
    for number, line in enumerate(text.splitlines(), start=1):
        found = SEED.fullmatch(line)
        if found:
            try:
                return checked_seed(found[1])
            except Refused as refused:
                raise BadSavedLine(number, "seed-expected") from refused
    raise BadSavedLine(1, "seed-expected")
