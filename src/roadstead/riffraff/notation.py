"""A table of Riff Raff as text: fields of `name:value`, what is empty or usual left out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from roadstead.kernel.errors import Unreadable
from roadstead.kernel.game import Move
from roadstead.riffraff import moves
from roadstead.riffraff.state import (
    CARDS,
    EMPTY_SHIP,
    NOTHING,
    Chosen,
    Phase,
    Table,
    nothing_chosen,
)
from roadstead.riffraff.wording import (
    NONE,
    pieces_text,
    read_number,
    read_pieces,
    read_rest,
    read_supply,
    rest_text,
    supply_text,
)

LAST_ROUND = 20
LAST_SEAT = 3


# --- writing -----------------------------------------------------------------------------------


def write_table(table: Table, chosen: Chosen = ()) -> str:
    """The fields of a table in their fixed order, with what lies face down if that is given."""
    fields = {
        "round": str(table.round),
        "phase": str(table.phase),
        "captain": _seat(table.captain),
        "unplayed": _unplayed(table),
        "chosen": _cards(chosen) if any(chosen) else "",
        "draw": _seat(table.drawing),
        "cards": _cards(table.cards),
        "order": ".".join(map(str, table.order)),
        "turn": str(table.turn) if table.order else "",
        "announced": str(table.announced) if table.announced else "",
        "placed": pieces_text(table.placed) if table.placed else "",
        "supply": "/".join(map(supply_text, table.supplies)),
        "ship": "" if table.rest == EMPTY_SHIP else rest_text(table.rest),
    }
    return " ".join(f"{name}:{value}" for name, value in fields.items() if value)


def _seat(seat: int | None) -> str:
    return "" if seat is None else str(seat)


def _unplayed(table: Table) -> str:
    if all(cards == CARDS for cards in table.unplayed):
        return ""
    return "/".join(".".join(map(str, cards)) or NONE for cards in table.unplayed)


def _cards(cards: Sequence[int]) -> str:
    return "/".join(NONE if card == NOTHING else str(card) for card in cards)


# --- reading -----------------------------------------------------------------------------------


def read_fields(text: str, names: Sequence[str]) -> dict[str, tuple[str, int]]:
    """The fields by name, each with the place of its value in the text."""
    fields: dict[str, tuple[str, int]] = {}
    at = 0
    for word in text.split():
        at = text.index(word, at)
        name, colon, value = word.partition(":")
        if not colon or not value or name in fields or name not in names:
            raise Unreadable(text, at, "one of " + " ".join(f"{name}:" for name in names))
        fields[name] = (value, at + len(name) + 1)
        at += len(word)
    return fields


def read_table(text: str, seats: int) -> tuple[Table, Chosen]:
    """A table as its fields say, and what lies face down; whether it can stand is not asked."""
    fields = read_fields(text, tuple(READERS))
    if not {"round", "phase", "supply"} <= set(fields):
        raise Unreadable(text, len(text), "round:, phase: and supply:")
    found: dict[str, Any] = {"unplayed": (CARDS,) * seats, "chosen": nothing_chosen(seats)}
    for name, (value, at) in fields.items():
        field, reader = READERS[name]
        try:
            found[field] = reader(value, seats)
        except ValueError as error:
            raise Unreadable(text, at, name) from error
    chosen: Chosen = found.pop("chosen")
    return Table(**found), chosen


def _groups(value: str, seats: int) -> list[str]:
    """What stands for each seat."""
    groups = value.split("/")
    if len(groups) != seats:
        raise ValueError(value)
    return groups


def _read_seat(value: str, seats: int) -> int:
    return read_number(value, 0, seats - 1)


def _read_unplayed(value: str, seats: int) -> tuple[tuple[int, ...], ...]:
    return tuple(_read_hand(group) for group in _groups(value, seats))


def _read_hand(text: str) -> tuple[int, ...]:
    cards = [read_number(word, 1, len(CARDS)) for word in text.split(".")] if text != NONE else []
    if cards != sorted(set(cards)):
        raise ValueError(text)
    return tuple(cards)


def _read_cards(value: str, seats: int) -> tuple[int, ...]:
    return tuple(
        NOTHING if group == NONE else read_number(group, 1, len(CARDS))
        for group in _groups(value, seats)
    )


def _read_order(value: str, seats: int) -> tuple[int, ...]:
    order = tuple(_read_seat(word, seats) for word in value.split("."))
    if sorted(order) != list(range(seats)):
        raise ValueError(value)
    return order


READERS: Mapping[str, tuple[str, Callable[[str, int], Any]]] = {
    "round": ("round", lambda value, _: read_number(value, 1, LAST_ROUND)),
    "phase": ("phase", lambda value, _: Phase(value)),
    "captain": ("captain", _read_seat),
    "unplayed": ("unplayed", _read_unplayed),
    "chosen": ("chosen", _read_cards),
    "draw": ("drawing", _read_seat),
    "cards": ("cards", _read_cards),
    "order": ("order", _read_order),
    "turn": ("turn", _read_seat),
    "announced": ("announced", lambda value, _: read_number(value, 1, 2)),
    "placed": ("placed", lambda value, _: read_pieces(value)),
    "supply": ("supplies", lambda value, seats: tuple(map(read_supply, _groups(value, seats)))),
    "ship": ("rest", lambda value, _: read_rest(value)),
}
"""The field of a table that each word of the text fills, and how it is read."""


# --- moves -------------------------------------------------------------------------------------


def read_move(word: str) -> Move:
    """Read one word as a move."""
    name, _, rest = word.partition(".")
    reader = MOVE_READERS.get(name)
    try:
        move = reader(rest) if reader else None
    except ValueError as error:
        raise Unreadable(word, len(name) + 1, "move") from error
    if move is None or move.word != word:
        raise Unreadable(word, 0, "move")
    return move


def _read_seat_and_card(text: str) -> tuple[int, int]:
    seat, _, card = text.partition(".")
    return read_number(seat, 0, LAST_SEAT), read_number(card, 1, len(CARDS))


def _read_set_order(text: str) -> Move:
    return moves.SetOrder(tuple(read_number(seat, 0, LAST_SEAT) for seat in text.split(".")))


def _read_loaded(text: str) -> Move:
    placed, end, fallen, caught, engine, *rest = text.split("/", 5)
    pieces = read_pieces(placed)
    if len(pieces) > 1 or not rest:
        raise ValueError(text)
    return moves.Loaded(
        placed=pieces[0] if pieces else None,
        end=moves.End(end),
        fallen=read_pieces(fallen),
        caught=read_pieces(caught),
        engine=engine,
        rest=read_rest(rest[0]),
    )


MOVE_READERS: Mapping[str, Callable[[str], Move]] = {
    "captain": lambda text: moves.NameCaptain(read_number(text, 0, LAST_SEAT)),
    "choose": lambda text: moves.Choose(*_read_seat_and_card(text)),
    "draw": lambda text: moves.LetDraw(read_number(text, 0, LAST_SEAT)),
    "order": _read_set_order,
    "one": lambda _: moves.Announce(1),
    "two": lambda _: moves.Announce(2),
    "begins": lambda text: moves.Begins(read_number(text, 0, LAST_SEAT)),
    "drawn": lambda text: moves.Drawn(*_read_seat_and_card(text)),
    "loaded": _read_loaded,
}
"""How the rest of a move's word is read, by its first part."""
