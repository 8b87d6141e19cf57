"""Who sits where: persons at this keyboard, or players of the computer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from roadstead.cli.faces import Company
from roadstead.cli.refusals import BadName, NamesDoNotFit, SeatsDoNotFit
from roadstead.kernel.game import Game
from roadstead.locale.texts import Texts
from roadstead.players.crew import player_named, player_names
from roadstead.players.player import Player

PERSON = "person"
COMPUTER = "computer"
LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat taken: by a person, or by the player of that name."""

    sitter: str
    name: str = ""
    """How a person wants to be called."""

    @property
    def is_person(self) -> bool:
        return self.sitter == PERSON

    def player(self, game: str) -> Player:
        return player_named(game, self.sitter)


def strongest(game: str) -> str:
    return player_names(game)[-1]


def chairs_for(game: Game, wanted: Sequence[str], level: str, names: str) -> tuple[Chair, ...]:
    """The chairs of a new game: one person, and the computer at the level asked for."""
    player_named(game.name, level)
    sitters = [*wanted, *[""] * (game.seats - len(wanted))]
    if PERSON not in sitters and "" in sitters:
        sitters[sitters.index("")] = PERSON
    sitters = [level if sitter in ("", COMPUTER) else sitter for sitter in sitters]
    for sitter in sitters:
        if sitter != PERSON:
            player_named(game.name, sitter)
    return _named(sitters, names)


def sitters_named(game: Game, sit: str) -> list[str]:
    """Who sits at all the seats, joined by commas; as many as there are seats."""
    sitters = [word.strip() for word in sit.split(",")]
    if len(sitters) != game.seats:
        raise SeatsDoNotFit(game.seats, len(sitters))
    return sitters


def _named(sitters: list[str], names: str) -> tuple[Chair, ...]:
    """Names are given to the persons, or to everybody."""
    given = [name.strip() for name in names.split(",")] if names else []
    persons = sum(sitter == PERSON for sitter in sitters)
    if len(given) not in (0, persons, len(sitters)):
        raise NamesDoNotFit(len(given), persons)
    waiting = iter(checked(name) for name in given)
    for_all = len(given) == len(sitters)
    return tuple(
        Chair(sitter, next(waiting, "") if for_all or sitter == PERSON else "")
        for sitter in sitters
    )


def checked(name: str) -> str:
    """A name that fits on the table."""
    if not name or len(name) > LONGEST_NAME or not name.isprintable() or "#" in name:
        raise BadName(name, LONGEST_NAME)
    return name


def company_of(
    chairs: tuple[Chair, ...], game: str, texts: Texts, *, told_later: bool = False
) -> Company:
    """How everybody is called; a single person is the reader, unless the game is told later."""
    persons = [seat for seat, chair in enumerate(chairs) if chair.is_person]
    alone = len(persons) == 1 and not told_later
    names = [
        chair.name or _usual_name(seat, chair, game, texts, alone=alone)
        for seat, chair in enumerate(chairs)
    ]
    return Company(
        tuple(
            name if names.count(name) == 1 else f"{name} {seat + 1}"
            for seat, name in enumerate(names)
        ),
        persons[0] if alone else None,
    )


def _usual_name(seat: int, chair: Chair, game: str, texts: Texts, *, alone: bool) -> str:
    if chair.is_person:
        return texts.text("cli-you" if alone else f"{game}-seat-{seat}")
    return player_title(chair.sitter, texts)


def player_title(player: str, texts: Texts) -> str:
    """A player's name in the reader's language, if it has one."""
    id = f"cli-player-{player}"
    return texts.text(id) if texts.has(id) else player
