"""A position or a view, given as a line of notation, drawn."""

from __future__ import annotations

from roadstead.cli.faces import Company, face_of
from roadstead.cli.refusals import NoSuchSeat
from roadstead.cli.screen import Screen
from roadstead.harbour import game_named
from roadstead.kernel.game import Game, Position, View
from roadstead.kernel.notation import read_header, read_line, read_view_line, split_line
from roadstead.locale.texts import Texts

VIEW = "view:"


def show(screen: Screen, line: str, seat: int | None) -> None:
    """Draw what a seat may see of a position, or a view as it is."""
    game, view, position = read_any(line, seat)
    company = seat_names(game, screen.texts, view.seat)
    face = face_of(game, screen.texts, company, ascii_only=screen.ascii_only)
    screen.lines(face.picture(view))
    screen.lines(face.moment(view))
    if position is not None and position.outcome() is not None:
        screen.lines(face.ending(position))


def read_any(line: str, seat: int | None) -> tuple[Game, View, Position | None]:
    """A view's line shows that view; a position's line what a seat, or anybody, may see of it."""
    header, rest = split_line(line)
    kind = game_named(read_header(header).game)
    if rest.startswith(VIEW):
        return (*read_view_line(line, kind), None)
    position = read_line(line, kind)
    return position.game, position.view(checked_seat(position.game, seat)), position


def checked_seat(game: Game, seat: int | None) -> int | None:
    if seat is not None and not 0 <= seat < game.seats:
        raise NoSuchSeat(seat, game.seats - 1)
    return seat


def seat_names(game: Game, texts: Texts, reader: int | None) -> Company:
    """Seats by the names they have when nobody sits there."""
    names = (texts.text(f"{game.name}-seat-{seat}") for seat in range(game.seats))
    return Company(tuple(names), reader)
