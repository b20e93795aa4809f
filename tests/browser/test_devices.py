"""Several devices of one person, and how they want to be notified."""

import json
import re
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.test_access import complaints

Someone = Callable[..., Person]
CODE = re.compile(r"^[0-9A-Z]{5}(-[0-9A-Z]{5}){2}$")


def open_part(person: Person, me: str, part: str) -> Locator:
    """The dialog about oneself, with one of its parts open."""
    person.press(person.page.get_by_title(me, exact=True))
    dialog = person.page.get_by_role("dialog", name=me)
    person.press(dialog.get_by_text(part, exact=True))
    return dialog


def is_within(dialog: Locator) -> bool:
    """Whether nothing of a dialog reaches beyond its width."""
    is_inside: bool = dialog.evaluate("(dialog) => dialog.scrollWidth <= dialog.clientWidth")
    return is_inside


def test_a_phone_is_added_and_signed_out_again(someone: Someone) -> None:
    ada, phone = someone(), someone(language="fr", size=(360, 740), way="touch")
    ada.come_home()
    name = ada.page.get_by_title("You", exact=True).inner_text()
    dialog = open_part(ada, "You", "Devices")
    ada.press(dialog.get_by_role("button", name="Show a code for another device"))
    expect(dialog.get_by_role("img", name="QR code that adds a device")).to_be_visible()
    code = dialog.get_by_text(CODE).inner_text()
    assert complaints(ada) == []

    phone.page.goto(f"{phone.url}/#device={code}")
    expect(phone.page.get_by_role("heading", name="Vous connecter ici")).to_be_visible()
    assert code not in phone.page.url
    phone.press(phone.button("Me connecter"))
    expect(phone.page.get_by_title("Vous", exact=True)).to_contain_text(name)
    theirs = open_part(phone, "Vous", "Appareils")
    expect(theirs.get_by_text("Cet appareil", exact=True)).to_have_count(1)
    expect(theirs.get_by_role("listitem")).to_have_count(2)
    assert is_within(theirs)
    assert complaints(phone) == []

    ada.page.reload()
    dialog = open_part(ada, "You", "Devices")
    other = dialog.get_by_role("listitem").filter(has_not_text="This device")
    ada.press(other.get_by_role("button"))
    expect(dialog.get_by_role("listitem")).to_have_count(1)
    for _ in range(2):
        expect(phone.page.get_by_role("heading", name="Vous êtes déconnecté")).to_be_visible()
        phone.page.reload()  # it stays so
    assert complaints(phone) == []
    phone.press(phone.button("Commencer comme nouvel invité"))
    expect(phone.page.get_by_title("Vous", exact=True)).to_contain_text("Anonyme")
    expect(ada.page.get_by_title("You", exact=True)).to_contain_text(name)


@pytest.fixture
def heard() -> Iterator[tuple[str, list[Any]]]:
    """The address of an HTTP endpoint, and what is sent there."""
    bodies: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            bodies.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_args: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/turns", bodies
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_webhook_is_set_and_tried(someone: Someone, heard: tuple[str, list[Any]]) -> None:
    url, bodies = heard
    ada = someone()
    ada.come_home()
    dialog = open_part(ada, "You", "Notifications")
    dialog.get_by_label("Its URL").fill("http://192.168.0.1/turns")
    ada.press(dialog.get_by_role("button", name="Save webhook"))
    expect(dialog.get_by_role("alert")).to_have_text("This server may only call public addresses.")
    (complaint,) = ada.problems  # of the browser, about the refusal
    assert "400" in complaint
    ada.problems.clear()
    dialog.get_by_label("Its URL").fill(url)
    ada.press(dialog.get_by_role("button", name="Save webhook"))
    expect(dialog.get_by_text("Saved.")).to_be_visible()
    ada.press(dialog.get_by_role("button", name="Send a test message"))
    expect(dialog.get_by_text("Webhook: sent")).to_be_visible()
    assert [body["topic"] for body in bodies] == ["turns"]
    assert complaints(ada) == []


def test_times_and_a_feed_are_set_on_a_phone(someone: Someone) -> None:
    ada = someone(language="fr", size=(360, 740), way="touch")
    ada.come_home()
    dialog = open_part(ada, "Vous", "Notifications")
    dialog.get_by_label("À quelle fréquence").select_option("Une fois par jour")
    dialog.get_by_role("combobox", name="À", exact=True).select_option("07:00")
    dialog.get_by_label("Silence à partir de").fill("22:00")
    dialog.get_by_label("Silence jusqu\u2019à").fill("06:30")
    ada.press(dialog.get_by_role("button", name="Enregistrer les heures"))
    expect(dialog.get_by_text("Enregistré.")).to_be_visible()
    ada.press(dialog.get_by_role("button", name="Créer une adresse de flux"))
    expect(dialog.get_by_role("textbox", name="Adresse du flux")).to_have_value(
        re.compile(r"^http://localhost:\d+/feed/")
    )
    assert is_within(dialog)
    assert complaints(ada) == []
    ada.page.reload()
    dialog = open_part(ada, "Vous", "Notifications")
    expect(dialog.get_by_label("Silence à partir de")).to_have_value("22:00")
    expect(dialog.get_by_role("combobox", name="À", exact=True)).to_have_value("7")
