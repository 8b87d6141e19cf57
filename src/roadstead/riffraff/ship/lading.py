"""Known cargoes: what benches, tests and pictures load to look at the ship."""

from collections import Counter
from collections.abc import Iterable
from math import pi

from roadstead.riffraff.ship.dimensions import Dimensions
from roadstead.riffraff.ship.regions import Bodies, Spot, bow_side, pose_over
from roadstead.riffraff.ship.standing import bodies_of, standing
from roadstead.riffraff.ship.turning import about
from roadstead.riffraff.ship.watch import BEAT, Calm
from roadstead.riffraff.ship.words import Kind, Piece, Region, Rest, Rig, Stowed
from roadstead.riffraff.ship.world import World

UPRIGHT = (0.0, 0.0, 1.0)
CLEAR = 0.0002

Item = tuple[Kind, Region, float, float, float]
"""Kind, region, then ahead and outward of the region's middle (mm) and the turn (degrees)."""

TEN: tuple[Item, ...] = (
    (Kind.CRATE, 5, 0, 0, 17),
    (Kind.CHEST, 6, 0, 0, 11),
    (Kind.BOAT, 7, 0, -5, 0),
    (Kind.BARREL, 8, 0, 4, 0),
    (Kind.PLANK, 10, 0, 0, 90),
    (Kind.RAT, 9, 0, -4, 90),
    (Kind.SAILOR, 1, 0, 0, 23),
    (Kind.BOTTLE, 2, 0, 0, 0),
    (Kind.CRATE, 3, 0, 0, 40),
    (Kind.BOAT, 4, 0, 0, 11),
)
"""Ten objects, askew on purpose: the ship rests at three and a half degrees."""

TWENTY: tuple[Item, ...] = (
    (Kind.CRATE, 1, -15.5, -4, 0),
    (Kind.CRATE, 4, 15.5, -4, 0),
    (Kind.CHEST, 2, -18, -5, 90),
    (Kind.CHEST, 3, 18, -5, 90),
    (Kind.BOTTLE, 1, 12, -4, 0),
    (Kind.BOTTLE, 4, -12, -4, 0),
    (Kind.BOAT, 5, 0, -25, 0),
    (Kind.BOAT, 6, 0, -25, 0),
    (Kind.BARREL, 2, 8, -3, 0),
    (Kind.BARREL, 3, -8, -3, 0),
    (Kind.SAILOR, 7, 0, -20, 0),
    (Kind.SAILOR, 8, 0, -20, 180),
    (Kind.RAT, 9, 0, -12, 0),
    (Kind.RAT, 10, 0, -12, 180),
    (Kind.PLANK, 5, 0, 0, 0),
    (Kind.PLANK, 6, 0, 0, 0),
    (Kind.BARREL, 5, 0, 22, 0),
    (Kind.BARREL, 6, 0, 22, 0),
    (Kind.RAT, 7, 0, -3, 0),
    (Kind.RAT, 8, 0, -3, 180),
)
"""Twenty objects that balance; so do the first six and the first fourteen of them."""

FOUR_CRATES: tuple[Item, ...] = (
    (Kind.CRATE, 5, 0, -20, 0),
    (Kind.CRATE, 5, 0, 8, 0),
    (Kind.CRATE, 7, 0, -15, 0),
    (Kind.CRATE, 7, 0, 12, 0),
)
"""More than the port side bears."""


def ship_at_rest(ship: Dimensions) -> Bodies:
    """Where hull and yards are on an empty ship."""
    return bodies_of(World(ship, Rest()))


def stowed(ship: Dimensions, items: Iterable[Item], clear: float = CLEAR) -> Rest:
    """A cargo just above where it is to stand, on a level ship."""
    bodies = ship_at_rest(ship)
    counted: Counter[Kind] = Counter()
    cargo: list[Stowed] = []
    for kind, region, ahead, outward, degrees in items:
        counted[kind] += 1
        spot = Spot(ahead / 1000, outward / 1000, about(UPRIGHT, degrees * pi / 180))
        lift = PLANK_LIFT if kind is Kind.PLANK and region <= 4 else clear
        pose = pose_over(ship, bodies, region, kind, spot, lift)
        cargo.append(Stowed(Piece(kind, counted[kind]), pose, region))
    return Rest(Rig(), tuple(cargo)).canonical()


PLANK_LIFT = 0.0244
"""Planks on deck lie on crates."""


def moored(ship: Dimensions, items: Iterable[Item]) -> Rest:
    """A cargo that has come to rest, each object with the region it stands in."""
    world, calm = World(ship, stowed(ship, items)), Calm()
    while not calm.is_back():
        world.step(BEAT)
        calm.look(world, frozenset())
    regions, rest = standing(world), world.rest(world.pieces)
    return Rest(rest.rig, tuple(Stowed(s.piece, s.pose, regions[s.piece]) for s in rest.cargo))


def thirty_two() -> tuple[Item, ...]:
    """All objects of four sets, the same to port and to starboard."""
    return tuple(item for region in range(1, 11) for item in _share(region))


def _share(region: Region) -> tuple[Item, ...]:
    if region <= 4:
        bow = bow_side(region)
        return (
            (Kind.CRATE, region, -15.5 * bow, -4, 0),
            (Kind.CHEST, region, 10 * bow, -6, 90),
            (Kind.PLANK, region, -6 * bow, -5, 0),
        )
    about_face = 0 if region % 2 else 180
    if region <= 6:
        return (
            (Kind.BOAT, region, 0, -28, 0),
            (Kind.BOAT, region, 0, -7, 0),
            (Kind.BARREL, region, 0, 14, 0),
            (Kind.BARREL, region, 0, 34, 0),
        )
    if region <= 8:
        return (
            (Kind.SAILOR, region, 0, -24.5, about_face),
            (Kind.SAILOR, region, 0, -11, about_face),
            (Kind.BOTTLE, region, 0, 7.5, 0),
            (Kind.BOTTLE, region, 0, 31.8, 0),
        )
    return ((Kind.RAT, region, 0, -17, about_face), (Kind.RAT, region, 0, -3, about_face))
