"""The room of cards: looked through, a card made with every kind of mistake, fixed and played."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.test_access import complaints

WRONG = """
[[card]]
id = "bat"
kind = "dragon"
copies = "two"
on = [7]
effect = [{ steal = 1 }]
name = "Bat"
"""


def room(person: Person, address: str) -> None:
    """Go into the room of cards."""
    person.come_home()
    person.page.goto(f"{person.url}/?page=cards&{address}")
    expect(person.page.locator("h1")).to_be_visible()


def field(person: Person, label: str) -> Locator:
    """A field of the form."""
    return person.page.get_by_label(label, exact=True)


def text(person: Person) -> Locator:
    """The text that is generated from the card."""
    return person.page.get_by_role("complementary").get_by_role("status")


def test_cards_are_found_and_lead_to_their_rules(someone: Callable[..., Person]) -> None:
    ada = someone()
    room(ada, "game=mephisto")
    faces = ada.page.get_by_role("main").get_by_role("listitem").get_by_role("button")
    expect(faces).to_have_count(41)
    ada.page.get_by_label("Search").fill("favor")
    ada.page.get_by_role("search").get_by_label("Kind").select_option("spell")
    expect(ada.page.get_by_role("status")).to_contain_text("3 designs, 6 cards")
    ada.press(faces.first)
    expect(ada.page.get_by_role("complementary").get_by_role("heading")).to_have_text("Illuminate")
    expect(ada.page.get_by_role("complementary")).to_contain_text("2 copies")
    assert complaints(ada) == []
    ada.press(ada.page.get_by_role("complementary").get_by_role("link").first)
    expect(ada.page).to_have_url(re.compile("page=rules&game=mephisto#ME-"))


def complains(where: Locator, complaint: str) -> None:
    """The complaint stands at this field."""
    expect(where).to_have_accessible_description(re.compile(re.escape(complaint)))


def test_a_card_with_every_kind_of_mistake_is_mended_and_played(
    someone: Callable[..., Person], tmp_path: Path
) -> None:
    ada = someone()
    room(ada, "game=lets-summon-demons&edit=1")
    file = tmp_path / "bats.toml"
    file.write_text(WRONG, encoding="utf-8")
    ada.page.get_by_label("Open a file").set_input_files(file)
    play = ada.button("Play with it")
    kind, copies = field(ada, "Kind*"), field(ada, "Copies")
    steps = ada.page.get_by_role("group", name="Effect")
    # an unknown word
    complains(kind, "“dragon” is not possible here")
    expect(play).to_be_disabled()
    kind.select_option("animal")
    # the wrong type
    complains(copies, "expected a whole number from 0 to 12")
    # out of range
    copies.fill("13")
    complains(copies, "from 0 to 12, not 13")
    copies.fill("2")
    expect(text(ada)).to_contain_text("Steal 1 soul.")
    # something is missing
    ada.press(ada.page.get_by_role("checkbox", name="7", exact=True))
    complains(ada.page.get_by_role("group", name="Activated by"), "totals")
    ada.press(ada.page.get_by_role("checkbox", name="7", exact=True))
    # deep inside a step
    steps.get_by_label("X").fill("100")
    complains(steps.get_by_label("X"), "from 1 to 99")
    steps.get_by_label("X").fill("3")
    # what does not go together
    ada.press(ada.button("+ Add a step"))
    steps.get_by_label("Step 2", exact=True).select_option("may-this")
    kind.select_option("demon")
    expect(steps.get_by_role("alert").first).to_contain_text("this")
    expect(play).to_be_disabled()
    assert complaints(ada) == []
    kind.select_option("animal")
    expect(text(ada)).to_contain_text("Ensuite, vous pouvez défausser")
    # the same id twice
    ada.press(ada.button("New card"))
    ada.page.get_by_label("ID*").fill("bat")
    complains(field(ada, "ID*"), "twice")
    ada.press(ada.button("Remove: Bat").last)
    expect(play).to_be_enabled()
    with ada.page.expect_download() as download:
        ada.press(ada.button("Download"))
    assert 'effect = [{ steal = 3 }, { may = ["this"] }]' in Path(download.value.path()).read_text(
        encoding="utf-8"
    )
    ada.press(play)
    ada.wait_for_table()
    ada.press(ada.button("1 custom card"))
    sheet = ada.page.get_by_role("dialog", name="1 custom card")
    expect(sheet).to_contain_text("Steal 3 souls. Then you may discard this card.")
    expect(sheet).to_contain_text("\u00d7 2")


def test_a_card_of_the_box_is_changed_on_a_phone_in_french(
    someone: Callable[..., Person],
) -> None:
    ada = someone(way="touch", size=(360, 740), language="fr", theme="light")
    room(ada, "game=dice-summoners#hex")
    ada.press(ada.button("Modifier cette carte"))
    expect(ada.page.get_by_role("form")).to_be_visible()
    ada.page.locator('[data-path="turns"] input').fill("5")
    expect(text(ada)).to_contain_text("5 tours.")
    assert not ada.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert complaints(ada) == []
