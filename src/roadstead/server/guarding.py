"""Around every request: which host and origin it may have, and what every answer says."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from roadstead.kernel.errors import Refused
from roadstead.server import wire
from roadstead.server.refusals import WrongHost, WrongOrigin
from roadstead.server.scenes import told_facts

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}
SAFE = ("GET", "HEAD")


class Guard:
    """Lets in what comes from our own pages, by one of our own names; the comparison is exact."""

    def __init__(self, app: ASGIApp, origins: Iterable[str]) -> None:
        self._app = app
        self._origins = frozenset(origins)
        self._hosts = frozenset(urlsplit(origin).netloc for origin in self._origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refused = self._refused(scope)
        if refused is None:
            await self._app(scope, receive, _with_headers(send))
        elif scope["type"] == "websocket":
            await WebSocketClose(1008)(scope, receive, send)
        else:
            await answer(refused, _status(refused))(scope, receive, _with_headers(send))

    def _refused(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        if headers.getlist("host") and headers.getlist("host") != [headers["host"]]:
            return WrongHost()
        if headers.get("host") not in self._hosts:
            return WrongHost()
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not self._is_ours(headers.getlist("origin")):
            return WrongOrigin()
        return None

    def _is_ours(self, origins: list[str]) -> bool:
        return len(origins) == 1 and origins[0] in self._origins


def _status(refused: Refused) -> int:
    return 421 if isinstance(refused, WrongHost) else 403


def _with_headers(send: Send) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sent


def answer(told: Refused | msgspec.Struct, status: int = 200) -> Response:
    """A message, or a refusal, as JSON that nobody keeps."""
    if isinstance(told, Refused):
        told = wire.RefusedRequest(told.code, told_facts(told.arguments))
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(told), status, headers, "application/json")
