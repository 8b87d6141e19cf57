"""A request as it comes over the wire: one JSON object with known fields."""

from __future__ import annotations

from typing import Any

import msgspec

from roadstead.engine.refusals import (
    MissingField,
    NotJson,
    NotUtf8,
    TooDeep,
    TooLong,
    UnknownField,
    WrongType,
)

LONGEST = 1 << 20
"""Bytes of the longest request: some hundred games as logs."""
LONGEST_TIME_MS = 600_000

Fields = dict[str, msgspec.Raw]
_fields = msgspec.json.Decoder(Fields)
_KINDS: dict[str, tuple[str, Any]] = {
    "do": ("string", str),
    "game": ("string", str),
    "options": ("object or null", dict[str, Any] | None),
    "position": ("string", str),
    "move": ("string", str),
    "seat": ("integer or null", int | None),
    "player": ("string", str),
    "time_ms": (f"integer 0..{LONGEST_TIME_MS}", int),
    "seed": ("integer or string", int | str),
    "log": ("string", str),
    "lang": ("string", str),
}
"""What each field holds. `id` may be anything and comes back as it was."""
_readers = {name: (kind, msgspec.json.Decoder(of)) for name, (kind, of) in _KINDS.items()}


class Request:
    """The fields of one request, each read and checked when it is asked for."""

    def __init__(self, fields: Fields) -> None:
        self._fields = fields

    @property
    def id(self) -> msgspec.Raw | None:
        return self._fields.get("id")

    def __contains__(self, name: str) -> bool:
        return name in self._fields

    def __getitem__(self, name: str) -> Any:
        """The value of a field; MissingField or WrongType if there is none to be had."""
        raw = self._fields.get(name)
        if raw is None:
            raise MissingField(name)
        kind, reader = _readers[name]
        try:
            return reader.decode(raw)
        except msgspec.ValidationError as error:
            raise WrongType(name, kind) from error

    def get(self, name: str, default: Any) -> Any:
        return self[name] if name in self._fields else default

    def check(self) -> None:
        """Refuse fields that no request has, and those of the wrong kind, needed or not."""
        for name in self._fields:
            if name == "id":
                continue
            if name not in _readers:
                raise UnknownField(name, ", ".join(("id", *_readers)))
            self[name]


def read_request(line: bytes) -> Request:
    """Read one line; every way to be no request has its own refusal."""
    if len(line) > LONGEST:
        raise TooLong(LONGEST)
    try:
        line.decode()
        # An id may hold white space; it comes back in a line, which a carriage return would end.
        return Request(_fields.decode(line.replace(b"\r", b" ")))
    except UnicodeDecodeError as error:
        raise NotUtf8(error.start) from error
    except RecursionError as error:
        raise TooDeep from error
    except msgspec.ValidationError as error:
        raise WrongType("request", "object") from error
    except msgspec.DecodeError as error:
        raise NotJson(str(error)) from error
