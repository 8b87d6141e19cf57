"""Signs and colours of Shanghaien: every colour has a sign and a word as well."""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.shanghaien.words import NATION_WORDS

LAMP = "#d9922e"
SEAT_COLOURS = ("#e8705f", "#3aa6a0")
"""Coral and teal."""
NATION_COLOURS = {
    "red": "red",
    "azure": "bright_cyan",
    "blue": "bright_blue",
    "yellow": "bright_yellow",
    "orange": "dark_orange",
    "purple": "medium_purple",
    "green": "green",
    "grey": "grey62",
}


@dataclass(frozen=True, slots=True)
class Signs:
    """What lines, dice and nations are drawn with."""

    corners: str
    """Top left, top right, bottom left, bottom right."""
    across: str
    down: str
    dice: tuple[str, str]
    """The dice of who sits below and of who sits above."""
    up_arrow: str
    down_arrow: str
    nobody: str
    nations: dict[str, str]


def _by_nation(signs: str) -> dict[str, str]:
    return dict(zip(NATION_WORDS, signs, strict=True))


DRAWN = Signs("╭╮╰╯", "─", "│", ("●", "○"), "▲", "▼", "·", _by_nation("★♣✚◆▲☾♠■"))
ASCII = Signs("++++", "-", "|", ("o", "x"), "^", "v", ".", _by_nation("*%+<^(&#"))
