"""Positions, moves and logs as text, both ways."""

from __future__ import annotations

from random import Random

import pytest

from roadstead.kernel import Log, Refused, Unreadable, read_log
from roadstead.kernel.game import Move
from roadstead.kernel.notation import read_line
from roadstead.riffraff import RiffRaff
from roadstead.riffraff.moves import End, Loaded
from roadstead.riffraff.ship.words import Kind, Piece, Pose, Rest, Rig, Stowed, Yard
from roadstead.riffraff.wording import read_rest, read_supply, rest_text, supply_text
from tests.riffraff.stub import chance_answer, placed, played, random_step
from tests.riffraff.tables import ship, turn_of

GAME = RiffRaff()


def random_pose(generator: Random) -> Pose:
    numbers = [generator.gauss(0, 1) for _ in range(4)]
    length = sum(number**2 for number in numbers) ** 0.5
    w, i, j, k = (number / length for number in numbers)
    x, y, z = (generator.uniform(-0.3, 0.3) for _ in range(3))
    return Pose((x, y, z), (w, i, j, k)).rounded()


def random_rest(generator: Random) -> Rest:
    def angle() -> float:
        return generator.uniform(-0.5, 0.5)

    low, middle, high = (Yard(angle(), angle() / 10) for _ in range(3))
    rig = Rig(angle(), angle(), (low, middle, high))
    pieces = [Piece(kind, number) for kind in Kind for number in (1, 2, 3, 4)]
    aboard = generator.sample(pieces, generator.randint(0, 32))
    cargo = (Stowed(piece, random_pose(generator), generator.randint(0, 10)) for piece in aboard)
    return Rest(rig, tuple(cargo)).canonical()


def test_a_ship_reads_back_to_the_last_bit() -> None:
    generator = Random(4)
    for _ in range(100):
        rest = random_rest(generator)
        assert read_rest(rest_text(rest)) == rest
        assert read_rest(rest_text(rest)).canonical() == rest


def test_the_fullest_ship_fits_into_a_line() -> None:
    pieces = [Piece(kind, number) for kind in Kind for number in (1, 2, 3, 4)]
    cargo = tuple(Stowed(piece, random_pose(Random(1)), 10) for piece in pieces)
    assert len(rest_text(Rest(Rig(-0.1, -0.2), cargo).canonical())) < 3000


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "1.2",
        "-/rat1",
        "-/rat1@7=1.2.3",
        "-/rat1@11=1.2.3.10000000.0.0.0",
        "-/cat1@7=1",
        "-/rat5@7=1.2.3.10000000.0.0.0",
        "-/rat1@7=1.2.-0.10000000.0.0.0",
        "0.0.0.0.0.0.0.0",
        "-/rat1@7=1.2.03.10000000.0.0.0",
        "-/rat1@7=99999999999.2.3.10000000.0.0.0",
        "-/rat2@7=1.2.3.10000000.0.0.0/rat1@7=1.2.3.10000000.0.0.0",
        "-/rat1@7=１.2.3.0.0.0.0",
    ],
)
def test_what_is_no_ship_is_not_read(text: str) -> None:
    with pytest.raises(ValueError):
        read_rest(text)


@pytest.mark.parametrize("text", ["-", "boat", "boat*2.rat", "barrel.bottle.crate.chest*32"])
def test_a_supply_reads_back(text: str) -> None:
    assert supply_text(read_supply(text)) == text


@pytest.mark.parametrize("text", ["", "boat*1", "boat*0", "rat.boat", "boat.boat", "cat", "boat*x"])
def test_what_is_no_supply_is_not_read(text: str) -> None:
    with pytest.raises(ValueError):
        read_supply(text)


def test_moves_of_seats_and_of_chance_read_back() -> None:
    every = list(GAME.every_move())
    assert [GAME.read_move(str(move)) for move in every] == every
    assert len(set(map(str, every))) == len(every)


def test_what_the_ship_tells_reads_back() -> None:
    generator = Random(8)
    for end in End:
        loaded = Loaded(
            Piece(Kind.BOAT, 2) if end in (End.LOADED, End.FELL) else None,
            end,
            (Piece(Kind.RAT, 1), Piece(Kind.RAT, 4)),
            (Piece(Kind.CHEST, 1),),
            "mujoco_4.0.1_x86_64_0123456789abcdef",
            random_rest(generator),
        )
        assert GAME.read_move(str(loaded)) == loaded
        assert not set(str(loaded)) & set(" \t\n|#")


@pytest.mark.parametrize(
    "word",
    [
        "",
        "one.",
        "two.x",
        "three",
        "choose",
        "choose.0",
        "choose.0.11",
        "choose.4.1",
        "choose.00.1",
        "captain",
        "captain.9",
        "order",
        "order.",
        "order.x",
        "begins",
        "drawn.1",
        "draw",
        "loaded",
        "loaded.-/time/-/-/stub",
        "loaded.-/sunk/-/-/stub/-",
        "loaded.rat1+rat2/time/-/-/stub/-",
        "loaded.-/time/rat9/-/stub/-",
        "loaded.-/time/-/-/stub/-/rat1",
    ],
)
def test_what_is_no_move_is_not_read(word: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read_move(word)


def test_a_position_is_a_line_that_a_person_can_read() -> None:
    position = turn_of("9/4/3", "0.1.2", "rat1@9")
    assert str(position) == (
        "riff-raff/1 seats=3 | round:1 phase:announce captain:0 "
        "unplayed:1.2.3.4.5.6.7.8.10/1.2.3.5.6.7.8.9.10/1.2.4.5.6.7.8.9.10 cards:9/4/3 "
        f"order:0.1.2 turn:0 supply:boat.barrel/boat.barrel/boat.barrel {ship('rat1@9')}"
    )


@pytest.mark.parametrize("seed", range(6))
def test_a_game_replays_from_its_log(seed: int) -> None:
    generator = Random(seed)
    game = RiffRaff(seats=2 + seed % 3)
    position = game.start()
    moves: list[Move] = []
    while position.to_move != ():
        moves.append(random_step(position, generator))
        position = played(position, str(moves[-1]))
    log = Log(game, tuple(moves))
    again = read_log(str(log), RiffRaff)
    assert again == log
    assert again.last() == position


@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_line_is_refused_or_stands(seed: int) -> None:
    generator = Random(seed)
    position = played(RiffRaff(seats=3, first_captain="host").start(), "captain.1")
    for _ in range(60):
        if position.to_move == ():
            break
        text = _damaged(str(position), generator)
        try:
            again = read_line(text, RiffRaff)
        except Refused:
            pass
        else:
            assert read_line(str(again), RiffRaff) == again
        position = played(position, str(random_step(position, generator)))


def _damaged(text: str, generator: Random) -> str:
    at = generator.randrange(len(text))
    letter = generator.choice("0123456789.:/-@=*abcdefprst ")
    return text[:at] + letter + text[at + generator.randint(0, 1) :]


def test_the_ship_answers_in_a_read_position_as_well() -> None:
    begun = played(turn_of("9/4/3", "0.1.2", "rat1@9"), "two")
    again = read_line(str(begun), RiffRaff)
    assert again.play(placed(begun, Kind.BOAT)) == begun.play(placed(begun, Kind.BOAT))
    assert chance_answer(begun, Random(1)) == chance_answer(begun, Random(1))
