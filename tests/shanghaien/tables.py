"""Tables of Shanghaien to test on: a few words of notation, the usual filled in."""

from __future__ import annotations

from collections import Counter

from roadstead.kernel import Verdict
from roadstead.kernel.core import CorePosition
from roadstead.kernel.options import Value
from roadstead.shanghaien import Shanghaien
from roadstead.shanghaien.notation import read_fields
from roadstead.shanghaien.state import State
from roadstead.shanghaien.words import CARD_WORDS, SLOTS, TRICK_WORDS

Scene = CorePosition[State]

TAVERN = "red4,azure4,blue4,yellow4,orange4,purple4"
CLEAR = ("starter", "cards", "over")
"""Phases in which no round is being played."""
FILLING = [f"{nation}{value}" for value in (3, 4, 2) for nation in ("grey", "green", "purple")]
"""Cards that lie out of the game to make up whole rounds."""
ALL = "crazy_captain+extra1+extra2+extra3"


def game(**options: object) -> Shanghaien:
    return Shanghaien(**{"first_player": "first", **options})


def scene(text: str, **options: object) -> Scene:
    """A table written in fields of notation. What is left out is as usual:

    seat 0 starts the round and is to move, the row counts from the left, a roll waits for a choice,
    six Sailors worth 4 lie in the Tavern, discards make up whole rounds, turns fit the dice.
    """
    rules = Shanghaien(**options)
    given = {name: value for name, (value, _) in read_fields(text).items()}
    fields = {"starter": "0", "phase": usual_phase(given), **given}
    if fields["phase"] not in CLEAR:
        fields = {"turn": "0", "tavern": TAVERN, **fields}
        fields.setdefault("turns", usual_turns(fields))
        if "row" not in given and fields["turns"] != "0/0":
            fields["row"] = "left"
    if "captain" in given:
        fields.setdefault("used", given["captain"])
    fill_rounds(rules, fields)
    filled = " ".join(f"{name}:{value}" for name, value in fields.items() if value)
    return rules.read_position(filled)


def usual_phase(given: dict[str, str]) -> str:
    return "place" if "roll" in given else "turn"


def usual_turns(fields: dict[str, str]) -> str:
    """As many turns as the longer row of dice needs, the starter first."""
    halves = fields.get("dice", "-/-").split("/")
    most = max(0 if half == "-" else len(half.split(".")) for half in halves)
    if most == 0 and fields["turn"] == fields["starter"] and fields.get("row"):
        most = 1
    ahead = int(fields["turn"] != fields["starter"])
    turns = {fields["starter"]: most + ahead}
    return "/".join(str(turns.get(seat, most)) for seat in "01")


def fill_rounds(rules: Shanghaien, fields: dict[str, str]) -> None:
    """Discards so that six cards are gone for each round that is over."""
    seen = handed_out(fields)
    rounds = -(-len(seen) // SLOTS)
    if "round" in fields:
        rounds = int(fields["round"]) - 1 + int(fields["phase"] == "over")
    fields.setdefault("round", str(rounds + 1))
    left = Counter(full_deck(rules)) - Counter([*seen, *fields.get("tavern", "").split(",")])
    order = [*FILLING, *reversed(CARD_WORDS)]
    spare = [card for card in dict.fromkeys(order) for _ in range(left[card])]
    gone = [word for word in fields.get("gone", "").split(".") if word]
    fields["gone"] = ".".join([*gone, *spare[: max(0, rounds * SLOTS - len(seen))]])


def handed_out(fields: dict[str, str]) -> list[str]:
    """The cards of the deck in crews, hands and among the discards."""
    cards = [word for word in fields.get("gone", "").split(".") if word]
    for half in fields.get("tricks", "-/-").split("/"):
        cards += [word for word in half.split(".") if word in TRICK_WORDS[:6]]
    for half in fields.get("crew", "-/-").split("/"):
        for group in half.split(","):
            cards += crew_cards(group)
    return cards


def crew_cards(group: str) -> list[str]:
    """`red1.3.JB` is red1, red3 and the trick JB."""
    nation = group.rstrip("1234.JBPR")
    faces = group.removeprefix(nation).split(".")
    return [face if face in TRICK_WORDS else nation + face for face in faces if face and nation]


def full_deck(rules: Shanghaien) -> list[str]:
    deck = rules.start().state.deck
    return [CARD_WORDS[card] for card, count in enumerate(deck) for _ in range(count)]


# --- what the tests ask --------------------------------------------------------------------------


def played(position: Scene, words: str) -> Scene:
    """The table after some moves."""
    for word in words.split():
        after = position.play(position.game.read_move(word)).position
        assert isinstance(after, CorePosition)
        position = after
    return position


def told(position: Scene, word: str) -> list[str]:
    """The events of one move as text."""
    return [str(event) for event in position.play(position.game.read_move(word)).events]


def may(position: Scene) -> list[str]:
    """The words of the legal moves."""
    return [str(move) for move in position.legal_moves()]


def verdict(position: Scene, word: str) -> Verdict:
    found = position.verdict(position.game.read_move(word))
    assert found is not None, f"{word} is legal in {position}"
    return found


def barred(position: Scene, word: str) -> str:
    """The clause that forbids a move."""
    return verdict(position, word).clause


def allowed(position: Scene, word: str) -> str:
    """The clause that allows a legal move."""
    assert word in may(position), f"{word} is not legal in {position}"
    return position.allowing(position.game.read_move(word))


def answers(position: Scene) -> dict[str, str]:
    """What chance may answer, with its share."""
    return {str(move): str(share) for move, share in position.chances()}


def field(position: Scene, name: str) -> str:
    """One field of the notation; what is not written is empty."""
    return read_fields(str(position).partition("|")[2]).get(name, ("", 0))[0]


def options(position: Scene) -> dict[str, Value]:
    return dict(position.game.options)
