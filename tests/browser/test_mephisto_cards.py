"""Every text of Mephisto's cards is complete on a card and in a cell of the dungeon."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

Someone = Callable[..., Person]

LEAST = 11  # pixels of the smallest text
DESIGNS = 41
STEPS = (1, 2, 3, 4)

SHRINK = """() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    'ul:has(> li [data-fit]) { --card-size: 10px!important; font-size: 10px!important }',
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}"""

# The names of cards with a text that is cut or too small, at the step that each card has chosen.
CUT = """least => [...document.querySelectorAll('li [data-fit]')].filter((card) => {
  const text = card.querySelector('[data-text]')
  const foot = card.querySelector('[data-foot]').getBoundingClientRect()
  const isOut = foot.bottom > card.getBoundingClientRect().bottom + 1
  const isSmall = parseFloat(getComputedStyle(text).fontSize) < least
  return isOut || isSmall || text.scrollHeight > text.clientHeight + 1 || card.offsetWidth !== 106
}).map((card) => card.textContent.slice(0, 40))"""

# The drawn texts of all cards, in words and with icons.
TEXTS = """() => [...document.querySelectorAll('li [data-fit]')].map((card) =>
  [...card.querySelector('[data-text]').children].map((text) => text.innerHTML))"""

# The texts that fit a cell of the dungeon at no step, and those that would be too small there.
CUT_IN_CELL = """([texts, steps, least]) => {
  const tile = document.querySelector('main [data-at^="cell:"][data-fit]').cloneNode(true)
  const there = document.querySelector('main [data-at^="cell:"][data-fit]')
  there.replaceWith(tile)
  const text = tile.querySelector('[data-text]')
  const isCut = (step) => {
    tile.dataset.fit = step
    const isSmall = parseFloat(getComputedStyle(text).fontSize) < least
    return isSmall || text.scrollHeight > text.clientHeight + 1
  }
  return texts.filter((both) => {
    both.forEach((one, i) => (text.children[i].innerHTML = one))
    return steps.every(isCut)
  }).map(([words]) => words)
}"""


def show_all(person: Person) -> None:
    """All cards of the game, in the size of a card on the table."""
    person.come_home()
    person.page.goto(f"{person.url}/?page=cards&game=mephisto")
    person.page.evaluate(SHRINK)
    expect(person.page.locator("li [data-fit]")).to_have_count(DESIGNS)
    person.page.evaluate("() => document.fonts.ready")
    person.page.wait_for_timeout(300)  # they are measured when their size has changed


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_text_fits_a_card_and_a_cell(someone: Someone, language: str) -> None:
    ada = someone(language=language, size=(1280, 800))
    show_all(ada)
    assert ada.page.evaluate(CUT, LEAST) == []
    texts = ada.page.evaluate(TEXTS)
    ada.page.set_viewport_size({"width": 1024, "height": 768})
    ada.open_game("Mephisto", **{"Seats" if language == "en" else "Places": "4"})
    ada.wait_until_asked()
    assert ada.page.evaluate(CUT_IN_CELL, [texts, STEPS, LEAST]) == []
