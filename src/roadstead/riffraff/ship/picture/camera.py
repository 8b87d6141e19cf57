"""From where a picture is taken."""

from dataclasses import dataclass
from math import cos, radians, sin, tan

import numpy as np

from roadstead.riffraff.ship.picture.meshes import Floats
from roadstead.riffraff.ship.words import Vector


@dataclass(frozen=True, slots=True)
class Camera:
    """An eye that looks at a point from a bearing (degrees from the bow to port) and a height."""

    at: Vector = (0.0, 0.0, 0.255)
    bearing: float = 38.0
    above: float = 13.0
    distance: float = 1.02
    angle: float = 31.0
    """The picture's height as an angle (degrees)."""

    def eye(self) -> Floats:
        """Where the eye is."""
        turn, lift = radians(self.bearing), radians(self.above)
        way = np.array((cos(lift) * cos(turn), cos(lift) * sin(turn), sin(lift)))
        return np.array(self.at) + self.distance * way

    def axes(self) -> Floats:
        """Right, down and forward as rows."""
        forward = np.array(self.at) - self.eye()
        forward /= np.linalg.norm(forward)
        right = np.cross(forward, np.array((0.0, 0.0, 1.0)))
        right /= np.linalg.norm(right)
        return np.stack([right, np.cross(forward, right), forward])

    def seen(self, points: Floats, size: tuple[int, int]) -> tuple[Floats, Floats]:
        """Screen points in pixels, and one over the distance, which is linear on the screen."""
        height, width = size
        right, down, deep = ((points - self.eye()) @ self.axes().T).T
        scale = height / 2 / tan(radians(self.angle) / 2)
        screen = np.stack([width / 2 + scale * right / deep, height / 2 + scale * down / deep])
        return screen.T, 1 / deep

    def rays(self, size: tuple[int, int]) -> Floats:
        """The direction in which every pixel looks."""
        height, width = size
        scale = height / 2 / tan(radians(self.angle) / 2)
        x = (np.arange(width) + 0.5 - width / 2) / scale
        y = (np.arange(height) + 0.5 - height / 2) / scale
        right, down, forward = self.axes()
        ways = forward + x[None, :, None] * right + y[:, None, None] * down
        return ways / np.linalg.norm(ways, axis=2, keepdims=True)


FROM_THE_BOW = Camera()
ALONG_THE_KEEL = Camera(bearing=2.0, above=8.0)
"""Along the keel: the yards are seen at full length and every tilt to port shows."""
