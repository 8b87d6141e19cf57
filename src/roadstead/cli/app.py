"""The commands of the program, described in the reader's language."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from roadstead.cli.refusals import UnknownCommand
from roadstead.cli.screen import Screen
from roadstead.locale.texts import Texts

Help = Callable[[str], str]
Add = Callable[[typer.Typer, Texts, Help], None]
HEADINGS = {
    "Usage: ": "cli-help-usage",
    "\nArguments:\n": "cli-help-title-arguments",
    "\nOptions:\n": "cli-help-title-options",
    "\nCommands:\n": "cli-help-title-commands",
}
"""What the library writes above the parts of a help text."""
REQUIRED = "  [required]"
FIRST_GAME = "shanghaien"
"""What is played when nobody says which game."""


def version_line() -> str:
    from roadstead import __version__

    return f"roadstead {__version__}"


def built(texts: Texts, arguments: list[str]) -> typer.Typer:
    """The program with the command that is asked for, or with all of them."""
    wanted = next((each for each in arguments if each in COMMANDS), None)
    described = "--help" in arguments or wanted is None
    told: Help = texts.text if described else str
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    add_root(app, texts, told)
    for name, add in COMMANDS.items():
        if wanted in (None, name):
            add(app, texts, told)
    return app


def in_our_words(help: str, told: Help) -> str:
    """The library's headings of a help text, in the reader's language."""
    for heading, id in HEADINGS.items():
        help = help.replace(heading, heading.replace(heading.strip(), told(id)), 1)
    return help.replace(REQUIRED, "")


def command_in(told: Help) -> type[TyperCommand]:
    class Spoken(TyperCommand):
        def get_help(self, ctx: Any) -> str:
            return in_our_words(super().get_help(ctx), told)

    return Spoken


def group_in(told: Help) -> type[TyperGroup]:
    class Spoken(TyperGroup):
        def get_help(self, ctx: Any) -> str:
            return in_our_words(super().get_help(ctx), told)

    return Spoken


def show_help(ctx: typer.Context, wanted: bool) -> None:
    if wanted:
        typer.echo(ctx.get_help())
        raise typer.Exit


def add_root(app: typer.Typer, texts: Texts, told: Help) -> None:
    def show_version(wanted: bool) -> None:
        if wanted:
            typer.echo(version_line())
            raise typer.Exit

    @app.callback(
        cls=group_in(told),
        help=told("cli-help-roadstead"),
        no_args_is_help=True,
        context_settings={"help_option_names": []},
    )
    def roadstead(
        version: Annotated[
            bool,
            typer.Option(
                "--version",
                callback=show_version,
                is_eager=True,
                show_default=False,
                help=told("cli-help-version"),
            ),
        ] = False,
        lang: Annotated[str, language_option(told)] = "",
        help: Annotated[bool, help_option(told)] = False,
    ) -> None:
        """The texts have been chosen before this is built, so the language is only described."""


def language_option(told: Help) -> Any:
    return typer.Option("--lang", metavar="XX", show_default=False, help=told("cli-help-lang"))


def help_option(told: Help) -> Any:
    return typer.Option(
        "--help", callback=show_help, is_eager=True, show_default=False, help=told("cli-help-help")
    )


def plain_option(told: Help) -> Any:
    return typer.Option("--plain", show_default=False, help=told("cli-help-plain"))


def ascii_option(told: Help) -> Any:
    return typer.Option("--ascii", show_default=False, help=told("cli-help-ascii"))


def game_argument(told: Help) -> Any:
    return typer.Argument(metavar="GAME", show_default=False, help=told("cli-help-game"))


def command(app: typer.Typer, told: Help, name: str) -> Any:
    """The frame of every command."""
    return app.command(
        name,
        cls=command_in(told),
        help=told(f"cli-help-{name}"),
        context_settings={"help_option_names": []},
    )


def add_play(app: typer.Typer, texts: Texts, told: Help) -> None:
    def option(name: str, metavar: str) -> Any:
        flag, text = f"--{name}", told(f"cli-help-play-{name}")
        return typer.Option(flag, metavar=metavar, show_default=False, help=text)

    @command(app, told, "play")
    def play(  # noqa: PLR0913 - a command takes its options as arguments
        *,
        game: Annotated[str, game_argument(told)] = FIRST_GAME,
        first: Annotated[str, option("first", "WHO")] = "",
        second: Annotated[str, option("second", "WHO")] = "",
        sit: Annotated[str, option("sit", "A,B,C,D")] = "",
        level: Annotated[str, option("level", "NAME")] = "",
        names: Annotated[str, option("names", "A,B")] = "",
        expansions: Annotated[str, option("expansions", "A+B")] = "",
        options: Annotated[list[str] | None, option("option", "NAME=VALUE")] = None,
        seed: Annotated[str, option("seed", "TEXT")] = "",
        save: Annotated[Path | None, option("save", "FILE")] = None,
        resume: Annotated[Path | None, option("resume", "FILE")] = None,
        plain: Annotated[bool, plain_option(told)] = False,
        ascii_only: Annotated[bool, ascii_option(told)] = False,
        lang: Annotated[str, language_option(told)] = "",
        help: Annotated[bool, help_option(told)] = False,
    ) -> None:
        from roadstead.cli.opening import Wishes, play_at

        chosen = [*(options or []), *([f"expansions={expansions}"] if expansions else [])]
        wishes = Wishes(game, [first, second], sit, level, names, chosen, seed, save, resume)
        play_at(Screen(texts, plain, ascii_only), wishes)


def add_rules(app: typer.Typer, texts: Texts, told: Help) -> None:
    @command(app, told, "rules")
    def rules(
        game: Annotated[str, game_argument(told)],
        clause: Annotated[
            str,
            typer.Option(
                "--clause", metavar="ID", show_default=False, help=told("cli-help-rules-clause")
            ),
        ] = "",
        lang: Annotated[str, language_option(told)] = "",
        help: Annotated[bool, help_option(told)] = False,
    ) -> None:
        from roadstead.cli.reading import clause_lines_of, page_lines, read_page
        from roadstead.harbour import game_named

        kind = game_named(game)
        if clause:
            Screen(texts).lines(clause_lines_of(texts, kind(), clause))
        else:
            read_page(Screen(texts), page_lines(texts, kind()))


def add_options(app: typer.Typer, texts: Texts, told: Help) -> None:
    @command(app, told, "options")
    def options(
        game: Annotated[str, game_argument(told)],
        lang: Annotated[str, language_option(told)] = "",
        help: Annotated[bool, help_option(told)] = False,
    ) -> None:
        from roadstead.cli.listing import all_option_lines

        Screen(texts).lines(all_option_lines(texts, game))


def add_games(app: typer.Typer, texts: Texts, told: Help) -> None:
    @command(app, told, "games")
    def games(
        lang: Annotated[str, language_option(told)] = "",
        help: Annotated[bool, help_option(told)] = False,
    ) -> None:
        from roadstead.cli.listing import game_lines

        Screen(texts).lines(game_lines(texts))


def add_show(app: typer.Typer, texts: Texts, told: Help) -> None:
    @command(app, told, "show")
    def show(
        position: Annotated[
            str,
            typer.Argument(
                metavar="POSITION", show_default=False, help=told("cli-help-show-position")
            ),
        ],
        seat: Annotated[
            int | None,
            typer.Option(
                "--seat", metavar="N", show_default=False, help=told("cli-help-show-seat")
            ),
        ] = None,
        plain: Annotated[bool, plain_option(told)] = False,
        ascii_only: Annotated[bool, ascii_option(told)] = False,
        lang: Annotated[str, language_option(told)] = "",
        help: Annotated[bool, help_option(told)] = False,
    ) -> None:
        from roadstead.cli.showing import show as show_line

        line = sys.stdin.read() if position == "-" else position
        show_line(Screen(texts, plain, ascii_only), line.strip(), seat)


def add_replay(app: typer.Typer, texts: Texts, told: Help) -> None:
    def flag(name: str) -> Any:
        return typer.Option(f"--{name}", show_default=False, help=told(f"cli-help-replay-{name}"))

    @command(app, told, "replay")
    def replay(  # noqa: PLR0913 - a command takes its options as arguments
        *,
        file: Annotated[
            Path,
            typer.Argument(metavar="FILE", show_default=False, help=told("cli-help-replay-file")),
        ],
        step: Annotated[
            int | None,
            typer.Option(
                "--step", metavar="N", show_default=False, help=told("cli-help-replay-step")
            ),
        ] = None,
        all_steps: Annotated[bool, flag("all")] = False,
        watch: Annotated[bool, flag("watch")] = False,
        plain: Annotated[bool, plain_option(told)] = False,
        ascii_only: Annotated[bool, ascii_option(told)] = False,
        lang: Annotated[str, language_option(told)] = "",
        help: Annotated[bool, help_option(told)] = False,
    ) -> None:
        from roadstead.cli.replaying import replay_file

        replay_file(Screen(texts, plain, ascii_only), file, step, every=all_steps, watched=watch)


def add_engine(app: typer.Typer, texts: Texts, told: Help) -> None:
    @command(app, told, "engine")
    def engine(
        lang: Annotated[str, language_option(told)] = "",
        help: Annotated[bool, help_option(told)] = False,
    ) -> None:
        from roadstead.cli.engine import main as answer_lines

        raise typer.Exit(answer_lines())


def add_bench(app: typer.Typer, texts: Texts, told: Help) -> None:
    @command(app, told, "bench")
    def bench(
        game: Annotated[str, game_argument(told)],
        as_json: Annotated[
            bool, typer.Option("--json", show_default=False, help=told("cli-help-bench-json"))
        ] = False,
        lang: Annotated[str, language_option(told)] = "",
        help: Annotated[bool, help_option(told)] = False,
    ) -> None:
        from roadstead.cli.bench import main as measure

        raise typer.Exit(measure(game, as_json=as_json))


def add_serve(app: typer.Typer, texts: Texts, told: Help) -> None:
    def option(name: str, metavar: str | None = None) -> Any:
        text = told(f"cli-help-serve-{name}")
        return typer.Option(f"--{name}", metavar=metavar, show_default=False, help=text)

    @command(app, told, "serve")
    def serve(  # noqa: PLR0913 - a command takes its options as arguments
        *,
        host: Annotated[str, option("host", "ADDRESS")] = "",
        port: Annotated[int | None, option("port", "N")] = None,
        data: Annotated[Path | None, option("data", "FILE")] = None,
        origin: Annotated[list[str] | None, option("origin", "ADDRESS")] = None,
        no_browser: Annotated[bool, option("no-browser")] = False,
        lang: Annotated[str, language_option(told)] = "",
        help: Annotated[bool, help_option(told)] = False,
    ) -> None:
        from roadstead.cli.serving import serve_tables

        screen = Screen(texts)
        serve_tables(screen, host, port, data, origin or [], browser=not no_browser)


def add_verify(app: typer.Typer, texts: Texts, told: Help) -> None:
    @command(app, told, "verify")
    def verify(
        file: Annotated[
            Path,
            typer.Argument(metavar="FILE", show_default=False, help=told("cli-help-verify-file")),
        ],
        lang: Annotated[str, language_option(told)] = "",
        help: Annotated[bool, help_option(told)] = False,
    ) -> None:
        from roadstead.cli.saving import text_of
        from roadstead.server.verifying import verified

        found = verified(text_of(file))
        Screen(texts).say("server-verified", draws=found.draws, moves=found.moves)


COMMANDS: dict[str, Add] = {
    "play": add_play,
    "rules": add_rules,
    "options": add_options,
    "games": add_games,
    "replay": add_replay,
    "show": add_show,
    "serve": add_serve,
    "verify": add_verify,
    "engine": add_engine,
    "bench": add_bench,
}


def check_command(arguments: list[str]) -> None:
    """The first word that is no option names a command."""
    words = [word for word in without_language(arguments) if not word.startswith("-")]
    if words and words[0] not in COMMANDS:
        raise UnknownCommand(words[0], ", ".join(COMMANDS))


def without_language(arguments: list[str]) -> Iterator[str]:
    """The command line without `--lang` and its value, which may stand before the command."""
    rest = iter(arguments)
    for word in rest:
        if word == "--lang":
            next(rest, None)
        else:
            yield word
