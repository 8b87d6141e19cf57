"""Small drawn islands: what is not drawn is open and empty, who is not drawn is aboard.

e f g 7 . 1w ? 8 . T+w1+r2 .=2

A cell is its tile's letters, then the pieces on it (`w1`, `ben`, `mis`, `fri`; `@2` for the
second step of a spinner, `!trapped` for a plight), then its coins. A coin lies at b2, so that
the game goes on.
"""

from __future__ import annotations

import re

from roadstead.jackal import Jackal
from roadstead.jackal.drawing import read_row, write_land
from roadstead.jackal.island import HOMES, LAND, crews_of
from roadstead.jackal.state import State
from roadstead.jackal.words import CELL_WORDS, CELLS, COLOURS, EMPTY, MODE, PIECE_WORDS
from roadstead.kernel import Step
from roadstead.kernel.core import CorePosition

Table = CorePosition[State]
SHORT = {
    **{f"{word[0]}{word[-1]}": word for word in PIECE_WORDS[:12]},
    **{"ben": "ben", "mis": "missionary", "fri": "friday"},
}
SPARE_COIN = "b2=1"


def scene(drawing: str = "", fields: str = "", **options: object) -> Table:
    """The position of a drawing; `fields` replace or add to those of the notation."""
    game = Jackal(**options)
    tiles = dict.fromkeys(LAND, EMPTY)
    places: dict[str, str] = {}
    coins = [] if "coins:" in fields else [SPARE_COIN]
    for cell, token in cells_of(drawing):
        letters, pieces, gold = parts_of(token)
        tiles[cell] = read_row(letters)[0]
        coins += [f"{CELL_WORDS[cell]}={gold}"] if gold else []
        for piece in pieces:
            name, place = piece_of(piece, CELL_WORDS[cell])
            places[name] = place
    told = {
        "phase": "act",
        "turn": "white",
        "map": write_land([tiles.get(cell, 0) for cell in range(CELLS)]),
        "rest": "none",
        **crews(game, places),
        "coins": ",".join(coins),
        **dict(field.split(":", 1) for field in fields.split()),
    }
    text = " ".join(f"{name}:{value}" for name, value in told.items() if value)
    position = game.read_position(text)
    assert isinstance(position, CorePosition)
    return position


def crews(game: Jackal, places: dict[str, str]) -> dict[str, str]:
    """The ships at home, each piece where it is drawn or aboard; persons only where drawn."""
    found: dict[str, str] = {}
    in_play = crews_of(game.house[MODE])
    berths = [CELL_WORDS[HOMES[crew]] if crew in in_play else "-" for crew in range(4)]
    found["ships"] = "/".join(berths)
    for crew in in_play:
        names = PIECE_WORDS[crew * 3 : crew * 3 + 3]
        found[COLOURS[crew]] = "/".join(places.get(name, berths[crew]) for name in names)
    for name in PIECE_WORDS[12:]:
        if name in places:
            found[name] = f"white@{places[name]}"
    return found


def cells_of(drawing: str) -> list[tuple[int, str]]:
    """Each drawn cell with its token; the first line names the columns, the others begin with a
    row."""
    lines = [line.split() for line in drawing.splitlines() if line.strip()]
    return [
        (CELL_WORDS.index(f"{column}{row}"), token)
        for row, *tokens in lines[1:]
        for column, token in zip(lines[0], tokens, strict=True)
    ]


def parts_of(token: str) -> tuple[str, list[str], str]:
    body, _, gold = token.partition("=")
    letters, *pieces = body.split("+")
    return letters, pieces, gold


def piece_of(word: str, cell: str) -> tuple[str, str]:
    match = re.fullmatch(r"([a-z]+[123]?)(?:@(\d))?(!\w+)?", word)
    assert match is not None, word
    step = f"-{match[2]}" if match[2] else ""
    return SHORT[match[1]], f"{cell}{step}{match[3] or ''}"


def step(position: Table, word: str) -> Step:
    return position.play(position.game.read_move(word))


def played(position: Table, words: str) -> Table:
    for word in words.split():
        after = step(position, word).position
        assert isinstance(after, CorePosition)
        position = after
    return position


def told(position: Table, words: str) -> list[str]:
    """What the last of the words brought about."""
    *before, last = words.split()
    return [str(event) for event in step(played(position, " ".join(before)), last).events]


def may(position: Table, prefix: str = "") -> list[str]:
    """The legal moves whose words begin so."""
    return [str(move) for move in position.legal_moves() if str(move).startswith(prefix)]


def barred(position: Table, word: str) -> str | None:
    verdict = position.verdict(position.game.read_move(word))
    return verdict.clause if verdict else None


def allowed(position: Table, word: str) -> str:
    move = position.game.read_move(word)
    assert position.verdict(move) is None, position.verdict(move)
    return position.allowing(move)


def field(position: Table, name: str) -> str:
    """A field of the notation, empty when it is left out."""
    match = re.search(rf" {name}:(\S+)", str(position))
    return match[1] if match else ""


def at(position: Table, piece: str) -> str:
    """Where a piece is: `g5`, `g5-2`, `g5!trapped`, `-` when it is dead."""
    name = SHORT[piece]
    if name in PIECE_WORDS[12:]:
        return field(position, name).partition("@")[2]
    crew, number = name[:-1], int(name[-1])
    return field(position, crew).split("/")[number - 1]


def coins(position: Table) -> str:
    """The coins that lie, without the spare one."""
    return ",".join(word for word in field(position, "coins").split(",") if word != SPARE_COIN)
