"""A table before its game: people arrive by link, talk, and see what the host changes."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.gap import gap_before
from tests.browser.person import Person
from tests.browser.server_process import ServerProcess
from tests.browser.test_access import complaints

Someone = Callable[..., Person]
YETI = """
[[card]]
id = "yeti"
kind = "basic"
name = { en = "Yeti", fr = "Yéti" }
gain = { blue = 1 }
slots = [{ do = "heal", value = 1, cost = "m" }]
"""


def main(person: Person) -> Locator:
    """The page without its bars."""
    return person.page.get_by_role("main")


def name_field(person: Person) -> Locator:
    """Where somebody is asked for a name."""
    return main(person).get_by_label(re.compile("Your name|Votre nom"))


def join(person: Person, link: str, name: str) -> None:
    """Arrive by a link and take a seat under a name."""
    person.page.goto(link)
    person.enter(name_field(person), name)
    person.press(person.button(re.compile("^(Join|Rejoindre)")))
    expect(ready_button(person)).to_be_visible()


def ready_button(person: Person) -> Locator:
    """The button that gets somebody ready."""
    return main(person).get_by_role("button", name=re.compile("^(Ready|C\u2019est bon pour moi)$"))


def seat_of(person: Person, name: str) -> Locator:
    """The seat of somebody, as a person sees it."""
    return main(person).get_by_role("listitem").filter(has_text=name)


def change_table(host: Person) -> Locator:
    """What the host can change."""
    host.press(host.page.get_by_text("Change the table"))
    return host.page.get_by_role("group").filter(has_text="Change the table")


def test_a_newcomer_sees_what_is_played_and_joins_under_a_name(someone: Someone) -> None:
    ada, zoe = someone(), someone(way="touch", size=(360, 740), language="fr", theme="light")
    ada.come_home()
    ada.choose_game("Let's Summon Demons")
    ada.fill(Against="people", Seats="2", Table_name="Friday", Souls_at_the_start="7")
    ada.page.get_by_label("Clock").select_option("bank")
    ada.begin()
    expect(ada.page.get_by_text("pandemonium serve --lan")).to_be_visible()
    link = ada.invitation().input_value()
    ada.enter(name_field(ada), "Ada")
    ada.press(ada.button("Save"))
    zoe.page.goto(link)
    invited = "Ada vous invite à jouer à Let's Summon Demons"
    expect(zoe.page.get_by_role("heading", name=invited)).to_be_visible()
    for fact in ("2, une libre", "10 minutes pour toute la partie", "Âmes au départ\u202f: 7"):
        expect(main(zoe).get_by_text(fact)).to_be_visible()
    expect(main(zoe).get_by_text(re.compile("[0-9a-f]{64}"))).to_be_hidden()
    assert not zoe.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert complaints(zoe) == []
    join(zoe, link, "Zoé")
    expect(name_field(zoe)).to_have_count(0)
    expect(seat_of(ada, "Zoé")).to_be_visible()
    for person, text in ((zoe, "Bonsoir\u202f!"), (ada, "Hello!")):
        person.page.get_by_placeholder(re.compile("message")).fill(text)
        person.page.keyboard.press("Enter")
    for person in (ada, zoe):
        talk = person.page.get_by_role("log")
        expect(talk).to_contain_text(re.compile("Zoé.*Bonsoir.*Ada.*Hello", re.DOTALL))
    zoe.page.goto(zoe.url)
    zoe.press(zoe.button("Nouvelle table"))
    zoe.press(zoe.button("Amis"))
    zoe.begin()
    expect(seat_of(zoe, "Zoé")).to_be_visible()
    expect(name_field(zoe)).to_have_count(0)  # they are asked once


def test_people_see_what_the_host_changed_and_why_they_are_no_longer_ready(
    someone: Someone,
) -> None:
    ada, bo, cy = someone(), someone(), someone(language="fr", size=(360, 740))
    link = ada.gather("Mephisto", Seats="2")
    join(bo, link, "Bo")
    bo.press(ready_button(bo))
    expect(seat_of(ada, "Bo")).to_contain_text("ready")
    form = change_table(ada)
    ada.press(form.get_by_role("button", name="Free-for-all"))
    expect(main(bo).get_by_role("status")).to_contain_text("Seats: 3")
    expect(main(bo).get_by_role("status")).to_contain_text("you are no longer ready")
    ada.press(form.get_by_label("Nobody damages gear"))
    expect(main(bo).get_by_role("status")).to_contain_text("Nobody damages gear: yes")
    form.get_by_label("Clock").select_option("move")
    expect(main(bo).get_by_role("status")).to_contain_text("Clock: 10 minutes per move")
    ada.enter(form.get_by_label("Table name"), "Friday")
    expect(bo.page).to_have_title("Friday")
    join(cy, link, "Cy")
    expect(form.get_by_role("button", name="Solitaire")).to_be_disabled()
    expect(form.get_by_role("button", name="Duel")).to_be_disabled()
    assert complaints(ada) == []
    for person in (ada, bo, cy):
        person.press(ready_button(person))
    for person in (ada, bo, cy):
        person.wait_for_table()


def test_the_host_sends_somebody_away_lets_them_come_back_and_closes_the_table(
    someone: Someone,
) -> None:
    ada, bo = someone(), someone(language="fr")
    link = ada.gather("Mephisto", Seats="2")
    join(bo, link, "Bo")
    ada.press(ada.button("Remove player"))
    ada.press(ada.button("Cancel"))
    ada.press(ada.button("Remove player"))
    ada.press(ada.button("Really remove Bo?"))
    expect(bo.page.get_by_text("L\u2019hôte vous a retiré l\u2019accès")).to_be_visible()
    expect(bo.button("C\u2019est bon pour moi")).to_have_count(0)
    ada.press(ada.button("Let them come back"))
    bo.page.reload()
    bo.press(bo.button("Rejoindre la table\u202f: Bo"))
    expect(seat_of(ada, "Bo")).to_be_visible()
    ada.press(ada.button("Close the table"))
    ada.press(ada.button("Really close it for everyone?"))
    expect(bo.page.get_by_text("L\u2019hôte a fermé cette table")).to_be_visible()
    ada.press(ada.button("Back to the tables"))
    expect(ada.page.get_by_text("no table is waiting for you")).to_be_visible()
    expect(ada.page.get_by_text("Mephisto waiting")).to_have_count(0)


def test_any_address_shows_a_page(someone: Someone, server: ServerProcess) -> None:
    ada, bo = someone(), someone(language="fr")
    for person, words in ((ada, "This page does not exist"), (bo, "Cette page n\u2019existe pas")):
        for path in ("foo", "Foo/bar.txt"):
            person.page.goto(f"{person.url}/{path}")
            expect(person.page.get_by_text(words)).to_be_visible()
        person.page.goto(f"{person.url}/rules")
        expect(person.page.get_by_role("heading", level=1)).to_be_visible()
        person.forgive("404")
    # A forwarded port: the server is reached at another address than its own.
    with gap_before(server.port, pretends=False) as forwarded:
        ada.page.goto(forwarded.url)
        expect(ada.page.get_by_text(f"Open {server.url} instead")).to_be_visible()
        expect(ada.page.get_by_text("--public-url")).to_be_visible()
    ada.forgive("403|ERR_")


def test_a_new_card_is_played_with_friends(someone: Someone) -> None:
    ada, bo = someone(), someone(size=(360, 740))
    ada.come_home()
    ada.page.goto(f"{ada.url}/?page=cards&game=dice-summoners&edit=1")
    ada.page.get_by_label("Open a file").set_input_files(
        {"name": "yeti.toml", "mimeType": "text/plain", "buffer": YETI.encode()}
    )
    ada.press(ada.button("Play with friends"))
    expect(ada.page.get_by_label("Play with your card from the editor")).to_be_checked()
    expect(ada.button("Friends")).to_have_attribute("aria-pressed", "true")
    ada.begin()
    decks = ada.page.get_by_role("region", name="The decks")
    yeti = decks.get_by_role("button", name="Yeti")
    expect(yeti).to_have_attribute("aria-pressed", "true")
    link = ada.invitation().input_value()
    join(bo, link, "Bo")
    expect(bo.page.get_by_role("button", name="1 custom card")).to_be_visible()
    expect(bo.page.get_by_role("region", name="The decks").get_by_role("button")).to_have_count(16)
    for person in (ada, bo):
        person.press(ready_button(person))
    ada.wait_for_table()
    expect(ada.page.locator("[data-at^='deck:']").filter(has_text="Yeti").first).to_be_visible()
