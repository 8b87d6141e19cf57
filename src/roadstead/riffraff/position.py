"""A moment of Riff Raff: the open table, and the cards that lie face down on it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from roadstead.kernel.chance import Listed, Measured
from roadstead.kernel.game import Move, Outcome, Position, Step
from roadstead.kernel.verdict import Verdict
from roadstead.riffraff import rounds, rules
from roadstead.riffraff.loading import loaded_barred_by
from roadstead.riffraff.moves import Begins, Drawn, Loaded
from roadstead.riffraff.notation import write_table
from roadstead.riffraff.state import Chosen, Phase, Table
from roadstead.riffraff.view import Lookout, view_of

if TYPE_CHECKING:
    from roadstead.riffraff.game import RiffRaff


class RiffRaffPosition(Position):
    """The table, and by seat the card that lies face down."""

    def __init__(self, game: RiffRaff, table: Table, chosen: Chosen) -> None:
        self._game = game
        self.table = table
        self.chosen = chosen

    @property
    def game(self) -> RiffRaff:
        return self._game

    @property
    def to_move(self) -> int | tuple[int, ...]:
        return rules.mover(self.table)

    def legal_moves(self) -> tuple[Move, ...]:
        return rules.legal_moves(self.table, self.chosen, self._game.house)

    def allowing(self, move: Move) -> str:
        return rules.allowed_by(self.table, self.chosen, move)

    def verdict(self, move: Move) -> Verdict | None:
        clause = rules.barred_by(self.table, self.chosen, move, self._game.house)
        if clause is None:
            return None
        return Verdict(clause, {**self._game.schema.texts(self._game.options), **self._facts(move)})

    def _facts(self, move: Move) -> dict[str, str | int]:
        """What a refusal may tell beside the options."""
        facts: dict[str, str | int] = {"round": self.table.round}
        if self.table.order:
            seat = self.table.seat
            facts |= {"seat": seat, "region": self.table.region, "left": self.table.left(seat)}
        for name in ("seat", "card", "captain", "objects"):
            said = getattr(move, name, None)
            if said is not None:
                facts[name] = said
        return facts

    def chances(self) -> Listed[Move] | Measured[Move]:
        """The first captain (A1) and a late seat's card (A4) are drawn, each equally likely; what
        comes of a hand at work is measured on the ship."""
        table = self.table
        if table.phase is Phase.LOAD:
            key = f"{table.round}/{table.turn + 1}/{len(table.placed) + 1}"
            return Measured(key, "loaded", self._admits)
        if table.phase is Phase.BEGIN:
            return _equally_likely("captain", tuple(map(Begins, range(table.seats))))
        assert table.drawing is not None, self
        seat = table.drawing
        drawn = tuple(Drawn(seat, card) for card in table.unplayed[seat])
        return _equally_likely(f"{table.round}/card-of-{seat}", drawn)

    def _admits(self, move: Move) -> bool:
        return (
            isinstance(move, Loaded)
            and loaded_barred_by(self.table, move, self._game.house) is None
        )

    def play_unchecked(self, move: Move) -> Step:
        table, chosen, told = rules.play(self.table, self.chosen, move, self._game.house)
        return Step(RiffRaffPosition(self._game, table, chosen), told)

    def score(self) -> tuple[int, ...]:
        """How many objects lie before each seat: the fewer, the better."""
        return tuple(self.table.left(seat) for seat in range(self.table.seats))

    def outcome(self) -> Outcome | None:
        return rounds.outcome(self.table) if self.table.phase is Phase.OVER else None

    def view(self, seat: int | None) -> Lookout:
        return view_of(self._game.header, self.table, self.chosen, seat)

    @cached_property
    def _text(self) -> str:
        return f"{self._game.header} | {write_table(self.table, self.chosen)}"

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"<{self}>"


def _equally_likely(key: str, outcomes: tuple[Move, ...]) -> Listed[Move]:
    return Listed(key, len(outcomes), outcomes.__getitem__, tuple((move, 1) for move in outcomes))
