"""What keeps a written position from standing: every defect has a word (docs/reference)."""

from __future__ import annotations

from collections.abc import Iterator

from roadstead.jackal.board import is_arrow, is_cannon, last_step, neighbour
from roadstead.jackal.chains import FLIGHTS, cell_of_node, origin_of_node, sends_on
from roadstead.jackal.crews import is_friend, may_carry, missionary_at, ship_on, ships, team_of
from roadstead.jackal.forks import next_choice
from roadstead.jackal.island import HOMES, crews_of, fresh_state
from roadstead.jackal.ships import is_berth
from roadstead.jackal.state import PILES, State
from roadstead.jackal.tiles import KINDS_OF_TILES
from roadstead.jackal.tiles.earthquake import free_tiles, may_be_shaken
from roadstead.jackal.tiles.fort import is_fort
from roadstead.jackal.turns import NO_MOVE, can_act, end_reached
from roadstead.jackal.words import (
    ACT,
    BALLOON,
    BARREL,
    BEN,
    CANNIBAL,
    CAVE,
    CELL_WORDS,
    CELLS,
    CLOSED,
    COLOURS,
    CREWS,
    CROCODILE,
    CUT,
    DENSE,
    DRAW_STARTER,
    EXPANSION,
    FINISHED,
    FIRST_PLAYER,
    FLIGHT,
    FORK,
    FREE,
    FRIDAY,
    HORSE,
    ICE,
    ICE_AFTER_PLANE,
    KIND_WORDS,
    LAMP,
    LIT,
    MISSIONARY,
    MODE,
    NOBODY,
    NOTHING,
    NOWHERE,
    OPENING,
    PIECE_WORDS,
    PIECES,
    PLANE,
    QUAKE,
    RANDOM,
    SEA,
    SIDE,
    STOP,
    TRAP,
    TRAPPED,
    WAITING,
)
from roadstead.kernel.cells import copied, numbers, out_of_range

MOST_GOLD = 120
TILE_OF_PLIGHT = {FREE: NOWHERE, TRAPPED: TRAP, WAITING: CAVE}
"""What holds a piece there; anything else is rum."""


def defects_of(state: State) -> tuple[str, ...]:
    """All defects; the rules may be asked about a position only when there are none."""
    basic = [*_out_of_range(state), *_of_tiles(state), *_of_ships(state)]
    if basic:
        return tuple(basic)
    found = [
        *_of_gold(state),
        *_of_pieces(state),
        *_of_persons(state),
        *_of_clock(state),
        *_of_trip(state),
    ]
    return tuple(dict.fromkeys(found)) or tuple(_of_phase(state))


def _out_of_range(state: State) -> Iterator[str]:
    for field in dict.fromkeys(out_of_range(state)):
        yield f"{field}-out-of-range"


def _of_tiles(state: State) -> Iterator[str]:
    """What lies closed is told kind by kind (I6); the expansion's tiles need the expansion."""
    for kind, count in enumerate(state.rest):
        if count < 0:
            yield f"too-many-{KIND_WORDS[kind]}"
        if count > 0 and not state.house[EXPANSION] and KINDS_OF_TILES[kind].copies == 0:
            yield "expansion"
    if state.closed != sum(state.rest):
        yield f"closed-tiles-{state.closed}-of-{sum(state.rest)}"
    if not state.house[EXPANSION] and any(CAVE - 3 <= tile <= CAVE + 9 for tile in state.tile):
        yield "expansion"


def _of_ships(state: State) -> Iterator[str]:
    """Each ship of the mode lies at a berth of its own side (M2, E4-E8)."""
    crews = crews_of(state.house[MODE])
    for crew in range(CREWS):
        berth = state.ship[crew]
        if crew not in crews:
            if berth != NOWHERE or any(
                state.where[crew * 3 : crew * 3 + 3][n] >= 0 for n in range(3)
            ):
                yield f"no-{COLOURS[crew]}-in-this-mode"
        elif berth == NOWHERE or not is_berth(berth) or not _same_side(berth, HOMES[crew]):
            yield f"ship-{COLOURS[crew]}"
    if (state.turn == NOBODY) != (state.phase == DRAW_STARTER) or (
        state.turn != NOBODY and state.turn not in crews
    ):
        yield "turn"


def _same_side(berth: int, home: int) -> bool:
    if home % SIDE in (0, SIDE - 1):
        return berth % SIDE == home % SIDE
    return berth // SIDE == home // SIDE


def _of_gold(state: State) -> Iterator[str]:
    """Gold lies on open tiles where it may be brought, and is not more than can be counted."""
    if state.stake + state.lost + sum(state.bank) > MOST_GOLD:
        yield "too-much-gold"
    places = [cell for cell in range(CELLS) if state.coins[cell]]
    places += [place for place in state.pile_place if place != NOWHERE]
    places += [state.treasure] if state.treasure != NOWHERE else []
    for place in places:
        cell, step = place % CELLS, place // CELLS
        tile = state.tile[cell]
        if tile in (SEA, CLOSED, CUT, DENSE) or is_fort(tile) or step > last_step(state, cell):
            yield f"gold-at-{CELL_WORDS[cell]}"
    if state.pile_place[PILES - 1] != NOWHERE:
        yield "too-many-piles"
    teams = {team_of(state, crew) for crew in crews_of(state.house[MODE])}
    for team in range(CREWS):
        if team not in teams and (state.bank[team] or state.bottles[team]):
            yield f"gold-of-{COLOURS[team]}"
    if not state.house[EXPANSION] and (state.treasure != NOWHERE or any(state.bottles)):
        yield "expansion"


def _of_pieces(state: State) -> Iterator[str]:
    """Pieces stand where they can stay, and with enemies only in the dense jungle (F3, X4)."""
    for piece in range(PIECES):
        if state.where[piece] != NOWHERE:
            if not _may_stand(state, piece) or not _plight_fits(state, piece):
                yield f"{PIECE_WORDS[piece]}-at-{CELL_WORDS[state.where[piece]]}"
            if any(_collide(state, piece, other) for other in range(piece)):
                yield f"enemies-at-{CELL_WORDS[state.where[piece]]}"


def _may_stand(state: State, piece: int) -> bool:
    cell = state.where[piece]
    tile = state.tile[cell]
    if tile == SEA:
        owner = ship_on(state, cell)
        friendly = owner == NOBODY or is_friend(state, owner, state.crew[piece])
        return friendly and state.step[piece] == 0
    if piece == state.tripper:
        return tile != CUT and (tile == CLOSED) == (state.phase == OPENING)
    if tile in (CLOSED, CUT, HORSE, CROCODILE, BALLOON) or is_arrow(tile) or is_cannon(tile):
        return False
    if tile == ICE and state.house[ICE_AFTER_PLANE] != STOP:
        return False
    if piece == FRIDAY:
        return state.step[piece] == 0 and tile != BARREL
    return tile != CANNIBAL and state.step[piece] <= last_step(state, cell)


def _plight_fits(state: State, piece: int) -> bool:
    tile = state.tile[state.where[piece]]
    plight = state.plight[piece]
    if plight == FREE:
        return True
    if piece == state.tripper or (piece == FRIDAY and plight != WAITING):
        return False
    return tile == TILE_OF_PLIGHT.get(plight, BARREL)


def _collide(state: State, piece: int, other: int) -> bool:
    """Two enemies on one place."""
    return (
        state.where[piece] == state.where[other]
        and state.step[piece] == state.step[other]
        and state.tile[state.where[piece]] != DENSE
        and not is_friend(state, state.crew[piece], state.crew[other])
    )


def _of_persons(state: State) -> Iterator[str]:
    met = [piece for piece in range(BEN, PIECES) if state.crew[piece] != NOBODY]
    crews = crews_of(state.house[MODE])
    if met and not state.house[EXPANSION]:
        yield "expansion"
    if any(state.crew[piece] not in crews for piece in met):
        yield "persons"
    if state.converted and MISSIONARY not in met:
        yield "converted"
    cell = state.where[FRIDAY]
    if cell != NOWHERE and missionary_at(state, cell, state.step[FRIDAY]):
        yield "friday-meets-missionary"


def _of_clock(state: State) -> Iterator[str]:
    """Turns without progress, grass, and what the lighthouse or the earthquake still asks."""
    within_turn = state.phase in (FORK, OPENING, LAMP, LIT, QUAKE)
    if state.idle < 0 and not within_turn:
        yield "idle"
    if (state.idle >= state.patience) and state.phase != FINISHED:
        yield "idle"
    asked = state.phase in (LAMP, LIT, QUAKE)
    if (asked or state.grass or state.sown or state.lamps) and not state.house[EXPANSION]:
        yield "expansion"
    if state.grass > ships(state) or (state.sown and not asked):
        yield "grass"
    if (state.lamps and not asked) or (state.phase == LAMP and state.lamps == 0):
        yield "lamps"
    if state.quakes:
        yield "quake"
    if not _mark_fits(state):
        yield "mark"


def _mark_fits(state: State) -> bool:
    if state.phase == LIT:
        return state.mark != NOWHERE and state.tile[state.mark] == CLOSED
    if state.phase == QUAKE:
        return state.mark == NOWHERE or may_be_shaken(state, state.mark)
    return state.mark == NOWHERE


def _of_trip(state: State) -> Iterator[str]:
    """Somebody travels exactly while a trip is under way."""
    fork = state.phase in (FORK, OPENING)
    if not fork:
        if any((state.tripper != NOBODY, state.load, state.start != NOWHERE, _moving(state))):
            yield "trip"
        return
    piece = state.tripper
    if piece == NOBODY or state.where[piece] == NOWHERE or state.crew[piece] != state.turn:
        yield "trip"
        return
    if state.load != NOTHING and (state.opened or state.phase == OPENING):
        yield "load"
    if state.load != NOTHING and not may_carry(state, piece):
        yield "load"
    if state.start == NOWHERE or state.tile[state.start] == CUT or not _way_fits(state):
        yield "trip"
    if state.opened != (state.idle < 0) or state.desperate > state.opened:
        yield "opened"
    if state.step[piece] or not _trail_fits(state):
        yield "trail"


def _moving(state: State) -> bool:
    return any(
        (
            state.origin != NOWHERE,
            state.movement,
            state.opened,
            state.desperate,
            state.peaceful,
            state.trail_length,
        )
    )


def _way_fits(state: State) -> bool:
    """The piece has come to its cell by that movement."""
    cell = state.where[state.tripper]
    if state.origin == NOWHERE or state.tile[state.origin] == CUT:
        return False
    if state.movement == FLIGHT:
        return state.origin != cell
    return neighbour(state.origin, state.movement) == cell


def _trail_fits(state: State) -> bool:
    nodes = state.trail[: state.trail_length]
    return len(set(nodes)) == len(nodes) and all(map(_is_node, nodes))


def _is_node(node: int) -> bool:
    cell, origin = cell_of_node(node), origin_of_node(node)
    return node < FLIGHTS + CELLS * CELLS and cell < CELLS and origin != NOWHERE


def _of_phase(state: State) -> Iterator[str]:
    """What the phase asks for can be answered."""
    over = state.phase == FINISHED
    if (state.why != 0) != over or (over and state.why not in (NO_MOVE, end_reached(state))):
        yield "why"
    elif state.phase == ACT and not can_act(copied(state)):
        yield "no-move"
    elif state.phase == FORK and not _forks(copied(state)):
        yield "fork"
    elif state.phase == LAMP and state.closed < 2:
        yield "lamps"
    elif state.phase == QUAKE and free_tiles(state) < 3:
        yield "quake"
    elif state.phase == DRAW_STARTER and not _is_fresh(state):
        yield "starter"


def _forks(state: State) -> bool:
    """At least two ways lead on; on the plane staying is one of them."""
    cell = state.where[state.tripper]
    tile = state.tile[cell]
    if tile not in (PLANE, CAVE) and not sends_on(state, cell, state.movement):
        return False
    first = next_choice(state, 0)
    return first != NOWHERE and (tile == PLANE or next_choice(state, first + 1) != NOWHERE)


def _is_fresh(state: State) -> bool:
    fresh = fresh_state(state.house, state.patience // ships(state))
    fresh.phase, fresh.turn = DRAW_STARTER, NOBODY
    return state.house[FIRST_PLAYER] == RANDOM and numbers(fresh) == numbers(state)
