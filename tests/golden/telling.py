"""A whole game as text for a reader with the rulebook in hand: a log whose comments tell it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from roadstead.kernel import NATURE, Event, Log, Move, Position

REMARKS = {
    "A13": "House rule: the double is rolled again.",
    "B2": "Too few dice left: the call is forced.",
    "C2": "The Crazy Captain comes aboard.",
    "C6a": "The Captain sends the dice back.",
    "C6b": "The Captain stops the trick; the card stays in the hand.",
    "C6c": "The Captain forbids the call: roll!",
    "D6": "A joker joins the crew.",
    "D8": "A die is nudged.",
    "D9": "Both dice are placed.",
    "D10": "Both dice are rolled again.",
    "N1": "No die was placed yet: the starter says now which end is 1.",
    "X2": "No Shanghai from now on.",
    "Y2": "The sharks are coming.",
    "Y4": "One die comes back, two are placed.",
    "Z4": "The doubles card is played and goes back to the middle.",
}
"""What is worth a line of its own, by the clause that allows it."""
WORD = 22
"""Columns of the words of moves."""
WHO = 14


def told(log: Log, title: list[str]) -> str:
    """The log, one move a line, with who made it, the clause that allows it and what happened."""
    lines = [f"{log.game.header} |", *title]
    moments = list(log.positions())
    for move, (before, after) in zip(log.moves(), pairwise(moments), strict=True):
        lines += tell_moment(before[0])
        lines += tell_move(before[0], move, after[1])
    lines += tell_end(moments[-1][0])
    return "\n".join(lines) + "\n"


def tell_moment(position: Position) -> Iterator[str]:
    """The position where a turn begins or a draw fills the Tavern's first card."""
    text = str(position)
    opens_turn = " phase:turn " in text
    opens_round = " phase:cards " in text and " tavern:" not in text
    if opens_round:
        yield ""
    if opens_turn or opens_round:
        yield f"#   {text.partition('| ')[2]}"
    if opens_round:
        yield from tell_views(position)


def tell_views(position: Position) -> Iterator[str]:
    """What a seat sees, where that is less than the position."""
    whole = str(position).partition("| ")[2]
    for seat in range(position.game.seats):
        seen = str(position.view(seat)).partition(f"| view:{seat} ")[2]
        if seen != whole:
            yield f"#   seat {seat} sees {seen}"


def tell_move(position: Position, move: Move, events: tuple[Event, ...]) -> Iterator[str]:
    clause = position.allowing(move)
    if clause in REMARKS and position.to_move != NATURE and str(move)[:5] != "back.":
        yield f"# {REMARKS[clause]}"
    who = "nature" if position.to_move == NATURE else f"seat {position.to_move}"
    first, *more = [*map(str, events), ""][: max(1, len(events))]
    yield f"{move!s:<{WORD}}# {who + ', ' + clause:<{WHO}}{first}".rstrip()
    for event in more:
        yield f"{'':<{WORD}}# {'':<{WHO}}{event}"


def tell_end(position: Position) -> Iterator[str]:
    outcome = position.outcome()
    yield ""
    yield f"#   {str(position).partition('| ')[2]}"
    yield from tell_views(position)
    if outcome is not None:
        winner = " and ".join(f"seat {seat}" for seat in outcome.winners) or "no one"
        score = " : ".join(map(str, outcome.score))
        yield f"# The end: {score}. {winner} wins ({outcome.why})."
