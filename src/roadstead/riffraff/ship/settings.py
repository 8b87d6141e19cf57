"""How the engine computes: the settings that were measured to hold wood still on a quiet ship.

docs/reference/riff-raff-ship.md says what fails with others.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """MuJoCo's options; the defaults are the ones every game is played with.

    The margin (m) keeps all corners of two faces in contact: without it a flat object at rest now
    and then loses all but one of them for a step and hops.
    """

    timestep: float = 0.004
    integrator: str = "discrete"
    solver: str = "Newton"
    iterations: int = 100
    ls_iterations: int = 50
    tolerance: float = 1e-5
    cone: str = "elliptic"
    impratio: float = 10.0
    noslip_iterations: int = 0
    multiccd: bool = True
    speculative: bool = True
    contact: str = "0.008 1"
    contact_margin: float = 0.0001
    contact_hardness: str = "0.99 0.999 0.0005 0.5 2"
    joint: str = "0.005 1"
    joint_hardness: str = "0.999 0.9999 0.0005"


STANDARD = Settings()
STEP = STANDARD.timestep
STEPS_A_SECOND = 250
