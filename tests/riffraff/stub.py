"""A ship for rules tests: its answers are drawn, or told, and always possible; nothing moves."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from roadstead.kernel import NATURE, Listed
from roadstead.kernel.game import Move, Position
from roadstead.riffraff import RiffRaffPosition
from roadstead.riffraff.moves import End, Loaded
from roadstead.riffraff.ship.words import KINDS, Kind, Piece, Pose, Rest, Stowed
from roadstead.riffraff.state import Phase, next_piece

ENGINE = "stub"
STOPPED = (End.TIME, End.CONTACT, End.LEFT)


def stub_answer(position: Position, generator: Random) -> Loaded:
    """One of the things that may come of a hand at work: mostly all goes well."""
    assert isinstance(position, RiffRaffPosition), position
    kind = generator.choice(holdings(position))
    luck = generator.random()
    if luck < 0.1:
        return stopped(position, generator.choice(STOPPED))
    if luck < 0.7 or not position.table.rest.cargo:
        return placed(position, kind)
    aboard = list(position.table.rest.pieces())
    lost = generator.sample(aboard, generator.randint(1, min(3, len(aboard))))
    cut = generator.randint(0, len(lost))
    let_go = kind if generator.random() < 0.5 else None
    return collapsed(position, let_go, fallen=lost[:cut], caught=lost[cut:])


def chance_answer(position: RiffRaffPosition, generator: Random) -> Move:
    """An answer of chance of either sort."""
    chances = position.chances()
    if isinstance(chances, Listed):
        move: Move = chances.drawn(generator.randrange(chances.tickets))
        return move
    return stub_answer(position, generator)


def holdings(position: RiffRaffPosition) -> list[Kind]:
    """The kinds that lie before the seat whose turn it is."""
    supply = position.table.supplies[position.table.seat]
    return [kind for kind, count in zip(KINDS, supply, strict=True) if count]


def placed(position: RiffRaffPosition, kind: Kind, region: int | None = None) -> Loaded:
    """The object stands where it was put, and nothing fell."""
    piece = next_piece(position.table.rest, kind)
    rest = laden(position.table.rest, [(piece, region or position.table.region)])
    return Loaded(piece, End.LOADED, (), (), ENGINE, rest)


def stopped(position: RiffRaffPosition, end: End = End.TIME) -> Loaded:
    """The hand was stopped before it let go."""
    return Loaded(None, end, (), (), ENGINE, position.table.rest)


def collapsed(
    position: RiffRaffPosition,
    let_go: Kind | None,
    fallen: Iterable[Piece] = (),
    caught: Iterable[Piece] = (),
) -> Loaded:
    """Something fell, before or after the object was let go."""
    piece = None if let_go is None else next_piece(position.table.rest, let_go)
    before = position.table.rest
    rest = before if piece is None else laden(before, [(piece, position.table.region)])
    lost = {*fallen, *caught}
    cargo = tuple(stowed for stowed in rest.cargo if stowed.piece not in lost)
    losses = tuple(sorted(fallen)), tuple(sorted(caught))
    return Loaded(piece, End.FELL, *losses, ENGINE, Rest(rest.rig, cargo))


def laden(rest: Rest, more: Iterable[tuple[Piece, int]]) -> Rest:
    """A ship with more aboard, everything in a row."""
    stowed = (Stowed(piece, _pose(piece), region) for piece, region in more)
    return Rest(rest.rig, (*rest.cargo, *stowed)).canonical()


def _pose(piece: Piece) -> Pose:
    return Pose((KINDS.index(piece.kind) / 100, piece.number / 100, 0.3)).rounded()


def played(position: RiffRaffPosition, *words: str) -> RiffRaffPosition:
    """The position after some moves, told by their words."""
    for word in words:
        step = position.play(position.game.read_move(word))
        assert isinstance(step.position, RiffRaffPosition)
        position = step.position
    return position


def random_step(position: RiffRaffPosition, generator: Random) -> Move:
    """Any legal move, or an answer of chance."""
    if position.to_move == NATURE:
        return chance_answer(position, generator)
    return generator.choice(position.legal_moves())


def walk(position: RiffRaffPosition, generator: Random) -> Iterable[RiffRaffPosition]:
    """A random game from a position on, each moment of it."""
    yield position
    while position.table.phase is not Phase.OVER:
        step = position.play(random_step(position, generator))
        assert isinstance(step.position, RiffRaffPosition)
        position = step.position
        yield position
