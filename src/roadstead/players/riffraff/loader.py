"""Who decides, for a seat, which object to load and how: from what the seat sees alone."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi
from random import Random
from typing import Protocol

from roadstead.riffraff import Lookout
from roadstead.riffraff.ship.dimensions import Dimensions
from roadstead.riffraff.ship.regions import Spot, field_of
from roadstead.riffraff.ship.steady import NOVICE, Plan, Skill
from roadstead.riffraff.ship.turning import from_vector
from roadstead.riffraff.ship.words import KINDS, Kind
from roadstead.riffraff.state import Table

INSIDE = 0.7
"""What share of a region is aimed at without a thought for its edges."""


@dataclass(frozen=True, slots=True)
class Load:
    """Which object, and where and how the hand will lay it."""

    kind: Kind
    plan: Plan


class Loader(Protocol):
    """Plans a load for the seat whose turn it is; the hand that carries it out has its skill."""

    @property
    def skill(self) -> Skill: ...

    def plan(self, ship: Dimensions, view: Lookout, generator: Random) -> Load:
        """What to load, and how."""
        ...


def holdings_of(table: Table, seat: int) -> tuple[Kind, ...]:
    """The kinds that lie before a seat."""
    supply = table.supplies[seat]
    return tuple(kind for kind, count in zip(KINDS, supply, strict=True) if count)


class AnyhowLoader:
    """Any object, laid anyhow somewhere in the region."""

    name = "random"
    skill = NOVICE

    def plan(self, ship: Dimensions, view: Lookout, generator: Random) -> Load:
        kinds = holdings_of(view.table, view.table.seat)
        half = field_of(ship, view.table.region).half
        ahead, outward = (INSIDE * generator.uniform(-size, size) for size in half)
        turn = from_vector((0.0, 0.0, generator.uniform(-pi, pi)))
        return Load(kinds[generator.randrange(len(kinds))], Plan(Spot(ahead, outward, turn)))
