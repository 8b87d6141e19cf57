"""The dealer of Riff Raff: draws cards from the seed, and asks the ship what a hand has done."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from random import Random

from roadstead.arena.dealer import SeededDealer
from roadstead.arena.tracks import Track, track_of
from roadstead.kernel.chance import Listed
from roadstead.kernel.game import Move, Position
from roadstead.players.riffraff.loader import Loader
from roadstead.riffraff import RiffRaffPosition
from roadstead.riffraff import moves as said
from roadstead.riffraff.ship.attempt import Attempt, Loading, Phase
from roadstead.riffraff.ship.catch import CatchSpeed
from roadstead.riffraff.ship.dimensions import Dimensions
from roadstead.riffraff.ship.dimensions import ship as ship_of
from roadstead.riffraff.ship.intents import Marks, TimeUp
from roadstead.riffraff.ship.outcome import End, Outcome, engine_of
from roadstead.riffraff.ship.steady import HELMSMAN, Skill, SteadyHand, start_for
from roadstead.riffraff.ship.watch import BEAT_S
from roadstead.riffraff.ship.words import Kind, Piece, Pose
from roadstead.riffraff.state import next_piece

TRIES = 3
"""A placement that the engine cannot compute is refused; so often another one is tried."""
PATIENCE_S = 15.0
"""A led hand that has found no place to let go by then gives up, as if its time were over (A6)."""

ENDS = {
    End.LOADED: said.End.LOADED,
    End.FELL: said.End.FELL,
    End.TIME_UP: said.End.TIME,
    End.CONTACT: said.End.CONTACT,
    End.DIVERGED: said.End.TIME,
}
"""What the log says for each way in which an attempt ends on the ship."""


class LoadingDealer:
    """Answers every draw from one secret seed, and every loading by the hand of the seat's loader.

    The same seed and the same position give the same answer on the same engine and machine type.
    """

    def __init__(self, seed: bytes, loaders: Sequence[Loader]) -> None:
        self._seed = seed
        self._draws = SeededDealer(seed)
        self._loaders = tuple(loaders)
        self.tracks: dict[str, Track] = {}
        """What each hand did, by the name of the measured draw; the log does without."""

    def answer(self, position: Position) -> Move:
        chances = position.chances()
        if isinstance(chances, Listed):
            return self._draws.answer(position)
        assert isinstance(position, RiffRaffPosition), position
        return self._load(position, chances.key)

    def _load(self, position: RiffRaffPosition, key: str) -> said.Loaded:
        loader = self._loaders[position.table.seat]
        for attempt in range(TRIES):
            generator = self._generator(f"{key}/{attempt}")
            attempt = led(position, loader, generator)
            if attempt.end is not End.DIVERGED:
                self.tracks[key] = track_of(attempt)
                return told(attempt.outcome())
        return given_up(position)

    def _generator(self, key: str) -> Random:
        """The luck of one hand: as secret as the draws, and hanging on nothing but its name."""
        return Random(hmac.new(self._seed, f"hand|{key}".encode(), hashlib.sha256).digest())


def led(position: RiffRaffPosition, loader: Loader, generator: Random) -> Attempt:
    """An attempt led by a loader's plan and by a hand of its skill, to its end (R11, R17, R18)."""
    ship = ship_for(position)
    load = loader.plan(ship, position.view(position.table.seat), generator)
    start = start_for(ship, position.table.region, load.plan)
    loading = loading_of(position, load.kind, start, marks=True)
    attempt = Attempt(loading)
    hand = SteadyHand(loading, load.plan, skill_at(position, loader), generator)
    limit_s = min(float(str(position.game.options["turn_timer_s"])) or PATIENCE_S, PATIENCE_S)
    while attempt.held:
        _lead(attempt, hand, limit_s)
    _catch(attempt)
    return attempt


def skill_at(position: RiffRaffPosition, loader: Loader) -> Skill:
    """How calm the hand of the seat is: who plays as a helmsman has the errors that are announced
    to all, whoever he is."""
    hand = position.game.house.hands[position.table.seat]
    return HELMSMAN if hand == "helmsman" else loader.skill


def ship_for(position: RiffRaffPosition) -> Dimensions:
    """The ship that a table's options ask for."""
    options = position.game.schema.texts(position.game.options)
    return ship_of(int(options["ball_lever_cm"]), loose=options["yards"] == "loose")


def loading_of(position: RiffRaffPosition, kind: Kind, start: Pose, *, marks: bool) -> Loading:
    """What is tried on the ship: an object of a kind, into the region of the card (R11)."""
    options = position.game.schema.texts(position.game.options)
    table = position.table
    return Loading(
        ship=ship_for(position),
        rest=table.rest,
        piece=next_piece(table.rest, kind),
        region=table.region,
        start=start,
        contact_limit_s=float(options["contact_limit_s"]),
        catch_speed=CatchSpeed(options["catch_speed"]),
        marks=marks,
    )


def _lead(attempt: Attempt, hand: SteadyHand, limit_s: float) -> None:
    """One beat of a hand; when its time is up the object goes back (A6)."""
    if attempt.beat * BEAT_S >= limit_s:
        attempt.take(TimeUp())
    else:
        hand.lead(attempt)
    attempt.advance()


def _catch(attempt: Attempt) -> None:
    """Whoever leads a hand marks what to catch as it falls (R18)."""
    while attempt.phase is not Phase.OVER:
        if attempt.phase is Phase.MARKING:
            attempt.take(Marks(attempt.beat, marked(attempt)))
        attempt.advance()


def marked(attempt: Attempt) -> tuple[Piece, ...]:
    """What is worth catching: others' objects before the one just let go, which would come back."""
    own = attempt.loading.piece
    falling = sorted(attempt.falling, key=lambda piece: piece == own)
    return tuple(falling[: 2 * attempt.loading.hands])


def told(outcome: Outcome) -> said.Loaded:
    """An outcome of the ship as a move of nature."""
    lost = (*outcome.fallen, *outcome.caught)
    let_go = outcome.loaded is not None or outcome.tried in lost
    return said.Loaded(
        placed=outcome.tried if let_go else None,
        end=ENDS[outcome.end],
        fallen=outcome.fallen,
        caught=outcome.caught,
        engine=word_of(outcome.engine),
        rest=outcome.after,
    )


def given_up(position: RiffRaffPosition) -> said.Loaded:
    """The turn passes without a load, the ship as it was."""
    engine = word_of(engine_of(ship_for(position)))
    return said.Loaded(None, said.End.TIME, (), (), engine, position.table.rest)


def word_of(engine: str) -> str:
    """An engine's name as one word of the log."""
    return engine.replace(" ", "_")
