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


def give_up(person: Person) -> None:
    """End the game by the menu."""
    person.press(person.button("Menu"))
    for _ in range(2):  # the second press is meant
        person.press(person.page.locator("dialog[open] .btn.danger"))
    expect(person.page.locator(".end h1")).not_to_be_empty()


def play_a_little(person: Person, title: str) -> None:
    """A game of some moves, given up."""
    person.sit_down(title)
    while moves_made(person) < MOVES:
        person.play(most=1)
    give_up(person)


def moves_made(person: Person) -> int:
    """How many moves the table has seen, as its log says; where a panel hides it, none."""
    said = person.page.locator(".rail h2 small").all_text_contents()
    return int(re.sub(r"\D", "", "".join(said)) or 0)


def finished(person: Person) -> None:
    """A short game, and the room where it can be watched again."""
    play_a_little(person, "Let's Summon Demons")
    person.page.goto(f"{person.url}?room=games")
    person.press(person.page.get_by_role("link", name="Watch again"))
    expect(count(person)).to_have_text("0")


def count(person: Person) -> Locator:
    """The number of the move that is shown."""
    return person.page.locator(".bar .count b")


def sentence(person: Person) -> str:
    """What has happened, as the bar says it."""
    return person.page.locator(".bar .ask h2").inner_text()


def step(person: Person, name: str) -> None:
    """Press one of the buttons that lead through the game."""
    person.press(person.page.locator(".steps").get_by_role("button", name=name))


def last(person: Person) -> int:
    """How many moves the game had."""
    said = person.page.locator(".bar .count").inner_text()
    return int(re.findall(r"\d+", said)[-1])


def test_a_finished_game_is_watched_again_and_its_dice_are_checked(someone: Someone) -> None:
    ada = someone()
    finished(ada)
    end = last(ada)
    assert end > 2
    step(ada, "Forward one move")
    expect(count(ada)).to_have_text("1")
    ada.page.keyboard.press("ArrowRight")
    expect(count(ada)).to_have_text("2")
    step(ada, "Back one move")
    expect(count(ada)).to_have_text("1")
    ada.page.locator("body").press("End")
    expect(count(ada)).to_have_text(str(end))
    expect(ada.page.locator(".bar .ask p")).to_contain_text("resigns")
    step(ada, "To the beginning")
    expect(count(ada)).to_have_text("0")
    ada.page.locator(".slide input").fill("2")
    expect(count(ada)).to_have_text("2")
    line = ada.page.locator(".log li.later button").last
    ada.press(line)
    expect(count(ada)).to_have_text(str(end))
    step(ada, "To the beginning")
    ada.page.locator(".speed select").select_option("4")
    step(ada, "Play")
    expect(count(ada)).to_have_text(str(end))
    expect(ada.page.locator(".steps").get_by_role("button", name="Play")).to_be_visible()
    ada.page.locator("body").press("?")
    expect(ada.page.locator("dialog[open] h2")).to_have_text("Keys")
    ada.page.keyboard.press("Escape")
    check_the_dice(ada)


def look_at_a_moment(ada: Person) -> str:
    """Go somewhere and look from somebody else's seat; the link to it."""
    ada.page.locator(".slide input").fill("2")
    expect(count(ada)).to_have_text("2")
    ada.page.locator(".from select").select_option("1")
    expect(ada.page.locator(".self")).to_contain_text("Bot 2")
    ada.press(ada.button("Show all hands"))
    expect(ada.page.locator(".rival .mini.k-demon").first).to_be_visible()
    ada.page.wait_for_url("**ply=2*open=true*")
    ada.press(ada.page.get_by_role("button", name="Link", exact=True))
    link = ada.page.locator("dialog[open] input").input_value()
    assert complaints(ada) == []
    return link


def test_a_link_and_a_record_lead_back_to_a_game(someone: Someone, tmp_path: Path) -> None:
    ada, eve = someone(), someone()  # Eve is not at this private table
    finished(ada)
    link = look_at_a_moment(ada)
    said = sentence(ada)
    ada.page.goto("about:blank")
    ada.page.goto(link)
    expect(count(ada)).to_have_text("2")
    assert sentence(ada) == said
    expect(ada.page.locator(".from select")).to_have_value("1")
    assert complaints(ada) == []

    eve.come_home()
    eve.page.goto(link)
    expect(eve.page.locator(".notice")).to_contain_text("Nothing to replay")
    open_records(eve, *records(ada, tmp_path), last(ada))
    refused = re.compile("40[04]")  # the browser says so too
    eve.problems = [problem for problem in eve.problems if not refused.search(problem)]


def check_the_dice(ada: Person) -> None:
    """The seal is verified, and a changed roll is found."""
    dice = ada.page.get_by_role("button", name="Dice", exact=True)
    ada.press(dice)
    expect(ada.page.locator(".fair .verdict")).to_contain_text("The dice were fair")
    expect(ada.page.locator(".fair .points li")).to_have_count(4)  # seal, shares, own, rolls
    assert complaints(ada) == []
    ada.page.keyboard.press("Escape")

    def tamper(route: Route) -> None:
        told = route.fetch().json()
        call = told["calls"][6]
        call["result"] = (call["result"] + 1) % call["bound"]
        route.fulfill(json=told)

    ada.page.route("**/dice", tamper)
    ada.press(dice)
    expect(ada.page.locator(".fair .verdict.bad")).to_contain_text("The dice do not match")
    expect(ada.page.locator(".fair .points .bad")).to_contain_text("does not match them")


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
    """Whoever has the record may watch it; a tampered one is refused."""
    eve.page.goto(f"{eve.url}?room=replay")
    eve.page.locator("input[type=file]").set_input_files(false)
    expect(eve.page.locator(".problem")).to_contain_text("the replay ends with")
    assert complaints(eve) == []
    eve.page.locator("input[type=file]").set_input_files(file)
    expect(count(eve)).to_have_text("0")
    assert last(eve) == end
    step(eve, "To the end")
    expect(count(eve)).to_have_text(str(end))
    eve.press(eve.page.get_by_role("button", name="Dice", exact=True))
    expect(eve.page.locator(".fair .verdict")).to_contain_text("matches its secret")


def test_one_plays_on_from_here_against_bots(someone: Someone) -> None:
    ada = someone(language="fr", size=(360, 740))
    play_a_little(ada, "Mephisto")
    table = ada.page.url.partition("?t=")[2]
    ada.page.goto(f"{ada.url}?room=replay&table={table}&ply=3")
    expect(count(ada)).to_have_text("3")
    assert complaints(ada) == []
    ada.press(ada.page.get_by_role("button", name="Reprendre", exact=True))
    expect(ada.page.locator("dialog[open]")).to_contain_text("la partie n\u2019est pas comptée")
    ada.press(ada.page.locator("dialog[open] form .btn.go"))
    ada.page.wait_for_url("**/?t=*")
    ada.wait_for_table()
    assert table not in ada.page.url
    ada.press(ada.page.get_by_role("button", name="Menu", exact=True))
    expect(ada.page.locator("dialog[open]")).to_contain_text("Cette partie en reprend une autre")
