"""The rules as one whole: whose move it is, what is legal, what a move does."""

from __future__ import annotations

from roadstead.shanghaien.captain import (
    answer_barred_by,
    captain_barred_by,
    may_veto,
    may_veto_placing,
    veto_announcement,
    veto_placing,
)
from roadstead.shanghaien.chance import answer, answer_of_chance_barred_by
from roadstead.shanghaien.clauses import ALLOWED
from roadstead.shanghaien.codes import (
    FIRST_CHANCE,
    FIRST_TRICK,
    LAST_TRICK,
    M_AGAIN,
    M_BOTH,
    M_CAPTAIN,
    M_DECLARE,
    M_DOUBLES,
    M_EXCHANGE,
    M_JOKER,
    M_NO_SHANGHAI,
    M_NUDGE,
    M_PASS,
    M_PLACE,
    M_REROLL,
    M_REROLL_ALL,
    M_REROLL_DOUBLE,
    M_RETURN,
    M_ROLL,
    M_SHANGHAI,
    M_SHARKS,
    M_TAKE,
    M_VETO,
    first_of,
    kind_of,
    second_of,
    third_of,
)
from roadstead.shanghaien.doubles import (
    again_barred_by,
    ask_for_one_die,
    doubles_barred_by,
    reroll_double_barred_by,
    take_barred_by,
    take_doubles_card,
)
from roadstead.shanghaien.extra import (
    exchange_barred_by,
    no_shanghai_barred_by,
    place_the_rest,
    reroll_all_barred_by,
    return_barred_by,
    sharks_barred_by,
    take_up_all_dice,
    turn_down,
)
from roadstead.shanghaien.rounds import declare, end_round, end_turn
from roadstead.shanghaien.state import State
from roadstead.shanghaien.tricks import (
    both_barred_by,
    join_joker,
    joker_barred_by,
    nudge,
    nudge_barred_by,
    remove,
    reroll_barred_by,
    spend,
)
from roadstead.shanghaien.turn import (
    call_for_roll,
    declare_barred_by,
    fix_row,
    other,
    place_barred_by,
    roll_barred_by,
    set_die,
    shanghai_barred_by,
)
from roadstead.shanghaien.words import (
    CAPTAIN,
    DECLARE,
    DOUBLES,
    DOUBLES_ON_REROLLS,
    DOUBLES_TAKE_ALSO_PLACES_ONE,
    EXTRA1,
    EXTRA2,
    FINISHED,
    NATURE,
    OVER,
    PLACE,
    RETURN,
    TURN,
    VETO,
    VETO_PLACING,
)


def mover(state: State) -> int:
    """Who is to move: a seat, chance, or no one."""
    phase = state.phase
    if phase in (TURN, PLACE, RETURN, DECLARE):
        return state.turn
    if phase in (VETO, VETO_PLACING):
        return other(state.turn)
    if phase == FINISHED:
        return OVER
    return NATURE


def barred_by(state: State, move: int) -> int:
    """The clause that forbids a move, or ALLOWED."""
    kind = kind_of(move)
    if kind >= FIRST_CHANCE:
        return answer_of_chance_barred_by(state, move)
    if FIRST_TRICK <= kind <= M_REROLL:
        return deck_trick_barred_by(state, move)
    if M_REROLL < kind <= LAST_TRICK:
        return extra_card_barred_by(state, move)
    if kind in (M_VETO, M_PASS):
        return answer_barred_by(state)
    return own_turn_barred_by(state, move)


def own_turn_barred_by(state: State, move: int) -> int:
    """The clause that forbids to roll, to place, to call, or to use a double, or ALLOWED."""
    kind = kind_of(move)
    if kind == M_PLACE:
        return place_barred_by(state, first_of(move), second_of(move))
    if kind == M_ROLL:
        return roll_barred_by(state)
    if kind == M_SHANGHAI:
        return shanghai_barred_by(state)
    if kind == M_RETURN:
        return return_barred_by(state, first_of(move), second_of(move))
    if kind == M_DECLARE:
        return declare_barred_by(state, first_of(move))
    if kind == M_TAKE:
        return take_barred_by(state)
    if kind == M_AGAIN:
        return again_barred_by(state)
    return reroll_double_barred_by(state)


def deck_trick_barred_by(state: State, move: int) -> int:
    """The clause that forbids one of the four actions of the deck's tricks, or ALLOWED (D1-D11)."""
    kind = kind_of(move)
    if kind == M_JOKER:
        return joker_barred_by(state, first_of(move), second_of(move))
    if kind == M_NUDGE:
        return nudge_barred_by(state, first_of(move), second_of(move), third_of(move))
    if kind == M_BOTH:
        return both_barred_by(state, first_of(move), second_of(move))
    return reroll_barred_by(state, first_of(move))


def extra_card_barred_by(state: State, move: int) -> int:
    """The clause that forbids a card of the expansions, or ALLOWED (C, X, Y, Z)."""
    kind = kind_of(move)
    if kind == M_CAPTAIN:
        return captain_barred_by(state)
    if kind == M_NO_SHANGHAI:
        return no_shanghai_barred_by(state)
    if kind == M_REROLL_ALL:
        return reroll_all_barred_by(state)
    if kind == M_SHARKS:
        return sharks_barred_by(state)
    if kind == M_EXCHANGE:
        return exchange_barred_by(state, first_of(move))
    return doubles_barred_by(state)


def play(state: State, move: int) -> None:
    """Carry out a legal move."""
    kind = kind_of(move)
    if kind >= FIRST_CHANCE:
        answer(state, move)
    elif kind == M_ROLL:
        call_for_roll(state, 1)
    elif kind in (M_PLACE, M_RETURN):
        announce_placing(state, move)
    elif kind == M_VETO:
        veto(state)
    elif kind == M_PASS:
        let_pass(state)
    elif kind == M_DECLARE:
        declare(state, first_of(move))
    elif kind == M_AGAIN:
        ask_for_one_die(state)
    elif kind == M_REROLL_DOUBLE:
        call_for_roll(state, 1)
    else:
        announce(state, move)


def announce(state: State, move: int) -> None:
    """Shanghai, a trick, or the taking of the doubles card: the Captain may veto it first (C6)."""
    if may_veto(state, move):
        state.pending = move
        state.phase = VETO
    else:
        carry_out(state, move)


def announce_placing(state: State, move: int) -> None:
    """Dice are about to be placed: the Captain may send them back (C6a)."""
    if may_veto_placing(state, move):
        state.pending = move
        state.phase = VETO_PLACING
    else:
        settle(state, move)


def veto(state: State) -> None:
    """The announced action does not happen (C6)."""
    if state.phase == VETO:
        veto_announcement(state)
    else:
        veto_placing(state)


def let_pass(state: State) -> None:
    """The announced action happens after all (C6)."""
    move, phase = state.pending, state.phase
    state.pending = 0
    if phase == VETO:
        carry_out(state, move)
    else:
        settle(state, move)


def carry_out(state: State, move: int) -> None:
    """An announcement that nobody vetoed takes effect."""
    kind = kind_of(move)
    if kind == M_SHANGHAI:
        end_round(state)
    elif kind == M_TAKE:
        take(state)
    elif kind <= M_REROLL:
        play_deck_trick(state, move)
    else:
        play_extra_card(state, move)


def take(state: State) -> None:
    """Both dice take the card and the turn is over; by option a die follows (ZA1, N15)."""
    take_doubles_card(state)
    if state.house[DOUBLES_TAKE_ALSO_PLACES_ONE] == 1:
        state.choice_due = 0
        state.placing_only = 1
        state.phase = PLACE
    else:
        end_turn(state)


def play_deck_trick(state: State, move: int) -> None:
    """One of the two actions of a Dirty Trick (D5): joker, +-1, both dice, re-roll."""
    kind, card = kind_of(move), first_of(move)
    spend(state, card)
    state.phase = PLACE
    if kind == M_JOKER:
        join_joker(state, card, second_of(move))
        return
    remove(state, card)
    if kind == M_NUDGE:
        nudge(state, second_of(move), third_of(move))
    elif kind == M_BOTH:
        announce_placing(state, move)
    else:
        call_for_roll(state, state.house[DOUBLES_ON_REROLLS])


def play_extra_card(state: State, move: int) -> None:
    """A card of the expansions: Captain, No Shanghai, re-roll all, sharks, exchange, doubles."""
    kind = kind_of(move)
    state.phase = PLACE
    if kind == M_CAPTAIN:
        spend(state, CAPTAIN)
        state.captain = state.turn  # in force from the opponent's next turn (C5, CA1)
    elif kind == M_NO_SHANGHAI:
        spend(state, EXTRA1)
        state.shanghai_barred = 1  # for both, until the round ends (X2)
    elif kind == M_REROLL_ALL:
        spend(state, EXTRA1)
        take_up_all_dice(state)
    elif kind == M_SHARKS:
        spend(state, EXTRA2)
        state.sharks = 1  # the card of the die placed in this turn (Y2)
    elif kind == M_EXCHANGE:
        spend(state, EXTRA2)
        state.dice[state.turn][first_of(move) - 1] -= 1  # back to the supply (Y4)
        announce_placing(state, move)
    else:
        spend(state, DOUBLES)  # back to the middle of the table (Z4)
        call_for_roll(state, 1)


def settle(state: State, move: int) -> None:
    """The dice stand, and the turn is over (T4, D9, X3, Y4)."""
    kind = kind_of(move)
    if kind == M_PLACE:
        fix_row(state, second_of(move))
        set_die(state, first_of(move))
        turn_down(state, first_of(move))
    elif kind == M_RETURN:
        fix_row(state, second_of(move))
        place_the_rest(state, first_of(move))
    else:
        if kind == M_BOTH:
            fix_row(state, second_of(move))
        set_die(state, state.roll[0])
        set_die(state, state.roll[1])
    end_turn(state)


assert ALLOWED == 0, "listings count on it"
assert M_DOUBLES == LAST_TRICK, "the doubles card is the last of the tricks"
