"""Chance that can be checked: by the program's own command, and what a forger would have to do."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import dev
from roadstead.arena.dealer import SeededDealer
from roadstead.kernel.errors import Refused
from roadstead.server import wire
from roadstead.server.fairness import digest, fresh_secret
from roadstead.server.table import Table
from roadstead.server.taking import take
from roadstead.server.verifying import verified
from roadstead.server.writing import game_text
from roadstead.shanghaien import Shanghaien
from tests.server.tables import ANNA, NOW, against_computer, done, finished, play

GAME = Shanghaien(expansions="crazy_captain+extra1+extra2+extra3")


@pytest.fixture(scope="module")
def table() -> Table:
    """A finished game in which a roll was taken back."""
    begun = against_computer(Shanghaien(first_player="first"))
    rolled = done(play(begun, ANNA, 0, "roll")).table
    back = done(take(rolled, ANNA, wire.TakeBack("t", 0, True), NOW)).table
    return finished(back, Random(5))


def refused(text: str) -> str:
    with pytest.raises(Refused) as caught:
        verified(text)
    return caught.value.code


def test_a_finished_game_is_verified(table: Table) -> None:
    found = verified(game_text(table))
    chance = [each for each in table.played.values() if each.mover == -1]
    assert found.draws == len(chance) > 50


@pytest.mark.parametrize("seed", range(5))
def test_games_with_expansions_are_verified(seed: int) -> None:
    assert verified(game_text(finished(against_computer(GAME), Random(seed)))).draws > 50


def test_every_forged_roll_is_found(table: Table) -> None:
    """One roll after another is changed: none stays unseen."""
    text = game_text(table)
    rolls = list(re.finditer(r"rolled\.([1-6])\.([1-6])", text))
    for found in rolls[:: max(1, len(rolls) // 10)]:
        other = "rolled.1.2" if found[0] != "rolled.1.2" else "rolled.3.4"
        forged = text[: found.start()] + other + text[found.end() :]
        assert refused(forged) in ("wrong-draw", "bad-log-line")


@pytest.mark.parametrize("name", ["seed", "commitment", "promise 0", "nonce 0"])
def test_a_forged_number_is_found(table: Table, name: str) -> None:
    text = re.sub(rf"# {name} \w+", f"# {name} {'ab' * 32}", game_text(table))
    assert refused(text) == "wrong-seed"


def by_script(text: str, path: Path) -> subprocess.CompletedProcess[str]:
    """The script that stands alone, without anything of ours in reach."""
    log = path / "game.log"
    log.write_text(text)
    script = dev.ROOT / "docs" / "reference" / "verify_shanghaien.py"
    asked = [sys.executable, "-I", "-S", str(script), str(log)]
    return subprocess.run(asked, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("deck", ["six_plus_two", "joker_on_all_332", "JB+JB+JB+JB+PR+PR+BR+JP"])
def test_the_script_that_stands_alone_agrees(tmp_path: Path, deck: str) -> None:
    game = Shanghaien(expansions="crazy_captain+extra1+extra2+extra3", trick_deck=deck)
    text = game_text(finished(against_computer(game), Random(2)))
    found = by_script(text, tmp_path)
    assert found.stdout == f"{verified(text).draws} draws, all right\n", found.stderr
    first = re.search(r"turned\.\w+", text)
    assert first is not None
    other = "turned.red1" if first[0] != "turned.red1" else "turned.red2"
    forged = by_script(text.replace(first[0], other, 1), tmp_path)
    assert "the seed gives" in forged.stderr


def test_the_script_knows_dice_thrown_together(tmp_path: Path) -> None:
    text = game_text(finished(against_computer(GAME), Random(0)))
    assert "rolledall." in text
    assert "all right" in by_script(text, tmp_path).stdout


def test_the_script_reads_a_game_with_a_move_taken_back(table: Table, tmp_path: Path) -> None:
    assert "all right" in by_script(game_text(table), tmp_path).stdout


def test_a_running_game_cannot_be_verified() -> None:
    assert refused(game_text(against_computer())) == "not-verifiable"
    assert refused("shanghaien/1 |\n") == "not-verifiable"


def test_without_the_nonces_other_dice_fall(table: Table) -> None:
    """A seed that was chosen for its dice is worth nothing: the players' numbers are in each."""
    text = re.sub(r"# (nonce|promise) 0 \w+\n", "", game_text(table))
    assert refused(text) == "wrong-draw"


def test_a_dealer_without_nonces_deals_as_before() -> None:
    """Games saved at the terminal go on with the same dice."""
    draws = [SeededDealer(b"seed").ticket("shanghaien", f"1/{n}-of-0/1", 36) for n in range(8)]
    assert draws == [32, 12, 13, 0, 7, 8, 30, 30]


def test_no_number_is_drawn_twice() -> None:
    secrets = [fresh_secret() for _ in range(50)]
    assert len({each.seed for each in secrets} | {each.keyring for each in secrets}) == 100
    assert all(each.commitment == digest(each.seed) for each in secrets)
    assert "seed" not in repr(secrets[0]).lower()
