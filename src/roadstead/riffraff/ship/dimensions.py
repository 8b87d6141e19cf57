"""Every length, mass and friction of the ship and its objects, each with what we know about it.

SOURCED: found in a source (docs/reference/riff-raff-ship.md names it). ESTIMATED: nobody has
measured a real copy yet; put the true value here.
Metres, kilograms, seconds, radians unless the name says otherwise.
"""

from dataclasses import dataclass, field, fields
from enum import StrEnum
from math import radians
from typing import Any

from roadstead.riffraff.ship.words import Kind


class Known(StrEnum):
    """Where a number comes from."""

    SOURCED = "sourced"
    ESTIMATED = "estimated"


def _sourced(value: Any) -> Any:
    return field(default=value, metadata={"known": Known.SOURCED})


def _estimated(value: Any) -> Any:
    return field(default=value, metadata={"known": Known.ESTIMATED})


LEVERS_CM = (15, 17, 20)
"""Ball levers offered: hard, normal, easy."""

WOOD_DENSITY = 650.0


@dataclass(frozen=True, slots=True)
class Dimensions:
    """The ship, its stand and its wood."""

    # The ball under the hull: the longer its lever, the steadier the ship.
    ball_mass: float = _sourced(0.110)
    ball_radius: float = _sourced(0.015)
    ball_lever: float = _estimated(0.170)
    rod_radius: float = _estimated(0.004)

    # The cardan: two axes, a stop, dry and viscous friction. It carries the ship above the table.
    pivot_height: float = _estimated(0.235)
    heel_stop: float = _estimated(radians(28))
    heel_damping: float = _estimated(0.0010)
    heel_dry_friction: float = _estimated(0.0004)

    # The hull: deck regions 1-4 are its quadrants.
    hull_length: float = _estimated(0.170)
    hull_width: float = _estimated(0.078)
    hull_height: float = _estimated(0.028)
    hull_above_pivot: float = _estimated(0.010)

    # The mast and the pins on which the yards lie, heights above the deck.
    mast_height: float = _sourced(0.200)
    mast_radius: float = _estimated(0.006)
    pin_radius: float = _estimated(0.0018)
    pin_reach: float = _estimated(0.014)
    yard_heights: tuple[float, float, float] = _estimated((0.065, 0.120, 0.175))

    # The yards: thin strips, loose on their pins (slew round the mast, dip over the pin).
    yard_lengths: tuple[float, float, float] = _estimated((0.180, 0.150, 0.120))
    yard_width: float = _estimated(0.022)
    yard_thickness: float = _estimated(0.004)
    yard_slew: float = _estimated(radians(30))
    yard_dip: float = _estimated(radians(3))
    yard_slew_dry_friction: float = _estimated(0.0012)
    yard_dip_dry_friction: float = _estimated(0.0003)
    yard_damping: float = _estimated(2e-5)
    yards_loose: bool = _sourced(True)

    # Painted wood on painted wood: slides at 20.8 degrees.
    friction: float = _estimated(0.38)
    spin_friction: float = _estimated(0.001)
    roll_friction: float = _estimated(0.00015)

    # The wave: two plates that lean together in the box's recess.
    wave_half_width: float = _estimated(0.110)
    wave_half_height: float = _estimated(0.135)
    wave_half_thickness: float = _estimated(0.004)
    wave_lean: float = _estimated(radians(38))
    wave_spread: float = _estimated(0.070)
    wave_below_pivot: float = _estimated(0.117)
    box_half_width: float = _estimated(0.180)
    box_height: float = _estimated(0.040)

    @property
    def deck(self) -> float:
        """Height of the deck above the pivot."""
        return self.hull_above_pivot + self.hull_height

    def yard_foot(self, yard: int) -> float:
        """Height of a yard's underside above the pivot."""
        return self.deck + self.yard_heights[yard]

    def yard_top(self, yard: int) -> float:
        """Height of a yard's upper face above the pivot."""
        return self.yard_foot(yard) + self.yard_thickness


@dataclass(frozen=True, slots=True)
class Size:
    """Outline of one object: length along x, width along y, height along z (m), and mass (kg)."""

    length: float
    width: float
    height: float
    mass: float


SIZES: dict[Kind, Size] = {
    Kind.BOAT: Size(0.058, 0.019, 0.0125, 0.0042),
    Kind.BARREL: Size(0.019, 0.019, 0.023, 0.0033),
    Kind.BOTTLE: Size(0.024, 0.024, 0.0365, 0.0056),
    Kind.CRATE: Size(0.024, 0.024, 0.024, 0.0090),
    Kind.SAILOR: Size(0.022, 0.013, 0.0325, 0.0026),
    Kind.PLANK: Size(0.065, 0.013, 0.004, 0.0022),
    Kind.RAT: Size(0.036, 0.0125, 0.0165, 0.0018),
    Kind.CHEST: Size(0.026, 0.018, 0.020, 0.0054),
}
"""ESTIMATED all: no source gives sizes or weights; masses follow wood of 0.65 g/cm3."""


def ship(lever_cm: int = 17, *, loose: bool = True) -> Dimensions:
    """The ship of a named option: ball lever 15, 17 or 20 cm, yards loose or fixed."""
    if lever_cm not in LEVERS_CM:
        raise ValueError(f"no ball lever of {lever_cm} cm: {LEVERS_CM}")
    return Dimensions(ball_lever=lever_cm / 100, yards_loose=loose)


def provenance() -> dict[str, Known]:
    """For every number of the ship, whether it is sourced or estimated."""
    return {f.name: f.metadata["known"] for f in fields(Dimensions)}
