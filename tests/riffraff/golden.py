"""Whole games of Riff Raff as text for a reader with the rulebook in hand.

`python -m tests.riffraff.golden` tells the games anew from their logs; people review the
difference. A game whose file is gone is played again, which for the real ship takes a minute.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

from roadstead.arena.riffraff import mate_named, play_game
from roadstead.kernel import NATURE, Event, Log, Move, Position, read_log
from roadstead.riffraff import RiffRaff, RiffRaffPosition
from roadstead.riffraff.moves import Choose, LetDraw, Loaded
from roadstead.riffraff.state import Phase
from tests.riffraff.stub import random_step

FOLDER = Path(__file__).parents[1] / "golden" / "riffraff"
WORD = 14


class Golden(NamedTuple):
    """A game to be told: how it is played, and what a reader should look at."""

    play: Callable[[], Log]
    title: str


def on_stub(seed: int, high_cards: bool, **options: object) -> Log:
    """A random game on a ship that answers at random, where all like the same cards."""
    generator = Random(seed)
    position = RiffRaff(**options).start()
    log = Log(position.game)
    while position.to_move != ():
        move = random_step(position, generator)
        if isinstance(move, Choose | LetDraw):
            move = _card(position, generator, high_cards)
        log = log.with_entry(move)
        step = position.play(move)
        assert isinstance(step.position, RiffRaffPosition)
        position = step.position
    return log


def _card(position: RiffRaffPosition, generator: Random, high_cards: bool) -> Move:
    """A card for the first who has none; now and then a change of mind, or nothing in time."""
    seat = position.chosen.index(0)
    cards = position.table.unplayed[seat]
    if generator.random() < 0.08 and LetDraw(seat) in position.legal_moves():
        return LetDraw(seat)
    if generator.random() < 0.08 and any(position.chosen):
        seat = next(seat for seat, card in enumerate(position.chosen) if card)
        cards = position.table.unplayed[seat]
    return Choose(seat, max(cards) if high_cards else generator.choice(cards))


GAMES = {
    "four-on-the-ship": Golden(
        lambda: play_game([mate_named("quick")] * 4, 1).log,
        "Four computers of the level quick on the real ship. The poses were measured once and are\n"
        "never simulated again.",
    ),
    "two-players": Golden(
        lambda: on_stub(4, high_cards=False, seats=2),
        "Two players with two sets each. After ten rounds they take their cards back. The ship is\n"
        "a stub that answers at random.",
    ),
    "many-ties": Golden(
        lambda: on_stub(7, high_cards=True),
        "Everybody plays the highest card he has: the captain names his successor and orders the\n"
        "others. The ship is a stub.",
    ),
    "house-rules": Golden(
        lambda: on_stub(
            12,
            high_cards=True,
            seats=3,
            hand="free+helmsman+free",
            first_captain="host",
            captain_may_name_himself="no",
            tie_order="seat_order",
            caught_own="russian_text",
        ),
        "House rules. The host names the first captain, no captain names himself, equals load as\n"
        "they sit, and who catches his own piece is rid of it. The ship is a stub.",
    ),
}


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.game"


def log_of(name: str) -> Log:
    """The game as it stands in its file."""
    return read_log(path_of(name).read_text(encoding="utf-8"), RiffRaff)


def told(log: Log, title: str) -> str:
    """The log, one move a line, with who made it, the clause that allows it and what happened."""
    lines = [f"{log.game.header} |", *(f"# {line}" for line in title.splitlines())]
    moments = list(log.positions())
    for move, (before, after) in zip(log.moves(), pairwise(moments), strict=True):
        lines += _moment(before[0])
        lines += _move(before[0], move, after[1])
        lines += _secrets(after[0], move)
    outcome = moments[-1][0].outcome()
    assert outcome is not None
    lines += ["", f"# won by {outcome.winners}, objects left {outcome.score}: {outcome.why}"]
    return "\n".join(lines) + "\n"


def _moment(position: Position) -> Iterator[str]:
    """The position at the beginning of a round, without the ship."""
    assert isinstance(position, RiffRaffPosition)
    if position.table.phase is Phase.CHOOSE and not any(position.chosen):
        yield ""
        yield f"#   {str(position).partition('| ')[2].partition(' ship:')[0]}"


def _move(position: Position, move: Move, events: tuple[Event, ...]) -> Iterator[str]:
    who = "chance" if position.to_move == NATURE else f"seat {_seat(position, move)}"
    word, clause = str(move), position.allowing(move)
    happened = "; ".join(map(str, events)) or "-"
    if isinstance(move, Loaded):
        yield word
        yield f"{'':<{WORD}}# the ship {clause}: {happened}"
    else:
        yield f"{word:<{WORD}}# {who} {clause}: {happened}"


def _seat(position: Position, move: Move) -> object:
    return getattr(move, "seat", position.to_move)


def _secrets(position: Position, move: Move) -> Iterator[str]:
    """What each seat knows of the cards that lie face down."""
    assert isinstance(position, RiffRaffPosition)
    if position.table.phase is Phase.CHOOSE and any(position.chosen) and isinstance(move, Choose):
        seen = (str(position.view(seat)).partition("| ")[2] for seat in range(position.game.seats))
        fronts = ", ".join(text.partition(" round:")[0] for text in seen)
        yield f"{'':<{WORD}}#   {fronts}"


def rewrite(name: str) -> None:
    golden = GAMES[name]
    log = log_of(name) if path_of(name).exists() else golden.play()
    path_of(name).write_text(told(log, golden.title), encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        rewrite(name)
