"""Safari's engine shows the whole table at every size, and things are where it draws them."""

import pytest
from selenium.webdriver import Remote

from tests.browser import webkit
from tests.browser.server_process import ServerProcess
from tests.browser.windows import WebKitWindow, open_game, wait_for, webkit_window

SIZES = ((447, 844), (820, 1180), (1024, 768), (1280, 800))

# This engine measures a scaled page in its own pixels; `real` are those of the window.
MEASURE = """
  const real = innerWidth / document.querySelector('#app').getBoundingClientRect().width
  const box = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return [x, y, width, height].map((length) => length * real)
  }
"""
PROMPT = f"""{MEASURE}
  const [x, y, width, height] = box(document.querySelector('[data-prompt]'))
  const lowest = document.elementFromPoint(innerWidth / 2, innerHeight - 4)
  const isLowest = Boolean(lowest?.closest('[data-prompt]'))
  return {{ bottom: y + height, right: x + width, isLowest }}
"""
CARD = f"{MEASURE} return box(document.querySelector('[data-own] [data-piece][data-mark~=legal]'))"
GHOST = f"{MEASURE} return box(document.querySelector('[data-flight]'))"


@pytest.fixture
def safari(webkit_driver: Remote, server: ServerProcess) -> WebKitWindow:
    """The window of WebKitGTK."""
    return webkit_window(webkit_driver, server.url)


def prompts(
    safari: WebKitWindow, sizes: tuple[tuple[int, int], ...]
) -> dict[tuple[int, int], object]:
    """Where the prompt ends at each size, as far as it is not at the lower right corner."""
    wrong: dict[tuple[int, int], object] = {}
    for width, height in sizes:
        safari.resize(width, height)
        prompt = safari.driver.execute_script(PROMPT)
        is_right = abs(prompt["bottom"] - height) <= 1 and prompt["right"] <= width + 1
        if not (is_right and prompt["isLowest"]):
            wrong[width, height] = prompt
    return wrong


@pytest.mark.slow
@pytest.mark.parametrize(
    "title", ["Dice Summoners", "Dicke Dämonen", "Let's Summon Demons", "Mephisto"]
)
def test_the_prompt_ends_where_the_window_ends(
    safari: WebKitWindow, server: ServerProcess, title: str
) -> None:
    open_game(safari, server, title)
    assert prompts(safari, SIZES) == {}


def test_a_card_is_dragged_from_where_it_lies(safari: WebKitWindow, server: ServerProcess) -> None:
    open_game(safari, server, "Mephisto")
    safari.resize(1180, 820)
    wait_for(safari, "document.querySelector('[data-own] [data-piece][data-mark~=legal]')")
    wait_for(safari, "!document.querySelector('[data-flight]')")  # all were dealt
    x, y, width, height = safari.driver.execute_script(CARD)
    middle = round(x + width / 2), round(y + height / 2)
    webkit.move_mouse(safari.driver, *middle)
    webkit.press_mouse(safari.driver)
    webkit.move_mouse(safari.driver, middle[0] + 60, middle[1] - 40)
    ghost = safari.driver.execute_script(GHOST)
    assert ghost == pytest.approx([x + 60, y - 40, width, height], abs=2)
