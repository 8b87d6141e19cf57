"""Chains of tiles that send a piece on: where they may lead, and whether they lead out (M8, F5).

A node is a tile that sends on, entered by a movement from a cell. A trip enters no node twice since
its last opening (H33); a way is legal if from it some end can be reached so.
"""

from __future__ import annotations

from roadstead.jackal.board import back, is_arrow, is_cannon, neighbour
from roadstead.jackal.clauses import ALLOWED
from roadstead.jackal.entering import SENT, entry_barred_by
from roadstead.jackal.state import TRAIL, State
from roadstead.jackal.tiles.arrow import arrow_exits
from roadstead.jackal.tiles.cannon import barrel_direction, splash
from roadstead.jackal.tiles.crocodile import flies_again, way_back
from roadstead.jackal.tiles.horse import ANY_KNIGHT_MOVE
from roadstead.jackal.tiles.ice import slide, stops_on_ice
from roadstead.jackal.tiles.plane import may_land
from roadstead.jackal.words import CELLS, CROCODILE, CUT, FLIGHT, HORSE, ICE

ANY_FLIGHT = 1 << FLIGHT
"""Exits that lead anywhere."""
FLIGHTS = CELLS * 16
"""The number of the first node that is entered by a flight."""


def sends_on(state: State, cell: int, movement: int) -> bool:
    """Arrow, horse, ice, crocodile and cannon leave nobody where he came (M8); what balloon, plane
    and cave do always leads to an end."""
    tile = state.tile[cell]
    if tile == ICE:
        return not stops_on_ice(state, movement)
    return is_arrow(tile) or is_cannon(tile) or tile in (HORSE, CROCODILE)


def exits(state: State, cell: int, movement: int, origin: int) -> int:
    """The movements by which a tile sends on whoever came so, one bit each."""
    tile = state.tile[cell]
    if is_arrow(tile):
        return arrow_exits(tile)
    if tile == HORSE:
        return ANY_KNIGHT_MOVE
    if tile == ICE:
        return slide(state, movement)
    if tile == CROCODILE:
        return way_back(state, movement, origin)
    return ANY_FLIGHT


def leaves_from(state: State, cell: int, movement: int, origin: int) -> int:
    """The cell a piece sent on comes from next: this one, or the plane's once more (H27)."""
    if state.tile[cell] == CROCODILE and flies_again(state, movement, origin):
        return origin
    return cell


# --- nodes -------------------------------------------------------------------------------------


def node_of(cell: int, movement: int, origin: int) -> int:
    if movement < FLIGHT:
        return cell * 16 + movement
    return FLIGHTS + cell * CELLS + origin


def cell_of_node(node: int) -> int:
    return node // 16 if node < FLIGHTS else (node - FLIGHTS) // CELLS


def movement_of_node(node: int) -> int:
    return node % 16 if node < FLIGHTS else FLIGHT


def origin_of_node(node: int) -> int:
    if node < FLIGHTS:
        return neighbour(node // 16, back(node % 16))
    return (node - FLIGHTS) % CELLS


def note(state: State, node: int) -> bool:
    """Write a node down; False if it was entered before (H33)."""
    for place in range(state.trail_length):
        if state.trail[place] == node:
            return False
    if state.trail_length == TRAIL:
        return False
    state.trail[state.trail_length] = node
    state.trail_length += 1
    return True


def wipe(state: State, length: int) -> None:
    """Forget all nodes but the first ones."""
    for place in range(length, state.trail_length):
        state.trail[place] = 0
    state.trail_length = length


# --- the search for a way out ------------------------------------------------------------------


def leads_out(state: State, cell: int, movement: int, origin: int) -> bool:
    """From here some end can be reached without entering a node twice (F5, H33).

    Breadth first: the nodes found wait behind the trail, and are wiped before the answer.
    """
    if not sends_on(state, cell, movement):
        return True
    length = state.trail_length
    found = False
    if note(state, node_of(cell, movement, origin)):
        head = length
        while head < state.trail_length and not found:
            found = ends_beyond(state, state.trail[head])
            head += 1
    wipe(state, length)
    return found


def ends_beyond(state: State, node: int) -> bool:
    """One of the ways from a node is an end; the others are written down."""
    cell, movement, origin = cell_of_node(node), movement_of_node(node), origin_of_node(node)
    if is_cannon(state.tile[cell]):
        return shot_barred_by(state, cell) == ALLOWED
    ways = exits(state, cell, movement, origin)
    if ways == ANY_FLIGHT:
        return flight_ends(state, cell, movement, origin)
    for way in range(FLIGHT):
        if ways >> way & 1 == 1 and is_end(state, neighbour(cell, way), way, cell):
            return True
    return False


def flight_ends(state: State, cell: int, movement: int, origin: int) -> bool:
    start = leaves_from(state, cell, movement, origin)
    for target in range(CELLS):
        if (
            state.tile[target] != CUT
            and may_land(state, cell, movement, origin, target)
            and is_end(state, target, FLIGHT, start)
        ):
            return True
    return False


def is_end(state: State, cell: int, movement: int, origin: int) -> bool:
    if entry_barred_by(state, cell, movement, SENT) != ALLOWED:
        return False
    if not sends_on(state, cell, movement):
        return True
    note(state, node_of(cell, movement, origin))
    return False


def shot_barred_by(state: State, cell: int) -> int:
    """A cannon has one way only: to the water (T7)."""
    return entry_barred_by(state, splash(state, cell), barrel_direction(state.tile[cell]), SENT)
