"""Fingers and keys: what is dragged by touch, how large targets are, what keys do."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person, Way

Someone = Callable[..., Person]
ANSWERED = 600  # milliseconds in which a refusal would have come
RESTED = 600  # milliseconds after which a preview would have opened

# Whatever can be pressed in the frame, and is smaller than 44 pixels where it can be hit. The log,
# where lines lie as close as lines do, and the board of a game are left out.
SMALL = """() => {
  const room = document.querySelector('dialog[open]') ?? document
  const others = 'main, [data-own], [data-log], [data-card]'
  const isOurs = (one) => one.checkVisibility() && !one.closest(others)
  const reach = (one, x, y, dx, dy) => {
    let far = 0
    while (far < 60) {
      const hit = document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1))
      if (!hit || !(one.closest('label') ?? one).contains(hit)) break
      far++
    }
    return far
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


def test_a_creature_is_dragged_onto_the_board_with_a_finger(someone: Someone) -> None:
    ada = someone(way="touch", size=(1180, 820))
    ada.open_game("Dicke Dämonen", Seats="2", Power_lines="four_leaf")
    ada.wait_until_asked()
    creature = ada.page.locator('[data-at^="fist:"][data-mark~=legal]').first
    at = creature.get_attribute("data-at")
    creature.tap()
    place = ada.page.get_by_role("main").locator("[data-mark~=legal]").first
    place_at = place.get_attribute("data-at") or ""
    ada.element(at or "").tap()  # put down again
    before = ada.ply()
    ada.drag(ada.element(at or ""), ada.element(place_at))
    expect(ada.prompt).not_to_have_attribute("data-ply", str(before))


def test_the_middle_of_a_field_says_why_it_is_no_place(someone: Someone) -> None:
    ada = someone(seed=2)  # whose dice draw four demons
    ada.open_game("Dicke Dämonen", Seats="2", Power_lines="four_leaf")
    ada.wait_until_asked()
    middle = ada.page.locator('[data-at="centre:f3"]').bounding_box()
    assert middle is not None
    x, y = middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2
    ada.page.mouse.click(x, y)
    expect(ada.page.get_by_role("alert")).to_contain_text("no ghost in your fist")
    refused = ada.element("centre:f3")
    expect(refused).to_have_attribute("data-mark", re.compile("refused"))
    ada.page.mouse.click(5, 60)  # the next press
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    expect(refused).not_to_have_attribute("data-mark", re.compile("refused"))


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)])
def test_targets_are_large_enough_for_fingers(someone: Someone, size: tuple[int, int]) -> None:
    ada = someone(size=size)
    ada.come_home()
    assert ada.page.evaluate(SMALL) == []
    ada.choose_game("Mephisto")
    assert ada.page.evaluate(SMALL) == []
    ada.begin()
    ada.wait_for_table()
    ada.wait_until_asked()
    assert ada.page.evaluate(SMALL) == []
    ada.press(ada.button("Menu"))
    assert ada.page.evaluate(SMALL) == []


def test_r_rolls_and_an_action_can_be_typed(someone: Someone) -> None:
    ada = someone()
    ada.open_game("Dice Summoners")
    ada.wait_until_asked()
    before = ada.ply()
    ada.page.keyboard.press("r")
    expect(ada.prompt).not_to_have_attribute("data-ply", str(before))
    ada.wait_until_asked()
    for typed, words in (("xyzzy", "xyzzy"), ("end", "")):
        ada.page.keyboard.press("/")
        field = ada.page.get_by_label("Type an action")
        expect(field).to_be_focused()
        ada.page.keyboard.type(typed)
        ada.page.keyboard.press("Enter")
        expect(field).to_be_hidden()
        if words:
            expect(ada.page.get_by_role("alert")).to_contain_text(words)
    expect(ada.log).to_contain_text("begins turn 2.")


def test_single_letters_are_no_shortcuts_if_one_does_not_want_them(someone: Someone) -> None:
    ada = someone()
    ada.open_game("Dice Summoners")
    ada.wait_until_asked()
    ada.press(ada.button("Menu"))
    ada.press(ada.page.get_by_label("Single-key shortcuts"))
    ada.press(ada.button("Close"))
    before = ada.ply()
    for letter in ("r", "1", "l", "?"):
        ada.page.keyboard.press(letter)
    ada.page.wait_for_timeout(300)
    assert ada.ply() == before
    expect(ada.button("Log")).to_have_attribute("aria-expanded", "false")


@pytest.mark.parametrize("way", ["mouse", "keyboard", "touch"])
def test_any_card_can_be_read(someone: Someone, way: Way) -> None:
    ada = someone(way=way, size=(360, 740) if way == "touch" else (1280, 800))
    ada.open_game("Let's Summon Demons", Seats="2")
    ada.wait_until_asked()
    card = ada.page.locator('[data-at^="hand:"][data-card]').filter(visible=True).first
    name = ada.page.get_by_role("dialog")
    if way == "mouse":
        card.hover()
    elif way == "touch":
        card.tap()  # nothing can be done with it: it is shown
    else:
        card.focus()
        ada.page.keyboard.press("Space")
    expect(name).to_be_visible()
    if way == "touch":
        ada.page.mouse.move(180, 700)  # a sheet stays, whatever comes under a resting pointer
        ada.page.wait_for_timeout(RESTED)
        ada.press(ada.button("Close"))
    elif way == "keyboard":
        ada.page.keyboard.press("Escape")
    else:
        ada.page.mouse.move(5, 60)
    expect(name).to_have_count(0)


def test_a_long_press_shows_a_card_and_does_nothing_else(someone: Someone) -> None:
    """A card that a tap would use is held; the sheet stays when the finger leaves."""
    ada = someone(way="touch", size=(360, 740))
    ada.open_game("Mephisto")
    ada.wait_until_asked()
    card = ada.page.locator("[data-card][data-mark~=legal]").filter(visible=True).first
    card.scroll_into_view_if_needed()
    box, before = card.bounding_box(), ada.ply()
    assert box
    finger = ada.page.context.new_cdp_session(ada.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    sheet = ada.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ada.page.wait_for_timeout(RESTED)
    expect(sheet).to_be_visible()
    ada.press(sheet.get_by_role("button", name="Close"))
    expect(sheet).to_have_count(0)
    expect(ada.page.locator("[data-mark~=picked]")).to_have_count(0)
    assert ada.ply() == before


def test_a_card_without_a_move_is_shown_and_nothing_is_refused(someone: Someone) -> None:
    ada = someone()
    ada.open_game("Dice Summoners")
    ada.wait_until_asked()
    preview = ada.page.get_by_role("dialog", name="Ankylosaurus")
    ada.press(ada.page.locator("[data-card=ankylosaurus]").first)  # of the rival
    expect(preview).to_contain_text("Defend 3")  # in words
    ada.page.wait_for_timeout(ANSWERED)
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    ada.page.mouse.move(4, 300)
    expect(preview).to_be_hidden()


def test_what_slides_under_a_resting_pointer_opens_no_preview(someone: Someone) -> None:
    ada = someone()
    ada.open_game("Let's Summon Demons")
    ada.wait_until_asked()
    card = ada.element("block:1")
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] - 6, box["y"] + 40
    ada.page.mouse.move(x, y)
    card.evaluate("one => { one.style.transform = 'translateX(-20px)' }")
    preview = ada.page.get_by_role("dialog")
    ada.page.wait_for_timeout(RESTED)
    expect(preview).to_have_count(0)
    ada.page.mouse.move(x + 4, y, steps=2)
    expect(preview.get_by_role("heading")).to_be_visible()  # the card is loaded first
    shown = preview.bounding_box()
    block = card.bounding_box()
    assert shown
    assert block
    apart = shown["x"] >= block["x"] + block["width"] or shown["x"] + shown["width"] <= block["x"]
    assert apart or shown["y"] + shown["height"] <= block["y"]
    ada.page.mouse.down()
    expect(preview).to_have_count(0)
