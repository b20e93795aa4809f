"""Boards: strings laid by dragging, kept, found again in the gallery, shared, judged, played on."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.test_access import complaints

Someone = Callable[..., Person]
TITLE = "Dicke Dämonen"


def drag_string(ada: Person, colour: str, dx: float, dy: float) -> None:
    """Take a string of the editor where it runs, and move it by a number of pixels."""
    start = ada.page.get_by_role("button", name=f"String of {colour}").first.evaluate(
        """way => { const at = way.getPointAtLength(way.getTotalLength() / 3)
        const shown = way.getScreenCTM()
        return [at.x * shown.a + shown.e, at.y * shown.d + shown.f] }"""
    )
    ada.page.mouse.move(*start)
    ada.page.mouse.down()
    ada.page.mouse.move(start[0] + dx / 2, start[1] + dy / 2)
    ada.page.mouse.move(start[0] + dx, start[1] + dy)
    ada.page.mouse.up()


def shape(part: Locator, element: str) -> str | None:
    """The path along which the string of an element is drawn."""
    path = part.locator(f'[data-string="{element}"] path').first
    expect(path).to_be_attached()
    return path.get_attribute("d")


def boards_under(person: Person, heading: str) -> Locator:
    """The boards of one section of the gallery."""
    return person.page.locator("section", has_text=heading).get_by_role("link")


def test_strings_are_laid_by_dragging_kept_and_played_on(someone: Someone) -> None:
    ada = someone()
    ada.come_home()
    ada.choose_game(TITLE)
    ada.press(ada.page.get_by_role("button", name=re.compile("^Your own")))
    ada.press(ada.button("Set up first"))
    ada.press(ada.page.get_by_role("button", name="Lay the strings").last)
    editor = ada.page.get_by_role("dialog", name="The board")
    expect(editor.get_by_text("This board is valid")).to_be_visible()
    drag_string(ada, "Fire", 300, 0)  # off the canvas: it springs back, and the reason is shown
    refusal = editor.get_by_role("alert")
    expect(refusal).to_contain_text("Not allowed just now")
    expect(refusal.get_by_role("button", name="DD 1")).to_be_visible()
    expect(editor.get_by_text("moved back to the last valid position")).to_be_visible()
    drag_string(ada, "Fire", 12, 6)
    expect(editor.get_by_text(re.compile(r"^Fire.*: string moved\.$"))).to_be_visible()
    expect(editor.get_by_text("This board is valid")).to_be_visible()
    ada.press(editor.get_by_role("button", name="Save this board"))
    expect(editor.get_by_role("button", name="Saved: see Boards")).to_be_visible()
    before = shape(editor, "fire")
    ada.press(editor.get_by_role("button", name="Play on this board"))
    ada.wait_for_table()
    assert shape(ada.page.get_by_role("region", name="Board"), "fire") == before

    ada.page.goto(f"{ada.url}/?page=boards")
    boards = boards_under(ada, "Your boards")
    expect(boards).to_contain_text("Board 1")
    assert shape(boards, "fire") == before


def test_the_gallery_shows_boards_with_their_numbers_and_one_plays_on_them(
    someone: Someone,
) -> None:
    ada = someone()
    ada.page.goto(f"{ada.url}/?page=boards")
    ready = boards_under(ada, "Included boards")
    expect(ready).to_have_count(6)
    expect(ready.filter(has_text="Rose")).to_contain_text("crossings")
    random = ada.page.locator("section", has_text="Random boards")
    ada.press(random.get_by_role("button", name="Wild"))
    random.get_by_label("Seed").fill("41")
    random.get_by_label("Seed").press("Tab")
    wild = random.get_by_role("link", name="Wild 41")
    expect(wild).to_contain_text("fields")
    ada.press(wild)
    chosen = ada.page.get_by_role("article")
    expect(chosen.get_by_role("heading", level=2)).to_have_text("Wild 41")
    assert ada.page.url.endswith("?page=boards#wild-41")
    expect(chosen.locator("dd").first).not_to_be_empty()
    chosen.get_by_label("Name").fill("The wild one")
    ada.press(chosen.get_by_role("button", name="Save this board"))
    boards = boards_under(ada, "Your boards")
    expect(boards).to_contain_text("The wild one")
    ada.press(boards)  # it has an address of its own, which holds all of it
    expect(chosen.get_by_role("heading", level=2)).to_have_text("The wild one")
    link, drawn = ada.page.url, shape(chosen, "air")
    assert "#~" in link

    bea = someone()
    bea.page.goto(link)
    theirs = bea.page.get_by_role("article")
    assert shape(theirs, "air") == drawn
    theirs.get_by_label("Seats").select_option("2")
    bea.press(theirs.get_by_role("button", name="Let bots play"))
    expect(theirs.get_by_role("row", name="second to play")).to_contain_text("%")
    expect(theirs.get_by_role("row", name="Ghosts")).to_contain_text("%")
    bea.press(theirs.get_by_role("button", name="Stop"))
    expect(theirs.get_by_role("button", name="Let bots play")).to_be_visible()
    bea.press(theirs.get_by_role("button", name="Play with bots"))
    bea.wait_for_table()
    assert shape(bea.page.get_by_role("region", name="Board"), "air") == drawn


def test_a_text_that_is_no_board_is_refused_in_words(someone: Someone) -> None:
    ada = someone(language="fr")
    ada.page.goto(f"{ada.url}/?page=boards#~nonsense")
    expect(ada.page.get_by_role("alert")).to_contain_text("illisible")
    ada.press(ada.page.get_by_text(re.compile("Importer un plateau à partir d")))
    ada.page.get_by_role("textbox", name=re.compile("JSON")).fill('{"lines": []}')
    ada.press(ada.page.get_by_role("button", name="Afficher ce plateau"))
    expect(ada.page.get_by_role("alert").first).to_contain_text("lignes")


@pytest.mark.parametrize(("theme", "size"), [("dark", (1280, 800)), ("light", (360, 740))])
def test_nothing_is_seriously_wrong_with_the_gallery(
    someone: Someone, theme: str, size: tuple[int, int]
) -> None:
    ada = someone(theme=theme, size=size)
    ada.page.goto(f"{ada.url}/?page=boards#rose")
    heading = ada.page.get_by_role("article").get_by_role("heading", level=2)
    expect(heading).to_have_text("Rose")
    assert complaints(ada) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
