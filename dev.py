"""The commands of a fresh clone: `run`, `test`, `check`, `format` and `lock`."""

import argparse
import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
VENV, TOOLS = ROOT / ".venv", ROOT / ".tools"
BIN, STAMP = VENV / "bin", VENV / "installed"
LOCKS = {"run": ROOT / "requirements.lock", "test": ROOT / "requirements-test.lock"}
UV = "uv==0.13.8"
MAIN_JOB = ["play", "shanghaien"]
CHECKS = {
    "format": (["ruff", "format", "--check", "."], "run: python3 dev.py format"),
    "lint": (["ruff", "check", "."], "mend what is named above"),
    "types": (["pyright"], "mend the types named above"),
    "contracts": (["lint-imports"], "an import points the wrong way: see docs/design/layers.md"),
}
SELF_CHECKS = {
    "libraries load": ["python", "-c", "import fluent.runtime, msgspec, mujoco, numba, typer"],
    "program answers": ["roadstead", "--version"],
}
ENVIRONMENT = {**os.environ, "VIRTUAL_ENV": str(VENV), "UV_PYTHON_DOWNLOADS": "never"}


def say(text: str, end: str = "\n") -> None:
    """Progress goes to standard error, so that a program's own output stays clean."""
    print(text, end=end, file=sys.stderr, flush=True)


def step(label: str, command: list[str], remedy: str) -> bool:
    """Run one step in sight: its name, its seconds and, when it fails, its output and a remedy."""
    begun = time.monotonic()
    say(f"  {label} ... ", end="")
    with subprocess.Popen(
        command, cwd=ROOT, env=ENVIRONMENT, text=True, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    ) as process:  # fmt: skip
        output, _ = process.communicate()
    seconds = f"{time.monotonic() - begun:.1f} s"
    say(seconds if process.returncode == 0 else f"failed after {seconds}")
    if process.returncode:
        say(f"{output.rstrip()}\n{label} failed. What to do: {remedy}")
    return process.returncode == 0


def must(label: str, command: list[str], remedy: str) -> None:
    if not step(label, command, remedy):
        sys.exit(1)


def uv() -> str:
    """The path of uv: ours, else the one on the PATH, else brought by pip into the tree."""
    own = TOOLS / "bin" / "uv"
    found = str(own) if own.exists() else shutil.which("uv")
    if found:
        return found
    if importlib.util.find_spec("pip") is None:
        sys.exit("pip is missing: install the package python3-pip, then repeat the command")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(TOOLS), UV]
    must(f"install {UV}", pip, "see whether the package registry can be reached, then repeat")
    return str(own)


def fingerprint(name: str) -> str:
    """What an installation depends on; another one means that it must be renewed."""
    parts = [str(ROOT), str(sys.version_info[:2])]
    parts += [path.read_text() for path in (ROOT / "pyproject.toml", LOCKS[name])]
    return f"{name} {hashlib.sha256(repr(parts).encode()).hexdigest()}"


def install(name: str) -> None:
    """Bring `.venv` to the lock of that name, unless the stamp says that it is there already."""
    if STAMP.exists() and fingerprint(name) in STAMP.read_text().splitlines():
        return
    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / "busy").open("w") as busy:
        fcntl.flock(busy, fcntl.LOCK_EX)
        renew(name)


def renew(name: str) -> None:
    say(f"Installing into {VENV} (first start, or the dependencies changed)")
    again = "see whether the package registry can be reached, then repeat the command"
    STAMP.unlink(missing_ok=True)
    python = f"python{sys.version_info.major}.{sys.version_info.minor}"
    if not (VENV / "lib" / python).exists():
        made = [uv(), "venv", "--clear", "--python", sys.executable, str(VENV)]
        must("make the environment", made, f"remove {VENV} and repeat the command")
    sync = [uv(), "pip", "sync", "--require-hashes", str(LOCKS[name])]
    must("install the locked dependencies", sync, again)
    own = [uv(), "pip", "install", "--no-deps", "--no-build-isolation", "-e", str(ROOT)]
    must("install roadstead", own, "repair pyproject.toml and repeat the command")
    names = ["run"] if name == "run" else ["run", "test"]
    STAMP.write_text("\n".join(fingerprint(each) for each in names))


def become(program: str, *args: str) -> NoReturn:
    """Give this process to a program of the environment."""
    sys.stdout.flush()
    os.chdir(ROOT)
    os.execve(BIN / program, [program, *args], ENVIRONMENT)


def run(args: list[str]) -> None:
    install("run")
    if args[:1] != ["--check"]:
        become("roadstead", *MAIN_JOB, *args)
    for label, (program, *rest) in SELF_CHECKS.items():
        must(label, [str(BIN / program), *rest], f"remove {VENV} and repeat the command")
    say(f"The installation is sound: {BIN / 'roadstead'}")


def check(_: list[str]) -> None:
    install("test")
    done = [
        step(label, [str(BIN / program), *rest], remedy)
        for label, ((program, *rest), remedy) in CHECKS.items()
    ]
    if not all(done):
        sys.exit(1)


def test(args: list[str]) -> None:
    """The commit tier; `--all` adds the long tests. Arguments for pytest leave the checks out."""
    everything, rest = "--all" in args, [arg for arg in args if arg != "--all"]
    install("test") if rest else check([])
    become("pytest", "-n", "2", *(["-m", ""] if everything else []), *rest)


def reformat(paths: list[str]) -> None:
    install("test")
    subprocess.run([BIN / "ruff", "check", "--fix-only", "--quiet", *paths], cwd=ROOT, check=True)
    become("ruff", "format", *paths)


def lock(args: list[str]) -> None:
    """Write both locks anew; pins that still fit are kept (`--upgrade` lets them go)."""
    common = f"{uv()} pip compile --quiet --universal --python-version 3.11 --generate-hashes"
    common += " --no-header --no-annotate pyproject.toml --group build"
    extra = {"run": [], "test": ["--group", "test", "--extra", "peers", "-c", str(LOCKS["run"])]}
    for name, path in LOCKS.items():
        command = [*common.split(), *extra[name], *args, "--output-file", str(path)]
        must(f"lock {path.name}", command, "make the pins of pyproject.toml agree")


COMMANDS = {"run": run, "test": test, "check": check, "format": reformat, "lock": lock}

if __name__ == "__main__":
    if sys.version_info < (3, 11):
        sys.exit("Python 3.11 or later is needed: start dev.py with one")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=COMMANDS)
    chosen, rest = parser.parse_known_args(sys.argv[1:2])
    COMMANDS[chosen.command](sys.argv[2:])
