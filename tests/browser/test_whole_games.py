"""Whole games from the first page to the last word, each in another way."""

import re
import signal
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person, play_together, settle
from tests.browser.server_process import ServerProcess

Someone = Callable[..., Person]
RECONNECT = re.compile("Reconnect|Se reconnecter")
GAMES = ("Let's Summon Demons", "Dicke Dämonen", "Dice Summoners", "Mephisto")


def test_lets_summon_demons_by_mouse(someone: Someone) -> None:
    ada = someone()
    ada.open_game("Let's Summon Demons", Seats="2", Demons_to_win="1", Souls_at_the_start="20")
    ada.finish()


def test_dicke_daemonen_by_mouse(someone: Someone) -> None:
    ada = someone(theme="light")
    ada.open_game("Dicke Dämonen", Seats="2", Power_lines="four_leaf")
    ada.finish()


def test_mephisto_by_mouse_in_french(someone: Someone) -> None:
    ada = someone(language="fr")
    ada.open_game("Mephisto", Places="2")
    ada.finish()


def test_dice_summoners_by_mouse(someone: Someone) -> None:
    ada = someone()
    ada.open_game("Dice Summoners", Bot_level="archdemon")
    ada.finish()


def test_lets_summon_demons_by_keyboard_alone(someone: Someone) -> None:
    ada = someone(way="keyboard")
    ada.open_game("Let's Summon Demons", Seats="2", Demons_to_win="1", Souls_at_the_start="20")
    ada.finish()


def test_lets_summon_demons_by_touch_on_a_telephone(someone: Someone) -> None:
    ada = someone(way="touch", size=(360, 740))
    ada.open_game("Let's Summon Demons", Seats="2", Demons_to_win="1", Souls_at_the_start="20")
    ada.finish()


def test_two_people_in_two_languages_while_the_server_comes_and_goes(
    someone: Someone, server: ServerProcess
) -> None:
    ada, zoe = someone(language="en", seed=1), someone(language="fr", seed=2)
    link = ada.gather("Let's Summon Demons", Seats="2", Demons_to_win="1", Souls_at_the_start="20")
    zoe.page.goto(link)
    zoe.press(zoe.button("S\u2019asseoir ici"))
    for person, ready in ((zoe, "C\u2019est bon pour moi"), (ada, "Ready")):
        person.press(person.page.get_by_role("button", name=ready, exact=True))
    for person in (ada, zoe):
        person.wait_for_table()

    assert not play_together([ada, zoe], most=6)
    settle([ada, zoe])
    asked = {person: person.question.inner_text() for person in (ada, zoe)}
    assert asked[ada] != asked[zoe]
    ada.page.reload()
    ada.wait_for_table()
    expect(ada.question).to_have_text(asked[ada])

    server.close(signal.SIGKILL)
    expect(zoe.button(RECONNECT)).to_be_visible()
    server.open()
    for person in (ada, zoe):
        expect(person.button(RECONNECT)).to_have_count(0)
        expect(person.question).to_have_text(asked[person])
        person.forgive_silence()
    assert play_together([ada, zoe])
    for person in (ada, zoe):
        person.finish()


def test_leduc_at_the_table_for_any_game(someone: Someone) -> None:
    ada = someone()
    ada.sit_down_elsewhere("leduc")
    ada.finish()


@pytest.mark.slow
@pytest.mark.parametrize("way", ["mouse", "keyboard", "touch"])
@pytest.mark.parametrize("title", GAMES)
def test_every_game_as_it_is_offered_in_every_way(someone: Someone, title: str, way: str) -> None:
    ada = someone(way=way, size=(360, 740) if way == "touch" else (1280, 800), seed=3)
    ada.open_game(title)
    ada.finish()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("Let's Summon Demons", {"Seats": "3"}),
        ("Let's Summon Demons", {"Seats": "5"}),
        ("Let's Summon Demons", {"Seats": "4", "Team_battle": True}),
        ("Dicke Dämonen", {"Seats": "1"}),
        ("Dicke Dämonen", {"Seats": "4"}),
        ("Mephisto", {"Seats": "1"}),
        ("Mephisto", {"Seats": "3"}),
        ("Mephisto", {"Seats": "4", "Two_against_two": True}),
    ],
)
def test_every_number_of_players_and_teams(
    someone: Someone, title: str, options: dict[str, str | bool]
) -> None:
    ada = someone(seed=4)
    ada.open_game(title, **options)
    ada.finish()


@pytest.mark.slow
@pytest.mark.parametrize("presses", [0, 1, 2])
def test_a_game_with_everything_moving_at_every_speed(someone: Someone, presses: int) -> None:
    ada = someone(moves=True, seed=5)
    ada.open_game("Let's Summon Demons", Seats="2", Demons_to_win="1", Souls_at_the_start="20")
    for _ in range(presses):
        ada.press(ada.button("Animation speed"))
    ada.finish()


@pytest.mark.slow
@pytest.mark.parametrize("size", [(820, 1180), (1180, 820), (740, 360)])
@pytest.mark.parametrize("title", GAMES)
def test_every_game_on_tablets_and_a_telephone_on_its_side(
    someone: Someone, title: str, size: tuple[int, int]
) -> None:
    ada = someone(way="touch", size=size, seed=6)
    ada.open_game(title)
    ada.finish()
