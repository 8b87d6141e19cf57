"""Copies of the project's tree in which a test may build, break and install things."""

import shutil
import subprocess
from pathlib import Path

import dev

CLEAN = {
    name: value
    for name, value in dev.ENVIRONMENT.items()
    if not name.startswith(("PYTEST", "COV", "VIRTUAL_ENV", "PYTHONPATH"))
}


def copied(into: Path) -> Path:
    """The files that git would commit, as they are now; without git (in an sdist), all of them."""
    tree = into / "tree"
    if not (dev.ROOT / ".git").exists():
        skipped = shutil.ignore_patterns(".venv", ".tools", "__pycache__")
        return Path(shutil.copytree(dev.ROOT, tree, ignore=skipped))
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=dev.ROOT, capture_output=True, check=True, text=True).stdout
    for name in filter(None, names.split("\0")):
        if (dev.ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(dev.ROOT / name, tree / name)
    return tree


def ran(
    command: list[str | Path], where: Path, **environment: str
) -> subprocess.CompletedProcess[str]:
    """What a program answered that had nobody at its keyboard."""
    return subprocess.run(
        command,
        cwd=where,
        env={**CLEAN, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def written(path: Path, text: str = "") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path
