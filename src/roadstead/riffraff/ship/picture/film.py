"""A finished attempt as a short moving picture: lived through again, drawn frame by frame."""

from dataclasses import dataclass

from roadstead.riffraff.ship.again import Record
from roadstead.riffraff.ship.attempt import Attempt, Loading, Phase
from roadstead.riffraff.ship.dimensions import Dimensions
from roadstead.riffraff.ship.intents import Marks
from roadstead.riffraff.ship.picture.camera import FROM_THE_BOW, Camera
from roadstead.riffraff.ship.picture.png import moving, still
from roadstead.riffraff.ship.picture.scene import scene_at_rest, scene_of_poses
from roadstead.riffraff.ship.picture.shading import drawn
from roadstead.riffraff.ship.watch import BEAT_S
from roadstead.riffraff.ship.words import Piece, Pose, Rest, Rig

SIZE = (440, 380)
MOST_FRAMES = 40
MOST_BEATS = 10_000
STILL_SIZE = (720, 640)


@dataclass(frozen=True, slots=True)
class Moment:
    """What is where at one moment of an attempt."""

    rig: Rig
    poses: dict[Piece, Pose]


def picture(
    ship: Dimensions,
    rest: Rest,
    size: tuple[int, int] = STILL_SIZE,
    camera: Camera = FROM_THE_BOW,
) -> bytes:
    """A world at rest as a PNG file; ``size`` is height and width."""
    return still(drawn(scene_at_rest(ship, rest), size, camera))


def film(
    ship: Dimensions,
    moments: list[Moment],
    frame_s: float,
    size: tuple[int, int] = SIZE,
    camera: Camera = FROM_THE_BOW,
) -> bytes:
    """Moments as an animated PNG: as fine as a screen shows it, no finer."""
    scenes = (scene_of_poses(ship, moment.rig, moment.poses) for moment in moments)
    frames = [drawn(scene, size, camera, sharper=1) for scene in scenes]
    return moving(frames, round(frame_s * 1000))


def moments_of(loading: Loading, record: Record, frame_s: float = 0.1) -> list[Moment]:
    """An attempt from where the hand comes near to where nothing much happens any more."""
    attempt, seen = Attempt(loading), list[Moment]()
    words = list(record)
    every = max(1, round(frame_s / BEAT_S))
    while attempt.phase is not Phase.OVER and len(seen) < MOST_FRAMES and attempt.beat < MOST_BEATS:
        while words and words[0][0] <= attempt.beat:
            attempt.take(words.pop(0)[1])
        if attempt.phase is Phase.MARKING:
            attempt.take(Marks(attempt.beat, ()))
        attempt.advance()
        if attempt.phase is not Phase.REACHING and attempt.beat % every == 0:
            seen.append(_moment(attempt))
    return seen


def _moment(attempt: Attempt) -> Moment:
    world = attempt.world
    return Moment(world.rig(), {piece: world.pose(piece) for piece in world.pieces})
