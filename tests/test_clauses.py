"""Every clause is cited where its kind demands it, and only clauses that exist are cited."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator, Set
from importlib import import_module
from pathlib import Path

import pytest

from roadstead.harbour import game_named, game_names, package_named
from roadstead.kernel import Kind

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "roadstead"
GAMES = game_names()

CLAUSE = r"[A-Z]{1,2}[0-9]{1,2}[a-z]?"
CITATION = re.compile(rf"\(((?:[a-z]+:)?{CLAUSE}(?:-{CLAUSE})?(?:, {CLAUSE}(?:-{CLAUSE})?)*)\)")
"""`(L4)`, `(T6, T7)`, `(D1-D11)`: as docstrings and comments of rules cite."""
NAMED = re.compile(rf"_({CLAUSE})(?=_)")
"""`test_L4_equal_dice`: as a test is named after its clauses."""


def docstrings(tree: ast.AST) -> Iterator[str]:
    """Docstrings, also those that stand below a constant."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield str(node.value.value)


def comments(source: str) -> Iterator[str]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def cited_in(path: Path) -> Set[str]:
    """Clauses that docstrings and comments cite; a range `(D1-D11)` vouches for its ends only."""
    source = path.read_text(encoding="utf-8")
    told = " ".join([*docstrings(ast.parse(source)), *comments(source)])
    told = re.sub(r"\s+", " ", told)
    citations = " ".join(CITATION.findall(told))
    return {id for id in re.findall(rf"(?<![a-z:]){CLAUSE}", citations)}


def folder_of(game: str) -> str:
    """The folder of a game, in the source and in the tests."""
    return package_named(game).rpartition(".")[2]


def cited_by_code(game: str) -> Set[str]:
    """What the game's package cites, the list of clauses itself left out."""
    paths = (SOURCE / folder_of(game)).rglob("*.py")
    paths = [path for path in paths if path.name != "clauses.py"]
    return {id for path in paths for id in cited_in(path)}


def cited_by_tests(game: str) -> Set[str]:
    """What the names and the docstrings of the game's tests cite."""
    paths = list((TESTS / folder_of(game)).rglob("test_*.py"))
    named = {id for path in paths for name in names_of_tests(path) for id in NAMED.findall(name)}
    return named | {id for path in paths for id in cited_in(path)}


def names_of_tests(path: Path) -> Iterator[str]:
    """The names of the test functions of a file, closed by a mark for the last clause."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name + "_"


def of_kinds(game: str, *kinds: Kind) -> Set[str]:
    clauses = game_named(game).clauses
    return {id for id in clauses if clauses[id].kind in kinds}


@pytest.mark.parametrize("game", GAMES)
def test_rules_and_decisions_are_cited_by_code(game: str) -> None:
    assert not sorted(of_kinds(game, Kind.RULE, Kind.DECISION) - cited_by_code(game))


@pytest.mark.parametrize("game", GAMES)
def test_rules_decisions_and_consequences_are_cited_by_a_test(game: str) -> None:
    owed = of_kinds(game, Kind.RULE, Kind.DECISION, Kind.CONSEQUENCE)
    assert not sorted(owed - cited_by_tests(game))


@pytest.mark.parametrize("game", GAMES)
def test_components_and_unknowns_are_cited_by_neither(game: str) -> None:
    silent = of_kinds(game, Kind.COMPONENT, Kind.UNKNOWN)
    assert not sorted(silent & (cited_by_code(game) | cited_by_tests(game)))


@pytest.mark.parametrize("game", GAMES)
def test_only_clauses_that_exist_are_cited(game: str) -> None:
    cited = cited_by_code(game) | cited_by_tests(game)
    assert not sorted(cited - set(game_named(game).clauses))


@pytest.mark.parametrize("game", GAMES)
def test_names_and_numbers_of_clauses_agree(game: str) -> None:
    """The core counts clauses; each number stands for the clause of its name."""
    module = import_module(f"{package_named(game)}.clauses")
    clauses = game_named(game).clauses
    numbers = {name: value for name, value in vars(module).items() if name in clauses}
    if numbers:
        names: tuple[str, ...] = module.NAMES
        assert {name: names[number] for name, number in numbers.items()} == {
            name: name for name in clauses
        }
        assert names[module.ALLOWED] == ""


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_one_kind(game: str) -> None:
    clauses = game_named(game).clauses
    assert all(clauses[id].id == id for id in clauses)
    kinds = getattr(import_module(f"{package_named(game)}.clauses"), "KINDS", {})
    listed = [id for ids in kinds.values() for id in ids.split()]
    assert sorted(listed) == sorted(clauses)


def test_a_citation_is_recognised(tmp_path: Path) -> None:
    """The check itself sees what it must see, and no more."""
    path = tmp_path / "rules.py"
    path.write_text(
        '"""Takers (L1-L3)."""\nL9 = 1\n"""A number (L4, L5)."""\n# over (C6a)\nx = "(L6)"\n# L7'
        "\n# another game's (jackal:T3)\n"
    )
    assert cited_in(path) == {"L1", "L3", "L4", "L5", "C6a"}
    assert NAMED.findall("test_L4_A10_equal_dice_C6a_") == ["L4", "A10", "C6a"]
