"""How a game of Shanghaien ended: the points nation by nation, then who won and why."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from roadstead.cli.faces import Company
from roadstead.cli.shanghaien.signs import LAMP, NATION_COLOURS, Signs
from roadstead.kernel.game import Outcome, Position
from roadstead.locale.texts import Texts
from roadstead.shanghaien.scoring import points_of_nation, strength, unused_tricks
from roadstead.shanghaien.state import State
from roadstead.shanghaien.view import Table
from roadstead.shanghaien.words import NATION_WORDS, SEATS

NAME = 26
COLUMN = 18


def result_lines(
    texts: Texts, company: Company, signs: Signs, position: Position
) -> Iterator[Text]:
    """A table of points, then the verdict."""
    view = position.view(None)
    assert isinstance(view, Table), view
    state = view.state
    yield row(texts.text("cli-result-title"), list(company.names), "bold")
    for nation, word in enumerate(NATION_WORDS):
        title = f"{signs.nations[word]} {texts.text(f'shanghaien-nation-{word}.colour')}"
        yield row(title, nation_cells(state, nation), NATION_COLOURS[word])
    unused = [f"{unused_tricks(state, seat):>2}" for seat in range(SEATS)]
    yield row(texts.text("cli-result-tricks"), unused, "")
    outcome = position.outcome()
    assert outcome is not None, position
    yield row(texts.text("cli-result-total"), [f"{points:>2}" for points in outcome.score], "bold")
    yield Text(verdict(texts, company, outcome), style=f"bold {LAMP}")


def nation_cells(state: State, nation: int) -> list[str]:
    """Each player's points of a nation, with the strength they come from (F1, F2)."""
    both = [strength(state, seat, nation) for seat in range(SEATS)]
    points = [points_of_nation(both[seat], both[1 - seat]) for seat in range(SEATS)]
    return [f"{points[seat]:>2}  ({both[seat]})" if both[seat] else " -" for seat in range(SEATS)]


def row(title: str, cells: list[str], style: str) -> Text:
    text = Text(" " + set_cell_size(title, NAME), style=style)
    for cell in cells:
        text.append(cell if cell_len(cell) > COLUMN else set_cell_size(cell, COLUMN))
    text.rstrip()
    return text


def verdict(texts: Texts, company: Company, outcome: Outcome) -> str:
    """Who won, how, and why."""
    points, others = max(outcome.score), min(outcome.score)
    if not outcome.winners:
        ending = "play-again" if outcome.why == "play_again" else "draw"
        return texts.text(f"shanghaien-outcome-{ending}", points=points)
    seat = outcome.winners[0]
    told = texts.text(
        "shanghaien-outcome-win",
        name=company.names[seat],
        you=company.you(seat),
        points=points,
        others=others,
    )
    why = "" if outcome.why == "points" else f" ({texts.text(f'shanghaien-why-{outcome.why}')})"
    return told + why
