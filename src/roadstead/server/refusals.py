"""What the server refuses: each with a code, told by the Fluent message `error-<code>`."""

from __future__ import annotations

from roadstead.kernel.errors import Refused


class NoSuchSeat(Refused):
    """The game has fewer seats."""

    code = "no-such-seat"

    def __init__(self, seat: int, seats: int) -> None:
        super().__init__(seat=seat, last=seats - 1)


class NotYourSeat(Refused):
    """Somebody else holds the seat."""

    code = "not-your-seat"


class SeatTaken(Refused):
    """The seat is not free."""

    code = "seat-taken"


class WrongKey(Refused):
    """The key opens no seat here."""

    code = "wrong-key"


class NotNow(Refused):
    """The game has not begun, or is over, or nothing of the kind was asked."""

    code = "not-now"


class NotYourTurn(Refused):
    """Another seat is to move."""

    code = "not-your-turn"


class OutOfDate(Refused):
    """The table has changed since."""

    code = "out-of-date"


class IdUsed(Refused):
    """The command's name belongs to another command."""

    code = "command-id-used"


class BrokenPromise(Refused):
    """The nonce is not the one that was promised, or not everybody has promised yet."""

    code = "broken-promise"


class NothingToTakeBack(Refused):
    """The seat has made no move that stands."""

    code = "nothing-to-take-back"


class PastChance(Refused):
    """Chance has answered since; between people that stands."""

    code = "take-back-past-chance"


class NeedsConfirming(Refused):
    """Chance has answered since: the same answer will come again."""

    code = "take-back-needs-confirming"


class NotAway(Refused):
    """The person is here, or has not been away for long enough."""

    code = "not-away"


class NoSuchEntry(Refused):
    """The log has no such entry."""

    code = "no-such-entry"


class BadName(Refused):
    """A name that does not fit on the table."""

    code = "bad-name"

    def __init__(self, name: str, longest: int) -> None:
        super().__init__(name=name[:80], longest=longest)


class BadMessage(Refused):
    """Not a message of the wire."""

    code = "bad-message"

    def __init__(self, reason: str) -> None:
        super().__init__(reason=reason[:200])


class NotPlayableYet(Refused):
    """The game lies in the yard still."""

    code = "not-playable-yet"

    def __init__(self, game: str) -> None:
        super().__init__(game=game)


class WrongSeats(Refused):
    """Not the number of seats the game has, or nobody who asks sits there."""

    code = "wrong-seats"

    def __init__(self, seats: int) -> None:
        super().__init__(seats=seats)


class NoSuchTable(Refused):
    """No table is in that room."""

    code = "no-such-table"


class NoSuchPage(Refused):
    """Nothing is to be had there."""

    code = "no-such-page"


class WrongOrigin(Refused):
    """The request comes from another site's page."""

    code = "wrong-origin"


class WrongHost(Refused):
    """The server does not go by that name."""

    code = "wrong-host"


class TooMany(Refused):
    """More requests than one address may make."""

    code = "too-many-requests"

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds=seconds)


class TooLong(Refused):
    """The request is longer than it may be."""

    code = "too-long"

    def __init__(self, limit: int) -> None:
        super().__init__(limit=limit)


class PortTaken(Refused):
    """Another program listens there already."""

    code = "port-taken"

    def __init__(self, port: int, reason: str) -> None:
        super().__init__(port=str(port), reason=reason)


class StoreUnusable(Refused):
    """The file of the tables is in use, or is none."""

    code = "store-unusable"

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(path=path, reason=reason)


class Internal(Refused):
    """A mistake of ours; what it was stands in the server's log."""

    code = "internal"

    def __init__(self, incident: str) -> None:
        super().__init__(incident=incident)
