"""What moves: by itself and in nobody's way."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from pandemonium.server.api import client
from tests.browser.person import Person
from tests.browser.scenes import scenes
from tests.browser.scripted_page import ScriptedPage

Someone = Callable[..., Person]
GAMES = (
    "Let's Summon Demons",
    "Dice Summoners",
    pytest.param("Dicke Dämonen", marks=pytest.mark.slow),
    pytest.param("Mephisto", marks=pytest.mark.slow),
)

LEAST = 0.002  # of the page: about a line of small text that goes up or down two pixels

# What was moved about at a table though nobody had just done anything, as browsers count it: on the
# board, in the rail with what happened since the last turn, and in the prompt with its buttons.
WATCH = """
window.shifts = []
window.flights = []
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    const moved = sources.map(({ node }) => node?.nodeType === 1 ? node : node?.parentElement)
    const isHeld = (one) => one?.closest('main, section, [data-rail], [data-prompt]')
    const names = moved.filter(isHeld).map((one) => one.className)
    if (!hadRecentInput && names.length) shifts.push([value, ...names])
  }
}).observe({ type: 'layout-shift' })
const animate = Element.prototype.animate
Element.prototype.animate = function (...how) {
  flights.push(animate.apply(this, how))
  return flights.at(-1)
}
"""

# Whether everything is where it belongs: nothing moves or is hidden, and no copy of a card is left.
LANDED = """() => flights.every(({ playState }) => playState !== 'running')
  && !document.querySelector('[data-flights] > *')"""

# All texts are fitted to their cards: that is done in the frame after the fonts are there.
SETTLED = """() => document.fonts.ready.then(() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
    shifts.length = 0
    done()
  })))))"""


@pytest.mark.parametrize("title", GAMES)
@pytest.mark.parametrize("width", [1280, pytest.param(360, marks=pytest.mark.slow)])
def test_nothing_shifts_while_things_move(someone: Someone, width: int, title: str) -> None:
    ada = someone(moves=True, size=(width, 800))
    ada.page.add_init_script(WATCH)
    ada.open_game(title)
    ada.page.evaluate(SETTLED)
    ada.play(most=8)
    ada.play_until("flights.length")
    ada.page.wait_for_function(LANDED)
    assert [shift for shift in ada.page.evaluate("shifts") if shift[0] >= LEAST] == []


# Where the parts of a table begin that nothing should move: the lanes and sections of the board,
# the totals of the odds, the dice, the player's own area and the prompt.
PARTS = """() => Object.fromEntries([...document.querySelectorAll(
  'main section, main ol button, [data-at=dice], [data-at=deck], [data-own], [data-prompt]'
)].filter((one) => one.checkVisibility()).map((one) => {
  const { x, y } = one.getBoundingClientRect()
  const name = one.ariaLabel ?? one.innerText.split(':')[0]
  return [name, [Math.round(x), Math.round(y)]]
}))"""
DRAWN = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done())))"""
TURNS = 10  # of a bot, each from one decision of Ada to the next


@pytest.mark.parametrize("game", ["lets-summon-demons", "mephisto"])
def test_the_parts_of_a_table_stay_where_they_are(browser: Browser, game: str) -> None:
    """Neither cards that wait to be activated nor a longer question or verdict move them."""
    assert client.build(), "The browser client is not built: make client"
    page = ScriptedPage(browser, "en")
    moved: list[tuple[str, list[int], list[int]]] = []
    for scene in scenes(game, seed=2)[:TURNS]:
        page.open(scene.table, scene.start["en"])
        before = page.page.evaluate(PARTS)
        for message in scene.news["en"]:
            page.hear([message])
            page.page.evaluate(DRAWN)
            after = page.page.evaluate(PARTS)
            shared = before.keys() & after.keys()
            moved += [(one, before[one], after[one]) for one in shared if before[one] != after[one]]
            before |= after
    page.context.close()
    assert moved == []


# How many actions were sent, and whether the frame after the first one showed the press.
COUNT = """
window.acts = 0
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (text) {
  if (JSON.parse(text).type === 'act' && !acts++) requestAnimationFrame(() => {
    window.isShown = document.documentElement.hasAttribute('data-sent')
  })
  send.call(this, text)
}
"""

# Presses twice, and returns how often it was sent and what the next frame showed.
TWICE = """(button) => new Promise((done) => {
  button.click()
  button.click()
  const look = () => (window.isShown === undefined ? setTimeout(look) : done([acts, isShown]))
  look()
})"""


def test_a_press_is_seen_in_the_next_frame_and_sent_once(someone: Someone) -> None:
    ada = someone()
    ada.page.add_init_script(COUNT)
    ada.open_game("Let's Summon Demons")
    ada.wait_until_asked()
    assert ada.choices("on").first.evaluate(TWICE) == [1, True]
    ada.play_until("acts > 1")
