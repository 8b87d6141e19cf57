"""The ship and a cargo as MuJoCo's model text, built afresh for every attempt."""

from collections.abc import Iterable
from functools import cache

from roadstead.riffraff.ship.dimensions import SIZES, WOOD_DENSITY, Dimensions
from roadstead.riffraff.ship.hull import hull_corners
from roadstead.riffraff.ship.regions import yard_of
from roadstead.riffraff.ship.rigging import bodies
from roadstead.riffraff.ship.settings import STANDARD, Settings
from roadstead.riffraff.ship.solids import Part, Shape, parts
from roadstead.riffraff.ship.turning import seen_from
from roadstead.riffraff.ship.words import KINDS, Kind, Piece, Pose, Rest

HULL = "hull"
YARDS = ("yard0", "yard1", "yard2")
SHIP_JOINTS = ("roll", "pitch")

Cargo = tuple[tuple[Piece, Pose], ...]
Aboard = tuple[str, str, str, str]
"""Texts of what is fixed to the hull and to the three yards."""
NOTHING_ABOARD: Aboard = ("", "", "", "")

_SIZE_COUNT = {
    Shape.BOX: 3,
    Shape.CYLINDER: 2,
    Shape.CAPSULE: 2,
    Shape.SPHERE: 1,
    Shape.ELLIPSOID: 3,
    Shape.HULL: 0,
}


def model_text(
    ship: Dimensions, cargo: Iterable[tuple[Piece, Pose]], settings: Settings = STANDARD
) -> str:
    """The whole model: stand, ship and every object as a free body."""
    free = "".join(_body(piece, pose) for piece, pose in cargo)
    return f"{_before_cargo(ship, settings)}{free}</worldbody></mujoco>"


def frozen_text(ship: Dimensions, rest: Rest, at_hand: Cargo, settings: Settings = STANDARD) -> str:
    """The model in which everything aboard is one with the hull or its yard: quick to try out."""
    free = "".join(_body(piece, pose) for piece, pose in at_hand)
    return (
        f"{_head(ship, settings)}<worldbody>{_stand(ship)}{_ship(ship, _frozen(ship, rest))}"
        f"{free}</worldbody></mujoco>"
    )


@cache
def _before_cargo(ship: Dimensions, settings: Settings) -> str:
    return f"{_head(ship, settings)}<worldbody>{_stand(ship)}{_ship(ship, NOTHING_ABOARD)}"


@cache
def _head(ship: Dimensions, settings: Settings) -> str:
    return (
        f'<mujoco model="riffraff"><compiler angle="radian" autolimits="true"/>'
        f"{_options(settings)}{_defaults(ship, settings)}{_meshes(ship)}"
    )


def _frozen(ship: Dimensions, rest: Rest) -> Aboard:
    """What is nailed to the hull and to each yard."""
    where = bodies(ship, rest.rig)
    aboard = ["", "", "", ""]
    for stowed in rest.cargo:
        yard = yard_of(stowed.region)
        local = seen_from(where.of(stowed.region), stowed.pose)
        aboard[0 if yard is None else yard + 1] += _nailed(stowed.piece.kind, local)
    return (aboard[0], aboard[1], aboard[2], aboard[3])


def _nailed(kind: Kind, local: Pose) -> str:
    geoms = _geoms(kind).replace('class="cargo"', 'class="nailed"')
    geoms = geoms.replace('class="round"', 'class="nailed"')
    return f'<body pos="{_exact(local.place)}" quat="{_exact(local.turn)}">{geoms}</body>'


def _options(s: Settings) -> str:
    flags = (
        f'multiccd="{_switch(s.multiccd)}" speculative="{_switch(s.speculative)}"'
        ' sleep="disable" autoreset="disable"'
    )
    return (
        f'<option timestep="{s.timestep}" gravity="0 0 -9.81" integrator="{s.integrator}"'
        f' solver="{s.solver}" iterations="{s.iterations}" ls_iterations="{s.ls_iterations}"'
        f' tolerance="{s.tolerance}" cone="{s.cone}" impratio="{s.impratio}"'
        f' noslip_iterations="{s.noslip_iterations}"><flag {flags}/></option><size memory="64M"/>'
    )


def _switch(on: bool) -> str:
    return "enable" if on else "disable"


def _defaults(ship: Dimensions, s: Settings) -> str:
    """Static things touch cargo only; the ship touches cargo only; cargo touches everything."""
    friction = f"{ship.friction} {ship.spin_friction} {ship.roll_friction}"
    return (
        f'<default><joint solreffriction="{s.joint}" solimpfriction="{s.joint_hardness}"/>'
        f'<geom friction="{friction}" solref="{s.contact}" solimp="{s.contact_hardness}"'
        f' density="{WOOD_DENSITY}" margin="{s.contact_margin}"/>'
        '<default class="ship"><geom contype="1" conaffinity="0"/></default>'
        '<default class="stand"><geom contype="2" conaffinity="0"/></default>'
        '<default class="nailed"><geom contype="1" conaffinity="0"/></default>'
        '<default class="bare"><geom contype="0" conaffinity="0"/></default>'
        '<default class="cargo"><geom contype="1" conaffinity="3" condim="3"/></default>'
        '<default class="round"><geom contype="1" conaffinity="3" condim="6"/></default>'
        "</default>"
    )


def _meshes(ship: Dimensions) -> str:
    hulls = [(HULL, hull_corners(ship))]
    for kind in KINDS:
        shaped = enumerate(parts(kind))
        hulls += [(f"{kind}.{n}", part.corners) for n, part in shaped if part.corners]
    texts = (f'<mesh name="{name}" vertex="{_flat(corners)}"/>' for name, corners in hulls)
    return f"<asset>{''.join(texts)}</asset>"


def _flat(corners: Iterable[tuple[float, ...]]) -> str:
    return " ".join(_numbers(corner) for corner in corners)


def _numbers(values: Iterable[float]) -> str:
    return " ".join(f"{value:.9g}" for value in values)


def _stand(ship: Dimensions) -> str:
    """Table, box and the two plates of the wave."""
    z = ship.pivot_height - ship.wave_below_pivot
    half = f"{ship.wave_half_width} {ship.wave_half_thickness} {ship.wave_half_height}"
    plates = "".join(
        f'<geom class="stand" type="box" size="{half}"'
        f' pos="0 {side * ship.wave_spread} {z}" euler="{side * ship.wave_lean} 0 0"/>'
        for side in (1, -1)
    )
    width, height = ship.box_half_width, ship.box_height / 2
    return (
        '<geom class="stand" type="plane" size="2 2 0.1"/>'
        f'<geom class="stand" type="box" size="{width} {width} {height}" pos="0 0 {height}"/>'
        f"{plates}"
    )


def _ship(ship: Dimensions, aboard: Aboard) -> str:
    yards = "".join(_yard(ship, yard, aboard[yard + 1]) for yard in range(3))
    pins = "".join(_pin(ship, yard) for yard in range(3))
    top = ship.deck + ship.mast_height
    lever = -ship.ball_lever
    return (
        f'<body name="{HULL}" pos="0 0 {ship.pivot_height}">'
        f"{_heel(ship, 'roll', '1 0 0')}{_heel(ship, 'pitch', '0 1 0')}"
        f'<geom class="ship" type="mesh" mesh="{HULL}"/>'
        f'<geom class="ship" type="cylinder" size="{ship.mast_radius}"'
        f' fromto="0 0 {ship.deck} 0 0 {top}"/>'
        f'<geom class="bare" type="cylinder" size="{ship.rod_radius}"'
        f' fromto="0 0 {lever} 0 0 {ship.hull_above_pivot}"/>'
        f'<geom class="bare" type="sphere" size="{ship.ball_radius}" pos="0 0 {lever}"'
        f' mass="{ship.ball_mass}"/>'
        f"{pins}{aboard[0]}{yards}</body>"
    )


def _heel(ship: Dimensions, name: str, axis: str) -> str:
    return (
        f'<joint name="{name}" type="hinge" axis="{axis}"'
        f' range="{-ship.heel_stop} {ship.heel_stop}"'
        f' damping="{ship.heel_damping}" frictionloss="{ship.heel_dry_friction}"/>'
    )


def _pin(ship: Dimensions, yard: int) -> str:
    z = ship.yard_foot(yard) - ship.pin_radius
    ends = f"{-ship.pin_reach} 0 {z} {ship.pin_reach} 0 {z}"
    return f'<geom class="bare" type="cylinder" size="{ship.pin_radius}" fromto="{ends}"/>'


def _yard(ship: Dimensions, yard: int, aboard: str) -> str:
    joints = _yard_joints(ship, yard) if ship.yards_loose else ""
    half = f"{ship.yard_width / 2} {ship.yard_lengths[yard] / 2} {ship.yard_thickness / 2}"
    return (
        f'<body name="{YARDS[yard]}" pos="0 0 {ship.yard_foot(yard)}">{joints}'
        f'<geom class="ship" type="box" size="{half}" pos="0 0 {ship.yard_thickness / 2}"/>'
        f"{aboard}</body>"
    )


def _yard_joints(ship: Dimensions, yard: int) -> str:
    """A yard slews round the mast and dips on its pin; a little armature keeps the strip tame."""
    common = f'type="hinge" damping="{ship.yard_damping}" armature="2e-7"'
    return (
        f'<joint name="{YARDS[yard]}.slew" {common} axis="0 0 1"'
        f' range="{-ship.yard_slew} {ship.yard_slew}"'
        f' frictionloss="{ship.yard_slew_dry_friction}"/>'
        f'<joint name="{YARDS[yard]}.dip" {common} axis="1 0 0"'
        f' range="{-ship.yard_dip} {ship.yard_dip}"'
        f' frictionloss="{ship.yard_dip_dry_friction}"/>'
    )


def _body(piece: Piece, pose: Pose) -> str:
    return (
        f'<body name="{piece}" pos="{_exact(pose.place)}" quat="{_exact(pose.turn)}">'
        f'<freejoint name="{piece}"/>{_geoms(piece.kind)}</body>'
    )


def _exact(values: Iterable[float]) -> str:
    return " ".join(repr(value) for value in values)


@cache
def _geoms(kind: Kind) -> str:
    return "".join(_geom(kind, n, part) for n, part in enumerate(parts(kind)))


def _geom(kind: Kind, n: int, part: Part) -> str:
    mass = SIZES[kind].mass * part.share
    shape = f'mesh="{kind}.{n}"' if part.corners else f'size="{_sizes(part)}"'
    return (
        f'<geom class="{"round" if part.rolls else "cargo"}" type="{part.shape}" {shape}'
        f' pos="{_numbers(part.place)}" quat="{_numbers(part.turn)}" mass="{mass:.9g}"/>'
    )


def _sizes(part: Part) -> str:
    return _numbers(part.size[: _SIZE_COUNT[part.shape]])
