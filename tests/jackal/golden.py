"""How the golden games of Jackal were played; `python -m tests.jackal.golden` rewrites them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

from roadstead.jackal import Jackal
from roadstead.jackal.laying import seeded_island
from roadstead.kernel import NATURE, Event, Log, Move, Position, Refused, read_log

FOLDER = Path(__file__).parent.parent / "golden" / "jackal"


class Golden(NamedTuple):
    """A game to be played: its options, its seed, and what a reader should look at."""

    options: dict[str, object]
    seed: int
    title: str


SHORT = {"no_progress_rounds": 8}
GAMES = {
    "four": Golden({**SHORT}, 1, "Four captains, each for himself."),
    "pairs": Golden({**SHORT, "mode": "pairs"}, 2, "Two against two: opposite ships are partners."),
    "two": Golden({**SHORT, "mode": "two"}, 3, "Two captains with two crews each."),
    "three": Golden({**SHORT, "mode": "three"}, 4, "Three captains; the east stays empty."),
    "duel": Golden({**SHORT, "mode": "duel"}, 5, "Two captains, one ship each."),
    "treasure-island": Golden(
        {**SHORT, "expansion": True}, 6, "Four captains with the tiles of Treasure Island."
    ),
    "house-rules": Golden(
        {
            **SHORT,
            "expansion": True,
            "mode": "duel",
            "ice_after_horse": "same_vector",
            "ice_after_plane": "stop",
            "plane_targets": "any_cell",
            "horse_into_sea": "dive",
            "give_rum": "free",
            "early_end": "always",
            "first_player": "random",
        },
        7,
        "A duel by house rules.",
    ),
}


def liking(position: Position, move: Move) -> float:
    """Players who like gold and the unknown, so that much happens."""
    word, clause = str(move), position.allowing(move)
    if clause == "M4" and word.endswith(("coin", "treasure")):
        return 400
    if word.endswith(("coin", "treasure")):
        return 30
    return {"M6": 40, "X2": 20, "T13": 50, "M3": 5, "W1": 0.5, "M2": 1}.get(clause, 4)


def played(golden: Golden) -> Log:
    """The game of a seed, on the island of that seed."""
    random, dealer = (
        Random(golden.seed),
        seeded_island(golden.seed, expansion=bool(golden.options.get("expansion"))),
    )
    position: Position = Jackal(**golden.options).start()
    log = Log(position.game)
    while position.to_move != ():
        if position.to_move == NATURE:
            move = dealer.answer(position)
        else:
            moves = position.legal_moves()
            weights = [liking(position, move) for move in moves]
            move = random.choices(moves, weights)[0]
        log = log.with_entry(move)
        position = position.play(move).position
    return log


# --- telling -----------------------------------------------------------------------------------

WORD, WHO, EVERY = 24, 15, 40
"""Columns of the words of moves and of who made them; moves between two positions in full."""


def told(log: Log, title: str) -> str:
    """The log, one move a line, with who made it, the clause that allows it and what happened."""
    lines = [f"{log.game.header} |", f"# {title}"]
    moments = list(log.positions())
    for number, (move, (before, after)) in enumerate(
        zip(log.moves(), pairwise(moments), strict=True)
    ):
        if number % EVERY == 0:
            lines += ["", f"#   {str(before[0]).partition('| ')[2]}"]
        lines += tell_move(before[0], move, after[1])
    last = moments[-1][0]
    outcome = last.outcome()
    assert outcome is not None
    lines += ["", f"#   {str(last).partition('| ')[2]}"]
    lines += [f"#   winners {outcome.winners} score {outcome.score} why {outcome.why}"]
    return "\n".join(lines) + "\n"


def tell_move(position: Position, move: Move, events: tuple[Event, ...]) -> Iterator[str]:
    who = "nature" if position.to_move == NATURE else f"seat {position.to_move}"
    first, *more = [*map(str, events), ""][: max(1, len(events))]
    yield f"{move!s:<{WORD}}# {who + ', ' + position.allowing(move):<{WHO}}{first}".rstrip()
    for event in more:
        yield f"{'':<{WORD}}# {'':<{WHO}}{event}"


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.game"


def log_of(name: str) -> Log:
    return read_log(path_of(name).read_text(encoding="utf-8"), Jackal)


def rewrite(name: str) -> None:
    """A game that the rules still allow is told anew; else it is played again."""
    try:
        log = log_of(name)
    except (OSError, Refused) as reason:
        print(f"{name}: {reason}; played again")
        log = played(GAMES[name])
    path_of(name).write_text(told(log, GAMES[name].title), encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for each in GAMES:
        rewrite(each)
