"""The stream: what is read is what was sent, to a fifth of a millimetre, and it is small."""

from random import Random

import pytest

from roadstead.riffraff.ship.dimensions import ship
from roadstead.riffraff.ship.lading import TEN, stowed
from roadstead.riffraff.ship.stream import (
    FRAMES_A_SECOND,
    Sender,
    number_of,
    pack_turn,
    piece_of,
    read_frame,
    unpack_turn,
)
from roadstead.riffraff.ship.turning import after, inverse, seen_from, size, to_vector
from roadstead.riffraff.ship.words import KINDS, Kind, Piece, Pose, Rig, Yard
from roadstead.riffraff.ship.world import World
from tests.riffraff.ship.test_model import any_turn

LEVEL = Pose((0.0, 0.0, 0.235))


@pytest.mark.parametrize("kind", KINDS)
def test_every_piece_has_its_number(kind: Kind) -> None:
    for number in range(1, 16):
        piece = Piece(kind, number)
        assert piece_of(number_of(piece)) == piece
    assert len({number_of(Piece(k, n)) for k in KINDS for n in range(1, 16)}) == 120


def test_turns_come_back_to_a_fifth_of_a_degree() -> None:
    generator = Random(1)
    for _ in range(2000):
        turn = any_turn(generator)
        error = size(to_vector(after(unpack_turn(pack_turn(turn)), inverse(turn))))
        assert error < 0.0035


def test_places_come_back_to_a_tenth_of_a_millimetre() -> None:
    generator = Random(2)
    for _ in range(300):
        x, y, z = (generator.uniform(-0.3, 0.3) for _ in range(3))
        pose = Pose((x, y, z), any_turn(generator))
        message = Sender().frame(7, Rig(), LEVEL, {Piece(KINDS[0], 1): pose}, ())
        told = read_frame(message).moved[Piece(KINDS[0], 1)]
        local = seen_from(LEVEL, pose)
        errors = [abs(a - b) for a, b in zip(told.place, local.place, strict=True)]
        assert max(errors) <= 0.000051


def test_a_whole_frame_comes_back() -> None:
    rig = Rig(0.1, -0.05, (Yard(0.3, 0.02), Yard(-0.2, 0.01), Yard(0.0, -0.05)))
    palms = ((0.0, 0.2, 0.15), (0.1, -0.2, 0.15))
    pieces = {Piece(kind, 1): Pose((0.01, 0.02, 0.3)) for kind in KINDS}
    sender = Sender()
    frame = read_frame(sender.frame(123456, rig, LEVEL, pieces, palms))
    assert frame.tick == 123456
    assert set(frame.moved) == set(pieces)
    assert frame.rig is not None
    assert frame.rig.roll == pytest.approx(rig.roll, abs=3e-5)
    assert frame.rig.yards[1].slew == pytest.approx(-0.2, abs=3e-5)
    for told, palm in zip(frame.palms, palms, strict=True):
        assert told == pytest.approx(palm, abs=6e-5)
    left = {piece: pose for piece, pose in pieces.items() if piece.kind is not KINDS[3]}
    again = read_frame(sender.frame(123457, rig, LEVEL, left, ()))
    assert (again.moved, again.rig, again.palms) == ({}, None, ())
    assert again.gone == (Piece(KINDS[3], 1),)


def test_what_the_reader_knows_stays_within_a_quarter_of_a_millimetre() -> None:
    world, sender = World(ship(), stowed(ship(), TEN)), Sender()
    known: dict[Piece, Pose] = {}
    sizes: list[int] = []
    for tick in range(90):
        world.step(8)
        poses = {piece: world.pose(piece) for piece in world.pieces}
        message = sender.frame(tick, world.rig(), world.hull(), poses, ())
        sizes.append(len(message))
        known.update(read_frame(message).moved)
        for piece, pose in poses.items():
            local = seen_from(world.hull(), pose)
            errors = [abs(a - b) for a, b in zip(known[piece].place, local.place, strict=True)]
            assert max(errors) <= 0.00031
    late = sizes[45:]
    assert sum(late) / len(late) * FRAMES_A_SECOND < 1500
