"""The dealer of Riff Raff on the real ship: draws from the seed, loads by a hand."""

from __future__ import annotations

from random import Random

import pytest

from roadstead.arena.ship_dealer import LoadingDealer, marked, skill_at, told
from roadstead.kernel import NATURE, Measured
from roadstead.players.riffraff.loader import AnyhowLoader, Load
from roadstead.riffraff import Lookout, RiffRaff, RiffRaffPosition
from roadstead.riffraff.moves import End, Loaded
from roadstead.riffraff.ship.attempt import Attempt, Loading
from roadstead.riffraff.ship.dimensions import Dimensions, ship
from roadstead.riffraff.ship.outcome import End as ShipEnd
from roadstead.riffraff.ship.outcome import Outcome
from roadstead.riffraff.ship.regions import Spot
from roadstead.riffraff.ship.steady import HELMSMAN, SURE, Plan
from roadstead.riffraff.ship.words import Kind, Piece, Pose, Rest
from tests.riffraff.stub import played

CRATE = Piece(Kind.CRATE, 1)
RAT = Piece(Kind.RAT, 1)
MIDDLE = Spot()


class Laying:
    """Lays a crate into a spot, with a sure hand."""

    skill = SURE

    def __init__(self, spot: Spot) -> None:
        self.spot = spot

    def plan(self, ship: Dimensions, view: Lookout, generator: Random) -> Load:
        return Load(Kind.CRATE, Plan(self.spot))


def loading(card: int = 4, **options: object) -> RiffRaffPosition:
    """Seat 0 is about to load."""
    start = RiffRaff(seats=2, first_captain="host", **options).start()
    return played(start, "captain.0", f"choose.0.{card}", "choose.1.1", "one")


def answer(position: RiffRaffPosition, spot: Spot = MIDDLE, seed: bytes = b"one") -> Loaded:
    move = LoadingDealer(seed, [Laying(spot)] * 2).answer(position)
    assert isinstance(move, Loaded)
    return move


def test_a_hand_loads_the_region_of_the_card() -> None:
    position = loading(4)
    loaded = answer(position)
    assert (loaded.placed, loaded.end, loaded.fallen) == (CRATE, End.LOADED, ())
    assert [(s.piece, s.region) for s in loaded.rest.cargo] == [(CRATE, 4)]
    assert loaded.engine.startswith("mujoco_4.0.1")


@pytest.mark.parametrize("options", [{}, {"yards": "fixed"}, {"ball_lever_cm": "20"}])
def test_the_rules_admit_what_the_ship_tells(options: dict[str, object]) -> None:
    position = loading(7, **options)
    loaded = answer(position)
    chances = position.chances()
    assert isinstance(chances, Measured)
    assert chances.admits(loaded)
    assert position.game.read_move(str(loaded)) == loaded


def test_the_ship_goes_on_from_where_the_log_left_it() -> None:
    position = loading(4)
    after = position.play(answer(position)).position
    assert isinstance(after, RiffRaffPosition)
    second = played(after, "one")
    loaded = answer(second)
    assert set(loaded.rest.pieces()) == {CRATE, Piece(Kind.CRATE, 2)}
    again = RiffRaff(seats=2, first_captain="host").read_position(
        str(second).partition("|")[2].strip()
    )
    assert answer(again) == loaded


def test_the_same_seed_gives_the_same_answer() -> None:
    position = loading(8)
    dealers = [LoadingDealer(seed, [AnyhowLoader()] * 2) for seed in (b"a", b"a", b"b")]
    first, again, other = (dealer.answer(position) for dealer in dealers)
    assert first == again
    assert first != other


def test_every_helmsman_has_the_errors_that_are_announced() -> None:
    free, helm = loading(4), loading(4, hand="helmsman+free")
    laying = Laying(MIDDLE)
    assert skill_at(free, laying) == SURE
    assert skill_at(helm, laying) == HELMSMAN
    assert answer(free) != answer(helm)


def test_draws_come_from_the_seed_as_well() -> None:
    start = RiffRaff(seats=4).start()
    assert start.to_move == NATURE
    drawn = {str(LoadingDealer(bytes([n]), []).answer(start)) for n in range(40)}
    assert drawn == {f"begins.{seat}" for seat in range(4)}


def test_a_hand_that_cannot_let_go_gives_up() -> None:
    """Held far outside its region an object is never released (R11, R15)."""
    loaded = answer(loading(4, turn_timer_s=4), Spot(0.0, 0.3))
    assert (loaded.placed, loaded.end) == (None, End.TIME)


def outcome(end: ShipEnd, loaded: Piece | None = None, lost: tuple[Piece, ...] = ()) -> Outcome:
    return Outcome(CRATE, 4, end, loaded, Rest(), lost, (), "mujoco 4.0.1 x86_64 0", 9, ())


@pytest.mark.parametrize(
    ("seen", "placed", "end"),
    [
        (outcome(ShipEnd.LOADED, CRATE), CRATE, End.LOADED),
        (outcome(ShipEnd.FELL, CRATE, (RAT,)), CRATE, End.FELL),
        (outcome(ShipEnd.FELL, None, (CRATE,)), CRATE, End.FELL),
        (outcome(ShipEnd.FELL, None, (RAT,)), None, End.FELL),
        (outcome(ShipEnd.TIME_UP), None, End.TIME),
        (outcome(ShipEnd.CONTACT), None, End.CONTACT),
    ],
)
def test_what_left_the_hand_is_told(seen: Outcome, placed: Piece | None, end: End) -> None:
    loaded = told(seen)
    assert (loaded.placed, loaded.end) == (placed, end)
    assert " " not in str(loaded)


def test_R21_others_objects_are_caught_before_the_own_one() -> None:
    attempt = Attempt(Loading(ship(), Rest(), CRATE, 4, Pose((0.24, 0.0, 0.4))))
    attempt._flying = (CRATE, RAT)
    assert marked(attempt) == (RAT, CRATE)
