"""The gold button in a real browser: the recommended move, at once, and only where it is wanted."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person

Come = Callable[..., Person]
ON = "localStorage.setItem('pandemonium:suggestions', 'on')"


ANSWER = """
window.requests = []
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (text) {
  const { type, key } = JSON.parse(text)
  if (type !== 'advise') return send.call(this, text)
  window.requests.push(key)
  const data = JSON.stringify({ type: 'advised', key, actions: ['roll'] })
  queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
}
"""


def recommend_rolling(person: Person) -> None:
    """Have the page answer its own requests: a slow machine would be too late for a suggestion."""
    person.context.add_init_script(ANSWER)


def requests(person: Person) -> int:
    """How often the page has asked for a recommendation since it was loaded."""
    return int(person.page.evaluate("window.requests.length"))


def test_the_recommended_move_is_gold_and_enter_plays_it(someone: Come) -> None:
    ada = someone()
    recommend_rolling(ada)
    ada.open_game("Let's Summon Demons", Seats="2")
    ada.wait_until_asked()
    expect(ada.choices("gold")).to_have_text(re.compile(r"^\s*Roll"))
    assert ada.choices("on").count() > 0 or ada.look()["elements"]  # not the only move
    assert requests(ada) == 1
    before = str(ada.ply())
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("[data-prompt]")).not_to_have_attribute("data-ply", before)


def test_nothing_is_recommended_where_it_was_turned_off(someone: Come) -> None:
    ada = someone()
    recommend_rolling(ada)
    ada.open_game("Let's Summon Demons", Seats="2")
    ada.wait_until_asked()
    expect(ada.choices("gold")).to_have_count(1)
    ada.press(ada.button("Menu"))
    setting = ada.button(re.compile("^Suggested move"))
    for words in ("first three games", "on"):
        expect(setting).to_contain_text(words)
        ada.press(setting)
    expect(setting).to_contain_text("off")
    ada.page.keyboard.press("Escape")
    expect(ada.choices("gold")).to_have_count(0)
    expect(ada.choices("on").first).to_be_visible()
    ada.page.reload()
    ada.wait_until_asked()
    expect(ada.choices("gold")).to_have_count(0)
    assert requests(ada) == 0


def test_nothing_is_recommended_among_several_people(someone: Come) -> None:
    ada = someone()
    ada.context.add_init_script(ON)
    recommend_rolling(ada)
    ada.open_game("Let's Summon Demons", Seats="2", Against="here")
    ada.press(ada.page.locator("[data-continue]"))  # the screen is handed over
    ada.wait_until_asked()
    expect(ada.choices("gold")).to_have_count(0)
    ada.press(ada.button("Menu"))
    expect(ada.button(re.compile("^Suggested move"))).to_be_disabled()
    assert requests(ada) == 0
