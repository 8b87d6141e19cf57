"""The kinds of tiles, one file each, in the order of their numbers."""

from roadstead.jackal.tiles.aborigine import ABORIGINES
from roadstead.jackal.tiles.arrow import ARROWS
from roadstead.jackal.tiles.balloon import BALLOONS
from roadstead.jackal.tiles.barrel import BARRELS
from roadstead.jackal.tiles.ben import BENS
from roadstead.jackal.tiles.bottles import BOTTLE_TILES
from roadstead.jackal.tiles.cannibal import CANNIBALS
from roadstead.jackal.tiles.cannon import CANNONS
from roadstead.jackal.tiles.caramba import CARAMBAS
from roadstead.jackal.tiles.cave import CAVES
from roadstead.jackal.tiles.chest import CHESTS
from roadstead.jackal.tiles.crocodile import CROCODILES
from roadstead.jackal.tiles.dense import JUNGLES
from roadstead.jackal.tiles.earthquake import EARTHQUAKES
from roadstead.jackal.tiles.empty import EMPTIES
from roadstead.jackal.tiles.fort import FORTS
from roadstead.jackal.tiles.friday import FRIDAYS
from roadstead.jackal.tiles.galleon import GALLEONS
from roadstead.jackal.tiles.grass import GRASSES
from roadstead.jackal.tiles.horse import HORSES
from roadstead.jackal.tiles.ice import ICES
from roadstead.jackal.tiles.lighthouse import LIGHTHOUSES
from roadstead.jackal.tiles.missionary import MISSIONARIES
from roadstead.jackal.tiles.plane import PLANES
from roadstead.jackal.tiles.spinner import SPINNERS
from roadstead.jackal.tiles.tile import Tile
from roadstead.jackal.tiles.trap import TRAPS

KINDS_OF_TILES: tuple[Tile, ...] = (
    *ARROWS,
    CANNONS,
    EMPTIES,
    HORSES,
    *SPINNERS,
    ICES,
    TRAPS,
    FORTS,
    ABORIGINES,
    BARRELS,
    CROCODILES,
    CANNIBALS,
    BALLOONS,
    PLANES,
    *CHESTS,
    *BOTTLE_TILES,
    CAVES,
    JUNGLES,
    GRASSES,
    LIGHTHOUSES,
    EARTHQUAKES,
    CARAMBAS,
    BENS,
    MISSIONARIES,
    FRIDAYS,
    GALLEONS,
)
"""Every kind that may lie closed, by its number (I3, X1-X12)."""

__all__ = ["KINDS_OF_TILES", "Tile"]
