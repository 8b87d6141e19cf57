"""Every link of our pages to another file of the tree leads somewhere."""

import re
from pathlib import Path

import pytest

import dev

LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)")
PAGES = [*dev.ROOT.glob("*.md"), *(dev.ROOT / "docs").rglob("*.md")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(dev.ROOT)))
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    targets = LINK.findall(page.read_text(encoding="utf-8"))
    assert [each for each in targets if not (page.parent / each).exists()] == []


def test_the_pages_do_have_links() -> None:
    assert "docs/design/README.md" in LINK.findall((dev.ROOT / "README.md").read_text())
