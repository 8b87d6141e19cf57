"""The words of Shanghaien in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from roadstead.cli.faces import Company
from roadstead.kernel.game import Event, Move
from roadstead.locale.texts import Texts
from roadstead.shanghaien import moves
from roadstead.shanghaien.wording import read_move
from roadstead.shanghaien.words import NATION_WORDS, ROW_WORDS, TRICK_WORDS

ROW_OF_DIE = ("none", "left", "right")
MOVE_TEXTS = {"Return": "back"}
"""Kinds of moves whose text is not named like their class."""


def card_text(texts: Texts, card: str) -> str:
    return texts.text(f"shanghaien-card-{card}")


def nation_text(texts: Texts, nation: str) -> str:
    """Its people and its colour: the table shows the colour."""
    id = f"shanghaien-nation-{nation}"
    return f"{texts.text(id)}, {texts.text(f'{id}.colour')}"


def dice_text(dice: Iterable[int]) -> str:
    return ", ".join(map(str, dice))


def spread_dice(spread: Iterable[int]) -> list[int]:
    """Dice counted by pips, one by one."""
    return [pips for pips, count in enumerate(spread, start=1) for _ in range(count)]


def event_text(texts: Texts, company: Company, event: Event) -> str:
    """What happened, as a sentence."""
    facts = event.facts()
    told = texts.told("shanghaien", facts)
    if "seat" in facts:
        told["name"], told["you"] = company.names[facts["seat"]], company.you(facts["seat"])
    if "nation" in facts:
        told["nation"] = nation_text(texts, facts["nation"])
    if "what" in facts:
        told["what"] = move_text(texts, read_move(facts["what"]))
    return texts.text(f"shanghaien-event-{event.name}", **told)


def move_text(texts: Texts, move: Move) -> str:
    """A move of a seat as a menu shows it."""
    kind = type(move).__name__
    words = "".join(f"-{c.lower()}" if c.isupper() else c for c in kind).lstrip("-")
    facts = facts_of_move(move)
    told = texts.told("shanghaien", facts)
    if "nation" in facts:
        told["nation"] = nation_text(texts, str(facts["nation"]))
    return texts.text(f"shanghaien-move-{MOVE_TEXTS.get(kind, words)}", **told)


def facts_of_move(move: Move) -> Mapping[str, str | int]:
    """What a move names, in the words of the game."""
    match move:
        case moves.Declare(row):
            return {"row": ROW_WORDS[row]}
        case moves.Place(die, row) | moves.Return(die, row):
            return {"die": die, "row": ROW_OF_DIE[row]}
        case moves.Joker(card, nation):
            return {"card": TRICK_WORDS[card], "nation": NATION_WORDS[nation]}
        case moves.Nudge(card, die, to):
            return {"card": TRICK_WORDS[card], "die": die, "to": to}
        case moves.Both(card, row):
            return {"card": TRICK_WORDS[card], "row": ROW_OF_DIE[row]}
        case moves.Reroll(card):
            return {"card": TRICK_WORDS[card]}
        case moves.Exchange(die):
            return {"die": die}
        case _:
            return {}
