"""The wire's messages: read strictly, and written for the browser."""

from __future__ import annotations

import msgspec
import pytest

import dev
from roadstead.server import wire
from roadstead.server.wire_types import typescript

READER = msgspec.json.Decoder(wire.FromBrowser)


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    written = (dev.ROOT / "web" / "src" / "wire.ts").read_text(encoding="utf-8")
    assert written == typescript(), "write it anew: python -m roadstead.server.wire_types"


def test_a_message_is_told_by_its_kind() -> None:
    read = READER.decode(b'{"kind":"take-back","id":"a","seat":0}')
    assert read == wire.TakeBack(id="a", seat=0, confirmed=False)


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"[]",
        b"{}",
        b'{"kind":"fly"}',
        b'{"kind":"play","id":"a","seat":0,"move":"roll"}',
        b'{"kind":"play","id":"","seat":0,"move":"roll","seq":1}',
        b'{"kind":"play","id":"a","seat":-1,"move":"roll","seq":1}',
        b'{"kind":"play","id":"a","seat":true,"move":"roll","seq":1}',
        b'{"kind":"play","id":"a","seat":0,"move":"roll","seq":1,"dice":[6,6]}',
        b'{"kind":"nonce","id":"a","seat":0,"nonce":"00"}',
        b'{"kind":"play","id":"a","seat":1e999,"move":"roll","seq":1}',
    ],
)
def test_a_message_that_is_none_is_refused(said: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        READER.decode(said)


def test_every_kind_of_message_has_its_own_name() -> None:
    kinds = [kind.__struct_config__.tag for kind in wire.FromBrowser.__args__]
    kinds += [kind.__struct_config__.tag for kind in wire.FromServer.__args__]
    assert len(set(kinds)) == len(kinds)
    assert "take-back" in kinds
