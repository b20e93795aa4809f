"""The replay room: watching a finished game again, a link to a moment, the seal, and playing on."""

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Route, expect

from tests.browser.person import Person
from tests.browser.test_access import complaints

Someone = Callable[..., Person]
MOVES = 6
MANY = 60  # tries
COUNT_NOTES = """
  window.notes = 0
  localStorage.setItem('pandemonium:sound', 'on')
  const create = AudioContext.prototype.createOscillator
  AudioContext.prototype.createOscillator = function () {
    window.notes += 1
    return create.call(this)
  }
"""
RESIGN = re.compile("Resign|resign|Abandonner|abandonner")


def give_up(person: Person) -> None:
    """End the game by the menu."""
    person.press(person.button("Menu"))
    for _ in range(2):  # the second press is meant
        person.press(person.page.get_by_role("dialog").get_by_role("button", name=RESIGN))
    expect(person.page.locator("[data-end] h1")).not_to_be_empty()


def play_a_little(person: Person, title: str) -> None:
    """A game of some moves, given up."""
    person.open_game(title)
    for _ in range(MANY):
        if person.ply() >= MOVES:
            break
        person.play(most=1)
    assert person.ply() >= MOVES
    give_up(person)


def finished(person: Person) -> None:
    """A short game, and the room where it can be watched again."""
    play_a_little(person, "Let's Summon Demons")
    person.page.goto(f"{person.url}?page=games")
    person.press(person.page.get_by_role("link", name="Watch again"))
    shows(person, 0)


def bar(person: Person) -> Locator:
    """The bar of the replay."""
    return person.page.get_by_role("contentinfo")


def count(person: Person) -> Locator:
    """The number of the move that is shown, and how many there are."""
    return bar(person).get_by_role("status")


def shows(person: Person, ply: int) -> None:
    """The replay is at a move."""
    expect(count(person)).to_have_text(re.compile(rf"^{ply}\D"))


def sentence(person: Person) -> str:
    """What has happened, as the bar words it."""
    return bar(person).get_by_role("heading").inner_text()


def step(person: Person, name: str) -> None:
    """Press one of the buttons that lead through the game."""
    person.press(bar(person).get_by_role("button", name=name, exact=True))


def last(person: Person) -> int:
    """How many moves the game had."""
    text = count(person).inner_text()
    return int(re.findall(r"\d+", text)[-1])


def test_a_finished_game_is_watched_again_and_its_dice_are_checked(someone: Someone) -> None:
    ada = someone(moves=True)
    log = ada.page.get_by_role("list", name="Log")
    ada.page.add_init_script(COUNT_NOTES)
    finished(ada)
    end = last(ada)
    assert end > 2
    assert ada.page.evaluate("window.notes") == 0
    step(ada, "Forward one move")
    shows(ada, 1)
    ada.page.wait_for_function("() => window.notes > 0")  # a beat sounds
    ada.page.keyboard.press("ArrowRight")
    shows(ada, 2)
    step(ada, "Back one move")
    shows(ada, 1)
    ada.page.locator("body").press("End")
    shows(ada, end)
    expect(bar(ada)).to_contain_text("resigns")
    step(ada, "To the beginning")
    shows(ada, 0)
    ada.page.get_by_role("slider").fill("2")
    shows(ada, 2)
    ada.press(log.get_by_role("listitem").last.get_by_role("button").first)
    shows(ada, end)
    card = log.locator("[data-card]").first  # in the line of a beat
    ada.press(card)
    expect(ada.page.get_by_role("dialog", name=card.inner_text())).to_be_visible()
    ada.page.keyboard.press("Escape")
    shows(ada, end)
    step(ada, "To the beginning")
    ada.page.get_by_role("combobox", name="Speed").select_option("4")
    step(ada, "Play")
    shows(ada, end)
    expect(bar(ada).get_by_role("button", name="Play", exact=True)).to_be_visible()
    ada.page.locator("body").press("?")
    expect(ada.page.get_by_role("dialog", name="Keys")).to_be_visible()
    ada.page.keyboard.press("Escape")
    check_the_dice(ada)


def look_at_a_moment(ada: Person) -> str:
    """Go somewhere and view it as another seat; the link to it."""
    ada.page.get_by_role("slider").fill("2")
    shows(ada, 2)
    ada.page.get_by_role("combobox", name="View as").select_option("1")
    expect(ada.page.get_by_role("combobox", name="View as")).to_have_value("1")
    ada.press(ada.button("Show all hands"))
    expect(ada.page.locator("[data-at^='hand:1:'][data-card]").first).to_be_visible()
    ada.page.wait_for_url("**ply=2*open=true*")
    ada.press(ada.page.get_by_role("button", name="Link", exact=True))
    link = ada.page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert complaints(ada) == []
    return link


def test_a_link_and_a_record_lead_back_to_a_game(someone: Someone, tmp_path: Path) -> None:
    ada, eve = someone(), someone()  # Eve is not at this private table
    finished(ada)
    link = look_at_a_moment(ada)
    text = sentence(ada)
    ada.page.goto("about:blank")
    ada.page.goto(link)
    shows(ada, 2)
    assert sentence(ada) == text
    expect(ada.page.get_by_role("combobox", name="View as")).to_have_value("1")
    assert complaints(ada) == []

    eve.come_home()
    eve.page.goto(link)
    expect(eve.page.get_by_role("main")).to_contain_text("Nothing to replay")
    open_records(eve, *records(ada, tmp_path), last(ada))
    refused = re.compile("40[04]")  # the browser reports it too
    eve.problems = [problem for problem in eve.problems if not refused.search(problem)]


def check_the_dice(ada: Person) -> None:
    """The seal is verified, and a changed roll is found."""
    dice = ada.page.get_by_role("button", name="Randomness", exact=True)
    ada.press(dice)
    fair = ada.page.get_by_role("dialog", name="Was the randomness fair?")
    expect(fair.get_by_role("status")).to_contain_text("The rolls and draws were fair")
    expect(fair.get_by_role("list").first.get_by_role("listitem")).to_have_count(
        4
    )  # seal, shares, own, rolls
    assert complaints(ada) == []
    ada.page.keyboard.press("Escape")

    def tamper(route: Route) -> None:
        replay = route.fetch().json()
        call = replay["calls"][6]
        call["result"] = (call["result"] + 1) % call["bound"]
        route.fulfill(json=replay)

    ada.page.route("**/dice", tamper)
    ada.press(dice)
    expect(fair.get_by_role("status")).to_contain_text("The rolls and draws do not match")
    wrong = fair.get_by_role("listitem").filter(has_text="does not match them")
    expect(wrong).to_be_visible()


def records(ada: Person, folder: Path) -> tuple[Path, Path]:
    """The record of the game, and one with another winner."""
    with ada.page.expect_download() as download:
        ada.press(ada.page.get_by_role("link", name="Record"))
    file = folder / "game.record"
    download.value.save_as(file)
    lines = file.read_text(encoding="utf-8").split("\n")
    changed = "= " + json.dumps({**json.loads(lines[-2][2:]), "winners": [0]})
    false = folder / "false.record"
    false.write_text("\n".join([*lines[:-2], changed, ""]), encoding="utf-8")
    return file, false


def open_records(eve: Person, file: Path, false: Path, end: int) -> None:
    """Anyone who has the record may watch it; a tampered one is refused."""
    eve.page.goto(f"{eve.url}?page=replay")
    eve.page.locator("input[type=file]").set_input_files(false)
    expect(eve.page.get_by_role("alert")).to_contain_text("the replay ends with")
    assert complaints(eve) == []
    eve.page.locator("input[type=file]").set_input_files(file)
    shows(eve, 0)
    assert last(eve) == end
    step(eve, "To the end")
    shows(eve, end)
    eve.press(eve.page.get_by_role("button", name="Randomness", exact=True))
    expect(eve.page.get_by_role("dialog").get_by_role("status")).to_contain_text(
        "matches its secret"
    )


def test_one_plays_on_from_here_against_bots(someone: Someone) -> None:
    ada = someone(language="fr", size=(360, 740))
    play_a_little(ada, "Mephisto")
    table = ada.page.url.partition("?t=")[2]
    ada.page.goto(f"{ada.url}?page=replay&table={table}&ply=3")
    shows(ada, 3)
    assert complaints(ada) == []
    ada.press(ada.page.get_by_role("button", name="Reprendre", exact=True))
    expect(ada.page.get_by_role("dialog")).to_contain_text("la partie n\u2019est pas comptée")
    ada.press(ada.page.get_by_role("dialog").get_by_role("button", name="Reprendre"))
    ada.page.wait_for_url("**/?t=*")
    ada.wait_for_table()
    assert table not in ada.page.url
    ada.press(ada.page.get_by_role("button", name="Menu", exact=True))
    expect(ada.page.get_by_role("dialog")).to_contain_text("Cette partie en reprend une autre")
