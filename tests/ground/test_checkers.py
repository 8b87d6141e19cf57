"""The checkers of the commit tier are awake: each finds the fault that is planted for it."""

import re
import shutil
import tomllib
from pathlib import Path

import pytest

import dev
from tests.ground.trees import ran, written

PROJECT = tomllib.loads((dev.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LAYERS = re.findall(r"\w+", " ".join(PROJECT["tool"]["importlinter"]["contracts"][0]["layers"]))
CHECKS = {label: [dev.BIN / program, *rest] for label, program, rest, _ in dev.CHECKS}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A project with our configuration, an empty module for each layer, and nothing else."""
    shutil.copy2(dev.ROOT / "pyproject.toml", tmp_path)
    (tmp_path / ".venv").symlink_to(dev.VENV)
    for layer in LAYERS:
        written(tmp_path / "src/roadstead" / layer / "__init__.py")
    for path in ("src/roadstead/__init__.py", "dev.py", "tests/test_nothing.py"):
        written(tmp_path / path)
    return tmp_path


def pyright(tree: Path) -> tuple[int, str]:
    done = ran(CHECKS["types"], tree)
    return done.returncode, done.stdout


def contracts(tree: Path) -> tuple[int, str]:
    done = ran([*CHECKS["contracts"], "--no-cache"], tree, PYTHONPATH=str(tree / "src"))
    return done.returncode, done.stdout + done.stderr


def test_sound_types_pass(tree: Path) -> None:
    written(tree / "src/roadstead/kernel/sound.py", "PIPS: int = 6\n")
    code, said = pyright(tree)
    assert code == 0 and "0 errors, 0 warnings" in said


@pytest.mark.parametrize("where", ["dev.py", "src/roadstead/kernel/planted.py", "tests/test_it.py"])
def test_a_wrong_type_is_found(tree: Path, where: str) -> None:
    written(tree / where, 'PIPS: int = "six"\n')
    code, said = pyright(tree)
    assert code == 1 and "reportAssignmentType" in said and where in said


@pytest.mark.parametrize("where", ["src/roadstead/kernel/planted.py", "tests/test_it.py"])
def test_types_are_strict(tree: Path, where: str) -> None:
    written(tree / where, "def placed(die):\n    return die\n")
    code, said = pyright(tree)
    assert code == 1 and "reportMissingParameterType" in said


ALLOWED = [
    ("shanghaien.words", "roadstead.kernel"),
    ("players.jackal.search", "roadstead.jackal"),
    ("kernel.packed", "numba"),
    ("players.shanghaien.compiled", "numba"),
    ("riffraff.ship.physics", "mujoco"),
    ("server.app", "asyncio"),
    ("server.stores.embedded", "sqlite3"),
    ("cli.serve", "roadstead.server"),
    ("engine.answering", "roadstead.harbour"),
]
FORBIDDEN = [
    ("kernel.game", "roadstead.shanghaien"),
    ("kernel.errors", "roadstead.locale"),
    ("jackal.moves", "roadstead.shanghaien"),
    ("riffraff.moves", "roadstead.jackal"),
    ("shanghaien.moves", "roadstead.players"),
    ("jackal.moves", "roadstead.harbour"),
    ("players.greedy", "roadstead.arena"),
    ("arena.match", "roadstead.server"),
    ("server.app", "roadstead.cli"),
    ("server.app", "roadstead.lab"),
    ("bench.shanghaien", "roadstead.cli"),
    ("shanghaien.rules", "numba"),
    ("players.search", "numba"),
    ("kernel.game", "mujoco"),
    ("arena.match", "asyncio"),
    ("cli.store", "sqlite3"),
]


def plant(tree: Path, module: str, imported: str) -> None:
    written(tree / "src/roadstead" / f"{module.replace('.', '/')}.py", f"import {imported}\n")
    for folder in (tree / "src/roadstead").rglob("*/"):
        written(folder / "__init__.py")


def test_the_imports_that_the_layers_allow_pass(tree: Path) -> None:
    for module, imported in ALLOWED:
        plant(tree, module, imported)
    code, said = contracts(tree)
    assert code == 0, said


@pytest.mark.parametrize(("module", "imported"), FORBIDDEN)
def test_a_forbidden_import_breaks_a_contract(tree: Path, module: str, imported: str) -> None:
    plant(tree, module, imported)
    code, said = contracts(tree)
    assert code == 1 and "BROKEN" in said and f"roadstead.{module} -> {imported}" in said


def test_a_package_without_a_place_breaks_the_contract(tree: Path) -> None:
    written(tree / "src/roadstead/helm/__init__.py")
    code, said = contracts(tree)
    assert code == 1 and "helm" in said


@pytest.mark.parametrize(
    ("code", "rule"),
    [
        ("import os\n", "F401"),
        ("import random\n\nrandom.shuffle([])\n", "TID251"),
        ("from random import choice\n\nchoice([1])\n", "TID251"),
        ("x = 1  # noqa: E501\n", "RUF100"),
    ],
)
def test_the_linter_finds(tree: Path, code: str, rule: str) -> None:
    written(tree / "src/roadstead/kernel/planted.py", code)
    done = ran(CHECKS["lint"], tree)
    assert done.returncode == 1 and rule in done.stdout


def test_the_formatter_finds_a_sloppy_line(tree: Path) -> None:
    written(tree / "src/roadstead/kernel/planted.py", "x  =  1\n")
    assert ran(CHECKS["format"], tree).returncode == 1


@pytest.mark.parametrize(
    "body",
    [
        "import warnings\n\ndef test_it() -> None:\n    warnings.warn('rough sea')\n",
        "import pytest\n\n@pytest.mark.lnog\ndef test_it() -> None: ...\n",
        "import pytest\n\n@pytest.mark.xfail\ndef test_it() -> None: ...\n",
    ],
)
def test_pytest_lets_no_warning_marker_or_surprise_pass(tree: Path, body: str) -> None:
    written(tree / "tests/test_planted.py", body)
    done = ran([dev.BIN / "pytest", "-p", "no:cacheprovider", "tests/test_planted.py"], tree)
    assert done.returncode in {1, 2}, done.stdout
