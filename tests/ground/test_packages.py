"""The wheel and the source distribution are whole, and run where the tree is not."""

import tarfile
import zipfile
from pathlib import Path

import pytest

import dev
from roadstead import __version__
from tests.ground.trees import copied, ran, written

LANGUAGES = ["en", "ru", "it", "fr", "de"]
CLAUSE = ["rules", "shanghaien", "--clause", "L4"]

Built = tuple[Path, Path, Path]


def build(target: str, tree: Path, into: Path) -> Path:
    done = ran([dev.BIN / "python", "-m", "hatchling", "build", "-t", target, "-d", into], tree)
    assert done.returncode == 0, done.stderr
    return next(path for path in into.iterdir() if not path.name.startswith("."))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """A copy of the tree with a stray environment in it, its wheel and its source distribution."""
    folder = tmp_path_factory.mktemp("packages")
    tree = copied(folder)
    written(tree / "stray" / "lib" / "python3.11" / "stray.py")
    return tree, build("wheel", tree, folder / "wheel"), build("sdist", tree, folder / "sdist")


def packed(wheel: Path) -> set[str]:
    return {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}


def sources(tree: Path) -> set[str]:
    found = (tree / "src").rglob("*")
    return {str(path.relative_to(tree / "src")) for path in found if path.is_file()}


def test_the_wheel_holds_every_file_of_the_package(built: Built) -> None:
    tree, wheel, _ = built
    assert packed(wheel) == sources(tree)


def test_the_wheel_holds_the_texts_of_every_language(built: Built) -> None:
    tree, wheel, _ = built
    folders = {path.name for path in (tree / "src/roadstead/locale").iterdir() if path.is_dir()}
    texts = {name.split("/")[2] for name in packed(wheel) if name.endswith(".ftl")}
    assert texts == folders - {"__pycache__"} == set(LANGUAGES)


def test_the_source_distribution_makes_the_same_wheel(built: Built, tmp_path: Path) -> None:
    _, wheel, source = built
    assert ran(["tar", "-xf", source], tmp_path).returncode == 0
    again = build("wheel", tmp_path / f"roadstead-{__version__}", tmp_path / "again")
    assert packed(again) == packed(wheel)


def test_the_source_distribution_leaves_strays_behind(built: Built) -> None:
    _, _, source = built
    with tarfile.open(source) as archive:
        names = archive.getnames()
    assert any(name.endswith("dev.py") for name in names)
    assert not [name for name in names if "stray" in name]


def test_the_wheel_runs_in_an_environment_of_its_own(built: Built, tmp_path: Path) -> None:
    tree, wheel, _ = built
    own = {"VIRTUAL_ENV": str(tmp_path / "venv")}
    for line in (
        ["venv", "--python", dev.BIN / "python", tmp_path / "venv"],
        ["pip", "sync", "--require-hashes", tree / "requirements.lock"],
        ["pip", "install", "--no-deps", wheel],
        ["pip", "check"],
    ):
        done = ran([dev.uv(), *line], tmp_path, **own)
        assert done.returncode == 0, done.stderr
    roadstead = tmp_path / "venv/bin/roadstead"
    answer = ran([roadstead, "--version"], tmp_path)
    assert answer.stdout.strip().endswith(__version__), answer.stderr
    told = [ran([roadstead, "--lang", each, *CLAUSE], tmp_path).stdout for each in LANGUAGES]
    assert all("[L4]" in each for each in told) and len(set(told)) == len(LANGUAGES)
    assert ran([roadstead, "play", "shanghaien"], tmp_path).returncode == 0
