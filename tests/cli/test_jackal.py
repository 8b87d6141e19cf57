"""Jackal at the prompt: whole games in every mode, pieces before cells, forks, deaths, undo."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from roadstead.cli.answers import Reader
from roadstead.cli.faces import Company
from roadstead.cli.jackal.face import JackalFace
from roadstead.cli.menus import MANY, Offer
from roadstead.jackal import Jackal
from roadstead.locale.texts import LANGUAGES, Texts
from tests.cli.jackal_script import typed_keys, typed_words, words_until_a_choice
from tests.cli.saying import Call
from tests.jackal.islands import scene, step

MODES = {"four": 4, "pairs": 4, "two": 2, "three": 3, "duel": 2}
SHORT = ("--option", "no_progress_rounds=1")
DUEL = ("play", "jackal", "--option", "mode=duel", "--seed", "ab")


def persons(seats: int) -> str:
    return ",".join(["person"] * seats)


# --- whole games -------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_persons_play_a_whole_game_of_every_mode(call: Call, mode: str) -> None:
    expansion = mode in ("two", "three")
    game = Jackal(mode=mode, no_progress_rounds=1, expansion=expansion)
    options = ("--option", f"mode={mode}", "--option", f"expansion={str(expansion).lower()}")
    script = typed_words if mode == "pairs" else typed_keys
    said = call(
        *("play", "jackal", "--sit", persons(MODES[mode]), *options, *SHORT, "--seed", "ab"),
        typed="\n".join(script(game, "ab")) + "\n",
    )
    assert said.code == 0 and "neither a move" not in said.out
    assert "The game is over: nothing has happened for too long." in said.out
    assert max(map(cell_len, said.out.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_computer_plays_in_every_language(call: Call, language: str) -> None:
    said = call(*DUEL, *SHORT, "--sit", "quick,rote", "--lang", language)
    texts = Texts(language)
    assert said.code == 0
    assert texts.text("jackal-why-no-progress") in " ".join(said.out.split())
    assert max(map(cell_len, said.out.splitlines())) <= 80


def test_ascii_draws_the_island_with_ascii_signs_only(call: Call) -> None:
    said = call(*DUEL, *SHORT, "--sit", "quick,rote", "--ascii")
    assert set(said.out) <= set(map(chr, range(128)))
    assert "\\W/" in said.out and " ??" in said.out


# --- seats -------------------------------------------------------------------------------------


def test_without_a_word_one_person_sails_against_three_computers(call: Call) -> None:
    said = call("play", "jackal", "--seed", "ab")
    assert "White is on turn (You)" in said.out
    assert "Red (Quick 2)" in said.out and "Yellow (Quick 4)" in said.out


def test_sitters_are_named_seat_by_seat(call: Call) -> None:
    said = call("play", "jackal", "--sit", "person,rote,person,random", "--names", "Ann,Bo")
    for told in ("White (Ann)", "Red (Rote)", "Black (Bo)", "Yellow (Random)"):
        assert told in said.out


def test_a_wrong_number_of_sitters_is_refused(call: Call) -> None:
    said = call("play", "jackal", "--sit", "person,quick")
    assert said.code == 2 and "Seats: 4, named: 2." in said.err


def test_sit_and_single_seats_exclude_each_other(call: Call) -> None:
    said = call(*DUEL, "--sit", "person,quick", "--first", "person")
    assert said.code == 2 and "use one way" in said.err


# --- choosing ----------------------------------------------------------------------------------


TWO = (*DUEL, "--sit", "person,person")


def with_pieces_to_choose(call: Call, *then: str) -> str:
    """What is said after the lines `then` where many moves are bundled by piece."""
    before = words_until_a_choice(Jackal(mode="duel"), "ab")
    said = call(*TWO, typed="\n".join([*before, *then]) + "\n").out
    return said[said.rindex("> " + before[-1]) :]


def test_the_piece_comes_first_and_0_goes_back(call: Call) -> None:
    said = with_pieces_to_choose(call, "1", "0")
    assert re.search(r"^  1  \w+ 1, [a-m]\d+.*: \d+ ways$", said, re.MULTILINE)
    assert "  0  another piece" in said


def test_a_cell_that_nobody_may_enter_is_refused_with_its_clause(call: Call) -> None:
    said = with_pieces_to_choose(call, "1", "a1")
    assert re.search(r"\[[A-Z]\d+\]", said.split("> a1", 1)[1])


# --- what is told ------------------------------------------------------------------------------


def test_the_island_is_drawn_with_ships_gold_and_pieces(call: Call) -> None:
    position = scene("f g\n10 $3=2 X\n11 T+w1!trapped .+w2=1", mode="duel")
    said = call("show", str(position)).out
    row = next(line for line in said.splitlines() if line.startswith("10 "))
    assert "$3●2" in row and "X" in row
    assert "W1" in said and "W2" in said and "\\B/" in said
    assert "W1 f11 trapped" in said
    assert "Gold still to be won: 4" in said


def test_every_kind_of_tile_is_explained(call: Call) -> None:
    said = call(*DUEL, typed="tiles\n").out
    assert re.search(r"X +X +1  ogre: Death\.", said)
    assert "galleon" not in said
    assert "galleon" in call(*DUEL, "--option", "expansion=true", typed="tiles\n").out


def test_a_game_without_tiles_says_so(call: Call) -> None:
    assert "this game has no island" in call("play", "--seed", "a", typed="tiles\n").out


def test_why_names_the_clause(call: Call) -> None:
    said = call(*DUEL, typed="why white1.g11\nwhy red1.b6\nwhy 1\n").out
    assert "white1.g11 is possible: [" in said and "red1.b6 is not possible: " in said


# --- saving and taking back --------------------------------------------------------------------


def test_a_saved_island_goes_on(call: Call) -> None:
    call(*TWO, "--save", "my.game", typed="1\nquit\n")
    said = call("play", "jackal", "--resume", "my.game")
    assert "on turn" in said.out and said.code == 0
    assert "white1.g11" in call("replay", "my.game", "--step", "1").out


def test_an_opened_tile_is_not_taken_back_between_people(call: Call) -> None:
    said = call(*TWO, typed="1\nundo\n").out
    assert "A tile was opened since" in said


def test_against_the_computer_the_same_tile_lies_there_again(call: Call) -> None:
    said = call(*DUEL, typed="1\nundo\nyes\n1\n").out
    found = re.findall(r"^g11: .*$", said, re.MULTILINE)
    assert len(found) == 2 and len(set(found)) == 1


def test_a_ship_that_sailed_is_taken_back(call: Call) -> None:
    said = call(*TWO, "--save", "my.game", typed="sail.f12\nundo\n").out
    assert "Taken back." in said
    assert "sail.f12 takenback.0" in Path("my.game").read_text().replace("\n", " ")


# --- replays -----------------------------------------------------------------------------------


def test_a_game_is_told_again_with_the_island_where_gold_came_aboard(call: Call) -> None:
    words = typed_words(Jackal(mode="duel", no_progress_rounds=1), "ab")
    typed = "\n".join(words) + "\n"
    call(*TWO, *SHORT, "--save", "my.game", typed=typed)
    story = call("replay", "my.game").out
    assert story.count("Gold still to be won") == story.count("Gold aboard (")
    assert "The game is over: nothing has happened for too long." in story
    assert call("replay", "my.game", "--step", "0").out.startswith("Step 0 of ")


def test_a_death_names_its_clause(call: Call) -> None:
    Path("my.log").write_text("jackal/1 mode=duel |\nwhite1.g11 opened.cannibal\n")
    assert "White 1 is eaten by the ogre at g11. [T10]" in call("replay", "my.log").out


def test_a_long_list_is_gathered_by_what_lies_on_the_cells() -> None:
    face = JackalFace(Texts("en"), Company(("Ann", "Bo")))
    flight = step(scene("g\n10 P\n11 .+w1", mode="duel"), "white1.g10").position
    offer = Offer(flight.legal_moves(), flight.view(0), face)
    assert not offer.bundles and len(offer.choices) > MANY
    assert offer.lines()[0].startswith("  empty tile: c1 d1 e1")
    assert offer.lines()[-1] == "  Stay with the plane: stay"
    assert offer.keys[:2] == ["c1", "d1"]
    reader = Reader(flight.game, face.texts)
    assert reader.understood("d4", offer.choices) == flight.game.read_move("to.d4")
