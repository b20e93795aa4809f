"""The form of a new table keeps what was filled in, and shows what does not go together."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.test_people import BATS

Someone = Callable[..., Person]
HEARTBEAT = 9_000  # milliseconds, in which a page has sent one


def field(person: Person, label: str) -> Locator:
    """A field of the form."""
    return person.page.get_by_role("main").get_by_label(re.compile(rf"^\s*{label}"))


def mode(person: Person, name: str) -> Locator:
    """A way to play."""
    return person.page.get_by_role("main").get_by_role("button", name=name)


def test_the_form_keeps_what_was_chosen(someone: Someone, tmp_path: Path) -> None:
    pack = tmp_path / "bats.toml"
    pack.write_text(BATS)
    ada = someone()
    ada.page.clock.install()
    ada.come_home()
    ada.choose_game("Let's Summon Demons")
    ada.fill(Seats="5", Demons_to_win="2", A_Demon_for_free=True)
    ada.page.clock.run_for(3 * HEARTBEAT)
    expect(field(ada, "Demons to win")).to_have_value("2")
    expect(field(ada, "A Demon for free")).to_be_checked()

    ada.press(mode(ada, "Duel"))
    expect(field(ada, "A Demon for free")).to_be_checked()
    ada.press(ada.page.get_by_role("link", name="Mephisto"))
    expect(field(ada, "Head start in favor")).to_be_visible()
    ada.page.reload()
    ada.press(ada.page.get_by_role("link", name="Let's Summon Demons"))
    expect(field(ada, "Demons to win")).to_have_value("2")
    ada.fill(Seats="4")
    field(ada, "Your own cards").set_input_files(pack)
    with ada.page.expect_request("**/api/tables") as request:
        ada.begin()
    body = request.value.post_data_json
    assert body is not None
    assert (body["players"], body["pack"]) == (4, BATS)
    assert body["options"] == {"demons": 2, "starter_demons": True}
    ada.forgive_silence()  # the page was left before it was connected


def test_a_way_to_play_sets_the_seats_and_what_needs_others_is_not_offered(
    someone: Someone,
) -> None:
    ada = someone(language="fr")
    ada.come_home()
    ada.choose_game("Let's Summon Demons")
    ada.press(mode(ada, "Duel"))
    ada.fill(Deux_Cierges=True)
    ada.press(mode(ada, "Jeu en équipes"))
    expect(field(ada, "Deux Cierges")).to_have_count(0)
    with ada.page.expect_request("**/api/tables") as request:
        ada.begin()
    body = request.value.post_data_json
    assert body is not None
    assert (body["players"], body["options"]) == (4, {"teams": True})
    ada.wait_for_table()


def test_a_number_that_is_not_allowed_is_the_usual_one(someone: Someone) -> None:
    ada = someone()
    ada.come_home()
    ada.choose_game("Let's Summon Demons")
    for before in ("7", "999", ""):
        ada.fill(Souls_at_the_start=before)
        ada.fill(Souls_at_the_start="")
        expect(field(ada, "Souls at the start")).to_have_value("5")
    with ada.page.expect_request("**/api/tables") as request:
        ada.begin()
    body = request.value.post_data_json
    assert body is not None
    assert body["options"] == {}


def test_what_does_not_go_together_is_said_beside_the_option(someone: Someone) -> None:
    ada = someone()
    ada.come_home()
    ada.choose_game("Let's Summon Demons")
    ada.fill(Seats="5", Demons_in_hand="10")
    main = ada.page.get_by_role("main")
    expect(main.get_by_role("status").filter(has_text="Demons in hand")).to_be_visible()
    ada.begin()
    expect(main.get_by_role("alert")).to_contain_text("Demons in hand")
    ada.fill(Demons_in_hand="0")
    ada.begin()
    ada.wait_for_table()
    ada.problems.clear()  # the browser reports the refused table, too


def test_playing_a_bot_starts_the_last_game_again(someone: Someone) -> None:
    ada = someone()
    ada.open_game("Mephisto", Seats="1")
    ada.come_home()
    play = ada.page.get_by_role("button", name="Play a bot")
    expect(play).to_contain_text("Mephisto")
    ada.press(play)
    ada.wait_for_table()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Mephisto")


def test_a_layout_is_chosen_by_its_picture(someone: Someone) -> None:
    ada = someone()
    ada.come_home()
    ada.choose_game("Dicke Dämonen")
    hash_layout = mode(ada, "hash")
    expect(hash_layout.locator("svg path")).to_have_count(4)
    ada.press(hash_layout)
    with ada.page.expect_request("**/api/tables") as request:
        ada.begin()
    assert (request.value.post_data_json or {})["options"] == {"layout": "hash"}


def test_a_gathering_table_puts_a_refused_option_back(someone: Someone) -> None:
    ada = someone()
    ada.gather("Let's Summon Demons", Seats="5")
    ada.press(ada.page.get_by_text("Change the table"))
    options = ada.page.get_by_role("group").filter(has_text="Change the table")
    hand, souls = options.get_by_label("Demons in hand"), options.get_by_label("Souls at the start")
    ada.enter(hand, "10")
    expect(options.get_by_role("status").filter(has_text="Demons in hand")).to_be_visible()
    expect(hand).to_have_value("0")
    ada.enter(souls, "6")
    expect(options.get_by_role("status").filter(has_text="Demons in hand")).to_have_count(0)
    ada.page.reload()
    ada.press(ada.page.get_by_text("Change the table"))
    expect(souls).to_have_value("6")


def test_a_table_that_still_gathers_is_no_turn_of_anybody(someone: Someone) -> None:
    ada = someone()
    ada.gather("Mephisto", Seats="2")
    ada.come_home()
    expect(ada.page.get_by_text(re.compile("^waiting for players"))).to_be_visible()
    expect(ada.page.get_by_text("no table is waiting for you")).to_be_visible()
