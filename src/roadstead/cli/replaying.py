"""A recorded game told again: as a story, step by step, or one step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from roadstead.cli.faces import Company, Face, face_of
from roadstead.cli.refusals import NoSuchStep
from roadstead.cli.saving import read_chairs, read_game, text_of
from roadstead.cli.screen import Screen
from roadstead.cli.seats import PERSON, Chair, company_of
from roadstead.kernel.game import Event, Position
from roadstead.kernel.log import Log

if TYPE_CHECKING:
    from rich.text import Text


@dataclass
class Replay:
    """The moves of a log that stand, each with the position it led to; step 0 is the start."""

    log: Log
    screen: Screen
    company: Company
    face: Face = field(init=False)
    steps: list[tuple[Position, tuple[Event, ...]]] = field(init=False)

    def __post_init__(self) -> None:
        texts, ascii_only = self.screen.texts, self.screen.ascii_only
        self.face = face_of(self.log.game, texts, self.company, ascii_only=ascii_only)
        self.steps = list(self.log.positions())

    @property
    def last(self) -> int:
        return len(self.steps) - 1

    def picture(self, step: int) -> list[Text]:
        view = self.steps[step][0].view(None)
        return [*self.face.picture(view), *self.face.moment(view)]

    def story(self) -> None:
        """Everything that happened, with the table wherever a look at it is worth while."""
        for step in range(1, self.last + 1):
            events = self.steps[step][1]
            if self.face.shown_before(events):
                self.show(step - 1)
            self.tell(events)
            if self.face.shown_after(events):
                self.show(step)
        self.end()

    def every_step(self) -> None:
        """Each step with its table."""
        for step in range(self.last + 1):
            self.one_step(step)
        self.end()

    def one_step(self, step: int) -> None:
        """One step: its number, its move, what happened, and the table after it."""
        if not 0 <= step <= self.last:
            raise NoSuchStep(step, self.last)
        move = str(self.log.moves()[step - 1]) if step else "-"
        self.screen.say("cli-replay-step", step=step, last=self.last, move=move)
        self.tell(self.steps[step][1])
        self.show(step)

    def watch(self) -> None:
        """Step by step at the reader's own pace: forwards, backwards, to a number, or out."""
        step = 0
        self.one_step(step)
        while True:
            line = self.screen.ask(self.screen.texts.text("cli-replay-prompt") + " > ")
            if line is None or line.casefold() in ("q", "quit"):
                return
            target = next_step(line, step)
            if target is None:
                self.screen.say("cli-replay-help")
            elif not 0 <= target <= self.last:
                self.end() if target > self.last else self.one_step(0)
            else:
                step = target
                self.one_step(step)

    def tell(self, events: Sequence[Event]) -> None:
        for event in events:
            told = self.face.told(event)
            if told:
                self.screen.line(told)

    def show(self, step: int) -> None:
        self.screen.line()
        self.screen.lines(self.picture(step))
        self.screen.line()

    def end(self) -> None:
        """How it ended; a game still open ends with its table."""
        position = self.steps[-1][0]
        if position.outcome() is None:
            self.show(self.last)
            self.screen.say("cli-replay-open")
        else:
            self.screen.lines(self.face.ending(position))


def next_step(line: str, step: int) -> int | None:
    """Where a line leads: nothing typed goes on, `b` goes back, a number goes there."""
    if not line:
        return step + 1
    if line.casefold() == "b":
        return step - 1
    return int(line) if line.isdecimal() and len(line) < 8 else None


def replay_file(
    screen: Screen, path: Path, step: int | None, *, every: bool, watched: bool
) -> None:
    """Tell the game in a file in the way that was asked for."""
    text = text_of(path)
    log = read_game(text)
    chairs = read_chairs(text, log) or (Chair(PERSON),) * log.game.seats
    company = company_of(chairs, log.game.name, screen.texts, told_later=True)
    replay = Replay(log, screen, company)
    if step is not None:
        replay.one_step(step)
    elif watched:
        replay.watch()
    elif every:
        replay.every_step()
    else:
        replay.story()
