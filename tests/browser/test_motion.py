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

LEAST = 0.001  # of the page: less than a line of text that goes up or down a pixel

# What was moved about at a table though nobody had just done anything, as browsers count it.
WATCH = """
window.shifts = []
window.flights = 0
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    const moved = sources.map(({ node }) => node?.nodeType === 1 ? node : node?.parentElement)
    const names = moved.filter((one) => one?.closest('.app')).map((one) => one.className)
    if (!hadRecentInput && names.length) shifts.push([value, ...names])
  }
}).observe({ type: 'layout-shift' })
const animate = Element.prototype.animate
Element.prototype.animate = function (...how) {
  flights++
  return animate.apply(this, how)
}
"""


@pytest.mark.parametrize("title", GAMES)
@pytest.mark.parametrize("width", [1280, pytest.param(360, marks=pytest.mark.slow)])
def test_nothing_shifts_while_things_move(someone: Someone, width: int, title: str) -> None:
    ada = someone(moves=True, size=(width, 800))
    ada.page.add_init_script(WATCH)
    ada.sit_down(title)
    ada.page.evaluate("() => document.fonts.ready.then(() => { shifts.length = 0 })")
    ada.play(most=8)
    ada.page.wait_for_timeout(1_500)  # what was set off has come to rest
    assert ada.page.evaluate("flights") > 0
    assert [one for one in ada.page.evaluate("shifts") if one[0] >= LEAST] == []


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

# Presses twice, and tells how often it was sent and what the next frame showed.
TWICE = """(button) => new Promise((done) => {
  button.click()
  button.click()
  const look = () => (window.isShown === undefined ? setTimeout(look) : done([acts, isShown]))
  look()
})"""


def test_a_press_is_seen_in_the_next_frame_and_sent_once(someone: Someone) -> None:
    ada = someone()
    ada.page.add_init_script(COUNT)
    ada.sit_down("Let's Summon Demons")
    ada.wait_until_asked()
    assert ada.page.locator(".prompt .acts .btn.go").evaluate(TWICE) == [1, True]
    ada.play(most=12)
    assert ada.page.evaluate("acts") > 1
