"""The rules of a game as one page of Markdown, made from the texts of a language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count

from roadstead.locale.texts import Texts


def rules_page(texts: Texts, game: str, options: Mapping[str, str]) -> str:
    """The guide, every clause as these options have it, and the options, the value chosen first."""
    parts = [
        f"# {texts.text(f'{game}-page-title')}",
        texts.text(f"{game}-page-intro"),
        *guide(texts, game),
        *clauses(texts, game, options),
        *options_told(texts, game, options),
    ]
    return "\n\n".join(parts) + "\n"


def guide(texts: Texts, game: str) -> Iterator[str]:
    """The rules as one would tell them, with the drawings of the examples."""
    yield f"## {texts.text(f'{game}-page-guide')}"
    for number in count(1):
        section = f"{game}-guide-{number}"
        if not texts.has(f"{section}-title"):
            return
        yield f"### {number}. {texts.text(f'{section}-title')}"
        yield texts.text(f"{section}-text")
        if texts.has(f"{section}-drawing"):
            yield f"```text\n{texts.text(f'{section}-drawing')}\n```"
            yield texts.text(f"{section}-example")


def clauses(texts: Texts, game: str, options: Mapping[str, str]) -> Iterator[str]:
    """Every clause by its id, in the order of the rules, under its headings."""
    yield f"## {texts.text(f'{game}-page-clauses')}"
    for id in texts.ids(f"{game}-clauses"):
        if id.startswith(f"{game}-section-"):
            yield f"### {texts.text(id)}"
        else:
            yield f"**{id.removeprefix(f'{game}-')}** {texts.text(id, **options)}"


def options_told(texts: Texts, game: str, options: Mapping[str, str]) -> Iterator[str]:
    """Every option with what it is for and its values."""
    yield f"## {texts.text(f'{game}-page-options')}"
    for name, chosen in options.items():
        option = f"{game}-option-{name}"
        lines = [f"**{texts.text(option)}** (`{name}`): {texts.text(f'{option}.help')}", ""]
        mark = f" ({texts.text(f'{game}-page-default')})"
        told = values_of(texts, game, name)
        for id in told:
            value = id.removeprefix(f"{option}-")
            lines.append(f"- `{value}`: {texts.text(id)}{mark if value == chosen else ''}")
        if not told:  # a number, which needs no words
            lines.append(f"- `{chosen}`{mark}")
        yield "\n".join(lines)


def values_of(texts: Texts, game: str, option: str) -> list[str]:
    """The messages of an option's values, in the order in which they are shown."""
    start = f"{game}-option-{option}-"
    return [id for id in texts.ids(game) if id.startswith(start)]
