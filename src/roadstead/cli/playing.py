"""A game at the terminal from the first card to the last word."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from roadstead.cli.answers import Answer, Command, Reader, Unclear
from roadstead.cli.commands import COMMANDS, Desk
from roadstead.cli.faces import Company, Face, face_of
from roadstead.cli.menus import Choice, Offer
from roadstead.cli.refusals import CannotWrite
from roadstead.cli.screen import Screen
from roadstead.cli.seats import company_of
from roadstead.cli.sitting import Happening, Sitting
from roadstead.cli.speaking import told_refusal, told_verdict
from roadstead.kernel.errors import Refused
from roadstead.kernel.game import Event, Move

if TYPE_CHECKING:
    from rich.text import Text

CANDIDATES = 12
"""So many moves are named when an answer could be several."""


@dataclass
class Play:
    """One sitting at one screen; `desk` saves it and answers the commands."""

    sitting: Sitting
    screen: Screen
    path: Path | None = None
    """Where the game is saved after each decision."""
    company: Company = field(init=False)
    face: Face = field(init=False)
    desk: Desk = field(init=False)
    _drawn: list[Text] = field(init=False, default_factory=list["Text"])
    _told: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        texts, game = self.screen.texts, self.sitting.game
        self.company = company_of(self.sitting.chairs, game.name, texts)
        self.face = face_of(game, texts, self.company, ascii_only=self.screen.ascii_only)
        self.desk = Desk(self.sitting, self.screen, self.face, self.company, self.path)

    def until_the_end(self) -> None:
        """Play until the game is over or the person leaves."""
        id = "cli-welcome" if self.sitting.persons else "cli-watch"
        self.screen.say(id, game=self.sitting.game.name)
        while self.turn():
            pass

    def interrupted(self) -> None:
        """The program is told to stop: what was decided is saved."""
        self.screen.line()
        self.desk.leave_for_good()

    def turn(self) -> bool:
        """Let chance and the computer move, then ask; False when nothing is left to be done."""
        for happening in self.sitting.goes_on():
            self.tell(happening)
        self.keep()
        if self.sitting.is_over:
            self.end()
            return False
        return self.decide()

    def keep(self) -> None:
        """Save; a disk that is full or gone is told and does not end the game."""
        try:
            self.desk.keep()
        except CannotWrite as refused:
            self.screen.line(told_refusal(self.screen.texts, refused))

    def end(self) -> None:
        self.draw()
        self.screen.lines(self.face.ending(self.sitting.position))
        self.desk.tell_kept()

    # --- showing -------------------------------------------------------------------------------

    def tell(self, happening: Happening) -> None:
        """What happened, as sentences; and the table, where a look at it is worth while."""
        events: tuple[Event, ...] = happening.step.events
        if self.face.shown_before(events):
            self._show(self.face.picture(happening.before.view(self.company.reader)))
        for event in events:
            told = self.face.told(event)
            if told:
                self.screen.line(told)
                self._told = True
        if not self.sitting.persons and self.face.shown_after(events):
            self.draw()

    def draw(self) -> bool:
        return self._show(self.face.picture(self.sitting.position.view(self.company.reader)))

    def _show(self, picture: list[Text]) -> bool:
        """Show the table, unless it has just been shown as it is; answer whether it was."""
        if picture == self._drawn:
            return False
        self.screen.line()
        self.screen.lines(picture)
        self.screen.line()
        self._drawn = picture
        return True

    # --- deciding ------------------------------------------------------------------------------

    def decide(self) -> bool:
        """Ask the person whose turn it is until something is played; False when they leave."""
        position = self.sitting.position
        view = position.view(self.sitting.mover())
        offer = Offer(position.legal_moves(), view, self.face)
        self.show(offer, told=self._told)
        self._told = False
        while self.sitting.position is position:
            line = self.screen.ask(self.prompt())
            if line is None:
                self.desk.leave_for_good()
                return False
            if not self.answer(line, offer):
                return False
        return True

    def show(self, offer: Offer, *, told: bool) -> None:
        """The table and the moves; what has just been told is not said again."""
        if self.draw() or not told:
            self.screen.lines(self.face.moment(offer.view))
        self.screen.lines(self.face.hint(offer.view))
        self.list_moves(offer)

    def list_moves(self, offer: Offer) -> None:
        self.screen.lines(offer.lines())
        if offer.opened is not None:
            self.screen.line(f"  {self.screen.texts.text('cli-jackal-back')}")

    def prompt(self) -> str:
        """Who is asked, if there are several, and what."""
        question = self.face.question(self.sitting.position.view(self.sitting.mover()))
        several = self.company.reader is None
        name = f"{self.company.names[self.sitting.mover()]}: " if several else ""
        return f"{name}{question} > "

    def answer(self, line: str, offer: Offer) -> bool:
        """Do what a line says; False when the person leaves."""
        if not line:
            self.again(offer)
            return True
        if offer.turned(line):
            return self.opened(offer)
        reader = Reader(self.sitting.game, self.screen.texts)
        answer = reader.understood(line, offer.choices)
        if offer.opened is not None and isinstance(answer, Unclear):
            answer = reader.understood(line, offer.all)
        if isinstance(answer, Unclear) and not answer.candidates and offer.stem:
            answer = reader.meant(f"{offer.stem}.{line}", []) or answer
        return self.follow(answer, offer)

    def again(self, offer: Offer) -> None:
        """Show everything once more, from the first question on."""
        self._drawn = []
        offer.opened = None
        self.show(offer, told=False)

    def opened(self, offer: Offer) -> bool:
        """A bundle of one move is that move; of several they are listed."""
        if offer.opened is not None and len(offer.opened.moves) == 1:
            self.move(offer.opened.moves[0])
        else:
            self.list_moves(offer)
        return True

    def follow(self, answer: Answer, offer: Offer) -> bool:
        if isinstance(answer, Move):
            self.move(answer)
        elif isinstance(answer, Unclear):
            self.unclear(answer, offer)
        elif answer.name == "quit":
            return not self.desk.leave()
        else:
            self.obey(answer, offer)
        return True

    def move(self, move: Move) -> None:
        """Play a legal move; an illegal one is told with its clause."""
        verdict = self.sitting.position.verdict(move)
        if verdict is not None:
            self.screen.line(told_verdict(self.screen.texts, self.sitting.game.name, verdict))
            return
        self.tell(self.sitting.play(move))

    def unclear(self, answer: Unclear, offer: Offer) -> None:
        if answer.candidates:
            named = ", ".join(answer.candidates[:CANDIDATES])
            more = ", ..." if len(answer.candidates) > CANDIDATES else ""
            self.screen.say("cli-ambiguous", candidates=named + more)
        else:
            self.screen.say("cli-unknown-answer", keys=" ".join(offer.keys))

    def obey(self, command: Command, offer: Offer) -> None:
        """Carry out a command; what it refuses is told, and the game goes on."""
        if command.name == "table":
            self.again(offer)
            return
        carry_out: Callable[[Desk, str, list[Choice]], None] = COMMANDS[command.name]
        try:
            carry_out(self.desk, command.argument, offer.choices)
        except Refused as refused:
            self.screen.line(told_refusal(self.screen.texts, refused))
