"""Safari's engine shows the whole table at every size, and things are where it draws them."""

from collections.abc import Iterator

import pytest
from selenium.webdriver import Remote
from selenium.webdriver.common.by import By

from tests.browser import webkit
from tests.browser.house import House

SIZES = ((1180, 820), (1440, 789), (1920, 1000))
MORE_SIZES = ((447, 844), (820, 1180), (1024, 768), (1280, 800), *SIZES)

# This engine measures a scaled page in its own pixels; `real` are those of the window.
MEASURE = """
  const real = innerWidth / document.querySelector('#app').getBoundingClientRect().width
  const box = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return [x, y, width, height].map((length) => length * real)
  }
"""
PROMPT = f"""{MEASURE}
  const [x, y, width, height] = box(document.querySelector('.prompt'))
  const lowest = document.elementFromPoint(innerWidth / 2, innerHeight - 4)
  return {{ bottom: y + height, right: x + width, isLowest: Boolean(lowest?.closest('.prompt')) }}
"""
CARD = f"{MEASURE} return box(document.querySelector('.self [data-piece][data-mark~=legal]'))"
GHOST = f"{MEASURE} return box(document.querySelector('.in-flight .flight'))"


@pytest.fixture(scope="module")
def safari() -> Iterator[Remote]:
    """One window of WebKitGTK."""
    browser = webkit.find()
    if browser is None:
        pytest.skip(webkit.MISSING)
    with webkit.running(browser) as driver:
        yield driver


def sit_down(safari: Remote, house: House, title: str) -> None:
    """A table with bots; the form is filled in where the page is not scaled."""
    webkit.resize(safari, 1280, 800)
    safari.get(house.url)
    webkit.wait_for(safari, "document.querySelector('.poster .btn.go')")
    for poster in safari.find_elements(By.CSS_SELECTOR, ".poster"):
        if title in poster.text:
            poster.find_element(By.CSS_SELECTOR, ".btn.go").click()
    webkit.wait_for(safari, "document.querySelector('dialog[open] form .btn.go')")
    safari.find_element(By.CSS_SELECTOR, "dialog[open] form .btn.go").click()
    webkit.wait_for(safari, "document.querySelector('.app .prompt h2')")


def prompts(safari: Remote, sizes: tuple[tuple[int, int], ...]) -> dict[tuple[int, int], object]:
    """Where the prompt ends at each size, as far as it is not at the lower right corner."""
    wrong: dict[tuple[int, int], object] = {}
    for width, height in sizes:
        webkit.resize(safari, width, height)
        prompt = safari.execute_script(PROMPT)
        is_right = abs(prompt["bottom"] - height) <= 1 and prompt["right"] <= width + 1
        if not (is_right and prompt["isLowest"]):
            wrong[width, height] = prompt
    return wrong


@pytest.mark.parametrize("title", ["Dice Summoners", "Mephisto"])
def test_the_prompt_ends_where_the_window_ends(safari: Remote, house: House, title: str) -> None:
    sit_down(safari, house, title)
    assert prompts(safari, SIZES) == {}


@pytest.mark.slow
@pytest.mark.parametrize(
    "title", ["Dice Summoners", "Dicke Dämonen", "Let's Summon Demons", "Mephisto"]
)
def test_the_prompt_ends_where_the_window_ends_at_more_sizes(
    safari: Remote, house: House, title: str
) -> None:
    sit_down(safari, house, title)
    assert prompts(safari, MORE_SIZES) == {}


def test_a_card_is_dragged_from_where_it_lies(safari: Remote, house: House) -> None:
    sit_down(safari, house, "Mephisto")
    webkit.resize(safari, 1180, 820)
    webkit.wait_for(safari, "document.querySelector('.self [data-piece][data-mark~=legal]')")
    webkit.wait_for(safari, "!document.querySelector('.in-flight .flight')")  # all were dealt
    x, y, width, height = safari.execute_script(CARD)
    middle = round(x + width / 2), round(y + height / 2)
    webkit.move_mouse(safari, *middle)
    webkit.press_mouse(safari)
    webkit.move_mouse(safari, middle[0] + 60, middle[1] - 40)
    ghost = safari.execute_script(GHOST)
    assert ghost == pytest.approx([x + 60, y - 40, width, height], abs=2)
