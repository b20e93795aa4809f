"""Pages and tables for everybody: what axe finds, the order of headings, forced colours."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FloatRect

from tests.browser.person import Person

Someone = Callable[..., Person]
AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
TRIFLES = ("minor",)
GAMES = ("Let's Summon Demons", "Dicke Dämonen", "Dice Summoners", "Mephisto")


def quickly(title: str) -> list[Any]:
    """All games, of which all but one take too long to look at every time."""
    return [pytest.param(game, marks=pytest.mark.slow if game != title else ()) for game in GAMES]


THEMES = ("dark", "light")
PAGES = ("new", "games", "learn", "rules&game=mephisto", "cards", "boards", "replay", "about")

BY_COLOUR = ("color-contrast", "link-in-text-block")  # the rules of axe that depend on colours
FADED = """() => Promise.all(document.getAnimations()
  .filter((one) => one instanceof CSSTransition)
  .map(({ finished }) => finished.catch(() => null)))"""

# The levels of the headings of a page, from top to bottom.
LEVELS = """() => [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')]
  .filter((one) => one.checkVisibility())
  .map((one) => Number(one.getAttribute('aria-level') ?? one.tagName[1]))"""

# What of the looks of something forced colours leave.
LOOKS = """(one) => {
  const style = getComputedStyle(one)
  return [style.color, style.textDecorationLine, style.fontWeight, style.borderLeftStyle].join()
}"""


def complaints(person: Person, *only: str) -> list[str]:
    """What is wrong with the page that somebody sees, and where: by some rules, or by all."""
    if not person.page.evaluate("'axe' in window"):
        # The page forbids scripts that are not its own; the browser itself may add one.
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {"resultTypes": ["violations"], **({"runOnly": only} if only else {})}
    result: dict[str, Any] = person.page.evaluate("options => axe.run(options)", options)
    return [
        f"{violation['id']}: {violation['help']}: "
        + ", ".join(str(node["target"]) for node in violation["nodes"][:4])
        for violation in result["violations"]
        if violation["impact"] not in TRIFLES
    ]


def in_both_themes(person: Person) -> list[str]:
    """The same in the dark and in the light: the page is the same but for its colours."""
    dark, light = THEMES
    put_on(person, dark)
    in_dark = [f"{dark}: {complaint}" for complaint in complaints(person)]
    put_on(person, light)
    return in_dark + [f"{light}: {complaint}" for complaint in complaints(person, *BY_COLOUR)]


def put_on(person: Person, theme: str) -> None:
    """Show the page in a theme, and wait until its colours have faded over."""
    person.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
    person.page.evaluate(FADED)


def test_the_first_page_and_the_form(someone: Someone) -> None:
    ada = someone()
    ada.come_home()
    assert in_both_themes(ada) == []
    ada.choose_game("Mephisto")
    assert in_both_themes(ada) == []


def test_before_a_game(someone: Someone) -> None:
    ada = someone()
    ada.gather("Mephisto")
    assert in_both_themes(ada) == []


@pytest.mark.parametrize("title", GAMES)
def test_a_table(someone: Someone, title: str) -> None:
    ada = someone()
    ada.open_game(title)
    ada.play(most=4)
    ada.wait_until_asked()  # nothing moves while axe looks
    assert in_both_themes(ada) == []


def test_the_table_for_any_game(someone: Someone) -> None:
    ada = someone()
    ada.sit_down_elsewhere("leduc")
    assert in_both_themes(ada) == []


def levels_in_order(person: Person) -> None:
    levels = person.page.evaluate(LEVELS)
    assert levels.count(1) == 1, levels
    assert levels[0] == 1, levels
    for above, below in pairwise(levels):
        assert below <= above + 1, levels


def test_headings_of_pages_are_in_order(someone: Someone) -> None:
    ada = someone()
    ada.come_home()
    levels_in_order(ada)
    for page in PAGES:
        ada.page.goto(f"{ada.url}/?page={page}")
        ada.page.get_by_role("heading", level=1).first.wait_for()
        levels_in_order(ada)


@pytest.mark.parametrize("title", quickly("Let's Summon Demons"))
def test_forced_colours_show_what_can_be_done_and_the_phase(someone: Someone, title: str) -> None:
    ada = someone()
    ada.page.emulate_media(forced_colors="active")
    ada.open_game(title)
    ada.wait_until_asked()
    levels_in_order(ada)
    ada.page.mouse.move(2, 2)
    in_fist = ada.page.locator('[data-at^="fist:"][data-mark~=legal]')
    if in_fist.count():
        ada.press(in_fist.first)  # the places of a board with many are shown for what is chosen
        ada.page.mouse.move(2, 2)
    place = ada.page.get_by_role("main").locator("[data-mark~=legal]").filter(visible=True).first
    box = place.bounding_box()
    assert box is not None
    x, y, width, height = box["x"], box["y"], box["width"], box["height"]

    def around() -> bytes:
        clip = FloatRect(x=max(0, x - 8), y=max(0, y - 8), width=width + 16, height=height + 16)
        return ada.page.screenshot(clip=clip, animations="disabled")

    marked = around()
    place.evaluate("(one) => (one.dataset.mark = '')")
    assert around() != marked
    steps = ada.page.locator("[aria-current=step]").filter(visible=True)
    for step in steps.all():
        other = step.locator("xpath=../*[not(@aria-current)]").filter(visible=True).first
        assert step.evaluate(LOOKS) != other.evaluate(LOOKS)
