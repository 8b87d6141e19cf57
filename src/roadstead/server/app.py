"""The web application: tables, games, texts, the page, and the health of the process."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterable

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from roadstead.kernel.errors import Refused
from roadstead.server import wire
from roadstead.server.guarding import Guard, answer
from roadstead.server.guests import cookie_for, guest_of
from roadstead.server.hall import Hall
from roadstead.server.limits import Limits
from roadstead.server.opening import games, opening
from roadstead.server.pages import page, text_file, text_files
from roadstead.server.refusals import (
    BadMessage,
    Internal,
    NoSuchPage,
    NoSuchTable,
    TooLong,
    TooMany,
)
from roadstead.server.sockets import sit_at
from roadstead.server.table import Table
from roadstead.server.telling import setting
from roadstead.server.writing import game_text

LONGEST_BODY = 16 * 1024
BUSY = 1013
STATUS: dict[type[Refused], int] = {
    NoSuchTable: 404,
    NoSuchPage: 404,
    TooLong: 413,
    TooMany: 429,
    Internal: 500,
}
"""Every other refusal is the asker's mistake: 400."""
_new_table: msgspec.json.Decoder[wire.NewTable] = msgspec.json.Decoder(wire.NewTable)
Endpoint = Callable[[Request], Awaitable[Response]]


class Quay:
    """The endpoints, over one hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._openings = Limits(holds=300, refill=2)
        self._visits = Limits(holds=600, refill=20)

    async def games(self, request: Request) -> Response:
        return _known(request, answer(games()))

    async def open_table(self, request: Request) -> Response:
        """A new table; who opens it holds the seats marked `me`."""
        self._openings.check(_address(request), time.monotonic())
        wanted = _read(await _body(request))
        guest, token = guest_of(request.cookies)
        room = await self._hall.open(*opening(wanted, guest))
        opened = wire.TableOpened(room, f"/t/{room}", f"/api/tables/{room}/socket")
        return _with_cookie(request, answer(opened, 201), token)

    async def table(self, request: Request) -> Response:
        """What a link leads to."""
        table = await self._visited(request)
        guest, _ = guest_of(request.cookies)
        options = table.game.schema.texts(table.game.options)
        you, now = list(table.held_by(guest)), time.time()
        told = wire.TableSeen(
            table.room, table.game.name, table.game.header, options, setting(table, now), you
        )
        return _known(request, answer(told))

    async def log(self, request: Request) -> Response:
        table = await self._visited(request)
        return PlainTextResponse(game_text(table), headers={"cache-control": "no-store"})

    async def _visited(self, request: Request) -> Table:
        """A table, for addresses that do not ask too often: it may have to be folded anew."""
        self._visits.check(_address(request), time.monotonic())
        return await self._hall.table(request.path_params["room"])

    async def socket(self, websocket: WebSocket) -> None:
        try:
            self._visits.check(_address(websocket), time.monotonic())
        except TooMany:
            await websocket.close(BUSY)
            return
        await sit_at(websocket, self._hall, websocket.path_params["room"])

    async def ready(self, request: Request) -> Response:
        """The store answers."""
        await self._hall.store.load("")
        return PlainTextResponse("ready")


def _address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


async def healthy(request: Request) -> Response:
    return PlainTextResponse("healthy")


async def texts(request: Request) -> Response:
    return text_file(request.path_params["language"], request.path_params["file"], request.headers)


async def all_texts(request: Request) -> Response:
    return text_files(request.path_params["language"])


async def any_page(request: Request) -> Response:
    return page(request.path_params["path"])


async def no_such_endpoint(request: Request) -> Response:
    raise NoSuchPage


def application(hall: Hall, origins: Iterable[str]) -> ASGIApp:
    """The whole application, for these names of the server."""
    quay = Quay(hall)
    routes = [
        Route("/api/games", quay.games),
        Route("/api/tables", quay.open_table, methods=["POST"]),
        Route("/api/tables/{room}", quay.table),
        Route("/api/tables/{room}/log", quay.log),
        WebSocketRoute("/api/tables/{room}/socket", quay.socket),
        Route("/api/{path:path}", no_such_endpoint),
        Route("/texts/{language}", all_texts),
        Route("/texts/{language}/{file}.ftl", texts),
        Route("/healthz", healthy),
        Route("/readyz", quay.ready),
        Route("/{path:path}", any_page),
    ]
    handlers = {Refused: _refused, HTTPException: _unserved, Exception: _broken}
    guard = Middleware(Guard, origins=origins)
    return Starlette(routes=routes, exception_handlers=handlers, middleware=[guard])


async def _body(request: Request) -> bytes:
    """The body, as far as it may go."""
    body = b""
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > LONGEST_BODY:
                raise TooLong(LONGEST_BODY)
    except ClientDisconnect as error:
        raise BadMessage("disconnected") from error
    return body


def _read(body: bytes) -> wire.NewTable:
    try:
        return _new_table.decode(body)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadMessage(str(error)) from error


def _known(request: Request, response: Response) -> Response:
    """Who comes for the first time gets a cookie, before anything needs one."""
    return _with_cookie(request, response, guest_of(request.cookies)[1])


def _with_cookie(request: Request, response: Response, token: str | None) -> Response:
    if token is not None:
        response.headers.append("set-cookie", cookie_for(token, request.url.scheme))
    return response


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused), error
    response = answer(error, STATUS.get(type(error), 400))
    if isinstance(error, TooMany):
        response.headers["retry-after"] = str(error.arguments["seconds"])
    return response


async def _unserved(request: Request, error: Exception) -> Response:
    """No such path, or not with this method."""
    assert isinstance(error, HTTPException), error
    return answer(NoSuchPage(), error.status_code)


async def _broken(request: Request, error: Exception) -> Response:
    """What it was stands in the server's log."""
    return answer(Internal(type(error).__name__), 500)
