"""The catch: capture by position and speed, slowed time, lag, keep-out, marks."""

from dataclasses import replace

import pytest

from roadstead.riffraff.ship.attempt import START, Attempt, Loading, Phase
from roadstead.riffraff.ship.catch import (
    LAG_S,
    PALM_HOLDS,
    PALM_RADIUS,
    PALM_SPEED,
    Catcher,
    CatchSpeed,
    Sight,
    enters,
)
from roadstead.riffraff.ship.dimensions import ship
from roadstead.riffraff.ship.intents import Code, Intent, Marks, Palms
from roadstead.riffraff.ship.outcome import End
from roadstead.riffraff.ship.reach import Flight, meeting, nearest_meetings
from roadstead.riffraff.ship.regions import Spot, pose_over
from roadstead.riffraff.ship.rigging import bodies
from roadstead.riffraff.ship.turning import minus, size
from roadstead.riffraff.ship.vessel import settled
from roadstead.riffraff.ship.watch import BEAT_S, is_over_ship
from roadstead.riffraff.ship.words import Kind, Piece, Pose, Rest, Rig, Vector

SHIP = ship()
CRATE = Piece(Kind.CRATE, 1)
LEVEL = Pose((0.0, 0.0, SHIP.pivot_height))


def toppling(**settings: object) -> Attempt:
    """A crate let go over the tip of the top yard: it will fall to port."""
    start = pose_over(SHIP, bodies(SHIP, Rig()), 9, Kind.CRATE, Spot(0.0, 0.033), 0.002)
    task = replace(Loading(SHIP, Rest(), CRATE, 9, start), **settings)
    attempt = Attempt(task)
    attempt.advance()
    attempt.advance()
    assert attempt.take(Intent(attempt.beat, start.place, grip=False)) is None
    return attempt


def fall_place(height: float) -> Vector:
    """Where the crate of ``toppling`` passes a height."""
    attempt = toppling()
    while attempt.world.pose(CRATE).place[2] > height:
        attempt.advance()
    return attempt.world.pose(CRATE).place


def held_under(attempt: Attempt, place: Vector) -> Attempt:
    """Park a palm early and let it get there."""
    attempt.take(Palms(attempt.beat, (place,)))
    return attempt


# --- the test of capture


def test_R18_a_palm_takes_what_comes_from_above() -> None:
    fast = 2.0 * BEAT_S
    assert enters((0.0, 0.0, fast / 2), (0.0, 0.0, -fast / 2))
    assert not enters((0.0, 0.0, -fast / 2), (0.0, 0.0, fast / 2))
    assert not enters((PALM_RADIUS + 0.001, 0.0, 0.01), (PALM_RADIUS + 0.001, 0.0, -0.01))
    assert enters((PALM_RADIUS - 0.001, 0.0, 0.01), (PALM_RADIUS - 0.001, 0.0, -0.01))
    assert not enters((0.0, 0.0, 0.03), (0.0, 0.0, -0.03))


def test_R18_a_parked_palm_pays() -> None:
    """A hand held under the yard's tip in good time catches; the caught object leaves the world."""
    place = fall_place(0.27)
    outcome = settled(held_under(toppling(), (place[0], place[1] + 0.01, 0.27)))
    assert outcome.caught == (CRATE,)
    assert outcome.fallen == ()
    assert (outcome.end, outcome.loaded) == (End.FELL, None)


def test_R18_a_palm_elsewhere_catches_nothing() -> None:
    outcome = settled(held_under(toppling(), (0.0, -0.2, 0.25)))
    assert (outcome.caught, outcome.fallen) == ((), (CRATE,))


@pytest.mark.parametrize("speed", list(CatchSpeed))
def test_time_is_slowed_only_while_something_falls(speed: CatchSpeed) -> None:
    attempt = toppling(catch_speed=speed)
    paces: list[float] = []
    while attempt.phase is not Phase.OVER:
        attempt.advance()
        if attempt.falling:
            paces.append(attempt.pace)
    assert set(paces) == {speed.pace}
    assert attempt.pace in (1.0, 4.0)


def test_slowed_time_helps_the_hand_and_its_speed_is_limited() -> None:
    for pace in (1.0, 0.5):
        catcher = Catcher(SHIP, CatchSpeed.HALF)
        catcher.point(((0.0, 0.9, 0.2),), 0, pace)
        was = catcher.palms[0].place
        for beat in range(1, 11):
            catcher.see(Sight(beat, LEVEL, {}), pace)
        way = size(minus(catcher.palms[0].place, was))
        assert way == pytest.approx(10 * BEAT_S * PALM_SPEED / pace)


def test_a_palm_keeps_off_the_ship() -> None:
    catcher = Catcher(SHIP, CatchSpeed.HALF)
    catcher.point(((0.0, 0.0, 0.30),), 0, 1.0)
    for beat in range(1, 100):
        catcher.see(Sight(beat, LEVEL, {}), 1.0)
    place = catcher.palms[0].place
    assert not is_over_ship(SHIP, LEVEL, place, PALM_RADIUS)
    assert size(minus(place, (0.0, 0.0, 0.30))) > PALM_RADIUS


def drop_past(catcher: Catcher, piece: Piece, beats: range, pace: float) -> list[Piece]:
    """A piece that falls at 2 m/s through the height of 0.2 m beside the ship at beat 10."""
    caught: list[Piece] = []
    for beat in beats:
        high = 0.2 + (10.5 - beat) * 2.0 * BEAT_S
        flight = ((0.0, 0.25, high), (0.0, 0.25, high - 2.0 * BEAT_S))
        caught += catcher.see(Sight(beat, LEVEL, {piece: flight}), pace)
    return caught


def test_lag_is_made_good_up_to_150_ms() -> None:
    """The hand was there on the screen that the catcher saw, if that is not too long ago."""
    for late, expected in ((13, [CRATE]), (40, [])):
        away = Catcher(SHIP, CatchSpeed.REAL)
        away.point(((0.0, 0.315, 0.20),), -60, 1.0)
        for beat in range(-60, 1):
            away.see(Sight(beat, LEVEL, {}), 1.0)
        assert drop_past(away, CRATE, range(1, late), 1.0) == []
        assert away.point(((0.0, 0.25, 0.20),), 8, 1.0) == expected
    assert LAG_S == 0.150


def test_a_hand_holds_three() -> None:
    catcher = Catcher(SHIP, CatchSpeed.HALF)
    catcher.point(((0.0, 0.25, 0.20),), 0, 0.5)
    for beat in range(-60, 0):
        catcher.see(Sight(beat, LEVEL, {}), 0.5)
    pieces = [Piece(Kind.RAT, n) for n in range(1, 6)]
    caught = [got for piece in pieces for got in drop_past(catcher, piece, range(8, 13), 0.5)]
    assert len(caught) == PALM_HOLDS


def test_two_hands_are_the_most() -> None:
    attempt = toppling()
    refusal = attempt.take(Palms(attempt.beat, ((0.0, 0.2, 0.2),) * 3))
    assert refusal is not None
    assert refusal.code is Code.TOO_MANY
    one = toppling(hands=1)
    refusal = one.take(Palms(one.beat, ((0.0, 0.2, 0.2),) * 2))
    assert refusal is not None


# --- meeting what falls


def test_a_meeting_is_in_reach_and_on_the_way() -> None:
    flight = Flight((0.0, 0.15, 0.40), (0.0, 0.3, -0.5))
    met = meeting(flight, (0.0, 0.2, 0.2), 0.0, 2.4)
    assert met is not None
    assert size(minus(met.place, (0.0, 0.2, 0.2))) <= PALM_RADIUS + 2.4 * met.in_s
    assert meeting(flight, (0.0, -0.9, 0.0), 0.2, 0.5) is None


def test_two_palms_go_for_two_flights() -> None:
    flights = [
        Flight((0.0, 0.16, 0.40), (0.0, 0.0, -0.2)),
        Flight((0.0, -0.16, 0.40), (0.0, 0.0, -0.2)),
    ]
    palms = ((0.0, 0.2, 0.2), (0.0, -0.2, 0.2))
    port, starboard = nearest_meetings(flights, palms, 0.0, 2.4)
    assert port[1] > 0 > starboard[1]


# --- marks


def test_helmsman_marks_in_free_time_and_steady_hands_go() -> None:
    attempt = toppling(marks=True, catch_speed=CatchSpeed.THIRD)
    while attempt.phase is not Phase.MARKING:
        attempt.advance()
    beat, digest = attempt.beat, attempt.world.digest()
    for _ in range(100):
        attempt.advance()
    assert (attempt.beat, attempt.world.digest()) == (beat, digest)
    assert attempt.take(Marks(attempt.beat, (CRATE,))) is None
    outcome = settled(attempt)
    assert set(outcome.caught + outcome.fallen) == {CRATE}


@pytest.mark.parametrize(
    ("pieces", "code"),
    [((Piece(Kind.BOAT, 3),), Code.FOREIGN_OBJECT), ((CRATE,) * 5, Code.TOO_MANY)],
)
def test_marks_that_make_no_sense_are_refused(pieces: tuple[Piece, ...], code: Code) -> None:
    attempt = toppling(marks=True)
    while attempt.phase is not Phase.MARKING:
        attempt.advance()
    refusal = attempt.take(Marks(attempt.beat, pieces))
    assert refusal is not None
    assert refusal.code is code
    assert attempt.phase is Phase.MARKING


def test_the_start_is_clear_of_the_ship() -> None:
    assert not is_over_ship(SHIP, LEVEL, START.place, 0.03)
