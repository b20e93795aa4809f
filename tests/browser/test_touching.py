"""Fingers and keys: what is dragged by touch, how large targets are, what keys do."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

Someone = Callable[..., Person]

# Whatever can be pressed in the frame, and is smaller than 44 pixels where it can be hit. The log,
# where lines lie as close as lines do, and the board of a game are left out.
SMALL = """() => {
  const scale = Number(getComputedStyle(document.documentElement).getPropertyValue('--z') || 1)
  const room = document.querySelector('dialog[open]') ?? document
  const isOurs = (one) => one.checkVisibility() && !one.closest('main.table, .self, .log, .forme')
  const reach = (one, x, y, dx, dy) => {
    let far = 0
    while (far < 60 * scale) {
      const hit = document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1))
      if (!hit || !(one.closest('label') ?? one).contains(hit)) break
      far++
    }
    return far / scale
  }
  return [...room.querySelectorAll('button, a[href], input, select, summary')].filter(isOurs)
    .filter((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      const [cx, cy] = [x + width / 2, y + height / 2]
      if (!one.contains(document.elementFromPoint(cx, cy))) return false // under something else
      if (x < 0 || x + width > innerWidth) return false // cut off, until one scrolls
      const wide = reach(one, cx, cy, 1, 0) + reach(one, cx, cy, -1, 0)
      const high = reach(one, cx, cy, 0, 1) + reach(one, cx, cy, 0, -1)
      return wide < 41 || high < 41 // a pixel is lost at each edge, and one in the middle
    })
    .map((one) => one.outerHTML.slice(0, 120))
}"""
PLY = ".rail h2 small"  # counts the actions


def test_a_creature_is_dragged_onto_the_board_with_a_finger(someone: Someone) -> None:
    ada = someone(way="touch", size=(1180, 820))
    ada.sit_down("Dicke Dämonen", Seats="2", Power_lines="four_leaf")
    ada.wait_until_asked()
    creature = ada.page.locator(".self [data-mark~=legal]").first
    at = creature.get_attribute("data-at")
    creature.tap()
    place = ada.page.locator(".table [data-mark~=legal]").first.get_attribute("data-at")
    ada.page.locator(f'[data-at="{at}"]').tap()  # put down again
    before = ada.page.locator(PLY).text_content() or ""
    ada.drag(ada.page.locator(f'[data-at="{at}"]'), ada.page.locator(f'[data-at="{place}"]'))
    expect(ada.page.locator(PLY)).not_to_have_text(before)


def test_the_middle_of_a_field_says_why_it_is_no_place(someone: Someone) -> None:
    ada = someone(seed=2)  # whose dice draw four demons
    ada.sit_down("Dicke Dämonen", Seats="2", Power_lines="four_leaf")
    ada.wait_until_asked()
    middle = ada.page.locator('[data-at="centre:f3"]').bounding_box()
    assert middle is not None
    x, y = middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2
    ada.page.mouse.click(x, y)
    expect(ada.page.get_by_role("alert")).to_contain_text("no ghost in your fist")


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)])
def test_targets_are_large_enough_for_fingers(someone: Someone, size: tuple[int, int]) -> None:
    ada = someone(size=size)
    ada.come_home()
    assert ada.page.evaluate(SMALL) == []
    ada.choose_game("Mephisto")
    ada.press(ada.page.locator("dialog[open] summary"))
    assert ada.page.evaluate(SMALL) == []
    ada.begin()
    ada.wait_for_table()
    ada.wait_until_asked()
    assert ada.page.evaluate(SMALL) == []
    ada.press(ada.button("Menu"))
    assert ada.page.evaluate(SMALL) == []


def test_the_prompt_keeps_its_height_and_shows_long_sentences_in_full(someone: Someone) -> None:
    ada = someone(language="fr")
    ada.sit_down("Dice Summoners")
    bar, cut = ada.page.locator(".prompt"), ada.page.get_by_role("button", name="tout afficher")
    heights, opened = set(), False
    for _ in range(10):
        ada.wait_until_asked()
        heights.add(bar.evaluate("one => one.offsetHeight"))
        if cut.is_visible() and not opened:
            said = bar.locator("h2").inner_text()
            ada.press(cut)
            expect(ada.page.locator(".wholly")).to_contain_text(said)
            ada.page.keyboard.press("Escape")
            expect(ada.page.locator(".wholly")).to_be_hidden()
            opened = True
        ada.play(most=1)
    assert heights == {72}


def test_r_rolls_and_an_action_can_be_typed(someone: Someone) -> None:
    ada = someone()
    ada.sit_down("Dice Summoners")
    ada.wait_until_asked()
    ply = ada.page.locator(PLY)
    before = ply.inner_text()
    ada.page.keyboard.press("r")
    expect(ply).not_to_have_text(before)
    ada.wait_until_asked()
    for typed, said in (("xyzzy", "xyzzy"), ("end", "")):
        ada.page.keyboard.press("/")
        field = ada.page.get_by_label("Type an action")
        expect(field).to_be_focused()
        ada.page.keyboard.type(typed)
        ada.page.keyboard.press("Enter")
        expect(field).to_be_hidden()
        if said:
            expect(ada.page.locator(".prompt .nay").first).to_contain_text(said)
    expect(ada.page.locator(".log")).to_contain_text("begins turn 2.")
