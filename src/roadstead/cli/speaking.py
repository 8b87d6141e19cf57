"""What was refused and why, in the reader's language."""

from __future__ import annotations

from roadstead.cli.refusals import BadSavedLine
from roadstead.kernel.errors import IllegalMove, Refused
from roadstead.kernel.game import Game, Position
from roadstead.kernel.log import BadLine
from roadstead.kernel.verdict import Verdict
from roadstead.locale.texts import Texts


def told_refusal(texts: Texts, refused: Refused) -> str:
    """One sentence: what is wrong, and if possible what would be right."""
    if isinstance(refused, IllegalMove):
        assert isinstance(refused.position, Position), refused
        return told_verdict(texts, refused.position.game.name, refused.verdict)
    arguments = dict(refused.arguments)
    if isinstance(refused, BadLine):
        arguments["reason"] = told_refusal(texts, refused.reason)
    if isinstance(refused, BadSavedLine):
        arguments["fault"] = texts.text(f"error-fault-{refused.fault}")
    return texts.text(f"error-{refused.code}", **arguments)


def told_verdict(texts: Texts, game: str, verdict: Verdict) -> str:
    """Why a move is not possible, and the clause that says so."""
    return f"{texts.refusal(game, verdict.clause, verdict.args)} [{verdict.clause}]"


def told_clause(texts: Texts, game: Game, clause: str) -> str:
    """A clause as it stands in the rules, with the options of this game."""
    return f"[{clause}] {texts.text(f'{game.name}-{clause}', **game.schema.texts(game.options))}"
