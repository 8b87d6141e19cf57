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


def main() -> None:
    """The entry point of the program `roadstead`."""
    app()
