"""What is offered on the first screen, and a new table from what was chosen there."""

from __future__ import annotations

from roadstead.harbour import game_named, game_names
from roadstead.kernel.game import Game
from roadstead.kernel.options import Choice, Flag, Number, Option, Subset
from roadstead.players.crew import player_named, player_names
from roadstead.server import wire
from roadstead.server.deciding import checked_name, usual_player
from roadstead.server.lines import SeatOpened
from roadstead.server.refusals import NotPlayableYet, WrongSeats
from roadstead.server.scenes import SCENES

SHAPES = {Choice: "one", Flag: "flag", Subset: "set", Number: "number"}


def games() -> wire.Games:
    """Every game with its options and players."""
    return wire.Games([_offered(game_named(name)()) for name in game_names()])


def _offered(game: Game) -> wire.GameOffered:
    return wire.GameOffered(
        game=game.name,
        version=game.version,
        seats=game.seats,
        playable=game.name in SCENES,
        players=list(player_names(game.name)),
        options=[_option(option) for option in game.schema.values()],
    )


def _option(option: Option) -> wire.OptionOffered:
    shape = next((told for kind, told in SHAPES.items() if isinstance(option, kind)), "list")
    values, default = list(option.values), option.text(option.default)
    return wire.OptionOffered(option.name, default, values, shape)  # pyright: ignore[reportArgumentType] - of SHAPES


def opening(wanted: wire.NewTable, guest: str) -> tuple[str, tuple[SeatOpened, ...]]:
    """The header and the seats of a new table; who opens it sits at it."""
    kind = game_named(wanted.game)
    if wanted.game not in SCENES:
        raise NotPlayableYet(wanted.game)
    game = kind(**wanted.options)
    if len(wanted.seats) != game.seats or all(each.sitter != "me" for each in wanted.seats):
        raise WrongSeats(game.seats)
    return game.header, tuple(_seat(game.name, each, guest) for each in wanted.seats)


def _seat(game: str, wanted: wire.SeatWanted, guest: str) -> SeatOpened:
    name = checked_name(wanted.name)
    if wanted.sitter == "me":
        return SeatOpened("person", "", name, guest)
    if wanted.sitter == "open":
        return SeatOpened("open")
    player = wanted.player or usual_player(game)
    player_named(game, player)
    return SeatOpened("computer", player)
