"""What the terminal refuses: each with a code, told by the Fluent message `error-<code>`."""

from __future__ import annotations

from roadstead.kernel.errors import Refused


class UnknownCommand(Refused):
    """The program has no such command."""

    code = "unknown-command"

    def __init__(self, given: str, commands: str) -> None:
        super().__init__(given=given[:80], commands=commands)


class NotDrawnHere(Refused):
    """The terminal cannot draw this game."""

    code = "not-drawn-here"

    def __init__(self, game: str, games: str) -> None:
        super().__init__(game=game, games=games)


class BadName(Refused):
    """A name that does not fit on the table."""

    code = "bad-name"

    def __init__(self, name: str, longest: int) -> None:
        super().__init__(name=name[:80], longest=longest)


class NamesDoNotFit(Refused):
    """More or fewer names than persons."""

    code = "names-do-not-fit"

    def __init__(self, names: int, persons: int) -> None:
        super().__init__(names=names, persons=persons)


class SeatsDoNotFit(Refused):
    """More or fewer sitters than seats."""

    code = "seats-do-not-fit"

    def __init__(self, seats: int, named: int) -> None:
        super().__init__(seats=seats, named=named)


class SitOrSeats(Refused):
    """Seats are named one by one or all together, not both."""

    code = "sit-or-seats"


class BadSeed(Refused):
    """A seed that cannot be written in one line."""

    code = "bad-seed"


class NotAnOption(Refused):
    """An option is given as NAME=VALUE."""

    code = "not-an-option"

    def __init__(self, given: str) -> None:
        super().__init__(given=given[:80])


class GivenTwice(Refused):
    """An option stands twice on the command line."""

    code = "given-twice"

    def __init__(self, option: str) -> None:
        super().__init__(option=option[:80])


class NotWithResume(Refused):
    """A saved game brings its seats, options and seed along."""

    code = "not-with-resume"

    def __init__(self, options: str) -> None:
        super().__init__(options=options)


class FileExists(Refused):
    """A new game does not overwrite a file."""

    code = "file-exists"

    def __init__(self, path: str) -> None:
        super().__init__(path=path)


class CannotRead(Refused):
    """The system does not give us the file."""

    code = "cannot-read"

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(path=path, reason=reason)


class CannotWrite(Refused):
    """The system does not take the file."""

    code = "cannot-write"

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(path=path, reason=reason)


class BadSavedLine(Refused):
    """A line of a saved game that does not say what it should; `fault` names a text."""

    code = "bad-saved-line"

    def __init__(self, line: int, fault: str) -> None:
        self.line, self.fault = line, fault
        super().__init__(line=line, fault=fault)


class UnknownClause(Refused):
    """The game has no such clause."""

    code = "unknown-clause"

    def __init__(self, clause: str, clauses: str) -> None:
        super().__init__(clause=clause[:80], clauses=clauses)


class NoSuchStep(Refused):
    """A replay has no such step."""

    code = "no-such-step"

    def __init__(self, step: int, last: int) -> None:
        super().__init__(step=step, last=last)


class NoSuchSeat(Refused):
    """The game has no such seat."""

    code = "no-such-seat"

    def __init__(self, seat: int, last: int) -> None:
        super().__init__(seat=seat, last=last)
