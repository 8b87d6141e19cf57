"""What keeps a written position from standing: every defect has a word (docs/reference)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from roadstead.shanghaien.captain import may_veto, may_veto_placing
from roadstead.shanghaien.clauses import ALLOWED
from roadstead.shanghaien.listing import MOST_MOVES, list_moves
from roadstead.shanghaien.rules import mover
from roadstead.shanghaien.state import State
from roadstead.shanghaien.tricks import has_sailor
from roadstead.shanghaien.turn import placed
from roadstead.shanghaien.words import (
    CAPTAIN,
    CARD_WORDS,
    CARDS,
    CRAZY_CAPTAIN,
    CREW_FACES,
    DECK_SIZE,
    DECK_TRICKS,
    DECLARE,
    DICE,
    DOUBLES,
    DRAW_STARTER,
    EMPTY,
    EXTRA1,
    EXTRA2,
    FINISHED,
    JOKERS,
    NATIONS,
    NOBODY,
    OPEN,
    PLACE,
    RETURN,
    ROLL,
    ROLL_ALL,
    ROLL_ONE,
    ROLLED,
    ROUNDS,
    SAILORS,
    SEATS,
    SLOTS,
    TRICK_WORDS,
    TURN_CARD,
    VALUES,
    VETO,
    VETO_PLACING,
    WITH_EXTRA1,
    WITH_EXTRA2,
    WITH_EXTRA3,
)

EXTRA_CARDS = (
    (CAPTAIN, CRAZY_CAPTAIN),
    (EXTRA1, WITH_EXTRA1),
    (EXTRA2, WITH_EXTRA2),
    (DOUBLES, WITH_EXTRA3),
)
"""Each card of the expansions with its option."""


def seen(state: State) -> list[int]:
    """How many cards of each kind lie open: Tavern, crews, hands, and out of the game."""
    cards = state.gone[:]
    for card in state.tavern:
        if card != EMPTY:
            cards[card] += 1
    for seat in range(SEATS):
        for nation in range(NATIONS):
            for face in range(VALUES):
                cards[nation * VALUES + face] += state.crew[seat][nation][face]
            for face in range(JOKERS, CREW_FACES):
                cards[SAILORS + face - JOKERS] += state.crew[seat][nation][face]
        for card in range(DECK_TRICKS):
            cards[SAILORS + card] += state.hand[seat][card]
    return cards


def defects_of(state: State, full_deck: Sequence[int]) -> tuple[str, ...]:
    """All defects; the rules may be asked about a position only when there are none."""
    found = [
        *_defects_of_cards(state, full_deck),
        *_defects_of_extra_cards(state),
        *_defects_of_round(state),
        *_defects_of_dice(state),
        *_defects_of_roll(state),
    ]
    return tuple(found) or tuple(_defects_of_announcement(state)) or tuple(_stuck(state))


def _defects_of_cards(state: State, full_deck: Sequence[int]) -> Iterator[str]:
    """48 cards, each kind as often as printed, six for every round that is over (S2, S3, T1)."""
    cards = seen(state)
    for card in range(CARDS):
        if cards[card] > full_deck[card]:
            yield f"too-many-{CARD_WORDS[card]}"
    handed_out = sum(cards) - sum(card != EMPTY for card in state.tavern)
    rounds = ROUNDS if state.phase == FINISHED else state.round - 1
    if handed_out != rounds * SLOTS:
        yield f"cards-handed-out-{handed_out}-of-{rounds * SLOTS}"
    assert sum(full_deck) == DECK_SIZE
    for seat in range(SEATS):
        for nation in range(NATIONS):
            if any(state.crew[seat][nation][JOKERS:]) and not has_sailor(state, seat, nation):
                yield "joker-without-sailor"


def _defects_of_extra_cards(state: State) -> Iterator[str]:
    """Each expansion gives its cards only when it is played with."""
    for card, option in EXTRA_CARDS:
        copies = 1 if state.house[option] else 0
        held = [state.hand[seat][card] for seat in range(SEATS)]
        if max(held) > copies or (card == DOUBLES and sum(held) > copies):
            yield f"too-many-{TRICK_WORDS[card]}"
    if state.captain != NOBODY and (
        not state.house[CRAZY_CAPTAIN]
        or state.hand[state.captain][CAPTAIN]
        or not state.trick_used[state.captain]
        or state.round == ROUNDS
    ):
        yield "captain-in-force"
    if state.shanghai_barred and not state.house[WITH_EXTRA1]:
        yield "no-shanghai"
    if sum(map(sum, state.banned)) and not state.house[CRAZY_CAPTAIN]:
        yield "banned"


def _defects_of_round(state: State) -> Iterator[str]:
    """The row is full while a round is played and fills up before; somebody starts it."""
    full = all(card != EMPTY for card in state.tavern)
    filled = next((slot for slot in range(SLOTS) if state.tavern[slot] == EMPTY), SLOTS)
    if any(card != EMPTY for card in state.tavern[filled:]):
        yield "gap-in-tavern"
    before = state.phase in (DRAW_STARTER, TURN_CARD, FINISHED)
    if full == before or (filled and state.phase in (DRAW_STARTER, FINISHED)):
        yield "tavern"
    if (state.starter == NOBODY) != (state.phase == DRAW_STARTER):
        yield "starter"
    if (state.turn == NOBODY) != before:
        yield "turn"
    if state.phase == DRAW_STARTER and state.round != 1:
        yield "round"
    if state.phase == FINISHED and state.round != ROUNDS:
        yield "round"
    if before and (state.row != OPEN or _busy(state)):
        yield "table-not-clear"
    if state.phase == DECLARE and state.row != OPEN:
        yield "row"


def _busy(state: State) -> bool:
    """Whether anything lies on the table that belongs to a round being played."""
    return any(
        (
            sum(map(sum, state.dice)),
            sum(state.face_down),
            sum(state.trick_used),
            sum(state.turns),
            sum(map(sum, state.banned)),
            state.shanghai_barred,
            state.captain != NOBODY,
        )
    )


def _defects_of_dice(state: State) -> Iterator[str]:
    """Six dice a player, about one for every turn; dice in the Tavern need a direction."""
    for seat in range(SEATS):
        if placed(state, seat) > DICE or placed(state, seat) > state.turns[seat] + 1:
            yield f"too-many-dice-{seat}"
    if sum(map(sum, state.dice)) and state.row == OPEN:
        yield "row-open"
    if max(state.face_down) > 1 or (any(state.face_down) and not state.house[WITH_EXTRA2]):
        yield "down"
    if state.sharks and not state.house[WITH_EXTRA2]:
        yield "sharks"


def _defects_of_roll(state: State) -> Iterator[str]:
    """Rolled dice lie there exactly when they are to be used."""
    dice = sum(die > 0 for die in state.roll)
    if dice != _dice_wanted(state):
        yield "roll"
    if (sum(state.spread) > 0) != (state.phase in (RETURN, VETO_PLACING) and dice == 0):
        yield "spread"
    if state.phase in (ROLL_ALL, RETURN):
        if not state.house[WITH_EXTRA1] or state.in_hand < ROLLED:
            yield "together"
        if state.turn != NOBODY and placed(state, state.turn):
            yield "dice-in-hand"
    elif state.phase in (ROLL, ROLL_ONE, PLACE) and placed(state, state.turn) > DICE - ROLLED:
        yield "supply"
    if state.choice_due and (state.roll[0] != state.roll[1] or state.roll[0] == 0):
        yield "choice"
    if state.phase == ROLL_ONE and not state.house[WITH_EXTRA3]:
        yield "phase"


def _dice_wanted(state: State) -> int:
    if state.phase == PLACE:
        return ROLLED
    if state.phase == ROLL_ONE:
        return 1
    if state.phase in (VETO, VETO_PLACING):
        return sum(die > 0 for die in state.roll)
    return 0


def _defects_of_announcement(state: State) -> Iterator[str]:
    """What waits for a veto could have been announced, and may be vetoed (C6)."""
    if (
        (state.pending != 0) != (state.phase in (VETO, VETO_PLACING))
        or (state.phase == VETO and not may_veto(state, state.pending))
        or (state.phase == VETO_PLACING and not may_veto_placing(state, state.pending))
    ):
        yield "pending"


def _stuck(state: State) -> Iterator[str]:
    """Somebody who is to move can move."""
    if mover(state) >= 0 and list_moves(state, [0] * MOST_MOVES) == ALLOWED:
        yield "no-move"
