"""The options of Riff Raff: every house rule by name, the default first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from roadstead.kernel.errors import BadOption
from roadstead.kernel.options import Choice, Number, Options, Value

MOST_SEATS = 4
FEWEST_SEATS = 2
LONGEST_LIMIT_S = 3600
HANDS = ("free", "helmsman")
"""A hand led by pointer and keys, or by naming a spot: the same physics for both."""


@dataclass(frozen=True)
class PerSeat:
    """A word for every seat, joined by `+` in text; one word alone stands for all of them."""

    name: str
    words: tuple[str, ...]

    @property
    def default(self) -> Value:
        return self.words[0]

    @property
    def values(self) -> tuple[str, ...]:
        return (*self.words, "+".join(self.words))

    def read(self, value: object) -> Value:
        said = value.split("+") if isinstance(value, str) else value
        if not isinstance(said, list | tuple) or not said:
            raise BadOption(self.name, value, self.values)
        words = tuple(map(str, cast("list[object]", said)))
        if not set(words) <= set(self.words):
            raise BadOption(self.name, value, self.values)
        return words[0] if len(set(words)) == 1 else words

    def text(self, value: Value) -> str:
        return "+".join(value) if isinstance(value, tuple) else str(value)


SCHEMA = Options(
    "riff-raff",
    (
        Number("seats", MOST_SEATS, FEWEST_SEATS, MOST_SEATS),
        PerSeat("hand", HANDS),
        Choice("ball_lever_cm", ("17", "20", "15")),
        Choice("yards", ("loose", "fixed")),
        Choice("catch_speed", ("half", "third", "real")),
        Choice("caught_own", ("publisher", "russian_text")),
        Choice("first_captain", ("random", "host")),
        Choice("captain_may_name_himself", ("yes", "no")),
        Choice("tie_order", ("captain", "seat_order")),
        Number("card_timer_s", 60, 0, LONGEST_LIMIT_S),
        Number("turn_timer_s", 90, 0, LONGEST_LIMIT_S),
        Number("contact_limit_s", 8, 1, LONGEST_LIMIT_S),
    ),
)


@dataclass(frozen=True, slots=True)
class House:
    """The options as the rules read them, without those that only the ship or the clock reads."""

    seats: int
    hands: tuple[str, ...]
    host_names_first_captain: bool
    captain_may_name_himself: bool
    captain_orders_ties: bool
    own_catch_returns: bool
    cards_are_timed: bool
    yards_are_fixed: bool


def house_of(options: Mapping[str, Value]) -> House:
    """Two to four play (R1); a hand for each of them."""
    seats = options["seats"]
    assert isinstance(seats, int)
    return House(
        seats=seats,
        hands=hands_of(options["hand"], seats),
        host_names_first_captain=options["first_captain"] == "host",
        captain_may_name_himself=options["captain_may_name_himself"] == "yes",
        captain_orders_ties=options["tie_order"] == "captain",
        own_catch_returns=options["caught_own"] == "publisher",
        cards_are_timed=options["card_timer_s"] != 0,
        yards_are_fixed=options["yards"] == "fixed",
    )


def hands_of(value: Value, seats: int) -> tuple[str, ...]:
    """How each seat leads its hand; as many words as seats, or one for all."""
    if not isinstance(value, tuple):
        return (str(value),) * seats
    if len(value) != seats:
        raise BadOption("hand", "+".join(value), SCHEMA["hand"].values)
    return value
