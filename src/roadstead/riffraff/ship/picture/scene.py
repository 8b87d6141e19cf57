"""What stands where in a picture: one big mesh, with paint and finish for every triangle."""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from roadstead.riffraff.ship.dimensions import Dimensions
from roadstead.riffraff.ship.picture.looks import (
    Finish,
    Look,
    hull_look,
    look_of,
    stand_look,
    yard_look,
)
from roadstead.riffraff.ship.picture.meshes import Floats, Ints, joined
from roadstead.riffraff.ship.rigging import bodies
from roadstead.riffraff.ship.words import Kind, Piece, Pose, Rest, Rig

FINISHES = tuple(Finish)

Placed = tuple[Look, Pose]
GROUND = Pose((0.0, 0.0, 0.0))


@dataclass(frozen=True, slots=True)
class Scene:
    """All triangles in the table's frame; ``own`` are the corners in the frame of their piece."""

    corners: Floats
    normals: Floats
    own: Floats
    triangles: Ints
    colours: Floats
    finishes: NDArray[np.int64]


def scene_of(ship: Dimensions, rig: Rig, cargo: Iterable[tuple[Kind, Pose]]) -> Scene:
    """The ship on its wave, lying as the rig says, with objects where they are."""
    where = bodies(ship, rig)
    placed: list[Placed] = [(look, GROUND) for look in stand_look(ship)]
    placed += [(look, where.hull) for look in hull_look(ship)]
    for yard in range(3):
        placed += [(look, where.yards[yard]) for look in yard_look(ship, yard)]
    for kind, pose in cargo:
        placed += [(look, pose) for look in look_of(kind)]
    return _gathered(placed)


def scene_at_rest(ship: Dimensions, rest: Rest) -> Scene:
    """A world at rest."""
    return scene_of(ship, rest.rig, ((s.piece.kind, s.pose) for s in rest.cargo))


def scene_of_poses(ship: Dimensions, rig: Rig, poses: dict[Piece, Pose]) -> Scene:
    """A world in motion."""
    return scene_of(ship, rig, ((piece.kind, pose) for piece, pose in poses.items()))


def _gathered(placed: list[Placed]) -> Scene:
    moved = [look.mesh.moved(pose) for look, pose in placed]
    whole = joined(*moved)
    counts = [len(mesh.triangles) for mesh in moved]
    colours = np.repeat(np.array([look.colour for look, _ in placed]), counts, axis=0)
    finishes = np.repeat([FINISHES.index(look.finish) for look, _ in placed], counts)
    own = np.concatenate([look.mesh.corners for look, _ in placed])
    return Scene(whole.corners, whole.normals, own, whole.triangles, colours, finishes)
