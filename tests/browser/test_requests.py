"""Pages request what they need once; changes are pushed to them."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person

Someone = Callable[..., Person]
GAME = "Let's Summon Demons"


def requests_of(person: Person) -> list[str]:
    """The paths of the API that the browser requests from now on."""
    paths: list[str] = []
    person.context.on("request", lambda request: paths.append(request.url.partition("/api/")[2]))
    return paths


def test_an_open_first_page_shows_a_new_table_without_asking(someone: Someone) -> None:
    bo = someone()
    bo.come_home()
    seats = bo.page.get_by_role("button", name=re.compile("Sit down"))
    expect(bo.page.get_by_text("Loading")).to_have_count(0)
    before, asked = seats.count(), requests_of(bo)

    ada = someone()
    ada.come_home()
    ada.choose_game(GAME)
    ada.fill(Against="people")
    invited = requests_of(ada)
    ada.begin()
    link = ada.page.get_by_role("textbox", name="Invite with this link")
    expect(link).to_have_value(re.compile("/t/"))
    ada.press(ada.page.get_by_text("Change the table"))
    ada.page.get_by_role("checkbox", name="Listed in the lobby, open to everyone").check()

    expect(seats).to_have_count(before + 1)
    assert [path for path in asked if path] == []
    assert len([path for path in invited if path.endswith("/invite")]) == 1
