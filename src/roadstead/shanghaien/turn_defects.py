"""What keeps the turn of a written position from standing: dice, marks, an announcement."""

from __future__ import annotations

from collections.abc import Iterator

from roadstead.kernel.cells import copied
from roadstead.shanghaien.captain import may_veto, may_veto_placing
from roadstead.shanghaien.clauses import ALLOWED
from roadstead.shanghaien.codes import (
    M_BOTH,
    M_EXCHANGE,
    M_PLACE,
    M_RETURN,
    M_SHANGHAI,
    first_of,
    kind_of,
    second_of,
)
from roadstead.shanghaien.rules import barred_by
from roadstead.shanghaien.state import State
from roadstead.shanghaien.turn import other, placed, row_barred_by
from roadstead.shanghaien.words import (
    CAPTAIN,
    CAPTAIN_MAY_VETO_TAKING,
    CRAZY_CAPTAIN,
    DECLARE,
    DICE,
    DOUBLES,
    DOUBLES_MAY_REROLL,
    DOUBLES_ON_REROLLS,
    DOUBLES_TAKE_ALSO_PLACES_ONE,
    DRAW_STARTER,
    EXTRA1,
    EXTRA2,
    FINISHED,
    HAS_BOTH,
    NOBODY,
    OPEN,
    PLACE,
    RETURN,
    ROLL,
    ROLL_ALL,
    ROLL_ONE,
    ROLLED,
    SEATS,
    THIS_TURN,
    TRICK_AFTER_DOUBLES_REROLL,
    TRICKS,
    TURN,
    TURN_CARD,
    VETO,
    VETO_PLACING,
    VETO_TRICK_SCOPE,
    WITH_EXTRA1,
    WITH_EXTRA2,
    WITH_EXTRA3,
)

OPTION_OF_CARD = {
    CAPTAIN: CRAZY_CAPTAIN,
    EXTRA1: WITH_EXTRA1,
    EXTRA2: WITH_EXTRA2,
    DOUBLES: WITH_EXTRA3,
}
BEFORE_THE_ROLL = (DRAW_STARTER, TURN_CARD, DECLARE, TURN, FINISHED)


def played_in_this_round(state: State, seat: int, card: int) -> bool:
    """Whether a player may have played such a card of the expansions in this round (D1)."""
    with_it = state.house[OPTION_OF_CARD[card]] == 1
    return with_it and state.trick_used[seat] == 1 and state.hand[seat][card] == 0


def who_played(state: State, card: int) -> int:
    """How many players may have played such a card in this round."""
    return sum(played_in_this_round(state, seat, card) for seat in range(SEATS))


# --- dice --------------------------------------------------------------------------------------


def defects_of_roll(state: State) -> Iterator[str]:
    """Rolled dice lie there exactly when they are to be used, and come from the supply (T3, T4)."""
    dice = sum(die > 0 for die in state.roll)
    together = _rolled_together(state)
    if dice != _dice_wanted(state):
        yield "roll"
    if sum(state.spread) != (state.in_hand if together and state.phase != ROLL_ALL else 0):
        yield "spread"
    if together != (state.in_hand > 0) or (together and not _may_roll_together(state)):
        yield "together"
    if together and placed(state, state.turn):
        yield "dice-in-hand"
    if _dice_are_out(state) and placed(state, state.turn) > DICE - ROLLED:
        yield "supply"
    if (state.rolls > 0) != _has_rolled(state):
        yield "rolls"


def _rolled_together(state: State) -> bool:
    """Whether the dice of the turn are those of "re-roll all" (X3)."""
    if state.phase == VETO_PLACING:
        return kind_of(state.pending) == M_RETURN
    return state.phase in (ROLL_ALL, RETURN)


def _may_roll_together(state: State) -> bool:
    """At least the two dice just rolled, at most all six, in the turn of the trick (X3)."""
    return (
        ROLLED <= state.in_hand <= DICE
        and state.trick_done == 1
        and played_in_this_round(state, state.turn, EXTRA1)
    )


def _dice_wanted(state: State) -> int:
    """How many dice of a roll lie there."""
    if state.phase == ROLL_ONE:
        return 1
    if state.phase == VETO:
        return 0 if kind_of(state.pending) == M_SHANGHAI else ROLLED
    if state.phase == VETO_PLACING:
        return 0 if kind_of(state.pending) == M_RETURN else ROLLED
    return ROLLED if state.phase == PLACE else 0


def _dice_are_out(state: State) -> bool:
    """Whether two dice of the supply are being rolled or have been."""
    if state.phase in (VETO, VETO_PLACING):
        return _dice_wanted(state) > 0
    return state.phase in (ROLL, ROLL_ONE, PLACE)


def _has_rolled(state: State) -> bool:
    """Whether there was a roll in this turn; before another one, that cannot be seen."""
    if state.phase == ROLL:
        return state.rolls > 0
    if state.phase == VETO:
        return kind_of(state.pending) != M_SHANGHAI
    return state.phase not in BEFORE_THE_ROLL


# --- marks -------------------------------------------------------------------------------------


def defects_of_marks(state: State) -> Iterator[str]:
    """What holds for this turn, or this round, has its cause."""
    pair = state.roll[0] == state.roll[1] > 0
    if state.choice_due and not (pair and _doubles_matter(state)):
        yield "choice"
    if state.phase == ROLL_ONE and not state.house[WITH_EXTRA3]:
        yield "phase"
    if state.placing_only and not (pair and _took_and_places(state)):
        yield "placing-only"
    if state.take_barred and not (state.vetoed and _taking_may_be_vetoed(state)):
        yield "no-taking"
    if not _window_can_be(state):
        yield "no-trick"
    if not _count_can_be(state):
        yield "no-choice"
    yield from _defects_of_tricks(state)
    yield from _defects_of_bans(state)


def _doubles_matter(state: State) -> bool:
    """Whether a double can wait for its choice here (Z2, A13)."""
    return (
        state.phase in (PLACE, VETO, VETO_PLACING)
        and not state.placing_only
        and (state.house[WITH_EXTRA3] == 1 or state.house[DOUBLES_MAY_REROLL] == 1)
    )


def _took_and_places(state: State) -> bool:
    """Whether the doubles card may have been taken in this turn, a die still to follow (ZA1)."""
    return (
        state.phase in (PLACE, VETO_PLACING)
        and state.house[WITH_EXTRA3] == 1
        and state.house[DOUBLES_TAKE_ALSO_PLACES_ONE] == 1
        and state.hand[state.turn][DOUBLES] == 1
    )


def _taking_may_be_vetoed(state: State) -> bool:
    return state.house[WITH_EXTRA3] == 1 and state.house[CAPTAIN_MAY_VETO_TAKING] == 1


def _window_can_be(state: State) -> bool:
    """A trick may follow each roll, by option not that of one die (D2, N5)."""
    if state.roll[1] == 0:
        return state.window == 0
    rerolled_one = state.house[WITH_EXTRA3] == 1 and state.rolls > 1
    return state.window == 1 or (rerolled_one and not state.house[TRICK_AFTER_DOUBLES_REROLL])


def _count_can_be(state: State) -> bool:
    """Whether the roll to come gives a double its choice (ZA5)."""
    if state.phase == ROLL:
        again = state.rolls > 0 and state.house[DOUBLES_ON_REROLLS] == 0
        return state.doubles_count == 1 or again
    return state.doubles_count == int(state.phase == ROLL_ONE)


def _defects_of_tricks(state: State) -> Iterator[str]:
    """A trick that was carried out was played by somebody in a turn of his (D1, D2)."""
    for seat in range(SEATS):
        now = seat == state.turn and state.trick_done == 1
        if state.trick_used[seat] and not (now or state.turns[seat]):
            yield "used"
    in_turn = state.turn != NOBODY and state.phase not in BEFORE_THE_ROLL
    if state.trick_done and not (in_turn and state.trick_used[state.turn] and state.rolls):
        yield "trick-done"
    if state.sharks and not (
        state.trick_done and in_turn and played_in_this_round(state, state.turn, EXTRA2)
    ):
        yield "sharks"


def _defects_of_bans(state: State) -> Iterator[str]:
    """A veto needs a Captain in force; a vetoed card stays in the hand, barred (C6b, N14)."""
    under_veto = state.turn != NOBODY and state.captain == other(state.turn)
    if state.vetoed and (not under_veto or state.phase in BEFORE_THE_ROLL):
        yield "vetoed"
    for seat in range(SEATS):
        banned = sum(state.banned[seat])
        if banned and not (_may_be_banned(state, seat) and banned <= state.turns[seat] + 1):
            yield "banned"


def _may_be_banned(state: State, seat: int) -> bool:
    """Whether cards of a player can be barred by a veto."""
    if state.captain != other(seat):
        return False
    if state.house[VETO_TRICK_SCOPE] == THIS_TURN and not (
        state.vetoed and seat == state.turn and sum(state.banned[seat]) == 1
    ):
        return False
    return all(
        state.banned[seat][card] <= (1 if card == DOUBLES else state.hand[seat][card])
        for card in range(TRICKS)
    )


# --- the announcement --------------------------------------------------------------------------


def defects_of_announcement(state: State) -> tuple[str, ...]:
    """What waits for a veto could have been announced, and may be vetoed (C6)."""
    if state.phase == VETO:
        stands = may_veto(state, state.pending) and _could_be_announced(state)
    elif state.phase == VETO_PLACING:
        stands = may_veto_placing(state, state.pending) and _could_be_placed(state)
    else:
        stands = state.pending == 0
    return () if stands else ("pending",)


def _could_be_announced(state: State) -> bool:
    """Whether the rules allowed the announced move just before."""
    shanghai = kind_of(state.pending) == M_SHANGHAI
    return _allowed_in(TURN if shanghai else PLACE, state)


def _could_be_placed(state: State) -> bool:
    """Whether the rules allowed this placing just before; a trick has been spent for it already."""
    kind = kind_of(state.pending)
    if kind == M_RETURN:
        return _allowed_in(RETURN, state)
    if kind == M_PLACE:
        return _allowed_in(PLACE, state)
    if not (state.trick_done and state.window) or state.placing_only:
        return False
    if kind == M_BOTH:
        row = second_of(state.pending)
        shown = HAS_BOTH[first_of(state.pending)] == 1
        return shown and row_barred_by(state, row) == ALLOWED
    return (
        kind == M_EXCHANGE
        and state.row != OPEN
        and placed(state, state.turn) < state.turns[state.turn] + 1
        and placed(state, state.turn) <= DICE - ROLLED - 1
        and played_in_this_round(state, state.turn, EXTRA2)
    )


def _allowed_in(phase: int, state: State) -> bool:
    before = copied(state)
    before.phase = phase
    return barred_by(before, state.pending) == ALLOWED
