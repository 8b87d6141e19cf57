"""Every clause, option, move and event of every game has its words."""

from __future__ import annotations

from dataclasses import fields

import pytest

from roadstead.harbour import game_names
from roadstead.jackal.tiles import KINDS_OF_TILES
from roadstead.jackal.turns import WHY_WORDS
from roadstead.jackal.words import COLOURS, PIECE_WORDS, TILE_WORDS
from roadstead.kernel.game import Event
from roadstead.kernel.options import Number, Option
from roadstead.locale.texts import LAST_RESORT, Texts
from roadstead.players.crew import player_names
from roadstead.riffraff.ship.intents import Code
from roadstead.riffraff.ship.words import KINDS, REGIONS
from roadstead.riffraff.state import Phase
from roadstead.shanghaien.options import EXPANSIONS
from roadstead.shanghaien.telling import ACTIONS
from roadstead.shanghaien.words import CARD_WORDS, NATION_WORDS, TRICK_WORDS
from tests.locale.games import GAMES, Told, hyphenated
from tests.locale.patterns import ENGLISH

each_game = pytest.mark.parametrize("game", GAMES, ids=str)
each_event = pytest.mark.parametrize(
    ("game", "event"),
    [(game, event) for game in GAMES for event in game.kinds_of_events()],
    ids=lambda told: told.__name__ if isinstance(told, type) else str(told),
)


def test_every_game_of_the_harbour_is_told() -> None:
    assert {*game_names()} <= {game.name for game in GAMES}


@each_game
def test_the_clauses_are_those_of_the_game_in_their_order(game: Told) -> None:
    ids = Texts(LAST_RESORT).ids(f"{game}-clauses")
    told = [id for id in ids if not id.startswith(f"{game}-section-")]
    assert told == [f"{game}-{clause}" for clause in game.clauses]


@each_game
def test_clauses_that_refuse_say_why(game: Told) -> None:
    told = {id for id in texts_of(game) if id.endswith(".refused")}
    assert told == {f"{game}-{clause}.refused" for clause in game.refusing.split()}


@each_game
def test_a_refusal_takes_options_and_the_facts_of_a_verdict(game: Told) -> None:
    for id in texts_of(game):
        if id.endswith(".refused"):
            assert ENGLISH[id].variables <= game.facts | {*game.options}, id


@each_game
def test_a_clause_takes_options_only(game: Told) -> None:
    for clause in game.clauses:
        assert ENGLISH[f"{game}-{clause}"].variables <= {*game.options}, clause


@each_game
def test_clauses_know_the_options_and_every_value(game: Told) -> None:
    for id in texts_of(game):
        for variable, keys, default in ENGLISH[id].selects:
            if variable in game.options:
                option = game.options[variable]
                values = {value for value in option.values if "+" not in value}
                assert set(keys) - {"custom"} == values, id
                assert default in (option.text(option.default), "custom"), id


@each_game
def test_every_option_has_its_words(game: Told) -> None:
    for name, option in game.options.items():
        assert f"{game}-option-{name}.help" in ENGLISH
        start = f"{game}-option-{name}-"
        told = {id.removeprefix(start) for id in ENGLISH if id.startswith(start)}
        assert told - {"custom"} == values_of(option), name


def values_of(option: Option) -> set[str]:
    """What is told one by one; a number tells itself."""
    if isinstance(option, Number):
        return set()
    return {value for value in option.values if "+" not in value}


@each_event
def test_every_event_is_told_from_its_facts(game: Told, event: type[Event]) -> None:
    variables = ENGLISH[f"{game}-event-{hyphenated(event)}"].variables
    assert variables <= {"name", "names", "you"} | {field.name for field in fields(event)}


@each_game
def test_every_event_text_has_its_event(game: Told) -> None:
    told = [id for id in texts_of(game) if id.startswith(f"{game}-event-")]
    assert len(told) == len(game.kinds_of_events())


@each_game
def test_every_kind_of_move_has_its_words(game: Told) -> None:
    start = f"{game}-move-"
    told = {id.removeprefix(start) for id in texts_of(game) if id.startswith(start)}
    assert told == game.kinds_of_moves()


@each_game
def test_every_game_tells_its_name_and_what_it_is_about(game: Told) -> None:
    assert {f"{game}-name", f"{game}-about", f"{game}-seat-0", f"{game}-seat-1"} <= ENGLISH.keys()


@each_game
def test_every_player_of_a_game_has_a_title(game: Told) -> None:
    assert {f"cli-player-{player}" for player in player_names(game.name)} <= ENGLISH.keys()


def texts_of(game: Told) -> list[str]:
    return [id for id in ENGLISH if id.startswith(f"{game}-")]


def test_every_card_nation_action_and_expansion_of_shanghaien_has_its_words() -> None:
    for card in {*CARD_WORDS, *TRICK_WORDS}:
        assert f"shanghaien-card-{card}" in ENGLISH
    for nation in NATION_WORDS:
        told = {f"shanghaien-nation-{nation}", f"shanghaien-nation-{nation}.colour"}
        assert told <= ENGLISH.keys()
    for action in ACTIONS.values():
        assert {f"shanghaien-action-{action}", f"shanghaien-action-{action}.help"} <= ENGLISH.keys()
    for expansion in EXPANSIONS:
        assert f"shanghaien-expansion-{expansion}.help" in ENGLISH


def test_every_crew_piece_and_tile_of_jackal_has_its_words() -> None:
    assert {f"jackal-crew-{colour}" for colour in COLOURS} <= ENGLISH.keys()
    assert {f"jackal-piece-{piece}" for piece in PIECE_WORDS} <= ENGLISH.keys()
    assert {f"jackal-by-{piece}" for piece in PIECE_WORDS} <= ENGLISH.keys()
    assert {f"jackal-tile-{tile}" for tile in TILE_WORDS} <= ENGLISH.keys()
    assert {f"jackal-tile-{tile.name}.help" for tile in KINDS_OF_TILES} <= ENGLISH.keys()
    assert {f"jackal-why-{why}" for why in (*WHY_WORDS[1:], "agreed")} <= ENGLISH.keys()


def test_every_object_region_and_answer_of_riff_raff_has_its_words() -> None:
    assert {f"riff-raff-object-{kind}" for kind in KINDS} <= ENGLISH.keys()
    assert {f"riff-raff-region-{region}" for region in REGIONS} <= ENGLISH.keys()
    asked = set(Phase) - {Phase.BEGIN, Phase.DRAW, Phase.OVER}
    assert {f"riff-raff-ask-{phase}" for phase in asked} <= ENGLISH.keys()
    for code in Code:
        clause, said = f"riff-raff-{code}.refused", f"riff-raff-hand-{code}"
        assert clause in ENGLISH or said in ENGLISH
