"""The ship as glTF 2.0 for other programs, and as plain numbers for the page."""

import base64
import json
from typing import Any

import numpy as np

from roadstead.riffraff.ship.dimensions import Dimensions
from roadstead.riffraff.ship.picture.looks import (
    Finish,
    Look,
    hull_look,
    look_of,
    stand_look,
    yard_look,
)
from roadstead.riffraff.ship.picture.meshes import Mesh
from roadstead.riffraff.ship.rigging import bodies
from roadstead.riffraff.ship.words import KINDS, Pose, Rest

FLOAT, INDEX = 5126, 5125
VERTICES, ELEMENTS = 34962, 34963
ROUGH: dict[Finish, tuple[float, float]] = {
    Finish.PAINT: (0.0, 0.45),
    Finish.WOOD: (0.0, 0.75),
    Finish.STEEL: (0.9, 0.25),
    Finish.CARD: (0.0, 0.9),
}
Z_UP = [-0.5, -0.5, -0.5, 0.5]
"""glTF's y is up and its z is ahead: our z up and x ahead, turned (x, y, z, w)."""


class _Buffer:
    """Numbers of all meshes in one block, and the views into it."""

    def __init__(self) -> None:
        self.block = bytearray()
        self.views: list[dict[str, Any]] = []
        self.accessors: list[dict[str, Any]] = []

    def add(self, values: "np.ndarray[Any, Any]", kind: str, target: int) -> int:
        view = {"buffer": 0, "byteOffset": len(self.block), "byteLength": values.nbytes}
        self.views.append({**view, "target": target})
        accessor: dict[str, Any] = {
            "bufferView": len(self.views) - 1,
            "componentType": FLOAT if target == VERTICES else INDEX,
            "count": len(values),
            "type": kind,
        }
        if kind == "VEC3":
            accessor["min"] = values.min(axis=0).tolist()
            accessor["max"] = values.max(axis=0).tolist()
        self.accessors.append(accessor)
        self.block += values.tobytes()
        return len(self.accessors) - 1


def gltf(ship: Dimensions, rest: Rest) -> str:
    """A world at rest as one self-contained glTF file (metres; one node for each object)."""
    buffer, materials, meshes = _Buffer(), list[dict[str, Any]](), list[dict[str, Any]]()
    nodes = [_node(name, pose) for name, pose, _ in _things(ship, rest)]
    known: dict[int, int] = {}
    for node, (name, _, looks) in zip(nodes, _things(ship, rest), strict=True):
        if id(looks) not in known:
            known[id(looks)] = len(meshes)
            parts = [_primitive(buffer, materials, look) for look in looks]
            meshes.append({"name": name, "primitives": parts})
        node["mesh"] = known[id(looks)]
    root = {"name": "table", "rotation": Z_UP, "children": list(range(1, len(nodes) + 1))}
    uri = "data:application/octet-stream;base64," + base64.b64encode(buffer.block).decode()
    document = {
        "asset": {"version": "2.0", "generator": "roadstead"},
        "scene": 0,
        "scenes": [{"nodes": [0]}],
        "nodes": [root, *nodes],
        "meshes": meshes,
        "materials": materials,
        "accessors": buffer.accessors,
        "bufferViews": buffer.views,
        "buffers": [{"byteLength": len(buffer.block), "uri": uri}],
    }
    return json.dumps(document, separators=(",", ":"))


def _things(ship: Dimensions, rest: Rest) -> list[tuple[str, Pose, tuple[Look, ...]]]:
    where = bodies(ship, rest.rig)
    things = [
        ("stand", Pose((0.0, 0.0, 0.0)), stand_look(ship)),
        ("hull", where.hull, hull_look(ship)),
    ]
    things += [(f"yard{n}", where.yards[n], yard_look(ship, n)) for n in range(3)]
    things += [(str(s.piece), s.pose, look_of(s.piece.kind)) for s in rest.cargo]
    return things


def _node(name: str, pose: Pose) -> dict[str, Any]:
    w, x, y, z = pose.turn
    return {"name": name, "translation": list(pose.place), "rotation": [x, y, z, w]}


def _primitive(buffer: _Buffer, materials: list[dict[str, Any]], look: Look) -> dict[str, Any]:
    mesh = look.mesh
    attributes = {
        "POSITION": buffer.add(mesh.corners.astype(np.float32), "VEC3", VERTICES),
        "NORMAL": buffer.add(mesh.normals.astype(np.float32), "VEC3", VERTICES),
    }
    indices = buffer.add(mesh.triangles.astype(np.uint32).ravel(), "SCALAR", ELEMENTS)
    metal, rough = ROUGH[look.finish]
    surface = {
        "baseColorFactor": [*look.colour, 1.0],
        "metallicFactor": metal,
        "roughnessFactor": rough,
    }
    materials.append({"pbrMetallicRoughness": surface})
    return {"attributes": attributes, "indices": indices, "material": len(materials) - 1}


# --- plain numbers


def shapes(ship: Dimensions) -> dict[str, Any]:
    """Every mesh there is, by name, for a page that draws them itself: send once, keep."""
    known = {"stand": stand_look(ship), "hull": hull_look(ship)}
    known |= {f"yard{n}": yard_look(ship, n) for n in range(3)}
    known |= {str(kind): look_of(kind) for kind in KINDS}
    return {name: [_plain_look(look) for look in looks] for name, looks in known.items()}


def _plain_look(look: Look) -> dict[str, Any]:
    mesh: Mesh = look.mesh
    return {
        "colour": [round(part, 4) for part in look.colour],
        "finish": str(look.finish),
        "corners": np.round(mesh.corners, 5).ravel().tolist(),
        "normals": np.round(mesh.normals, 3).ravel().tolist(),
        "triangles": mesh.triangles.ravel().tolist(),
    }


def poses(ship: Dimensions, rest: Rest) -> dict[str, Any]:
    """Where everything is, in the table's frame: place and turn (w first) by name."""
    return {name: [*pose.place, *pose.turn] for name, pose, _ in _things(ship, rest)}
