"""How a game of Jackal ended: the gold of each captain, then who won and why."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from roadstead.cli.jackal.signs import LAMP
from roadstead.cli.jackal.words import Speech
from roadstead.kernel.game import Outcome, Position


def result_lines(speech: Speech, position: Position) -> Iterator[Text]:
    """Gold by captain, then the verdict."""
    outcome = position.outcome()
    assert outcome is not None, position
    yield Text(f" {speech.word('aboard')}", style="bold")
    for name, gold in zip(speech.company.names, outcome.score, strict=True):
        yield Text(f"   {name:<26} {gold:>2}")
    yield Text(f"{verdict(speech, outcome)} ({speech.why(outcome.why, outcome.why)})", style=LAMP)


def verdict(speech: Speech, outcome: Outcome) -> str:
    """Who won, with how much gold; several share."""
    gold = max(outcome.score)
    if not gold:
        return speech.texts.text("jackal-outcome-nobody")
    names = [speech.company.names[seat] for seat in outcome.winners]
    if len(names) > 1:
        return speech.texts.text("jackal-outcome-shared", gold=gold, names=", ".join(names))
    seat = outcome.winners[0]
    you = speech.company.you(seat)
    return speech.texts.text("jackal-outcome-win", name=names[0], you=you, gold=gold)
