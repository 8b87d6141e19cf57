"""A pseudo-terminal with the program in it, and somebody who types."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path
from types import TracebackType

COLOUR = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PROGRAM = [sys.executable, "-c", "from roadstead.cli import main; main()"]
PATIENCE_S = 60.0
PROMPT = "> "


class Terminal:
    """Runs the program as at a terminal of 80 columns; what it shows is collected as it comes."""

    def __init__(self, *arguments: str, folder: Path, language: str = "en") -> None:
        environment = {
            **os.environ,
            "ROADSTEAD_LANG": language,
            "TERM": "xterm-256color",
            "COLUMNS": "80",
            "LINES": "40",
            "HOME": str(folder),
            "PAGER": "cat",
        }
        self._end, its_end = pty.openpty()
        self._program = subprocess.Popen(
            [*PROGRAM, *arguments],
            stdin=its_end,
            stdout=its_end,
            stderr=its_end,
            cwd=folder,
            env=environment,
            start_new_session=True,
        )
        os.close(its_end)
        self.raw = ""
        self._bytes = b""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        self._program.kill()
        self._program.wait()
        os.close(self._end)

    @property
    def shown(self) -> str:
        """Everything shown so far, without colours."""
        return COLOUR.sub("", self.raw).replace("\r", "")

    def _read(self) -> bool:
        """Wait for more to be shown; False when the program has ended."""
        ready, _, _ = select.select([self._end], [], [], PATIENCE_S)
        assert ready, f"nothing more came after: {self.shown[-800:]}"
        try:
            more = os.read(self._end, 65536)
        except OSError:  # how Linux tells that the other end is closed
            return False
        self._bytes += more
        self.raw = self._bytes.decode("utf-8", "ignore")
        return bool(more)

    def prompt(self, start: int = 0) -> str:
        """Wait for a question; all that was shown before it."""
        while not self.shown.endswith(PROMPT) or len(self.shown) <= start:
            assert self._read(), f"ended: {self.shown[-800:]}"
        return self.shown[start:]

    def types(self, line: str) -> str:
        """Type a line and wait for the next question; what was shown in between."""
        start = len(self.shown)
        self.sends(line)
        return self.prompt(start + len(line) + 1)[len(line) :]

    def sends(self, line: str) -> None:
        os.write(self._end, f"{line}\n".encode())

    def interrupts(self, sign: int) -> None:
        """Send a signal until the program answers: it may not be reading the keyboard yet."""
        shown = len(self._bytes)
        for _ in range(50):
            self._program.send_signal(sign)
            ready, _, _ = select.select([self._end], [], [], 0.2)
            if ready and self._read() and len(self._bytes) > shown:
                return

    def ends(self) -> int:
        """Wait until the program ends; its exit code."""
        while self._read():
            pass
        return self._program.wait(PATIENCE_S)
