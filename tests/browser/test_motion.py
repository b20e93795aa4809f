"""What moves: by itself and in nobody's way."""

from collections.abc import Callable

import pytest

from tests.browser.person import Person

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
    ada.page.wait_for_function("() => flights.every(({ playState }) => playState !== 'running')")
    assert [shift for shift in ada.page.evaluate("shifts") if shift[0] >= LEAST] == []


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
