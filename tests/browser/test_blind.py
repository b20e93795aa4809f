"""Whole games by somebody who cannot see: through the accessibility tree alone."""

from collections.abc import Callable

import pytest

from tests.browser.blind import Blind
from tests.browser.person import Person
from tests.browser.test_access import GAMES

Someone = Callable[..., Person]


def finish(person: Person) -> None:
    blind = Blind(person.page)
    assert blind.finish()
    assert blind.faults == []
    assert person.problems == []


def test_lets_summon_demons(someone: Someone) -> None:
    ada = someone()
    ada.open_game("Let's Summon Demons", Seats="2", Demons_to_win="1", Souls_at_the_start="20")
    finish(ada)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("title", GAMES)
def test_every_game(someone: Someone, title: str, language: str) -> None:
    ada = someone(language=language)
    ada.open_game(title)
    finish(ada)
