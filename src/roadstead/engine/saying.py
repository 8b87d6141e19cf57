"""Refusals as the wire tells them: a code, a sentence in the language asked for, the clause."""

from __future__ import annotations

from functools import cache
from typing import Any

from roadstead.engine.refusals import LanguageUnspoken
from roadstead.engine.request import Request
from roadstead.kernel.errors import IllegalMove, IllegalPosition, Refused
from roadstead.kernel.game import Position
from roadstead.kernel.log import BadLine
from roadstead.locale.texts import LANGUAGES, LAST_RESORT, Texts

texts_in = cache(Texts)


def language_of(request: Request) -> str:
    """The language a request wants sentences in; LanguageUnspoken if it is none of ours."""
    asked = request.get("lang", LAST_RESORT)
    if asked not in LANGUAGES:
        raise LanguageUnspoken(asked, ", ".join(LANGUAGES))
    return asked


def told_refusal(request: Request, refused: Refused) -> dict[str, Any]:
    """What was refused and why."""
    try:
        language = language_of(request)
    except Refused:
        language = LAST_RESORT
    return _told(refused, texts_in(language))


def _told(refused: Refused, texts: Texts) -> dict[str, Any]:
    told: dict[str, Any] = {
        "code": refused.code.replace("-", "_"),
        "message": sentence(refused, texts),
    }
    if isinstance(refused, IllegalMove):
        told["clause"] = refused.verdict.clause
    elif isinstance(refused, IllegalPosition):
        told["defects"] = refused.defects
    elif isinstance(refused, BadLine):
        reason = _told(refused.reason, texts)
        told |= {"line": refused.line, "word": refused.word, "reason": reason}
        if "clause" in reason:
            told["clause"] = reason["clause"]
    return told


def sentence(refused: Refused, texts: Texts) -> str:
    """The sentence for a reader: for a broken rule the rule, for a bad line its reason too."""
    if isinstance(refused, IllegalMove):
        verdict = refused.verdict
        return texts.refusal(game_of(refused), verdict.clause, verdict.args)
    arguments = dict(refused.arguments)
    if isinstance(refused, BadLine):
        arguments["reason"] = sentence(refused.reason, texts)
    return texts.text(f"error-{refused.code}", **arguments)


def game_of(refused: IllegalMove) -> str:
    assert isinstance(refused.position, Position), refused
    return refused.position.game.name
