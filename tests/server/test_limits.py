"""Limits: buckets that refill with time, one for each address."""

from __future__ import annotations

import pytest

from roadstead.server.limits import Limits
from roadstead.server.refusals import TooMany


def test_a_bucket_refills_with_time() -> None:
    limits = Limits(holds=3, refill=0.5)
    for _ in range(3):
        limits.check("a", 0.0)
    with pytest.raises(TooMany) as caught:
        limits.check("a", 0.0)
    assert caught.value.arguments["seconds"] >= 2
    limits.check("b", 0.0)
    limits.check("a", 2.0)
    with pytest.raises(TooMany):
        limits.check("a", 2.0)


def test_addresses_that_ask_no_more_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roadstead.server.limits.MOST_ADDRESSES", 2)
    limits = Limits(holds=1, refill=1)
    for n in range(5):
        limits.check(str(n), n * 10.0)
    assert len(vars(limits)["_buckets"]) <= 2
