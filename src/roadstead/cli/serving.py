"""Serving tables from the terminal: where to go, a code for the phone, and the browser opened."""

from __future__ import annotations

import sys
import webbrowser
from itertools import zip_longest
from pathlib import Path

import segno
from rich.text import Text

from roadstead.cli.screen import Screen
from roadstead.server.serving import EVERYWHERE, Addresses, Wishes, serve, usual_data

BLOCKS = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
"""By two modules, one above the other: a dark module is left dark."""


def serve_tables(
    screen: Screen,
    host: str,
    port: int | None,
    data: Path | None,
    more: list[str],
    *,
    browser: bool,
) -> None:
    """Serve until it is interrupted."""
    path = data or usual_data()

    def ready(found: Addresses) -> None:
        tell(screen, found, path)
        if browser:
            webbrowser.open(found.here)

    serve(Wishes(host or EVERYWHERE, port, path, tuple(more)), ready)


def tell(screen: Screen, found: Addresses, data: Path) -> None:
    """The address, and for a phone on the same network one to photograph."""
    texts = screen.texts
    screen.exact(texts.text("server-address", address=found.here))
    if found.network:
        screen.exact(texts.text("server-network", address=found.network))
        if not screen.ascii_only:
            screen.line(code_of(found.network))
    screen.exact(texts.text("server-data", path=str(data)))
    screen.exact(texts.text("server-stop"))
    sys.stdout.flush()


def code_of(address: str) -> Text:
    """A QR code, two rows to a line, light on dark whatever the terminal's own colours are."""
    rows = [tuple(row) for row in segno.make(address, micro=False).matrix_iter(border=2)]
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=(0,) * len(rows[0]))
    lines = ("".join(BLOCKS[pair] for pair in zip(*two, strict=True)) for two in pairs)
    return Text("\n".join(lines), style="white on black")
