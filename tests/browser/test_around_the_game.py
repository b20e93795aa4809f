"""Around the game: offers, pauses, vacations, players who leave, and those who take their seats."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.person import Person

Someone = Callable[..., Person]

# Presses a button in the moment in which it appears, as somebody does who wanted to make a move.
PRESS_AT_ONCE = """name => new MutationObserver(() => {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === name)
  if (button && !window.pressed) { window.pressed = true; button.click() }
}).observe(document.body, { subtree: true, childList: true })"""
PRESSED = "() => window.pressed === true"


def strip(person: Person) -> Locator:
    """What is shown around the game."""
    return person.page.get_by_role("status", name=re.compile("Around the game|Autour de la partie"))


def from_menu(person: Person, *names: str) -> None:
    """Press buttons of the menu."""
    person.press(person.button("Menu"))
    for name in names:
        person.press(person.button(name))


def accept(person: Person, name: str) -> None:
    """Accept an offer, which is away from the choices of the game."""
    button = strip(person).get_by_role("button", name=name, exact=True)
    expect(button).to_have_attribute("aria-disabled", "false")
    assert not person.prompt.get_by_role("button", name=name, exact=True).count()
    person.press(button)


def begin(
    ada: Person,
    guests: dict[Person, tuple[str, str]],
    game: str = "Let's Summon Demons",
    **options: str,
) -> str:
    """Ada invites these people, who sit down and are ready; the link."""
    if game == "Let's Summon Demons":
        options["Seats"] = str(len(guests) + 1)
    link = ada.gather(game, **options)
    for guest, (sit, ready) in guests.items():
        guest.page.goto(link)
        guest.press(guest.button(re.compile(sit)).first)
        guest.press(guest.button(ready))
    ada.press(ada.button("Ready"))
    for person in (ada, *guests):
        person.wait_for_table()
    return link


ENGLISH, FRENCH = ("Sit here", "Ready"), ("asseoir ici", "C\u2019est bon pour moi")


def test_two_people_withdraw_pause_and_rest(someone: Someone) -> None:
    ada = someone()
    bo = someone(size=(360, 740), language="fr", way="touch", seed=2)
    begin(ada, {bo: FRENCH}, Clock="days", Days="3")
    for person, time in ((ada, "2 d 23 h"), (bo, "2 j 23 h")):
        expect(person.page.get_by_text(time).filter(visible=True)).to_have_count(1)

    bo.page.evaluate(PRESS_AT_ONCE, "Accepter")
    from_menu(ada, "Ask to end the game")
    expect(strip(ada)).to_contain_text("You ask to end the game.")
    bo.page.wait_for_function(PRESSED)
    expect(strip(bo)).to_contain_text("propose d\u2019arrêter la partie")
    ada.press(strip(ada).get_by_role("button", name="Withdraw"))
    expect(strip(bo)).to_have_count(0)

    from_menu(ada, "Ask for a pause")
    accept(bo, "Accepter")
    for person, words in ((ada, "The game is paused"), (bo, "La partie est en pause")):
        expect(strip(person)).to_contain_text(words)
        expect(person.choices("on").or_(person.choices())).to_have_count(2)  # the speed alone
    bo.press(strip(bo).get_by_role("button", name="Proposer de reprendre"))
    accept(ada, "Accept")
    expect(strip(bo)).to_have_count(0)

    ada.press(ada.button("Menu"))
    ada.page.get_by_label("Days").fill("5")
    ada.press(ada.button("Go on vacation"))
    expect(strip(bo)).to_contain_text("en vacances")
    ada.press(strip(ada).get_by_role("button", name="I am back"))
    expect(strip(bo)).to_have_count(0)


def test_an_undo_that_others_accept_strikes_out_what_it_takes_back(someone: Someone) -> None:
    ada, bo = someone(), someone(size=(360, 740), seed=2)
    begin(ada, {bo: ENGLISH}, "Dice Summoners")
    mover, other = (ada, bo) if ada.prompt.get_attribute("data-prompt") == "mine" else (bo, ada)
    mover.press(mover.prompt.get_by_role("button", name=re.compile("^Roll")))
    mover.press(mover.prompt.get_by_role("button", name=re.compile("^End")).first)
    expect(other.prompt).to_have_attribute("data-prompt", "mine")
    from_menu(mover, "Ask to undo")
    taken_back = strip(other).locator("s").first
    expect(taken_back).to_be_visible()
    words = taken_back.inner_text()
    accept(other, "Accept")
    expect(mover.prompt).to_have_attribute("data-prompt", "mine")
    struck = ada.log.get_by_role("listitem").filter(has_text=words).last
    assert struck.evaluate("one => getComputedStyle(one).textDecorationLine") == "line-through"


def test_somebody_who_resigned_or_left_and_a_newcomer(someone: Someone) -> None:
    ada, bo, cy = someone(), someone(seed=2), someone(size=(360, 740), seed=3)
    clock = {"Clock": "bank", "Minutes": "50", "Seconds": "30", "Added_per_move": "10"}
    link = begin(ada, {bo: ENGLISH, cy: ENGLISH}, **clock)
    for person in (ada, cy):
        expect(person.page.get_by_text("50:30").filter(visible=True)).to_have_count(2)
    from_menu(cy, "Resign", "Really resign? A bot plays on, and you cannot come back.")
    expect(strip(cy)).to_contain_text("You have resigned. A bot plays on for you.")
    expect(cy.button("Take the seat back from the bot")).to_have_count(0)
    cy.press(cy.button("Menu"))
    expect(cy.button("Back to the tables")).to_be_visible()
    for name in ("Resign", "Ask to undo", "Ask to end the game"):
        expect(cy.button(name)).to_have_count(0)

    from_menu(bo, "Leave; a bot plays until I am back")
    expect(bo.button("Take the seat back from the bot")).to_be_visible()

    dee = someone(size=(360, 740), language="fr", theme="light", seed=4)
    dee.page.goto(link)
    dee.wait_for_table()
    expect(dee.page.get_by_role("textbox", name="Discussion")).to_have_count(0)
    dee.press(strip(dee).get_by_role("button", name="Reprendre cette place"))
    expect(strip(ada)).to_contain_text("has seen them, too")
    accept(ada, "Accept")
    expect(dee.page.get_by_role("region", name="vous", exact=True)).to_be_visible()
    expect(bo.page.get_by_text("You are watching.").first).to_be_visible()
