"""Laws of notation: positions, views and logs read back as they were written."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roadstead.harbour import game_named
from roadstead.kernel import Game, Log, Position, Refused, Unreadable, read_log
from roadstead.kernel.notation import read_line, read_view_line
from tests.laws.lines import GAMES, lines, next_move, positions


def seats_of(position: Position) -> list[int | None]:
    return [None, *range(position.game.seats)]


@pytest.mark.parametrize("name", GAMES)
def test_a_position_reads_back(name: str) -> None:
    for position in positions(name, games=20, share=0.2):
        again = read_line(str(position), type(position.game))
        assert again == position
        assert hash(again) == hash(position)
        assert str(again) == str(position)
        assert again.fingerprint() == position.fingerprint()


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_one_line(name: str) -> None:
    for position in positions(name, games=12, share=0.3):
        assert str(position).isprintable()
        assert str(position).isascii()


@pytest.mark.parametrize("name", GAMES)
def test_equal_texts_are_equal_positions(name: str) -> None:
    by_text: dict[str, Position] = {}
    for position in positions(name, games=15, share=1.0):
        assert by_text.setdefault(str(position), position) == position


@pytest.mark.parametrize("name", GAMES)
def test_a_view_reads_back(name: str) -> None:
    for position in positions(name, games=20, share=0.15):
        for seat in seats_of(position):
            view = position.view(seat)
            game, again = read_view_line(str(view), type(position.game))
            assert (game, again, str(again)) == (position.game, view, str(view))


@pytest.mark.parametrize("name", GAMES)
def test_a_log_replays_to_the_same_fingerprint(name: str) -> None:
    for game, played, _ in lines(name, games=15):
        log = Log(game, tuple(step.move for step in played))
        again = read_log(str(log), type(game))
        assert again == log
        assert str(again) == str(log)
        assert again.last().fingerprint() == played[-1].after.fingerprint()
        retold = [(position, events) for position, events in again.positions()]
        assert retold[1:] == [(step.after, step.events) for step in played]


CHARACTERS = "0123456789abcdefghijklmnopqrstuvwxyzJBPR.,:/-|? ="


def damaged(text: str, random: Random) -> str:
    """The text with one small thing changed."""
    at = random.randrange(len(text))
    kind = random.randrange(4)
    if kind == 0:
        return text[:at] + text[at + 1 :]
    if kind == 1:
        return text[:at] + random.choice(CHARACTERS) + text[at:]
    if kind == 2:
        return text[:at] + random.choice(CHARACTERS) + text[at + 1 :]
    words = text.split(" ")
    words.insert(random.randrange(len(words)), words.pop(random.randrange(len(words))))
    return " ".join(words)


def check_damaged(text: str, kind: type[Game], random: Random) -> None:
    """A damaged line is refused as unreadable or illegal, or stands and can be played on."""
    try:
        position = read_line(text, kind)
    except Refused:
        return
    assert read_line(str(position), kind) == position, text
    for _ in range(25):
        move = next_move(position, random)
        if move is None:
            return
        position = position.play(move).position
        assert read_line(str(position), kind) == position, text


@pytest.mark.parametrize("name", GAMES)
def test_a_damaged_position_is_refused_or_stands(name: str) -> None:
    for position in positions(name, games=12, share=0.12, seed=5):
        random = Random(str(position))
        check_damaged(damaged(str(position), random), type(position.game), random)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_thousands_of_damaged_positions_are_refused_or_stand(name: str) -> None:
    for position in positions(name, games=250, share=0.2, seed=6):
        random = Random(str(position))
        check_damaged(damaged(str(position), random), type(position.game), random)


@pytest.mark.parametrize("name", GAMES)
def test_a_damaged_log_is_refused_or_replays(name: str) -> None:
    for game, played, random in lines(name, games=20, seed=5):
        text = damaged(str(Log(game, tuple(step.move for step in played))), random)
        try:
            log = read_log(text, type(game))
        except Refused:
            continue
        assert read_log(str(log), type(game)) == log


@pytest.mark.parametrize("name", GAMES)
@given(text=st.text(max_size=200))
def test_no_text_crashes_the_readers(name: str, text: str) -> None:
    game = game_named(name)()
    for read in (game.read_position, game.read_view, game.read_move):
        with suppress(Refused):
            read(text)
    for read_whole in (read_line, read_view_line, read_log):
        with suppress(Refused):
            read_whole(f"{game.header} | {text}", type(game))
        with suppress(Refused):
            read_whole(text, type(game))


@pytest.mark.parametrize("name", GAMES)
def test_another_version_or_game_is_unreadable(name: str) -> None:
    kind = game_named(name)
    text = str(kind().start())
    for wrong in (
        text.replace(f"/{kind.version}", f"/{kind.version + 1}", 1),
        f"x{text}",
        text.replace("|", "", 1),
        text.replace(" |", " no_value |", 1),
        text + " " * 20_000,
    ):
        with pytest.raises(Unreadable):
            read_line(wrong, kind)
