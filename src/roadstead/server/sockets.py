"""The socket of a table: the browser's messages in, the table's out, and what ends it."""

from __future__ import annotations

import asyncio
import contextlib
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from roadstead.server import wire
from roadstead.server.guests import cookie_for, guest_of
from roadstead.server.hall import Hall, Room
from roadstead.server.limits import Limits
from roadstead.server.refusals import BadMessage, NoSuchTable
from roadstead.server.taking import Guest, refusal

HELLO_S = 10.0
"""How long a browser may take to say hello."""
MOST_WAITING = 64
"""Messages a browser may leave unread before it loses its connection."""
TOO_MUCH, TOO_OLD, NO_TABLE, RESTARTS = 1008, 4000, 4404, 1012
MESSAGES = Limits(holds=60, refill=20)

_decoder: msgspec.json.Decoder[wire.FromBrowser] = msgspec.json.Decoder(wire.FromBrowser)
_encoder = msgspec.json.Encoder()


class Closing(Exception):
    """The socket is to be closed, with this code."""

    def __init__(self, code: int) -> None:
        self.code = code


class Browser:
    """One socket; what is sent waits in a queue with an end."""

    def __init__(self, websocket: WebSocket, guest: str) -> None:
        self.guest = guest
        self._websocket = websocket
        self._waiting: asyncio.Queue[bytes | int] = asyncio.Queue(MOST_WAITING)
        self.closing: int | None = None

    def send(self, message: bytes) -> None:
        if self.closing is None:
            self._put(message)

    def close(self, code: int) -> None:
        """Close after what waits."""
        if self.closing is None:
            self.closing = code
            self._put(code)

    def _put(self, message: bytes | int) -> None:
        if self._waiting.full():
            self.closing = TOO_MUCH
            while not self._waiting.empty():
                self._waiting.get_nowait()
            message = TOO_MUCH
        self._waiting.put_nowait(message)

    async def write_on(self) -> None:
        """Send what waits, until the socket is to be closed."""
        while True:
            message = await self._waiting.get()
            if isinstance(message, int):
                await self._websocket.close(message)
                return
            await self._websocket.send_text(message.decode())


async def sit_at(websocket: WebSocket, hall: Hall, name: str) -> None:
    """From the first hello to the end of a socket."""
    guest, cookie = guest_of(websocket.cookies)
    await websocket.accept(headers=_cookie_headers(cookie, websocket.url.scheme))
    browser = Browser(websocket, guest)
    writing = asyncio.create_task(browser.write_on())
    try:
        await _served(websocket, browser, hall, name)
    except Closing as closing:
        browser.close(closing.code)
        await asyncio.wait([writing], timeout=HELLO_S)
    finally:
        writing.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await writing


def _cookie_headers(token: str | None, scheme: str) -> list[tuple[bytes, bytes]]:
    return [] if token is None else [(b"set-cookie", cookie_for(token, scheme).encode())]


async def _served(websocket: WebSocket, browser: Browser, hall: Hall, name: str) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        await _greeted(websocket, browser)
        try:
            room = await hall.enter(name, browser)
        except NoSuchTable as refused:
            browser.send(_encoder.encode(refusal(refused)))
            raise Closing(NO_TABLE) from refused
        try:
            await _converse(websocket, browser, hall, room)
        finally:
            await hall.leave(room, browser)


async def _greeted(websocket: WebSocket, browser: Browser) -> None:
    """The first message says which protocol the page speaks."""
    try:
        said = _decoder.decode(await asyncio.wait_for(_received(websocket), HELLO_S))
    except (TimeoutError, msgspec.DecodeError) as error:
        raise Closing(TOO_MUCH) from error
    except BadMessage as refused:
        raise Closing(TOO_MUCH) from refused
    if not isinstance(said, wire.Hello):
        raise Closing(TOO_MUCH)
    if said.protocol != wire.PROTOCOL:
        raise Closing(TOO_OLD)


async def _converse(websocket: WebSocket, browser: Browser, hall: Hall, room: Room) -> None:
    bucket = MESSAGES.bucket(time.monotonic())
    while browser.closing is None:
        try:
            said = await _received(websocket)
        except BadMessage as refused:
            said = refused
        if bucket.take(time.monotonic()):
            raise Closing(TOO_MUCH)
        for message in await _answers(said, browser, hall, room):
            browser.send(_encoder.encode(message))


async def _answers(
    said: str | BadMessage, browser: Browser, hall: Hall, room: Room
) -> tuple[wire.FromServer, ...]:
    """Whatever was said: an answer, or a refusal with a code."""
    if isinstance(said, BadMessage):
        return (refusal(said),)
    try:
        message = _decoder.decode(said)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        return (refusal(BadMessage(str(error))),)
    return tuple(await hall.take(room, Guest(browser.guest), message))


async def _received(websocket: WebSocket) -> str:
    """The next text; bytes are refused."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text: str | None = message.get("text")
    if text is None:
        raise BadMessage("binary")
    return text
