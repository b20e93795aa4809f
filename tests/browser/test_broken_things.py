"""Broken things look right: an old page, a wrong link, no storage."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person

Someone = Callable[..., Person]


# The first page of a window says that it is of another build.
AGE = """
if (!sessionStorage.isAged) new MutationObserver(() => {
  const build = document.querySelector('meta[name=build]')
  if (build) build.content = sessionStorage.isAged = 'of yesterday'
}).observe(document, { childList: true, subtree: true })
"""


def test_a_page_that_is_older_than_the_server_asks_to_be_loaded_anew(someone: Someone) -> None:
    ada = someone()
    ada.page.add_init_script(AGE)
    ada.page.goto(ada.url)
    ada.press(ada.button("Load it anew"))
    expect(ada.page.locator(".poster").first).to_be_visible()


def test_a_wrong_link_leads_home(someone: Someone) -> None:
    ada = someone()
    ada.page.goto(f"{ada.url}/t/nosuchtable#guess")
    ada.press(ada.button("Back to the tables"))
    expect(ada.page.locator(".poster").first).to_be_visible()


def test_where_storage_is_blocked_one_can_play_all_the_same(someone: Someone) -> None:
    ada = someone()
    ada.page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked') } })"
    )
    ada.sit_down("Mephisto", Seats="1")
    assert not ada.play(most=2)
