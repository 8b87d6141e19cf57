"""The built page as files: what is kept for ever, what is asked for anew, what is not there."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.responses import FileResponse

from roadstead.server.pages import page
from roadstead.server.refusals import NoSuchPage


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>harbour</p>")
    (folder / "assets" / "index-1a2b.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def served(path: str, built: Path) -> tuple[str, str]:
    """The file's name and how long it may be kept."""
    response = page(path, built)
    assert isinstance(response, FileResponse)
    return Path(response.path).name, response.headers["cache-control"]


@pytest.mark.parametrize("path", ["", "t/9tY3", "rules/shanghaien", "index.html"])
def test_every_place_of_the_page_is_the_page(built: Path, path: str) -> None:
    assert served(path, built) == ("index.html", "no-cache")


def test_a_file_with_a_hash_in_its_name_is_kept(built: Path) -> None:
    name, kept = served("assets/index-1a2b.js", built)
    assert name == "index-1a2b.js"
    assert "immutable" in kept


@pytest.mark.parametrize(
    "path", ["assets/index-0000.js", "../secret.txt", "assets/../../secret.txt", "/etc/hosts.txt"]
)
def test_a_file_that_is_not_there_is_no_page(built: Path, path: str) -> None:
    with pytest.raises(NoSuchPage):
        page(path, built)


@pytest.mark.parametrize("path", ["assets", "assets/", "t/"])
def test_a_folder_is_not_shown(built: Path, path: str) -> None:
    assert served(path, built)[0] == "index.html"


def test_before_the_page_is_built_there_is_none(tmp_path: Path) -> None:
    with pytest.raises(NoSuchPage):
        page("", tmp_path)
