"""What is refused carries objects, and prints notation."""

from __future__ import annotations

import pytest

from roadstead.kernel import (
    BadOption,
    IllegalMove,
    IllegalPosition,
    OptionsDiffer,
    Refused,
    UnknownOption,
    Unreadable,
    Verdict,
)


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (Refused(), "refused"),
        (Unreadable("rol", 0, "move"), "unreadable: text='rol', at=0, expected='move'"),
        (
            IllegalMove("roll", "a table", Verdict("T3", {"supply": 1})),
            "illegal-move: move='roll', clause='T3'",
        ),
        (IllegalPosition(["row", "turn"]), "illegal-position: defects='row, turn'"),
        (UnknownOption("harbour", "fog"), "unknown-option: game='harbour', option='fog'"),
        (
            BadOption("fog", 3, ("a", "b")),
            "bad-option-value: option='fog', value='3', values='a, b'",
        ),
        (OptionsDiffer(["fog", "wind"]), "options-differ: options='fog, wind'"),
    ],
)
def test_an_error_prints_its_code_and_arguments(error: Refused, text: str) -> None:
    assert str(error) == text
    assert isinstance(error, ValueError)
    assert text.startswith(error.code)


def test_objects_are_kept() -> None:
    unreadable = Unreadable("x" * 100, 7, "move")
    assert (unreadable.text, unreadable.at, unreadable.expected) == ("x" * 100, 7, "move")
    assert unreadable.arguments["text"] == "x" * 77 + "..."
    verdict = Verdict("T3")
    illegal = IllegalMove("roll", "a table", verdict)
    assert (illegal.move, illegal.position, illegal.verdict) == ("roll", "a table", verdict)
    assert verdict.args == {}
    assert IllegalPosition(["row"]).defects == ("row",)


def test_verdicts_are_values() -> None:
    assert Verdict("T3", {"supply": 1}) == Verdict("T3", {"supply": 1})
    assert Verdict("T3") != Verdict("T2")
