"""Triangles to pixels: which triangle is seen where, and which is lit."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from roadstead.riffraff.ship.picture.meshes import Floats, Ints

FAR = 1e9
NOTHING = -1


@dataclass(frozen=True, slots=True)
class Seen:
    """For every pixel the nearest triangle (or NOTHING), where in it, and how far it is."""

    triangle: Ints
    first: Floats
    second: Floats
    depth: Floats


def rasterise(points: Floats, depths: Floats, triangles: Ints, size: tuple[int, int]) -> Seen:
    """Draw triangles given by screen points (pixels) and depths; nearer ones win.

    Everything drawn is closed, so triangles that face away are left out.
    """
    height, width = size
    seen = Seen(
        np.full(size, NOTHING, dtype=np.int64),
        np.zeros(size),
        np.zeros(size),
        np.full(size, FAR),
    )
    corners = points[triangles]
    facing = _doubled_areas(corners)
    low = np.clip(np.floor(corners.min(axis=1)), 0, (width, height)).astype(np.int64)
    high = np.clip(np.ceil(corners.max(axis=1)) + 1, 0, (width, height)).astype(np.int64)
    shown = (facing < -1e-9) & (high > low).all(axis=1)
    for n in np.flatnonzero(shown).tolist():
        box = (*low[n].tolist(), *high[n].tolist())
        _fill(seen, n, corners[n], depths[triangles[n]], float(facing[n]), box)
    return seen


def _doubled_areas(corners: Floats) -> Floats:
    a, b, c = corners[:, 0], corners[:, 1], corners[:, 2]
    return (b[:, 0] - a[:, 0]) * (c[:, 1] - a[:, 1]) - (b[:, 1] - a[:, 1]) * (c[:, 0] - a[:, 0])


def _fill(
    seen: Seen,
    n: int,
    corners: Floats,
    depths: Floats,
    area: float,
    box: tuple[int, int, int, int],
) -> None:
    """One triangle, within its box of pixels."""
    (ax, ay), (bx, by), (cx, cy) = corners.tolist()
    left, top, right, bottom = box
    x = np.arange(left, right) + 0.5
    y = (np.arange(top, bottom) + 0.5)[:, None]
    first = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area
    second = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area
    third = 1 - first - second
    depth = first * float(depths[0]) + second * float(depths[1]) + third * float(depths[2])
    window = (slice(top, bottom), slice(left, right))
    inside = (first >= 0) & (second >= 0) & (third >= 0) & (depth < seen.depth[window])
    if inside.any():
        seen.depth[window][inside] = depth[inside]
        seen.triangle[window][inside] = n
        seen.first[window][inside] = first[inside]
        seen.second[window][inside] = second[inside]


def interpolated(seen: Seen, where: NDArray[np.bool_], values: Floats, triangles: Ints) -> Floats:
    """A value given at the corners, at every pixel of a mask."""
    corners = values[triangles[seen.triangle[where]]]
    first, second = seen.first[where][:, None], seen.second[where][:, None]
    third = 1 - first - second
    return corners[:, 0] * first + corners[:, 1] * second + corners[:, 2] * third
