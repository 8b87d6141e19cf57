"""Cards: chosen in secret, revealed all at once (R7, R10, A4)."""

from __future__ import annotations

from dataclasses import replace

from roadstead.kernel.game import Event
from roadstead.riffraff import events
from roadstead.riffraff.captain import decide_captain
from roadstead.riffraff.options import House
from roadstead.riffraff.state import NOTHING, Chosen, Phase, Table, nothing_chosen

Secretly = tuple[Table, Chosen, tuple[Event, ...]]
"""A table, what lies face down on it, and what happened on the way there."""


def choose_barred_by(table: Table, seat: int, card: int) -> str | None:
    """Each seat lays a card of its hand face down (R7); a played one is not in it any more (R10).

    Until all have chosen another card may be laid instead, or the same one again (A4): what may be
    laid tells nothing about what lies there.
    """
    if not 0 <= seat < table.seats:
        return "R1"
    if table.phase is not Phase.CHOOSE:
        return "R7"
    return None if card in table.unplayed[seat] else "R10"


def let_draw_barred_by(table: Table, chosen: Chosen, seat: int, house: House) -> str | None:
    """When the time for choosing is up, chance chooses for whoever has not (A4)."""
    if not 0 <= seat < table.seats:
        return "R1"
    if table.phase is not Phase.CHOOSE:
        return "R7"
    return None if house.cards_are_timed and chosen[seat] == NOTHING else "A4"


def drawn_barred_by(table: Table, seat: int, card: int) -> str | None:
    """Chance draws a card from the hand of the seat that was late (A4)."""
    if table.phase is not Phase.DRAW or seat != table.drawing:
        return "A4"
    return None if card in table.unplayed[seat] else "R10"


def let_draw(table: Table, chosen: Chosen, seat: int) -> Secretly:
    """Chance is asked for a card."""
    return replace(table, phase=Phase.DRAW, drawing=seat), chosen, ()


def lay(table: Table, chosen: Chosen, seat: int, card: int, house: House) -> Secretly:
    """A card lies face down; the last missing one reveals them all at once (R7, A4)."""
    laid = (*chosen[:seat], card, *chosen[seat + 1 :])
    told: tuple[Event, ...] = (events.HasChosen(seat),)
    waiting = replace(table, phase=Phase.CHOOSE, drawing=None)
    if NOTHING in laid:
        return waiting, laid, told
    after, more = _reveal(waiting, laid, house)
    return after, nothing_chosen(table.seats), told + more


def _reveal(table: Table, chosen: Chosen, house: House) -> tuple[Table, tuple[Event, ...]]:
    """All cards are turned at once (R7); they do not return to the hands (R10)."""
    left = tuple(
        tuple(card for card in cards if card != played)
        for cards, played in zip(table.unplayed, chosen, strict=True)
    )
    told = tuple(events.CardRevealed(seat, card) for seat, card in enumerate(chosen))
    after, more = decide_captain(replace(table, unplayed=left, cards=chosen), house)
    return after, told + more
