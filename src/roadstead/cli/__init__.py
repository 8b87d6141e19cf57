"""The program in a terminal."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roadstead.locale.texts import Texts

PROGRAM = "roadstead"
REFUSED = 2
"""The exit code when something given to the program was refused."""
INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> None:
    """The entry point of the program `roadstead`."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a strange letter must not end a game
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: list[str]) -> int:
    """Do what the command line says and answer the exit code."""
    if arguments == ["--version"]:  # answered at once: it needs no language
        from roadstead.cli.app import version_line

        print(version_line())
        return 0
    from roadstead.locale.texts import Texts, UnknownLanguage, language_of

    try:
        texts = Texts(language_of(os.environ, language_asked(arguments)))
    except UnknownLanguage as error:
        return complain_about_language(error.given)
    return run_in(texts, arguments)


def language_asked(arguments: list[str]) -> str | None:
    """What stands behind `--lang`: needed before anything else is read."""
    for place, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return None


def complain_about_language(given: str) -> int:
    from roadstead.locale.texts import LANGUAGES, LAST_RESORT, Texts

    languages = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
    complain(Texts(LAST_RESORT).text("error-unknown-language", given=given, languages=languages))
    return REFUSED


def complain(sentence: str) -> None:
    print(f"{PROGRAM}: {sentence}", file=sys.stderr)


def run_in(texts: Texts, arguments: list[str]) -> int:
    """Run a command in a language; what it refuses is told in that language."""
    import typer

    from roadstead.cli.app import built, check_command
    from roadstead.kernel.errors import Refused

    try:
        check_command(arguments)
        code = built(texts, arguments)(arguments, prog_name=PROGRAM, standalone_mode=False)
    except typer.TyperException as error:
        from roadstead.cli.usage import told_usage_error

        complain(told_usage_error(texts, error))
        return REFUSED
    except Refused as refused:
        from roadstead.cli.speaking import told_refusal

        complain(told_refusal(texts, refused))
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    return int(code or 0)
