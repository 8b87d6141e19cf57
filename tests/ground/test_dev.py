"""`dev.py` installs once, says what is missing, and lets no empty run pass."""

import re
import shutil
import sys
import tomllib
from pathlib import Path

import pytest

import dev
from tests.ground.trees import ran, written


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Only what `dev.py` reads before the first step."""
    for name in ("dev.py", "pyproject.toml", "requirements.lock", "requirements-test.lock"):
        shutil.copy2(dev.ROOT / name, tmp_path / name)
    return tmp_path


def test_without_pip_one_line_names_the_package(tree: Path) -> None:
    made = ran([dev.uv(), "venv", "--python", sys.executable, tree / "bare"], tree)
    assert made.returncode == 0, made.stderr
    done = ran([tree / "bare/bin/python", "dev.py", "run"], tree, PATH="/nonexistent")
    assert (done.returncode, done.stdout) == (1, "")
    assert len(done.stderr.splitlines()) == 1 and "python3-pip" in done.stderr


def test_a_failing_step_says_what_failed_and_what_to_do(tree: Path) -> None:
    failing = written(tree / "bin" / "uv", "#!/bin/sh\necho no route to the registry\nexit 2\n")
    failing.chmod(0o755)
    done = ran([sys.executable, "dev.py", "run"], tree, PATH=str(failing.parent))
    assert done.returncode == 1
    assert re.search(r"make the folder \.venv \.\.\. failed after [\d.]+ s", done.stderr)
    assert "no route to the registry" in done.stderr
    assert f"make the folder .venv failed: {dev.REMOVE}" in done.stderr


def test_a_second_start_takes_no_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """The stamp of this very environment answers at once, for both commands."""

    def refuse(*_: object) -> None:
        pytest.fail("a step was taken though everything was installed")

    monkeypatch.setattr(dev, "step", refuse)
    for name in dev.LOCKS:
        dev.install(name)


def test_another_lock_is_another_installation(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    locks = {name: tree / path.name for name, path in dev.LOCKS.items()}
    monkeypatch.setattr(dev, "LOCKS", locks)
    before = dev.fingerprint("run")
    with locks["run"].open("a") as lock:
        lock.write("\n")
    assert dev.fingerprint("run") != before


def test_a_run_without_tests_fails() -> None:
    done = ran(
        [sys.executable, "dev.py", "test", "-k", "no_test_has_this_name", __file__], dev.ROOT
    )
    assert done.returncode == 5, done.stdout


def test_an_unknown_command_shows_the_commands() -> None:
    done = ran([sys.executable, "dev.py", "sail"], dev.ROOT)
    assert done.returncode == 1
    assert [line.split()[0] for line in done.stderr.splitlines()[1:]] == list(dev.COMMANDS)


def pins(path: Path) -> set[str]:
    return set(re.findall(r"^([\w.-]+==[\w.]+)", path.read_text(), re.MULTILINE))


def test_the_locks_hold_every_pin_of_the_project() -> None:
    project = tomllib.loads((dev.ROOT / "pyproject.toml").read_text())
    run = {*project["project"]["dependencies"], *project["dependency-groups"]["build"]}
    run = {re.sub(r"\[.*\]", "", name) for name in run}
    test = {*project["project"]["optional-dependencies"]["peers"]}
    test |= {*project["dependency-groups"]["test"]}
    assert {name.replace(".", "-") for name in run} <= {
        name.replace(".", "-") for name in pins(dev.LOCKS["run"])
    }
    assert test <= pins(dev.LOCKS["test"])
    assert pins(dev.LOCKS["run"]) <= pins(dev.LOCKS["test"])


def test_every_locked_package_has_hashes() -> None:
    for path in dev.LOCKS.values():
        entries = re.split(r"^(?=\w)", path.read_text(), flags=re.MULTILINE)[1:]
        assert len(entries) > 20
        assert [each.split()[0] for each in entries if "--hash=sha256:" not in each] == []
