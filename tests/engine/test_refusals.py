"""Each way to ask wrongly has its code and a sentence in every language."""

from __future__ import annotations

import json
from typing import Any

import pytest

from roadstead.engine import answer, refuse_long, requests
from roadstead.engine.request import LONGEST
from roadstead.locale.texts import LANGUAGES
from tests.engine.asking import FILLED, GAME, after, ask, error_of, refused

START = "shanghaien/1 | round:1 phase:starter"
READ = {"do": "read", "game": GAME}
CHOOSE = {"do": "choose", "game": GAME, "player": "random"}
DEEP = "[" * 100_000 + "]" * 100_000
LINES = {
    b"": "not_json",
    b"{": "not_json",
    b"roll": "not_json",
    b'{"do":"games"} {"do":"games"}': "not_json",
    b'{"do":"view","seat":NaN}': "not_json",
    b'{"do":"\\ud800x"}': "not_json",
    b"\xef\xbb\xbf{}": "not_json",
    b"[]": "wrong_type",
    b"null": "wrong_type",
    b'"games"': "wrong_type",
    b'{"do":"\xff"}': "not_utf8",
    b'{"id":"\xff","do":"games"}': "not_utf8",
    f'{{"id":{DEEP},"do":"games"}}'.encode(): "too_deep",
    f'{{"do":"new","game":"{GAME}","options":{DEEP}}}'.encode(): "too_deep",
    b'{"do":"games","id":"' + b"x" * LONGEST + b'"}': "too_long",
    b"{}": "missing_field",
    b'{"do":7}': "wrong_type",
    b'{"do":"fly"}': "unknown_request",
    b'{"do":"games","colour":"red"}': "unknown_field",
    b'{"do":"view","seat":1e400}': "wrong_type",
    b'{"do":"view","seat":1.5}': "wrong_type",
    b'{"do":"view","seat":' + b"9" * 5000 + b"}": "wrong_type",
    b'{"do":"view","seat":true}': "wrong_type",
    b'{"do":"new","game":"shanghaien","options":["a"]}': "wrong_type",
    b'{"do":"new","game":"shanghaien","options":{"x":' + b"9" * 5000 + b"}}": "wrong_type",
    b'{"do":"games","lang":"tlh"}': "unknown_language",
    b'{"do":"games","lang":5}': "wrong_type",
}


@pytest.mark.parametrize("line", LINES, ids=lambda line: repr(line[:30]))
def test_a_line_that_is_no_request(line: bytes) -> None:
    assert error_of(line)["code"] == LINES[line]


REQUESTS: list[tuple[str, dict[str, Any]]] = [
    ("missing_field", {"do": "new"}),
    ("missing_field", READ),
    ("missing_field", {**READ, "do": "play", "position": START}),
    ("missing_field", {"do": "replay"}),
    ("missing_field", {"do": "choose", "game": GAME, "position": START}),
    ("unknown_game", {"do": "new", "game": "chess"}),
    ("unknown_game", {"do": "replay", "log": "chess/1 |"}),
    ("unknown_option", {"do": "new", "game": GAME, "options": {"end_tye": "draw"}}),
    ("bad_option_value", {"do": "new", "game": GAME, "options": {"end_tie": "duel"}}),
    ("bad_option_value", {"do": "new", "game": GAME, "options": {"end_tie": 10**20}}),
    ("bad_option_value", {"do": "new", "game": GAME, "options": {"hide_discards": None}}),
    ("bad_option_value", {"do": "new", "game": GAME, "options": {"expansions": [["extra1"]]}}),
    ("options_differ", {**READ, "position": START, "options": {"end_tie": "play_again"}}),
    ("unreadable", {**READ, "position": ""}),
    ("unreadable", {**READ, "position": "round:1"}),
    ("unreadable", {**READ, "position": "shanghaien/1 |"}),
    ("unreadable", {**READ, "position": "shanghaien/99 | round:1 phase:starter"}),
    ("unreadable", {**READ, "position": START + " crew:pink1/-"}),
    ("unreadable", {**READ, "position": START + " " * 20_000}),
    ("unreadable", {**READ, "position": "shanghaien/1 | view:0 round:1 phase:starter"}),
    ("unreadable", {**READ, "do": "play", "position": START, "move": "fly"}),
    ("unreadable", {"do": "replay", "log": ""}),
    ("illegal_position", {**READ, "position": START + " captain:0"}),
    ("illegal_move", {**READ, "do": "play", "position": START, "move": "roll"}),
    ("bad_log_line", {"do": "replay", "log": START.partition("|")[0] + "|\nroll"}),
    ("unknown_seat", {**READ, "do": "view", "position": START, "seat": 2}),
    ("unknown_seat", {**READ, "do": "view", "position": START, "seat": -1}),
    ("unknown_seat", {**CHOOSE, "position": after(*FILLED), "seat": 1}),
    ("unknown_player", {**CHOOSE, "position": after(*FILLED), "player": "oracle"}),
    ("nothing_to_choose", {**CHOOSE, "position": START}),
    ("wrong_type", {**CHOOSE, "position": after(*FILLED), "time_ms": -1}),
    ("wrong_type", {**CHOOSE, "position": after(*FILLED), "time_ms": 10**9}),
]


@pytest.mark.parametrize(("code", "fields"), REQUESTS)
def test_a_request_that_cannot_be_answered(code: str, fields: dict[str, Any]) -> None:
    assert refused(**fields)["code"] == code


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("code", "fields"), REQUESTS)
def test_every_refusal_is_a_whole_sentence_in_every_language(
    code: str, fields: dict[str, Any], lang: str
) -> None:
    message = refused(**fields, lang=lang)["message"]
    assert code not in message
    assert "{" not in message.replace("{}", "")
    assert message != refused(**fields, lang="ru" if lang == "en" else "en")["message"]


def test_an_illegal_move_names_its_clause() -> None:
    error = refused(do="play", game=GAME, position=after(*FILLED), move="shanghai")
    assert error["clause"] == "B1"
    assert "two of your own dice" in error["message"]


def test_an_illegal_position_names_all_its_defects() -> None:
    error = refused(**READ, position="shanghaien/1 | round:3 phase:starter captain:0")
    assert set(error["defects"]) >= {"captain-in-force", "round"}


def test_a_bad_log_names_line_word_and_reason() -> None:
    log = "shanghaien/1 first_player=first |\n" + " ".join(FILLED) + "\nroll shanghai"
    error = refused(do="replay", log=log)
    assert (error["line"], error["word"], error["clause"]) == (3, "shanghai", "T2")
    assert error["reason"]["code"] == "illegal_move"
    assert error["reason"]["message"] in error["message"]


def test_the_id_comes_back_with_a_refusal() -> None:
    assert ask(id=[5], do="new", game="chess")["id"] == [5]


def test_a_line_that_was_not_read_is_refused_as_too_long() -> None:
    assert json.loads(refuse_long())["error"]["code"] == "too_long"


def test_our_own_mistake_is_told_and_survived(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_: object) -> dict[str, Any]:
        raise ZeroDivisionError

    monkeypatch.setitem(requests.REQUESTS, "games", broken)
    error = json.loads(answer(b'{"id":1,"do":"games"}'))
    assert (error["id"], error["error"]["code"]) == (1, "internal")
    assert "ZeroDivisionError" in caplog.text
    assert ask(do="new", game=GAME)["ok"]
