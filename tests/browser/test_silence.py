"""A network that goes silent is noticed soon, and nothing is lost or done twice by it."""

from playwright.sync_api import Browser, expect

from tests.browser.gap import gap_before
from tests.browser.house import House
from tests.browser.person import MOMENT, Person

NOTICED = 15_000  # milliseconds


def actions(person: Person) -> int:
    """How many actions the page has seen."""
    _, count = person.page.evaluate(MOMENT)
    return int(count)


def test_a_silent_connection_is_noticed_and_the_move_is_made_once(
    browser: Browser, house: House
) -> None:
    with gap_before(house.port) as gap:
        ada = Person(browser, gap.url)
        ada.page.clock.install()
        ada.sit_down("Let's Summon Demons", Seats="2")
        ada.wait_until_asked()
        lost = ada.page.get_by_text("Connection lost")
        before = actions(ada)
        gap.is_open = False
        ada.press(ada.page.locator(".prompt .acts .btn.go"))
        expect(ada.page.locator(".prompt")).to_have_attribute("aria-busy", "true")
        ada.page.clock.run_for(NOTICED)
        ada.page.clock.run_for(500)
        expect(lost).to_be_visible()

        gap.is_open = True
        ada.page.evaluate("dispatchEvent(new Event('online'))")
        ada.page.clock.run_for(3_000)
        expect(lost).not_to_be_visible()
        expect(ada.page.locator(".prompt")).to_have_attribute("aria-busy", "false")
        assert actions(ada) == before + 1
        ada.forgive_silence()
        assert ada.problems == []
        ada.context.close()
