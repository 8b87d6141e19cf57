"""What a person reads, from the Fluent files of the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern

LANGUAGES = {
    "en": "English",
    "ru": "Русский",
    "it": "Italiano",
    "fr": "Français",
    "de": "Deutsch",
}
"""Each language by the name its speakers give it."""
LAST_RESORT = "en"
FOLDER = Path(__file__).parent

MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)

Argument = str | int | float


class UnknownLanguage(ValueError):
    """A language was asked for that Roadstead does not speak."""

    def __init__(self, given: str) -> None:
        self.given = given
        super().__init__(f"unknown language {given!r}: choose one of {', '.join(LANGUAGES)}")


class UnknownText(LookupError):
    """No language has a text with this id."""


class Texts:
    """The texts of one language; what it lacks is told in English.

    A file is read when one of its messages is first asked for, and Fluent is imported then, so
    making a `Texts` costs nothing. An id may name an attribute: `shanghaien-B1.refused`. The texts
    of clauses take the game's options as arguments, each value as text.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language

    def text(self, id: str, /, **arguments: Argument) -> str:
        """The text with its arguments filled in."""
        found = self._find(id)
        if found is None:
            raise UnknownText(id)
        bundle, pattern = found
        return str(bundle.format_pattern(pattern, arguments)[0])

    def refusal(self, game: str, clause: str, facts: Mapping[str, object]) -> str:
        """Why a move is not possible: the clause as told to who broke it, else the clause."""
        refused = f"{game}-{clause}.refused"
        id = refused if self.has(refused) else f"{game}-{clause}"
        return self.text(id, **self.told(game, facts))

    def told(self, game: str, facts: Mapping[str, object]) -> dict[str, Argument]:
        """The facts of a verdict or an event as texts take them.

        A card, nation or action becomes its name, several dice become a list, truth "yes" or "no".
        """
        return {name: self._told(game, name, value) for name, value in facts.items()}

    def _told(self, game: str, name: str, value: object) -> Argument:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, tuple | list):
            return ", ".join(map(str, cast("Sequence[object]", value)))
        if isinstance(value, str) and self.has(f"{game}-{name}-{value}"):
            return self.text(f"{game}-{name}-{value}")
        return value if isinstance(value, int | float) else str(value)

    def has(self, id: str) -> bool:
        """Whether this language, or English, has the text."""
        return self._find(id) is not None

    def ids(self, file: str) -> list[str]:
        """The messages of one file of this language, in its order."""
        return MESSAGE.findall(source(self.language, file))

    def _find(self, id: str) -> tuple[FluentBundle, Pattern] | None:
        pattern = self._pattern(id)
        if pattern is not None:
            return self._bundle, pattern
        if self.language == LAST_RESORT:
            return None
        return self._last_resort._find(id)

    def _pattern(self, id: str) -> Pattern | None:
        name, _, attribute = id.partition(".")
        message = self._message(name)
        if message is None:
            return None
        return message.attributes.get(attribute) if attribute else message.value

    def _message(self, name: str) -> Message | None:
        file = self._file_of.get(name)
        if file is None:
            return None
        if file not in self._read:
            self._add(file)
        return self._bundle.get_message(name)

    def _add(self, file: str) -> None:
        from fluent.runtime import FluentResource  # costs 80 ms, so only when a text is needed

        self._bundle.add_resource(FluentResource(source(self.language, file)))
        self._read.add(file)

    @cached_property
    def _read(self) -> set[str]:
        return set()

    @cached_property
    def _file_of(self) -> Mapping[str, str]:
        return {id: file for file in files(self.language) for id in self.ids(file)}

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # costs 80 ms, so only when a text is needed

        return FluentBundle([self.language], use_isolating=False)

    @cached_property
    def _last_resort(self) -> Texts:
        return Texts(LAST_RESORT)


def files(language: str) -> list[str]:
    """The Fluent files of a language, without their ending."""
    return sorted(path.stem for path in (FOLDER / language).glob("*.ftl"))


def source(language: str, file: str) -> str:
    """The Fluent source of one file."""
    return (FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")


def language_of(environment: Mapping[str, str], chosen: str | None = None) -> str:
    """The reader's language.

    What was chosen, or ROADSTEAD_LANG, must be one of ours. The language of the machine is
    followed if we speak it; otherwise English.
    """
    asked = chosen or environment.get("ROADSTEAD_LANG")
    if asked:
        return known(asked)
    spoken = next(machine_languages(environment), LAST_RESORT)
    return spoken if spoken in LANGUAGES else LAST_RESORT


def known(asked: str) -> str:
    """One of our languages, from `ru`, `RU` or `ru_RU.UTF-8`."""
    language = primary(asked)
    if language not in LANGUAGES:
        raise UnknownLanguage(asked)
    return language


def machine_languages(environment: Mapping[str, str]) -> Iterator[str]:
    """The languages the machine is set to, the strongest setting first."""
    for setting in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(setting):
            yield primary(environment[setting])


def primary(locale: str) -> str:
    return re.split(r"[-_.@]", locale, maxsplit=1)[0].lower()
