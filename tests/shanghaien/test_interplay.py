"""What the expansions do to each other: every pair, and the doubts that arise from them."""

from __future__ import annotations

import pytest

from roadstead.kernel.notation import read_line
from roadstead.shanghaien import Shanghaien
from tests.shanghaien.tables import ALL, Scene, allowed, barred, field, may, played, scene, told

CAPTAIN_1 = "crazy_captain+extra1"
CAPTAIN_2 = "crazy_captain+extra2"
CAPTAIN_3 = "crazy_captain+extra3"


def watched(text: str, expansions: str, **options: object) -> Scene:
    """Seat 1's Captain is in force and seat 0 is to move."""
    return scene(f"captain:1 {text}", expansions=expansions, **options)


# --- the Captain and any trick card --------------------------------------------------------------


@pytest.mark.parametrize(
    "word",
    [
        "extra1.noshanghai",
        "extra1.rerollall",
        "extra2.sharks",
        "extra2.exchange.1",
        "doubles",
        "JB.joker.red",
        "JB.both",
    ],
)
def test_C6b_every_trick_may_be_vetoed_at_its_announcement(word: str) -> None:
    hand = "JB.extra1.extra2.doubles"
    table = watched(f"dice:1/2 crew:red1/- tricks:{hand}/- roll:3.5", ALL)
    after = played(table, word)
    assert (after.to_move, allowed(after, "veto")) == (1, "C6b")
    assert (field(after, "crew"), field(after, "tricks")) == ("red1/-", f"{hand}/-")
    after = played(after, "veto")
    assert (field(after, "tricks"), field(after, "dice")) == (f"{hand}/-", "1/2")
    assert barred(after, word) == "C6b"


def test_D1_one_trick_a_round_over_all_kinds() -> None:
    hand = "JR.captain.extra1.extra2.doubles"
    table = scene(f"dice:1/2 tricks:{hand}/- roll:3.5", expansions=ALL)
    table = played(table, "captain")
    others = ("JR.reroll", "extra1.noshanghai", "extra2.sharks", "doubles")
    assert {barred(table, word) for word in others} == {"D1"}


# --- the Captain and No Shanghai (Extra card 1) --------------------------------------------------


def test_X2_C6c_under_no_shanghai_there_is_nothing_to_veto() -> None:
    text = "used:0.1 now:no-shanghai tricks:-/extra1"
    table = watched(f"dice:1.1/2.2 {text}", CAPTAIN_1)
    assert barred(table, "shanghai") == "X2"
    forced = watched(f"dice:1.1.1.1.1/2.2.2.2.2 {text}", CAPTAIN_1)
    assert field(played(forced, "shanghai"), "phase") == "cards"


def test_X2_C5_both_may_be_in_force_at_once() -> None:
    table = watched("dice:1.1/2.2 tricks:extra1/- roll:3.5", CAPTAIN_1)
    table = played(table, "extra1.noshanghai pass 3 pass")
    assert (field(table, "captain"), field(table, "now")) == ("1", "no-shanghai")
    assert barred(table, "shanghai") == "X2"


def test_N4_the_placing_after_rerolling_all_is_safe() -> None:
    table = watched("dice:1/2 tricks:extra1/- roll:3.5", CAPTAIN_1)
    table = played(table, "extra1.rerollall pass rolledall.1.2.3 back.1")
    assert (table.to_move, field(table, "phase"), field(table, "dice")) == (1, "turn", "2.3/2")


def test_N4_by_option_all_dice_are_rolled_once_more() -> None:
    table = watched(
        "dice:1/2 tricks:extra1/- roll:3.5", CAPTAIN_1, veto_reroll_all_placing="roll_all_again"
    )
    table = played(table, "extra1.rerollall pass rolledall.1.2.3 back.1")
    assert read_line(str(table), Shanghaien) == table
    assert field(played(table, "pass"), "dice") == "2.3/2"
    assert allowed(table, "veto") == "C6a"
    table = played(table, "veto")
    assert (field(table, "phase"), field(table, "together")) == ("roll-all", "3")
    table = played(table, "rolledall.4.4.5 back.5")
    assert (table.to_move, field(table, "phase"), field(table, "dice")) == (1, "turn", "4.4/2")


def test_N4_it_needs_vetoes_after_tricks() -> None:
    table = watched(
        "dice:1/2 tricks:extra1/- roll:3.5",
        CAPTAIN_1,
        veto_reroll_all_placing="roll_all_again",
        veto_after_trick="not_allowed",
    )
    table = played(table, "extra1.rerollall pass rolledall.1.2.3 back.1")
    assert field(table, "phase") == "turn"


# --- the Captain and Extra card 2 ----------------------------------------------------------------

SHARKS = "dice:1/2 tricks:extra2/- roll:3.5"


@pytest.mark.parametrize(("after_veto", "down"), [("applies", "6"), ("lost", "")])
def test_N2_sharks_let_through_and_the_placing_vetoed(after_veto: str, down: str) -> None:
    table = watched(SHARKS, CAPTAIN_2, sharks_after_veto=after_veto)
    table = played(table, "extra2.sharks pass 3 veto rolled.4.6 6")
    assert (field(table, "down"), field(table, "tricks")) == (down, "")


def test_N2_sharks_without_a_veto_take_the_card() -> None:
    table = watched(SHARKS, CAPTAIN_2, sharks_after_veto="lost")
    assert field(played(table, "extra2.sharks pass 3 pass"), "down") == "3"


def test_N2_with_no_die_placed_nothing_is_turned_down() -> None:
    table = watched(SHARKS, "crazy_captain+extra2+extra3")
    table = played(table, "extra2.sharks pass 3 veto rolled.4.4 take")
    assert (field(table, "down"), field(table, "now"), field(table, "tricks")) == (
        "",
        "",
        "doubles/-",
    )
    table = played(table, "roll rolled.1.2 1 roll rolled.3.6 6 pass")
    assert field(table, "down") == ""


EXCHANGE = "dice:1.2/2.2 tricks:extra2/- roll:3.5"


def test_N3_the_exchange_is_announced_then_the_placing() -> None:
    table = watched(EXCHANGE, CAPTAIN_2)
    table = played(table, "extra2.exchange.1 pass")
    assert (field(table, "dice"), field(table, "phase")) == ("2/2.2", "veto-placing")
    assert field(played(table, "pass"), "dice") == "2.3.5/2.2"


def test_Y4_N3_with_four_dice_placed_an_exchange_may_wait_for_the_veto() -> None:
    table = watched("dice:1.1.1.1/2.2.2.2 tricks:extra2/- roll:3.5", CAPTAIN_2)
    table = played(table, "extra2.exchange.1 pass")
    assert read_line(str(table), Shanghaien) == table
    assert field(played(table, "pass"), "dice") == "1.1.1.3.5/2.2.2.2"


def test_N3_vetoed_the_die_taken_back_stays_in_the_supply() -> None:
    table = watched(EXCHANGE, CAPTAIN_2)
    table = played(table, "extra2.exchange.1 pass veto")
    assert field(table, "dice") == "2/2.2"
    table = played(table, "rolled.4.6 6")
    assert field(table, "dice") == "2.6/2.2"  # two before, two now: the turn nets nothing


def test_N3_or_goes_back_to_its_card() -> None:
    table = watched(EXCHANGE, CAPTAIN_2, exchange_die_after_veto="goes_back")
    table = played(table, "extra2.exchange.1 pass veto")
    assert field(table, "dice") == "1.2/2.2"
    table = played(table, "rolled.4.6 6")
    assert field(table, "dice") == "1.2.6/2.2"


def test_N3_a_double_used_to_take_the_card_makes_it_one_die_less() -> None:
    table = watched(EXCHANGE, "crazy_captain+extra2+extra3")
    table = played(table, "extra2.exchange.1 pass veto rolled.4.4 take")
    assert field(table, "dice") == "2/2.2"
    table = played(table, "roll rolled.1.3 1")
    assert barred(table, "shanghai") == "B1"  # the dice lying there now are counted


def test_B3_N3_with_captain_and_extra_card_2_a_round_can_take_twelve_turns() -> None:
    """The second player is the one who is forced then."""
    table = watched("dice:1.1.1.1/2.2.2.2 tricks:extra2/- roll:3.5", CAPTAIN_2)
    table = played(table, "extra2.exchange.1 pass veto rolled.4.6 6")
    table = played(table, "roll rolled.1.1 1")
    assert (table.to_move, may(table)) == (0, ["roll", "shanghai"])  # four dice stand again
    table = played(table, "roll rolled.1.1 1 pass")
    assert (table.to_move, may(table), allowed(table, "shanghai")) == (1, ["shanghai"], "B2")


def test_CA3_the_exchange_too_is_safe_by_option() -> None:
    table = watched(EXCHANGE, CAPTAIN_2, veto_after_trick="not_allowed")
    table = played(table, "extra2.exchange.1 pass")
    assert (field(table, "phase"), field(table, "dice")) == ("turn", "2.3.5/2.2")


# --- the Captain and the doubles card ------------------------------------------------------------

CHOICE = "dice:1/2 now:choice roll:4.4"


def test_N8_taking_the_doubles_card_cannot_be_vetoed() -> None:
    table = played(watched(CHOICE, CAPTAIN_3), "take")
    assert (table.to_move, field(table, "phase"), field(table, "tricks")) == (
        1,
        "turn",
        "doubles/-",
    )


def test_N8_by_option_it_can_and_is_barred_for_the_turn() -> None:
    table = watched(f"{CHOICE} tricks:JR/-", CAPTAIN_3, captain_may_veto_taking=True)
    assert told(table, "take") == ["taking-announced seat=0"]
    table = played(table, "take")
    assert allowed(table, "veto") == "C6"
    assert field(played(table, "pass"), "tricks") == "JR.doubles/-"
    table = played(table, "veto")
    assert (field(table, "roll"), may(table)) == ("4.4", ["again", "JR.reroll"])
    assert barred(table, "take") == "N8"
    table = played(table, "again rolled.4")
    assert (may(table), barred(table, "take")) == (["again", "JR.reroll"], "N8")
    later = played(table, "again rolled.1 1 roll rolled.1.2 1 roll rolled.3.3")
    assert "take" in may(later)


def test_N8_rolling_one_die_again_is_never_vetoed() -> None:
    table = played(watched(CHOICE, CAPTAIN_3, captain_may_veto_taking=True), "again")
    assert field(table, "phase") == "roll-one"


@pytest.mark.parametrize("on", [True, False])
def test_N16_the_roll_forced_by_a_vetoed_shanghai_gives_the_choice(on: bool) -> None:
    table = watched("dice:1.1/2.2", CAPTAIN_3, doubles_on_rerolls=on)
    table = played(table, "shanghai veto rolled.3.3")
    assert may(table) == ["again", "take"]


def test_N14_a_vetoed_doubles_card_stays_banned_though_it_changes_hands() -> None:
    table = watched("dice:1/2 tricks:doubles/- roll:3.5", CAPTAIN_3, veto_trick_scope="round")
    table = played(table, "doubles veto 3")
    table = played(table, "roll rolled.4.4 take")  # seat 1 takes it
    assert field(table, "tricks") == "-/doubles"
    table = played(table, "roll rolled.6.6 take")  # seat 0 takes it back
    table = played(table, "roll rolled.1.2 1 roll rolled.3.5")
    assert barred(table, "doubles") == "C6b"


def test_N14_by_turn_it_may_be_played_again_later() -> None:
    table = watched("dice:1/2 tricks:doubles/- roll:3.5", CAPTAIN_3)
    table = played(table, "doubles veto 3 roll rolled.1.2 1 roll rolled.3.5")
    assert allowed(table, "doubles") == "Z4"


# --- Extra cards 1, 2 and 3 ----------------------------------------------------------------------


def test_X3_Z2_rerolling_all_on_a_double() -> None:
    table = scene(f"{CHOICE} tricks:extra1/-", expansions="extra1+extra3")
    table = played(table, "extra1.rerollall rolledall.1.1.1")
    assert may(table) == ["back.1"]


def test_X2_Z2_under_no_shanghai_a_double_may_still_take_the_card() -> None:
    table = scene(f"{CHOICE} tricks:extra1/-", expansions="extra1+extra3")
    table = played(table, "extra1.noshanghai take")
    assert (field(table, "tricks"), field(table, "now")) == ("doubles/-", "no-shanghai")


def test_Y2_Z2_sharks_wait_while_a_double_is_rolled_again() -> None:
    table = scene(f"{CHOICE} tricks:extra2/-", expansions="extra2+extra3")
    table = played(table, "extra2.sharks again rolled.6 6")
    assert field(table, "down") == "6"


def test_Y2_ZA1_sharks_take_the_card_of_the_die_placed_after_taking() -> None:
    table = scene(
        f"{CHOICE} tricks:extra2/-", expansions="extra2+extra3", doubles_take_also_places_one=True
    )
    table = played(table, "extra2.sharks take 4")
    assert (field(table, "down"), field(table, "tricks")) == ("4", "doubles/-")


def test_Y4_Z2_an_exchange_places_both_dice_of_a_double() -> None:
    table = scene(f"{CHOICE} tricks:extra2/-", expansions="extra2+extra3")
    assert field(played(table, "extra2.exchange.1"), "dice") == "4.4/2"


def test_Y2_X3_both_extra_cards_in_one_round_by_different_players() -> None:
    table = scene("dice:1/2 tricks:extra2/extra1 roll:3.5", expansions="extra1+extra2")
    table = played(table, "extra2.sharks 3 roll rolled.1.1 extra1.rerollall rolledall.3.3.3 back.3")
    assert (field(table, "down"), field(table, "dice")) == ("3", "1.3/3.3")
    assert "card-removed card=blue4 slot=3" in told(table, "shanghai")


def test_N11_the_house_rule_and_the_captain() -> None:
    """Rolling a double again is no placing, no trick and no Shanghai: no veto."""
    table = watched("dice:1/2", "crazy_captain", doubles_may_reroll=True)
    table = played(table, "roll rolled.2.2 rerolldouble")
    assert field(table, "phase") == "roll"
