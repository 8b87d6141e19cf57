"""Tables of Riff Raff for tests, written as positions."""

from __future__ import annotations

from fractions import Fraction

from roadstead.kernel import Listed
from roadstead.kernel.game import Event
from roadstead.kernel.notation import read_line
from roadstead.riffraff import RiffRaff, RiffRaffPosition
from roadstead.riffraff.moves import Loaded
from roadstead.riffraff.ship.words import Kind, Piece, Rest
from roadstead.riffraff.state import CARDS
from roadstead.riffraff.wording import rest_text
from tests.riffraff.stub import laden

SET = "boat.barrel.bottle.crate.sailor.plank.rat.chest"


def table(text: str) -> RiffRaffPosition:
    """A position from its line, without the game's name."""
    position = read_line(f"riff-raff/1 {text}", RiffRaff)
    assert isinstance(position, RiffRaffPosition)
    return position


def ship(*stowed: str) -> str:
    """The field of a ship with objects aboard, each told as `rat1@7`."""
    cargo = [(Piece.read(name), int(region)) for name, region in (s.split("@") for s in stowed)]
    return f"ship:{rest_text(laden(Rest(), cargo))}"


def revealed(cards: str, captain: int, **fields: str) -> str:
    """The fields of a first round whose cards lie open: `7/3/3`."""
    played = cards.split("/")
    unplayed = (".".join(str(card) for card in CARDS if str(card) != p) for p in played)
    supply = fields.pop("supply", "/".join([SET] * len(played)))
    more = " ".join(f"{name}:{value}" for name, value in fields.items())
    return (
        f"round:1 captain:{captain} unplayed:{'/'.join(unplayed)} cards:{cards} {more} "
        f"supply:{supply}"
    )


def turn_of(
    cards: str, order: str, *stowed: str, options: str = "", **fields: str
) -> RiffRaffPosition:
    """The turn of the first seat of an order, with what stands aboard."""
    seats = len(order.split("."))
    head = f"seats={seats} {options}".strip() if seats < 4 else options
    fields = {"phase": "announce", "order": order, "turn": "0", **fields}
    if stowed:
        fields.setdefault("supply", "/".join(["boat.barrel"] * seats))
    told = revealed(cards, int(order[0]), **fields)
    return table(f"{head} | {told} {ship(*stowed) if stowed else ''}")


def load(position: RiffRaffPosition, loaded: Loaded) -> tuple[RiffRaffPosition, tuple[Event, ...]]:
    """What the ship's answer leads to, and what happened."""
    step = position.play(loaded)
    assert isinstance(step.position, RiffRaffPosition)
    return step.position, step.events


def before(position: RiffRaffPosition, seat: int) -> dict[str, int]:
    """What lies before a seat."""
    supply = position.table.supplies[seat]
    return {str(kind): count for kind, count in zip(Kind, supply, strict=True) if count}


def clause(position: RiffRaffPosition, word: str) -> str | None:
    """The clause that refuses a move, or None."""
    verdict = position.verdict(position.game.read_move(word))
    return verdict.clause if verdict else None


def words(position: RiffRaffPosition) -> list[str]:
    """The legal moves as words."""
    return [str(move) for move in position.legal_moves()]


def names(events: tuple[Event, ...]) -> list[str]:
    """Events as text."""
    return [str(event) for event in events]


def shares(position: RiffRaffPosition) -> dict[str, Fraction]:
    """How likely each answer of chance is, by its word."""
    chances = position.chances()
    assert isinstance(chances, Listed)
    return {str(move): share for move, share in chances}
