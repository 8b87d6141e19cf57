"""The simulated world of one attempt: built from a Rest, stepped, looked at, saved and restored."""

import hashlib
import platform
from collections.abc import Iterable
from dataclasses import dataclass

import mujoco
import numpy as np
from numpy.typing import NDArray

from roadstead.riffraff.ship.dimensions import Dimensions
from roadstead.riffraff.ship.model import (
    HULL,
    SHIP_JOINTS,
    YARDS,
    Cargo,
    frozen_text,
    model_text,
)
from roadstead.riffraff.ship.settings import STANDARD, Settings
from roadstead.riffraff.ship.words import Piece, Pose, Quaternion, Rest, Rig, Stowed, Vector, Yard

Floats = NDArray[np.float64]

EVERYTHING = mujoco.mjtState.mjSTATE_INTEGRATION
"""All that the next step depends on, the solver's warm start included: else no exact restore."""

TOP_SPEED = 12.0
"""Nothing falls faster than 3.5 m/s from the mast's top: what does has burst out of a contact."""

ENGINE = f"mujoco {mujoco.__version__} {platform.machine()}"


def _keep_quiet(_: str) -> None:
    """Warnings are read from the counters after each beat; the engine must not write log files."""


mujoco.set_mju_user_warning(_keep_quiet)


class Diverged(ArithmeticError):
    """The engine left what is physically possible; nothing of the world can be believed."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A moment of a world, bit for bit."""

    cargo: tuple[Piece, ...]
    state: bytes
    steps: int

    def digest(self) -> str:
        """The fingerprint of this moment."""
        return hashlib.sha256(self.state).hexdigest()


@dataclass(frozen=True, slots=True)
class Touch:
    """A contact that carries force: bodies, the place, and the push on the second body."""

    first: int
    second: int
    place: Vector
    push: Vector


class World:
    """A ship with its cargo in motion."""

    def __init__(
        self,
        ship: Dimensions,
        rest: Rest,
        at_hand: Cargo = (),
        settings: Settings = STANDARD,
    ) -> None:
        self.ship = ship
        self.settings = settings
        self.steps = 0
        aboard = tuple((s.piece, s.pose) for s in rest.canonical().cargo)
        self._build(aboard + at_hand, model_text(ship, aboard + at_hand, settings))
        self._set_rig(rest.rig)
        mujoco.mj_forward(self.model, self.state)

    def _build(self, cargo: Cargo, text: str) -> None:
        self.model = mujoco.MjModel.from_xml_string(text)
        self.state = mujoco.MjData(self.model)
        self.pieces = tuple(piece for piece, _ in cargo)
        self.hull_body: int = self.model.body(HULL).id
        self.yard_bodies: tuple[int, ...] = tuple(self.model.body(name).id for name in YARDS)
        self._first = self.model.nbody - len(self.pieces)
        self.bodies = {piece: self._first + n for n, piece in enumerate(self.pieces)}
        self._free = self.model.nv - 6 * len(self.pieces)
        self._free_q = self.model.nq - 7 * len(self.pieces)
        self._saved = np.empty(mujoco.mj_stateSize(self.model, EVERYTHING))

    def _rebuild(self, cargo: Cargo) -> None:
        self._build(cargo, model_text(self.ship, cargo, self.settings))

    def _set_rig(self, rig: Rig) -> None:
        values = [rig.roll, rig.pitch]
        if self.ship.yards_loose:
            values += [angle for yard in rig.yards for angle in (yard.slew, yard.dip)]
        self.state.qpos[: self._free_q] = values

    @classmethod
    def frozen(cls, ship: Dimensions, rest: Rest, at_hand: Cargo) -> "World":
        """A world in which the cargo is nailed down and only what is at hand can move."""
        world = cls.__new__(cls)
        world.ship, world.settings, world.steps = ship, STANDARD, 0
        world._build(at_hand, frozen_text(ship, rest.canonical(), at_hand))
        world._set_rig(rest.rig)
        mujoco.mj_forward(world.model, world.state)
        return world

    def is_free(self, piece: Piece) -> bool:
        """Does nothing overlap an object where it is put?"""
        mujoco.mj_collision(self.model, self.state)
        contact = self.state.contact
        deep = contact.dist[: self.state.ncon] < 0.0
        pairs = self.model.geom_bodyid[contact.geom[: self.state.ncon][deep]]
        return not bool((pairs == self.bodies[piece]).any())

    # --- time

    def step(self, steps: int = 1) -> None:
        """Let time pass; Diverged if the result cannot be believed."""
        mujoco.mj_step(self.model, self.state, steps)
        # A step ends with new joint values; where the bodies are is told anew.
        mujoco.mj_kinematics(self.model, self.state)
        self.steps += steps
        if self.is_broken():
            raise Diverged(f"after {self.steps} steps")

    def is_broken(self) -> bool:
        """Has the engine warned, or is anything not a number, or faster than it can be?"""
        warned = bool(self.state.warning.number.any())
        known = bool(np.isfinite(self.state.qvel).all() and np.isfinite(self.state.qpos).all())
        return warned or not known or bool((self.speeds() > TOP_SPEED).any())

    # --- looking

    def pose(self, piece: Piece) -> Pose:
        """Where an object is."""
        return self.body_pose(self.bodies[piece])

    def body_pose(self, body: int) -> Pose:
        """Where any body is."""
        x, y, z = self.state.xpos[body].tolist()
        w, i, j, k = self.state.xquat[body].tolist()
        return Pose((x, y, z), (w, i, j, k))

    def hull(self) -> Pose:
        """Where the hull is."""
        return self.body_pose(self.hull_body)

    def yard(self, yard: int) -> Pose:
        """Where a yard is (0 the lowest)."""
        return self.body_pose(self.yard_bodies[yard])

    def rig(self) -> Rig:
        """How the ship lies."""
        q = self.state.qpos[: self._free_q].tolist()
        if not self.ship.yards_loose:
            return Rig(q[0], q[1])
        low, middle, high = (Yard(q[n], q[n + 1]) for n in (2, 4, 6))
        return Rig(q[0], q[1], (low, middle, high))

    def heel_rate(self) -> float:
        """How fast the ship heels, in radians a second."""
        roll, pitch = self.state.qvel[: len(SHIP_JOINTS)].tolist()
        return float(np.hypot(roll, pitch))

    def velocity(self, piece: Piece) -> tuple[Vector, Vector]:
        """Speed of an object's middle and, in its own frame, its spin."""
        at = self._free + 6 * self.pieces.index(piece)
        x, y, z, i, j, k = self.state.qvel[at : at + 6].tolist()
        return (x, y, z), (i, j, k)

    def inertia(self, piece: Piece) -> tuple[float, Vector, Quaternion]:
        """An object's mass, its moments of inertia and the turn of their axes in the object."""
        body = self.bodies[piece]
        i, j, k = self.model.body_inertia[body].tolist()
        w, a, b, c = self.model.body_iquat[body].tolist()
        return float(self.model.body_mass[body]), (i, j, k), (w, a, b, c)

    def speeds(self) -> Floats:
        """The speed of every object, in the order of ``pieces``."""
        rows = self.state.qvel[self._free :].reshape(-1, 6)[:, :3]
        return np.sqrt((rows * rows).sum(axis=1))

    def places(self) -> Floats:
        """The middle of every object, one row each, in the order of ``pieces``."""
        return self.state.xpos[self._first :].copy()

    def rest(self, pieces: Iterable[Piece]) -> Rest:
        """This moment as a world at rest, with the objects named."""
        cargo = tuple(Stowed(piece, self.pose(piece)) for piece in pieces)
        return Rest(self.rig(), cargo).canonical()

    # --- touching

    def touching_pairs(self) -> NDArray[np.int32]:
        """Pairs of bodies that touch now (contacts announced ahead of an impact left out)."""
        contact = self.state.contact
        # The margins of both bodies add up.
        near = contact.dist[: self.state.ncon] <= 2 * self.settings.contact_margin
        return self.model.geom_bodyid[contact.geom[: self.state.ncon][near]]

    def touches(self) -> list[Touch]:
        """Every contact that carries force, with its force."""
        return [touch for n in range(self.state.ncon) if (touch := self._touch(n))]

    def _touch(self, n: int) -> Touch | None:
        contact = self.state.contact
        if contact.efc_address[n] < 0:
            return None
        local = np.zeros(6)
        mujoco.mj_contactForce(self.model, self.state, n, local)
        x, y, z = (local[:3] @ contact.frame[n].reshape(3, 3)).tolist()
        first, second = self.model.geom_bodyid[contact.geom[n]].tolist()
        a, b, c = contact.pos[n].tolist()
        return Touch(first, second, (a, b, c), (x, y, z))

    # --- changing

    def put(self, piece: Piece, pose: Pose, speed: Vector = (0.0, 0.0, 0.0)) -> None:
        """Set an object down somewhere, without spin."""
        n = self.pieces.index(piece)
        q, v = self._free_q + 7 * n, self._free + 6 * n
        self.state.qpos[q : q + 7] = (*pose.place, *pose.turn)
        self.state.qvel[v : v + 6] = (*speed, 0.0, 0.0, 0.0)
        mujoco.mj_kinematics(self.model, self.state)

    def push(self, piece: Piece, force: Vector, torque: Vector) -> None:
        """Let a hand act on an object in the steps to come."""
        self.state.xfrc_applied[self.bodies[piece]] = (*force, *torque)

    def remove(self, piece: Piece) -> None:
        """Take an object out of the world; everything else goes on as it was."""
        n = self.pieces.index(piece)
        q, v = self._free_q + 7 * n, self._free + 6 * n
        before, time = self.state, self.state.time
        left = tuple(p for p in self.pieces if p != piece)
        body = self.bodies[piece]
        self._rebuild(tuple((p, self.pose(p)) for p in left))
        after = self.state
        after.qpos[:] = np.delete(before.qpos, slice(q, q + 7))
        after.qvel[:] = np.delete(before.qvel, slice(v, v + 6))
        after.qacc_warmstart[:] = np.delete(before.qacc_warmstart, slice(v, v + 6))
        after.xfrc_applied[:] = np.delete(before.xfrc_applied, body, axis=0)
        after.time = time
        mujoco.mj_forward(self.model, after)

    # --- saving

    def snapshot(self) -> Snapshot:
        """This moment, to come back to."""
        mujoco.mj_getState(self.model, self.state, self._saved, EVERYTHING)
        return Snapshot(self.pieces, self._saved.tobytes(), self.steps)

    def restore(self, moment: Snapshot) -> None:
        """Back to a moment; the future then is the same bit for bit."""
        if moment.cargo != self.pieces:
            self._rebuild(tuple((piece, Pose((0.0, 0.0, 1.0))) for piece in moment.cargo))
        elif self.is_broken():
            self.state = mujoco.MjData(self.model)
        state = np.frombuffer(moment.state)
        mujoco.mj_setState(self.model, self.state, state, EVERYTHING)
        mujoco.mj_kinematics(self.model, self.state)
        self.steps = moment.steps

    def digest(self) -> str:
        """The fingerprint of this moment."""
        return self.snapshot().digest()
