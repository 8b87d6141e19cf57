"""Checks the chance of a finished game of Shanghaien: `python verify_shanghaien.py LOG`.

Stands alone: standard library only, nothing of Roadstead. How chance is bound: chance.md.
"""

import hashlib
import hmac
import re
import sys
from itertools import count
from pathlib import Path

NATIONS = ["red", "azure", "blue", "yellow", "orange", "purple", "green", "grey"]
DECKS = {
    "six_plus_two": "JB JB JP JR PB PR PR BR",
    "cycle2x4_a": "JB JB JR JR PB PB PR PR",
    "cycle2x4_b": "JB JB JP JP BR BR PR PR",
    "joker_on_all_332": "JB JB JB JP JP JP JR JR",
}
SAILORS = [f"{nation}{value}" for nation in NATIONS for value in (1, 2, 3, 3, 4)]
TRICKS = ["JB", "JP", "JR", "PB", "PR", "BR"]
KEY = {
    "starts": r"starter",
    "turned": r"tavern/(\d+)",
    "rolled": r"[1-8]/\d+-of-[01]/\d+",
    "rolledall": r"[1-8]/\d+-of-[01]/\d+",
}


def sha256(digits: str) -> str:
    return hashlib.sha256(bytes.fromhex(digits)).hexdigest()


def ticket(seed: str, key: str, nonces: list[str], tickets: int) -> int:
    """A number below `tickets`, each equally likely: what exceeds the last multiple is rejected."""
    limit = 2**64 // tickets * tickets
    for attempt in count():
        message = "|".join(["shanghaien", key, *nonces, str(attempt)]).encode()
        digest = hmac.new(bytes.fromhex(seed), message, hashlib.sha256).digest()
        number = int.from_bytes(digest[:8], "big")
        if number < limit:
            return number % tickets
    raise AssertionError


def drawn(kind: str, number: int, tickets: int, deck: list[str]) -> str:
    """What is written on a ticket."""
    if kind == "starts":
        return f"starts.{number}"
    if kind == "turned":
        return f"turned.{deck[number]}"
    dice: list[int] = []
    while tickets > 1:
        number, die = divmod(number, 6)
        dice.append(die + 1)
        tickets //= 6
    return ".".join([kind, *map(str, sorted(dice))])


def bound(text: str) -> tuple[str, list[str]]:
    """The seed and the nonces, each as it was promised."""
    found = re.findall(r"^# (commitment|seed|promise|nonce) ?(\d*) ([0-9a-f]{64})$", text, re.M)
    told = {(name, seat): value for name, seat, value in found}
    seats = sorted(seat for name, seat in told if name == "nonce")
    assert sha256(told["seed", ""]) == told["commitment", ""], "the seed was not committed to"
    for seat in seats:
        assert sha256(told["nonce", seat]) == told["promise", seat], f"nonce {seat} not promised"
    return told["seed", ""], [told["nonce", seat] for seat in seats]


def full_deck(header: str) -> list[str]:
    """The cards in the order in which tickets count them."""
    named = re.search(r"trick_deck=(\S+)", header)
    tricks = DECKS.get(named[1], named[1]) if named else DECKS["six_plus_two"]
    return SAILORS + sorted(re.split(r"[ +]", tricks), key=TRICKS.index)


def check(text: str) -> int:
    """How many draws are right; AssertionError tells the first thing that is wrong."""
    seed, nonces = bound(text)
    header, _, rest = text.partition("|")
    draws = re.findall(r"^# draw (\d+) (\S+) (\d+)$", text, re.M)
    keys = {int(place): (key, int(tickets)) for place, key, tickets in draws}
    deck, checked = full_deck(header), 0
    before: dict[int, list[str]] = {}
    for place, word in enumerate(re.sub(r"#.*", "", rest).split()):
        before[place] = deck
        kind, _, argument = word.partition(".")
        if kind == "takenback":
            deck = before[int(argument)]
        if kind not in KEY:
            continue
        key, tickets = keys[place]
        assert re.fullmatch(KEY[kind], key), f"{key} is no name of a draw for {word}"
        due = drawn(kind, ticket(seed, key, nonces, tickets), tickets, deck)
        assert due == word, f"move {place} says {word}, the seed gives {due}"
        if kind == "turned":
            assert (key, tickets) == (f"tavern/{49 - len(deck)}", len(deck)), f"{key}: {word}"
            deck = [card for n, card in enumerate(deck) if n != deck.index(argument)]
        checked += 1
    assert checked == len(draws), "draws without a move"
    return checked


if __name__ == "__main__":
    print(f"{check(Path(sys.argv[1]).read_text())} draws, all right")
