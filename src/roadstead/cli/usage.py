"""A command line that cannot be read, told in the reader's language."""

from __future__ import annotations

import typer

from roadstead.locale.texts import Texts


def told_usage_error(texts: Texts, error: typer.TyperException) -> str:
    """What is wrong with the command line: by kind, else in the parser's own words."""
    kind = type(error).__name__
    if kind == "NoArgsIsHelpError":
        return error.format_message()
    if kind == "NoSuchOption":
        return texts.text("error-no-such-option", option=getattr(error, "option_name", ""))
    if kind == "BadOptionUsage":
        return texts.text("error-option-needs-value", option=getattr(error, "option_name", ""))
    if kind == "MissingParameter":
        return texts.text("error-missing-argument", argument=_hint(error))
    if isinstance(error, typer.BadParameter):
        return texts.text("error-bad-argument", argument=_hint(error))
    return texts.text("error-command-line", reason=error.format_message())


def _hint(error: typer.TyperException) -> str:
    """The name of the argument or option that the error is about."""
    param = getattr(error, "param", None)
    if param is None:
        return ""
    hint: str = param.get_error_hint()
    return hint.replace("'", "")
