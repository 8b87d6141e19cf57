"""What can be asked for: one function for each value of `do`."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from roadstead.engine.memory import position_from, told
from roadstead.engine.refusals import NothingToChoose, UnknownRequest, UnknownSeat, WrongType
from roadstead.engine.request import LONGEST_TIME_MS, Request
from roadstead.engine.saying import language_of
from roadstead.engine.telling import Told, told_event, told_game, told_position
from roadstead.harbour import game_named, game_names
from roadstead.kernel.game import NATURE, Position
from roadstead.kernel.log import read_log
from roadstead.kernel.notation import read_header
from roadstead.players.crew import player_named, player_names

USUAL_TIME_MS = 1000
USUAL_SEED = 0


def carry_out(request: Request) -> Told:
    """Do what a request asks for."""
    asked = request["do"]
    request.check()
    language_of(request)
    if asked not in REQUESTS:
        raise UnknownRequest(asked, ", ".join(REQUESTS))
    return REQUESTS[asked](request)


def games(request: Request) -> Told:
    """All games with their options, seats and players."""
    named = ((name, game_named(name)()) for name in game_names())
    return {"games": [told_game(game, player_names(name)) for name, game in named]}


def new(request: Request) -> Told:
    """The first position of a game."""
    options: dict[str, object] = request.get("options", None) or {}
    game = game_named(request["game"])(**options)
    return told_position(told(game.start()))


def read(request: Request) -> Told:
    """What a position allows."""
    return told_position(position_of(request))


def play(request: Request) -> Told:
    """The position after a move or an answer of chance, and what happened."""
    before = position_of(request)
    step = before.play(before.game.read_move(request["move"]))
    return {
        **told_position(told(step.position)),
        "events": [told_event(event) for event in step.events],
    }


def view(request: Request) -> Told:
    """What a seat may know; without a seat, what a spectator may."""
    position = position_of(request)
    seat = request.get("seat", None)
    if seat is not None:
        _check_seat(seat, tuple(range(position.game.seats)))
    return {"view": str(position.view(seat))}


def score(request: Request) -> Told:
    """Each seat's points, and whether they are final."""
    position = position_of(request)
    return {"score": position.score(), "final": position.outcome() is not None}


def choose(request: Request) -> Told:
    """The move of a computer player, who sees nothing but the view of the seat."""
    position = position_of(request)
    player = player_named(position.game.name, request["player"])
    time_ms = request.get("time_ms", USUAL_TIME_MS)
    if not 0 <= time_ms <= LONGEST_TIME_MS:
        raise WrongType("time_ms", f"integer 0..{LONGEST_TIME_MS}")
    # The same question has the same answer; other positions draw other numbers.
    generator = Random(f"{request.get('seed', USUAL_SEED)}|{position}")
    seen = position.view(chooser(position, request))
    return {"move": str(player.choose(position.game, seen, generator, time_ms / 1000))}


def chooser(position: Position, request: Request) -> int:
    """Whose choice is asked for: the seat to move, or the seat named among several."""
    to_move = position.to_move
    if to_move in (NATURE, ()):
        raise NothingToChoose
    seats = to_move if isinstance(to_move, tuple) else (to_move,)
    seat = request.get("seat", None)
    if seat is None:
        return seats[0]
    _check_seat(seat, seats)
    return seat


def replay(request: Request) -> Told:
    """The last position of a log; its first bad line is refused."""
    log: str = request["log"]
    header = read_header(log.partition("|")[0].strip())
    return told_position(told(read_log(log, game_named(header.game)).last()))


REQUESTS: dict[str, Callable[[Request], Told]] = {
    "games": games,
    "new": new,
    "read": read,
    "play": play,
    "view": view,
    "score": score,
    "choose": choose,
    "replay": replay,
}


def position_of(request: Request) -> Position:
    """The position a request is about."""
    return position_from(request["game"], request["position"], request.get("options", None))


def _check_seat(seat: int, seats: tuple[int, ...]) -> None:
    if seat not in seats:
        raise UnknownSeat(seat, ", ".join(map(str, seats)))
