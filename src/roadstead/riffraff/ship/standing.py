"""On what every object stands: support chains down to the ship, and the region they end in (A7)."""

from collections import defaultdict

from roadstead.riffraff.ship.regions import Bodies, region_at
from roadstead.riffraff.ship.turning import seen_from
from roadstead.riffraff.ship.words import NOWHERE, Piece, Pose, Region, Vector
from roadstead.riffraff.ship.world import Touch, World

ROUNDS = 24
"""Chains longer than this, or objects that only prop each other, settle nothing any more."""

Shares = dict[Region, float]
Load = tuple[Piece | Region, float]


def bodies_of(world: World) -> Bodies:
    """Where hull and yards are now."""
    return Bodies(world.hull(), (world.yard(0), world.yard(1), world.yard(2)))


def standing(world: World) -> dict[Piece, Region]:
    """The region that bears most of each object's weight; NOWHERE for what the ship bears not."""
    loads = _loads(world)
    shares: dict[Piece, Shares] = {piece: {} for piece in world.pieces}
    for _ in range(ROUNDS):
        shares = {piece: _passed_down(loads[piece], shares) for piece in world.pieces}
    return {piece: _heaviest(shares[piece]) for piece in world.pieces}


def supporters(world: World) -> dict[Piece, frozenset[Piece | Region]]:
    """What bears each object directly: other objects, or regions of the ship."""
    loads = _loads(world)
    return {piece: frozenset(who for who, _ in loads[piece]) for piece in world.pieces}


def _passed_down(loads: list[Load], known: dict[Piece, Shares]) -> Shares:
    """An object's weight goes where its supporters' weight goes."""
    passed: Shares = defaultdict(float)
    total = sum(weight for _, weight in loads)
    for who, weight in loads:
        below = known[who] if isinstance(who, Piece) else {who: 1.0}
        for region, share in below.items():
            passed[region] += share * weight / total
    return passed


def _heaviest(shares: Shares) -> Region:
    if not shares:
        return NOWHERE
    return max(sorted(shares), key=lambda region: shares[region])


def _loads(world: World) -> dict[Piece, list[Load]]:
    """For each object, what pushes it upward and how strongly."""
    names = {body: piece for piece, body in world.bodies.items()}
    bodies = bodies_of(world)
    loads: dict[Piece, list[Load]] = {piece: [] for piece in world.pieces}
    for touch in world.touches():
        lifted, by, upward = _lifted(touch)
        bearer = _bearer(world, bodies, names, by, touch.place)
        if lifted in names and bearer is not None:
            loads[names[lifted]].append((bearer, upward))
    return loads


def _lifted(touch: Touch) -> tuple[int, int, float]:
    """Which body the contact lifts, which one bears it, and the force."""
    upward = touch.push[2]
    if upward >= 0:
        return touch.second, touch.first, max(upward, 1e-12)
    return touch.first, touch.second, -upward


def _bearer(
    world: World, bodies: Bodies, names: dict[int, Piece], body: int, place: Vector
) -> Piece | Region | None:
    if body in names:
        return names[body]
    if body == world.hull_body:
        return _region(None, bodies.hull, place)
    if body in world.yard_bodies:
        yard = world.yard_bodies.index(body)
        return _region(yard, bodies.yards[yard], place)
    return None


def _region(yard: int | None, frame: Pose, place: Vector) -> Region:
    x, y, _ = seen_from(frame, Pose(place)).place
    return region_at(yard, x, y)
