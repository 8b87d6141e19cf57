"""What the ship tells about one object tried: who gets what (R16-R21, A6, A8, A12-A17)."""

from __future__ import annotations

import re
from dataclasses import replace
from math import hypot

from roadstead.kernel.game import Event
from roadstead.riffraff import events
from roadstead.riffraff.moves import End, Loaded
from roadstead.riffraff.options import House
from roadstead.riffraff.rounds import Told
from roadstead.riffraff.ship.words import KINDS, Piece, Pose, Rest, Rig, Yard
from roadstead.riffraff.state import Phase, Table, changed, next_piece, with_supply
from roadstead.riffraff.turn import TWO, end_turn

STOPPED = (End.TIME, End.CONTACT, End.LEFT)
FURTHEST = 1.0
"""No object aboard is further from the middle of the table (m)."""
STEEPEST = 1.0
"""No hull or yard turns further (radians)."""
NEAR_ONE = 1e-5
ENGINE = re.compile(r"[A-Za-z0-9._+-]{1,80}")


# --- which outcomes are possible ---------------------------------------------------------------


def loaded_barred_by(table: Table, loaded: Loaded, house: House) -> str | None:
    """An outcome belongs to a turn that was announced (R13), moves an object of the seat's own
    supply (R11), ends as its losses say (R17), loses nothing unaccounted for (R20), and leaves a
    ship at rest that can stand (A13)."""
    if table.phase is not Phase.LOAD:
        return "R13"
    if not _is_own(table, loaded.placed):
        return "R11"
    if not _ends_truly(loaded):
        return "R17"
    if not _adds_up(table, loaded):
        return "R20"
    return None if is_at_rest(loaded.rest, house) and ENGINE.fullmatch(loaded.engine) else "A13"


def _is_own(table: Table, placed: Piece | None) -> bool:
    if placed is None:
        return True
    has_it = table.supplies[table.seat][KINDS.index(placed.kind)] > 0
    return has_it and placed == next_piece(table.rest, placed.kind)


def _ends_truly(loaded: Loaded) -> bool:
    lost = bool(loaded.fallen or loaded.caught)
    if loaded.end is End.LOADED:
        return loaded.placed is not None and not lost
    if loaded.end is End.FELL:
        return lost
    return loaded.placed is None


def _adds_up(table: Table, loaded: Loaded) -> bool:
    """What was aboard or was placed is aboard, or has fallen, or was caught: each in one place."""
    before = [*table.rest.pieces(), *([loaded.placed] if loaded.placed else [])]
    after = [*loaded.rest.pieces(), *loaded.fallen, *loaded.caught]
    in_order = all(list(lost) == sorted(lost) for lost in (loaded.fallen, loaded.caught))
    return in_order and sorted(before) == sorted(after)


def is_at_rest(rest: Rest, house: House) -> bool:
    """Whether a ship is written as it is stored, and could lie like that at all."""
    tidy = rest == rest.canonical()
    poses = all(_is_possible(stowed.pose) for stowed in rest.cargo)
    regions = all(0 <= stowed.region <= 10 for stowed in rest.cargo)
    return tidy and poses and regions and _can_lie(rest.rig, house)


def _is_possible(pose: Pose) -> bool:
    near = all(abs(number) <= FURTHEST for number in pose.place)
    return near and abs(hypot(*pose.turn) - 1) <= NEAR_ONE


def _can_lie(rig: Rig, house: House) -> bool:
    angles = (rig.roll, rig.pitch, *(angle for y in rig.yards for angle in (y.slew, y.dip)))
    still = not house.yards_are_fixed or all(yard == Yard() for yard in rig.yards)
    return still and all(abs(angle) <= STEEPEST for angle in angles)


# --- what follows from an outcome --------------------------------------------------------------


def load(table: Table, loaded: Loaded, house: House) -> Told:
    """Take the ship's answer over; then the turn ends, or the second object is tried (A8)."""
    moved, told = _account(table, loaded, house)
    if _goes_on(table, loaded):
        assert loaded.placed is not None
        return replace(moved, placed=(*table.placed, loaded.placed)), told
    after, more = end_turn(moved)
    return after, told + more


def _goes_on(table: Table, loaded: Loaded) -> bool:
    """A second object is tried only after a first one that made nothing fall (R12, R17, A8); who
    did not get to place the first has had his turn (A6, A12)."""
    return table.announced == TWO and not table.placed and loaded.end is End.LOADED


def _account(table: Table, loaded: Loaded, house: House) -> Told:
    seat, supply = table.seat, table.supplies[table.seat]
    if loaded.placed is not None:
        supply = changed(supply, loaded.placed.kind, -1)
    for piece in _returning(table, loaded, house):
        supply = changed(supply, piece.kind, +1)
    supplies = with_supply(table.supplies, seat, supply)
    told = (*_of_hand(seat, loaded), *_of_losses(table, loaded, house))
    return replace(table, rest=loaded.rest, supplies=supplies), told


def _returning(table: Table, loaded: Loaded, house: House) -> tuple[Piece, ...]:
    """What fell and was not caught lies before the active player, whoever loaded it (R20, A16);
    what was caught has left the game (R19), but see `own_catch`."""
    return (*loaded.fallen, *own_catch(table, loaded, house))


def own_catch(table: Table, loaded: Loaded, house: House) -> tuple[Piece, ...]:
    """Who catches only what he placed in this turn takes it back (R21, A17): nobody gets rid of an
    object by dropping it beside the ship. The Russian text knows no such rule."""
    own = {*table.placed, loaded.placed}
    returns = house.own_catch_returns and all(piece in own for piece in loaded.caught)
    return loaded.caught if returns else ()


def _of_hand(seat: int, loaded: Loaded) -> tuple[Event, ...]:
    """Something that fell ended the turn before the object was let go: it stays with its holder
    (R17)."""
    if loaded.placed is None:
        return (events.HandStopped(seat, str(loaded.end)),)
    region = next((s.region for s in loaded.rest.cargo if s.piece == loaded.placed), None)
    if region is None:
        return ()
    return (events.ObjectLoaded(seat, str(loaded.placed.kind), region),)


def _of_losses(table: Table, loaded: Loaded, house: House) -> tuple[Event, ...]:
    """Everything that fell, then where each of it went (R18-R21)."""
    seat, own = table.seat, own_catch(table, loaded, house)
    lost = sorted((*loaded.fallen, *loaded.caught))
    fell = (events.ObjectFell(seat, str(piece.kind)) for piece in lost)
    caught = (
        events.CaughtOwn(seat, str(piece.kind))
        if own
        else events.ObjectCaught(seat, str(piece.kind))
        for piece in loaded.caught
    )
    taken = (events.ObjectTaken(seat, str(piece.kind)) for piece in loaded.fallen)
    return (*fell, *caught, *taken)
