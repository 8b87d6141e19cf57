"""Every screen, light and dark, against the accessibility rules of axe; and on every width."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Guests

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = ("/", "/new/shanghaien", "/rules/shanghaien")


def violations(page: Page) -> list[str]:
    """What axe finds, as short lines; its script is only evaluated, not loaded by the page."""
    page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    found: dict[str, Any] = page.evaluate("axe.run()")
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:120]} ({len(each['nodes'])})"
        for each in found["violations"]
    ]


def test_the_rules_of_axe_see_a_planted_fault(guests: Guests) -> None:
    page = guests().open()
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(line.startswith("button-name") for line in violations(page))


@pytest.mark.parametrize("light", [False, True], ids=["dark", "light"])
@pytest.mark.parametrize("path", SCREENS)
def test_a_screen_has_no_violations(guests: Guests, path: str, light: bool) -> None:
    page = guests(light=light).open(path)
    page.locator("h1").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("light", [False, True], ids=["dark", "light"])
def test_the_table_has_no_violations(guests: Guests, light: bool) -> None:
    page = guests(light=light).open()
    page.get_by_role("button", name="One screen").first.click()
    page.locator(".actions .button.lamp").first.click()
    page.locator(".rolled").wait_for()
    page.wait_for_function("document.querySelectorAll('.put').length > 0")
    assert violations(page) == []


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "ru", "it", "fr", "de"])
@pytest.mark.parametrize("width", [360, 768, 1280])
def test_no_language_is_too_wide(guests: Guests, width: int, lang: str) -> None:
    guest = guests(width=width, lang=lang)
    for path in SCREENS:
        page = guest.open(path)
        page.locator("h1").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
