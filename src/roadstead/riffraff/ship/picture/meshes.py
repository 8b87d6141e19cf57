"""Shapes as triangles: turned, bevelled and sawn pieces of wood."""

from dataclasses import dataclass
from itertools import pairwise
from math import cos, pi, sin

import numpy as np
from numpy.typing import NDArray

from roadstead.riffraff.ship.words import Pose, Quaternion, Vector

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Point = tuple[float, float]

ROUND = 20
"""Facets round a turned piece."""


@dataclass(frozen=True, slots=True)
class Mesh:
    """Corners with a normal each, and triangles that join them, seen counter-clockwise."""

    corners: Floats
    normals: Floats
    triangles: Ints

    def moved(self, pose: Pose) -> "Mesh":
        """The same shape somewhere else."""
        turn = rotation(pose.turn)
        corners = self.corners @ turn.T + np.array(pose.place)
        return Mesh(corners, self.normals @ turn.T, self.triangles)

    def at(self, x: float = 0.0, y: float = 0.0, z: float = 0.0) -> "Mesh":
        """The same shape, shifted."""
        return Mesh(self.corners + np.array((x, y, z)), self.normals, self.triangles)


def rotation(turn: Quaternion) -> Floats:
    """The matrix of a turn."""
    w, x, y, z = turn
    return np.array(
        (
            (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
            (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
            (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
        )
    )


def joined(*meshes: Mesh) -> Mesh:
    """Several shapes as one."""
    starts = np.cumsum([0, *(len(mesh.corners) for mesh in meshes)])
    triangles = [mesh.triangles + start for mesh, start in zip(meshes, starts, strict=False)]
    return Mesh(
        np.concatenate([mesh.corners for mesh in meshes]),
        np.concatenate([mesh.normals for mesh in meshes]),
        np.concatenate(triangles),
    )


def faceted(polygons: list[list[Vector]]) -> Mesh:
    """Flat faces, each given by its corners counter-clockwise seen from outside."""
    corners: list[Vector] = []
    normals: list[Floats] = []
    triangles: list[tuple[int, int, int]] = []
    for polygon in polygons:
        start = len(corners)
        normal = _face_normal(polygon)
        corners += polygon
        normals += [normal] * len(polygon)
        triangles += [(start, start + n, start + n + 1) for n in range(1, len(polygon) - 1)]
    return Mesh(np.array(corners), np.array(normals), np.array(triangles, dtype=np.int64))


def _face_normal(polygon: list[Vector]) -> Floats:
    """Newell's normal: right for any flat polygon, also a narrow one."""
    here = np.array(polygon)
    there = np.roll(here, -1, axis=0)
    across = np.cross(here, there).sum(axis=0)
    return across / (float(np.linalg.norm(across)) or 1.0)


def block(length: float, width: float, height: float, bevel: float = 0.0006) -> Mesh:
    """A block about its middle, its edges broken unless there is no bevel."""
    x, y, z = length / 2, width / 2, height / 2
    if not bevel:
        return _stacked([_rectangle(x, y, -z), _rectangle(x, y, z)])
    b = min(bevel, x / 2, y / 2, z / 2)
    rings = [
        _rectangle(x - b, y - b, -z),
        _rectangle(x, y, -z + b),
        _rectangle(x, y, z - b),
        _rectangle(x - b, y - b, z),
    ]
    return _stacked(rings)


def _rectangle(x: float, y: float, z: float) -> list[Vector]:
    return [(-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]


def prism(outline: list[Point], low: float, high: float, shrink: Point = (1.0, 1.0)) -> Mesh:
    """A convex outline raised from one height to another; its foot may be smaller."""
    foot = [(x * shrink[0], y * shrink[1], low) for x, y in outline]
    return _stacked([foot, [(x, y, high) for x, y in outline]])


def _stacked(rings: list[list[Vector]]) -> Mesh:
    """Rings of corners one above the other, closed below and above."""
    polygons = [list(reversed(rings[0])), rings[-1]]
    for below, above in pairwise(rings):
        for n in range(len(below)):
            m = (n + 1) % len(below)
            polygons.append([below[n], below[m], above[m], above[n]])
    return faceted(polygons)


def turned(profile: list[Point], facets: int = ROUND) -> Mesh:
    """A piece from the lathe: radius and height along its upright axis, from below upwards."""
    parts = [_band(a, b, facets) for a, b in pairwise(profile)]
    return _smoothed(profile, joined(*parts), facets)


def _band(below: Point, above: Point, facets: int) -> Mesh:
    polygons: list[list[Vector]] = []
    for n in range(facets):
        a, b = 2 * pi * n / facets, 2 * pi * (n + 1) / facets
        corners = [_on(below, a), _on(below, b), _on(above, b), _on(above, a)]
        polygons.append(_distinct(corners))
    return faceted([polygon for polygon in polygons if len(polygon) > 2])


def _on(point: Point, angle: float) -> Vector:
    return (point[0] * cos(angle), point[0] * sin(angle), point[1])


def _distinct(corners: list[Vector]) -> list[Vector]:
    return [c for n, c in enumerate(corners) if c not in corners[:n]]


def _smoothed(profile: list[Point], mesh: Mesh, facets: int) -> Mesh:
    """Round about the axis: normals point away from it instead of facet by facet."""
    normals = mesh.normals.copy()
    x, y = mesh.corners[:, 0], mesh.corners[:, 1]
    radius = np.hypot(x, y)
    level = np.hypot(normals[:, 0], normals[:, 1])
    on_axis = radius < 1e-9
    safe = np.where(on_axis, 1.0, radius)
    normals[:, 0] = np.where(on_axis, normals[:, 0], level * x / safe)
    normals[:, 1] = np.where(on_axis, normals[:, 1], level * y / safe)
    return Mesh(mesh.corners, normals, mesh.triangles)


def ball(radius: float, squash: Vector = (1.0, 1.0, 1.0), rings: int = 10) -> Mesh:
    """A ball, or an egg of it."""
    angles = [pi * (n / rings - 0.5) for n in range(rings + 1)]
    mesh = turned([(max(0.0, radius * cos(a)), radius * sin(a)) for a in angles], 2 * rings)
    stretch = np.array(squash)
    normals = mesh.corners / (stretch * radius)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    return Mesh(mesh.corners * stretch, normals, mesh.triangles)


def stick(radius: float, length: float, taper: float = 1.0) -> Mesh:
    """An upright round stick about its middle, thinner at the top by a taper."""
    half, top = length / 2, radius * taper
    edge = radius * 0.15
    profile = [(0.0, -half), (radius - edge, -half), (radius, -half + edge)]
    profile += [(top, half - edge), (top - edge, half), (0.0, half)]
    return turned(profile)


def ring(radius: float, thickness: float) -> Mesh:
    """A wooden ring lying flat."""
    turns = 12
    circle = [2 * pi * n / turns for n in range(turns + 1)]
    profile = [(radius + thickness * cos(a), thickness * sin(a)) for a in circle]
    return turned(profile, 40)
