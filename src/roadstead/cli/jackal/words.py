"""The words of Jackal in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.cli.faces import Company
from roadstead.cli.jackal.signs import Signs
from roadstead.jackal import events, moves
from roadstead.jackal.scoring import seat_of
from roadstead.jackal.state import State
from roadstead.jackal.words import (
    BEN,
    CELL_WORDS,
    COLOURS,
    FREE,
    LOAD_WORDS,
    NOBODY,
    NOWHERE,
    PIECE_WORDS,
    PIECES,
    PIRATES,
    PLIGHT_WORDS,
    TILE_WORDS,
)
from roadstead.kernel.game import Event, Move
from roadstead.locale.texts import Texts

GAME = "jackal"
TITLES = {"Wait": "wait", "GoWithRum": "go-with-rum", "GoOn": "go-on", "GiveRum": "give-rum"}
"""Kinds of moves whose text is not their class in small letters."""


@dataclass(frozen=True)
class Speech:
    """Says what lies on the island, who stands there, and what happened."""

    texts: Texts
    company: Company
    signs: Signs

    def word(self, id: str, **arguments: str | int) -> str:
        return self.texts.text(f"{GAME}-word-{id}", **arguments)

    def crew(self, crew: int) -> str:
        return self.texts.text(f"{GAME}-crew-{COLOURS[crew]}")

    def letter(self, crew: int) -> str:
        return self.crew(crew)[0]

    def piece(self, piece: int) -> str:
        return self.texts.text(f"{GAME}-piece-{PIECE_WORDS[piece]}")

    def short(self, piece: int) -> str:
        """On the island: a pirate by his crew's letter and his number, a person by two letters."""
        if piece >= BEN:
            return self.piece(piece)[:2]
        return f"{self.letter(piece // PIRATES)}{piece % PIRATES + 1}"

    def tile(self, tile: int) -> str:
        return self.signs.in_words(self.texts.text(f"{GAME}-tile-{TILE_WORDS[tile]}"))

    def captain(self, state: State, crew: int) -> str:
        return self.company.names[seat_of(state, crew)]

    def plight(self, piece: int, state: State) -> str:
        """Trapped, waiting or drunk; empty for who is free."""
        plight = state.plight[piece]
        if plight == FREE:
            return ""
        word = PLIGHT_WORDS[plight]
        id = f"{GAME}-word-{word}"
        return self.texts.text(id) if self.texts.has(id) else self.word("drunk")

    def lying(self, state: State, cell: int, piece: int = NOBODY) -> str:
        """What a piece finds on a cell: ship or tile, gold, other pieces."""
        ship = next((crew for crew in range(len(COLOURS)) if state.ship[crew] == cell), None)
        if ship is None:
            found = [self.tile(state.tile[cell])]
        else:
            found = [self.texts.text("cli-jackal-ship-of", crew=self.crew(ship))]
        if state.coins[cell]:
            found.append(self.word("coins", count=state.coins[cell]))
        if state.treasure != NOWHERE and state.treasure % len(CELL_WORDS) == cell:
            found.append(self.word("treasure"))
        others = (each for each in range(PIECES) if each != piece and state.where[each] == cell)
        return ", ".join([*found, *map(self.short, others)])

    # --- moves and events ----------------------------------------------------------------------

    def move(self, move: Move) -> str:
        """A move as a menu shows it."""
        kind = type(move).__name__
        told: dict[str, str | int] = {}
        piece, cell, load = (getattr(move, each, None) for each in ("piece", "cell", "load"))
        if piece is not None:
            told["piece"] = self.piece(piece)
        if cell is not None:
            told["cell"] = CELL_WORDS[cell]
        if load is not None:
            told["load"] = LOAD_WORDS[load]
        if isinstance(move, moves.Opened):
            told["tile"] = self.tile(move.tile)
        if isinstance(move, moves.Starts):
            told["crew"] = self.crew(move.crew)
        return self.texts.text(f"{GAME}-move-{TITLES.get(kind, kind.lower())}", **told)

    def event(self, event: Event) -> str:
        """What happened, as a sentence; a death names its clause."""
        facts = event.facts()
        told = self.texts.told(GAME, facts)
        if "seat" in facts:
            told["name"] = self.company.names[facts["seat"]]
            told["you"] = self.company.you(facts["seat"])
        if "why" in facts:
            told["why"] = self.why(facts["why"], str(told["why"]))
        sentence = self.texts.text(f"{GAME}-event-{event.name}", **told)
        if isinstance(event, events.PieceDied):
            sentence += f" [{event.clause}]"
        if isinstance(event, events.TileOpened):
            sentence += self.advice(event.tile)
        return self.signs.in_words(sentence)

    def advice(self, tile: str) -> str:
        """What a tile does; a turned one does what its kind does."""
        ids = (f"{GAME}-tile-{word}.help" for word in (tile, tile[:-1].rstrip("-")))
        return next((" " + self.texts.text(id) for id in ids if self.texts.has(id)), "")

    def why(self, word: str, otherwise: str) -> str:
        id = f"{GAME}-why-{word}"
        return self.texts.text(id) if self.texts.has(id) else otherwise
