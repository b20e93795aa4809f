"""Without colours one still sees what is what: every kind has an outline or a letter of its own.

Pictures of the signs of all kinds are compared as if they were printed in black and white: what is
lighter and what is darker in a picture counts, not how light or dark it is, and not which of both.
Two signs that differ by their colour alone are then alike. That the check sees that is shown too:
with outlines, letters and patterns taken away, it finds kinds that are alike.
"""

import base64
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.person import Person

Someone = Callable[..., Person]

LEAST = 0.04  # of all points, that two signs must differ in
TRIES = 40  # moves until every kind was seen

ELEMENTS = ("fire", "water", "earth", "air")
# The sign of each kind, as something on the table.
SIGNS = {
    "Let's Summon Demons": {
        kind: f"[data-kind={kind}]" for kind in ("boy", "girl", "animal", "demon")
    },
    "Dicke Dämonen": {kind: f"[data-creature={kind}]" for kind in (*ELEMENTS, "ghost")},
    "Dice Summoners": {
        "mercury": "[data-sign=m]",
        "salt": "[data-sign=s]",
        "sulphur": "[data-sign=u]",
        "blue die": "[data-sign=blue]",
        "red die": "[data-sign=red]",
    },
    "Mephisto": {kind: f"[data-kind={kind}]" for kind in ("monster", "weapon", "item", "spell")},
}
STRINGS = {kind: f"[data-swatch={kind}]" for kind in ELEMENTS}

# Style sheets made by a script are allowed where those in the page are not.
STYLE = """(text) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}"""
GREY = "html{filter:grayscale(1)}"
BARE = """
[data-creature] *, [data-swatch] * {visibility:hidden!important}
[data-kind], [data-sign] {clip-path:none!important; border-radius:0!important; padding:0!important;
  color:transparent!important}
"""

# How much each two of the pictures differ; pictures without much contrast are all the same.
COMPARE = """async (pictures) => {
  const SIDE = 32
  const masks = {}
  for (const [name, picture] of Object.entries(pictures)) {
    const blob = await (await fetch('data:image/png;base64,' + picture)).blob()
    const canvas = new OffscreenCanvas(SIDE, SIDE).getContext('2d')
    const whole = await createImageBitmap(blob)
    const [wide, tall] = [whole.width - 2, whole.height - 2] // without its neighbours
    canvas.drawImage(whole, 1, 1, wide, tall, 0, 0, SIDE, SIDE)
    const grey = []
    const { data } = canvas.getImageData(0, 0, SIDE, SIDE)
    for (let i = 0; i < data.length; i += 4) grey.push((data[i] + data[i + 1] + data[i + 2]) / 3)
    const [low, high] = [Math.min(...grey), Math.max(...grey)]
    masks[name] = grey.map((one) => high - low > 80 && one > (low + high) / 2)
  }
  const found = {}
  for (const [a, one] of Object.entries(masks)) {
    for (const [b, other] of Object.entries(masks)) {
      if (a >= b) continue
      const differing = one.filter((light, i) => light !== other[i]).length / one.length
      found[`${a}, ${b}`] = Math.min(differing, 1 - differing)
    }
  }
  return found
}"""


def pictures(person: Person, signs: dict[str, str]) -> dict[str, bytes]:
    """The sign of each kind, as soon as one lies on the table."""
    pictures: dict[str, bytes] = {}
    for _ in range(TRIES):
        for kind in signs.keys() - pictures.keys():
            sign = person.page.locator(signs[kind]).filter(visible=True).first
            if sign.is_visible():
                pictures[kind] = sign.screenshot(animations="disabled")
        if pictures.keys() == signs.keys():
            break
        assert not person.play(most=1)
    assert pictures.keys() == signs.keys()
    return pictures


def alike(browser: Browser, pictures: dict[str, bytes]) -> dict[str, float]:
    """The kinds that cannot be told apart, and how little they differ."""
    page = browser.new_page()
    differences: dict[str, Any] = page.evaluate(
        COMPARE, {kind: base64.b64encode(picture).decode() for kind, picture in pictures.items()}
    )
    page.close()
    return {pair: differing for pair, differing in differences.items() if differing < LEAST}


@pytest.mark.parametrize("title", SIGNS)
def test_kinds_are_distinguished_without_colour(
    someone: Someone, browser: Browser, title: str
) -> None:
    ada = someone()
    ada.open_game(title)
    ada.wait_until_asked()
    ada.page.evaluate(STYLE, GREY)
    assert alike(browser, pictures(ada, SIGNS[title])) == {}
    ada.page.evaluate(STYLE, BARE)
    assert alike(browser, pictures(ada, SIGNS[title])) != {}


def test_strings_are_distinguished_without_colour(someone: Someone, browser: Browser) -> None:
    ada = someone()
    ada.come_home()
    ada.choose_game("Dicke Dämonen")
    ada.press(ada.page.get_by_role("button", name=re.compile("^Your own")))
    ada.press(ada.button("Set up first"))
    ada.press(ada.page.get_by_role("button", name="Lay the strings").last)
    ada.page.locator(STRINGS["fire"]).first.wait_for()
    ada.page.evaluate(STYLE, GREY)
    assert alike(browser, pictures(ada, STRINGS)) == {}
    ada.page.evaluate(STYLE, BARE)
    assert alike(browser, pictures(ada, STRINGS)) != {}
