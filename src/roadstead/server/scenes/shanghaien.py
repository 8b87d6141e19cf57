"""The table of Shanghaien as it is drawn, made from what a seat may know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from roadstead.kernel.game import Move, View
from roadstead.server.parts import Crew, ShanghaienScene, Side, Slot
from roadstead.shanghaien import moves, scoring
from roadstead.shanghaien.state import State
from roadstead.shanghaien.tavern import taker
from roadstead.shanghaien.turn import supply
from roadstead.shanghaien.view import Table, cards_in_deck
from roadstead.shanghaien.wording import move_by_code
from roadstead.shanghaien.words import (
    CARD_WORDS,
    CREW_FACES,
    DOUBLES,
    EMPTY,
    JOKERS,
    LEFT,
    NATION_WORDS,
    NOBODY,
    OPEN,
    PHASE_WORDS,
    ROW_WORDS,
    SEATS,
    SLOTS,
    TRICK_WORDS,
    VALUES,
    WITH_EXTRA3,
)

FACE_WORDS = (*(str(value + 1) for value in range(VALUES)), *TRICK_WORDS[: CREW_FACES - JOKERS])
ROW_OF_DIE = ("none", "left", "right")


def scene_of(view: View) -> ShanghaienScene:
    """Everything that lies open."""
    assert isinstance(view, Table), view
    state = view.state
    return ShanghaienScene(
        round=state.round,
        phase=PHASE_WORDS[state.phase],
        starter=_seat(state.starter),
        turn=_seat(state.turn),
        row=ROW_WORDS[state.row],
        slots=[_slot(state, place) for place in range(SLOTS)],
        sides=[_side(state, seat) for seat in range(SEATS)],
        roll=[die for die in state.roll if die],
        together=_listed(state.spread),
        pending=move_by_code()[state.pending].word if state.pending else None,
        captain=_seat(state.captain),
        shanghai_barred=bool(state.shanghai_barred),
        sharks=bool(state.sharks),
        doubles_in_middle=_doubles_in_middle(state),
        gone=None if view.hides_discards else _cards(state.gone),
        deck=cards_in_deck(state),
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _listed(spread: list[int]) -> list[int]:
    return [pips for pips, count in enumerate(spread, start=1) for _ in range(count)]


def _cards(counts: list[int]) -> list[str]:
    return [word for word, count in zip(CARD_WORDS, counts, strict=True) for _ in range(count)]


def _doubles_in_middle(state: State) -> bool:
    taken = any(state.hand[seat][DOUBLES] for seat in range(SEATS))
    return bool(state.house[WITH_EXTRA3]) and not taken


def _slot(state: State, place: int) -> Slot:
    """A place of the row; dice stand there only once the row has a direction."""
    word = None if state.tavern[place] == EMPTY else CARD_WORDS[state.tavern[place]]
    if state.row == OPEN:
        return Slot(word, None, False, [0] * SEATS, None)
    slot = place if state.row == LEFT else SLOTS - 1 - place
    dice = [state.dice[seat][slot] for seat in range(SEATS)]
    return Slot(word, slot + 1, bool(state.face_down[slot]), dice, _seat(taker(state, slot)))


def _side(state: State, seat: int) -> Side:
    return Side(
        seat=seat,
        supply=supply(state, seat),
        crews=[_crew(state, seat, nation) for nation in range(len(NATION_WORDS))],
        tricks=list(_tricks(state, seat)),
        trick_used=bool(state.trick_used[seat]),
        points=scoring.points(state, seat),
    )


def _tricks(state: State, seat: int) -> Iterator[str]:
    for word, count in zip(TRICK_WORDS, state.hand[seat], strict=True):
        yield from [word] * count


def _crew(state: State, seat: int, nation: int) -> Crew:
    faces = state.crew[seat][nation]
    ours, theirs = (scoring.strength(state, each, nation) for each in (seat, 1 - seat))
    cards = [word for word, count in zip(FACE_WORDS, faces, strict=True) for _ in range(count)]
    return Crew(NATION_WORDS[nation], cards, ours, scoring.points_of_nation(ours, theirs))


def facts_of_move(move: Move) -> Mapping[str, object]:
    """What a move names, in the words of the game."""
    match move:
        case moves.Declare(row):
            return {"row": ROW_WORDS[row]}
        case moves.Place(die, row) | moves.Return(die, row):
            return {"die": die, "row": ROW_OF_DIE[row]}
        case moves.Joker(card, nation):
            return {"card": TRICK_WORDS[card], "nation": NATION_WORDS[nation]}
        case moves.Nudge(card, die, to):
            return {"card": TRICK_WORDS[card], "die": die, "to": to}
        case moves.Both(card, row):
            return {"card": TRICK_WORDS[card], "row": ROW_OF_DIE[row]}
        case moves.Reroll(card):
            return {"card": TRICK_WORDS[card]}
        case moves.Exchange(die):
            return {"die": die}
        case _:
            return {}
