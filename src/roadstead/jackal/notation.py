"""A position of Jackal as text: fields of `name:value`, what is empty or usual left out."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from roadstead.jackal.crews import put
from roadstead.jackal.drawing import read_land, write_land
from roadstead.jackal.gold import change_coins
from roadstead.jackal.island import bare_state, box, counted, gold_closed
from roadstead.jackal.state import PILES, State
from roadstead.jackal.turns import WHY_WORDS
from roadstead.jackal.words import (
    BEN,
    BOTTLES,
    CELL_WORDS,
    CELLS,
    CLOSED,
    COLOURS,
    CREWS,
    DIRECTION_WORDS,
    EXPANSION,
    FIRST_TILE,
    FREE,
    KIND_WORDS,
    KINDS,
    LOAD_WORDS,
    NOBODY,
    NOWHERE,
    PHASE_WORDS,
    PIECE_WORDS,
    PIECES,
    PIRATES,
    PLANE,
    PLIGHT_WORDS,
    RUNNING,
    SPENT_BOTTLES,
    SPENT_PLANE,
    TREASURE,
    WORTH,
)
from roadstead.kernel.errors import Unreadable

DEAD = "-"
MOVEMENT_WORDS = (*DIRECTION_WORDS, *(f"knight{move}" for move in range(8)), "flight")
MARKS = {
    "opened": "opened",
    "desperate": "desperate",
    "peaceful": "peaceful",
    "sown": "sown",
    "quake": "quakes",
    "converted": "converted",
}
"""Words of the field `now`: what holds for this trip, this turn or this game."""


# --- writing -----------------------------------------------------------------------------------


def write_state(state: State) -> str:
    """The fields of a position in their fixed order."""
    fields = {
        "phase": PHASE_WORDS[state.phase],
        "turn": "" if state.turn == NOBODY else COLOURS[state.turn],
        "map": write_land(state.tile),
        "rest": "" if state.rest == usual_rest(state) else _rest(state),
        "ships": _by_crew(state.ship, CELL_WORDS),
        **{COLOURS[crew]: _pirates(state, crew) for crew in range(CREWS)},
        **{PIECE_WORDS[person]: _person(state, person) for person in range(BEN, PIECES)},
        "coins": _coins(state),
        "treasure": "" if state.treasure == NOWHERE else _place(state.treasure),
        "gold": _numbers(state.bank),
        "lost": _number(state.lost),
        "bottles": _numbers(state.bottles),
        "idle": _number(state.idle),
        "grass": _number(state.grass),
        "lamps": _number(state.lamps),
        "mark": _cell(state.mark),
        "trip": "" if state.tripper == NOBODY else PIECE_WORDS[state.tripper],
        "load": LOAD_WORDS[state.load] if state.load else "",
        "start": _cell(state.start),
        "from": _cell(state.origin),
        "by": MOVEMENT_WORDS[state.movement] if state.origin != NOWHERE else "",
        "trail": ".".join(map(str, state.trail[: state.trail_length])),
        "now": ".".join(word for word, field in MARKS.items() if getattr(state, field)),
        "why": WHY_WORDS[state.why],
    }
    return " ".join(f"{name}:{value}" for name, value in fields.items() if value)


def _number(number: int) -> str:
    return str(number) if number else ""


def _numbers(numbers: list[int]) -> str:
    return "/".join(map(str, numbers)) if any(numbers) else ""


def _cell(cell: int) -> str:
    return "" if cell == NOWHERE else CELL_WORDS[cell]


def _place(place: int) -> str:
    """`g5`, or on a later step of a spinner `g5-2`."""
    cell, step = place % CELLS, place // CELLS
    return CELL_WORDS[cell] if step == 0 else f"{CELL_WORDS[cell]}-{step + 1}"


def _by_crew(cells: list[int], words: tuple[str, ...]) -> str:
    return "/".join(DEAD if cell == NOWHERE else words[cell] for cell in cells)


def _piece(state: State, piece: int) -> str:
    """Where a piece is, and what holds it there: `g5-2`, `g5!trapped`."""
    if state.where[piece] == NOWHERE:
        return DEAD
    place = _place(state.where[piece] + CELLS * state.step[piece])
    plight = state.plight[piece]
    return place if plight == FREE else f"{place}!{PLIGHT_WORDS[plight]}"


def _pirates(state: State, crew: int) -> str:
    if state.ship[crew] == NOWHERE:
        return ""
    pieces = range(crew * PIRATES, crew * PIRATES + PIRATES)
    return "/".join(_piece(state, piece) for piece in pieces)


def _person(state: State, person: int) -> str:
    """`red@g5`: whose he is and where; nothing while nobody has met him."""
    crew = state.crew[person]
    return "" if crew == NOBODY else f"{COLOURS[crew]}@{_piece(state, person)}"


def _coins(state: State) -> str:
    piles = [f"{CELL_WORDS[cell]}={coins}" for cell, coins in enumerate(state.coins) if coins]
    for pile in range(PILES):
        if state.pile_place[pile] != NOWHERE:
            piles.append(f"{_place(state.pile_place[pile])}={state.pile_coins[pile]}")
    return ",".join(piles)


def _rest(state: State) -> str:
    """`4*empty.2*horse`, or `none`: what lies closed where it is not the rest of the box."""
    kinds = (f"{count}*{KIND_WORDS[kind]}" for kind, count in enumerate(state.rest) if count)
    return ".".join(kinds) or "none"


def usual_rest(state: State) -> list[int]:
    """What the box holds besides the open tiles (I3, I6)."""
    whole = box(state.house[EXPANSION] == 1)
    seen = counted(_unused(tile) for tile in state.tile if tile >= FIRST_TILE)
    return [count - open_ for count, open_ in zip(whole, seen, strict=True)]


def _unused(tile: int) -> int:
    """What a used tile was before."""
    if tile == SPENT_PLANE:
        return PLANE
    return tile - SPENT_BOTTLES + BOTTLES if tile >= SPENT_BOTTLES else tile


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


def read_state(text: str, house: list[int], rounds: int) -> State:
    """A state as its fields say; whether it can stand is asked elsewhere."""
    state = bare_state(house, rounds)
    fields = read_fields(text)
    if "phase" not in fields or "map" not in fields:
        raise Unreadable(text, len(text), "phase: and map:")
    for name, reader in READERS.items():
        value, at = fields.get(name, ("", 0))
        try:
            reader(state, value)
        except (ValueError, IndexError, KeyError) as error:
            raise Unreadable(text, at, name) from error
    _count_up(state)
    return state


def _count_up(state: State) -> None:
    """What follows from the fields: closed cells, and the gold still in play."""
    state.closed = state.tile.count(CLOSED)
    lying = sum(state.coins) + sum(state.pile_coins) + WORTH[state.load]
    treasure = WORTH[TREASURE] if state.treasure != NOWHERE else 0
    state.stake = lying + treasure + gold_closed([max(count, 0) for count in state.rest])


def _read_number(value: str, low: int, high: int) -> int:
    sign, digits = (-1, value[1:]) if value.startswith("-") else (1, value)
    if not (digits.isascii() and digits.isdigit() and len(digits) <= len(str(high))):
        raise ValueError(value)
    if not low <= sign * int(digits) <= high or str(sign * int(digits)) != value:
        raise ValueError(value)
    return sign * int(digits)


def _read_place(value: str) -> tuple[int, int]:
    cell, dash, step = value.partition("-")
    return CELL_WORDS.index(cell), _read_number(step, 2, 5) - 1 if dash else 0


def _read_piece(state: State, piece: int, value: str) -> None:
    if value == DEAD:
        return
    place, mark, plight = value.partition("!")
    cell, step = _read_place(place)
    put(state, piece, cell)
    state.step[piece] = step
    if mark:
        state.plight[piece] = PLIGHT_WORDS.index(plight, 1)


def _read_phase(state: State, value: str) -> None:
    state.phase = PHASE_WORDS.index(value, 0, RUNNING)


def _read_turn(state: State, value: str) -> None:
    state.turn = COLOURS.index(value) if value else NOBODY


def _read_map(state: State, value: str) -> None:
    for cell, tile in read_land(value).items():
        state.tile[cell] = tile


def _read_rest(state: State, value: str) -> None:
    if not value:
        state.rest = usual_rest(state)
        return
    state.rest = [0] * KINDS
    for word in value.split(".") if value != "none" else []:
        count, _, kind = word.partition("*")
        if state.rest[KIND_WORDS.index(kind)]:
            raise ValueError(value)
        state.rest[KIND_WORDS.index(kind)] = _read_number(count, 1, 117)


def _read_ships(state: State, value: str) -> None:
    berths = value.split("/")
    if len(berths) != CREWS:
        raise ValueError(value)
    state.ship = [NOWHERE if word == DEAD else CELL_WORDS.index(word) for word in berths]


def _crew_reader(crew: int) -> Callable[[State, str], None]:
    def read(state: State, value: str) -> None:
        words = value.split("/") if value else [DEAD] * PIRATES
        for number, word in zip(range(PIRATES), words, strict=True):
            _read_piece(state, crew * PIRATES + number, word)

    return read


def _person_reader(person: int) -> Callable[[State, str], None]:
    def read(state: State, value: str) -> None:
        if value:
            crew, _, piece = value.partition("@")
            state.crew[person] = COLOURS.index(crew)
            _read_piece(state, person, piece)

    return read


def _read_coins(state: State, value: str) -> None:
    for word in value.split(",") if value else []:
        place, _, coins = word.partition("=")
        change_coins(state, *_read_place(place), _read_number(coins, 1, 50))


def _read_treasure(state: State, value: str) -> None:
    if value:
        cell, step = _read_place(value)
        state.treasure = cell + CELLS * step


def _number_reader(field: str, low: int, high: int) -> Callable[[State, str], None]:
    def read(state: State, value: str) -> None:
        setattr(state, field, _read_number(value, low, high) if value else 0)

    return read


def _team_reader(field: str, high: int) -> Callable[[State, str], None]:
    def read(state: State, value: str) -> None:
        if value:
            numbers = [_read_number(word, 0, high) for word in value.split("/")]
            if len(numbers) != CREWS:
                raise ValueError(value)
            setattr(state, field, numbers)

    return read


def _cell_reader(field: str) -> Callable[[State, str], None]:
    def read(state: State, value: str) -> None:
        setattr(state, field, CELL_WORDS.index(value) if value else NOWHERE)

    return read


def _read_trip(state: State, value: str) -> None:
    state.tripper = PIECE_WORDS.index(value) if value else NOBODY


def _read_load(state: State, value: str) -> None:
    state.load = LOAD_WORDS.index(value, 1) if value else 0


def _read_by(state: State, value: str) -> None:
    state.movement = MOVEMENT_WORDS.index(value) if value else 0


def _read_trail(state: State, value: str) -> None:
    nodes = [_read_number(word, 0, 32767) for word in value.split(".")] if value else []
    if len(nodes) > len(state.trail):
        raise ValueError(value)
    state.trail[: len(nodes)] = nodes
    state.trail_length = len(nodes)


def _read_now(state: State, value: str) -> None:
    words = value.split(".") if value else []
    if len(set(words)) != len(words):
        raise ValueError(value)
    for word in words:
        setattr(state, MARKS[word], 1)


def _read_why(state: State, value: str) -> None:
    state.why = WHY_WORDS.index(value)


READERS: Mapping[str, Callable[[State, str], None]] = {
    "phase": _read_phase,
    "turn": _read_turn,
    "map": _read_map,
    "rest": _read_rest,
    "ships": _read_ships,
    **{COLOURS[crew]: _crew_reader(crew) for crew in range(CREWS)},
    **{PIECE_WORDS[person]: _person_reader(person) for person in range(BEN, PIECES)},
    "coins": _read_coins,
    "treasure": _read_treasure,
    "gold": _team_reader("bank", 120),
    "lost": _number_reader("lost", 0, 120),
    "bottles": _team_reader("bottles", 30),
    "idle": _number_reader("idle", -1, 20000),
    "grass": _number_reader("grass", 0, 4),
    "lamps": _number_reader("lamps", 0, 4),
    "mark": _cell_reader("mark"),
    "trip": _read_trip,
    "load": _read_load,
    "start": _cell_reader("start"),
    "from": _cell_reader("origin"),
    "by": _read_by,
    "trail": _read_trail,
    "now": _read_now,
    "why": _read_why,
}
"""How each field is read, in the order in which they are written."""
