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

both_themes = pytest.mark.parametrize("theme", ["dark", "light"])


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


@both_themes
def test_the_first_page_and_the_form(someone: Someone, theme: str) -> None:
    ada = someone(theme=theme)
    ada.come_home()
    assert complaints(ada) == []
    ada.choose_game("Mephisto")
    ada.press(ada.page.locator("dialog[open] summary"))
    assert complaints(ada) == []


@both_themes
def test_before_a_game(someone: Someone, theme: str) -> None:
    ada = someone(theme=theme)
    ada.gather("Mephisto")
    assert complaints(ada) == []


@both_themes
@pytest.mark.parametrize("title", GAMES)
def test_a_table(someone: Someone, theme: str, title: str) -> None:
    ada = someone(theme=theme)
    ada.sit_down(title)
    ada.play(most=4)
    ada.wait_until_asked()  # nothing moves while axe looks
    assert complaints(ada) == []


@both_themes
def test_the_table_for_any_game(someone: Someone, theme: str) -> None:
    ada = someone(theme=theme)
    ada.sit_down_elsewhere("leduc")
    assert complaints(ada) == []
