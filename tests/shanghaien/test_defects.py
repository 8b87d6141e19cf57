"""Every defect that keeps a written position from standing, and all of them told together."""

from __future__ import annotations

import pytest

from roadstead.kernel import IllegalPosition, Unreadable
from roadstead.shanghaien import Shanghaien
from tests.shanghaien.tables import ALL, TAVERN, scene

ROUND_1 = f"round:1 starter:0 turn:0 tavern:{TAVERN}"
SIX = "gone:red1.red2.blue1.blue2.grey1.grey2"
WATCHED = {"expansions": ALL}


def defects(text: str, **options: object) -> tuple[str, ...]:
    with pytest.raises(IllegalPosition) as raised:
        scene(text, **options)
    return raised.value.defects


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # cards
        ("dice:1/2 tavern:red4,red4,blue4,grey4,JB,PR", "too-many-red4"),
        ("dice:1/2 tavern:JP,JP,blue4,grey4,JB,PR", "too-many-JP"),
        ("round:2 dice:1/2 gone:red3.red3.red3", "too-many-red3"),
        ("round:1 dice:1/2 gone:red1", "cards-handed-out-1-of-0"),
        ("round:8 phase:over gone:red1.red1", "too-many-red1"),
        ("dice:1/2 crew:redJB/-", "joker-without-sailor"),
        ("dice:1/2 tricks:captain/-", "too-many-captain"),
        ("dice:1/2 tricks:extra1/-", "too-many-extra1"),
        ("dice:1/2 tricks:extra2/-", "too-many-extra2"),
        ("dice:1/2 tricks:doubles/-", "too-many-doubles"),
        ("captain:1 dice:1/2", "captain-in-force"),
        ("dice:1/2 used:0 now:no-shanghai", "no-shanghai"),
        ("dice:1/2 used:0 down:1", "down"),
        # the round
        ("round:1 phase:cards tavern:red4,-,blue4,-,-,-", "gap-in-tavern"),
        ("dice:1/2 tavern:red4,azure4,-,-,-,-", "tavern"),
        (f"round:1 phase:cards tavern:{TAVERN}", "tavern"),
        ("round:8 phase:over tavern:red4,-,-,-,-,-", "tavern"),
        ("round:1 phase:starter", "starter"),
        ("round:1 phase:cards turn:0", "turn"),
        ("round:7 phase:over", "round"),
        ("round:2 phase:starter", "round"),
        ("round:1 phase:cards row:left", "table-not-clear"),
        ("round:1 phase:cards dice:1/-", "table-not-clear"),
        ("round:1 phase:cards used:0", "table-not-clear"),
        ("round:1 phase:cards turns:1/0", "table-not-clear"),
        ("dice:1/2 turns:2/1", "turns"),
        ("dice:1/2 turn:1 turns:1/1", "turns"),
        ("dice:1/2 turns:1/2", "turns"),
        # the row
        ("row:left turns:0/0", "row"),
        ("phase:declare turns:0/0", "row"),
        ("row:open turns:1/1", "row-open"),
        ("row:open dice:1/2", "row-open"),
        # dice
        ("dice:1.1.1.1.1.1.1/2.2.2", "too-many-dice-0"),
        ("dice:1/2.2.2 turns:1/1", "too-many-dice-1"),
        ("dice:1/2 phase:place", "roll"),
        ("dice:1/2 phase:turn roll:1.2", "roll"),
        ("dice:1/2 roll:1", "roll"),
        ("dice:1/2 phase:turn spread:1.2", "spread"),
        ("dice:1/2 together:3", "together"),
        ("dice:1.1.1.1.1/2.2.2.2.2 roll:1.2", "supply"),
        ("dice:1.1.1.1.1/2.2.2.2.2 phase:roll", "supply"),
        ("dice:1/2 rolls:3", "rolls"),
        ("dice:1/2 roll:1.2 rolls:0", "rolls"),
        # marks
        ("dice:1/2 now:choice roll:4.4", "choice"),
        ("dice:1/2 now:placing-only roll:4.4", "placing-only"),
        ("dice:1/2 now:no-taking roll:4.4", "no-taking"),
        ("dice:1/2 now:no-trick roll:4.5", "no-trick"),
        ("dice:1/2 now:no-trick", "no-trick"),
        ("dice:1/2 now:no-choice phase:roll", "no-choice"),
        ("dice:1/2 now:no-choice", "no-choice"),
        ("used:1 turns:0/0", "used"),
        ("dice:1/2 roll:1.2 now:trick-done", "trick-done"),
        ("dice:1/2 used:0 now:trick-done", "trick-done"),
        ("dice:1/2 used:0 roll:1.2 now:sharks", "sharks"),
        ("dice:1/2 roll:1.2 now:vetoed", "vetoed"),
        ("dice:1/2 banned:JB/- tricks:JB/-", "banned"),
        ("dice:1/2 pending:shanghai", "pending"),
    ],
)
def test_each_defect_has_a_word(text: str, expected: str) -> None:
    assert expected in defects(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("dice:1/2 tricks:captain.captain/-", "too-many-captain"),
        ("dice:1/2 tricks:doubles/doubles", "too-many-doubles"),
        ("captain:1 used:0 dice:1/2", "captain-in-force"),
        ("captain:1 tricks:-/captain dice:1/2", "captain-in-force"),
        ("captain:1 round:8 dice:1/2", "captain-in-force"),
        ("dice:1/2 used:0 tricks:extra1/extra1 now:no-shanghai", "no-shanghai"),
        ("dice:1/2 used:0 tricks:extra2/- down:1.2", "down"),
        ("dice:1/2 used:0 tricks:-/extra2 down:1.2", "down"),
        ("dice:1/2 used:0 tricks:-/extra2 down:1.1", "down"),
        ("dice:1/2 now:choice roll:4.5", "choice"),
        ("dice:1/2 now:choice", "choice"),
        ("dice:-/2 turns:1/1 phase:return spread:1", "together"),
        ("dice:-/2 turns:1/1 phase:return spread:1.2.3", "together"),
        ("dice:1/2 used:0 phase:return spread:1.2.3 rolls:2 now:trick-done", "dice-in-hand"),
        ("dice:-/2 turns:1/1 used:0 phase:roll-all rolls:1 now:trick-done", "together"),
        ("captain:1 dice:1/2 roll:1.2 now:no-taking.vetoed", "no-taking"),
        ("captain:0 dice:1/2 roll:1.2 now:vetoed", "vetoed"),
        ("captain:1 dice:1/2 now:vetoed", "vetoed"),
        ("captain:1 dice:1/2 tricks:JB/- banned:JB/-", "banned"),
        ("captain:1 dice:1/2 tricks:JB/- banned:PR/- roll:1.2 now:vetoed", "banned"),
        ("captain:1 dice:1/2 phase:veto pending:shanghai", "pending"),
        ("captain:1 dice:1/2 phase:veto roll:3.4 pending:3", "pending"),
        ("captain:1 dice:1/2 phase:veto roll:3.4 pending:JB.both", "pending"),
        ("captain:1 dice:1/2 phase:veto roll:3.4 pending:roll", "pending"),
        ("captain:1 dice:1/2 phase:veto roll:3.4 pending:rolled.1.2", "pending"),
        ("captain:1 dice:1/2 phase:veto-placing roll:3.4 pending:5", "pending"),
        ("captain:1 dice:1/2 phase:veto-placing roll:3.4 pending:3.L", "pending"),
        ("captain:1 dice:1/2 phase:veto-placing roll:3.4 pending:JB.both", "pending"),
        ("captain:1 dice:1/2 phase:veto-placing roll:3.4 pending:extra2.exchange.1", "pending"),
        (
            "captain:1 used:0.1 dice:1/2 phase:veto-placing roll:3.4 now:trick-done "
            "pending:JR.both",
            "pending",
        ),
        (
            "captain:1 used:0.1 dice:1.1/2 turns:1/1 phase:veto-placing roll:3.4 now:trick-done "
            "pending:extra2.exchange.1",
            "pending",
        ),
        (
            "captain:1 used:0.1 dice:1.1.1.1/2.2.2.2 turns:4/4 phase:veto-placing roll:3.4 "
            "now:trick-done pending:extra2.exchange.1",
            "pending",
        ),
        ("captain:0 dice:1/2 phase:veto-placing roll:3.4 pending:3", "pending"),
        ("captain:1 dice:1/2 phase:veto-placing roll:3.4 now:vetoed pending:3", "pending"),
    ],
)
def test_with_the_expansions_too(text: str, expected: str) -> None:
    assert expected in defects(text, **WATCHED)


def test_a_declared_row_is_never_open() -> None:
    declared = {"direction": "declared_before_roll"}
    assert defects("row:open turns:0/0", **declared) == ("row-open",)
    assert defects("phase:declare row:left turns:0/0", **declared) == ("row",)
    assert defects("phase:declare row:open dice:1/2", **declared) == ("turns", "row")


def test_without_starter_and_turn_both_are_told() -> None:
    with pytest.raises(IllegalPosition) as raised:
        Shanghaien().read_position(f"round:1 phase:turn tavern:{TAVERN}")
    assert raised.value.defects == ("starter", "turn")


def test_who_starts_may_be_agreed() -> None:
    assert defects("starter:0 round:1 phase:cards", first_player="second") == ("starter",)
    assert defects("phase:starter round:1", first_player="random") == ("starter",)


def test_a_die_is_rolled_again_only_with_the_doubles_card() -> None:
    assert defects("dice:1/2 phase:roll-one roll:4 rolls:1") == ("phase",)


def test_a_choice_needs_a_double_that_matters() -> None:
    assert defects("dice:1/2 now:choice roll:4.4") == ("choice",)
    scene("dice:1/2 now:choice roll:4.4", doubles_may_reroll=True)
    scene("dice:1/2 now:choice roll:4.4", expansions="extra3")


def test_all_defects_are_reported_together() -> None:
    assert defects(
        "round:1 dice:1.1.1/2 turns:1/1 tricks:captain/- gone:red4 used:0 now:vetoed"
    ) == (
        "too-many-red4",
        "cards-handed-out-1-of-0",
        "too-many-captain",
        "too-many-dice-0",
        "vetoed",
    )


def test_the_defects_stand_in_the_text_of_the_refusal() -> None:
    with pytest.raises(IllegalPosition) as raised:
        scene("round:1 dice:1/2 gone:red1 used:0 now:vetoed")
    assert raised.value.arguments["defects"] == "cards-handed-out-1-of-0, vetoed"


def test_no_defect_is_told_twice() -> None:
    told = defects("round:1 dice:1/2 crew:redJB,blueJB/greyJP")
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("text", [f"{ROUND_1} phase:turn {SIX} {SIX}", "round:1"])
def test_what_cannot_be_read_has_no_defects(text: str) -> None:
    with pytest.raises(Unreadable):
        Shanghaien().read_position(text)
