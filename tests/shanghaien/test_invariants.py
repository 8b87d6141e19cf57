"""What holds in every game: cards, dice, rounds and points are conserved, the seats are equal."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from roadstead.kernel import Position
from roadstead.shanghaien import Shanghaien
from roadstead.shanghaien.notation import read_fields
from roadstead.shanghaien.options import trick_deck
from tests.laws.lines import Played, line, random_game

SAILORS = Counter(
    f"{nation}{value}"
    for nation in ("red", "azure", "blue", "yellow", "orange", "purple", "green", "grey")
    for value in (1, 2, 3, 3, 4)
)
EXTRAS = ("captain", "extra1", "extra2", "doubles")


def fields(position: Position) -> dict[str, str]:
    """The position as its text tells it: these checks count on paper, not in the core."""
    return {name: value for name, (value, _) in read_fields(written(position)).items()}


def written(position: Position) -> str:
    return str(position).partition("| ")[2]


def halves(told: dict[str, str], name: str) -> list[str]:
    return ["" if half == "-" else half for half in told.get(name, "-/-").split("/")]


def crew(half: str) -> dict[str, list[str]]:
    """What lies with each nation: values and jokers."""
    nations: dict[str, list[str]] = {}
    for group in filter(None, half.split(",")):
        nation = group.rstrip("1234.JBPR")
        nations[nation] = group.removeprefix(nation).split(".")
    return nations


def cards_in_sight(told: dict[str, str]) -> Iterator[str]:
    """Every card of the deck that lies open somewhere."""
    yield from (card for card in told.get("gone", "").split(".") if card)
    yield from (card for card in told.get("tavern", "").split(",") if card and card != "-")
    for hand in halves(told, "tricks"):
        yield from (card for card in hand.split(".") if card and card not in EXTRAS)
    for half in halves(told, "crew"):
        for nation, faces in crew(half).items():
            yield from (f"{nation}{face}" if face.isdigit() else face for face in faces)


def recounted(told: dict[str, str]) -> tuple[int, ...]:
    """The points, counted anew from the rulebooks: nation by nation, then the tricks."""
    strengths = [
        {nation: sum(int(face) if face.isdigit() else 2 for face in faces) for nation, faces in c}
        for c in (crew(half).items() for half in halves(told, "crew"))
    ]
    points = [len([card for card in hand.split(".") if card]) for hand in halves(told, "tricks")]
    for nation in {*strengths[0], *strengths[1]}:
        ours, theirs = (strength.get(nation, 0) for strength in strengths)
        if not ours or not theirs:
            points[0 if ours else 1] += ours or theirs
        elif ours != theirs:
            points[0 if ours > theirs else 1] += min(ours, theirs)
    return tuple(points)


def games(count: int, seed: int) -> Iterator[tuple[Shanghaien, list[Played]]]:
    for number in range(count):
        random = Random(f"{seed}/{number}")
        rules = random_game("shanghaien", random)
        assert isinstance(rules, Shanghaien)
        yield rules, list(line(rules, random))


def check_table(rules: Shanghaien, position: Position) -> None:
    """48 cards, no more of a kind than printed, six dice each, points as recounted."""
    told = fields(position)
    seen = Counter(cards_in_sight(told))
    assert seen <= SAILORS + Counter(trick_deck(rules.options)), position
    done = 8 if told["phase"] == "over" else int(told["round"]) - 1
    turned = sum(card != "-" for card in told.get("tavern", "").split(",") if card)
    assert sum(seen.values()) == 6 * done + turned, position
    for dice in halves(told, "dice"):
        assert len([die for die in dice.split(".") if die]) <= 6, position
    assert position.score() == recounted(told), position


def check_line(rules: Shanghaien, played: list[Played]) -> None:
    for step in played:
        check_table(rules, step.after)
    names = [event.name for step in played for event in step.events]
    assert names.count("round-ended") == 8
    assert names.count("game-ended") == 1
    assert names.count("card-turned") == 48
    assert names.count("card-taken") + names.count("card-removed") == 48
    last = played[-1].after
    assert sum(Counter(cards_in_sight(fields(last))).values()) == 48


def test_T1_S2_F1_cards_dice_rounds_and_points_in_random_games() -> None:
    for rules, played in games(25, seed=11):
        check_line(rules, played)


@pytest.mark.long
def test_T1_S2_F1_cards_dice_rounds_and_points_in_many_games() -> None:
    for rules, played in games(600, seed=12):
        check_line(rules, played)


def test_the_events_tell_all_that_happens_to_cards_and_dice() -> None:
    """A reader of the events alone knows the dice in the Tavern and the cards of the crews."""
    for _, played in games(30, seed=13):
        dice = [Counter[int](), Counter[int]()]
        for step in played:
            for event in step.events:
                facts = event.facts()
                if event.name == "die-placed":
                    dice[facts["seat"]][facts["die"]] += 1
                elif event.name == "die-taken-back":
                    dice[facts["seat"]][facts["die"]] -= 1
                elif event.name == "round-ended":
                    dice = [Counter[int](), Counter[int]()]
            assert [+each for each in dice] == dice_shown(step.after), (step.before, step.move)


def dice_shown(position: Position) -> list[Counter[int]]:
    rows = halves(fields(position), "dice")
    return [Counter(int(die) for die in row.split(".") if die) for row in rows]


# --- the seats are equal -------------------------------------------------------------------------


def exchanged(text: str) -> str:
    """A position's text with the seats exchanged."""
    words: list[str] = []
    for word in text.split():
        name, _, value = word.partition(":")
        if name in ("starter", "turn", "captain"):
            value = str(1 - int(value))
        elif name == "used":
            value = ".".join(sorted(str(1 - int(seat)) for seat in value.split(".")))
        elif "/" in value:
            value = "/".join(reversed(value.split("/")))
        words.append(f"{name}:{value}")
    return " ".join(words)


def test_exchanging_the_seats_exchanges_the_result() -> None:
    for rules, played in games(25, seed=14):
        options = {**rules.options, "first_player": "random"}
        here: Position = Shanghaien(**options).start()
        there = here
        moves = [str(step.move) for step in played if not str(step.move).startswith("starts.")]
        seat = int(fields(played[0].after)["starter"])
        here = here.play(rules.read_move(f"starts.{seat}")).position
        there = there.play(rules.read_move(f"starts.{1 - seat}")).position
        for word in moves:
            here, there = (each.play(rules.read_move(word)).position for each in (here, there))
            assert exchanged(written(here)) == written(there)
            assert here.score() == there.score()[::-1]
        ours, theirs = here.outcome(), there.outcome()
        assert ours is not None
        assert theirs is not None
        assert [1 - winner for winner in ours.winners] == list(theirs.winners)
        assert ours.why == theirs.why


def test_the_direction_of_the_row_is_a_matter_of_view() -> None:
    """Turning the row around and naming the other end leads to the same crews."""
    mirror = {".L": ".R", ".R": ".L", "left": "right", "right": "left"}
    for rules, played in games(10, seed=15):
        position: Position = rules.start()
        turned = [str(step.move) for step in played]
        for at in cards_of_rounds(turned):
            turned[at[0] : at[-1] + 1] = reversed(turned[at[0] : at[-1] + 1])
        for word in turned:
            stem, end = ("", word) if word in mirror else (word[:-2], word[-2:])
            position = position.play(rules.read_move(stem + mirror.get(end, end))).position
        assert position.score() == played[-1].after.score()


def cards_of_rounds(words: list[str]) -> list[list[int]]:
    """The places where the six cards of each round are turned."""
    places = [at for at, word in enumerate(words) if word.startswith("turned.")]
    return [places[start : start + 6] for start in range(0, len(places), 6)]


# --- importing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("heavy", ["numba", "numpy", "mujoco", "fluent", "babel", "rich"])
def test_importing_the_rules_brings_nothing_heavy(heavy: str) -> None:
    code = f"import sys, roadstead.shanghaien; sys.exit({heavy!r} in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
