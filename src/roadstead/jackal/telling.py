"""Which events a step caused: the move is carried out again, and told after each single thing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from roadstead.jackal import codes, events
from roadstead.jackal.board import is_arrow, is_cannon, is_chest, neighbour
from roadstead.jackal.codes import cell_of, kind_of, load_of, piece_of
from roadstead.jackal.crews import ship_on, team_of
from roadstead.jackal.forks import count_ways
from roadstead.jackal.rules import advance, begin, mover
from roadstead.jackal.ships import ship_sailing_to
from roadstead.jackal.state import State
from roadstead.jackal.tiles.cannon import splash
from roadstead.jackal.turns import WHY_WORDS
from roadstead.jackal.words import (
    ACT,
    BALLOON,
    BEN,
    CANNIBAL,
    CARAMBA,
    CARAMBA_RULE,
    CAVE,
    CELL_WORDS,
    CELLS,
    CHEST,
    COLOURS,
    CREWS,
    CROCODILE,
    DRUNK,
    ENDING,
    FINISHED,
    FORK,
    FREE,
    FRIDAY,
    GALLEON,
    HORSE,
    ICE,
    LIT,
    LOAD_WORDS,
    MISSIONARY,
    NOBODY,
    NOTHING,
    NOWHERE,
    PIECE_WORDS,
    PIECES,
    PLANE,
    RUNNING,
    SEA,
    SPENT_PLANE,
    SPINNER,
    TILE_WORDS,
    TRAPPED,
    WAITING,
)
from roadstead.kernel.cells import copied
from roadstead.kernel.game import Event

HOW_FROM_TILE = {
    HORSE: "horse",
    ICE: "ice",
    CROCODILE: "crocodile",
    PLANE: "plane",
    CAVE: "cave",
    BALLOON: "balloon",
}
TREASURE_COINS = 3


@dataclass(frozen=True, slots=True)
class Moment:
    """One single thing that happened: the state before and after it, and the move if it was one."""

    before: State
    after: State
    code: int = 0

    @property
    def kind(self) -> int:
        return kind_of(self.code)

    @property
    def tripper(self) -> int:
        """Who travels."""
        if self.kind in (codes.M_GO, codes.M_RUM, codes.M_FLY):
            return piece_of(self.code)
        return self.before.tripper

    @property
    def load(self) -> int:
        own = self.kind in (codes.M_GO, codes.M_RUM, codes.M_FLY)
        return load_of(self.code) if own else self.before.load


def events_of(before: State, code: int) -> tuple[Event, ...]:
    """Everything a move, or an answer of chance, brought about, in order."""
    told: list[Event] = []
    state = copied(before)
    begin(state, code)
    told.extend(_told(Moment(before, copied(state), code)))
    while state.phase >= RUNNING:
        last = copied(state)
        advance(state)
        told.extend(_told(Moment(last, copied(state))))
    return tuple(told)


def _told(moment: Moment) -> Iterator[Event]:
    yield from _chance(moment)
    yield from _rum_spent(moment)
    if moment.kind == codes.M_SAIL:
        yield from _sailed(moment)
    yield from _tripped(moment)
    if moment.kind != codes.M_SAIL:
        yield from _others(moment)
    yield from _persons(moment)
    yield from _plights(moment)
    yield from _gold(moment)
    yield from _tiles(moment)
    yield from _turns(moment)


# --- chance, rum and ships ---------------------------------------------------------------------


def _chance(moment: Moment) -> Iterator[Event]:
    before, after = moment.before, moment.after
    if moment.kind == codes.M_STARTS:
        yield events.StarterDrawn(COLOURS[cell_of(moment.code)])
    elif moment.kind == codes.M_OPENED:
        cell = before.mark if before.phase == LIT else before.where[before.tripper]
        tile = after.tile[cell]
        yield events.TileOpened(CELL_WORDS[cell], TILE_WORDS[tile])
        if is_chest(tile):
            yield events.GoldFound(CELL_WORDS[cell], tile - CHEST + 1)
        elif tile == GALLEON:
            yield events.GoldFound(CELL_WORDS[cell], TREASURE_COINS)
        elif tile == CARAMBA and not before.house[CARAMBA_RULE]:
            yield events.CarambaShouted(CELL_WORDS[cell])


def _rum_spent(moment: Moment) -> Iterator[Event]:
    if moment.kind in (codes.M_RUM, codes.M_GIVE):
        yield events.BottleSpent(COLOURS[moment.before.turn], PIECE_WORDS[piece_of(moment.code)])


def _sailed(moment: Moment) -> Iterator[Event]:
    before, after = moment.before, moment.after
    cell = cell_of(moment.code)
    crew = ship_sailing_to(before, cell)
    yield events.ShipSailed(COLOURS[crew], CELL_WORDS[before.ship[crew]], CELL_WORDS[cell])
    for piece in range(PIECES):
        if before.where[piece] == cell:
            if after.where[piece] == cell:
                yield events.PieceFished(PIECE_WORDS[piece], CELL_WORDS[cell])
            elif not _parted(moment, piece):
                yield events.PieceDied(PIECE_WORDS[piece], CELL_WORDS[cell], "W3")


# --- the trip ----------------------------------------------------------------------------------


def _tripped(moment: Moment) -> Iterator[Event]:
    """Where the travelling piece came to, and whether it died."""
    piece = moment.tripper
    if piece == NOBODY or moment.kind == codes.M_OPENED:
        return
    before, after = moment.before, moment.after
    start, cell = before.where[piece], after.where[piece]
    if start == NOWHERE:
        return
    if cell == NOWHERE:
        yield from _tripper_gone(moment, piece, start)
    elif after.step[piece] > before.step[piece]:
        steps = after.tile[cell] - SPINNER + 2
        step = after.step[piece] + 1
        yield events.SpinnerCrossed(PIECE_WORDS[piece], CELL_WORDS[cell], step, steps)
    elif cell != start:
        yield _moved(moment, piece, start, cell)


def _moved(moment: Moment, piece: int, start: int, cell: int) -> Event:
    how, load = _how(moment, start, cell), LOAD_WORDS[moment.load]
    return events.PieceMoved(PIECE_WORDS[piece], CELL_WORDS[start], CELL_WORDS[cell], how, load)


def _how(moment: Moment, start: int, cell: int) -> str:
    """By what a piece came: by its own step, or by the tile it left."""
    before = moment.before
    if moment.kind == codes.M_FLY:
        return "plane"
    if moment.kind in (codes.M_GO, codes.M_RUM):
        return _by_own_step(before, moment.tripper, start, cell)
    tile = before.tile[start]
    if is_arrow(tile):
        return "arrow"
    return "cannon" if is_cannon(tile) else HOW_FROM_TILE[tile]


def _by_own_step(before: State, piece: int, start: int, cell: int) -> str:
    if before.plight[piece] == WAITING:
        return "cave"
    if before.tile[cell] == SEA:
        return "aboard" if ship_on(before, cell) != NOBODY else "swim"
    return "ashore" if before.tile[start] == SEA else "walk"


def _tripper_gone(moment: Moment, piece: int, start: int) -> Iterator[Event]:
    """Eaten, stuck, sunk by an enemy ship, or gone for good with Friday."""
    before, after = moment.before, moment.after
    came = moment.code != 0 or (after.movement, after.origin) != (before.movement, before.origin)
    cell = _cell_come_to(moment, start) if came else start
    if cell != start:
        yield _moved(moment, piece, start, cell)
    if _parted(moment, piece):
        return
    if piece == FRIDAY and not came:
        yield events.PersonLeft(PIECE_WORDS[piece], "rum")
    else:
        clause = "W3" if came else "T10" if before.tile[start] == CANNIBAL else "F4"
        yield events.PieceDied(PIECE_WORDS[piece], CELL_WORDS[cell], clause)


def _cell_come_to(moment: Moment, start: int) -> int:
    """Where a piece went that is not there any more."""
    if moment.code:
        return cell_of(moment.code)
    if is_cannon(moment.before.tile[start]):
        return splash(moment.before, start)
    return neighbour(start, moment.after.movement) if moment.after.movement < 16 else start


# --- the others --------------------------------------------------------------------------------


def _others(moment: Moment) -> Iterator[Event]:
    """Who was hit, killed in the sea, called home or brought back."""
    before, after = moment.before, moment.after
    for piece in range(PIECES):
        start, cell = before.where[piece], after.where[piece]
        if cell == start or piece == moment.tripper or _parted(moment, piece):
            continue
        if start == NOWHERE:
            if before.crew[piece] != NOBODY:
                yield events.PieceRevived(PIECE_WORDS[piece], CELL_WORDS[cell])
        elif cell == NOWHERE:
            yield from _gone(moment, piece, start)
        elif moment.kind != codes.M_OPENED:  # Caramba has been told
            by = PIECE_WORDS[moment.tripper]
            yield events.PieceHit(PIECE_WORDS[piece], by, CELL_WORDS[start])


def _gone(moment: Moment, piece: int, start: int) -> Iterator[Event]:
    if moment.kind == codes.M_GIVE:
        yield events.PersonLeft(PIECE_WORDS[piece], "rum")
    else:
        yield events.PieceDied(PIECE_WORDS[piece], CELL_WORDS[start], "W4")


def _parted(moment: Moment, piece: int) -> bool:
    """Friday and the Missionary have met and are both gone (X11)."""
    before, after = moment.before, moment.after
    return (
        piece in (MISSIONARY, FRIDAY)
        and after.where[MISSIONARY] == after.where[FRIDAY] == NOWHERE
        and after.crew[MISSIONARY] != NOBODY
        and after.crew[FRIDAY] != NOBODY
        and after.converted == 0
        and _was_there(before, MISSIONARY)
        and _was_there(before, FRIDAY)
    )


def _was_there(before: State, person: int) -> bool:
    return before.where[person] != NOWHERE or before.crew[person] == NOBODY


def _persons(moment: Moment) -> Iterator[Event]:
    """Who joined, changed sides, left or was converted (X9-X11)."""
    before, after = moment.before, moment.after
    for person in range(BEN, PIECES):
        crew = after.crew[person]
        if before.crew[person] == NOBODY and crew != NOBODY:
            cell = before.where[before.tripper]
            yield events.PersonJoined(PIECE_WORDS[person], COLOURS[crew], CELL_WORDS[cell])
        elif before.crew[person] != crew:
            yield events.SideChanged(PIECE_WORDS[person], COLOURS[crew])
        if _parted(moment, person):
            yield events.PersonLeft(PIECE_WORDS[person], "meeting")
    if after.converted > before.converted:
        yield events.MissionaryConverted(COLOURS[after.crew[MISSIONARY]])


def _plights(moment: Moment) -> Iterator[Event]:
    """Who was caught, freed, made drunk, or waits in a cave."""
    told = {
        TRAPPED: events.PieceTrapped,
        DRUNK: events.RumDrunk,
        WAITING: events.CaveEntered,
    }
    before, after = moment.before, moment.after
    for piece in range(PIECES):
        was, plight = before.plight[piece], after.plight[piece]
        if was == plight or after.where[piece] == NOWHERE:
            continue
        name, cell = PIECE_WORDS[piece], CELL_WORDS[after.where[piece]]
        if plight in told:
            yield told[plight](name, cell)
        elif was == TRAPPED and plight == FREE and before.where[piece] == after.where[piece]:
            yield events.PieceFreed(name, cell)


# --- gold and tiles ----------------------------------------------------------------------------


def _gold(moment: Moment) -> Iterator[Event]:
    before, after = moment.before, moment.after
    piece = moment.tripper
    if piece == NOBODY:
        return
    crew = after.crew[piece]
    team = team_of(after, crew)
    banked, lost = after.bank[team] - before.bank[team], after.lost - before.lost
    cell = after.where[piece] if after.where[piece] != NOWHERE else before.where[piece]
    if banked:
        yield events.GoldBanked(COLOURS[crew], banked, after.bank[team])
    elif lost:
        yield events.GoldLost(CELL_WORDS[cell], lost)
    elif moment.load != NOTHING and after.load == NOTHING:
        yield events.GoldLeft(CELL_WORDS[cell], LOAD_WORDS[moment.load])


def _tiles(moment: Moment) -> Iterator[Event]:
    """Planes used up, bottles taken, and what the expansion's tiles set going."""
    before, after = moment.before, moment.after
    for cell in range(CELLS):
        if before.tile[cell] == PLANE and after.tile[cell] == SPENT_PLANE:
            yield events.PlaneUsedUp(CELL_WORDS[cell])
    for team in range(CREWS):
        bottles = after.bottles[team] - before.bottles[team]
        if bottles > 0:
            cell = before.where[before.tripper]
            crew = before.crew[before.tripper]
            yield events.BottlesTaken(COLOURS[crew], CELL_WORDS[cell], bottles)
    yield from _shaken(moment)
    here = _opened_cell(moment)
    if after.sown > before.sown:
        yield events.GrassGrown(here)
    if after.quakes > before.quakes:
        yield events.EarthQuaked(here)
    if after.lamps > before.lamps:
        yield events.LighthouseLit(after.lamps)


def _opened_cell(moment: Moment) -> str:
    before = moment.before
    if before.phase == LIT:
        return CELL_WORDS[before.mark]
    return CELL_WORDS[before.where[before.tripper]] if before.tripper != NOBODY else ""


def _shaken(moment: Moment) -> Iterator[Event]:
    """The earthquake exchanged two tiles, named or the only ones left (X7)."""
    before, after = moment.before, moment.after
    if moment.kind == codes.M_SHAKE and before.mark != NOWHERE:
        yield events.TilesExchanged(CELL_WORDS[before.mark], CELL_WORDS[cell_of(moment.code)])
    elif before.quakes > after.quakes and after.phase == ENDING:
        changed = [cell for cell in range(CELLS) if before.tile[cell] != after.tile[cell]]
        if len(changed) == 2:
            first, second = changed
            yield events.TilesExchanged(CELL_WORDS[first], CELL_WORDS[second])


# --- turns -------------------------------------------------------------------------------------


def _turns(moment: Moment) -> Iterator[Event]:
    """Where the seat must choose, whose turn it is now, and the end."""
    before, after = moment.before, moment.after
    if after.phase == FORK:
        piece = after.tripper
        cell = CELL_WORDS[after.where[piece]]
        yield events.WayChosen(PIECE_WORDS[piece], cell, count_ways(copied(after)))
    elif after.phase == FINISHED:
        yield events.GameEnded(WHY_WORDS[after.why])
    elif after.turn != before.turn:
        if after.phase == ACT:
            yield events.TurnBegun(COLOURS[after.turn], mover(after))
        else:
            yield events.TurnPassed(COLOURS[after.turn])
