"""Writes the wire's messages as TypeScript: `python -m roadstead.server.wire_types`."""

from __future__ import annotations

import json
from typing import Any, cast

import msgspec

from roadstead.server import parts, wire

HEADING = """// Written from the messages of server/wire.py: python -m roadstead.server.wire_types
// Change that file, then write this one anew; a test compares the two.
"""
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
Schema = dict[str, Any]


def typescript() -> str:
    """One type for each message and part, and the two unions of a socket."""
    unions: dict[str, Any] = {
        "FromBrowser": wire.FromBrowser,
        "FromServer": wire.FromServer,
        "AnyEntry": parts.AnyEntry,
    }
    _, found = msgspec.json.schema_components([*unions.values(), *wire.HTTP])
    declared = [declaration(name, found[name]) for name in sorted(found)]
    declared += [f"export type {name} = {names_of(union)};" for name, union in unions.items()]
    return "\n".join([HEADING, f"export const PROTOCOL = {wire.PROTOCOL};", *declared, ""])


def names_of(union: Any) -> str:
    return " | ".join(kind.__name__ for kind in union.__args__)


def declaration(name: str, schema: Schema) -> str:
    told = schema.get("description", "").replace("\n", " ")
    fields = [field(key, schema, each) for key, each in schema["properties"].items()]
    body = "\n".join(fields)
    return f"\n/** {told} */\nexport interface {name} {{\n{body}\n}}"


def field(name: str, owner: Schema, schema: Schema) -> str:
    mark = "" if name in owner.get("required", []) else "?"
    return f"  {name}{mark}: {kind_of(schema)};"


def kind_of(schema: Schema) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return either(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return either(kind_of(each) for each in schema["anyOf"])
    if schema["type"] == "array":
        return f"Array<{kind_of(schema['items'])}>"
    if schema["type"] == "object":
        return f"Record<string, {kind_of(schema['additionalProperties'])}>"
    return PLAIN[schema["type"]]


def either(kinds: Any) -> str:
    return " | ".join(cast("list[str]", list(kinds)))


if __name__ == "__main__":
    print(typescript(), end="")
