"""Pictures: files that can be read, things where they should be, and exports that hold together."""

import base64
import json
import struct
import zlib

import numpy as np
import pytest

from roadstead.riffraff.ship.dimensions import SIZES, ship
from roadstead.riffraff.ship.lading import TEN, stowed
from roadstead.riffraff.ship.picture.camera import ALONG_THE_KEEL, FROM_THE_BOW
from roadstead.riffraff.ship.picture.film import Moment, film, picture
from roadstead.riffraff.ship.picture.gltf import gltf, poses, shapes
from roadstead.riffraff.ship.picture.looks import hull_look, look_of, stand_look, yard_look
from roadstead.riffraff.ship.picture.meshes import Mesh, ball, block, turned
from roadstead.riffraff.ship.picture.png import moving, still
from roadstead.riffraff.ship.picture.scene import scene_at_rest
from roadstead.riffraff.ship.picture.shading import drawn
from roadstead.riffraff.ship.solids import AXES, span
from roadstead.riffraff.ship.words import KINDS, Kind, Pose, Rest, Rig

SHIP = ship()
SMALL = (60, 50)


def chunks(file: bytes) -> list[tuple[bytes, bytes]]:
    """The chunks of a PNG file, their check sums checked."""
    assert file.startswith(b"\x89PNG\r\n\x1a\n")
    at, found = 8, list[tuple[bytes, bytes]]()
    while at < len(file):
        (length,) = struct.unpack_from(">I", file, at)
        name, body = file[at + 4 : at + 8], file[at + 8 : at + 8 + length]
        (check,) = struct.unpack_from(">I", file, at + 8 + length)
        assert check == zlib.crc32(name + body)
        found.append((name, body))
        at += 12 + length
    return found


def unpacked(
    body: bytes, height: int, width: int
) -> "np.ndarray[tuple[int, ...], np.dtype[np.uint8]]":
    rows = np.frombuffer(zlib.decompress(body), dtype=np.uint8).reshape(height, 1 + 3 * width)
    assert set(rows[:, 0]) == {2}
    return np.cumsum(rows[:, 1:], axis=0, dtype=np.uint8).reshape(height, width, 3)


def test_a_still_is_read_back_pixel_by_pixel() -> None:
    pixels = np.random.default_rng(1).integers(0, 256, (7, 5, 3), dtype=np.uint8)
    found = dict(chunks(still(pixels)))
    assert struct.unpack(">IIBBBBB", found[b"IHDR"])[:2] == (5, 7)
    assert (unpacked(found[b"IDAT"], 7, 5) == pixels).all()


def test_a_moving_picture_keeps_only_what_changes() -> None:
    first = np.zeros((20, 30, 3), dtype=np.uint8)
    second = first.copy()
    second[4:6, 10:13] = 200
    found = chunks(moving([first, second, second], 40))
    controls = [struct.unpack(">IIIIIHHBB", body) for name, body in found if name == b"fcTL"]
    assert [control[1:5] for control in controls] == [(30, 20, 0, 0), (3, 2, 10, 4), (1, 1, 0, 0)]
    assert struct.unpack(">II", dict(found)[b"acTL"]) == (3, 0)


@pytest.mark.parametrize("kind", KINDS)
def test_looks_fill_the_solids_they_stand_for(kind: Kind) -> None:
    corners = np.concatenate([look.mesh.corners for look in look_of(kind)])
    for n, axis in enumerate(AXES):
        low, high = span(kind, Pose((0.0, 0.0, 0.0)), axis)
        assert corners[:, n].min() == pytest.approx(low, abs=0.0012)
        assert corners[:, n].max() == pytest.approx(high, abs=0.0012)
    assert SIZES[kind].mass > 0


def all_meshes() -> list[Mesh]:
    looks = [*stand_look(SHIP), *hull_look(SHIP), *yard_look(SHIP, 0)]
    looks += [look for kind in KINDS for look in look_of(kind)]
    return [look.mesh for look in looks]


def test_meshes_are_sound_and_face_outward() -> None:
    """A closed mesh of outward triangles has a positive volume."""
    for mesh in all_meshes():
        assert np.isfinite(mesh.corners).all()
        assert np.linalg.norm(mesh.normals, axis=1) == pytest.approx(1.0, abs=1e-6)
        assert volume(mesh) > -1e-12


def volume(mesh: Mesh) -> float:
    a, b, c = (mesh.corners[mesh.triangles[:, n]] for n in range(3))
    return float((np.cross(a, b) * c).sum() / 6)


def test_known_volumes() -> None:
    assert volume(block(0.02, 0.03, 0.04, 0.0)) == pytest.approx(2.4e-5)
    assert volume(ball(0.01, rings=40)) == pytest.approx(4.18879e-6, rel=0.01)
    tube = turned([(0.0, 0.0), (0.01, 0.0), (0.01, 0.02), (0.0, 0.02)], 100)
    assert volume(tube) == pytest.approx(6.283e-6, rel=0.01)


def test_the_ship_stands_in_the_middle_of_the_picture() -> None:
    empty = drawn(scene_at_rest(SHIP, Rest()), SMALL, sharper=1)
    laden = drawn(scene_at_rest(SHIP, stowed(SHIP, TEN)), SMALL, sharper=1)
    assert empty.shape == (*SMALL, 3)
    differ = np.argwhere((empty != laden).any(axis=2))
    assert len(differ) > 30
    assert 15 < differ[:, 1].mean() < 35
    assert 3 < differ[:, 0].mean() < 30


def test_a_heeling_ship_looks_different_along_the_keel() -> None:
    upright = drawn(scene_at_rest(SHIP, Rest()), SMALL, ALONG_THE_KEEL, sharper=1)
    heeled = drawn(scene_at_rest(SHIP, Rest(Rig(roll=0.3))), SMALL, ALONG_THE_KEEL, sharper=1)
    assert (upright != heeled).any()


def test_what_is_in_front_of_the_eye_is_on_the_screen() -> None:
    screen, nearness = FROM_THE_BOW.seen(np.array([FROM_THE_BOW.at]), (100, 80))
    assert screen[0] == pytest.approx((40, 50))
    assert 1 / nearness[0] == pytest.approx(FROM_THE_BOW.distance)


def test_pictures_and_films_are_files() -> None:
    assert chunks(picture(SHIP, stowed(SHIP, TEN), SMALL))[0][0] == b"IHDR"
    moments = [Moment(Rig(roll=0.02 * n), {}) for n in range(3)]
    assert chunks(film(SHIP, moments, 0.1, SMALL))[-1][0] == b"IEND"


def test_gltf_holds_together() -> None:
    rest = stowed(SHIP, TEN)
    document = json.loads(gltf(SHIP, rest))
    block_ = base64.b64decode(document["buffers"][0]["uri"].split(",")[1])
    assert len(block_) == document["buffers"][0]["byteLength"]
    for view in document["bufferViews"]:
        assert view["byteOffset"] + view["byteLength"] <= len(block_)
    names = {node["name"] for node in document["nodes"]}
    assert {str(stowed_.piece) for stowed_ in rest.cargo} <= names
    for mesh in document["meshes"]:
        for part in mesh["primitives"]:
            indices = document["accessors"][part["indices"]]
            corners = document["accessors"][part["attributes"]["POSITION"]]
            at = document["bufferViews"][indices["bufferView"]]["byteOffset"]
            used = np.frombuffer(block_, dtype="<u4", count=indices["count"], offset=at)
            assert int(used.max()) < corners["count"]


def test_plain_numbers_name_every_thing() -> None:
    rest = stowed(SHIP, TEN)
    assert set(poses(SHIP, rest)) == {"stand", "hull", "yard0", "yard1", "yard2"} | {
        str(stowed_.piece) for stowed_ in rest.cargo
    }
    assert {str(kind) for kind in KINDS} <= set(shapes(SHIP))
