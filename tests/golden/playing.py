"""How the golden games of Shanghaien were played: seeds, options, and what each is told for."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from roadstead.kernel import NATURE, Listed, Log, Move, Position
from roadstead.shanghaien import Shanghaien


class Golden(NamedTuple):
    """A game to be played: its options, its seed, and what a reader should look at."""

    options: dict[str, object]
    seed: int
    title: str


ALL_FOUR = "crazy_captain+extra1+extra2+extra3"
GAMES = {
    "base": Golden(
        {},
        3,
        "The base game. All four tricks of the deck are played; most rounds end by choice, one\n"
        "because its caller has too few dice left.",
    ),
    "crazy-captain": Golden(
        {"expansions": "crazy_captain"},
        39,
        "The Crazy Captain. Both Captains go aboard; dice, a trick and Shanghai are vetoed, and\n"
        "once he lets pass.",
    ),
    "extra-card-1": Golden(
        {"expansions": "extra1"},
        54,
        "Extra card 1. All dice are rolled again twice, and one round knows no Shanghai.",
    ),
    "extra-card-2": Golden(
        {"expansions": "extra2"},
        132,
        "Extra card 2. One card goes to the sharks, and one die is exchanged.",
    ),
    "extra-card-3": Golden(
        {"expansions": "extra3"},
        32,
        "Extra card 3. The doubles card is taken eight times, thrice from the other player, and\n"
        "played four times; twice nobody had placed a die yet and the starter names the end of\n"
        "the row that is 1.",
    ),
    "all-four": Golden(
        {"expansions": ALL_FOUR},
        627,
        "All four expansions at once. Every kind of veto, No Shanghai, all dice again, sharks\n"
        "(once with the placing vetoed: they take the card of the die placed in the end), an\n"
        "exchange, and doubles taken, stolen, rolled again and played.",
    ),
    "house-rules": Golden(
        {
            "next_starter": "alternate",
            "direction": "declared_before_roll",
            "doubles_may_reroll": True,
            "end_tie": "most_unused_tricks",
            "trick_deck": "joker_on_all_332",
            "first_player": "second",
        },
        737,
        "House rules. The start alternates and the row is declared first, as the Italian rulebook\n"
        "has it; doubles may be rolled again; every trick is a joker; the points are equal and\n"
        "the unused tricks decide.",
    ),
    "hidden-discards": Golden(
        {"hide_discards": True, "expansions": "extra2"},
        121,
        "Hidden discards. What leaves the game is put away face down, and the seats see less than\n"
        "the position holds.",
    ),
}


def chosen(position: Position, random: Random) -> Move:
    """A random move of players who like tricks and seldom call, so that much happens."""
    moves = position.legal_moves()
    return random.choices(moves, [liking(str(move)) for move in moves])[0]


def liking(word: str) -> float:
    if word == "shanghai":
        return 0.2
    if word in ("veto", "take"):
        return 2
    return 0.5 if word[0].isdigit() or ".joker." in word or ".nudge." in word else 1


def played(golden: Golden) -> Log:
    """The game of a seed."""
    random = Random(golden.seed)
    position: Position = Shanghaien(**golden.options).start()
    log = Log(position.game)
    while position.to_move != ():
        if position.to_move == NATURE:
            chances = position.chances()
            assert isinstance(chances, Listed)
            move: Move = chances.drawn(random.randrange(chances.tickets))
        else:
            move = chosen(position, random)
        log = log.with_entry(move)
        position = position.play(move).position
    return log
