"""The Fluent files of all languages, parsed: what each text selects and which facts it takes."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from roadstead.locale.texts import LANGUAGES, LAST_RESORT, files, source


class Found(Visitor):
    """The variables of a pattern and its selectors."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[tuple[str, list[str], str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        keys = [key_of(variant) for variant in node.variants]
        default = next(key_of(variant) for variant in node.variants if variant.default)
        self.selects.append((node.selector.id.name, keys, default))
        self.generic_visit(node)


def key_of(variant: ast.Variant) -> str:
    if isinstance(variant.key, ast.NumberLiteral):
        return str(variant.key.value)
    return variant.key.name


def messages(language: str, file: str) -> Iterator[ast.Message]:
    for entry in parse(source(language, file)).body:
        assert isinstance(entry, ast.Message | ast.ResourceComment | ast.GroupComment), entry
        if isinstance(entry, ast.Message):
            yield entry


def patterns(language: str) -> dict[str, Found]:
    """Every text of a language by its id, attributes included."""
    texts: dict[str, Found] = {}
    for file in files(language):
        for message in messages(language, file):
            named = [(message.id.name, message.value)]
            named += [(f"{message.id.name}.{a.id.name}", a.value) for a in message.attributes]
            for name, pattern in named:
                assert name not in texts, f"{name} is told twice"
                texts[name] = Found()
                texts[name].visit(pattern)
    return texts


ALL = {language: patterns(language) for language in LANGUAGES}
ENGLISH = ALL[LAST_RESORT]
