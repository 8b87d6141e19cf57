"""Shanghaien in a real browser: each way to play, by mouse and by keyboard."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Guests

LAMP = ".actions .button.lamp"
MOST_MOVES = 400
MORE_TOLD = """n => document.querySelectorAll('.log li').length > n
    || document.querySelector('dialog')"""


def play_to_the_end(page: Page) -> None:
    """Take the first thing offered, again and again, until the result lies on the table."""
    for _ in range(MOST_MOVES):
        page.locator(f"{LAMP}, dialog").first.wait_for()
        if page.locator("dialog").count():
            return
        before = page.locator(".log li").count()
        page.locator(LAMP).last.click()
        page.wait_for_function(MORE_TOLD, arg=before)
    raise AssertionError("the game does not end")


def test_one_click_leads_to_the_first_roll(guests: Guests) -> None:
    page = guests().open()
    page.get_by_role("button", name="Play", exact=True).first.click()
    expect(page.locator(".board h1")).to_have_text("Round 1 of 8")
    page.locator(LAMP).first.wait_for()


def test_a_whole_game_against_the_computer(guests: Guests) -> None:
    page = guests().open()
    page.get_by_role("button", name="Play", exact=True).first.click()
    play_to_the_end(page)
    expect(page.locator("dialog h2")).to_contain_text("to")
    expect(page.locator(".log")).to_contain_text("The game is over.")


def test_a_whole_game_on_one_screen_on_a_phone_in_russian(guests: Guests) -> None:
    page = guests(width=360, lang="ru", light=True).open()
    page.get_by_role("button", name="За одним экраном").first.click()
    play_to_the_end(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_two_browsers_play_over_a_link(guests: Guests) -> None:
    host, friend = guests(), guests(lang="de")
    page = host.open()
    page.get_by_role("button", name="With a link").first.click()
    link = page.locator(".link input").input_value()
    theirs = friend.open(link.removeprefix(host.address))
    theirs.get_by_role("button", name="Platz nehmen und spielen").click()
    expect(page.locator(".board h1")).to_have_text("Round 1 of 8")
    expect(theirs.locator(".board h1")).to_have_text("Runde 1 von 8")
    expect(page.locator(".turn strong")).to_contain_text("urn")
    mover = page if page.locator(".turn.mine").count() else theirs
    mover.locator(LAMP).first.wait_for()
    mover.locator(LAMP).first.click()
    for each in (page, theirs):
        each.locator(".rolled").wait_for()


def test_a_refused_move_is_explained_with_its_clause(guests: Guests) -> None:
    page = guests().open()
    page.get_by_role("button", name="One screen").first.click()
    page.get_by_role("button", name="Shanghai!").click()
    expect(page.get_by_role("alert")).to_contain_text("two of your own dice")
    expect(page.get_by_role("alert").get_by_role("link", name="B1")).to_be_visible()


def test_reloading_keeps_the_seat_and_the_game(guests: Guests) -> None:
    page = guests().open()
    page.get_by_role("button", name="One screen").first.click()
    page.locator(LAMP).first.click()
    page.locator(".rolled").wait_for()
    dice = page.locator(".rolled").get_attribute("aria-label")
    page.reload()
    page.locator(".rolled").wait_for()
    assert page.locator(".rolled").get_attribute("aria-label") == dice


def test_the_keyboard_rolls_and_places(guests: Guests) -> None:
    page = guests().open()
    page.get_by_role("button", name="One screen").first.click()
    page.locator(LAMP).first.wait_for()
    page.keyboard.press("r")
    page.locator(".rolled").wait_for()
    label = page.locator(".rolled").get_attribute("aria-label") or ""
    page.keyboard.press(label.split(": ")[1][0])
    expect(page.locator(".log")).to_contain_text("places a")


def test_taking_back_a_roll_against_the_computer_asks_first(guests: Guests) -> None:
    page = guests().open()
    page.get_by_role("button", name="Play", exact=True).first.click()
    page.locator(LAMP).first.wait_for()
    page.locator(LAMP).first.click()
    page.locator(".log").get_by_text("You").last.wait_for()
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("alert")).to_contain_text("Take it back?")


def test_the_rules_page_finds_a_clause(guests: Guests) -> None:
    page = guests().open("/rules/shanghaien")
    page.get_by_role("searchbox").fill("B1")
    expect(page.locator("#B1 dd")).to_contain_text("Shanghai")
