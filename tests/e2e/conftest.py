"""A real server on this machine and a real browser that looks at it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server of our own answers; it tells so when it is ready."""
    tables = tmp_path_factory.mktemp("tables") / "tables.db"
    command = [str(Path(sys.executable).parent / "roadstead"), "serve", "--no-browser"]
    command += ["--host", "127.0.0.1", "--port", "0", "--data", str(tables), "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        told = server.stdout.readline()
        found = re.search(r"http://localhost:\d+", told)
        assert found is not None, told
        yield found[0]
        server.terminate()
        server.wait(20)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine: install the package chromium")
    with sync_playwright() as player:
        opened = player.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        opened.close()


class Guest:
    """One browser of one person, with what its console said."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.faults: list[str] = []
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self._hear(said.type, said.text))

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.faults.append(text)

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        self.page.wait_for_selector("main")
        return self.page


class Guests:
    """Invites guests, each with a browser profile of its own."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        self.made: list[Guest] = []

    def __call__(self, width: int = 1280, lang: str = "en", *, light: bool = False) -> Guest:
        context = self._browser.new_context(
            viewport={"width": width, "height": 800},
            locale=lang,
            color_scheme="light" if light else "dark",
            reduced_motion="reduce",
        )
        self.made.append(Guest(context, self._address))
        return self.made[-1]


@pytest.fixture
def guests(browser: Browser, address: str) -> Iterator[Guests]:
    """At the end none of the guests may have met a fault."""
    invited = Guests(browser, address)
    yield invited
    faults = [fault for guest in invited.made for fault in guest.faults]
    for guest in invited.made:
        guest.context.close()
    assert faults == []
