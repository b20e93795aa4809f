"""Broken things look right: old pages, old links, full tables, no storage, script or server."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import Person
from tests.browser.server_process import ServerProcess

Someone = Callable[..., Person]


# The first page of a window shows that it is of another build.
AGE = """
if (!sessionStorage.isAged) new MutationObserver(() => {
  const build = document.querySelector('meta[name=build]')
  if (build) build.content = sessionStorage.isAged = 'of yesterday'
}).observe(document, { childList: true, subtree: true })
"""


def test_a_page_that_is_older_than_the_server_asks_to_be_reloaded(someone: Someone) -> None:
    ada = someone()
    ada.page.add_init_script(AGE)
    ada.page.goto(ada.url)
    ada.press(ada.button("Reload"))
    expect(ada.page.get_by_role("article").first).to_be_visible()


def test_a_wrong_link_leads_home(someone: Someone) -> None:
    ada = someone()
    ada.page.goto(f"{ada.url}/t/nosuchtable#guess")
    ada.press(ada.button("Back to the tables"))
    expect(ada.page.get_by_role("article").first).to_be_visible()


def test_where_storage_is_blocked_one_can_play_all_the_same(someone: Someone) -> None:
    ada = someone()
    ada.page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked') } })"
    )
    ada.open_game("Mephisto", Seats="1")
    assert not ada.play(most=2)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_without_scripts_the_page_says_what_else_there_is(
    browser: Browser, server: ServerProcess, language: str
) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(server.url)
    notice = page.locator(f"noscript [lang={language}]")
    expect(notice).to_be_visible()
    expect(notice).to_contain_text("pandemonium play")
    context.close()


def test_a_full_table_says_so_and_can_be_watched(someone: Someone) -> None:
    ada, zoe, cy = someone(), someone(), someone(language="fr")
    link = ada.gather("Mephisto", Seats="2")
    zoe.page.goto(link)
    zoe.press(zoe.button("Sit here"))
    cy.page.goto(link)
    expect(cy.page.get_by_text("Toutes les places sont prises")).to_be_visible()
    for person in (ada, zoe):
        person.press(person.page.get_by_role("button", name="Ready", exact=True))
    cy.wait_for_table()
    expect(cy.page.locator("[data-prompt=theirs]")).to_be_visible()
    assert not cy.look()["elements"]


def test_an_old_link_opens_nothing_and_a_link_to_a_finished_game_shows_its_end(
    someone: Someone,
) -> None:
    ada, zoe = someone(), someone()
    old = ada.gather("Mephisto", Seats="2")
    ada.press(ada.button("Add bot"))
    ada.press(ada.button("New link"))
    link = ada.invitation()
    expect(link).not_to_have_value(old)
    zoe.page.goto(old)
    expect(zoe.page.get_by_text("You can\u2019t open this table")).to_be_visible()

    new = link.input_value()
    ada.press(ada.page.get_by_role("button", name="Ready", exact=True))
    ada.wait_for_table()
    ada.press(ada.button("Menu"))
    ada.press(ada.button("Resign"))
    ada.press(ada.button("Really resign?"))
    expect(ada.page.locator("[data-end]")).to_be_visible()
    zoe.page.goto(new)
    expect(zoe.page.locator("[data-end]")).to_be_visible()


def test_a_page_that_is_loaded_while_the_server_restarts_comes_by_itself(
    someone: Someone, server: ServerProcess
) -> None:
    ada = someone()
    ada.open_game("Mephisto", Seats="1")
    asked = ada.question.inner_text()
    # The page comes, and then nothing answers any more.
    ada.page.route("**/api/**", lambda route: route.abort("connectionrefused"))
    ada.page.reload()
    expect(ada.page.get_by_text("The server is not responding.")).to_be_visible()
    server.close()
    server.open()
    ada.page.unroute("**/api/**")
    ada.wait_for_table()
    expect(ada.question).to_have_text(asked)
    ada.forgive_silence()
