"""The commands at the prompt: help, rules, why, undo, save, log, position, options, quit."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from roadstead.cli.answers import COMMANDS as NAMES
from roadstead.cli.answers import Reader
from roadstead.cli.faces import Company, Face
from roadstead.cli.listing import option_lines
from roadstead.cli.menus import Choice
from roadstead.cli.reading import clause_named, wrapped
from roadstead.cli.refusals import CannotWrite
from roadstead.cli.saving import free_path, save, written
from roadstead.cli.screen import Screen
from roadstead.cli.sitting import Sitting
from roadstead.cli.speaking import told_clause, told_refusal, told_verdict
from roadstead.kernel.log import Retreat

NAMES_WIDTH = 22


@dataclass
class Desk:
    """Where a sitting is saved, looked up and taken back."""

    sitting: Sitting
    screen: Screen
    face: Face
    company: Company
    path: Path | None

    # --- saving --------------------------------------------------------------------------------

    def keep(self) -> None:
        """Save to the file of this sitting, if it has one."""
        if self.path is not None:
            self.save_to(self.path)

    def save_to(self, path: Path) -> None:
        save(self.sitting, path, self.screen.texts.text("cli-seed-notice"))

    def tell_kept(self) -> None:
        if self.path is not None:
            self.screen.exact(self.screen.texts.text("cli-saved", path=str(self.path)))

    def leave(self) -> bool:
        """Save before leaving, if anything was decided; False if it could not be saved."""
        if self.sitting.is_over or not self.sitting.was_touched:
            self.screen.say("cli-goodbye")
            return True
        try:
            self.path = self._saved_somewhere()
        except CannotWrite as refused:
            self.screen.line(told_refusal(self.screen.texts, refused))
            return False
        command = f"roadstead play {self.sitting.game.name} --resume {shlex.quote(str(self.path))}"
        self.screen.exact(
            self.screen.texts.text("cli-saved-for-later", path=str(self.path), command=command)
        )
        return True

    def leave_for_good(self) -> None:
        """Nobody can be asked any more: if no file can be written, the game is at least shown."""
        if not self.leave():
            notice = self.screen.texts.text("cli-seed-notice")
            self.screen.exact(written(self.sitting, notice).rstrip())

    def _saved_somewhere(self) -> Path:
        """In its file, or beside us; in the home folder if neither can be written."""
        name = self.sitting.game.name
        path = self.path or free_path(here(), name)
        try:
            self.save_to(path)
        except CannotWrite:
            path = free_path(Path.home(), name)
            self.save_to(path)
        return path

    # --- taking back ---------------------------------------------------------------------------

    def take_back(self, way: Retreat) -> None:
        self.sitting.take_back(way)
        self.keep()
        self.screen.say("cli-taken-back")

    def agreed(self, way: Retreat) -> bool:
        """Whether this may be taken back: never past chance between people, with leave alone."""
        if way.is_free:
            return True
        if len(self.sitting.persons) < len(self.sitting.chairs):
            return self.screen.agrees("cli-undo-past-chance", game=self.sitting.game.name)
        self.screen.say("cli-undo-not-past-chance", game=self.sitting.game.name)
        return False


def here() -> Path:
    """The folder we are in; the home folder if it has gone."""
    try:
        return Path.cwd()
    except OSError:
        return Path.home()


Carry = Callable[[Desk, str, list[Choice]], None]


def help_(desk: Desk, argument: str, choices: list[Choice]) -> None:
    """What can be typed."""
    texts = desk.screen.texts
    desk.screen.say("cli-help")
    for name in NAMES:
        spoken = texts.text(f"cli-command-{name}")
        names = name if spoken == name else f"{name} ({spoken})"
        told = f"{names:<{NAMES_WIDTH}} {texts.text(f'cli-command-{name}.help')}"
        desk.screen.lines(wrapped(f"  {told}", indent=" " * (NAMES_WIDTH + 3)))


def tiles(desk: Desk, argument: str, choices: list[Choice]) -> None:
    """What the signs of the picture mean."""
    view = desk.sitting.position.view(desk.sitting.mover())
    desk.screen.lines(desk.face.legend(view) or [desk.screen.texts.text("cli-no-tiles")])


def rules(desk: Desk, argument: str, choices: list[Choice]) -> None:
    """One clause, or where to read all of them."""
    game = desk.sitting.game
    if not argument:
        desk.screen.say("cli-rules-hint", game=game.name)
        return
    desk.screen.line(clause_line(desk, argument))


def clause_line(desk: Desk, wanted: str) -> str:
    game = desk.sitting.game
    return told_clause(desk.screen.texts, game, clause_named(game, wanted))


def why(desk: Desk, argument: str, choices: list[Choice]) -> None:
    """The clause that allows or forbids a move."""
    position = desk.sitting.position
    reader = Reader(desk.sitting.game, desk.screen.texts)
    move = reader.meant(argument, choices) if argument else None
    if move is None:
        desk.screen.say("cli-why-what", game=desk.sitting.game.name)
        return
    verdict = position.verdict(move)
    if verdict is not None:
        line = told_verdict(desk.screen.texts, desk.sitting.game.name, verdict)
        desk.screen.say("cli-why-forbidden", move=move.word, reason=line)
        return
    reason = clause_line(desk, position.allowing(move))
    desk.screen.say("cli-why-allowed", move=move.word, reason=reason)


def undo(desk: Desk, argument: str, choices: list[Choice]) -> None:
    """Take the last own decision back."""
    way = desk.sitting.retreat()
    if way is None:
        desk.screen.say("cli-undo-nothing")
    elif desk.agreed(way):
        desk.take_back(way)


def save_(desk: Desk, argument: str, choices: list[Choice]) -> None:
    """Save now, and from now on after each decision; to an own file if one is named."""
    if argument:
        path = Path(argument).expanduser()
        new = path.exists() and path != desk.path
        if new and not desk.screen.agrees("cli-overwrite", path=str(path)):
            return
    else:
        path = desk.path or free_path(here(), desk.sitting.game.name)
    desk.save_to(path)
    desk.path = path
    desk.tell_kept()


def log(desk: Desk, argument: str, choices: list[Choice]) -> None:
    """The moves so far, as a log file has them."""
    desk.screen.exact(str(desk.sitting.log).rstrip())


def position(desk: Desk, argument: str, choices: list[Choice]) -> None:
    """What may be known of the position, in one line."""
    desk.screen.exact(str(desk.sitting.position.view(desk.sitting.mover())))


def options(desk: Desk, argument: str, choices: list[Choice]) -> None:
    """The options of this game."""
    game = desk.sitting.game
    desk.screen.lines(option_lines(desk.screen.texts, game))


COMMANDS: Mapping[str, Carry] = {
    "help": help_,
    "tiles": tiles,
    "rules": rules,
    "why": why,
    "undo": undo,
    "save": save_,
    "log": log,
    "position": position,
    "options": options,
}
