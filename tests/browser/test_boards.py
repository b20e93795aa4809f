"""Boards: strings laid by dragging, kept, found again in the gallery, shared, judged, played on."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_access import complaints

Someone = Callable[..., Person]
TITLE = "Dicke Dämonen"


def drag_string(ada: Person, colour: str, dx: float, dy: float) -> None:
    """Take a string of the editor where it runs, and move it by so many pixels."""
    start = ada.page.get_by_role("button", name=f"String of {colour}", exact=True).evaluate(
        """way => { const at = way.getPointAtLength(way.getTotalLength() / 3)
        const shown = way.getScreenCTM()
        return [at.x * shown.a + shown.e, at.y * shown.d + shown.f] }"""
    )
    ada.page.mouse.move(*start)
    ada.page.mouse.down()
    ada.page.mouse.move(start[0] + dx / 2, start[1] + dy / 2)
    ada.page.mouse.move(start[0] + dx, start[1] + dy)
    ada.page.mouse.up()


def test_strings_are_laid_by_dragging_kept_and_played_on(someone: Someone) -> None:
    ada = someone()
    ada.come_home()
    ada.choose_game(TITLE)
    ada.press(ada.page.locator("dialog[open]").get_by_role("button", name="Set up first"))
    ada.press(ada.page.locator(".dd-setup .btn"))
    editor = ada.page.locator("dialog.dd-editor")
    expect(editor.get_by_text("This board is valid")).to_be_visible()
    drag_string(ada, "Fire", 300, 0)  # off the canvas: it springs back, and it is said why
    expect(editor.locator(".score.bad .ref")).to_be_visible()
    expect(editor.get_by_text("moved back to the last valid position")).to_be_visible()
    drag_string(ada, "Fire", 12, 6)
    expect(editor.get_by_text("Fire: string moved.")).to_be_visible()
    expect(editor.get_by_text("This board is valid")).to_be_visible()
    ada.press(editor.get_by_role("button", name="Save this board"))
    expect(editor.get_by_role("button", name="Saved: see Boards")).to_be_visible()
    before = ada.page.locator(".lay .str.fire .sh").last.get_attribute("d")
    ada.press(editor.get_by_role("button", name="Play on this board"))
    ada.wait_for_table()
    assert ada.page.locator(".plane .str.fire .sh").get_attribute("d") == before

    ada.page.goto(f"{ada.url}/?room=boards")
    own = ada.page.locator("section", has_text="Your boards").locator(".gallery a")
    expect(own).to_contain_text("Board 1")
    expect(own.locator(".str.fire .sh")).to_have_attribute("d", before or "")


def test_the_gallery_shows_boards_with_their_numbers_and_one_plays_on_them(
    someone: Someone,
) -> None:
    ada = someone()
    ada.page.goto(f"{ada.url}/?room=boards")
    ready = ada.page.locator("section", has_text="Included boards").locator(".gallery a")
    expect(ready).to_have_count(6)
    expect(ready.filter(has_text="Rose")).to_contain_text("crossings")
    random = ada.page.locator("section", has_text="Random boards")
    ada.press(random.get_by_role("button", name="Wild"))
    random.get_by_label("Seed").fill("41")
    random.get_by_label("Seed").press("Tab")
    wild = random.locator(".gallery a", has_text="Wild 41")
    expect(wild).to_contain_text("fields")
    ada.press(wild)
    chosen = ada.page.locator(".chosen")
    expect(chosen.locator("h2")).to_have_text("Wild 41")
    assert ada.page.url.endswith("?room=boards#wild-41")
    expect(chosen.locator("dd").first).not_to_be_empty()
    chosen.get_by_label("Name").fill("The wild one")
    ada.press(chosen.get_by_role("button", name="Save this board"))
    own = ada.page.locator("section", has_text="Your boards").locator(".gallery a")
    expect(own).to_contain_text("The wild one")
    ada.press(own)  # it has an address of its own, which holds all of it
    expect(chosen.locator("h2")).to_have_text("The wild one")
    link, drawn = ada.page.url, chosen.locator(".str.air .sh").get_attribute("d")
    assert "#~" in link

    bea = someone()
    bea.page.goto(link)
    theirs = bea.page.locator(".chosen")
    expect(theirs.locator(".str.air .sh")).to_have_attribute("d", drawn or "")
    theirs.get_by_label("Seats").select_option("2")
    bea.press(theirs.get_by_role("button", name="Let bots play"))
    expect(theirs.get_by_role("row", name="second to play")).to_contain_text("%")
    expect(theirs.get_by_role("row", name="Ghosts")).to_contain_text("%")
    bea.press(theirs.get_by_role("button", name="Stop"))
    expect(theirs.get_by_role("button", name="Let bots play")).to_be_visible()
    bea.press(theirs.get_by_role("button", name="Play with bots"))
    bea.wait_for_table()
    expect(bea.page.locator(".plane .str.air .sh")).to_have_attribute("d", drawn or "")


def test_a_text_that_is_no_board_is_refused_in_words(someone: Someone) -> None:
    ada = someone(language="fr")
    ada.page.goto(f"{ada.url}/?room=boards#~nonsense")
    expect(ada.page.get_by_role("alert")).to_contain_text("illisible")
    ada.press(ada.page.get_by_text(re.compile("Importer un plateau à partir d")))
    ada.page.locator(".boardsroom form textarea").fill('{"lines": []}')
    ada.press(ada.page.get_by_role("button", name="Afficher ce plateau"))
    expect(ada.page.get_by_role("alert").first).to_contain_text("lignes")


@pytest.mark.parametrize(("theme", "size"), [("dark", (1280, 800)), ("light", (360, 740))])
def test_nothing_is_seriously_wrong_with_the_gallery(
    someone: Someone, theme: str, size: tuple[int, int]
) -> None:
    ada = someone(theme=theme, size=size)
    ada.page.goto(f"{ada.url}/?room=boards#rose")
    expect(ada.page.locator(".chosen h2")).to_have_text("Rose")
    assert complaints(ada) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
