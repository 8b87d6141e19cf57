"""The vocabulary of Jackal: numbers the core counts with and the words that stand for them."""

from __future__ import annotations

NATURE = -1
"""To move: chance."""
OVER = -2
"""To move: no one, the game has ended."""
NOBODY = -1

# --- crews and pieces --------------------------------------------------------------------------
CREWS = 4
WHITE, RED, BLACK, YELLOW = range(4)
"""Clockwise from the south (H1)."""
COLOURS = ("white", "red", "black", "yellow")
PIRATES = 3
"""Pirates of a crew (I2)."""
BEN, MISSIONARY, FRIDAY = range(12, 15)
PIECES = 15
"""A pirate is the number `crew * PIRATES + 0..2`; the three persons of the expansion follow."""
PIECE_WORDS = (
    *(f"{colour}{number}" for colour in COLOURS for number in range(1, PIRATES + 1)),
    "ben",
    "missionary",
    "friday",
)

FREE, TRAPPED, WAITING, DRUNK, HUNGOVER = range(5)
"""What holds a piece: nothing, a trap (T6), a cave (X3), rum this turn and in the next (T8)."""
PLIGHT_WORDS = ("free", "trapped", "waiting", "drunk", "hungover")

NOTHING, COIN, TREASURE = range(3)
"""What a piece carries (G2, H62)."""
LOADS = 3
LOAD_WORDS = ("nothing", "coin", "treasure")
WORTH = (0, 1, 3)
"""Gold by load; the galleon's treasure counts three (X12)."""

# --- the grid ----------------------------------------------------------------------------------
SIDE = 13
CELLS = SIDE * SIDE
"""A cell is the number `row * SIDE + column`, row 0 north, column 0 west (I1, H4)."""
NOWHERE = -1
CELL_WORDS = tuple(f"{'abcdefghijklm'[cell % SIDE]}{cell // SIDE}" for cell in range(CELLS))

N, NE, E, SE, S, SW, W, NW = range(8)
DIRECTION_WORDS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
FLIGHT = 16
"""A movement: 0..7 a step in that direction, 8..15 a knight's move, 16 a flight."""
ROW_OF_MOVEMENT = (-1, -1, 0, 1, 1, 1, 0, -1, -2, -1, 1, 2, 2, 1, -1, -2)
COLUMN_OF_MOVEMENT = (0, 1, 1, 1, 0, -1, -1, -1, 1, 2, 2, 1, -1, -2, -2, -1)
ANY_FLIGHT = 1 << FLIGHT
STEPS = 5
"""Steps of the longest spinner."""

# --- tiles -------------------------------------------------------------------------------------
SEA, CLOSED, CUT = range(3)
"""What may lie on a cell besides an open tile; CUT: not part of the game (I1)."""
FIRST_TILE = 3
ARROW = 3
"""Seven kinds of arrows in four quarter turns: `ARROW + 4 * (kind - 1) + turn`."""
CANNON = 31
"""In four quarter turns."""
EMPTY = 35
HORSE = 36
SPINNER = 37
"""With two, three, four and five steps."""
ICE, TRAP, FORT, ABORIGINE, BARREL, CROCODILE, CANNIBAL, BALLOON = range(41, 49)
PLANE = 49
CHEST = 50
"""With one to five coins."""
BOTTLES = 55
"""One to three of them."""
CAVE, DENSE, GRASS, LIGHTHOUSE, EARTHQUAKE, CARAMBA = range(58, 64)
BEN_TILE, MISSIONARY_TILE, FRIDAY_TILE, GALLEON = range(64, 68)
SPENT_PLANE, SPENT_BOTTLES = 68, 69
"""A used plane; tiles whose bottles were taken, by the number of them."""
TILES = 72

KINDS = 41
"""Kinds of tiles that may lie closed: seven arrows, the cannon, then the rest as they are
numbered."""
ARROW_KINDS = 7
CANNON_KIND = 7
EMPTY_KIND = 8

_TURNED = tuple(f"arrow{kind}{turn}" for kind in range(1, 8) for turn in "nesw")
TILE_WORDS = (
    "sea",
    "closed",
    "cut",
    *_TURNED,
    *(f"cannon-{turn}" for turn in "nesw"),
    "empty",
    "horse",
    "spinner2",
    "spinner3",
    "spinner4",
    "spinner5",
    "ice",
    "trap",
    "fort",
    "aborigine",
    "barrel",
    "crocodile",
    "cannibal",
    "balloon",
    "plane",
    *(f"chest{coins}" for coins in range(1, 6)),
    *(f"bottles{bottles}" for bottles in range(1, 4)),
    "cave",
    "dense",
    "grass",
    "lighthouse",
    "earthquake",
    "caramba",
    "ben",
    "missionary",
    "friday",
    "galleon",
    "plane-used",
    *(f"bottles{bottles}-used" for bottles in range(1, 4)),
)
KIND_WORDS = (
    *(f"arrow{kind}" for kind in range(1, ARROW_KINDS + 1)),
    "cannon",
    *TILE_WORDS[EMPTY : GALLEON + 1],
)

# --- phases ------------------------------------------------------------------------------------
DRAW_STARTER, ACT, FORK, OPENING, LAMP, LIT, QUAKE, FINISHED, RUNNING, ENDING = range(10)
PHASE_WORDS = (
    "starter",  # chance draws the ship that begins
    "act",  # the turn begins
    "fork",  # the trip goes on where the seat says
    "opening",  # chance tells the tile that was entered
    "lamp",  # the lighthouse: name a closed tile
    "lit",  # chance tells the tile that was named
    "quake",  # the earthquake: name a tile
    "over",
    "running",  # within a move: the piece has come to a tile that acts now
    "ending",  # within a move: the turn is over
)

# --- options: places in `State.house`, and their values -----------------------------------------
MODE, EXPANSION, FIRST_PLAYER, ICE_AFTER_HORSE, ICE_AFTER_PLANE, PLANE_TARGETS = range(6)
CROCODILE_AFTER_PLANE, HORSE_INTO_SEA, ENEMY_SHIP_BY_CHAIN, CROCODILE_PASS = range(6, 10)
PLANE_WAIT, SHIP_STEERING, EARLY_END, GIVE_RUM, MISSIONARY_ON_BARREL = range(10, 15)
EARTHQUAKE_SCOPE, CARAMBA_RULE = range(15, 17)
OPTION_NAMES = (
    "mode",
    "expansion",
    "first_player",
    "ice_after_horse",
    "ice_after_plane",
    "plane_targets",
    "crocodile_after_plane",
    "horse_into_sea",
    "enemy_ship_by_chain",
    "crocodile_pass",
    "plane_wait",
    "ship_steering",
    "early_end",
    "give_rum",
    "missionary_on_barrel",
    "earthquake_scope",
    "caramba",
)
OPTIONS = len(OPTION_NAMES)

FOUR, PAIRS, TWO, THREE, DUEL = range(5)
RANDOM = 1
SAME_VECTOR = 1
STOP = 1
LAND_ONLY, ANY_CELL = 1, 2
STAND_ON_SPENT_PLANE = 1
DIVE = 1
ONLY_WHEN_FORCED = 1
NO_PASS = 1
MAY_WAIT = 1
ANY_BOARDED_SHIP = 1
OFFER, ALWAYS, NEVER = range(3)
FREELY = 1
BECOMES_PIRATE = 1
CLOSED_ONLY = 1
BLANK = 1
