"""The form of a new table keeps what was filled in, and says what does not go together."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.test_people import BATS

Someone = Callable[..., Person]
POLL = 9_000  # milliseconds, in which the first page asks for the tables once more


def wait_for_poll(person: Person) -> None:
    """Let time pass until the page has asked for the tables again, and shown them."""
    with person.page.expect_response("**/api/me/tables"):
        person.page.clock.run_for(POLL)
    person.page.clock.run_for(100)


def field(person: Person, label: str) -> Locator:
    """A field of the form."""
    return person.page.locator("dialog[open]").get_by_label(label)


def test_the_form_keeps_what_was_filled_in(someone: Someone, tmp_path: Path) -> None:
    pack = tmp_path / "bats.toml"
    pack.write_text(BATS)
    ada = someone()
    ada.page.clock.install()
    ada.come_home()
    ada.choose_game("Let's Summon Demons")
    ada.fill(Seats="5", Demons_to_win="2", A_Demon_for_free=True)
    field(ada, "Custom cards").set_input_files(pack)
    wait_for_poll(ada)
    wait_for_poll(ada)
    expect(field(ada, "Seats")).to_have_value("5")
    expect(field(ada, "Demons to win")).to_have_value("2")
    expect(field(ada, "A Demon for free")).to_be_checked()

    ada.fill(Seats="4")
    expect(field(ada, "A Demon for free")).to_be_checked()
    with ada.page.expect_request("**/api/tables") as request:
        ada.begin()
    wish = request.value.post_data_json
    assert wish is not None
    assert (wish["players"], wish["pack"]) == (4, BATS)
    assert wish["options"] == {"demons": 2, "starter_demons": True}


def test_an_option_that_the_seats_forbid_says_what_it_needs(someone: Someone) -> None:
    ada = someone(language="fr")
    ada.come_home()
    ada.choose_game("Mephisto")
    ada.fill(Places="4", Deux_contre_deux=True)
    needs = ada.page.get_by_text("«\u202fDeux contre deux\u202f»\u202f: il faut 4 joueurs.")
    expect(needs).not_to_be_visible()
    ada.fill(Places="2")
    expect(needs).to_be_visible()
    expect(field(ada, "Deux contre deux")).to_be_checked()
    ada.begin()
    expect(needs).to_be_visible()
    ada.fill(Places="4")
    expect(needs).not_to_be_visible()
    ada.begin()
    ada.wait_for_table()
    ada.problems.clear()  # the browser reports the refused table, too


def test_an_empty_number_is_the_usual_one(someone: Someone) -> None:
    ada = someone()
    ada.come_home()
    ada.choose_game("Let's Summon Demons")
    for before in ("", "7"):
        ada.fill(Souls_at_the_start=before)
        ada.fill(Souls_at_the_start="")
        expect(field(ada, "Souls at the start")).to_have_value("5")
    with ada.page.expect_request("**/api/tables") as request:
        ada.begin()
    wish = request.value.post_data_json
    assert wish is not None
    assert wish["options"] == {}


def test_a_wrong_number_in_closed_options_is_shown(someone: Someone) -> None:
    ada = someone()
    ada.come_home()
    ada.choose_game("Let's Summon Demons")
    ada.fill(Demons_to_win="999")
    demons = field(ada, "Demons to win")
    expect(ada.page.locator("dialog[open] .fields .problem")).to_be_visible()
    ada.press(ada.page.locator("dialog[open] summary"))
    expect(demons).to_be_hidden()
    ada.begin()
    expect(demons).to_be_focused()


def test_a_gathering_table_puts_a_refused_option_back(someone: Someone) -> None:
    ada = someone()
    ada.gather("Mephisto", Seats="2")
    options = ada.page.locator("details.box")
    ada.press(options.locator("summary"))
    teams = options.get_by_label("Two against two")
    favor = options.get_by_label("Head start in favor")
    teams.click()
    expect(options.get_by_text("“Two against two” needs 4 players.")).to_be_visible()
    expect(teams).not_to_be_checked()
    ada.enter(favor, "9")
    expect(options.locator(".problem")).to_contain_text("Head start in favor")
    expect(favor).to_have_value("0")
    ada.enter(favor, "1")
    expect(options.locator(".problem")).to_have_count(0)
    ada.page.reload()
    ada.press(options.locator("summary"))
    expect(favor).to_have_value("1")


def test_a_table_that_still_gathers_is_no_turn_of_anybody(someone: Someone) -> None:
    ada = someone()
    ada.gather("Mephisto", Seats="2")
    ada.come_home()
    table = ada.page.locator(".trow").filter(has_text="Mephisto").first
    expect(table).to_contain_text("waiting for players")
    expect(ada.page.get_by_text("no table is waiting for you")).to_be_visible()
