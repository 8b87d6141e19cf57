"""Light on a scene: a lamp from the left, the dusk all round, shadows, and the grain of wood."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from roadstead.riffraff.ship.picture.camera import FROM_THE_BOW, Camera
from roadstead.riffraff.ship.picture.looks import Finish, hex_colour
from roadstead.riffraff.ship.picture.meshes import Floats
from roadstead.riffraff.ship.picture.png import Bytes
from roadstead.riffraff.ship.picture.raster import FAR, NOTHING, Seen, interpolated, rasterise
from roadstead.riffraff.ship.picture.scene import FINISHES, Scene

Mask = NDArray[np.bool_]

LAMP = np.array((0.50, -0.62, 0.85))
"""Where the lamp's light comes from."""
LAMP_LIGHT = np.array((1.35, 1.13, 0.82)) * 1.45
SKY_LIGHT = np.array((0.36, 0.44, 0.55))
TABLE_LIGHT = np.array((0.26, 0.17, 0.11))
"""What the table throws back from below."""

PLANK = hex_colour("7a5233")
DUSK_HIGH, DUSK_LOW = hex_colour("16323b"), hex_colour("7d6a5c")

SHADOW_PIXELS = 900
SHADOW_HALF = 0.46
SHADOW_BIAS = 0.0022
SHARPER = 2
"""Stills are computed twice as fine each way and averaged."""


@dataclass(frozen=True, slots=True)
class Points:
    """What is seen at some pixels: where, which way it faces, what it is made of."""

    places: Floats
    normals: Floats
    own: Floats
    colours: Floats
    finishes: NDArray[np.int64]


def drawn(
    scene: Scene, size: tuple[int, int], camera: Camera = FROM_THE_BOW, sharper: int = SHARPER
) -> Bytes:
    """A picture (height, width) of a scene, computed so many times finer each way."""
    fine = (size[0] * sharper, size[1] * sharper)
    screen, nearness = camera.seen(scene.corners, fine)
    # One over the distance is linear on the screen; the nearest has the most of it.
    seen = rasterise(screen, -nearness, scene.triangles, fine)
    shadow = Shadow(scene)
    light = _surroundings(camera, fine, shadow)
    where = seen.triangle != NOTHING
    light[where] = _lit(_points(scene, seen, where, nearness), camera.eye(), shadow)
    light *= _crevices(seen, where)[:, :, None]
    return _developed(light, size, sharper)


def _points(scene: Scene, seen: Seen, where: Mask, nearness: Floats) -> Points:
    """Attributes at the pixels, corrected for perspective."""
    values = np.concatenate([scene.corners, scene.normals, scene.own], axis=1)
    weighed = np.concatenate([values * nearness[:, None], nearness[:, None]], axis=1)
    flat = interpolated(seen, where, weighed, scene.triangles)
    true = flat[:, :9] / flat[:, 9:]
    normals = true[:, 3:6]
    normals = normals / np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-9)
    triangle = seen.triangle[where]
    return Points(
        true[:, :3], normals, true[:, 6:9], scene.colours[triangle], scene.finishes[triangle]
    )


class Shadow:
    """What the lamp sees; the rest lies in the shadow."""

    def __init__(self, scene: Scene) -> None:
        forward = -LAMP / np.linalg.norm(LAMP)
        right = np.cross(forward, (0.0, 0.0, 1.0))
        right /= np.linalg.norm(right)
        self.axes = np.stack([right, np.cross(forward, right), forward])
        self.middle = np.array((0.0, 0.0, 0.2))
        screen, depth = self._projected(scene.corners)
        size = (SHADOW_PIXELS, SHADOW_PIXELS)
        self.depth = rasterise(screen, depth, scene.triangles, size).depth

    def _projected(self, points: Floats) -> tuple[Floats, Floats]:
        right, down, deep = ((points - self.middle) @ self.axes.T).T
        scale = SHADOW_PIXELS / 2 / SHADOW_HALF
        screen = np.stack([right, down], axis=1) * scale + SHADOW_PIXELS / 2
        return screen, deep

    def light(self, points: Floats) -> Floats:
        """How much of the lamp reaches each point, softened at the shadow's edge."""
        screen, deep = self._projected(points)
        total = np.zeros(len(points))
        reach = (-2.4, -0.8, 0.8, 2.4)
        for x in reach:
            for y in reach:
                column = np.clip(screen[:, 0] + x, 0, SHADOW_PIXELS - 1).astype(np.int64)
                row = np.clip(screen[:, 1] + y, 0, SHADOW_PIXELS - 1).astype(np.int64)
                total += self.depth[row, column] + SHADOW_BIAS > deep
        return total / len(reach) ** 2


def _lit(points: Points, eye: Floats, shadow: Shadow) -> Floats:
    """The light that comes from surfaces: diffuse, sky and table, and a gleam."""
    to_lamp = LAMP / np.linalg.norm(LAMP)
    to_eye = eye - points.places
    to_eye /= np.linalg.norm(to_eye, axis=1, keepdims=True)
    facing = (points.normals * to_eye).sum(axis=1, keepdims=True)
    normals = np.where(facing < 0, -points.normals, points.normals)
    reached = shadow.light(points.places + normals * 0.0012)[:, None]
    diffuse = np.clip(normals @ to_lamp, 0, 1)[:, None] * reached
    up = (normals[:, 2:] + 1) / 2
    ambient = up * SKY_LIGHT + (1 - up) * TABLE_LIGHT
    colours = _grained(points)
    gleam = _gleam(points, normals, to_lamp, to_eye) * reached
    return colours * (diffuse * LAMP_LIGHT + ambient) + gleam * LAMP_LIGHT


def _gleam(points: Points, normals: Floats, to_lamp: Floats, to_eye: Floats) -> Floats:
    half = to_lamp + to_eye
    half /= np.linalg.norm(half, axis=1, keepdims=True)
    shine = np.clip((normals * half).sum(axis=1), 0, 1)
    strength = np.array([_SHINE[finish][0] for finish in FINISHES])[points.finishes]
    narrow = np.array([_SHINE[finish][1] for finish in FINISHES])[points.finishes]
    return (strength * shine**narrow)[:, None]


_SHINE: dict[Finish, tuple[float, float]] = {
    Finish.PAINT: (0.16, 42.0),
    Finish.WOOD: (0.05, 18.0),
    Finish.STEEL: (0.9, 70.0),
    Finish.CARD: (0.03, 8.0),
}


def _grained(points: Points) -> Floats:
    """Wood shows its rings; paint shows a breath of them; card and steel none."""
    x, y, z = points.own.T
    rings = np.hypot(y * 1.0 + 0.011, z * 0.9 - 0.3 * x + 0.007)
    wave = np.sin(rings * 2600 + 3 * np.sin(x * 130 + y * 90))
    fibre = np.sin(z * 900 + 5 * np.sin(y * 2100 + x * 1700))
    pattern = 0.65 * wave + 0.35 * fibre
    depth = np.array([_GRAIN[finish] for finish in FINISHES])[points.finishes]
    return points.colours * (1 + depth * pattern)[:, None]


_GRAIN: dict[Finish, float] = {
    Finish.PAINT: 0.035,
    Finish.WOOD: 0.10,
    Finish.STEEL: 0.0,
    Finish.CARD: 0.0,
}


def _surroundings(camera: Camera, size: tuple[int, int], shadow: Shadow) -> Floats:
    """The table with its boards, and above it the dusk."""
    rays, eye = camera.rays(size), camera.eye()
    rise = rays[:, :, 2]
    height = np.clip(rise[:, :, None] * 2.2 + 0.25, 0, 1)
    light = np.array(DUSK_LOW) * (1 - height) + np.array(DUSK_HIGH) * height
    light *= 0.62
    down = rise < -0.02
    far = -eye[2] / rise[down]
    spots = eye + rays[down] * far[:, None]
    haze = np.clip((far - 1.0) / 2.2, 0, 1)[:, None]
    light[down] = _table(spots, shadow) * (1 - haze) + light[down] * haze
    return light


def _table(spots: Floats, shadow: Shadow) -> Floats:
    """Boards of dark wood, brightest under the lamp."""
    x, y = spots[:, 0], spots[:, 1]
    board = np.floor(y / 0.14)
    tone = 0.82 + 0.18 * np.sin(board * 12.9898) * np.sin(board * 4.1)
    grain = np.sin(y * 420 + 3 * np.sin(x * 9 + board * 2.3) + 2 * np.sin(x * 31 + y * 60))
    seam = np.abs(y / 0.14 - board - 0.5) > 0.492
    colour = np.array(PLANK) * (tone * (1 + 0.09 * grain) * np.where(seam, 0.45, 1.0))[:, None]
    near = np.exp(-((x - 0.15) ** 2 + (y + 0.15) ** 2) / 0.55)[:, None]
    inside = np.hypot(x, y) < SHADOW_HALF
    reached = np.ones(len(spots))
    reached[inside] = shadow.light(spots[inside] + np.array((0.0, 0.0, 0.001)))
    return colour * (LAMP_LIGHT * 0.62 * near * reached[:, None] + SKY_LIGHT * 0.7)


def _crevices(seen: Seen, where: Mask) -> Floats:
    """Corners are darker: a pixel much deeper than its neighbourhood gets less light."""
    near = np.where(where, -1 / np.minimum(seen.depth, -1e-6), FAR)
    dark = np.zeros_like(near)
    for step in (4, 9, 16):
        for y, x in ((0, step), (0, -step), (step, 0), (-step, 0)):
            moved = np.roll(near, (y, x), axis=(0, 1))
            behind = np.clip((near - moved) / 0.012, 0, 1)
            dark += np.where(near - moved < 0.05, behind, 0.0)
    return 1 - 0.34 * np.where(where, dark / 12, 0.0)


def _developed(light: Floats, size: tuple[int, int], sharper: int) -> Bytes:
    """Averaged, brought into range as film does it, and turned into bytes."""
    height, width = size
    mean = light.reshape(height, sharper, width, sharper, 3).mean(axis=(1, 3))
    shown = (mean * (2.51 * mean + 0.03)) / (mean * (2.43 * mean + 0.59) + 0.14)
    return (np.clip(shown, 0, 1) ** (1 / 2.2) * 255 + 0.5).astype(np.uint8)
