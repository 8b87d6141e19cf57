"""Every move there is, with its number in the core and its word."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from roadstead.jackal import codes, moves
from roadstead.jackal.codes import code
from roadstead.jackal.words import (
    CELLS,
    CREWS,
    FIRST_TILE,
    FRIDAY,
    GALLEON,
    LOADS,
    MISSIONARY,
    PIECES,
    SIDE,
)
from roadstead.kernel.errors import Unreadable
from roadstead.kernel.game import Move

RING_CORNERS = (0, SIDE - 1, CELLS - SIDE, CELLS - 1)
"""Not part of the game (I1)."""
GAME_CELLS = tuple(cell for cell in range(CELLS) if cell not in RING_CORNERS)


def _of_pieces() -> Iterator[tuple[Move, int]]:
    kinds = (
        (moves.Go, codes.M_GO),
        (moves.GoWithRum, codes.M_RUM),
        (moves.Fly, codes.M_FLY),
        (moves.ComeOut, codes.M_OUT),
    )
    for piece in range(PIECES):
        yield moves.Wait(piece), code(codes.M_WAIT, piece, 0, 0)
        for kind, number in kinds:
            for cell in GAME_CELLS:
                for load in range(LOADS):
                    yield kind(piece, cell, load), code(number, piece, cell, load)


def _of_cells() -> Iterator[tuple[Move, int]]:
    for kind, number in (
        (moves.GoOn, codes.M_ON),
        (moves.Sail, codes.M_SAIL),
        (moves.Light, codes.M_LIGHT),
        (moves.Shake, codes.M_SHAKE),
    ):
        for cell in GAME_CELLS:
            yield kind(cell), code(number, 0, cell, 0)
    yield moves.Stay(), code(codes.M_STAY, 0, 0, 0)
    yield moves.Revive(), code(codes.M_REVIVE, 0, 0, 0)
    for piece in (MISSIONARY, FRIDAY):
        yield moves.GiveRum(piece), code(codes.M_GIVE, piece, 0, 0)


def _of_chance() -> Iterator[tuple[Move, int]]:
    for crew in range(CREWS):
        yield moves.Starts(crew), code(codes.M_STARTS, 0, crew, 0)
    for tile in range(FIRST_TILE, GALLEON + 1):
        yield moves.Opened(tile), code(codes.M_OPENED, 0, tile, 0)


@cache
def code_by_move() -> dict[Move, int]:
    """Every move that can be said, legal somewhere or not."""
    return {**dict(_of_pieces()), **dict(_of_cells()), **dict(_of_chance())}


@cache
def move_by_code() -> dict[int, Move]:
    return {number: move for move, number in code_by_move().items()}


@cache
def move_by_word() -> dict[str, Move]:
    return {move.word: move for move in code_by_move()}


def read_move(word: str) -> Move:
    """Read one word as a move."""
    move = move_by_word().get(word)
    if move is None:
        raise Unreadable(word, 0, "move")
    return move
