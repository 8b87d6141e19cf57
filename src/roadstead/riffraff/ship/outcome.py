"""What came of one attempt to load an object: the chance move that the log keeps (design 7.8)."""

import hashlib
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from roadstead.riffraff.ship.dimensions import Dimensions
from roadstead.riffraff.ship.model import model_text
from roadstead.riffraff.ship.words import Piece, Region, Rest
from roadstead.riffraff.ship.world import ENGINE


class End(StrEnum):
    """How an attempt came to its end."""

    LOADED = "loaded"
    FELL = "fell"
    TIME_UP = "A6"
    CONTACT = "A12"
    DIVERGED = "diverged"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The world after an attempt, and what was lost and caught on the way.

    ``loaded`` is the object if it was let go and has stayed; ``fallen`` is what fell and was not
    caught; ``digests`` are fingerprints of the state, one a simulated second and one at the end.
    """

    tried: Piece
    region: Region
    end: End
    loaded: Piece | None
    after: Rest
    fallen: tuple[Piece, ...]
    caught: tuple[Piece, ...]
    engine: str
    beats: int
    digests: tuple[str, ...]


@cache
def engine_of(ship: Dimensions) -> str:
    """Engine, machine type and model: only where all three agree is a re-simulation exact."""
    model = hashlib.sha256(model_text(ship, ()).encode()).hexdigest()
    return f"{ENGINE} {model[:16]}"
