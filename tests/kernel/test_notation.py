"""How every line begins: game, rules version, options, a bar."""

from __future__ import annotations

import pytest

from roadstead.kernel import OptionsDiffer, Unreadable
from roadstead.kernel.notation import (
    LONGEST_LINE,
    Header,
    game_of,
    read_header,
    read_line,
    read_view_line,
    split_line,
)
from roadstead.shanghaien import Shanghaien


def test_a_header_is_game_version_and_options() -> None:
    read = read_header("riff-raff/12 fog=true wind=fair")
    assert read == Header("riff-raff", 12, {"fog": "true", "wind": "fair"})


@pytest.mark.parametrize(
    ("text", "at", "expected"),
    [
        ("", 0, "game/version"),
        ("jackal", 0, "game/version"),
        ("jackal/", 0, "game/version"),
        ("/1", 0, "game/version"),
        ("Jackal/1", 0, "game/version"),
        ("jackal/1234567", 0, "game/version"),
        ("jackal/1x fog=true", 0, "game/version"),
        ("jackal/1 fog", 9, "option=value"),
        ("jackal/1 fog=", 9, "option=value"),
        ("jackal/1 =true", 9, "option=value"),
        ("jackal/1 fog=1 fog=2", 15, "option=value"),
    ],
)
def test_what_is_no_header_is_pointed_at(text: str, at: int, expected: str) -> None:
    with pytest.raises(Unreadable) as raised:
        read_header(text)
    assert (raised.value.at, raised.value.expected) == (at, expected)


def test_a_line_has_a_bar() -> None:
    assert split_line(" jackal/1 |  the rest | of it ") == ("jackal/1", "the rest | of it")
    with pytest.raises(Unreadable) as raised:
        split_line("jackal/1 the rest")
    assert (raised.value.at, raised.value.expected) == (17, "|")


def test_a_line_is_not_endless() -> None:
    assert split_line("|".ljust(LONGEST_LINE))[0] == ""
    with pytest.raises(Unreadable) as raised:
        split_line("|".ljust(LONGEST_LINE + 1))
    assert raised.value.at == LONGEST_LINE


def test_a_header_makes_its_game() -> None:
    assert game_of("shanghaien/1", Shanghaien) == Shanghaien()
    assert game_of("shanghaien/1 end_tie=play_again", Shanghaien) != Shanghaien()


@pytest.mark.parametrize(
    ("header", "at", "expected"),
    [("jackal/1", 0, "shanghaien/1"), ("shanghaien/2", 11, "1")],
)
def test_another_game_or_version_is_refused(header: str, at: int, expected: str) -> None:
    with pytest.raises(Unreadable) as raised:
        game_of(header, Shanghaien)
    assert (raised.value.at, raised.value.expected) == (at, expected)


def test_options_given_apart_must_agree() -> None:
    header = "shanghaien/1 end_tie=play_again"
    assert game_of(header, Shanghaien, {"end_tie": "play_again"}).header == header
    with pytest.raises(OptionsDiffer) as raised:
        game_of(header, Shanghaien, {"end_tie": "draw", "direction": "at_first_placement"})
    assert raised.value.arguments == {"options": "end_tie"}


def test_positions_and_views_are_read_by_line() -> None:
    start = Shanghaien(hide_discards=True).start()
    assert read_line(str(start), Shanghaien) == start
    game, view = read_view_line(str(start.view(1)), Shanghaien)
    assert (game, view) == (start.game, start.view(1))
