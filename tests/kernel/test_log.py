"""A log: written, read, replayed, and what may be taken back."""

from __future__ import annotations

from random import Random

import pytest

from roadstead.arena.dealer import SeededDealer
from roadstead.kernel.errors import Unreadable
from roadstead.kernel.game import NATURE, Position
from roadstead.kernel.log import BadLine, Log, Retreat, TakenBack, read_log, retreat
from roadstead.shanghaien import Shanghaien

GAME = Shanghaien(first_player="first", expansions="crazy_captain")
TAVERN = "turned.red3 turned.JB turned.grey1 turned.grey2 turned.blue4 turned.green3"
FIRST_TURN = f"{TAVERN} roll rolled.2.4 2.L"


def log_of(words: str) -> Log:
    return read_log(f"{GAME.header} |\n{words}\n", Shanghaien)


def random_log(seed: int, *, moves: int) -> Log:
    generator, dealer = Random(seed), SeededDealer(bytes([seed]))
    log = Log(GAME)
    position: Position = GAME.start()
    for _ in range(moves):
        chance = position.to_move == NATURE
        move = dealer.answer(position) if chance else generator.choice(position.legal_moves())
        log = log.with_entry(move)
        position = position.play(move).position
    return log


@pytest.mark.parametrize("seed", range(4))
def test_a_log_is_read_as_it_was_written(seed: int) -> None:
    log = random_log(seed, moves=150)
    assert read_log(str(log), Shanghaien) == log
    assert max(map(len, str(log).splitlines())) <= 100


def test_a_log_replays_to_the_last_position() -> None:
    log = random_log(5, moves=80)
    *_, (position, _) = log.positions()
    assert position == log.last()


def test_comments_and_empty_lines_are_skipped() -> None:
    plain = log_of(FIRST_TURN)
    told = read_log(f"{GAME.header} | # Anna and Bernard\n\n{FIRST_TURN} # good\n", Shanghaien)
    assert told == plain


def test_the_first_bad_line_is_named() -> None:
    with pytest.raises(BadLine) as caught:
        log_of(f"{TAVERN}\nroll rolled.2.4\n5.L")
    assert (caught.value.line, caught.value.word) == (4, "5.L")
    assert caught.value.reason.code == "illegal-move"


@pytest.mark.parametrize("text", ["", "hello", "shanghaien/1", "jackal/1 |", "shanghaien/99 |"])
def test_a_text_without_its_header_is_no_log(text: str) -> None:
    with pytest.raises(Unreadable):
        read_log(text, Shanghaien)


# --- taking back -------------------------------------------------------------------------------


def test_moves_taken_back_do_not_stand_but_stay_in_the_log() -> None:
    before = log_of(FIRST_TURN)
    after = before.with_entry(TakenBack(8)).with_entry(GAME.read_move("4.R"))
    assert [str(move) for move in after.moves()][-2:] == ["rolled.2.4", "4.R"]
    assert str(after).split()[-3:] == ["2.L", "takenback.8", "4.R"]
    assert read_log(str(after), Shanghaien) == after


@pytest.mark.parametrize("word", ["takenback.99", "takenback.x", "takenback.-1", "takenback."])
def test_only_the_place_of_a_standing_move_can_be_taken_back_to(word: str) -> None:
    with pytest.raises(BadLine):
        log_of(f"{FIRST_TURN} {word}")


def test_a_place_that_was_taken_back_is_gone() -> None:
    with pytest.raises(BadLine):
        log_of(f"{FIRST_TURN} takenback.7 takenback.8")


def test_nobody_has_moved_so_nothing_can_be_taken_back() -> None:
    assert retreat(log_of(TAVERN), [0, 1]) is None


def test_the_last_own_move_is_free_to_take_back() -> None:
    found = retreat(log_of(FIRST_TURN), [0])
    assert found == Retreat(8, (0,))
    assert found is not None and found.is_free


def test_an_answered_roll_is_not_free_to_take_back() -> None:
    found = retreat(log_of(f"{TAVERN} roll rolled.2.4"), [0])
    assert found == Retreat(6, (0, NATURE))
    assert found is not None and found.crosses_chance and not found.is_free


def test_who_moved_since_has_to_agree() -> None:
    found = retreat(log_of(f"{FIRST_TURN} roll rolled.1.1"), [0])
    assert found == Retreat(8, (0, 1, NATURE))
    assert found is not None and found.others == (1,)


def test_another_seat_alone_is_consent_without_chance() -> None:
    words = f"{FIRST_TURN} roll rolled.1.3 captain 1 roll rolled.3.3 3"
    found = retreat(log_of(f"{words} pass"), [0])
    assert found is not None
    assert (found.movers, found.crosses_chance, found.is_free) == ((0, 1), False, False)


def test_any_of_several_seats_may_be_the_one_who_moved_last() -> None:
    log = log_of(f"{FIRST_TURN} roll rolled.1.3 1")
    assert retreat(log, [0, 1]) == Retreat(11, (1,))


def test_what_was_taken_back_does_not_count() -> None:
    log = log_of(f"{FIRST_TURN} takenback.8")
    assert retreat(log, [0]) == Retreat(6, (0, NATURE))
