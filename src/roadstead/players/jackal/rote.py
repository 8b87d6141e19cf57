"""A player by a list: the first thing on it that can be done is done."""

from __future__ import annotations

from random import Random

from roadstead.jackal import events
from roadstead.jackal.crews import team_of
from roadstead.jackal.state import State
from roadstead.jackal.words import COLOURS, NOTHING, OPENING, PIECE_WORDS
from roadstead.kernel.core import CorePosition
from roadstead.kernel.game import Event, Game, Move, Step, View
from roadstead.players.jackal.prospects import chart_of, distance, ships_of, team_of_seat

BANK, BRING_HOME, HIT, OPEN, WANDER, LOSE = range(6)
"""The list, the best first."""


class Rote:
    """Banks, brings gold home, hits, opens tiles, and wanders when there is nothing to do."""

    name = "rote"

    def choose(self, game: Game, view: View, generator: Random, time_s: float) -> Move:
        position = chart_of(game.worlds(view, generator))
        team = team_of_seat(position.state, view)
        moves = position.legal_moves()
        ranks = [rank(position, move, team) for move in moves]
        best = [move for move, place in zip(moves, ranks, strict=True) if place == min(ranks)]
        return best[generator.randrange(len(best))]


def rank(position: CorePosition[State], move: Move, team: int) -> int:
    """The place of a move on the list."""
    step = position.play_unchecked(move)
    if any(is_loss(position.state, event, team) for event in step.events):
        return LOSE
    if any(is_banked(position.state, event, team) for event in step.events):
        return BANK
    if getattr(move, "load", NOTHING) != NOTHING:
        return BRING_HOME if comes_home(position.state, move, step, team) else WANDER
    if any(isinstance(event, events.PieceHit) for event in step.events):
        return HIT
    return OPEN if chart_of(step.position).state.phase == OPENING else WANDER


def is_loss(state: State, event: Event, team: int) -> bool:
    """Gold that is gone for all, or a piece of ours that dies."""
    if isinstance(event, events.PieceDied):
        return team_of(state, state.crew[PIECE_WORDS.index(event.piece)]) == team
    return isinstance(event, events.GoldLost)


def is_banked(state: State, event: Event, team: int) -> bool:
    banked = isinstance(event, events.GoldBanked)
    return banked and team_of(state, COLOURS.index(event.crew)) == team


def comes_home(state: State, move: Move, step: Step, team: int) -> bool:
    """Whether a load comes nearer to a ship of its team."""
    piece: int = getattr(move, "piece", 0)
    after = chart_of(step.position).state
    cell = after.where[piece]
    return way_home(after, cell, team) < way_home(state, state.where[piece], team)


def way_home(state: State, cell: int, team: int) -> int:
    return min(distance(cell, ship) for ship in ships_of(state, team))
