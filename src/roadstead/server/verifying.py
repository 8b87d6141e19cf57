"""Checks a finished game's chance: the seed that was committed to, and every answer it gave."""

from __future__ import annotations

import re
from dataclasses import dataclass

from roadstead.harbour import game_named
from roadstead.kernel.errors import Refused
from roadstead.kernel.log import read_log
from roadstead.kernel.notation import read_header
from roadstead.server.fairness import dealer_for, digest, keeps
from roadstead.server.writing import answers

CHECK = re.compile(r"^# (commitment|seed|promise|nonce)((?: [0-9]{1,2})?) ([0-9a-f]{64})$", re.M)


class NotVerifiable(Refused):
    """The log tells no seed: the game is not over, or was not played at a table of ours."""

    code = "not-verifiable"


class WrongSeed(Refused):
    """The seed is not the one that was committed to, or a nonce not the one promised."""

    code = "wrong-seed"


class WrongDraw(Refused):
    """Chance answered otherwise than the seed and the nonces say."""

    code = "wrong-draw"

    def __init__(self, move: str, due: str, place: int) -> None:
        super().__init__(move=move, due=due, place=place)


@dataclass(frozen=True, slots=True)
class Verified:
    """What was checked."""

    draws: int
    moves: int


def verified(text: str) -> Verified:
    """Check a whole game; Refused names the first thing that is wrong."""
    seed, nonces = _bound(text)
    header = read_header(text.partition("|")[0].strip())
    log = read_log(text, game_named(header.game))
    dealer = dealer_for(seed, nonces)
    draws = 0
    for place, position, move in answers(log):
        due = dealer.answer(position)
        if due != move:
            raise WrongDraw(str(move), str(due), place)
        draws += 1
    return Verified(draws, len(log.entries))


def _bound(text: str) -> tuple[bytes, tuple[str, ...]]:
    """The seed and the nonces, each as it was promised."""
    told = {(name, seat.strip()): value for name, seat, value in CHECK.findall(text)}
    seed, commitment = told.get(("seed", "")), told.get(("commitment", ""))
    if seed is None or commitment is None:
        raise NotVerifiable
    seats = sorted(int(seat) for name, seat in told if name == "nonce")
    kept = all(
        keeps(told.get(("promise", str(seat)), ""), told["nonce", str(seat)]) for seat in seats
    )
    if digest(bytes.fromhex(seed)) != commitment or not kept:
        raise WrongSeed
    return bytes.fromhex(seed), tuple(told["nonce", str(seat)] for seat in seats)
