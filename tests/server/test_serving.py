"""Where the server listens, under which names, and what it tells."""

from __future__ import annotations

import json
import socket
from itertools import takewhile
from pathlib import Path

import pytest

from roadstead.cli.screen import Screen
from roadstead.cli.serving import code_of, tell
from roadstead.locale.texts import LANGUAGES, Texts
from roadstead.server import serving as module
from roadstead.server.refusals import PortTaken
from roadstead.server.serving import Addresses, Wishes, addresses, listening, origins
from tests.server.serving import AGAINST_COMPUTER, Server, serving

HERE = "http://localhost:8642/"


def test_on_loopback_nothing_is_for_the_network() -> None:
    assert addresses("127.0.0.1", 8642) == Addresses(HERE, None)


def test_everywhere_means_this_machines_own_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "own_address", lambda: "192.0.2.7")
    found = addresses("0.0.0.0", 8642)
    assert found == Addresses(HERE, "http://192.0.2.7:8642/")
    assert origins(found, 8642, ["https://play.example/"]) == [
        "http://localhost:8642",
        "http://127.0.0.1:8642",
        "http://192.0.2.7:8642",
        "https://play.example",
    ]
    monkeypatch.setattr(module, "own_address", lambda: None)
    assert addresses("0.0.0.0", 8642).network is None


def test_a_port_of_ones_own_choice_is_not_changed(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        with pytest.raises(PortTaken):
            listening(Wishes("127.0.0.1", port, tmp_path))
    with pytest.raises(PortTaken):
        listening(Wishes("127.0.0.1", 99_999, tmp_path))


def test_when_the_usual_port_is_taken_there_are_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr(module, "USUAL_PORT", taken.getsockname()[1])
        with listening(Wishes("127.0.0.1", None, tmp_path)) as other:
            assert other.getsockname()[1] != taken.getsockname()[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_addresses_are_told(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    tell(Screen(Texts(language), plain=True), Addresses(HERE, "http://192.0.2.7:8642/"), Path("a"))
    told = capsys.readouterr().out
    assert HERE in told
    assert "http://192.0.2.7:8642/" in told
    assert "██" in told


def test_a_code_is_a_square_with_a_light_border() -> None:
    rows = code_of("http://192.0.2.7:8642/").plain.splitlines()
    assert {len(row) for row in rows} == {29}
    assert len(rows) == 15
    assert set(rows[0]) == {"█"}
    assert all(row.startswith("██") and row.endswith("██") for row in rows)


def test_who_asks_too_often_is_told_when_to_come_again(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite") as server:
        answers = (_opened(server) for _ in range(2_000))
        allowed = [status for status, _ in takewhile(lambda each: each[0] != 429, answers)]
        assert len(allowed) >= 300
        assert set(allowed) == {400}
        status, wait = _opened(server)
        assert status == 429
        assert int(wait or 0) >= 1
        assert server.asked("/healthz")[0] == 200


def _opened(server: Server) -> tuple[int, str | None]:
    body = json.dumps({**AGAINST_COMPUTER, "seats": []}).encode()
    status, headers, _ = server.asked("/api/tables", "POST", body)
    return status, headers["Retry-After"]
