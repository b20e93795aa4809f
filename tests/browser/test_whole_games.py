"""A whole game of each, from the first page to the last word, each in another way."""

from collections.abc import Callable

from tests.browser.person import Person

Someone = Callable[..., Person]


def test_lets_summon_demons_by_mouse(someone: Someone) -> None:
    ada = someone()
    ada.sit_down("Let's Summon Demons", Seats="2", Demons_to_win="1", Souls_at_the_start="15")
    ada.finish()


def test_dicke_daemonen_by_keyboard(someone: Someone) -> None:
    ada = someone(way="keyboard")
    ada.sit_down("Dicke Dämonen", Seats="2", Power_lines="four_leaf")
    ada.finish()


def test_mephisto_by_mouse_in_french(someone: Someone) -> None:
    ada = someone(language="fr")
    ada.sit_down("Mephisto", Places="2")
    ada.finish()


def test_dice_summoners_by_touch_on_a_telephone(someone: Someone) -> None:
    ada = someone(way="touch", size=(360, 740))
    ada.sit_down("Dice Summoners")
    ada.finish()
