"""One process that serves: where it listens, under which names, and how it begins and ends."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import sys
from collections.abc import AsyncGenerator, Callable, Generator, Sequence
from dataclasses import dataclass
from pathlib import Path

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from roadstead.server.app import application
from roadstead.server.hall import Hall
from roadstead.server.refusals import PortTaken, StoreUnusable
from roadstead.server.sqlite import SqliteStore
from roadstead.server.store import StoreBroken
from roadstead.server.thinking import Workers

EVERYWHERE = "0.0.0.0"
USUAL_PORT = 8642
LONGEST_MESSAGE = 8 * 1024
HEARTBEAT_S = 20.0
FAREWELL_S = 3
"""How long open requests may take when the server is to stop."""
LOOPBACK = ("127.0.0.1", "localhost", "::1")
NOWHERE = ("192.0.2.1", 9)
"""An address that exists nowhere; nothing is sent to it."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """How a server is to be run."""

    host: str
    port: int | None
    data: Path
    origins: tuple[str, ...] = ()
    """Further names it goes by, behind a proxy."""


@dataclass(frozen=True, slots=True)
class Addresses:
    """Where the page is found."""

    here: str
    network: str | None
    """For a phone on the same network."""


def usual_data() -> Path:
    """Where a program keeps its data on this system."""
    usual = Path.home() / ".local" / "share"
    if sys.platform == "win32":
        usual = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        usual = Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME", usual)) / "roadstead" / "tables.sqlite"


def listening(wishes: Wishes) -> socket.socket:
    """A socket at the port asked for; at the usual one, or else at any, if none was."""
    if wishes.port is not None:
        return _bound(wishes.host, wishes.port)
    try:
        return _bound(wishes.host, USUAL_PORT)
    except PortTaken:
        return _bound(wishes.host, 0)


def _bound(host: str, port: int) -> socket.socket:
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        raise PortTaken(port, str(error)) from error
    return listener


def addresses(host: str, port: int) -> Addresses:
    """`localhost`, because passkeys know no numbers, and the address in the network."""
    if host in LOOPBACK:
        return Addresses(f"http://localhost:{port}/", None)
    shown = own_address() if host == EVERYWHERE else host
    return Addresses(f"http://localhost:{port}/", f"http://{shown}:{port}/" if shown else None)


def own_address() -> str | None:
    """This machine's address in its network, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(NOWHERE)
        except OSError:
            return None
        address: str = asked.getsockname()[0]
    return None if address in (*LOOPBACK, EVERYWHERE) else address


def origins(found: Addresses, port: int, more: Sequence[str]) -> list[str]:
    """Every origin that a page of ours can have."""
    own = [found.here, f"http://127.0.0.1:{port}/", found.network or found.here, *more]
    return [origin.rstrip("/") for origin in own]


class Server(uvicorn.Server):
    """Tells when it listens, and ends a signal's work with us, not with the signal again."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        """What was begun is ended before the process ends, with the exit code of success."""
        if sys.platform == "win32":  # its event loops know no signals
            with super().capture_signals():
                yield
            return
        loop = asyncio.get_running_loop()
        for signal in HANDLED_SIGNALS:
            loop.add_signal_handler(signal, self.handle_exit, signal, None)
        yield
        for signal in HANDLED_SIGNALS:
            loop.remove_signal_handler(signal)


def serve(wishes: Wishes, ready: Callable[[Addresses], None]) -> None:
    """Serve until a signal; `ready` is called once the page can be opened."""
    listener = listening(wishes)
    port: int = listener.getsockname()[1]
    found = addresses(wishes.host, port)
    with contextlib.closing(listener):
        asyncio.run(_served(wishes, listener, found, ready))


async def _served(
    wishes: Wishes, listener: socket.socket, found: Addresses, ready: Callable[[Addresses], None]
) -> None:
    port: int = listener.getsockname()[1]
    async with open_hall(wishes.data) as hall:
        config = uvicorn.Config(
            application(hall, origins(found, port, wishes.origins)),
            log_config=None,
            access_log=False,
            lifespan="off",
            server_header=False,
            ws_max_size=LONGEST_MESSAGE,
            ws_per_message_deflate=False,
            ws_ping_interval=HEARTBEAT_S,
            ws_ping_timeout=HEARTBEAT_S,
            timeout_graceful_shutdown=FAREWELL_S,
        )
        await Server(config, lambda: ready(found)).serve([listener])


@contextlib.asynccontextmanager
async def open_hall(data: Path) -> AsyncGenerator[Hall]:
    """The hall over the file of the tables."""
    logging.getLogger("roadstead").setLevel(logging.INFO)
    hall = Hall(opened_store(data), Workers())
    warming = asyncio.create_task(hall.warm())
    try:
        yield hall
    finally:
        await warming
        await hall.close()


def opened_store(data: Path) -> SqliteStore:
    try:
        data.parent.mkdir(parents=True, exist_ok=True)
        return SqliteStore(data)
    except (OSError, StoreBroken) as error:
        raise StoreUnusable(str(data), str(error)) from error
