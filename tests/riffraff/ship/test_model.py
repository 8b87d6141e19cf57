"""The ship as built: dimensions, solids, statics and motion, each by tolerance."""

from math import atan2, degrees, radians, sqrt
from random import Random

import pytest

from roadstead.riffraff.ship.dimensions import LEVERS_CM, SIZES, Dimensions, Known, provenance, ship
from roadstead.riffraff.ship.lading import FOUR_CRATES, TEN, stowed
from roadstead.riffraff.ship.regions import Spot, field_of, pose_over, region_at
from roadstead.riffraff.ship.rigging import bodies
from roadstead.riffraff.ship.settings import Settings
from roadstead.riffraff.ship.solids import AXES, parts, span
from roadstead.riffraff.ship.standing import bodies_of, standing
from roadstead.riffraff.ship.turning import about, plus, seen_from, size, tilt, unit
from roadstead.riffraff.ship.watch import BEAT, Calm, landed
from roadstead.riffraff.ship.words import (
    KINDS,
    REGIONS,
    Kind,
    Piece,
    Pose,
    Quaternion,
    Rest,
    Rig,
    Stowed,
    Yard,
)
from roadstead.riffraff.ship.world import World

UP = (0.0, 0.0, 1.0)


def any_turn(generator: Random) -> Quaternion:
    w, i, j, k = (generator.gauss(0, 1) for _ in range(4))
    return unit((w, i, j, k))


def run(world: World, seconds: float) -> None:
    world.step(round(seconds / world.settings.timestep))


def heel(world: World) -> float:
    return degrees(tilt(world.hull().turn))


def test_every_number_says_where_it_comes_from() -> None:
    known = provenance()
    assert set(known.values()) == {Known.SOURCED, Known.ESTIMATED}
    assert known["ball_mass"] is Known.SOURCED
    assert known["hull_length"] is Known.ESTIMATED


def test_ball_levers_are_three() -> None:
    assert [ship(cm).ball_lever for cm in LEVERS_CM] == [0.15, 0.17, 0.20]
    with pytest.raises(ValueError, match="no ball lever"):
        ship(18)


@pytest.mark.parametrize("kind", KINDS)
def test_solids_fill_their_outline_and_weigh_what_they_should(kind: Kind) -> None:
    outline = SIZES[kind]
    world = World(ship(), Rest(Rig(), (Stowed(Piece(kind, 1), Pose((0.0, 0.0, 1.0))),)))
    body = world.bodies[Piece(kind, 1)]
    assert world.model.body_mass[body] == pytest.approx(outline.mass, rel=1e-6)
    for axis, length in zip(AXES, (outline.length, outline.width, outline.height), strict=True):
        low, high = span(kind, Pose((0.0, 0.0, 0.0)), axis)
        assert high == pytest.approx(-low, abs=1e-9)
        assert high - low == pytest.approx(length, abs=0.0075)
    assert sum(part.share for part in parts(kind)) == pytest.approx(1.0)


@pytest.mark.parametrize("lever", LEVERS_CM)
def test_the_empty_ship_hangs_upright_and_the_lever_makes_it_stiff(lever: int) -> None:
    dimensions = ship(lever)
    world = World(dimensions, Rest())
    below = world.hull().place[2] - float(world.state.subtree_com[world.hull_body][2])
    stiffness = float(world.model.body_subtreemass[world.hull_body]) * below
    assert stiffness == pytest.approx({15: 0.00695, 17: 0.0092, 20: 0.0127}[lever], rel=0.05)
    run(world, 5)
    assert heel(world) < 0.3


def test_a_push_of_15_degrees_is_below_1_degree_in_12_s_and_rests_upright() -> None:
    world = World(ship(), Rest(Rig(roll=radians(15))))
    run(world, 12)
    assert all(heel_after(world, 0.2) < 1.0 for _ in range(10))
    run(world, 12)
    assert heel(world) < 0.3


def heel_after(world: World, seconds: float) -> float:
    run(world, seconds)
    return heel(world)


@pytest.mark.parametrize("kind", [Kind.CRATE, Kind.CHEST, Kind.RAT])
def test_statics_agree_with_the_formula(kind: Kind) -> None:
    """tan(tilt) = sum(m x) / (K - sum(m h)), beyond the cardan's dry friction."""
    dimensions = ship()
    rest = stowed(dimensions, [(kind, 9, 0, 8, 0)])
    world = World(dimensions, rest)
    mass = SIZES[kind].mass
    _, aside, high = rest.cargo[0].pose.place
    run(world, 20)
    moment = mass * aside
    expected = degrees(atan2(moment, _empty_stiffness(dimensions) - mass * (high - 0.235)))
    assert heel(world) == pytest.approx(expected, abs=0.45)


def _empty_stiffness(dimensions: Dimensions) -> float:
    world = World(dimensions, Rest())
    below = world.hull().place[2] - float(world.state.subtree_com[world.hull_body][2])
    return float(world.model.body_subtreemass[world.hull_body]) * below


def test_ten_objects_come_to_rest_each_in_its_region_and_do_not_creep() -> None:
    world = World(ship(), stowed(ship(), TEN))
    calm = Calm()
    while not calm.is_back():
        world.step(BEAT)
        calm.look(world, frozenset())
    assert calm.waited_s < 10
    told = sorted((str(piece), region) for piece, region in standing(world).items())
    assert told == sorted(
        (f"{kind}{1 + [k for k, *_ in TEN[:n]].count(kind)}", region)
        for n, (kind, region, *_) in enumerate(TEN)
    )
    before = in_ship(world)
    run(world, 20)
    moved = [size_mm(before[piece], place) for piece, place in in_ship(world).items()]
    assert max(moved) < 0.1


def in_ship(world: World) -> dict[Piece, tuple[float, float, float]]:
    return {p: seen_from(world.hull(), world.pose(p)).place for p in world.pieces}


def size_mm(a: tuple[float, ...], b: tuple[float, ...]) -> float:
    return 1000 * sqrt(sum((x - y) ** 2 for x, y in zip(a, b, strict=True)))


def test_resting_again_and_again_moves_nothing() -> None:
    world = World(ship(), stowed(ship(), TEN))
    run(world, 8)
    before = in_ship(world)
    for _ in range(10):
        world = World(ship(), world.rest(world.pieces))
        run(world, 0.5)
    assert max(size_mm(before[p], place) for p, place in in_ship(world).items()) < 0.1


def test_four_crates_on_one_side_slide_off() -> None:
    world = World(ship(), stowed(ship(), FOUR_CRATES))
    run(world, 5)
    assert len(landed(world)) == len(FOUR_CRATES)


@pytest.mark.parametrize("kind", [Kind.PLANK, Kind.RAT, Kind.CRATE, Kind.BOTTLE])
def test_nothing_passes_through_a_yard_from_5_cm(kind: Kind) -> None:
    dimensions = ship()
    for turn in range(4):
        spot = Spot(0.0, 0.0, about(UP, 0.4 * turn))
        pose = pose_over(dimensions, bodies(dimensions, Rig()), 9, kind, spot, 0.05)
        world = World(dimensions, Rest(Rig(), (Stowed(Piece(kind, 1), pose),)))
        world.step(40)
        assert in_yard_frame(world, Piece(kind, 1), 2)[2] > 0.002


def in_yard_frame(world: World, piece: Piece, yard: int) -> tuple[float, float, float]:
    return seen_from(world.yard(yard), world.pose(piece)).place


HANGING: dict[Kind, tuple[tuple[float, float, float], Quaternion]] = {
    # Poses in the frame of the middle yard, half way along its port half.
    Kind.SAILOR: ((0.0101, 0.030, 0.0046), (1.0, 0.0, 0.0, 0.0)),
    Kind.RAT: ((0.0007, 0.030, -0.0027), (1.0, 0.0, 0.0, 0.0)),
    Kind.BOAT: ((0.0, 0.030, 0.0069), (0.0, 1.0, 0.0, 0.0)),
}


@pytest.mark.parametrize("kind", list(HANGING))
def test_sailor_rat_and_boat_can_hang_through_a_sway(kind: Kind) -> None:
    dimensions = ship()
    place, turn = HANGING[kind]
    world = World(dimensions, Rest())
    yard = world.yard(1)
    pose = Pose(plus(yard.place, place), turn)
    world = World(dimensions, Rest(Rig(), (Stowed(Piece(kind, 1), pose),)))
    run(world, 2)
    world.state.qvel[0] += 0.4
    run(world, 4)
    assert landed(world) == ()
    local = in_yard_frame(world, Piece(kind, 1), 1)
    assert local[2] < 0.012
    assert standing(world)[Piece(kind, 1)] == 7


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_stays_aboard_becomes_quiet(kind: Kind) -> None:
    """However an object lands, contacts settle: nothing buzzes for ever."""
    dimensions, generator = ship(), Random(7)
    for _ in range(6):
        spot = Spot(generator.gauss(0, 0.006), generator.gauss(0, 0.006), any_turn(generator))
        region = generator.choice((1, 2, 3, 4, 5, 7))
        pose = pose_over(dimensions, bodies(dimensions, Rig()), region, kind, spot, 0.004)
        world = World(dimensions, Rest(Rig(), (Stowed(Piece(kind, 1), pose),)))
        calm = Calm()
        while not calm.is_back() and not landed(world):
            world.step(BEAT)
            calm.look(world, frozenset())
        assert calm.waited_s < 30


def test_rigging_without_the_engine_agrees_with_it() -> None:
    rig = Rig(0.11, -0.07, (Yard(0.2, 0.03), Yard(-0.1, -0.02), Yard(0.05, 0.01)))
    world, told = World(ship(), Rest(rig)), bodies(ship(), rig)
    engine = bodies_of(world)
    for a, b in zip((told.hull, *told.yards), (engine.hull, *engine.yards), strict=True):
        assert size_mm(a.place, b.place) < 1e-6
        assert size_mm(a.turn, b.turn) < 1e-6


def test_fixed_yards_do_not_turn() -> None:
    dimensions = ship(loose=False)
    world = World(dimensions, stowed(dimensions, TEN))
    run(world, 3)
    assert world.rig().yards == (Yard(), Yard(), Yard())


@pytest.mark.parametrize("region", REGIONS)
def test_regions_and_their_fields_agree(region: int) -> None:
    field = field_of(ship(), region)
    assert region_at(field.yard, *field.middle) == region


def test_defaults_of_the_engine_would_not_do() -> None:
    """The settings matter: MuJoCo's own let objects creep that ours hold."""
    loose = Settings(
        integrator="Euler", cone="pyramidal", impratio=1, contact="0.02 1", speculative=False
    )
    world = World(ship(), stowed(ship(), TEN), (), loose)
    run(world, 5)
    before = in_ship(world)
    run(world, 5)
    assert max(size_mm(before[p], place) for p, place in in_ship(world).items()) > 0.1


def test_turning_keeps_lengths() -> None:
    assert size(unit((3.0, 4.0, 0.0, 0.0))[1:]) == pytest.approx(0.8)
