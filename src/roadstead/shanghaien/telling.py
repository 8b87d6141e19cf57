"""Which events a step caused: read off the state before and the state after."""

from __future__ import annotations

from collections.abc import Iterator

from roadstead.kernel.game import Event
from roadstead.shanghaien import codes, events
from roadstead.shanghaien.captain import card_of
from roadstead.shanghaien.codes import argument_of, first_of, kind_of, second_of, third_of
from roadstead.shanghaien.rounds import next_slot
from roadstead.shanghaien.state import State
from roadstead.shanghaien.tavern import card_at, taker
from roadstead.shanghaien.turn import must_shanghai, other
from roadstead.shanghaien.wording import move_by_code
from roadstead.shanghaien.words import (
    CARD_WORDS,
    DOUBLES,
    FINISHED,
    NATION_WORDS,
    NOBODY,
    ROW_WORDS,
    SLOTS,
    TRICK_WORDS,
    TURN_CARD,
    VETO,
    VETO_PLACING,
)

ACTIONS = {
    codes.M_JOKER: "joker",
    codes.M_NUDGE: "nudge",
    codes.M_BOTH: "both",
    codes.M_REROLL: "reroll",
    codes.M_CAPTAIN: "captain",
    codes.M_NO_SHANGHAI: "no-shanghai",
    codes.M_REROLL_ALL: "reroll-all",
    codes.M_SHARKS: "sharks",
    codes.M_EXCHANGE: "exchange",
    codes.M_DOUBLES: "doubles",
}


def events_of(before: State, move: int, after: State) -> tuple[Event, ...]:
    """Everything a move, or an answer of chance, brought about, in order."""
    if kind_of(move) >= codes.FIRST_CHANCE:
        return tuple(_answered(before, move, after))
    return tuple(_acted(before, move, after))


def _answered(before: State, move: int, after: State) -> Iterator[Event]:
    kind = kind_of(move)
    if kind == codes.M_STARTS:
        yield events.StarterDrawn(after.starter)
    elif kind == codes.M_TURNED:
        yield events.CardTurned(next_slot(before) + 1, CARD_WORDS[argument_of(move)])
        if after.phase != TURN_CARD:
            yield events.RoundBegun(after.round, after.starter)
    elif kind == codes.M_ROLLED_ALL:
        yield events.DiceRolled(after.turn, _dice(after.spread))
    elif kind == codes.M_ROLLED_ONE:
        yield events.DiceRolled(after.turn, (first_of(move),))
    else:
        yield events.DiceRolled(after.turn, (after.roll[0], after.roll[1]))


def _dice(spread: list[int]) -> tuple[int, ...]:
    return tuple(pips for pips, count in enumerate(spread, start=1) for _ in range(count))


def _acted(before: State, move: int, after: State) -> Iterator[Event]:
    kind = kind_of(move)
    if kind == codes.M_VETO:
        yield events.Vetoed(other(before.turn), move_by_code()[before.pending].word)
        yield from _dice_moved(before, after)
        return
    if kind == codes.M_PASS:
        yield events.LetPass(other(before.turn))
        move = before.pending
    if after.phase == VETO and before.phase != VETO:
        yield _announced(before.turn, move)
        return
    yield from _carried_out(before, move, after)
    if after.phase == VETO_PLACING:
        yield events.PlacingAnnounced(before.turn, _announced_dice(after, move))


def _announced(seat: int, move: int) -> Event:
    """What the Captain may veto: of a trick card, action and aim are said (N7)."""
    if kind_of(move) == codes.M_SHANGHAI:
        return events.ShanghaiAnnounced(seat)
    if kind_of(move) == codes.M_TAKE:
        return events.TakingAnnounced(seat)
    card, action = TRICK_WORDS[card_of(move)], ACTIONS[kind_of(move)]
    return events.TrickAnnounced(seat, card, action, move_by_code()[move].word)


def _announced_dice(after: State, move: int) -> tuple[int, ...]:
    if kind_of(move) == codes.M_PLACE:
        return (first_of(move),)
    if kind_of(move) == codes.M_RETURN:
        dice = list(_dice(after.spread))
        dice.remove(first_of(move))
        return tuple(dice)
    return (after.roll[0], after.roll[1])


def _carried_out(before: State, move: int, after: State) -> Iterator[Event]:
    if kind_of(move) == codes.M_SHANGHAI:
        yield from _round_ended(before, after)
        return
    yield from _trick_played(before, move, after)
    if before.row != after.row:
        yield events.RowFixed(before.turn, ROW_WORDS[after.row])
    if kind_of(move) == codes.M_EXCHANGE:
        yield from _exchanged(before, move, after)
    else:
        yield from _dice_moved(before, after)
    for slot in range(SLOTS):
        if after.face_down[slot] > before.face_down[slot]:
            yield events.CardTurnedDown(slot + 1)
    if after.hand[before.turn][DOUBLES] > before.hand[before.turn][DOUBLES]:
        yield events.DoublesCardTaken(before.turn)


def _trick_played(before: State, move: int, after: State) -> Iterator[Event]:
    """A trick that left the hand, and what it did at once."""
    seat, kind = before.turn, kind_of(move)
    if kind not in ACTIONS or before.hand[seat] == after.hand[seat]:
        return
    card = TRICK_WORDS[card_of(move)]
    yield events.TrickPlayed(seat, card, ACTIONS[kind])
    if kind == codes.M_JOKER:
        yield events.JokerJoined(seat, card, NATION_WORDS[second_of(move)])
    elif kind == codes.M_NUDGE:
        yield events.DieNudged(seat, second_of(move), third_of(move))
    elif kind == codes.M_CAPTAIN:
        yield events.CaptainInForce(seat)
    elif kind == codes.M_NO_SHANGHAI:
        yield events.ShanghaiForbidden(seat)
    elif kind == codes.M_SHARKS:
        yield events.SharksArmed(seat)
    elif kind == codes.M_DOUBLES:
        yield events.DoublesCardReturned(seat)


def _exchanged(before: State, move: int, after: State) -> Iterator[Event]:
    """One die leaves its card, then both dice join theirs, though it be the same card (Y4)."""
    if before.phase != VETO_PLACING:
        yield events.DieTakenBack(before.turn, first_of(move))
    if after.phase != VETO_PLACING:
        yield events.DiePlaced(before.turn, before.roll[0])
        yield events.DiePlaced(before.turn, before.roll[1])


def _dice_moved(before: State, after: State) -> Iterator[Event]:
    """Dice that left their cards, then dice that joined."""
    seat = before.turn
    for pips in range(1, SLOTS + 1):
        for _ in range(before.dice[seat][pips - 1] - after.dice[seat][pips - 1]):
            yield events.DieTakenBack(seat, pips)
    for pips in range(1, SLOTS + 1):
        for _ in range(after.dice[seat][pips - 1] - before.dice[seat][pips - 1]):
            yield events.DiePlaced(seat, pips)


def _round_ended(before: State, after: State) -> Iterator[Event]:
    yield events.ShanghaiCalled(before.turn, must_shanghai(before))
    for slot in range(SLOTS):
        seat, card = taker(before, slot), CARD_WORDS[card_at(before, slot)]
        if seat == NOBODY:
            yield events.CardRemoved(card, slot + 1)
        else:
            yield events.CardTaken(seat, card, slot + 1)
    yield events.RoundEnded(before.round)
    if after.phase == FINISHED:
        yield events.GameEnded()
