"""The table of Mephisto: own gear, hand and dungeon are in sight, and the table is the menu."""

import itertools
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import Person
from tests.browser.random_tables import Stop, stops
from tests.browser.scripted_page import ScriptedPage

MOMENTS = 60
MOST = 2  # pixels, by rounding
# By how many pixels own gear or the hand is cut off at most.
CUT = """() => {
  const table = document.querySelector('main').getBoundingClientRect()
  const lanes = [...document.querySelectorAll('[role=group][aria-label^="Your lane"]')]
  const hand = document.querySelector('[role=group][aria-label="Your hand"]')
  const places = lanes.flatMap((lane) => [...lane.querySelectorAll('[data-at], :not(:has(*))')])
  const below = places.map((place) => place.getBoundingClientRect().bottom - table.bottom)
  return Math.max(0, ...below, hand ? hand.scrollWidth - hand.clientWidth : 0)
}"""


# By how many pixels the dungeon and the hand are cut off.
CUT_ON_PHONE = """() => {
  const table = document.querySelector('main').getBoundingClientRect()
  const all = [...document.querySelectorAll('[data-at^="cell:"], [data-at^="hand:1:"]')]
  const boxes = all.map((one) => one.getBoundingClientRect())
  return Math.max(...boxes.flatMap((box) => [table.top - box.top, box.bottom - table.bottom]))
}"""


@pytest.fixture(params=[(1280, 800), (1024, 768)], ids=str)
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[ScriptedPage]:
    page = ScriptedPage(browser, "en", request.param)
    yield page
    page.context.close()


def show(page: ScriptedPage, stop: Stop) -> None:
    page.show(stop.core.table, stop.message(page.language))


def test_own_gear_and_hand_are_in_sight_whatever_is_asked(page: ScriptedPage) -> None:
    for stop in itertools.islice(stops("mephisto", 7), MOMENTS):
        show(page, stop)
        assert page.page.evaluate(CUT) <= MOST, str(stop)


def test_playing_from_the_hand_lights_its_cards_and_is_cancelled_by_escape(
    page: ScriptedPage,
) -> None:
    prompt = page.page.get_by_role("contentinfo")
    play = prompt.get_by_role("button", name="Play from your hand")
    for stop in itertools.islice(stops("mephisto", 3), MOMENTS):
        show(page, stop)
        if play.count():
            break
    question = prompt.get_by_role("heading").inner_text()
    play.press("Enter")  # the page is not painted, so nothing can be clicked
    expect(prompt.get_by_role("heading")).to_have_text(
        "Touch a card in your hand to play it, then a lane."
    )
    legal = page.page.locator("[data-mark~=legal]:not([data-at^=lane])")
    assert all(
        at.startswith("hand:")
        for at in legal.evaluate_all("all => all.map((one) => one.dataset.at)")
    )
    expect(legal.first).to_be_focused()
    page.page.keyboard.press("Escape")
    expect(prompt.get_by_role("heading")).to_have_text(question)


def test_on_a_phone_the_dungeon_and_the_total_of_a_fight_are_in_sight(
    someone: Callable[..., Person],
) -> None:
    person = someone(size=(360, 740))
    person.open_game("Mephisto", Seats="4")
    person.wait_until_asked()
    person.page.wait_for_function(f"({CUT_ON_PHONE})() <= {MOST}")
    person.press(
        person.page.get_by_role("main").get_by_role("button", name=re.compile(r"^Lane \d")).first
    )
    panel = person.page.get_by_role("complementary", name="Fight in lane")
    total = panel.get_by_text(re.compile("[≥<]"))
    expect(total).to_be_in_viewport(ratio=1)
    panel.evaluate("one => one.scrollTo(0, one.scrollHeight)")
    expect(total).to_be_in_viewport(ratio=1)
