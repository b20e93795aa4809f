"""A network that goes silent is noticed soon, and nothing is lost or done twice by it."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.gap import gap_before
from tests.browser.person import MOMENT, Person
from tests.browser.server_process import ServerProcess

NOTICED = 15_000  # milliseconds


def actions(person: Person) -> int:
    """How many actions the page has seen."""
    _, count = person.page.evaluate(MOMENT)
    return int(count)


def test_a_silent_connection_is_noticed_and_the_move_is_made_once(
    browser: Browser, server: ServerProcess
) -> None:
    with gap_before(server.port) as gap:
        ada = Person(browser, gap.url)
        ada.page.clock.install()
        ada.open_game("Let's Summon Demons", Seats="2")
        ada.wait_until_asked()
        lost = ada.page.get_by_text("Connection lost")
        before = actions(ada)
        gap.is_open = False
        ada.press(ada.prompt.get_by_role("button", name=re.compile("^Roll")))
        expect(ada.prompt).to_have_attribute("aria-busy", "true")
        ada.page.clock.run_for(NOTICED)
        ada.page.clock.run_for(500)
        expect(lost).to_be_visible()
        ada.page.wait_for_function(
            """([prompt, banner]) => prompt.getBoundingClientRect().bottom
              <= banner.getBoundingClientRect().top + 1""",
            arg=[ada.prompt.element_handle(), lost.element_handle()],
        )

        gap.is_open = True
        ada.page.evaluate("dispatchEvent(new Event('online'))")
        ada.page.clock.run_for(3_000)
        expect(lost).not_to_be_visible()
        expect(ada.prompt).to_have_attribute("aria-busy", "false")
        assert actions(ada) == before + 1
        ada.forgive_silence()
        assert ada.problems == []
        ada.context.close()
