"""What axe finds on the pages, in both themes: nothing that is worse than a trifle."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.person import Person

Someone = Callable[..., Person]
AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
TRIFLES = ("minor",)
GAMES = ("Let's Summon Demons", "Dicke Dämonen", "Dice Summoners", "Mephisto")

THEMES = ("dark", "light")


def complaints(person: Person) -> list[str]:
    """What is wrong with the page that somebody sees, and where."""
    # The page forbids scripts that are not its own; the browser itself may add one.
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = person.page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {one['help']}: {', '.join(str(node['target']) for node in one['nodes'][:4])}"
        for one in found["violations"]
        if one["impact"] not in TRIFLES
    ]


def in_both_themes(person: Person) -> list[str]:
    """The same in the dark and in the light: the page is the same but for its colours."""
    found = []
    for theme in THEMES:
        person.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        person.page.wait_for_timeout(300)  # colours fade over
        found += [f"{theme}: {complaint}" for complaint in complaints(person)]
    return found


def test_the_first_page_and_the_form(someone: Someone) -> None:
    ada = someone()
    ada.come_home()
    assert in_both_themes(ada) == []
    ada.choose_game("Mephisto")
    ada.press(ada.page.locator("dialog[open] summary"))
    assert in_both_themes(ada) == []


def test_before_a_game(someone: Someone) -> None:
    ada = someone()
    ada.gather("Mephisto")
    assert in_both_themes(ada) == []


@pytest.mark.parametrize("title", GAMES)
def test_a_table(someone: Someone, title: str) -> None:
    ada = someone()
    ada.sit_down(title)
    ada.play(most=4)
    ada.wait_until_asked()  # nothing moves while axe looks
    assert in_both_themes(ada) == []


def test_the_table_for_any_game(someone: Someone) -> None:
    ada = someone()
    ada.sit_down_elsewhere("leduc")
    assert in_both_themes(ada) == []
