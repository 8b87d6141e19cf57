"""The island as a picture: well-formed, and every kind of tile has a drawing of its own."""

from __future__ import annotations

from xml.etree import ElementTree

from roadstead.jackal import Jackal
from roadstead.jackal.drawing import LETTERS
from roadstead.jackal.laying import seeded_island
from roadstead.jackal.picture import drawing_of, island_as_svg
from roadstead.jackal.words import SEA, TILES
from tests.jackal.islands import scene

SVG = "{http://www.w3.org/2000/svg}"


def test_the_picture_shows_tiles_ships_and_pieces() -> None:
    table = scene("f g\n7 .+w1=2 1n\n8 j+r1@2 P", "treasure:g8", expansion=True)
    root = ElementTree.fromstring(island_as_svg(table.state))
    titles = [title.text for title in root.iter(f"{SVG}title")]
    assert "f7 empty" in titles
    assert "g12 ship of white" in titles
    assert titles.count("white1") == 1
    assert len([title for title in titles if title and " " in title]) == 117 + 4


def test_every_tile_has_a_drawing_of_its_own() -> None:
    drawings = [drawing_of(tile) for tile in LETTERS if tile != SEA]
    assert all(drawing.startswith("<") for drawing in drawings)
    spent_bottles_look_alike = 2
    assert len(set(drawings)) == len(drawings) - spent_bottles_look_alike
    assert max(LETTERS) < TILES


def test_a_laid_island_can_be_drawn_as_a_whole() -> None:
    state = Jackal(expansion=True).fresh()
    for cell, tile in seeded_island(1, expansion=True).layout.items():
        state.tile[cell] = tile
    ElementTree.fromstring(island_as_svg(state))
