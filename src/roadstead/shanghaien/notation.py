"""A position of Shanghaien as text: fields of `name:value`, what is empty or usual left out."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from roadstead.kernel.errors import Unreadable
from roadstead.shanghaien.state import State
from roadstead.shanghaien.wording import code_by_move, move_by_code, read_move
from roadstead.shanghaien.words import (
    CARD_WORDS,
    CARDS,
    CREW_FACES,
    EMPTY,
    FACES,
    JOKERS,
    NATION_WORDS,
    NATIONS,
    NOBODY,
    PHASE_WORDS,
    ROLL,
    ROLL_ALL,
    ROLL_ONE,
    ROLLED,
    ROUNDS,
    ROW_WORDS,
    SEATS,
    SLOTS,
    TRICK_WORDS,
    TRICKS,
    VALUES,
)

NONE = "-"
FACE_WORDS = (*(str(value) for value in range(1, VALUES + 1)), *TRICK_WORDS[: JOKERS - 1])
"""What lies in a crew: a Sailor by its value, a joker by its card."""
MARKS = {
    "choice": "choice_due",
    "placing-only": "placing_only",
    "no-taking": "take_barred",
    "sharks": "sharks",
    "trick-done": "trick_done",
    "vetoed": "vetoed",
}
"""Words of the field `now`: what holds for this turn."""
HIDDEN = "?"


# --- writing -----------------------------------------------------------------------------------


def write_state(state: State, *, discards: bool = True) -> str:
    """The fields of a position in their fixed order."""
    fields = {
        "round": str(state.round),
        "phase": PHASE_WORDS[state.phase],
        "starter": _seat(state.starter),
        "turn": _seat(state.turn),
        "row": ROW_WORDS[state.row] if state.row else "",
        "tavern": _tavern(state),
        "down": _pips(state.face_down),
        "dice": _pair(*(_pips(dice) for dice in state.dice)),
        "roll": ".".join(str(die) for die in state.roll if die),
        "spread": _pips(state.spread),
        "together": str(state.in_hand) if state.phase == ROLL_ALL else "",
        "crew": _pair(*(_crew(crew) for crew in state.crew)),
        "tricks": _pair(*(_tricks(hand) for hand in state.hand)),
        "used": ".".join(str(seat) for seat in range(SEATS) if state.trick_used[seat]),
        "captain": _seat(state.captain),
        "banned": _pair(*(_tricks(hand) for hand in state.banned)),
        "turns": _turns(state),
        "rolls": "" if state.rolls == usual_rolls(state) else str(state.rolls),
        "now": _marks(state),
        "pending": str(move_by_code()[state.pending]) if state.pending else "",
        "gone": _gone(state) if discards else HIDDEN,
    }
    return " ".join(f"{name}:{value}" for name, value in fields.items() if value)


def _seat(seat: int) -> str:
    return "" if seat == NOBODY else str(seat)


def _pair(*values: str) -> str:
    return "/".join(value or NONE for value in values) if any(values) else ""


def _tavern(state: State) -> str:
    if all(card == EMPTY for card in state.tavern):
        return ""
    return ",".join(NONE if card == EMPTY else CARD_WORDS[card] for card in state.tavern)


def _pips(counts: list[int]) -> str:
    return ".".join(str(slot + 1) for slot in range(SLOTS) for _ in range(counts[slot]))


def _crew(crew: list[list[int]]) -> str:
    groups = (_nation(NATION_WORDS[nation], crew[nation]) for nation in range(NATIONS))
    return ",".join(group for group in groups if group)


def _nation(nation: str, faces: list[int]) -> str:
    """`red1.3.3.JB`: the Sailors of a nation by value, then its jokers by card."""
    return (
        nation
        + ".".join(FACE_WORDS[face] for face in range(CREW_FACES) for _ in range(faces[face]))
        if any(faces)
        else ""
    )


def _tricks(hand: list[int]) -> str:
    return ".".join(TRICK_WORDS[card] for card in range(TRICKS) for _ in range(hand[card]))


def _turns(state: State) -> str:
    return "" if state.turns == usual_turns(state) else "/".join(map(str, state.turns))


def _gone(state: State) -> str:
    return ".".join(CARD_WORDS[card] for card in range(CARDS) for _ in range(state.gone[card]))


def _marks(state: State) -> str:
    marks = [word for word, field in MARKS.items() if getattr(state, field)]
    if state.shanghai_barred:
        marks.append("no-shanghai")
    if state.window != usual_window(state):
        marks.append("no-trick")
    if state.doubles_count != usual_doubles_count(state):
        marks.append("no-choice")
    return ".".join(marks)


# --- what is usual, and therefore not written --------------------------------------------------


def usual_turns(state: State) -> list[int]:
    """A turn places one die."""
    return [sum(dice) for dice in state.dice]


def usual_rolls(state: State) -> int:
    """The dice that lie there are the first roll of the turn."""
    return int(state.roll[1] > 0)


def usual_window(state: State) -> int:
    """After a roll a trick may follow."""
    return int(state.roll[1] > 0)


def usual_doubles_count(state: State) -> int:
    """A double gives its choice."""
    return int(state.phase in (ROLL, ROLL_ONE))


# --- reading -----------------------------------------------------------------------------------


def read_fields(text: str) -> dict[str, tuple[str, int]]:
    """The fields by name, each with the place of its value in the text."""
    fields: dict[str, tuple[str, int]] = {}
    at = 0
    for word in text.split():
        at = text.index(word, at)
        name, colon, value = word.partition(":")
        if not colon or not value or name in fields or name not in READERS:
            raise Unreadable(text, at, "one of " + " ".join(f"{name}:" for name in READERS))
        fields[name] = (value, at + len(name) + 1)
        at += len(word)
    return fields


def read_state(text: str, house: list[int]) -> State:
    """A state as its fields say; whether it can stand is not asked here. The deck is left empty."""
    state = State(house=house[:])
    fields = read_fields(text)
    for name, reader in READERS.items():
        value, at = fields.get(name, ("", 0))
        try:
            reader(state, value)
        except (ValueError, IndexError, KeyError) as error:
            raise Unreadable(text, at, name) from error
    if "round" not in fields or "phase" not in fields:
        raise Unreadable(text, len(text), "round: and phase:")
    return state


def _read_number(value: str, low: int, high: int) -> int:
    if not (value.isascii() and value.isdigit() and len(value) <= len(str(high))):
        raise ValueError(value)
    if not low <= int(value) <= high:
        raise ValueError(value)
    return int(value)


def _words(value: str, separator: str) -> list[str]:
    return value.split(separator) if value and value != NONE else []


def _halves(value: str) -> list[str]:
    """What stands for seat 0 and for seat 1."""
    if not value:
        return ["", ""]
    first, second = value.split("/")
    return [first, second]


def _read_round(state: State, value: str) -> None:
    state.round = _read_number(value, 1, ROUNDS) if value else 1


def _read_phase(state: State, value: str) -> None:
    state.phase = PHASE_WORDS.index(value) if value else 0


def _seat_reader(field: str) -> Callable[[State, str], None]:
    def read(state: State, value: str) -> None:
        setattr(state, field, _read_number(value, 0, SEATS - 1) if value else NOBODY)

    return read


def _read_row(state: State, value: str) -> None:
    state.row = ROW_WORDS.index(value) if value else 0


def _read_tavern(state: State, value: str) -> None:
    words = value.split(",") if value else [NONE] * SLOTS
    if len(words) != SLOTS:
        raise ValueError(value)
    state.tavern = [EMPTY if word == NONE else CARD_WORDS.index(word) for word in words]


def _count_pips(value: str) -> list[int]:
    counts = [0] * SLOTS
    for word in _words(value, "."):
        counts[_read_number(word, 1, FACES) - 1] += 1
    return counts


def _read_down(state: State, value: str) -> None:
    state.face_down = _count_pips(value)


def _read_dice(state: State, value: str) -> None:
    state.dice = [_count_pips(half) for half in _halves(value)]


def _read_roll(state: State, value: str) -> None:
    dice = sorted(_read_number(word, 1, FACES) for word in _words(value, "."))
    state.roll = [*dice, *[0] * (ROLLED - len(dice))]
    if len(dice) > ROLLED:
        raise ValueError(value)


def _read_spread(state: State, value: str) -> None:
    state.spread = _count_pips(value)
    state.in_hand = sum(state.spread)


def _read_together(state: State, value: str) -> None:
    if value:
        state.in_hand = _read_number(value, ROLLED, 6)


def _read_crew(state: State, value: str) -> None:
    for seat, half in enumerate(_halves(value)):
        for group in _words(half, ","):
            nation = [group.startswith(word) for word in NATION_WORDS].index(True)
            faces = group[len(NATION_WORDS[nation]) :].split(".")
            for face in faces:
                state.crew[seat][nation][FACE_WORDS.index(face)] += 1


def _trick_counts(value: str) -> list[int]:
    hand = [0] * TRICKS
    for word in _words(value, "."):
        hand[TRICK_WORDS.index(word)] += 1
    return hand


def _read_tricks(state: State, value: str) -> None:
    state.hand = [_trick_counts(half) for half in _halves(value)]


def _read_used(state: State, value: str) -> None:
    for word in _words(value, "."):
        state.trick_used[_read_number(word, 0, SEATS - 1)] = 1


def _read_banned(state: State, value: str) -> None:
    state.banned = [_trick_counts(half) for half in _halves(value)]


def _read_turns(state: State, value: str) -> None:
    state.turns = usual_turns(state)
    if value:
        state.turns = [_read_number(half, 0, 30000) for half in _halves(value)]


def _read_rolls(state: State, value: str) -> None:
    state.rolls = _read_number(value, 0, 30000) if value else usual_rolls(state)


def _read_now(state: State, value: str) -> None:
    words = set(_words(value, "."))
    state.shanghai_barred = int("no-shanghai" in words)
    state.window = usual_window(state) ^ int("no-trick" in words)
    state.doubles_count = usual_doubles_count(state) ^ int("no-choice" in words)
    for word in words - {"no-shanghai", "no-trick", "no-choice"}:
        setattr(state, MARKS[word], 1)


def _read_pending(state: State, value: str) -> None:
    state.pending = code_by_move()[read_move(value)] if value else 0


def _read_gone(state: State, value: str) -> None:
    if value == HIDDEN:
        raise ValueError(value)
    for word in _words(value, "."):
        state.gone[CARD_WORDS.index(word)] += 1


READERS: Mapping[str, Callable[[State, str], None]] = {
    "round": _read_round,
    "phase": _read_phase,
    "starter": _seat_reader("starter"),
    "turn": _seat_reader("turn"),
    "row": _read_row,
    "tavern": _read_tavern,
    "down": _read_down,
    "dice": _read_dice,
    "roll": _read_roll,
    "spread": _read_spread,
    "together": _read_together,
    "crew": _read_crew,
    "tricks": _read_tricks,
    "used": _read_used,
    "captain": _seat_reader("captain"),
    "banned": _read_banned,
    "turns": _read_turns,
    "rolls": _read_rolls,
    "now": _read_now,
    "pending": _read_pending,
    "gone": _read_gone,
}
"""How each field is read, in the order in which they are written."""
