"""The page about yourself: deleting your data takes two presses, and leaves somebody new."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_access import complaints

Someone = Callable[..., Person]


def test_deleting_ones_data_is_asked_twice(someone: Someone) -> None:
    ada = someone()
    ada.come_home()
    me = ada.page.get_by_title("You", exact=True)
    ada.press(me)
    dialog = ada.page.get_by_role("dialog", name="You")
    dialog.get_by_label("Your name").fill("Zebedea")
    ada.press(dialog.get_by_role("button", name="Save"))
    expect(me).to_contain_text("Zebedea")
    ada.press(me)
    ada.press(dialog.get_by_text("Delete my data", exact=True))
    ada.press(dialog.get_by_role("button", name="Delete my data"))
    ada.press(dialog.get_by_role("button", name="Cancel"))
    ada.press(dialog.get_by_role("button", name="Delete my data"))
    assert complaints(ada) == []
    ada.press(dialog.get_by_role("button", name="Delete permanently"))
    expect(dialog).to_be_hidden()
    expect(me).to_contain_text("Guest")
    expect(me).not_to_contain_text("Zebedea")
