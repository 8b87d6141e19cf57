"""Attempts lived through: hands, refusals, falls, calm, and the same again from the record."""

from collections.abc import Mapping
from dataclasses import replace
from math import inf, nan
from random import Random

import pytest

from roadstead.riffraff.ship import again
from roadstead.riffraff.ship.attempt import Attempt, Loading, Phase
from roadstead.riffraff.ship.dimensions import ship
from roadstead.riffraff.ship.hand import STRENGTH
from roadstead.riffraff.ship.intents import Code, Intent, Palms, Refusal, TimeUp, read_intent
from roadstead.riffraff.ship.lading import TEN, stowed
from roadstead.riffraff.ship.outcome import End, Outcome
from roadstead.riffraff.ship.regions import Line, Spot, pose_over
from roadstead.riffraff.ship.rigging import bodies
from roadstead.riffraff.ship.steady import (
    GOOD,
    NOVICE,
    SURE,
    Plan,
    Skill,
    SteadyHand,
    lay,
    start_for,
)
from roadstead.riffraff.ship.vessel import Vessel, settled
from roadstead.riffraff.ship.words import Kind, Piece, Pose, Rest, Rig, Vector
from roadstead.riffraff.ship.world import World

CRATE = Piece(Kind.CRATE, 9)
SHIP = ship()


def rested() -> Rest:
    """Ten objects, at rest."""
    world = World(SHIP, stowed(SHIP, TEN))
    world.step(2000)
    return world.rest(world.pieces)


def loading(region: int, kind: Kind = Kind.CRATE, rest: Rest | None = None) -> Loading:
    piece = Piece(kind, 9)
    return Loading(SHIP, rest or Rest(), piece, region, start_for(SHIP, region, Plan(Spot())))


def laid(task: Loading, plan: Plan | None = None, skill: Skill = SURE, seed: int = 1) -> Attempt:
    attempt = Attempt(task)
    lay(attempt, SteadyHand(task, plan or Plan(Spot()), skill, Random(seed)))
    return attempt


def hovering(region: int, ahead: float = 0.0, outward: float = 0.0, clear: float = 0.01) -> Attempt:
    """A crate held still over a spot of an empty ship, the hand never having said a word."""
    pose = pose_over(SHIP, bodies(SHIP, Rig()), region, Kind.CRATE, Spot(ahead, outward), clear)
    attempt = Attempt(replace(loading(region), start=pose))
    for _ in range(3):
        attempt.advance()
    assert attempt.phase is Phase.HOLDING
    return attempt


def fingerprint(attempt: Attempt) -> tuple[object, ...]:
    return attempt.world.digest(), attempt.hand.pose(), attempt.hand.target, attempt.phase


# --- laying


@pytest.mark.parametrize("region", range(1, 11))
def test_a_sure_hand_loads_every_region(region: int) -> None:
    outcome = settled(laid(loading(region, Kind.CHEST)))
    assert outcome.end is End.LOADED
    assert [(s.piece.kind, s.region) for s in outcome.after.cargo] == [(Kind.CHEST, region)]
    assert outcome.fallen == outcome.caught == ()
    assert "mujoco 4.0.1" in outcome.engine


def test_A8_a_second_object_starts_from_the_rest_of_the_first() -> None:
    first = settled(laid(loading(5, Kind.RAT), Plan(Spot(0.0, -0.02))))
    second = settled(laid(replace(loading(5, Kind.PLANK), rest=first.after)))
    assert {s.piece.kind for s in second.after.cargo} == {Kind.RAT, Kind.PLANK}


def test_nothing_moves_before_the_hand_comes_near() -> None:
    """A13: the world rests until a hand touches; the object may be changed until then (A5)."""
    rest = rested()
    attempt = Attempt(loading(9, rest=rest))
    before = attempt.world.rest(rest.pieces())
    for _ in range(100):
        attempt.take(Intent(attempt.beat, (0.3, 0.1, 0.5)))
        attempt.advance()
    assert attempt.phase is Phase.REACHING
    assert attempt.world.rest(rest.pieces()) == before


def test_the_hand_is_weak() -> None:
    """A12: pressing on a yard with the whole body neither passes through it nor holds the ship."""
    attempt = hovering(9, clear=0.003)
    x, y, z = attempt.hand.place
    for _ in range(120):
        attempt.take(Intent(attempt.beat, (x, y, z - 0.2)))
        attempt.advance()
    force = attempt.world.state.xfrc_applied[attempt.world.bodies[attempt.hand.piece], :3]
    carried = 0.0090 * 9.81
    assert abs(float(force[2]) - carried) <= STRENGTH * 1.0001
    assert attempt.world.pose(attempt.hand.piece).place[2] > z - 0.08


def test_A12_leaning_on_the_ship_for_8_seconds_ends_the_turn() -> None:
    attempt = hovering(1, clear=0.002)
    x, y, z = attempt.hand.place
    while attempt.held and attempt.beat < 700:
        attempt.take(Intent(attempt.beat, (x, y, z - 0.004)))
        attempt.advance()
    assert attempt.contact_s == pytest.approx(8.0, abs=0.05)
    outcome = settled(attempt)
    assert (outcome.end, outcome.loaded) == (End.CONTACT, None)


def test_A6_time_up_takes_the_object_back() -> None:
    attempt = hovering(9)
    assert attempt.take(TimeUp()) is None
    outcome = settled(attempt)
    assert (outcome.end, outcome.loaded, outcome.after.cargo) == (End.TIME_UP, None, ())


# --- releasing


@pytest.mark.parametrize(
    ("region", "ahead", "outward", "line"),
    [
        (1, 0.0, -0.012, Line.KEEL),
        (1, -0.034, 0.0, Line.BEAM),
        (4, 0.034, 0.0, Line.BEAM),
        (8, 0.0195, -0.030, Line.MAST),
    ],
)
def test_R15_no_release_across_a_line(
    region: int, ahead: float, outward: float, line: Line
) -> None:
    attempt = hovering(region, ahead, outward)
    before = fingerprint(attempt)
    refusal = attempt.take(Intent(attempt.beat, attempt.hand.place, grip=False))
    assert refusal is not None
    assert (refusal.code, refusal.line) == (Code.TWO_REGIONS, line)
    assert 1.0 < refusal.by_mm < 15.0
    assert fingerprint(attempt) == before


def test_A10_one_millimetre_over_the_line_is_no_second_region() -> None:
    for outward, allowed in ((-0.0263, True), (-0.0267, False)):
        # The middle of region 7 lies 37.5 mm from the mast; half a crate is 12 mm.
        attempt = hovering(7, 0.0195, outward)
        refusal = attempt.take(Intent(attempt.beat, attempt.hand.place, grip=False))
        assert (refusal is None) is allowed


def test_R11_no_release_beside_the_region_or_on_another_level() -> None:
    for region, clear in ((9, 0.01), (5, 0.056)):
        attempt = hovering(region, 0.0, 0.06 if region == 9 else 0.0, clear)
        refusal = attempt.take(Intent(attempt.beat, attempt.hand.place, grip=False))
        assert refusal is not None
        assert refusal.code is Code.REGION


def test_R15_overhanging_the_edge_is_allowed() -> None:
    attempt = hovering(9, 0.006, 0.012)
    assert attempt.take(Intent(attempt.beat, attempt.hand.place, grip=False)) is None


# --- messages


GOOD_WORDS = {"tick": 0, "target": [0.1, 0.0, 0.4], "turn": [0, 0, 5], "grip": True}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"target": [nan, 0, 0]}, Code.NOT_FINITE),
        ({"target": [0, inf, 0]}, Code.NOT_FINITE),
        ({"target": [0, 0, 1e30]}, Code.TOO_FAR),
        ({"target": [0, 0, 10**400]}, Code.TOO_FAR),
        ({"turn": [0, 0, 400]}, Code.TOO_MUCH_TURN),
        ({"turn": [0, 0, -inf]}, Code.NOT_FINITE),
        ({"target": [0, 0]}, Code.MISSING),
        ({"target": "here"}, Code.NOT_A_NUMBER),
        ({"target": [0, True, 0]}, Code.NOT_A_NUMBER),
        ({"target": None}, Code.NOT_A_NUMBER),
        ({"grip": 1}, Code.NOT_A_NUMBER),
        ({"tick": 1.5}, Code.NOT_A_NUMBER),
        ({"tick": 10**9}, Code.AHEAD_OF_TIME),
        ({"tick": -1}, Code.OUT_OF_ORDER),
        ({"pose": [0, 0, 0]}, Code.POSE),
        ({"velocity": [0, 0, 0]}, Code.POSE),
        ({"shout": 1}, Code.UNKNOWN),
        ({"object": "boat1"}, Code.FOREIGN_OBJECT),
        ({"region": 4}, Code.REGION),
    ],
)
def test_senseless_words_are_refused_and_change_nothing(
    change: dict[str, object], code: Code
) -> None:
    attempt = hovering(9)
    before = fingerprint(attempt)
    assert heard(attempt, {**GOOD_WORDS, **change}) == code
    assert fingerprint(attempt) == before
    assert attempt.record == []


def heard(attempt: Attempt, words: Mapping[str, object]) -> Code | None:
    intent = read_intent(words, attempt.loading.piece, attempt.loading.region)
    refusal = intent if isinstance(intent, Refusal) else attempt.take(intent)
    return refusal.code if refusal else None


@pytest.mark.parametrize("field", ["tick", "target", "grip"])
def test_missing_words_are_refused(field: str) -> None:
    words = {name: value for name, value in GOOD_WORDS.items() if name != field}
    assert heard(hovering(9), words) is Code.MISSING


def test_sound_words_are_heard() -> None:
    attempt = hovering(9)
    assert heard(attempt, {**GOOD_WORDS, "object": "crate9", "region": 9}) is None


def test_words_out_of_order_are_refused() -> None:
    attempt = hovering(9)
    assert attempt.take(Intent(2, (0.0, 0.0, 0.5))) is None
    refusal = attempt.take(Intent(1, (0.0, 0.0, 0.4)))
    assert refusal is not None
    assert refusal.code is Code.OUT_OF_ORDER


def test_a_thousand_intents_a_second_are_refused() -> None:
    attempt = hovering(9)
    target = attempt.hand.place
    heard_count = 0
    for _ in range(62):
        attempt.advance()
        heard_count += sum(attempt.take(Intent(attempt.beat, target)) is None for _ in range(16))
    assert heard_count < 160
    refusal = attempt.take(Intent(attempt.beat, target))
    assert refusal is not None
    assert refusal.code is Code.TOO_MANY


def test_nothing_is_heard_after_the_end() -> None:
    attempt = laid(loading(1))
    settled(attempt)
    refusal = attempt.take(Intent(attempt.beat, (0.0, 0.0, 0.4)))
    assert refusal is not None
    assert refusal.code is Code.OVER


# --- falls


def tipped() -> Attempt:
    """A crate let go so far out on the top yard that it falls."""
    attempt = hovering(9, 0.0, 0.033, 0.002)
    assert attempt.take(Intent(attempt.beat, attempt.hand.place, grip=False)) is None
    return attempt


def test_R17_A14_what_falls_off_ends_the_turn() -> None:
    outcome = settled(tipped())
    assert outcome.end is End.FELL
    assert outcome.loaded is None
    assert outcome.fallen == (CRATE,)
    assert outcome.after.cargo == ()


def test_R17_a_fall_takes_the_held_object_back() -> None:
    """The chest is swept off the top yard by the plank in the hand; the plank stays in supply."""
    rest = settled(laid(loading(9, Kind.CHEST))).after
    task = loading(9, Kind.PLANK, rest)
    attempt = Attempt(task)
    x, y, z = rest.cargo[0].pose.place
    while attempt.held and attempt.beat < 600:
        target: Vector = (0.1, y, z) if attempt.beat < 60 else (-0.1, y, z)
        attempt.take(Intent(attempt.beat, target))
        attempt.advance()
    outcome = settled(attempt)
    assert outcome.end is End.FELL
    assert (outcome.loaded, outcome.fallen) == (None, (Piece(Kind.CHEST, 9),))
    assert x < 0.02


def test_A14_falling_from_a_yard_to_the_deck_is_not_falling_off() -> None:
    vessel = Vessel()
    vessel.load(loading(9, Kind.PLANK))
    vessel.drop(Pose((0.035, 0.012, 0.30), (1.0, 0.0, 0.0, 0.0)))
    outcome = vessel.settle()
    assert vessel.fallen() == ()
    assert [s.region for s in outcome.after.cargo] == [1]


def test_a_diverged_world_refuses_the_placement() -> None:
    rest = rested()
    attempt = Attempt(loading(9, rest=rest))
    lead = SteadyHand(attempt.loading, Plan(Spot()), SURE, Random(1))
    while attempt.phase is Phase.REACHING:
        lead.lead(attempt)
        attempt.advance()
    attempt.world.state.qvel[5] = nan
    attempt.advance()
    outcome = attempt.outcome()
    assert (outcome.end, outcome.loaded, outcome.fallen) == (End.DIVERGED, None, ())
    assert outcome.after == rest.canonical()


# --- the same again


def lived(seed: int) -> tuple[Loading, Attempt, Outcome]:
    rest = rested()
    task = loading((6, 9, 2)[seed % 3], (Kind.BOTTLE, Kind.CRATE, Kind.BARREL)[seed % 3], rest)
    attempt = Attempt(task)
    hand = SteadyHand(task, Plan(Spot(0.0, 0.01 * seed - 0.01)), NOVICE, Random(seed))
    attempt.take(Palms(0, ((0.0, 0.15, 0.2), (0.0, -0.15, 0.2))))
    lay(attempt, hand)
    return task, attempt, settled(attempt)


@pytest.mark.parametrize("seed", range(3))
def test_a_record_lived_through_again_is_the_same_bit_for_bit(seed: int) -> None:
    task, attempt, told = lived(seed)
    record = again.read(again.write(tuple(attempt.record)))
    assert record == tuple(attempt.record)
    check = again.check(task, record, told)
    assert (check.comparable, check.same, check.first_difference_s) == (True, True, None)


def test_a_changed_record_is_found_out() -> None:
    task, attempt, told = lived(0)
    beat, first = attempt.record[40]
    assert isinstance(first, Intent)
    x, y, z = first.target
    attempt.record[40] = (beat, replace(first, target=(x, y + 0.003, z)))
    check = again.check(task, tuple(attempt.record), told)
    assert check.comparable
    assert not check.same


def test_a_record_of_another_attempt_comes_to_an_end() -> None:
    """A record cut short, or one that goes on after the end, makes no endless loop."""
    task, attempt, told = lived(2)
    record = tuple(attempt.record)
    late = (*record, (10**6, TimeUp()))
    assert again.relive(task, late) == told
    assert not again.check(task, record[:10], told).same


def test_another_engine_is_not_compared() -> None:
    task, attempt, told = lived(0)
    check = again.check(task, tuple(attempt.record), replace(told, engine="mujoco 3.14.0 arm64 0"))
    assert not check.comparable


def test_helmsmen_and_computers_have_the_noise_of_their_skill() -> None:
    places = {
        tuple(settled(laid(loading(3), skill=GOOD, seed=seed)).after.cargo[0].pose.place)
        for seed in range(3)
    }
    assert len(places) == 3
