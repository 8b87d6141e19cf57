"""Loading without dexterity (``helmsman``): a spot on a grid, a way of laying, a height of drop.

The same hand, the same ship and one declared noise for everybody who plays so.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import pi
from typing import cast

from roadstead.riffraff.ship.intents import Code, Refusal
from roadstead.riffraff.ship.regions import Spot
from roadstead.riffraff.ship.steady import GRID, HELMSMAN, Plan
from roadstead.riffraff.ship.turning import about, after
from roadstead.riffraff.ship.words import UNTURNED, Kind, Quaternion, Vector

AHEAD: Vector = (1.0, 0.0, 0.0)
UP: Vector = (0.0, 0.0, 1.0)
QUARTER = about(AHEAD, pi / 2)
OVER = about(AHEAD, pi)

NOISE = HELMSMAN
"""The hand's errors, announced beforehand: 1.5 mm, 4 degrees, 10 mm/s."""

TURN_STEP = pi / 12
"""Objects are turned about the upright by 15 degrees a step."""
MOST_STEPS = 12
HIGHEST_MM = 50

WAYS: dict[Kind, tuple[Quaternion, ...]] = {
    Kind.BOAT: (UNTURNED, OVER),
    Kind.BARREL: (UNTURNED, QUARTER),
    Kind.BOTTLE: (UNTURNED, QUARTER),
    Kind.CRATE: (UNTURNED,),
    Kind.SAILOR: (UNTURNED, QUARTER),
    Kind.PLANK: (UNTURNED, QUARTER),
    Kind.RAT: (UNTURNED, QUARTER),
    Kind.CHEST: (UNTURNED, OVER),
}
"""How an object may be laid: as it stands first. A boat bottom up sits astride a yard."""


@dataclass(frozen=True, slots=True)
class Order:
    """What a helmsman says: grid steps of 5 mm from the region's middle, and the rest in steps."""

    ahead: int = 0
    outward: int = 0
    way: int = 0
    turn: int = 0
    drop_mm: int = 2


_LIMITS = {
    "ahead": (-MOST_STEPS, MOST_STEPS),
    "outward": (-MOST_STEPS, MOST_STEPS),
    "turn": (-MOST_STEPS, MOST_STEPS),
    "drop_mm": (1, HIGHEST_MM),
}


def read_order(said: Mapping[str, object], kind: Kind) -> Order | Refusal:
    """An order from what a client sent, or why it is none."""
    limits = {**_LIMITS, "way": (0, len(WAYS[kind]) - 1)}
    for name, value in said.items():
        if name not in limits:
            return Refusal(Code.UNKNOWN, name)
        if not isinstance(value, int) or isinstance(value, bool):
            return Refusal(Code.NOT_A_NUMBER, name)
        low, high = limits[name]
        if not low <= value <= high:
            return Refusal(Code.TOO_FAR, name)
    return Order(**cast("dict[str, int]", dict(said)))


def plan_of(order: Order, kind: Kind) -> Plan:
    """The plan that the steady hand carries out."""
    turn = after(about(UP, order.turn * TURN_STEP), WAYS[kind][order.way])
    spot = Spot(order.ahead * GRID, order.outward * GRID, turn)
    return Plan(spot, order.drop_mm / 1000)
