"""Without colours one still sees what is what: every kind has an outline or a letter of its own.

Pictures of the signs of all kinds are compared as if they were printed in black and white: what is
lighter and what is darker in a picture counts, not how light or dark it is, and not which of both.
Two signs that differ by their colour alone are then alike. That the check sees that is shown too:
with outlines, letters and patterns taken away, it finds kinds that are alike.
"""

import base64
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
        kind: f".card.lsd.k-{kind} .art" for kind in ("boy", "girl", "animal", "demon")
    },
    "Dicke Dämonen": {kind: f".score li.{kind} .tk" for kind in (*ELEMENTS, "ghost")},
    "Dice Summoners": {
        "mercury": ".cost .sy-m",
        "salt": ".cost .sy-s",
        "sulphur": ".cost .sy-u",
        "blue die": ".gb",
        "red die": ".gr",
    },
    "Mephisto": {kind: f".card.me.m-{kind} .kl" for kind in ("monster", "weapon", "item", "spell")},
}
STRINGS = {kind: f".lgd.{kind} svg" for kind in ELEMENTS}

# Style sheets made by a script are allowed where those in the page are not.
STYLE = """(text) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}"""
GREY = "html{filter:grayscale(1)} .card .em{visibility:hidden}"
BARE = """
.art *, .tk *, .sy *, .lgd svg *, .gb *, .gr * {visibility:hidden!important}
.sy, .kl, .gb, .gr {clip-path:none!important; border-radius:0!important; padding:0!important;
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
    found: dict[str, bytes] = {}
    for _ in range(TRIES):
        for kind in signs.keys() - found.keys():
            sign = person.page.locator(signs[kind]).filter(visible=True).first
            if sign.is_visible():
                found[kind] = sign.screenshot(animations="disabled")
        if found.keys() == signs.keys():
            break
        assert not person.play(most=1)
    assert found.keys() == signs.keys()
    return found


def alike(browser: Browser, found: dict[str, bytes]) -> dict[str, float]:
    """The kinds that cannot be told apart, and how little they differ."""
    page = browser.new_page()
    told: dict[str, Any] = page.evaluate(
        COMPARE, {kind: base64.b64encode(one).decode() for kind, one in found.items()}
    )
    page.close()
    return {pair: differing for pair, differing in told.items() if differing < LEAST}


@pytest.mark.parametrize("title", SIGNS)
def test_kinds_are_told_apart_without_colour(
    someone: Someone, browser: Browser, title: str
) -> None:
    ada = someone()
    ada.sit_down(title)
    ada.wait_until_asked()
    ada.page.evaluate(STYLE, GREY)
    assert alike(browser, pictures(ada, SIGNS[title])) == {}
    ada.page.evaluate(STYLE, BARE)
    assert alike(browser, pictures(ada, SIGNS[title])) != {}


def test_strings_are_told_apart_without_colour(someone: Someone, browser: Browser) -> None:
    ada = someone()
    ada.sit_down("Dicke Dämonen")
    ada.page.evaluate(STYLE, GREY)
    assert alike(browser, pictures(ada, STRINGS)) == {}
    ada.page.evaluate(STYLE, BARE)
    assert alike(browser, pictures(ada, STRINGS)) != {}
