"""The options of Jackal: every house rule by name, the default first."""

from __future__ import annotations

from collections.abc import Mapping

from roadstead.jackal.words import OPTION_NAMES
from roadstead.kernel.options import Choice, Flag, Number, Options, Value

SCHEMA = Options(
    "jackal",
    (
        Choice("mode", ("four", "pairs", "two", "three", "duel")),  # (H2)
        Flag("expansion"),
        Choice("first_player", ("white", "random")),
        Choice("ice_after_horse", ("any_knight_move", "same_vector")),
        Choice("ice_after_plane", ("fly_again", "stop")),
        Choice("plane_targets", ("own_and_allied_ship", "land_only", "any_cell")),
        Choice("crocodile_after_plane", ("fly_again", "stand_on_spent_plane")),
        Choice("horse_into_sea", ("forbidden", "dive")),
        Choice("enemy_ship_by_chain", ("after_opening", "only_when_forced")),
        Choice("crocodile_pass", ("allowed", "forbidden")),
        Choice("plane_wait", ("no", "yes")),
        Choice("ship_steering", ("own_ship_only", "any_boarded_ship")),
        Choice("early_end", ("offer", "always", "never")),
        Number("no_progress_rounds", 50, 1, 200),
        Choice("give_rum", ("whole_turn", "free")),
        Choice("missionary_on_barrel", ("stays_missionary", "becomes_pirate")),
        Choice("lighthouse", ("open_four",)),
        Choice("earthquake_scope", ("any_free_tile", "closed_only")),
        Choice("caramba", ("all_to_ships", "blank")),
    ),
)


def house_of(options: Mapping[str, Value]) -> list[int]:
    """The options as the core reads them: a small number each."""
    return [SCHEMA[name].values.index(SCHEMA[name].text(options[name])) for name in OPTION_NAMES]
