"""The table of Let's Summon Demons: what one needs is in sight, and one is called "You"."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_learn import STEPS, begin, learn, progress

Someone = Callable[..., Person]

# Whether the dice and the first card of the Block are wholly inside the table's part of the window.
IN_SIGHT = """() => {
  const table = document.querySelector('main').getBoundingClientRect()
  return ['dice', 'block:1'].every((at) => {
    const box = document.querySelector(`[data-at="${at}"]`).getBoundingClientRect()
    return box.height > 0 && box.top >= table.top && box.bottom <= table.bottom
  })
}"""


def test_dice_and_block_are_in_sight_on_a_phone_whatever_else_is_open(someone: Someone) -> None:
    person = someone(size=(360, 740))
    person.open_game("Let's Summon Demons", Seats="5")
    person.wait_until_asked()
    expect(person.page.get_by_role("region", name="Coach")).to_be_visible()
    person.page.wait_for_function(IN_SIGHT)
    question = person.question.locator("xpath=ancestor::*[2]").bounding_box()
    assert question is not None
    assert question["width"] > 300, "tools beside the question take its width"
    summary = person.page.get_by_role("region", name="Since your last turn").bounding_box()
    coach = person.button("Coach").bounding_box()
    assert summary is not None
    assert coach is not None
    assert abs(summary["y"] - coach["y"]) < 10, "they share a row"
    person.press(person.button("Coach"))
    person.press(person.button("Got it"))
    expect(person.button("Coach")).to_be_hidden()
    person.page.wait_for_function(IN_SIGHT)


def test_a_card_is_bought_on_the_block_itself_by_keyboard(someone: Someone) -> None:
    person = someone(way="keyboard")
    begin(person, "lets-summon-demons")
    learn(person, STEPS["lets-summon-demons"][:2])
    person.press(person.button("Buy a card"))
    expect(person.question).to_have_text("Which card of the Block do you buy for 3 souls?")
    first = person.page.get_by_role("region", name="The Block").get_by_role("button").first
    expect(first).to_be_focused()
    expect(person.choices("on")).to_have_count(1)  # to cancel: no tray of sentences
    person.page.keyboard.press("Escape")
    expect(person.button("Buy a card")).to_be_visible()
    person.press(person.button("Buy a card"))
    expect(first).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(progress(person)).to_have_attribute("value", "3")


def test_oneself_is_called_you(someone: Someone) -> None:
    for title in ("Let's Summon Demons", "Dice Summoners"):
        person = someone()
        person.open_game(title)
        expect(person.page.get_by_role("heading", name="You", exact=True)).to_be_visible()


def test_tips_come_back_from_the_menu(someone: Someone) -> None:
    person = someone()
    person.open_game("Let's Summon Demons")
    person.wait_until_asked()
    tip = person.page.get_by_role("region", name="Coach")
    person.press(person.button("No more tips"))
    expect(tip).to_be_hidden()
    person.press(person.button("Menu"))
    person.page.get_by_label("Tips from the coach").set_checked(True)
    person.page.keyboard.press("Escape")
    expect(tip).to_be_visible()


def test_a_card_that_cannot_be_bought_says_why_and_leaves_the_block_in_sight(
    someone: Someone,
) -> None:
    ada = someone(size=(1280, 800))
    ada.open_game("Let's Summon Demons")
    ada.wait_until_asked()
    ada.press(ada.element("block:1"))
    expect(ada.log).to_contain_text("You buy")
    ada.press(ada.element("block:2"))
    expect(ada.page.get_by_role("alert")).to_contain_text("already bought a card")
    preview = ada.page.get_by_role("dialog")
    expect(preview).to_contain_text("already bought a card")
    shown = preview.bounding_box()
    assert shown
    for number in (2, 3, 4):
        card = ada.element(f"block:{number}").bounding_box()
        assert card
        is_above = shown["y"] + shown["height"] <= card["y"]
        assert is_above or shown["x"] >= card["x"] + card["width"]
