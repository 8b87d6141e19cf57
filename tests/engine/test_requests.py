"""Each request of the engine, answered well."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from roadstead.engine import answer
from roadstead.harbour import game_names
from tests.engine.asking import ALL, FILLED, GAME, after, ask, asked, choices, play, random_game


def test_games_tells_every_game_with_options_seats_and_players() -> None:
    games = {game["game"]: game for game in asked(do="games")["games"]}
    assert tuple(games) == game_names()
    shanghaien = games[GAME]
    assert shanghaien["seats"] == 2
    options = {option["name"]: option for option in shanghaien["options"]}
    assert options["end_tie"]["default"] == "draw"
    assert options["end_tie"]["values"][1] == "most_unused_tricks"
    assert options["hide_discards"] == {
        "name": "hide_discards",
        "default": "false",
        "values": ["false", "true"],
    }
    assert shanghaien["players"][:2] == ["random", "greedy"]


@pytest.mark.parametrize("game", game_names())
def test_every_default_that_is_told_can_be_asked_for(game: str) -> None:
    told = {each["game"]: each for each in asked(do="games")["games"]}[game]
    defaults = {option["name"]: option["default"] for option in told["options"]}
    assert asked(do="new", game=game, options=defaults) == asked(do="new", game=game)


def test_new_begins_with_the_draw_of_the_starter() -> None:
    assert asked(do="new", game=GAME) == {
        "ok": True,
        "position": "shanghaien/1 | round:1 phase:starter",
        "to_move": "nature",
        "chances": [{"move": "starts.0", "p": "1/2"}, {"move": "starts.1", "p": "1/2"}],
        "over": None,
    }


def test_new_takes_options_as_text_or_as_json_has_them() -> None:
    as_text = {"expansions": "extra1+extra2", "hide_discards": "true"}
    as_json = {"expansions": ["extra2", "extra1"], "hide_discards": True}
    told = asked(do="new", game=GAME, options=as_text)
    assert told == asked(do="new", game=GAME, options=as_json)
    assert told["position"].startswith(
        "shanghaien/1 expansions=extra1+extra2 hide_discards=true | "
    )


def test_moves_come_with_the_clause_that_allows_them() -> None:
    told = play(after(), *FILLED)
    assert told["to_move"] == 0
    assert told["moves"] == [{"move": "roll", "clause": "T4"}]
    assert told["events"] == [
        {"event": "card-turned", "slot": 6, "card": "green3"},
        {"event": "round-begun", "round": 1, "seat": 0},
    ]
    assert "chances" not in told


def test_chances_are_exact_and_sum_to_one() -> None:
    told = play(after(*FILLED), "roll")
    odds = {each["move"]: each["p"] for each in told["chances"]}
    assert odds["rolled.1.2"] == "1/18"
    assert odds["rolled.1.1"] == "1/36"
    assert sum(map(Fraction, odds.values())) == 1
    assert "moves" not in told


def test_read_tells_what_play_told() -> None:
    for told in random_game(1, expansions=ALL):
        told.pop("events", None)
        assert asked(do="read", game=GAME, position=told["position"]) == told


def test_read_accepts_the_options_of_the_line_given_apart() -> None:
    position = after(expansions=["extra1"])
    told = asked(do="read", game=GAME, position=position, options={"expansions": "extra1"})
    assert told["position"] == position


def test_a_game_ends_with_winners_score_and_why() -> None:
    last = random_game(2)[-1]
    assert (last["to_move"], last["moves"]) == ([], [])
    over = last["over"]
    first, second = over["score"]
    assert over["winners"] == ([] if first == second else [0 if first > second else 1])
    assert over["why"] == ("draw" if first == second else "points")
    score = asked(do="score", game=GAME, position=last["position"])
    assert score == {"ok": True, "score": over["score"], "final": True}


def test_score_of_a_running_game_is_not_final() -> None:
    told = asked(do="score", game=GAME, position=after(expansions=["extra1"]))
    assert told == {"ok": True, "score": [1, 1], "final": False}


def test_view_hides_what_a_seat_may_not_know() -> None:
    position = random_game(3, hide_discards=True)[-1]["position"]
    seen = asked(do="view", game=GAME, position=position, seat=0)["view"]
    assert "| view:0 " in seen
    assert seen.endswith("gone:?")
    assert "gone:?" not in position


@pytest.mark.parametrize("given", [{}, {"seat": None}])
def test_view_without_a_seat_is_a_spectators(given: dict[str, None]) -> None:
    assert "| view:- " in asked(do="view", game=GAME, position=after(), **given)["view"]


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_choose_gives_a_legal_move_and_the_same_for_the_same_seed(player: str) -> None:
    told = play(after(*FILLED), "roll", "rolled.2.5")
    question = {"do": "choose", "game": GAME, "position": told["position"], "player": player}
    chosen = asked(**question, time_ms=10, seed=3)["move"]
    assert chosen in choices(told)
    assert chosen == asked(**question, time_ms=10, seed=3)["move"]
    assert chosen == asked(**question, time_ms=10, seed="3", seat=0)["move"]


def test_choose_draws_by_the_seed() -> None:
    position = play(after(*FILLED), "roll", "rolled.2.5")["position"]
    question = {"do": "choose", "game": GAME, "position": position, "player": "random"}
    assert len({asked(**question, seed=seed)["move"] for seed in range(40)}) == 4


def test_replay_tells_the_last_position() -> None:
    log = "shanghaien/1 first_player=first |\n" + " ".join(FILLED) + "\nroll\n# a comment\n"
    told = asked(do="replay", log=log)
    expected = play(after(*FILLED), "roll")
    del expected["events"]
    assert told == expected


@pytest.mark.parametrize("id", ["7", '"a"', "null", "[1, 2.50]", '{"x": 1e999}', "9" * 5000])
def test_an_id_comes_back_as_it_was(id: str) -> None:
    for rest in ('"do":"games"', '"do":"fly"'):
        told = answer(f'{{"id":{id},{rest}}}'.encode())
        assert told.startswith(f'{{"id":{id},"ok":'.encode())


def test_an_id_with_a_line_break_stays_in_its_line() -> None:
    assert answer(b'{"id": [1,\r2], "do": "games"}').startswith(b'{"id":[1, 2],"ok":true')


def test_without_an_id_none_comes_back() -> None:
    assert list(json.loads(answer(b'{"do":"games"}'))) == ["ok", "games"]


def test_fields_of_other_requests_are_let_pass() -> None:
    assert ask(do="games", game=GAME, seat=0, log="")["ok"]
