"""Whatever is sent, one line comes back and the next request is answered."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roadstead.engine import answer
from roadstead.engine.requests import REQUESTS
from tests.engine.asking import ALL, GAME, ask, asked, choices, random_game

ROUNDS = 1200
TOLD = {"ok", "error"}


def sound(told: bytes) -> dict[str, Any]:
    """An answer that is one JSON object, told well or refused, and never a mistake of ours."""
    answered = json.loads(told.decode())
    assert b"\n" not in told
    if not answered["ok"]:
        assert set(answered) - {"id"} == TOLD
        assert answered["error"]["code"] != "internal", answered
        assert answered["error"]["message"]
    return answered


@cache
def positions() -> tuple[str, ...]:
    """Positions of whole games: of the base game, and of all expansions with house rules."""
    house = {"captain_may_veto_taking": True, "veto_reroll_all_placing": "roll_all_again"}
    games = (random_game(1), random_game(2, expansions=ALL, hide_discards=True, **house))
    return tuple(told["position"] for game in games for told in game)


@given(st.binary(max_size=200))
def test_any_bytes(line: bytes) -> None:
    sound(answer(line))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


@given(JSON)
def test_any_json(value: Any) -> None:
    sound(answer(json.dumps(value).encode()))


@settings(max_examples=300)
@given(
    st.sampled_from(sorted(REQUESTS)),
    st.dictionaries(
        st.sampled_from(["options", "position", "move", "seat", "seed", "log", "lang", "id"]),
        JSON | st.sampled_from(["shanghaien/1 | round:1 phase:starter", "starts.0", "random"]),
    ),
)
def test_any_fields(do: str, fields: dict[str, Any]) -> None:
    fields = {"do": do, "game": GAME, "player": "random", **fields}
    sound(answer(json.dumps(fields).encode()))


def test_mutated_lines() -> None:
    generator = Random(11)
    for _ in range(ROUNDS):
        position = generator.choice(positions())
        line = json.dumps({"id": 1, "do": "read", "game": GAME, "position": position}).encode()
        sound(answer(mutated(line, generator)))


def mutated(line: bytes, generator: Random) -> bytes:
    """A line with some bytes changed, cut out or doubled."""
    changed = bytearray(line)
    for _ in range(generator.randint(1, 4)):
        at = generator.randrange(len(changed))
        upto = at + generator.randint(0, 6)
        changed[at:upto] = generator.choice(
            (b"", generator.randbytes(1), bytes(changed[at:upto]) * 2, b'"', b"\\u", b"-", b"9")
        )
    return bytes(changed)


def test_mutated_positions_are_refused_or_can_be_played() -> None:
    play_mutated(Random(12), ROUNDS)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_many_mutated_positions_are_refused_or_can_be_played(seed: int) -> None:
    play_mutated(Random(seed), 20_000)


def play_mutated(generator: Random, rounds: int) -> None:
    """A position that is accepted can be told, read again and played on."""
    accepted = 0
    for _ in range(rounds):
        told = sound(answer(read_line(strange_position(generator))))
        accepted += told["ok"]
        for _ in range(12 * told["ok"]):
            told = played_on(told, generator)
    assert rounds // 20 < accepted < rounds


def read_line(position: str) -> bytes:
    return json.dumps({"do": "read", "game": GAME, "position": position}).encode()


def strange_position(generator: Random) -> str:
    """Fields of several positions mixed."""
    header, _, rest = generator.choice(positions()).partition("|")
    fields = dict(field.split(":", 1) for field in rest.split())
    for _ in range(generator.randint(1, 3)):
        other = generator.choice(positions()).partition("|")[2].split()
        name, _, value = generator.choice(other).partition(":")
        if generator.random() < 0.2:
            fields.pop(name, None)
        else:
            fields[name] = value
    return header + "| " + " ".join(f"{name}:{value}" for name, value in fields.items())


def played_on(told: dict[str, Any], generator: Random) -> dict[str, Any]:
    """One more move; the new position reads back as it was told."""
    if told["over"]:
        return told
    move = generator.choice(choices(told))
    after = asked(do="play", game=GAME, position=told["position"], move=move)
    del after["events"]
    assert sound(answer(read_line(after["position"]))) == after
    return after


def test_it_still_answers() -> None:
    assert ask(do="new", game=GAME)["ok"]
