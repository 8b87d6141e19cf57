"""Every move there is, with its number in the core and its word."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from roadstead.jackal import codes, moves
from roadstead.jackal.board import kind_of_tile, tile_as_laid
from roadstead.jackal.codes import code
from roadstead.jackal.island import is_cut, is_land
from roadstead.jackal.ships import is_berth
from roadstead.jackal.tiles import KINDS_OF_TILES
from roadstead.jackal.words import (
    BEN,
    CELLS,
    COIN,
    CREWS,
    FRIDAY,
    KINDS,
    LOADS,
    MISSIONARY,
    PIECES,
)
from roadstead.kernel.errors import Unreadable
from roadstead.kernel.game import Move

GAME_CELLS = tuple(cell for cell in range(CELLS) if not is_cut(cell))
LAID_TILES = sorted({tile_as_laid(kind, turn) for kind in range(KINDS) for turn in range(4)})
"""Every tile in every quarter turn that looks different (I5)."""


def _of_pieces() -> Iterator[tuple[Move, int]]:
    for piece in range(PIECES):
        yield moves.Wait(piece), code(codes.M_WAIT, piece, 0, 0)
        for cell in GAME_CELLS:
            for load in range(LOADS):
                yield moves.Go(piece, cell, load), code(codes.M_GO, piece, cell, load)
                yield moves.GoWithRum(piece, cell, load), code(codes.M_RUM, piece, cell, load)
                yield moves.Fly(piece, cell, load), code(codes.M_FLY, piece, cell, load)


def _of_cells() -> Iterator[tuple[Move, int]]:
    for cell in GAME_CELLS:
        yield moves.GoOn(cell), code(codes.M_ON, 0, cell, 0)
        if is_berth(cell):
            yield moves.Sail(cell), code(codes.M_SAIL, 0, cell, 0)
        if is_land(cell):
            yield moves.Light(cell), code(codes.M_LIGHT, 0, cell, 0)
            yield moves.Shake(cell), code(codes.M_SHAKE, 0, cell, 0)
    yield moves.Stay(), code(codes.M_STAY, 0, 0, 0)
    yield moves.Revive(), code(codes.M_REVIVE, 0, 0, 0)
    for piece in (MISSIONARY, FRIDAY):
        yield moves.GiveRum(piece), code(codes.M_GIVE, piece, 0, 0)


def _of_chance() -> Iterator[tuple[Move, int]]:
    for crew in range(CREWS):
        yield moves.Starts(crew), code(codes.M_STARTS, 0, crew, 0)
    for tile in LAID_TILES:
        yield moves.Opened(tile), code(codes.M_OPENED, 0, tile, 0)


@cache
def code_by_move() -> dict[Move, int]:
    """Every move that can be said, legal somewhere or not."""
    return {**dict(_of_pieces()), **dict(_of_cells()), **dict(_of_chance())}


def is_of_base(move: Move) -> bool:
    """Whether the move can be said without the expansion: no persons, no rum, no treasure."""
    if isinstance(move, moves.GoWithRum | moves.GiveRum | moves.Light | moves.Shake):
        return False
    if isinstance(move, moves.Opened):
        return KINDS_OF_TILES[kind_of_tile(move.tile)].copies > 0
    if isinstance(move, moves.Go | moves.Fly):
        return move.piece < BEN and move.load <= COIN
    return not isinstance(move, moves.Wait) or move.piece < BEN


@cache
def base_moves() -> tuple[Move, ...]:
    return tuple(filter(is_of_base, code_by_move()))


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
