"""The table of Shanghaien as lines of text: the Tavern between two crews."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from roadstead.cli.faces import Company
from roadstead.cli.shanghaien.signs import LAMP, NATION_COLOURS, SEAT_COLOURS, Signs
from roadstead.cli.shanghaien.words import card_text
from roadstead.locale.texts import Texts
from roadstead.shanghaien import scoring
from roadstead.shanghaien.state import State
from roadstead.shanghaien.tavern import taker
from roadstead.shanghaien.turn import supply
from roadstead.shanghaien.view import Table
from roadstead.shanghaien.words import (
    CARD_WORDS,
    CREW_FACES,
    DOUBLES,
    EMPTY,
    FINISHED,
    JOKERS,
    LEFT,
    NATION_WORDS,
    NATIONS,
    NOBODY,
    OPEN,
    SAILORS,
    SEATS,
    SLOTS,
    TRICK_WORDS,
    TRICKS,
    VALUES,
    WITH_EXTRA3,
)

WIDTH = 79
CARD = 12
"""Columns of a card, its frame included."""
INSIDE = CARD - 2
LETTERS = "JPBR"
ACTIONS = dict(zip(LETTERS, ("joker", "nudge", "both", "reroll"), strict=True))
CREW = 38
"""Columns of a nation in the comparison of the crews."""
MANY_JOKERS = 3


def centred(word: str, width: int) -> str:
    """Cut to fit, and in the middle."""
    word = word if cell_len(word) <= width else set_cell_size(word, width - 1) + "."
    left = (width - cell_len(word)) // 2
    return set_cell_size(" " * left + word, width)


def padded(word: str, width: int) -> str:
    return set_cell_size(word, width)


def at_right(word: str, width: int) -> str:
    return " " * (width - cell_len(word)) + word


def filled(told: str) -> list[str]:
    """Lines of the drawing's width, the further ones set in."""
    return textwrap.wrap(told, WIDTH, initial_indent=" ", subsequent_indent="   ")


@dataclass(frozen=True)
class Drawing:
    """Draws one view in one language for one company."""

    texts: Texts
    company: Company
    signs: Signs
    view: Table

    @property
    def state(self) -> State:
        return self.view.state

    def word(self, id: str, **arguments: str | int) -> str:
        return self.texts.text(f"shanghaien-word-{id}", **arguments)

    def lines(self) -> Iterator[Text]:
        below = self.company.below
        yield self.heading()
        yield from self.captain_of(1 - below)
        if self.state.phase != FINISHED:
            yield self.dice_of(1 - below)
            yield from self.tavern()
            yield self.dice_of(below)
            yield self.takers()
        yield from self.captain_of(below)
        yield from self.crews()
        yield from self.remarks()

    def heading(self) -> Text:
        """The round and who started it, on a line across the table."""
        state = self.state
        words = [self.word("round", round=state.round)]
        if state.starter != NOBODY and state.phase != FINISHED:
            words.append(f"{self.word('starter')}: {self.company.names[state.starter]}")
        title = f"{self.signs.across * 2} {' · '.join(words)} "
        if self.signs.down == "|":
            title = title.replace("·", "/")
        return Text(title + self.signs.across * (WIDTH - cell_len(title)), style=LAMP)

    def captain_of(self, seat: int) -> Iterator[Text]:
        """A player: name, points, dice left, tricks; on further lines if they are many."""
        state, name = self.state, self.company.names[seat]
        parts = [self.word("points", points=scoring.points(state, seat))]
        if state.phase != FINISHED:
            parts.append(self.texts.text("cli-dice-left", dice=supply(state, seat)))
        told = f"{', '.join(parts)}; {self.word('tricks')}: {self.tricks_of(seat)}"
        first, *more = filled(f"{name}: {told}")
        line = Text(first)
        line.stylize(f"bold {SEAT_COLOURS[seat]}", 1, 1 + len(name))
        yield line
        yield from map(Text, more)

    def tricks_of(self, seat: int) -> str:
        """The unused tricks, and whether one has been played in this round."""
        cards = [
            card_text(self.texts, TRICK_WORDS[card]) + (f" x{count}" if count > 1 else "")
            for card in range(TRICKS)
            if (count := self.state.hand[seat][card])
        ]
        told = ", ".join(cards) or self.word("nothing")
        if self.state.trick_used[seat]:
            told += f" ({self.texts.text('cli-trick-used')})"
        return told

    # --- the Tavern ----------------------------------------------------------------------------

    def columns(self) -> Iterator[int]:
        """The slot, by pips, of each card from left to right; an open row counts from the left."""
        right = self.state.row not in (OPEN, LEFT)
        yield from reversed(range(SLOTS)) if right else range(SLOTS)

    def dice_of(self, seat: int) -> Text:
        sign = self.signs.dice[seat != self.company.below]
        text = Text(" ")
        for slot in self.columns():
            dice = " ".join(sign * self.state.dice[seat][slot])
            text.append(centred(dice, CARD) + " ", style=f"bold {SEAT_COLOURS[seat]}")
        text.rstrip()
        return text

    def tavern(self) -> Iterator[Text]:
        """Six cards in four lines."""
        cards = [self.card(place, slot) for place, slot in enumerate(self.columns())]
        for parts in zip(*cards, strict=True):
            line = Text(" ")
            for part in parts:
                line.append_text(part)
                line.append(" ")
            line.rstrip()
            yield line

    def card(self, place: int, slot: int) -> list[Text]:
        """A card: its number above, then what it shows in two lines."""
        card = self.state.tavern[place]
        top, bottom = self.card_frame(place, slot)
        if card == EMPTY:
            shown = [Text(" " * INSIDE), Text(" " * INSIDE)]
        elif self.state.row != OPEN and self.state.face_down[slot]:
            shown = [Text(centred(self.texts.text("cli-sharks"), INSIDE)), self.card_face(card)[1]]
        else:
            shown = self.card_face(card)
        edge = Text(self.signs.down)
        return [top, *(edge + line + edge for line in shown), bottom]

    def card_frame(self, place: int, slot: int) -> tuple[Text, Text]:
        """The edges; while the row is open a card has two numbers to come."""
        open_row = self.state.row == OPEN
        number = f"{place + 1}|{SLOTS - place}" if open_row else str(slot + 1)
        signs, side = self.signs, (INSIDE - len(number) - 2) // 2
        top = Text(signs.corners[0] + signs.across * side)
        top.append(f" {number} ", style="" if open_row else "bold")
        top.append(signs.across * (INSIDE - side - len(number) - 2) + signs.corners[1])
        return top, Text(signs.corners[2] + signs.across * INSIDE + signs.corners[3])

    def card_face(self, card: int) -> list[Text]:
        """A Sailor by colour, sign and value; a trick by its two actions."""
        if card < SAILORS:
            nation = NATION_WORDS[card // VALUES]
            sign = f"{self.signs.nations[nation]} {card % VALUES + 1}"
            style = NATION_COLOURS[nation]
            return [
                Text(centred(self.colour(nation), INSIDE), style=style),
                Text(centred(sign, INSIDE), style=f"bold {style}"),
            ]
        actions = (self.texts.text(f"cli-face-{ACTIONS[a]}") for a in CARD_WORDS[card])
        return [Text(centred(action, INSIDE), style=LAMP) for action in actions]

    def colour(self, nation: str) -> str:
        return self.texts.text(f"shanghaien-nation-{nation}.colour")

    def takers(self) -> Text:
        """Under each card: who would take it, were Shanghai called now (L1-L7)."""
        text = Text(" ")
        if not any(map(sum, self.state.dice)):
            return Text()
        for slot in self.columns():
            word, style = self.taker_of(slot)
            text.append(centred(word, CARD) + " ", style=style)
        text.rstrip()
        return text

    def taker_of(self, slot: int) -> tuple[str, str]:
        seat = taker(self.state, slot)
        if seat == NOBODY:
            contested = all(self.state.dice[each][slot] for each in range(SEATS))
            return "=" if contested else self.signs.nobody, "dim"
        arrow = self.signs.down_arrow if seat == self.company.below else self.signs.up_arrow
        return f"{arrow} {self.company.names[seat]}", SEAT_COLOURS[seat]

    # --- the crews -----------------------------------------------------------------------------

    def crews(self) -> Iterator[Text]:
        """Both crews by nation in two columns: cards, strength compared, the other's cards."""
        names = self.company.names
        below = self.company.below
        yield Text(" " + self.texts.text("cli-crews", ours=names[below], theirs=names[1 - below]))
        half = NATIONS // 2
        for nation in range(half):
            line = Text(" ") + self.nation(nation) + Text("  ") + self.nation(nation + half)
            line.rstrip()
            yield line

    def nation(self, nation: int) -> Text:
        below, word = self.company.below, NATION_WORDS[nation]
        ours, theirs = (scoring.strength(self.state, seat, nation) for seat in (below, 1 - below))
        text = Text(self.signs.nations[word] + " ", style=NATION_COLOURS[word])
        text.append(padded(self.colour(word), INSIDE) + " ", style=NATION_COLOURS[word])
        text.append(at_right(self.crew_cards(below, nation), 8) + " ", style=SEAT_COLOURS[below])
        if ours or theirs:
            sign = ">" if ours > theirs else "<" if ours < theirs else "="
            text.append(f"{ours:2} {sign} {theirs:<2}", style="bold")
        else:
            text.append(" " * 7)
        text.append(" " + padded(self.crew_cards(1 - below, nation), 8))
        text.stylize(SEAT_COLOURS[1 - below], len(text) - 8)
        return text

    def crew_cards(self, seat: int, nation: int) -> str:
        """The values of the Sailors, then J for each joker."""
        faces = self.state.crew[seat][nation]
        values = "".join(str(value + 1) * faces[value] for value in range(VALUES))
        jokers = sum(faces[JOKERS:CREW_FACES])
        return values + ("J" * jokers if jokers < MANY_JOKERS else f"J{jokers}")

    # --- what else holds -----------------------------------------------------------------------

    def remarks(self) -> Iterator[Text]:
        """The doubles card in the middle, what is in force, and what left the game."""
        state, names = self.state, self.company.names
        if state.house[WITH_EXTRA3] and not any(state.hand[seat][DOUBLES] for seat in range(SEATS)):
            yield Text(" " + self.texts.text("cli-doubles-in-the-middle"))
        if state.captain != NOBODY:
            yield Text(" " + self.texts.text("cli-captain", name=names[state.captain]), style=LAMP)
        if state.shanghai_barred:
            yield Text(" " + self.texts.text("shanghaien-event-shanghai-forbidden"), style=LAMP)
        yield from self.discards()

    def discards(self) -> Iterator[Text]:
        if self.view.hides_discards:
            yield Text(f" {self.word('gone')}: {self.word('face-down')}", style="dim")
            return
        groups = [*self.discarded_sailors(), *self.discarded_tricks()]
        if groups:
            for line in filled(f"{self.word('gone')}: {', '.join(groups)}"):
                yield Text(line, style="dim")

    def discarded_sailors(self) -> Iterator[str]:
        gone = self.state.gone
        for nation, word in enumerate(NATION_WORDS):
            cards = gone[nation * VALUES : (nation + 1) * VALUES]
            if any(cards):
                values = "".join(str(value + 1) * cards[value] for value in range(VALUES))
                yield f"{self.colour(word)} {values}"

    def discarded_tricks(self) -> Iterator[str]:
        for card, count in enumerate(self.state.gone[SAILORS:]):
            if count:
                times = f" x{count}" if count > 1 else ""
                yield card_text(self.texts, TRICK_WORDS[card]) + times
