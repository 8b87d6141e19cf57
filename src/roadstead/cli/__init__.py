"""The program in a terminal."""

from typing import Annotated

import typer

from roadstead import __version__

app = typer.Typer(no_args_is_help=True)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"roadstead {__version__}")
        raise typer.Exit


@app.callback()
def roadstead(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """Three harbour games."""


@app.command()
def engine() -> None:
    """Answer JSON lines on standard input."""
    from roadstead.cli.engine import main as answer_lines  # read only when asked for

    raise typer.Exit(answer_lines())


@app.command()
def bench(game: str, as_json: Annotated[bool, typer.Option("--json")] = False) -> None:
    """Measure the speed of a game."""
    from roadstead.cli.bench import main as measure  # it loads the compiler

    raise typer.Exit(measure(game, as_json=as_json))


def main() -> None:
    """The entry point of the program `roadstead`."""
    app()
