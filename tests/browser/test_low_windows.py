"""Enlarged pages and telephones on their side: a low window shows enough of the board to play."""

from collections.abc import Callable

import pytest

from tests.browser.person import Person
from tests.browser.test_access import quickly

Someone = Callable[..., Person]

# A window of 1280 x 1024 enlarged to 200 % and to 400 %, and a phone on its side.
SIZES = ((640, 400), (320, 256), (740, 360))
LEAST = 0.6  # of the window's height, that the board fills once it was scrolled there

# Whether the board fills as much; the page may need a moment to lay itself out.
USABLE = """([board, least]) => {
  board.scrollIntoView({ block: 'start' })
  const { top, bottom } = board.getBoundingClientRect()
  return (Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight >= least
}"""
TOO_WIDE = "document.scrollingElement.scrollWidth - innerWidth"


@pytest.mark.parametrize("title", quickly("Let's Summon Demons"))
def test_the_board_stays_usable(someone: Someone, title: str) -> None:
    ada = someone()
    ada.open_game(title)
    ada.play(most=2)
    ada.wait_until_asked()
    board = ada.page.get_by_role("region", name="Board", exact=True)
    board = board.or_(ada.page.get_by_role("main")).last
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_function(USABLE, arg=[board.element_handle(), LEAST])
        assert ada.page.evaluate(TOO_WIDE) <= 0, f"{width} x {height} scrolls both ways"
        if width >= 520:  # the prompt is beside the board
            box = ada.prompt.bounding_box()
            assert box is not None
            assert 0 <= box["y"] <= height - box["height"] + 1
