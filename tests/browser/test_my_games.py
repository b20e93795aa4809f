"""My games: what was won against whom, what is over, and what goes on."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_access import complaints
from tests.browser.test_replay import give_up

Someone = Callable[..., Person]


def test_finished_games_are_counted_and_others_lead_back(someone: Someone) -> None:
    ada = someone(theme="light")
    ada.come_home()
    ada.press(ada.page.get_by_role("link", name="My games"))
    expect(ada.page.get_by_role("main")).to_contain_text("You have not finished any games")
    for title in ("Dice Summoners", "Dice Summoners"):
        ada.open_game(title)
        ada.play(most=2)
        ada.wait_until_asked()
        give_up(ada)
    ada.open_game("Mephisto")
    ada.page.goto(f"{ada.url}?page=games")
    expect(ada.page.get_by_role("main")).to_contain_text("You have finished 2 games")
    expect(ada.page.get_by_role("main")).to_contain_text("You have lost the last 2")
    kind = ada.page.get_by_role("region", name="Dice Summoners")
    expect(kind.get_by_role("heading")).to_have_text("Dice Summoners")
    expect(kind.get_by_role("table")).to_contain_text("0 of 2")
    expect(kind.get_by_role("table")).to_contain_text("between 0% and 66%")
    expect(kind.locator("td svg").first).to_be_visible()
    expect(ada.page.get_by_role("link", name="Watch")).to_have_count(2)
    assert complaints(ada) == []
    ada.press(ada.page.get_by_role("listitem").get_by_role("button", name="Open"))
    ada.wait_for_table()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Mephisto")


def test_my_games_fit_a_phone(someone: Someone) -> None:
    bo = someone(language="fr", size=(360, 740))
    bo.open_game("Dice Summoners")
    give_up(bo)
    bo.page.goto(f"{bo.url}?page=games")
    expect(bo.page.get_by_role("main")).to_contain_text("0 sur 1")
    wide = bo.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    assert complaints(bo) == []
