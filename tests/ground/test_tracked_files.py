"""No tracked file names a package registry's host or a path of somebody's machine."""

import subprocess
from pathlib import Path

import pytest

import dev

# The brackets keep this file from finding itself.
HOSTS = r"pypi[.]org|python[h]osted[.]org|registry[.]npmjs|[d]eb[.]debian[.]org|[c]rates[.]io"
ADDRESSES = r"https?://[^\"' ]+[.](whl|tgz|tar[.]gz|deb)"
PATHS = r"(^|[^A-Za-z0-9_.-])/([w]ork|[r]oot|[f]arm|[t]mp|home/[a-z]+|Users/[A-Za-z]+)/"
PATTERN = f"{HOSTS}|{ADDRESSES}|{PATHS}"


def found(where: Path, *options: str) -> list[str]:
    searched = ["git", "grep", "-nIE", *options, PATTERN, "--", "."]
    done = subprocess.run(searched, cwd=where, capture_output=True, text=True, check=False)
    assert done.returncode in {0, 1}, done.stderr
    return done.stdout.splitlines()


@pytest.mark.skipif(not (dev.ROOT / ".git").exists(), reason="a source distribution has no git")
def test_no_tracked_file_names_a_registry_or_a_machine() -> None:
    assert found(dev.ROOT) == []


@pytest.mark.parametrize(
    "planted",
    [
        "https://" + "pypi" + ".org/simple",
        "https://files.python" + "hosted.org/packages/a",
        "https://mirror.example/npm/svelte-5.0.0" + ".tgz",
        "cd " + "/".join(["", "root", "project"]),
        '"' + "/".join(["", "home", "anna", "roadstead"]) + '"',
    ],
)
def test_the_search_finds_what_is_planted(planted: str, tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text(f"First line\n{planted}\n")
    assert len(found(tmp_path, "--no-index")) == 1
