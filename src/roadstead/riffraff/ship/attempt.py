"""One attempt to load one object: hand, ship, falls and catch, driven by intents, beat by beat."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from roadstead.riffraff.ship.catch import Catcher, CatchSpeed, Sight
from roadstead.riffraff.ship.dimensions import Dimensions
from roadstead.riffraff.ship.hand import Hand
from roadstead.riffraff.ship.intents import (
    Code,
    Intent,
    Marks,
    Message,
    Palms,
    Refusal,
    TimeUp,
    unsound,
)
from roadstead.riffraff.ship.outcome import End, Outcome, engine_of
from roadstead.riffraff.ship.reach import Flight, nearest_meetings
from roadstead.riffraff.ship.regions import astray
from roadstead.riffraff.ship.standing import bodies_of, standing
from roadstead.riffraff.ship.watch import BEAT, BEAT_S, Calm, landed, overboard
from roadstead.riffraff.ship.words import Piece, Pose, Region, Rest, Stowed, Vector
from roadstead.riffraff.ship.world import Diverged, World

START = Pose((0.24, 0.0, 0.40))
"""Where a hand takes an object up, before the bow and clear of the ship."""

INTENTS_A_SECOND = 120
BURST = 30
SHOWN_S = 10.0
HURRY = 4.0
"""What has not come to rest after ten seconds is computed faster than it is shown (A13)."""

REACTION_S = 0.25
HELM_SPEED = 1.0
MARKS_A_HAND = 2
"""Hands that catch what was marked: the same for everybody who plays so."""

ENVELOPE_HALF = (0.125, 0.130)
ENVELOPE_UP = 0.075
ENVELOPE_DOWN = 0.060


class Phase(StrEnum):
    """How far an attempt is."""

    REACHING = "reaching"
    HOLDING = "holding"
    LOOSE = "loose"
    MARKING = "marking"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Loading:
    """What is tried: which object, into which region, on which ship, with which hands."""

    ship: Dimensions
    rest: Rest
    piece: Piece
    region: Region
    start: Pose = START
    contact_limit_s: float = 8.0
    catch_speed: CatchSpeed = CatchSpeed.HALF
    marks: bool = False
    hands: int = 2


@dataclass(slots=True)
class Losses:
    """What has left the ship so far."""

    fallen: set[Piece]
    caught: set[Piece]

    def all(self) -> frozenset[Piece]:
        """Everything that is no longer aboard."""
        return frozenset(self.fallen | self.caught)


class Attempt:
    """A live attempt. ``take`` hears the hand, ``advance`` lets 16 ms pass, ``outcome`` tells."""

    def __init__(self, loading: Loading) -> None:
        self.loading = loading
        self.world = World(loading.ship, loading.rest, ((loading.piece, loading.start),))
        self.hand = Hand.holding(loading.piece, loading.start)
        self.catcher = Catcher(loading.ship, loading.catch_speed, free=1)
        self.losses = Losses(set(), set())
        self.phase = Phase.REACHING
        self.end = End.LOADED
        self.beat = 0
        self.contact_s = 0.0
        self.record: list[tuple[int, Message]] = []
        self._calm = Calm()
        self._digests: list[str] = []
        self._tokens = float(BURST)
        self._last_tick = 0
        self._places: dict[Piece, Vector] = {}
        self._flying: tuple[Piece, ...] = ()
        self._marked: tuple[Piece, ...] | None = None
        self._fall_beat: int | None = None

    # --- what is seen

    @property
    def held(self) -> bool:
        """Is the object still in the hand?"""
        return self.phase in (Phase.REACHING, Phase.HOLDING)

    @property
    def pace(self) -> float:
        """Simulated seconds a second of the clock on the wall: slow while things fall."""
        if self._flying:
            return self.loading.catch_speed.pace
        return HURRY if self._calm.waited_s > SHOWN_S else 1.0

    @property
    def falling(self) -> tuple[Piece, ...]:
        """What drops through the air at this moment."""
        return self._flying

    def flight(self, piece: Piece) -> Flight:
        """Place and speed of an object, as a catcher sees it."""
        return Flight(self.world.pose(piece).place, self.world.velocity(piece)[0])

    # --- what is said

    def take(self, message: Message) -> Refusal | None:
        """Hear a message; a refusal has changed nothing."""
        refusal = unsound(message) or self._untimely(message)
        if refusal is None:
            refusal = self._obey(message)
        if refusal is None:
            self._note(message)
        return refusal

    def _untimely(self, message: Message) -> Refusal | None:
        if self.phase is Phase.OVER:
            return Refusal(Code.OVER)
        if isinstance(message, TimeUp):
            return None
        if message.tick < self._last_tick:
            return Refusal(Code.OUT_OF_ORDER, "tick")
        if message.tick > self.beat:
            return Refusal(Code.AHEAD_OF_TIME, "tick")
        return Refusal(Code.TOO_MANY) if self._tokens < 1 else None

    def _obey(self, message: Message) -> Refusal | None:
        match message:
            case Intent():
                return self._steer(message)
            case Palms():
                return self._point(message)
            case Marks():
                return self._mark(message)
            case TimeUp():
                if self.held:
                    self._take_back(End.TIME_UP)
                return None

    def _note(self, message: Message) -> None:
        self.record.append((self.beat, message))
        if not isinstance(message, TimeUp):
            self._last_tick = message.tick
            self._tokens -= 1

    def _steer(self, intent: Intent) -> Refusal | None:
        if not self.held:
            return Refusal(Code.NOT_HELD)
        if not intent.grip:
            return self._release()
        self.hand.want(intent.target, intent.turn)
        return None

    def _release(self) -> Refusal | None:
        """Let go, if the object lies over its region and over no other (R11, R15)."""
        piece, region = self.loading.piece, self.loading.region
        bodies, pose = bodies_of(self.world), self.world.pose(piece)
        wrong = astray(self.loading.ship, bodies, region, piece.kind, pose)
        if wrong:
            code = Code.REGION if wrong.line is None else Code.TWO_REGIONS
            return Refusal(code, "grip", wrong.line, wrong.by * 1000)
        self.hand.let_go(self.world)
        self._free_hand()
        return None

    def _point(self, palms: Palms) -> Refusal | None:
        if len(palms.targets) > self.loading.hands:
            return Refusal(Code.TOO_MANY, "targets")
        for piece in self.catcher.point(palms.targets, palms.tick, self.pace):
            self._catch(piece)
        return None

    def _mark(self, marks: Marks) -> Refusal | None:
        if self.phase is not Phase.MARKING:
            return Refusal(Code.NOT_HELD, "pieces")
        if len(marks.pieces) > MARKS_A_HAND * self.loading.hands:
            return Refusal(Code.TOO_MANY, "pieces")
        if any(piece not in self.world.bodies for piece in marks.pieces):
            return Refusal(Code.FOREIGN_OBJECT, "pieces")
        self._marked = marks.pieces
        self.phase = Phase.LOOSE
        return None

    # --- what happens

    def advance(self) -> None:
        """Let one beat pass (nothing passes while marks are awaited or when it is over)."""
        if self.phase in (Phase.OVER, Phase.MARKING):
            return
        self.beat += 1
        self._tokens = min(BURST, self._tokens + INTENTS_A_SECOND * BEAT_S / self.pace)
        if self.phase is Phase.REACHING:
            self._reach()
            return
        try:
            self._live()
        except Diverged:
            self._give_up()

    def _reach(self) -> None:
        """The ship rests; only the object in the hand moves, until it comes near (A5)."""
        for _ in range(BEAT):
            self.hand.move()
        self.world.put(self.hand.piece, self.hand.pose())
        if self._is_near(self.hand.place):
            self.phase = Phase.HOLDING

    def _is_near(self, place: Vector) -> bool:
        ship = self.loading.ship
        x, y, z = place
        low = ship.pivot_height - ENVELOPE_DOWN
        high = ship.pivot_height + ship.deck + ship.mast_height + ENVELOPE_UP
        return abs(x) < ENVELOPE_HALF[0] and abs(y) < ENVELOPE_HALF[1] and low < z < high

    def _live(self) -> None:
        if self.phase is Phase.HOLDING:
            self._hold()
        else:
            self.world.step(BEAT)
        self._watch()
        if self.beat % round(1 / BEAT_S) == 0:
            self._digests.append(self.world.digest())
        if self.phase is Phase.LOOSE:
            self._settle()

    def _hold(self) -> None:
        for _ in range(BEAT):
            self.hand.move()
            self.hand.pull(self.world)
            self.world.step()
        body = self.world.bodies[self.hand.piece]
        if (self.world.touching_pairs() == body).any():
            self.contact_s += BEAT_S
        if self.contact_s > self.loading.contact_limit_s:
            self._take_back(End.CONTACT)

    def _watch(self) -> None:
        """Judge this beat: what flies, what is caught, what has landed (A14, R17).

        What has fallen off may be caught as long as it drops through the air, and not after.
        """
        aside = self.losses.all() | ({self.loading.piece} if self.held else frozenset[Piece]())
        before, self._places = self._places, self._look()
        flying = overboard(self.world, frozenset(aside))
        off = [piece for piece in landed(self.world) if piece not in aside]
        down = [piece for piece in off if piece not in flying]
        tracked = {*flying, *(piece for piece in down if piece in self._flying)}
        self._flying = flying
        flights = {p: (before[p], self._places[p]) for p in sorted(tracked) if p in before}
        if self._marked is not None:
            self._reach_for_marks()
        sight = Sight(self.beat, self.world.hull(), flights)
        caught = self.catcher.see(sight, self.pace)
        self._lose(caught, [piece for piece in down if piece not in caught])
        if off and self.held:
            self._take_back(End.FELL)
        self._pause_for_marks()

    def _look(self) -> dict[Piece, Vector]:
        rows = self.world.places().tolist()
        return {p: (x, y, z) for p, (x, y, z) in zip(self.world.pieces, rows, strict=True)}

    def _lose(self, caught: Iterable[Piece], down: Iterable[Piece]) -> None:
        for piece in caught:
            self._catch(piece)
        self.losses.fallen.update(down)

    def _catch(self, piece: Piece) -> None:
        """A caught object leaves the world; also one that had landed before this was known."""
        self.losses.fallen.discard(piece)
        self.losses.caught.add(piece)
        self._flying = tuple(p for p in self._flying if p != piece)
        self.world.remove(piece)
        if self.held:
            self._take_back(End.FELL)

    def _take_back(self, end: End) -> None:
        """The held object goes back to its owner's supply (R17, A6, A12)."""
        self.world.remove(self.loading.piece)
        self.end = end
        self._free_hand()

    def _free_hand(self) -> None:
        self.phase = Phase.LOOSE
        self.catcher.free = self.loading.hands

    def _pause_for_marks(self) -> None:
        if not self.loading.marks or not self._flying or self._fall_beat is not None:
            return
        self._fall_beat = self.beat
        if self.held:
            self._take_back(End.FELL)
        self.phase = Phase.MARKING

    def _reach_for_marks(self) -> None:
        """The steady hands go for what was marked, after the time it takes to see it fall."""
        marked = [self.flight(p) for p in self._marked or () if p in self._flying]
        palms = tuple(palm.place for palm in self.catcher.palms)
        waited = (self.beat - (self._fall_beat or self.beat)) * BEAT_S / self.pace
        if not palms:
            self.catcher.stand_ready(self.loading.hands)
        if marked and waited >= REACTION_S:
            speed = HELM_SPEED / self.pace
            for palm, target in zip(
                self.catcher.palms, nearest_meetings(marked, palms, 0.0, speed), strict=False
            ):
                palm.target = target

    def _settle(self) -> None:
        self._calm.look(self.world, self.losses.all())
        if self._calm.is_back() and not self._flying:
            self._digests.append(self.world.digest())
            self.phase = Phase.OVER

    def _give_up(self) -> None:
        """The engine diverged: the world of the start stands, the object was never placed."""
        self.losses = Losses(set(), set())
        self._flying = ()
        self.world = World(self.loading.ship, self.loading.rest)
        self.end = End.DIVERGED
        self.phase = Phase.OVER

    # --- what came of it

    def outcome(self) -> Outcome:
        """The result, once the attempt is over."""
        assert self.phase is Phase.OVER, self.phase
        lost = self.losses.all()
        aboard = tuple(piece for piece in self.world.pieces if piece not in lost)
        stays = self.loading.piece in aboard
        end = End.FELL if lost and self.end is End.LOADED else self.end
        return Outcome(
            tried=self.loading.piece,
            region=self.loading.region,
            end=end,
            loaded=self.loading.piece if stays else None,
            after=self._at_rest(aboard),
            fallen=tuple(sorted(self.losses.fallen)),
            caught=tuple(sorted(self.losses.caught)),
            engine=engine_of(self.loading.ship),
            beats=self.beat,
            digests=tuple(self._digests),
        )

    def _at_rest(self, aboard: tuple[Piece, ...]) -> Rest:
        if self.end is End.DIVERGED:
            return self.loading.rest.canonical()
        regions = standing(self.world)
        rest = self.world.rest(aboard)
        cargo = tuple(Stowed(s.piece, s.pose, regions[s.piece]) for s in rest.cargo)
        return Rest(rest.rig, cargo)
