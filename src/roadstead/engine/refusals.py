"""What can be wrong with a request before any game is asked."""

from __future__ import annotations

from roadstead.kernel.errors import Refused


class NotUtf8(Refused):
    """The line is not text."""

    code = "not-utf8"

    def __init__(self, at: int) -> None:
        super().__init__(at=at)


class NotJson(Refused):
    """The line is no JSON text."""

    code = "not-json"

    def __init__(self, reason: str) -> None:
        super().__init__(reason=reason)


class TooLong(Refused):
    """The line is longer than a request may be."""

    code = "too-long"

    def __init__(self, limit: int) -> None:
        super().__init__(limit=limit)


class TooDeep(Refused):
    """Lists within lists without end."""

    code = "too-deep"


class MissingField(Refused):
    """This request needs a field that it has not."""

    code = "missing-field"

    def __init__(self, field: str) -> None:
        super().__init__(field=field)


class UnknownField(Refused):
    """No request has such a field."""

    code = "unknown-field"

    def __init__(self, field: str, fields: str) -> None:
        super().__init__(field=field[:80], fields=fields)


class WrongType(Refused):
    """A field, or the whole request, is not of the kind it must be."""

    code = "wrong-type"

    def __init__(self, field: str, expected: str) -> None:
        super().__init__(field=field, expected=expected)


class UnknownRequest(Refused):
    """There is nothing of that name to do."""

    code = "unknown-request"

    def __init__(self, asked: str, known: str) -> None:
        super().__init__(asked=asked[:80], known=known)


class LanguageUnspoken(Refused):
    """No texts are there in that language."""

    code = "unknown-language"

    def __init__(self, given: str, languages: str) -> None:
        super().__init__(given=given[:80], languages=languages)


class UnknownSeat(Refused):
    """The game has no such seat, or this seat has nothing to choose."""

    code = "unknown-seat"

    def __init__(self, seat: int | str, seats: str) -> None:
        super().__init__(seat=str(seat)[:80], seats=seats)


class NothingToChoose(Refused):
    """Chance is to move, or the game is over."""

    code = "nothing-to-choose"


class Internal(Refused):
    """A mistake of ours; what it was stands in the log on standard error."""

    code = "internal"

    def __init__(self, incident: str) -> None:
        super().__init__(incident=incident)
