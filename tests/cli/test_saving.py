"""Saved games: whole, or told where they are wrong; nothing decided is ever lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from roadstead.cli.refusals import BadSavedLine, CannotWrite
from roadstead.cli.saving import free_path, read_game, read_sitting, save, written
from roadstead.cli.seats import Chair
from roadstead.cli.sitting import Sitting
from roadstead.kernel.errors import Refused
from roadstead.kernel.log import Log
from roadstead.locale.texts import LANGUAGES, Texts
from roadstead.shanghaien import Shanghaien
from tests.cli.saying import Call, Said

CHAIRS = (Chair("person", "Anna"), Chair("greedy"))
FIRST = ("play", "--seed", "ab", "--option", "first_player=first")
RESUME = ("play", "--resume", "shanghaien-1.game")
TURNS = "1\n1L\n" + "1\n" * 30


def a_sitting(*, rounds: int = 2) -> Sitting:
    """A game in which the person always takes the first move there is."""
    sitting = Sitting(Log(Shanghaien(expansions="extra3+crazy_captain")), CHAIRS, "salt")
    while sitting.position.to_move != ():
        for _ in sitting.goes_on():
            pass
        if sitting.is_over or f"round:{rounds + 1}" in str(sitting.position):
            break
        sitting.play(sitting.position.legal_moves()[0])
    return sitting


@pytest.fixture(scope="module")
def text() -> str:
    return written(a_sitting(), "notice")


def test_a_saved_game_is_read_as_it_was(text: str) -> None:
    sitting = a_sitting()
    read = read_sitting(text)
    assert (read.log, read.chairs, read.seed) == (sitting.log, sitting.chairs, sitting.seed)
    assert read.position == sitting.position
    assert written(read, "notice") == text


def test_a_saved_game_is_a_log_with_comments(text: str) -> None:
    assert read_game(text) == a_sitting().log
    plain = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    assert read_game(plain) == a_sitting().log


def test_the_dealer_goes_on_as_if_nothing_had_been(text: str) -> None:
    one, other = a_sitting(), read_sitting(text)
    assert [h.move for h in one.goes_on()] == [h.move for h in other.goes_on()]


def test_the_game_goes_on_the_same_after_every_break(call: Call) -> None:
    through = call(*FIRST, "--save", "whole.game", typed="1\n1L\n1\n")
    call(*FIRST, typed="1\n1L\n")
    broken = call(*RESUME, typed="1\n")
    rolled = next(line for line in reversed(through.out.splitlines()) if "You roll" in line)
    assert rolled in broken.out


def test_a_finished_game_can_be_saved_and_told_again(call: Call) -> None:
    seats = ("--first", "greedy", "--second", "random")
    whole = call("play", *seats, "--seed", "x", "--save", "one.game")
    lines = Path("one.game").read_text().splitlines()
    end = call("replay", "one.game").out.splitlines()[-1]
    assert end == whole.out.splitlines()[-2]
    assert lines[1:3] == ["# seat 0: greedy", "# seat 1: random"]


# --- what is wrong is named --------------------------------------------------------------------


def test_a_file_cut_off_anywhere_is_refused(text: str) -> None:
    for length in range(0, len(text) - 1):
        with pytest.raises(Refused):
            read_sitting(text[:length])


def test_a_file_cut_off_after_any_line_names_the_line(text: str) -> None:
    lines = text.splitlines(keepends=True)
    for kept in range(2, len(lines)):
        with pytest.raises(BadSavedLine) as caught:
            read_sitting("".join(lines[:kept]))
        assert caught.value.fault == "cut-off"
        assert caught.value.line == kept


def test_any_changed_character_is_noticed(text: str) -> None:
    for place in range(0, len(text) - 1, 7):
        changed = "7" if text[place] != "7" else "8"
        with pytest.raises(Refused):
            read_sitting(text[:place] + changed + text[place + 1 :])


def test_a_line_taken_out_is_noticed(text: str) -> None:
    lines = text.splitlines(keepends=True)
    with pytest.raises(BadSavedLine) as caught:
        read_sitting("".join([*lines[:5], *lines[6:]]))
    assert caught.value.fault == "lines-missing"


FAULTS = {
    "empty": ("", "Cannot read “”"),
    "no game": ("hello\n", "Cannot read “hello”"),
    "another game": ("chess/1 |\n", "There is no game “chess” here."),
    "another version": ("shanghaien/9 |\n", "Cannot read “shanghaien/9”"),
    "no end": ("shanghaien/1 |\n", "Line 1 of the saved game: the last line is missing"),
    "illegal move": (
        "shanghaien/1 first_player=first |\nturned.red3 roll\n",
        "Line 2 of the log (“roll”) does not follow: ",
    ),
    "not text": (b"\xff\xfe\x00", "Line 1 of the saved game: this is not text."),
}


@pytest.mark.parametrize(("content", "told"), FAULTS.values(), ids=FAULTS.keys())
def test_a_wrong_file_is_told_in_one_line(call: Call, content: str | bytes, told: str) -> None:
    raw = content if isinstance(content, bytes) else content.encode()
    Path("shanghaien-1.game").write_bytes(raw)
    said = call(*RESUME)
    assert (said.code, said.out) == (2, "")
    assert told in said.err and said.err.count("\n") == 1


def test_a_file_far_too_large_is_not_read(call: Call) -> None:
    with Path("shanghaien-1.game").open("wb") as file:
        file.truncate(3_000_000)
    assert "the file is far too large for a game." in call(*RESUME).err


def forged(text: str, old: str, new: str) -> Said | str:
    """A file changed by somebody who mended the last line as well."""
    from roadstead.cli.saving import _checksum  # the forger knows our ways

    body = "".join(text.replace(old, new, 1).splitlines(keepends=True)[:-1])
    return f"{body}# end: {len(body.splitlines())} {_checksum(body)}\n"


FORGED = {
    "no seat": ("# seat 1: greedy\n", "# nobody\n", 3, "seat-expected"),
    "long name": ("(Anna)", f"({'A' * 25})", 2, "seat-expected"),
    "unknown player": ("# seat 1: greedy", "# seat 1: guru", 3, "player-unknown"),
    "no seed": ("# seed: salt", "# seed", 1, "seed-expected"),
    "empty seed": ("# seed: salt", "# seed:  ", 5, "seed-expected"),
}


@pytest.mark.parametrize(("old", "new", "line", "fault"), FORGED.values(), ids=FORGED.keys())
def test_a_forged_file_names_the_line(text: str, old: str, new: str, line: int, fault: str) -> None:
    with pytest.raises(BadSavedLine) as caught:
        read_sitting(str(forged(text, old, new)))
    assert (caught.value.line, caught.value.fault) == (line, fault)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_is_told_in_every_language(call: Call, language: str) -> None:
    call(*FIRST, typed="1\n")
    path = Path("shanghaien-1.game")
    path.write_text(path.read_text()[:-40])
    said = call(*RESUME, "--lang", language)
    assert Texts(language).text("error-fault-cut-off") in said.err


def test_another_games_name_is_refused(call: Call) -> None:
    assert call(*RESUME).code == 2


# --- nothing is lost ---------------------------------------------------------------------------


def test_quitting_saves_to_the_next_free_file(call: Call) -> None:
    for number in (1, 2):
        said = call(*FIRST, typed="1\nquit\n")
        assert f"shanghaien-{number}.game" in said.out
    assert free_path(Path.cwd(), "shanghaien").name == "shanghaien-3.game"


def test_the_end_of_the_input_saves_as_well(call: Call) -> None:
    assert "shanghaien-1.game" in call(*FIRST, typed="1\n").out
    assert "You roll" not in call(*RESUME).out


def test_nothing_decided_is_nothing_to_save(call: Call) -> None:
    call(*FIRST)
    assert list(Path.cwd().iterdir()) == []


def test_a_named_file_is_kept_after_each_decision(call: Call) -> None:
    call(*FIRST, "--save", "mine.game", typed="1\nlog\n1L\n")
    assert " 1.L " in Path("mine.game").read_text().replace("\n", " ")


def test_a_resumed_game_is_saved_where_it_lay(call: Call) -> None:
    call(*FIRST, typed="1\n")
    before = Path("shanghaien-1.game").read_text()
    said = call(*RESUME, typed="1L\n")
    assert Path("shanghaien-1.game").read_text() != before
    assert "Saved: shanghaien-1.game" in said.out


def test_a_resumed_game_may_be_saved_elsewhere(call: Call) -> None:
    call(*FIRST, typed="1\n")
    before = Path("shanghaien-1.game").read_text()
    call(*RESUME, "--save", "new.game", typed="1L\n")
    assert Path("shanghaien-1.game").read_text() == before
    assert Path("new.game").exists()


def test_a_new_game_overwrites_no_file(call: Call) -> None:
    Path("mine.game").write_text("precious")
    said = call(*FIRST, "--save", "mine.game", typed="1\n")
    assert said.code == 2 and "mine.game is already there." in said.err
    assert Path("mine.game").read_text() == "precious"


def test_save_asks_before_it_overwrites(call: Call) -> None:
    Path("mine.game").write_text("precious")
    call(*FIRST, typed="1\nsave mine.game\nno\n")
    assert Path("mine.game").read_text() == "precious"
    said = call(*FIRST, typed="1\nsave mine.game\nyes\nsave\n")
    assert "# end:" in Path("mine.game").read_text()
    assert said.out.count("Saved: mine.game") == 3


def test_a_save_that_fails_leaves_the_old_file_and_the_game(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str
) -> None:
    path = tmp_path / "mine.game"
    path.write_text(text)

    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(CannotWrite):
        save(a_sitting(), path, "notice")
    assert path.read_text() == text
    assert [each.name for each in tmp_path.iterdir()] == ["mine.game"]
    said = call(*FIRST, typed="1\nsave\nlog\n")
    assert "No space left on device" in said.out and "roll rolled.1.6" in said.out


def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on(call: Call) -> None:
    said = call(*FIRST, typed="1\nsave nowhere/mine.game\n1L\n")
    assert "Cannot write nowhere/mine.game: No such file or directory" in said.out
    assert "You place a 1." in said.out


def test_a_file_that_cannot_be_written_is_refused_before_the_first_move(call: Call) -> None:
    said = call(*FIRST, "--save", "nowhere/my.game", typed="1\n")
    assert said.code == 2 and said.out == ""
    assert "Cannot write nowhere/my.game" in said.err


def test_a_disk_that_fills_up_does_not_end_the_game(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["1", "1L", "log"])

    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    def typed(prompt: str) -> str:
        monkeypatch.setattr("os.fsync", full)
        answer = next(answers, None)
        if answer is None:
            raise EOFError
        return answer

    monkeypatch.setattr("builtins.input", typed)
    said = call(*FIRST, "--save", "my.game")
    assert said.out.count("Cannot write my.game: No space left on device") >= 2
    assert said.out.splitlines()[-1].startswith("# end: ")  # no file, so the screen holds it
    assert "roll rolled.1.6" in said.out


def test_a_file_that_vanished_is_made_up_for_in_the_home_folder(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    Path("gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    said = call(*FIRST, typed="1\nquit\n")
    assert (home / "shanghaien-1.game").exists(), said.out
