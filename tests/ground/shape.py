"""Prints how long our functions and files are, beside the aims of the house; it never fails."""

import ast
import statistics
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
AIMS = {"functions": (6, 25, 50), "files": (150, 400, 400)}

Lengths = list[tuple[int, str]]


def functions(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of each function's code, its docstring left out."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno:
            first = node.body[1] if ast.get_docstring(node) and node.body[1:] else node.body[0]
            yield node.end_lineno - first.lineno + 1, f"{path.stem}.{node.name}"


def lengths(folder: Path) -> dict[str, Lengths]:
    paths = sorted(folder.rglob("*.py"))
    return {
        "functions": [each for path in paths for each in functions(path)],
        "files": [
            (len(path.read_text(encoding="utf-8").splitlines()), path.name) for path in paths
        ],
    }


def figures(found: Lengths) -> tuple[int, int, int]:
    """The median, the length that 95 in 100 keep to, and the longest."""
    ordered = sorted(length for length, _ in found)
    return round(statistics.median(ordered)), ordered[len(ordered) * 95 // 100], ordered[-1]


def report(folder: Path) -> str:
    lines = [
        f"  shape of {kind}: median {median} (aim {aim[0]}), 95 % up to {most} (aim {aim[1]}),"
        f" longest {longest} (aim {aim[2]}): {', '.join(name for _, name in sorted(found)[-3:])}"
        for kind, found in lengths(folder).items()
        for (median, most, longest), aim in [(figures(found), AIMS[kind])]
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    print(report(ROOT / "src"))
