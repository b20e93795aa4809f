"""Each game is playable in the engines of Chrome, Firefox and Safari."""

import json
import random
import time
from typing import Any

import pytest

from tests.browser.looking import CHOICES, LOOK, Target, choose
from tests.browser.server_process import ServerProcess
from tests.browser.windows import INSTANT, GoneError, Window, open_game, wait_for

GAMES = ("Dice Summoners", "Dicke Dämonen", "Let's Summon Demons", "Mephisto")
SIZES = ((1180, 820), (1440, 789), (1920, 1000))
GAVE_UP = 2_000  # actions, after which a game should be over
SECONDS = 180  # machines of CI can be ten times slower than a desk
CONTINUES = "Continue"  # the button of a game that is watched step by step

every_engine = pytest.mark.parametrize("window", ["chromium", "firefox", "webkit"], indirect=True)
every_game = pytest.mark.parametrize("title", GAMES)

# WebKit measures a scaled page in its own pixels; `real` are those of the window.
PROMPT = """(() => {
  const real = innerWidth / document.querySelector('#app').getBoundingClientRect().width
  const { bottom, right } = document.querySelector('[data-prompt]').getBoundingClientRect()
  const lowest = document.elementFromPoint(innerWidth / 2, innerHeight - 4)
  const isLowest = Boolean(lowest?.closest('[data-prompt]'))
  return { bottom: bottom * real, right: right * real, isLowest }
})()"""

# How often the turn passed to somebody else and came back.
COUNT_TURNS = """(() => {
  globalThis.turns = { theirs: 0, mine: 0 }
  const prompt = document.querySelector('[data-prompt]')
  new MutationObserver(() => (turns[prompt.dataset.prompt] += 1)).observe(prompt, {
    attributeFilter: ['data-prompt'],
  })
})()"""


def act(window: Window, lots: random.Random) -> dict[str, Any]:
    """Do one thing, if it is for this window to act; return what was seen before."""
    seen: dict[str, Any] = window.evaluate(f"({LOOK})(false)")
    is_paused = not seen["isMine"] and CONTINUES in seen["asked"].splitlines()
    target = choose(lots, seen) if seen["isMine"] or seen["dialogs"] else None
    target = Target(CHOICES) if is_paused else target  # a click met the button of the steps
    if target is None or seen["isOver"]:
        time.sleep(0.05)
        return seen
    try:
        window.click(target)
    except GoneError:
        time.sleep(0.05)  # the table went on in the meantime
    return seen


def play_a_turn(window: Window, lots: random.Random) -> None:
    """Act until others had their turn, and this window is asked again."""
    window.evaluate(COUNT_TURNS)
    end = time.monotonic() + SECONDS
    while not window.evaluate("turns.theirs > 0 && turns.mine > 0"):
        seen = act(window, lots)
        assert time.monotonic() < end, json.dumps(seen)
    assert window.evaluate("Number(document.querySelector('[data-prompt]').dataset.ply)") > 1


def prompts_outside(window: Window) -> dict[tuple[int, int], object]:
    """The prompt at those sizes at which it isn't at the lower edge of the window."""
    wrong: dict[tuple[int, int], object] = {}
    for width, height in SIZES:
        window.resize(width, height)
        wait_for(window, f"innerWidth === {width} && innerHeight === {height}")
        window.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        prompt = window.evaluate(PROMPT)
        is_inside = abs(prompt["bottom"] - height) <= 1 and prompt["right"] <= width + 1
        if not (is_inside and prompt["isLowest"]):
            wrong[width, height] = prompt
    return wrong


@every_engine
@every_game
def test_a_turn(window: Window, server: ServerProcess, title: str) -> None:
    open_game(window, server, title)
    play_a_turn(window, random.Random(1))
    assert prompts_outside(window) == {}
    assert window.problems() == []


@every_engine
def test_what_a_page_complains_of_is_noticed(window: Window, server: ServerProcess) -> None:
    window.open(server.url)
    window.evaluate("console.error('first')")
    window.evaluate("void setTimeout(() => { throw new Error('second') })")
    end = time.monotonic() + SECONDS
    while len(window.problems()) < 2:
        assert time.monotonic() < end, window.problems()
        window.evaluate("new Promise((done) => setTimeout(done, 50))")
    first, second = window.problems()
    assert "first" in first
    assert "second" in second


@pytest.mark.slow
@every_engine
@every_game
def test_a_whole_game(window: Window, server: ServerProcess, title: str) -> None:
    open_game(window, server, title, INSTANT)
    lots = random.Random(2)
    seen = {}
    for _ in range(GAVE_UP):
        seen = act(window, lots)
        if seen["isOver"]:
            break
    assert seen["isOver"], seen
    assert window.evaluate("document.querySelector('[data-end] h1').innerText")
    assert window.problems() == []
