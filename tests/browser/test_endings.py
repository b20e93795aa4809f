"""The end of a game: the winner's moment on the board, and only then the panel."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

Someone = Callable[..., Person]

# Notes when the winner's moment and the end panel appear.
WATCH = """
window.seen = []
new MutationObserver(() => {
  for (const [name, selector] of [['moment', '[data-moment]'], ['panel', '[data-end]']])
    if (document.querySelector(selector) && !seen.some(([other]) => other === name))
      seen.push([name, performance.now()])
}).observe(document, { subtree: true, childList: true })
"""


def resign(person: Person) -> None:
    """Give the game up."""
    person.press(person.button("Menu"))
    person.press(person.button("Resign"))
    person.press(person.button("Really resign?"))


def test_the_panel_comes_after_the_moment_and_takes_the_focus(someone: Someone) -> None:
    ada = someone(moves=True)
    ada.page.add_init_script(WATCH)
    ada.open_game("Dice Summoners")
    ada.page.evaluate("() => { seen.length = 0 }")
    resign(ada)
    moment = ada.page.locator("[data-moment]")
    expect(moment).to_have_attribute("data-moment", "lost")
    expect(ada.page.locator("[data-end]")).to_be_focused()
    (first, begun), (second, shown) = ada.page.evaluate("seen")
    assert (first, second) == ("moment", "panel")
    assert shown - begun > 1_000
    expect(ada.page.locator("[data-end] h1")).to_contain_text("wins")
    expect(moment).to_have_count(0)
    creature = ada.page.locator("[data-end]").get_by_role("cell").get_by_role("button").first
    name = creature.get_attribute("aria-label") or ""
    ada.press(creature)
    expect(ada.page.get_by_role("dialog", name=name, exact=True)).to_be_visible()


def test_a_press_jumps_to_the_panel(someone: Someone) -> None:
    ada = someone(moves=True)
    ada.page.add_init_script(WATCH)
    ada.open_game("Let's Summon Demons")
    resign(ada)
    ada.page.locator("[data-moment]").wait_for(state="attached")
    ada.page.mouse.click(4, 300)
    ada.page.wait_for_function("() => document.querySelector('[data-end]')")
    (_, begun), (_, shown) = ada.page.evaluate("seen")
    assert shown - begun < 1_000


@pytest.mark.slow
def test_fields_are_counted_on_the_board_before_the_panel(someone: Someone) -> None:
    ada = someone(moves=True)
    ada.page.add_init_script(WATCH)
    ada.open_game("Dicke Dämonen")
    ada.page.evaluate(
        """() => { window.counts = new Set(); setInterval(() => {
          if (!document.querySelector('[data-end]'))
            counts.add([...document.querySelectorAll('svg text')]
              .filter((text) => /^\\+\\d/.test(text.textContent)).length) }, 50) }"""
    )
    assert ada.play()
    assert len(ada.page.evaluate("[...counts]")) > 5


# Notes the first sentence of the bar that has the result, and whether the last blow had been shown.
LISTEN = """
window.heard = null
const listen = () => {
  const said = document.querySelector('[data-prompt]')?.innerText ?? ''
  const isShown = document.querySelector('[data-moment], [data-end]') !== null
  if (!heard && /won!|wins/.test(said)) heard = [said, isShown]
  requestAnimationFrame(listen)
}
requestAnimationFrame(listen)
"""


def test_the_bar_names_the_winner_when_all_has_been_shown(someone: Someone) -> None:
    ada = someone(moves=True)
    ada.page.add_init_script(LISTEN)
    ada.open_game("Dice Summoners")
    resign(ada)
    end = ada.page.locator("[data-end]")
    expect(end).to_be_visible()
    sentence, was_shown = ada.page.wait_for_function("() => heard").json_value()
    assert was_shown, sentence
    heading = end.get_by_role("heading", level=1).inner_text()
    assert heading.split(".")[0] not in end.inner_text().replace(heading, "", 1)  # said once
