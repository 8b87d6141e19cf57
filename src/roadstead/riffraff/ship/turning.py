"""Turns in space as unit quaternions, in plain floats so that every machine rounds alike."""

from math import asin, atan2, cos, sin, sqrt

from roadstead.riffraff.ship.words import UNTURNED, Pose, Quaternion, Vector

SMALL = 1e-12


def turned(by: Quaternion, vector: Vector) -> Vector:
    """The vector after the turn."""
    w, i, j, k = by
    x, y, z = vector
    a = 2 * (j * z - k * y)
    b = 2 * (k * x - i * z)
    c = 2 * (i * y - j * x)
    return (x + w * a + j * c - k * b, y + w * b + k * a - i * c, z + w * c + i * b - j * a)


def inverse(turn: Quaternion) -> Quaternion:
    """The turn back."""
    w, i, j, k = turn
    return (w, -i, -j, -k)


def after(second: Quaternion, first: Quaternion) -> Quaternion:
    """The first turn followed by the second."""
    a, b, c, d = second
    w, i, j, k = first
    return (
        a * w - b * i - c * j - d * k,
        a * i + b * w + c * k - d * j,
        a * j - b * k + c * w + d * i,
        a * k + b * j - c * i + d * w,
    )


def unit(turn: Quaternion) -> Quaternion:
    """The same turn with length one."""
    w, i, j, k = turn
    length = sqrt(w * w + i * i + j * j + k * k)
    if length < SMALL:
        return UNTURNED
    return (w / length, i / length, j / length, k / length)


def from_vector(vector: Vector) -> Quaternion:
    """The turn about a vector by its length in radians."""
    angle = size(vector)
    if angle < SMALL:
        return UNTURNED
    s = sin(angle / 2) / angle
    return (cos(angle / 2), vector[0] * s, vector[1] * s, vector[2] * s)


def to_vector(turn: Quaternion) -> Vector:
    """The shorter way round as a vector: its direction the axis, its length the angle."""
    w, i, j, k = turn if turn[0] >= 0 else (-turn[0], -turn[1], -turn[2], -turn[3])
    s = sqrt(i * i + j * j + k * k)
    if s < SMALL:
        return (0.0, 0.0, 0.0)
    f = 2 * atan2(s, w) / s
    return (i * f, j * f, k * f)


def about(axis: Vector, angle: float) -> Quaternion:
    """The turn about a unit axis by an angle."""
    s = sin(angle / 2)
    return (cos(angle / 2), axis[0] * s, axis[1] * s, axis[2] * s)


def size(vector: Vector) -> float:
    """The length of a vector."""
    x, y, z = vector
    return sqrt(x * x + y * y + z * z)


def capped(vector: Vector, most: float) -> Vector:
    """The vector, shortened to at most this length."""
    length = size(vector)
    if length <= most:
        return vector
    f = most / length
    return (vector[0] * f, vector[1] * f, vector[2] * f)


def plus(a: Vector, b: Vector) -> Vector:
    """The sum of two vectors."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])


def minus(a: Vector, b: Vector) -> Vector:
    """The vector from b to a."""
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def scaled(a: Vector, factor: float) -> Vector:
    """A vector made longer or shorter."""
    return (a[0] * factor, a[1] * factor, a[2] * factor)


def seen_from(frame: Pose, pose: Pose) -> Pose:
    """A pose in the table's frame as it looks from another body."""
    back = inverse(frame.turn)
    return Pose(turned(back, minus(pose.place, frame.place)), after(back, pose.turn))


def placed_on(frame: Pose, pose: Pose) -> Pose:
    """A pose given on a body, in the table's frame."""
    return Pose(plus(frame.place, turned(frame.turn, pose.place)), after(frame.turn, pose.turn))


def tilt(turn: Quaternion) -> float:
    """The angle between a body's own upright and the table's (radians)."""
    x, y, _ = turned(turn, (0.0, 0.0, 1.0))
    return asin(min(1.0, sqrt(x * x + y * y)))
