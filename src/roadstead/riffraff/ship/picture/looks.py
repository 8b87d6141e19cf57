"""How things look: meshes with paint, about the same origins as the solids of the physics."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from math import cos, pi, sin, tau

import numpy as np

from roadstead.riffraff.ship.dimensions import SIZES, Dimensions
from roadstead.riffraff.ship.hull import KEEL_LENGTH, KEEL_WIDTH, deck_outline
from roadstead.riffraff.ship.picture.meshes import (
    Mesh,
    ball,
    block,
    faceted,
    prism,
    ring,
    stick,
    turned,
)
from roadstead.riffraff.ship.turning import about
from roadstead.riffraff.ship.words import Kind, Pose, Vector

Colour = tuple[float, float, float]


class Finish(StrEnum):
    """How a surface takes the light."""

    PAINT = "paint"
    WOOD = "wood"
    STEEL = "steel"
    CARD = "card"


@dataclass(frozen=True, slots=True)
class Look:
    """A mesh, its colour and its finish."""

    mesh: Mesh
    colour: Colour
    finish: Finish = Finish.PAINT


def hex_colour(text: str) -> Colour:
    """A colour from six digits, as light (linear), which is what shading adds up."""
    red, green, blue = (int(text[n : n + 2], 16) / 255 for n in (0, 2, 4))
    return (red**2.2, green**2.2, blue**2.2)


HONEY = hex_colour("d9a45f")
PALE = hex_colour("ecc98e")
DARK = hex_colour("8a5a33")
LINE = hex_colour("6b4526")
STEEL = hex_colour("b9bec6")
BRASS = hex_colour("c79a3a")
BLUE_CARD = hex_colour("2f6f8f")
DEEP_CARD = hex_colour("235a78")
BOX = hex_colour("1d3f55")

PAINTS: dict[Kind, Colour] = {
    Kind.BOAT: hex_colour("7d4a8c"),
    Kind.BARREL: hex_colour("e59a2b"),
    Kind.BOTTLE: hex_colour("b9302a"),
    Kind.CRATE: hex_colour("3f8a4a"),
    Kind.SAILOR: hex_colour("2b4fa3"),
    Kind.PLANK: hex_colour("2b2a2c"),
    Kind.RAT: hex_colour("8f8f93"),
    Kind.CHEST: hex_colour("6fb3cf"),
}
SKIN = hex_colour("f0c9a0")
PINK = hex_colour("d9a39b")
WHITE = hex_colour("ece7da")
CORK = hex_colour("caa06a")

LYING = about((0.0, 1.0, 0.0), pi / 2)


@cache
def look_of(kind: Kind) -> tuple[Look, ...]:
    """An object as it came from the lathe and the paint pot."""
    return _LOOKS[kind]()


def _darker(colour: Colour, by: float = 0.55) -> Colour:
    return (colour[0] * by, colour[1] * by, colour[2] * by)


def _crate() -> tuple[Look, ...]:
    size, paint = SIZES[Kind.CRATE].length, PAINTS[Kind.CRATE]
    bands = [block(size * 1.012, size * 1.012, 0.0036, 0.0003).at(z=z) for z in (-0.0085, 0.0085)]
    body = Look(block(size, size, size, 0.0008), paint)
    return (body, *(Look(band, _darker(paint, 0.7)) for band in bands))


def _plank() -> tuple[Look, ...]:
    size = SIZES[Kind.PLANK]
    return (Look(block(size.length, size.width, size.height), PAINTS[Kind.PLANK]),)


def _chest() -> tuple[Look, ...]:
    size, paint = SIZES[Kind.CHEST], PAINTS[Kind.CHEST]
    foot, lid = -size.height / 2, size.height - size.width / 2
    straps = [_vault(0.0024, size.width * 1.03, foot, lid, x) for x in (-0.0085, 0.0085)]
    lock = block(0.0034, 0.0012, 0.0040, 0.0004).at(0.0, -size.width / 2, foot + lid - 0.0012)
    body = Look(_vault(size.length, size.width, foot, lid, 0.0), paint)
    return (body, *(Look(strap, _darker(paint, 0.45)) for strap in straps), Look(lock, BRASS))


def _vault(length: float, width: float, foot: float, lid: float, x: float) -> Mesh:
    """A box with a round lid, along x."""
    r, facets = width / 2, 16
    arch = [(r * cos(pi * n / facets), lid + r * sin(pi * n / facets)) for n in range(facets + 1)]
    profile = [(-r, 0.0), (r, 0.0), *arch[:-1], (-r, lid)]
    ends = [[(x + s * length / 2, y, foot + z) for y, z in profile] for s in (-1, 1)]
    polygons = [list(reversed(ends[0])), ends[1]]
    for n in range(len(profile)):
        m = (n + 1) % len(profile)
        polygons.append([ends[0][n], ends[0][m], ends[1][m], ends[1][n]])
    return faceted(polygons)


def _barrel() -> tuple[Look, ...]:
    size, paint = SIZES[Kind.BARREL], PAINTS[Kind.BARREL]
    half, belly, rim = size.height / 2, size.width / 2, size.width / 2 - 0.0015

    def radius(z: float) -> float:
        return belly - (belly - rim) * (z / half) ** 2

    heights = [half * (n / 5 - 1) for n in range(11)]
    profile = [(0.0, -half), *((radius(z), z) for z in heights), (0.0, half)]
    hoops = [_hoop(radius, z) for z in (-0.0078, 0.0078)]
    return (Look(turned(profile), paint), *(Look(hoop, _darker(paint, 0.4)) for hoop in hoops))


def _hoop(radius: Callable[[float], float], z: float) -> Mesh:
    low, high = radius(z - 0.0011), radius(z + 0.0011)
    out = 0.0003
    return turned(
        [(low, z - 0.0011), (low + out, z - 0.0011), (high + out, z + 0.0011), (high, z + 0.0011)]
    )


def _bottle() -> tuple[Look, ...]:
    size, paint = SIZES[Kind.BOTTLE], PAINTS[Kind.BOTTLE]
    foot, r = -size.height / 2, size.width / 2
    arc = [(r * cos(a), r + r * sin(a)) for a in (pi * (n / 16 - 0.5) for n in range(3, 15))]
    body = [(0.0, 0.0), (0.0078, 0.0), (0.0082, 0.0008), *arc]
    neck = [(0.0045, 0.0245), (0.0043, 0.0320), (0.0047, 0.0335), (0.0, 0.0335)]
    profile = [(x, foot + z) for x, z in (*body, *neck)]
    cork = stick(0.0032, 0.0035).at(z=foot + 0.0348)
    band = turned([(0.00455, foot + 0.0265), (0.0049, foot + 0.0270), (0.00455, foot + 0.0275)])
    return (Look(turned(profile), paint), Look(cork, CORK), Look(band, BRASS))


def _sailor() -> tuple[Look, ...]:
    paint, x, z = PAINTS[Kind.SAILOR], 0.006, -0.01625
    body = block(0.0090, 0.0130, 0.0220, 0.0016).at(x, 0.0, z + 0.0110)
    arms = block(0.0130, 0.0110, 0.0030, 0.0010).at(x - 0.0110, 0.0, z + 0.0175)
    knees = block(0.0090, 0.0110, 0.0030, 0.0010).at(x - 0.0090, 0.0, z + 0.0099)
    head = ball(0.0055).at(x, 0.0, z + 0.0270)
    cap = stick(0.0047, 0.0028).at(x, 0.0, z + 0.0312)
    collar = block(0.0094, 0.0134, 0.0016, 0.0004).at(x, 0.0, z + 0.0205)
    return (
        Look(body, paint),
        Look(arms, paint),
        Look(knees, _darker(paint, 0.8)),
        Look(head, SKIN),
        Look(cap, WHITE),
        Look(collar, WHITE),
    )


def _rat() -> tuple[Look, ...]:
    paint, x, z = PAINTS[Kind.RAT], 0.00095, -0.0098
    tail = 0.0014
    top = 0.0122 + 0.0046 + tail
    base = block(0.0220, 0.0100, 0.0040, 0.0012).at(x, 0.0, z + 0.0020)
    body = ball(1.0, (0.0140, 0.0062, 0.0060)).at(x, 0.0, z + 0.0062)
    up = _bar(tail, 0.0060, Pose((x - 0.0145, 0.0, z + top - 0.006)))
    over = _bar(tail, 0.0095, Pose((x - 0.0050, 0.0, z + top), LYING))
    ears = [ball(0.0019).at(x + 0.0070, y, z + 0.0112) for y in (-0.0032, 0.0032)]
    nose = ball(0.0012).at(x + 0.0138, 0.0, z + 0.0062)
    return (
        Look(base, _darker(paint, 0.8)),
        Look(body, paint),
        *(Look(piece, PINK) for piece in (up, over, *ears, nose)),
    )


def _bar(radius: float, half: float, pose: Pose) -> Mesh:
    """A stick with round ends."""
    angles = [pi * (n / 10 - 0.5) for n in range(11)]
    profile = [
        (max(0.0, radius * cos(a)), radius * sin(a) + (half if a > 0 else -half)) for a in angles
    ]
    return turned(profile, 14).moved(pose)


def _boat() -> tuple[Look, ...]:
    size, paint = SIZES[Kind.BOAT], PAINTS[Kind.BOAT]
    half, beam, top = size.length / 2, size.width / 2, size.height
    foot, floor, shoulder = -size.height / 2, 0.0035, 0.0140
    bow = [(shoulder, -beam), (half, -0.0012), (half, 0.0012), (shoulder, beam)]
    stern = [(-x, -y) for x, y in bow]
    outline = [*bow, *stern]
    keel = prism(outline, foot, foot + floor, (0.86, 0.80))
    ends = [prism(end, foot + floor, foot + top) for end in (bow, stern)]
    side = (2 * shoulder, 0.0026, top - floor)
    middle = foot + (top + floor) / 2
    sides = [block(*side, 0.0004).at(0.0, y, middle) for y in (beam - 0.0013, 0.0013 - beam)]
    bench = block(0.0040, 2 * beam - 0.004, 0.0014, 0.0004).at(0.0, 0.0, foot + floor + 0.0042)
    return (
        Look(keel, _darker(paint, 0.8)),
        *(Look(piece, paint) for piece in (*ends, *sides)),
        Look(bench, PALE, Finish.WOOD),
    )


_LOOKS = {
    Kind.BOAT: _boat,
    Kind.BARREL: _barrel,
    Kind.BOTTLE: _bottle,
    Kind.CRATE: _crate,
    Kind.SAILOR: _sailor,
    Kind.PLANK: _plank,
    Kind.RAT: _rat,
    Kind.CHEST: _chest,
}


# --- the ship


@cache
def hull_look(ship: Dimensions) -> tuple[Look, ...]:
    """Hull, mast, rod, ball and pins, in the hull's frame."""
    top = ship.deck + ship.mast_height
    mast = stick(ship.mast_radius, ship.mast_height, 0.82).at(z=ship.deck + ship.mast_height / 2)
    length = ship.ball_lever + ship.hull_above_pivot
    rod = stick(ship.rod_radius, length).at(z=ship.hull_above_pivot - length / 2)
    return (
        *_planked(ship),
        Look(mast, PALE, Finish.WOOD),
        Look(ball(0.0068).at(z=top), DARK, Finish.WOOD),
        Look(rod, PALE, Finish.WOOD),
        Look(ball(ship.ball_radius, rings=20).at(z=-ship.ball_lever), STEEL, Finish.STEEL),
        *(_pin(ship, yard) for yard in range(3)),
    )


def _planked(ship: Dimensions) -> tuple[Look, ...]:
    """The hull with a darker strake, a pale deck, and the lines between the quadrants."""
    outline = list(deck_outline(ship))
    low, deck = ship.hull_above_pivot, ship.deck
    keel = (KEEL_LENGTH, KEEL_WIDTH)
    strake_at = deck - 0.006
    share = (strake_at - low) / ship.hull_height
    belt = tuple(k + (1 - k) * share for k in keel)
    waist = [(x * belt[0], y * belt[1]) for x, y in outline]
    inner = (keel[0] / belt[0], keel[1] / belt[1])
    lines = [
        block(ship.hull_length * 0.93, 0.0008, 0.0003, 0.0).at(-0.004, 0.0, deck + 0.0001),
        block(0.0008, ship.hull_width * 0.985, 0.0003, 0.0).at(0.0, 0.0, deck + 0.0001),
    ]
    return (
        Look(prism(waist, low, strake_at, inner), HONEY, Finish.WOOD),
        Look(prism(outline, strake_at, deck - 0.0008, (belt[0], belt[1])), DARK, Finish.WOOD),
        Look(prism(outline, deck - 0.0008, deck), PALE, Finish.WOOD),
        *(Look(line, LINE) for line in lines),
    )


def _pin(ship: Dimensions, yard: int) -> Look:
    z = ship.yard_foot(yard) - ship.pin_radius
    pin = stick(ship.pin_radius, 2 * ship.pin_reach).moved(Pose((0.0, 0.0, z), LYING))
    return Look(pin, DARK, Finish.WOOD)


@cache
def yard_look(ship: Dimensions, yard: int) -> tuple[Look, ...]:
    """A yard in its own frame, with the line between its halves."""
    length, thick = ship.yard_lengths[yard], ship.yard_thickness
    strip = block(ship.yard_width, length, thick, 0.0008).at(z=thick / 2)
    line = block(ship.yard_width * 0.94, 0.0008, 0.0003, 0.0).at(z=thick + 0.0001)
    return (Look(strip, HONEY, Finish.WOOD), Look(line, LINE))


@cache
def stand_look(ship: Dimensions) -> tuple[Look, ...]:
    """The wave, its ring and the box, on the table."""
    z = ship.pivot_height - ship.wave_below_pivot
    plates: list[Look] = []
    for side, colour in ((1, BLUE_CARD), (-1, DEEP_CARD)):
        turn = about((1.0, 0.0, 0.0), side * ship.wave_lean)
        pose = Pose((0.0, side * ship.wave_spread, z), turn)
        plates += [Look(mesh.moved(pose), colour, Finish.CARD) for mesh in _wave_plate(ship)]
    rim = ring(0.020, 0.0032).at(z=ship.pivot_height - 0.004)
    width = 2 * ship.box_half_width
    box = block(width, width, ship.box_height, 0.002).at(z=ship.box_height / 2)
    return (*plates, Look(rim, HONEY, Finish.WOOD), Look(box, BOX, Finish.CARD))


def _wave_plate(ship: Dimensions) -> tuple[Mesh, ...]:
    """A plate in two wings with a slot for the rod between them, its upper edge a row of waves."""
    slot = 0.014
    wings: list[Mesh] = []
    for start, end in ((-ship.wave_half_width, -slot), (slot, ship.wave_half_width)):
        wings += [_wing(ship, x, (end - start) / 12) for x in np.linspace(start, end, 13)[:-1]]
    bridge = block(2 * slot, 2 * ship.wave_half_thickness, 0.09, 0.0)
    return (*wings, bridge.at(z=-ship.wave_half_height + 0.045))


def _wing(ship: Dimensions, x: float, width: float) -> Mesh:
    """One slice of a plate, cut slantwise along the wave."""
    thick, low = ship.wave_half_thickness, -ship.wave_half_height

    def top(at: float) -> float:
        return ship.wave_half_height - 0.004 + 0.006 * sin(tau * at / 0.055)

    a, b = float(x), float(x) + width
    face: list[tuple[float, float]] = [(a, low), (b, low), (b, top(b)), (a, top(a))]
    front: list[Vector] = [(u, -thick, v) for u, v in face]
    back: list[Vector] = [(u, thick, v) for u, v in face]
    polygons = [front, list(reversed(back)), [front[3], front[2], back[2], back[3]]]
    polygons += [[front[0], front[3], back[3], back[0]], [front[2], front[1], back[1], back[2]]]
    return faceted(polygons)
