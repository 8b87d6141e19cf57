"""Riff Raff's figures: how the ship behaves, how fast it is computed, how well it is loaded."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from math import degrees, dist, pi, radians
from random import Random

from roadstead.arena.riffraff import Mate, play_game
from roadstead.bench import Figures, Tell
from roadstead.bench.measuring import RUNS, median, one_core
from roadstead.players.riffraff.cards import SteadyPlayer
from roadstead.players.riffraff.levels import DEFAULT, LEVELS, QUICK, Level
from roadstead.players.riffraff.loader import Load
from roadstead.players.riffraff.planner import SteadyLoader, any_spot, planned, sight_of
from roadstead.riffraff.ship.attempt import Attempt, Loading
from roadstead.riffraff.ship.dimensions import Dimensions, ship
from roadstead.riffraff.ship.lading import (
    FOUR_CRATES,
    TEN,
    TWENTY,
    Item,
    moored,
    stowed,
    thirty_two,
)
from roadstead.riffraff.ship.regions import Spot, pose_over
from roadstead.riffraff.ship.rigging import bodies
from roadstead.riffraff.ship.settings import STEPS_A_SECOND
from roadstead.riffraff.ship.steady import NOVICE, Plan, SteadyHand, lay, start_for
from roadstead.riffraff.ship.stream import FALLING_FRAMES_A_SECOND, FRAMES_A_SECOND, Sender
from roadstead.riffraff.ship.trial import Rehearsal
from roadstead.riffraff.ship.turning import about, seen_from, tilt
from roadstead.riffraff.ship.vessel import settled
from roadstead.riffraff.ship.watch import landed
from roadstead.riffraff.ship.words import KINDS, REGIONS, Kind, Piece, Rest, Rig, Stowed, Vector
from roadstead.riffraff.ship.world import World

SHIP = ship()
"""Everything is measured at a ball lever of 17 cm."""
BALLASTED = replace(SHIP, ball_mass=0.150)
"""No ship of 17 cm carries 32 objects: with a heavier ball it does, and the work is the same."""

UP: Vector = (0.0, 0.0, 1.0)
DROPS = 200
CREEP_S = 60
CANDIDATES = 12
GENTLE, ROUGH = 0.13, 1.6
"""Pushes (rad/s): one makes the ship sway by two or three degrees, one empties it."""
PLACEMENTS = 12
"""Placements in one of the runs."""
ON_OFFER = 4
EXPERT_PLANS = LEVELS["expert"]
FINGERPRINT = (
    "from roadstead.riffraff.ship.dimensions import ship\n"
    "from roadstead.riffraff.ship.lading import TEN, stowed\n"
    "from roadstead.riffraff.ship.world import World\n"
    "world = World(ship(), stowed(ship(), TEN)); world.step(2000); print(world.digest())\n"
)


def measure(tell: Tell) -> Figures:
    """All figures, on one core."""
    with one_core():
        return {
            **_behaviour(tell),
            **_speeds(tell),
            **_exactness(tell),
            **_stream(tell),
            **_candidates(tell),
            **_placements(tell),
            **_games(tell),
        }


def figures() -> Figures:
    """All figures, without a word."""
    return measure(lambda _: None)


# --- behaviour


def _behaviour(tell: Tell) -> Figures:
    tell("empty ship, creep, overload, drops")
    below, rest = _swing()
    return {
        "empty_ship_below_1_degree_s": below,
        "empty_ship_rest_degrees": rest,
        "ten_objects_creep_60_s_mm": creep(CREEP_S),
        "four_crates_on_one_side_slide_off": _slid_off(),
        "drops_5_cm_through_a_yard_of_200": passed_through(DROPS),
    }


def _swing() -> tuple[float, float]:
    """After a push of 15 degrees: since when the tilt stays below one, and where it ends."""
    world, last, seconds = World(SHIP, Rest(Rig(roll=radians(15)))), 0.0, 30
    for glance in range(seconds * 50):
        world.step(STEPS_A_SECOND // 50)
        if _heel(world) > 1:
            last = glance / 50
    return last, _heel(world)


def _heel(world: World) -> float:
    return degrees(tilt(world.hull().turn))


def creep(seconds: int) -> float:
    """How far the worst of ten objects creeps on a ship at rest (mm)."""
    world = World(SHIP, moored(SHIP, TEN))
    world.step(10 * STEPS_A_SECOND)
    before = _aboard(world)
    for _ in range(seconds):
        world.step(STEPS_A_SECOND)
    return 1000 * max(dist(before[piece], place) for piece, place in _aboard(world).items())


def _aboard(world: World) -> dict[Piece, Vector]:
    hull = world.hull()
    return {piece: seen_from(hull, world.pose(piece)).place for piece in world.pieces}


def _slid_off() -> int:
    world = World(SHIP, stowed(SHIP, FOUR_CRATES))
    world.step(6 * STEPS_A_SECOND)
    return len(landed(world))


def passed_through(drops: int) -> int:
    """Of so many drops from 5 cm onto a yard, how many objects go through the wood."""
    return sum(_passes(n) for n in range(drops))


def _passes(n: int) -> bool:
    """One drop, watched until the object is below the yard's face or has come to lie on it."""
    region = 5 + n % 6
    yard = (region - 5) // 2
    piece = Piece(KINDS[n % len(KINDS)], 1)
    spot = Spot(0.0, 0.0, about(UP, 0.37 * n))
    pose = pose_over(SHIP, bodies(SHIP, Rig()), region, piece.kind, spot, 0.05)
    world = World(SHIP, Rest(Rig(), (Stowed(piece, pose),)))
    for _ in range(80):
        world.step()
        x, y, z = seen_from(world.yard(yard), world.pose(piece)).place
        inside = abs(x) < SHIP.yard_width / 2 and abs(y) < SHIP.yard_lengths[yard] / 2
        if inside and z < 0:
            return True
    return False


# --- speed


def _speeds(tell: Tell) -> Figures:
    tell("32 objects swaying and collapsing")
    return {
        "objects_32_swaying_times_real": median(lambda: times_real(GENTLE)),
        "objects_32_collapse_times_real": median(lambda: times_real(ROUGH)),
    }


def times_real(push: float, seconds: int = 3) -> float:
    """How many times faster than real a pushed ship with 32 objects is computed."""
    world = World(BALLASTED, stowed(BALLASTED, thirty_two()))
    world.step(STEPS_A_SECOND)
    _push(world, push)
    return seconds / _seconds(lambda: world.step(seconds * STEPS_A_SECOND))


def _push(world: World, push: float) -> None:
    world.state.qvel[0] += push
    world.state.qvel[1] += push * 0.6


def _seconds(work: Callable[[], object]) -> float:
    """Seconds of one core; what other programs take meanwhile is not counted."""
    begun = time.process_time()
    work()
    return time.process_time() - begun


# --- exactness


def _exactness(tell: Tell) -> Figures:
    tell("snapshots and processes")
    return {
        "snapshot_exact": int(restores_exactly(BALLASTED, thirty_two(), GENTLE)),
        "snapshot_exact_in_a_collapse": int(restores_exactly(BALLASTED, thirty_two(), ROUGH)),
        "hashes_of_3_processes": len({_hash_of_a_process() for _ in range(3)}),
    }


def restores_exactly(vessel: Dimensions, items: tuple[Item, ...], push: float) -> bool:
    """Does a restored world take the very same course?"""
    world = World(vessel, stowed(vessel, items))
    _push(world, push)
    world.step(150)
    moment = world.snapshot()
    world.step(500)
    told = world.digest()
    world.restore(moment)
    world.step(500)
    return world.digest() == told


def _hash_of_a_process() -> str:
    command = [sys.executable, "-c", FINGERPRINT]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


# --- the stream


def _stream(tell: Tell) -> Figures:
    tell("stream")
    return {
        "stream_swaying_bytes_per_s": streamed(GENTLE, FRAMES_A_SECOND),
        "stream_collapse_bytes_per_s": streamed(ROUGH, FRAMES_A_SECOND),
        "stream_collapse_60_hz_bytes_per_s": streamed(ROUGH, FALLING_FRAMES_A_SECOND),
    }


def streamed(push: float, rate: int, seconds: int = 4) -> float:
    """Bytes a second for 32 objects after a push."""
    world, sender, sent = World(BALLASTED, stowed(BALLASTED, thirty_two())), Sender(), 0
    world.step(STEPS_A_SECOND)
    for tick in range(-1, seconds * rate):
        poses = {piece: world.pose(piece) for piece in world.pieces}
        message = sender.frame(tick + 1, world.rig(), world.hull(), poses, ())
        if tick < 0:
            _push(world, push)
        else:
            sent += len(message)
        world.step(round(STEPS_A_SECOND / rate))
    return sent / seconds


# --- planning


def _candidates(tell: Tell) -> Figures:
    tell("candidates of the planner")
    rests = {count: moored(SHIP, TWENTY[:count]) for count in (6, 14, 20)}
    return {
        f"candidates_{name}_per_s_{count}_aboard": median(
            lambda rest=rest, frozen=frozen: candidates(rest, frozen=frozen)
        )
        for name, frozen in (("screened", True), ("rehearsed", False))
        for count, rest in rests.items()
    }


def candidates(rest: Rest, *, frozen: bool) -> float:
    """How many poses of a chest a second can be tried, beds sought and all."""
    stage = Rehearsal(SHIP, rest, Piece(Kind.CHEST, 99), frozen=frozen)
    generator = Random(1)

    def work() -> None:
        for n in range(CANDIDATES):
            region = REGIONS[n % len(REGIONS)]
            sight = sight_of(SHIP, rest, region)
            spot = any_spot(sight, Kind.CHEST, generator) or Spot()
            clear = stage.bed(region, spot)
            if clear is not None:
                stage.drop(region, spot, clear)

    return CANDIDATES / _seconds(work)


def _placements(tell: Tell) -> Figures:
    tell("placements at 14 aboard")
    rest = moored(SHIP, TWENTY[:14])
    level = replace(EXPERT_PLANS, skill=NOVICE)
    return {
        "planned_placements_that_drop_share_14_aboard": _share(rest, level),
        "random_placements_that_drop_share_14_aboard": _share(rest, None),
    }


def _share(rest: Rest, level: Level | None) -> float:
    return statistics.mean(placements_that_drop(rest, level, seed) for seed in range(RUNS))


def placements_that_drop(rest: Rest, level: Level | None, seed: int) -> float:
    """The share of placements with a novice's hand that make anything fall; no level: random."""
    generator = Random(seed)
    return sum(_drops(rest, level, generator) for _ in range(PLACEMENTS)) / PLACEMENTS


def _drops(rest: Rest, level: Level | None, generator: Random) -> bool:
    region = REGIONS[generator.randrange(len(REGIONS))]
    kinds = generator.sample(KINDS, ON_OFFER)
    sight = sight_of(SHIP, rest, region)
    if level is None:
        load = _any_load(rest, region, kinds, generator)
    else:
        load = planned(sight, kinds, level, generator)
    start = start_for(SHIP, region, load.plan)
    loading = Loading(SHIP, rest, Piece(load.kind, 99), region, start)
    attempt = Attempt(loading)
    lay(attempt, SteadyHand(loading, load.plan, NOVICE, generator))
    return bool(settled(attempt).fallen)


def _any_load(rest: Rest, region: int, kinds: list[Kind], generator: Random) -> Load:
    """Any legal spot and turn for any object on offer, let go just above what lies there."""
    kind = kinds[generator.randrange(len(kinds))]
    spot = any_spot(sight_of(SHIP, rest, region), kind, generator, tries=60) or Spot()
    spot = replace(spot, turn=about(UP, generator.uniform(-pi, pi)))
    stage = Rehearsal(SHIP, rest, Piece(kind, 99), frozen=True)
    return Load(kind, Plan(spot, (stage.bed(region, spot) or 0.0) + 0.0006))


# --- games


def _games(tell: Tell) -> Figures:
    told: Figures = {}
    for level in (QUICK, DEFAULT):
        tell(f"games of four, {level.name}")
        seeds = iter(range(RUNS))
        told[f"game_of_four_{level.name}_s"] = median(
            lambda level=level, seeds=seeds: _seconds(lambda: _game(level, next(seeds)))
        )
    return told


def _game(level: Level, seed: int) -> None:
    mates = [Mate(level.name, SteadyPlayer(), SteadyLoader(level)) for _ in range(4)]
    play_game(mates, seed)
