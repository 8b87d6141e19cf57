"""What keeps a written position from standing: every defect has a word (docs/reference)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from roadstead.shanghaien.state import State
from roadstead.shanghaien.tricks import has_sailor
from roadstead.shanghaien.turn import other, placed
from roadstead.shanghaien.turn_defects import (
    defects_of_announcement,
    defects_of_marks,
    defects_of_roll,
    played_in_this_round,
    who_played,
)
from roadstead.shanghaien.words import (
    CAPTAIN,
    CARD_WORDS,
    CARDS,
    CRAZY_CAPTAIN,
    CREW_FACES,
    DECK_SIZE,
    DECK_TRICKS,
    DECLARE,
    DECLARED_BEFORE_ROLL,
    DICE,
    DIRECTION,
    DOUBLES,
    DOUBLES_TAKE_ALSO_PLACES_ONE,
    DRAW_STARTER,
    EMPTY,
    EXTRA1,
    EXTRA2,
    FINISHED,
    FIRST_PLACER,
    FIRST_PLAYER,
    JOKERS,
    NATIONS,
    NOBODY,
    OPEN,
    OPEN_DIRECTION_AFTER_TAKE,
    RANDOM,
    ROUNDS,
    SAILORS,
    SEATS,
    SLOTS,
    STARTER_DECLARES,
    TRICK_WORDS,
    TURN_CARD,
    VALUES,
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
        *_defects_of_row(state),
        *_defects_of_dice(state),
        *defects_of_roll(state),
        *defects_of_marks(state),
    ]
    return tuple(dict.fromkeys(found)) or defects_of_announcement(state)


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
        not played_in_this_round(state, state.captain, CAPTAIN) or state.round == ROUNDS
    ):
        yield "captain-in-force"
    if state.shanghai_barred and not who_played(state, EXTRA1):
        yield "no-shanghai"
    if sum(state.face_down) > who_played(state, EXTRA2) or max(state.face_down) > 1:
        yield "down"


def _defects_of_round(state: State) -> Iterator[str]:
    """The row is full while a round is played and fills up before; somebody starts it."""
    full = all(card != EMPTY for card in state.tavern)
    filled = next((slot for slot in range(SLOTS) if state.tavern[slot] == EMPTY), SLOTS)
    if any(card != EMPTY for card in state.tavern[filled:]):
        yield "gap-in-tavern"
    before = state.phase in (DRAW_STARTER, TURN_CARD, FINISHED)
    if full == before or (filled and state.phase in (DRAW_STARTER, FINISHED)):
        yield "tavern"
    if (state.starter == NOBODY) != (state.phase == DRAW_STARTER) or _starts_wrongly(state):
        yield "starter"
    if (state.turn == NOBODY) != before:
        yield "turn"
    if state.phase == DRAW_STARTER and state.round != 1:
        yield "round"
    if state.phase == FINISHED and state.round != ROUNDS:
        yield "round"
    if before and (state.row != OPEN or _busy(state)):
        yield "table-not-clear"
    if not before and _out_of_turn(state):
        yield "turns"


def _starts_wrongly(state: State) -> bool:
    """Whether another starts the first round than was agreed (S7)."""
    agreed = state.house[FIRST_PLAYER]
    return agreed != RANDOM and state.round == 1 and state.starter != agreed - 1


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


def _out_of_turn(state: State) -> bool:
    """Whether the turns played do not alternate from the starter on (T2)."""
    if NOBODY in (state.starter, state.turn):
        return False
    ahead = state.turns[state.starter] - state.turns[other(state.starter)]
    if state.phase == DECLARE:
        return state.turn != state.starter or ahead != sum(state.turns) or ahead > 1
    return ahead != int(state.turn != state.starter)


def _defects_of_row(state: State) -> Iterator[str]:
    """The row is fixed by the first die, or by word before the first roll (T7, T8, A1, N1)."""
    if state.phase in (DRAW_STARTER, TURN_CARD, FINISHED):
        return
    by_word = state.house[DIRECTION] == DECLARED_BEFORE_ROLL
    begun = sum(state.turns) > 0
    asked = by_word or (begun and _may_stay_open(state, STARTER_DECLARES))
    if state.phase == DECLARE:
        if state.row != OPEN or not asked or (begun and by_word):
            yield "row"
    elif state.row != OPEN:
        if not begun and not by_word:
            yield "row"
    elif (
        by_word or sum(map(sum, state.dice)) or (begun and not _may_stay_open(state, FIRST_PLACER))
    ):
        yield "row-open"


def _may_stay_open(state: State, agreed: int) -> bool:
    """Whether a turn may end without a die and with the row open (N1)."""
    return (
        state.house[WITH_EXTRA3] == 1
        and state.house[DOUBLES_TAKE_ALSO_PLACES_ONE] == 0
        and state.house[OPEN_DIRECTION_AFTER_TAKE] == agreed
    )


def _defects_of_dice(state: State) -> Iterator[str]:
    """Six dice a player, about one for every turn."""
    for seat in range(SEATS):
        if placed(state, seat) > DICE or placed(state, seat) > state.turns[seat] + 1:
            yield f"too-many-dice-{seat}"
