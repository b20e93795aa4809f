"""The contrast of every text by its pixels: what is painted with it, and what without it.

Colours alone do not tell: texts lie on gradients and pictures, are translucent, or are dimmed.
"""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.person import Person
from tests.browser.test_access import THEMES, put_on, quickly
from tests.browser.test_greyscale import STYLE

Someone = Callable[..., Person]

SCALE = 3  # so that strokes have pixels that are nothing but text
ENOUGH = 4.4  # 4.5, but for what rounding takes
ENOUGH_LARGE = 2.9
NO_TEXT = """* {
  color: transparent !important;
  -webkit-text-fill-color: transparent !important;
  text-shadow: none !important;
  transition: none !important;
}"""

# Where texts are that are seen, but for those of what is switched off; whether they are large.
TEXTS = """() => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim()
    const parent = walker.currentNode.parentElement
    const isSeen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!text || !isSeen) continue
    if (parent.closest('[aria-disabled=true], :disabled, [inert]')) continue
    const style = getComputedStyle(parent)
    if (style.clipPath === 'inset(50%)') continue // said, and not painted
    const size = parseFloat(style.fontSize)
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    for (const { x, y, width, height } of range.getClientRects()) {
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      const isOnTop = parent.contains(hit) || hit?.contains(parent)
      if (width < 3 || height < 6 || !isOnTop) continue
      const isLarge = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700)
      found.push({ text: text.slice(0, 60), x, y, width, height, isLarge })
    }
  }
  return found
}"""

# The contrast of each text with what lies below: that of its strokes, not of their soft edges.
MEASURE = """async ([withText, withoutText, texts, scale]) => {
  const read = async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context.drawImage(image, 0, 0)
    return context
  }
  const [shown, bare] = [await read(withText), await read(withoutText)]
  const linear = (one) => (one <= 10 ? one / 3294.6 : ((one / 255 + 0.055) / 1.055) ** 2.4)
  const light = (data, i) =>
    0.2126 * linear(data[i]) + 0.7152 * linear(data[i + 1]) + 0.0722 * linear(data[i + 2])
  return texts.flatMap(({ text, x, y, width, height, isLarge }) => {
    const box = [x, y, width, height].map((one) => Math.round(one * scale))
    const [one, other] = [shown.getImageData(...box).data, bare.getImageData(...box).data]
    const ratios = []
    for (let i = 0; i < one.length; i += 4) {
      const [a, b] = [light(one, i), light(other, i)]
      const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
      if (ratio > 1.15) ratios.push(ratio)
    }
    if (ratios.length < 20) return [] // nothing is painted there
    ratios.sort((a, b) => a - b)
    return [{ text, isLarge, ratio: ratios[Math.floor(ratios.length * 0.9)] }]
  })
}"""


def picture(person: Person) -> str:
    """What the window shows, enlarged."""
    size = person.page.viewport_size
    assert size is not None
    session = person.context.new_cdp_session(person.page)
    clip = {"x": 0, "y": 0, **size, "scale": SCALE}
    data: str = session.send("Page.captureScreenshot", {"clip": clip})["data"]
    session.detach()
    return data


def too_faint(person: Person) -> list[str]:
    """Texts with too little contrast, and how much they have."""
    page = person.page
    page.mouse.move(2, 2)
    texts = page.evaluate(TEXTS)
    shown = picture(person)
    before = page.evaluate_handle("() => document.adoptedStyleSheets.slice()")
    page.evaluate(STYLE, NO_TEXT)
    bare = picture(person)
    page.evaluate("(before) => void (document.adoptedStyleSheets = before)", before)
    blank = person.context.new_page()  # whose policy lets pictures be read
    texts_measured: list[dict[str, Any]] = blank.evaluate(MEASURE, [shown, bare, texts, SCALE])
    blank.close()
    assert texts_measured
    return sorted(
        {
            f"{measured['text']}: {measured['ratio']:.1f}"
            for measured in texts_measured
            if measured["ratio"] < (ENOUGH_LARGE if measured["isLarge"] else ENOUGH)
        }
    )


@pytest.mark.parametrize("title", quickly("Let's Summon Demons"))
def test_every_text_of_a_table_has_contrast(someone: Someone, title: str) -> None:
    ada = someone()
    ada.open_game(title)
    ada.play(most=4)
    ada.wait_until_asked()
    for theme in THEMES:
        put_on(ada, theme)
        assert too_faint(ada) == [], theme
