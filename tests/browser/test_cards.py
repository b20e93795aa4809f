"""The room of cards: looked through, a card made with every kind of mistake, mended and played."""

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
    person.page.goto(f"{person.url}/?room=cards&{address}")
    expect(person.page.locator("h1")).to_be_visible()


def field(person: Person, label: str) -> Locator:
    """A field of the form with its complaint."""
    return person.page.locator(".cardform .field").filter(
        has=person.page.get_by_label(label, exact=True)
    )


def test_cards_are_found_and_lead_to_their_rules(someone: Callable[..., Person]) -> None:
    ada = someone()
    room(ada, "game=mephisto")
    faces = ada.page.locator(".faces .card")
    expect(faces).to_have_count(41)
    ada.page.get_by_label("Search").fill("favor")
    ada.page.locator(".filters select").first.select_option("spell")
    expect(ada.page.get_by_role("status")).to_contain_text("3 designs, 6 cards")
    ada.press(faces.first)
    expect(ada.page.locator(".one h2")).to_have_text("Illuminate")
    expect(ada.page.locator(".one")).to_contain_text("2 copies")
    assert complaints(ada) == []
    ada.press(ada.page.locator(".one .ref").first)
    expect(ada.page).to_have_url(re.compile("room=rules&game=mephisto#ME-"))


def complains(where: Locator, said: str) -> None:
    """The complaint stands at this field."""
    expect(where.locator(".wrong").first).to_contain_text(said)


def test_a_card_with_every_kind_of_mistake_is_mended_and_played(
    someone: Callable[..., Person], tmp_path: Path
) -> None:
    ada = someone()
    room(ada, "game=lets-summon-demons&edit=1")
    file = tmp_path / "bats.toml"
    file.write_text(WRONG, encoding="utf-8")
    ada.page.locator(".upload input").set_input_files(file)
    play = ada.button("Play with it")
    kind, copies, steps = field(ada, "Kind*"), field(ada, "Copies"), ada.page.locator(".steps")
    # an unknown word
    complains(kind, "expected one of boy, girl, animal")
    expect(play).to_be_disabled()
    kind.locator("select").select_option("animal")
    # the wrong type
    complains(copies, "expected a whole number from 0 to 12")
    # out of range
    copies.locator("input").fill("13")
    complains(copies, "from 0 to 12, not 13")
    copies.locator("input").fill("2")
    expect(ada.page.locator(".saying")).to_contain_text("Steal 1 soul.")
    # something is missing
    ada.press(ada.page.get_by_role("checkbox", name="7", exact=True))
    complains(ada.page.locator(".t-numbers"), "totals")
    ada.press(ada.page.get_by_role("checkbox", name="7", exact=True))
    # deep inside a step
    steps.get_by_label("X").fill("100")
    complains(steps.locator(".field").first, "from 1 to 99")
    steps.get_by_label("X").fill("3")
    # what does not go together
    ada.press(ada.button("+ Add a step"))
    steps.get_by_label("Step 2", exact=True).select_option("may-this")
    kind.locator("select").select_option("demon")
    complains(steps, "this")
    expect(play).to_be_disabled()
    assert complaints(ada) == []
    kind.locator("select").select_option("animal")
    expect(ada.page.locator(".saying")).to_contain_text("Ensuite, vous pouvez défausser")
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
    sheet = ada.page.locator(".packsheet")
    expect(sheet).to_contain_text("Steal 3 souls. Then you may discard this card.")
    expect(sheet).to_contain_text("\u00d7 2")


def test_a_card_of_the_box_is_changed_on_a_phone_in_french(
    someone: Callable[..., Person],
) -> None:
    ada = someone(way="touch", size=(360, 740), language="fr", theme="light")
    room(ada, "game=dice-summoners#hex")
    ada.press(ada.page.locator(".one .btn.go"))
    expect(ada.page.locator(".cardform")).to_be_visible()
    ada.page.locator('[data-path="turns"] input').fill("5")
    expect(ada.page.locator(".saying")).to_contain_text("5 tours.")
    assert not ada.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert complaints(ada) == []
