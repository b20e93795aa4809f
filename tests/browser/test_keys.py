"""Tables by keyboard: how far Tab goes, where the focus stays, and the keys that the help lists."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.person import Person
from tests.browser.test_access import GAMES, quickly

Someone = Callable[..., Person]

WEB = Path(__file__).parent.parent.parent / "web" / "src"
MOVES = 14
MOST_TABS = 6  # from the prompt to the first thing on the table that can be chosen

# Where the keyboard is: in the prompt, or on an element of the game.
FOCUS = """() => {
  const here = document.activeElement
  return {
    isOnPage: here !== null && here !== document.body,
    isInPrompt: here?.closest('[data-prompt]') !== null,
    at: here?.dataset?.at ?? '',
    isLegal: /legal/.test(here?.dataset?.mark ?? ''),
  }
}"""


def focus(person: Person) -> dict[str, Any]:
    focus: dict[str, Any] = person.page.evaluate(FOCUS)
    return focus


@pytest.mark.parametrize("title", quickly("Dicke Dämonen"))
def test_the_focus_stays_where_it_was(someone: Someone, title: str) -> None:
    ada = someone(way="keyboard")
    ada.open_game(title)
    press, pressed = ada.press, [""]

    def press_and_note(what: Any) -> None:
        ada.reach(what)
        pressed[0] = focus(ada)["at"]
        press(what)

    ada.press = press_and_note  # type: ignore[method-assign]  # the same, and it is noted where
    for _ in range(MOVES):
        ada.wait_until_asked()
        ada.play(most=1)
        assert focus(ada)["isOnPage"]
        ada.wait_until_asked()
        ada.page.wait_for_timeout(50)  # two frames: what was drawn again has its focus back
        if ada.look()["isOver"]:
            break
        now = focus(ada)
        assert now["isOnPage"]
        is_led = not pressed[0] and now["at"]  # a button that leads to its places on the table
        assert now["isInPrompt"] or now["at"] == pressed[0] or is_led, (pressed, now)


@pytest.mark.parametrize("title", GAMES)
def test_tab_soon_reaches_what_can_be_chosen(someone: Someone, title: str) -> None:
    ada = someone(way="keyboard")
    ada.open_game(title)
    ada.wait_until_asked()
    ada.prompt.focus()
    for _ in range(MOST_TABS):
        ada.page.keyboard.press("Tab")
        if focus(ada)["isLegal"]:
            return
    raise AssertionError(f"{MOST_TABS} times Tab, and no place")


def test_the_help_lists_every_key() -> None:
    frame = (WEB / "frame" / "Frame.svelte").read_text(encoding="utf-8")
    acts = re.search(r"const actions.*? = \{(.*?)\n    \}", frame, re.DOTALL)
    assert acts is not None
    keys = re.findall(r"^ +'?(\S)'?: ", acts[1], re.MULTILINE)
    assert len(keys) >= 8
    for language in ("en", "fr"):
        words = (WEB / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        help_line = re.search(r"^hint-shortcuts = (.*)$", words, re.MULTILINE)
        assert help_line is not None
        listed = re.findall(r"(?<=\s)[a-z?/](?=\s)", help_line[1])
        assert set(keys) <= set(listed), language
        keys_line = re.search(r"^hint-keys = (.*)$", words, re.MULTILINE)
        assert keys_line is not None
        names = {"en": "Tab|Enter|Backspace|Space|Esc", "fr": "Tab|Entrée|Retour|Espace|Échap"}
        for name in names[language].split("|"):
            assert name in keys_line[1]


def test_telephones_show_no_keys(someone: Someone) -> None:
    ada = someone(way="touch", size=(360, 740))
    ada.open_game("Mephisto")
    ada.wait_until_asked()
    ada.press(ada.button("Menu"))
    menu = ada.page.get_by_role("dialog", name="Menu")
    assert "Shortcuts" not in menu.inner_text()
    assert "Backspace" not in menu.inner_text()
    assert ada.page.locator("kbd").filter(visible=True).count() == 0
