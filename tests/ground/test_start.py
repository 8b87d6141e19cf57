"""Starting the program loads none of the heavy libraries."""

import json
import sys

import pytest

import dev
from tests.ground.trees import ran

HEAVY = ["numba", "mujoco", "asyncio", "open_spiel", "scipy"]


@pytest.mark.parametrize("module", ["roadstead.cli", "roadstead.shanghaien"])
def test_importing_loads_nothing_heavy(module: str) -> None:
    code = f"import json, sys, {module}; print(json.dumps(sorted(sys.modules)))"
    done = ran([sys.executable, "-c", code], dev.ROOT)
    loaded = set(json.loads(done.stdout))
    assert module in loaded
    assert loaded.isdisjoint(HEAVY)
