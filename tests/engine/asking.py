"""Asks the engine as another program would."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from roadstead.engine import answer

GAME = "shanghaien"
ALL = ["crazy_captain", "extra1", "extra2", "extra3"]
FILLED = [f"turned.{card}" for card in ("red3", "JB", "grey1", "grey2", "blue4", "green3")]


def ask(**fields: Any) -> dict[str, Any]:
    """One request, answered well or not."""
    told = answer(json.dumps(fields).encode())
    assert b"\n" not in told
    return json.loads(told)


def asked(**fields: Any) -> dict[str, Any]:
    """One request that must be answered well."""
    told = ask(**fields)
    assert told["ok"], told
    return told


def refused(**fields: Any) -> dict[str, Any]:
    """What was wrong with one request that must be refused."""
    return error_of(json.dumps(fields).encode())


def error_of(line: bytes) -> dict[str, Any]:
    told = json.loads(answer(line))
    assert told["ok"] is False, told
    assert told["error"]["message"]
    return told["error"]


def play(position: str, *moves: str) -> dict[str, Any]:
    """The answer to the last of some moves."""
    told: dict[str, Any] = {}
    for move in moves:
        told = asked(do="play", game=GAME, position=position, move=move)
        position = told["position"]
    return told


def after(*moves: str, **options: Any) -> str:
    """The position after some moves of a game that seat 0 starts."""
    start = asked(do="new", game=GAME, options={"first_player": "first", **options})
    return play(start["position"], *moves)["position"] if moves else start["position"]


def choices(told: dict[str, Any]) -> list[str]:
    """What may be played next, by a seat or by chance."""
    return [each["move"] for each in told.get("moves") or told["chances"]]


def random_game(seed: int, **options: Any) -> list[dict[str, Any]]:
    """All answers of a whole random game."""
    generator = Random(seed)
    told = [asked(do="new", game=GAME, options=options)]
    while not told[-1]["over"]:
        move = generator.choice(choices(told[-1]))
        told.append(asked(do="play", game=GAME, position=told[-1]["position"], move=move))
    return told
