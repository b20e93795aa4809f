"""The table of Dice Summoners: proposals by keyboard, dice in words, a full army."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from pandemonium.server.api import client
from tests.browser.person import Person
from tests.browser.random_tables import stops
from tests.browser.scripted_page import ScriptedPage
from tests.browser.test_learn import STEPS, begin, learn, progress

Someone = Callable[..., Person]
GAME = "dice-summoners"
CRYPTIC = re.compile(r"[☿⊖△★]|\b[br][MSU]\b")


def test_enter_commits_what_was_touched_and_the_focus_stays(someone: Someone) -> None:
    person = someone()
    begin(person, GAME)
    learn(person, STEPS[GAME][:3])
    deck = person.page.locator('[data-at="deck:griffin"]')
    person.press(deck)
    expect(person.page.get_by_role("region", name="Proposal")).to_be_visible()
    expect(deck).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(progress(person)).to_have_attribute("value", "4")
    expect(person.page.get_by_role("region", name="Proposal")).to_be_hidden()
    expect(deck).to_be_focused()


def test_touching_a_mythic_takes_its_ritual(someone: Someone) -> None:
    person = someone()
    begin(person, GAME)
    learn(person, STEPS[GAME][:4])
    person.press(person.page.locator('[data-at="deck:chimera"]'))
    proposal = person.page.get_by_role("region", name="Proposal")
    expect(proposal).to_contain_text("Chimera Ritual")
    person.page.keyboard.press("Escape")
    expect(proposal).to_be_hidden()


def test_dice_and_costs_are_in_words_for_screen_readers(someone: Someone) -> None:
    person = someone()
    begin(person, GAME)
    learn(person, STEPS[GAME][:1])
    tray = person.page.get_by_role("region", name="Your dice")
    expect(tray.get_by_role("button", name=re.compile("^(blue|red) ")).first).to_be_visible()
    for part in (
        person.page.locator("main"),
        person.page.locator('section:has([data-at^="slot:1"])'),
    ):
        heard = part.first.aria_snapshot()
        assert "Mercury" in heard
        assert CRYPTIC.search(heard) is None


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (820, 1180)])
def test_twelve_cards_of_an_army_are_all_in_sight(
    browser: Browser, size: tuple[int, int], language: str
) -> None:
    if not client.build():
        pytest.fail("The browser client is not built: make client")
    stop = next(stop for stop in stops(GAME, 1) if stop.seat is not None)
    table = json.loads(stop.message(language))
    for number, seat in enumerate(table["view"]["seats"], start=1):
        for kind, first in (("creatures", 1), ("spells", 7)):
            seat[kind] = [
                placed(seat[kind][place % len(seat[kind])], number, first + place)
                for place in range(6)
            ]
    assert stop.seat is not None
    page = ScriptedPage(browser, language, size)
    assert page.show(stop.core.table, json.dumps(table)) == []
    for place in range(1, 13):
        box = page.page.locator(f'[data-at="card:{stop.seat + 1}:{place}"]').bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]
    page.context.close()


def placed(card: dict[str, Any], number: int, place: int) -> dict[str, Any]:
    """A card of a view in another place of the army of a player."""
    slots = [
        {**slot, "at": f"slot:{number}:{place}:{side}"}
        for side, slot in enumerate(card["slots"], start=1)
    ]
    return {**card, "at": f"card:{number}:{place}", "slots": slots}
