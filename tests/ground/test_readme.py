"""Every command of the README runs, as it stands there, and ends."""

import os
import re

import pytest

import dev
from tests.ground.trees import ran

# The whole tier is what `.ci/run` runs; the long one is only listed here. A server would not end.
ENDING = {
    "python3 dev.py test --all": "python3 dev.py test --all --collect-only --quiet",
    "python3 dev.py serve": "python3 dev.py serve --help",
}
BY_CI = "python3 dev.py test"


def commands() -> list[str]:
    readme = (dev.ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```console\n(.*?)^```", readme, re.MULTILINE | re.DOTALL)
    return [line.split("  #")[0].strip() for block in blocks for line in block.splitlines() if line]


def test_the_readme_shows_the_two_commands() -> None:
    assert {"python3 dev.py run", BY_CI} <= set(commands())


def test_the_readme_has_no_other_kind_of_code_block() -> None:
    fences = re.findall(r"^```(\w*)$", (dev.ROOT / "README.md").read_text(), re.MULTILINE)
    assert set(fences) == {"console", ""}


def test_ci_runs_the_test_command_of_the_readme() -> None:
    lines = (dev.ROOT / ".ci" / "run").read_text().splitlines()
    assert f"{BY_CI} </dev/null" in lines and "set -euo pipefail" in lines


@pytest.mark.parametrize("command", [each for each in commands() if each != BY_CI])
def test_a_command_of_the_readme_runs(command: str) -> None:
    path = f"{dev.BIN}:{os.environ['PATH']}"
    done = ran(["bash", "-c", ENDING.get(command, command)], dev.ROOT, PATH=path)
    assert done.returncode == 0, done.stdout + done.stderr
