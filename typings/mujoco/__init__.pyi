"""The part of MuJoCo's interface that the ship uses; the wheel itself carries no types."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

__version__: str

Floats = NDArray[np.float64]
Ints = NDArray[np.int32]

class MjOption:
    timestep: float
    gravity: Floats

class MjModel:
    nq: int
    nv: int
    ngeom: int
    nbody: int
    njnt: int
    opt: MjOption
    body_mass: Floats
    body_inertia: Floats
    body_iquat: Floats
    body_subtreemass: Floats
    body_rootid: Ints
    body_dofnum: Ints
    geom_bodyid: Ints
    geom_contype: Ints
    geom_conaffinity: Ints
    jnt_qposadr: Ints
    jnt_dofadr: Ints
    @staticmethod
    def from_xml_string(xml: str) -> MjModel: ...
    def body(self, name: str) -> Any: ...
    def joint(self, name: str) -> Any: ...
    def geom(self, name: str) -> Any: ...

class MjContactList:
    dist: Floats
    frame: Floats
    geom: Ints
    pos: Floats
    efc_address: Ints
    dim: Ints

class MjWarningStats:
    number: Ints

class MjData:
    time: float
    ncon: int
    nefc: int
    qpos: Floats
    qvel: Floats
    qacc_warmstart: Floats
    xfrc_applied: Floats
    xpos: Floats
    xquat: Floats
    xmat: Floats
    subtree_com: Floats
    contact: MjContactList
    efc_force: Floats
    warning: MjWarningStats
    def __init__(self, model: MjModel) -> None: ...

class mjtState:
    mjSTATE_INTEGRATION: int

def mj_step(m: MjModel, d: MjData, nstep: int = 1) -> None: ...
def mj_forward(m: MjModel, d: MjData) -> None: ...
def mj_kinematics(m: MjModel, d: MjData) -> None: ...
def mj_collision(m: MjModel, d: MjData) -> None: ...
def mj_stateSize(m: MjModel, sig: int) -> int: ...
def mj_getState(m: MjModel, d: MjData, state: Floats, sig: int) -> None: ...
def mj_setState(m: MjModel, d: MjData, state: Floats, sig: int) -> None: ...
def mj_contactForce(m: MjModel, d: MjData, id: int, result: Floats) -> None: ...
def set_mju_user_warning(callback: Callable[[str], None] | None) -> None: ...
