"""Notifications by e-mail, and what becomes of an address."""

import asyncio
import contextlib
import shutil
import sqlite3
import ssl
import subprocess
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from pandemonium.app.errors import ServerError
from pandemonium.locale.words import Words
from pandemonium.server.config import Config
from pandemonium.server.notifications.channels import MAX_FAILURES
from pandemonium.server.notifications.errors import DeliveryError
from pandemonium.server.notifications.mail import Mailer, check_address, mail_server
from pandemonium.server.server import Server
from pandemonium.server.storage.database import FILE
from pandemonium.server.storage.sql_tables import (
    notification_channels,
    notification_settings,
    outbox,
)
from pandemonium.server.storage.turns import DELAY
from pandemonium.server.tables.erasure import NOBODY
from tests.server.network import Guest, serving
from tests.server.notified import (
    GAME,
    announce,
    called,
    pass_turn,
    queued,
    settings,
    two_with_webhooks,
    with_preferences,
)
from tests.server.people import Person, start, turn
from tests.server.post_office import PASSWORD, USER, PostOffice, open_office


async def test_the_webhook_of_a_person_is_the_only_address_that_is_stored(tmp_path: Path) -> None:
    """A code that confirms an address is stored as a hash."""
    with open_office() as office:
        async with serving(tmp_path, smtp=office.url) as url:
            ada = await Guest.connect(url, "Ada")
            await ada.http.put("/api/me/notifications/email", json={"address": "a@example.org"})
            code = code_in(office)
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as connection:
        kept = str(connection.execute("SELECT * FROM notification_channels").fetchall())
    assert "a@example.org" in kept
    assert code not in kept


def code_in(office: PostOffice) -> str:
    """The code in the last mail."""
    (line,) = [line for line in office.mail[-1].get_content().splitlines() if "enter this" in line]
    return str(line.rpartition(" ")[2])


# ---------------------------------------------------------------------- e-mail


async def confirmed(ada: Guest, office: PostOffice, address: str) -> None:
    """Give an e-mail address, and confirm it."""
    shown = (await ada.http.put("/api/me/notifications/email", json={"address": address})).json()
    assert shown["email"]["is_confirmed"] is False
    shown = (await ada.post("/api/me/notifications/email/confirm", code=code_in(office))).json()
    assert shown["email"]["is_confirmed"] is True


async def test_an_address_is_confirmed_by_a_code_before_anything_else_is_sent(
    tmp_path: Path,
) -> None:
    with open_office() as office:
        async with serving(tmp_path, smtp=office.url, mail_from="Games <games@example.net>") as url:
            ada = await Guest.connect(url, "Ada")
            address = {"address": "ada@example.org"}
            await ada.http.put("/api/me/notifications/email", json=address)
            (mail,) = office.mail
            assert (mail["To"], mail["From"]) == ("ada@example.org", "Games <games@example.net>")
            assert office.senders == ["games@example.net"]
            assert (await ada.post("/api/me/notifications/test")).json() == []
            wrong = await ada.post("/api/me/notifications/email/confirm", code="AAAAA-AAAAA")
            assert wrong.json()["error"] == "wrong-code"
            code = code_in(office)
            bea = await Guest.connect(url, "Bea")
            stolen = await bea.post("/api/me/notifications/email/confirm", code=code)
            assert stolen.status_code == 400
            await ada.post("/api/me/notifications/email/confirm", code=code.lower())
            tried = (await ada.post("/api/me/notifications/test")).json()
            assert tried == [{"channel": "email", "problem": ""}]
            assert office.mail[-1]["Subject"] == "Pandemonium: test"


async def test_a_mail_has_a_link_that_unsubscribes(tmp_path: Path) -> None:
    with open_office() as office:
        async with serving(tmp_path, smtp=office.url) as url, httpx.AsyncClient() as browser:
            ada = await Guest.connect(url, "Ada")
            await confirmed(ada, office, "ada@example.org")
            await ada.post("/api/me/notifications/test")
            mail = office.mail[-1]
            link = mail["List-Unsubscribe"].strip("<>")
            assert link in mail.get_content()
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            page = await browser.get(link)
            assert page.status_code == 200
            assert "<button>" in page.text
            assert (await ada.http.get("/api/me/notifications")).json()["email"] is not None
            form = {"List-Unsubscribe": "One-Click"}
            assert (await browser.post(link[:-1] + "_", data=form)).status_code == 404
            done = await browser.post(link, data=form)
            assert (done.status_code, "deleted" in done.text) == (200, True)
            assert (await ada.http.get("/api/me/notifications")).json()["email"] is None
            assert (await browser.get(link)).status_code == 404


async def test_a_turn_is_announced_by_mail(tmp_path: Path) -> None:
    with open_office() as office:
        async with Server.running(settings(tmp_path, smtp=office.url)) as server:
            people = [await Person.connect(server, name) for name in ("Ada", "Bea")]
            channels = server.notifier.channels
            for person in people:
                code = await channels.set_email(person.guest.id, f"{person.guest.id}@example.org")
                assert await channels.confirm(person.guest.id, code)
                await with_preferences(server, person, language="fr")
            table = await start(people, GAME, pace="correspondence", name="Dimanche")
            bea = (await turn(people, table))[2]
            await bea.go()
            await pass_turn(people, table)
            for _ in range(2):
                await announce(server, table)
            (mail,) = office.mail
            assert mail["To"] == f"{bea.guest.id}@example.org"
            assert mail["Subject"] == "À vous de jouer : Dice Summoners"
            assert f"{server.config.public_url}/t/{table}" in mail.get_content().splitlines()
            assert "Dimanche" in mail.get_content()


async def test_the_mail_server_is_away_for_a_while(tmp_path: Path) -> None:
    with open_office() as office:
        pass
    async with Server.running(settings(tmp_path, smtp=office.url)) as server:
        people = [await Person.connect(server, name) for name in ("Ada", "Bea")]
        channels = server.notifier.channels
        for person in people:
            await channels.confirm(
                person.guest.id, await channels.set_email(person.guest.id, "a@example.org")
            )
        table = await start(people, GAME, pace="correspondence")
        bea = (await turn(people, table))[2]
        await bea.go()
        await pass_turn(people, table)
        for _ in range(MAX_FAILURES + 1):
            await announce(server, table, wait=61 + DELAY)
        channel = (await channels.of(bea.guest.id))["email"]
        assert (channel.is_on, channel.failures) == (True, 0)  # it is not their fault
        assert len(await queued(server)) == 1


async def test_deleting_oneself_deletes_channels_and_messages(place: str) -> None:
    with open_office() as office:
        async with called(place, smtp=office.url) as (server, endpoint):
            people, table = await two_with_webhooks(server, endpoint)
            bea = (await turn(people, table))[2]
            words = Words(None, "en")
            await server.notifier.set_email(bea.guest.id, "bea@example.org", words)
            await with_preferences(server, bea, digest="daily")
            await bea.go()
            await pass_turn(people, table)
            await announce(server, table, wait=0)
            assert len(await queued(server)) == 1
            await server.identities.lock_out(bea.guest.id, NOBODY)  # the rest may take a while
            for kept in (outbox, notification_channels, notification_settings):
                rows = await server.store.read(
                    select(kept).where(kept.c.identity_id == bea.guest.id)
                )
                assert rows == []
            await server.erasure.erase(bea.guest.id)
            async with asyncio.timeout(10):
                while await server.identities.get(bea.guest.id) is not None:
                    await asyncio.sleep(0.01)


# ---------------------------------------------------------------------- the mail server

TO = "ada@example.org"


async def sent_with(url: str, text: str = "Hello") -> None:
    """Send a mail by this server."""
    mailer = Mailer(mail_server(url, "games@example.net", ""))
    try:
        await mailer.send(TO, "Subject\r\nBcc: x@example.org", text, "id", "https://example.org/u")
    finally:
        mailer.close()


async def test_a_mail_is_plain_and_has_no_forged_headers() -> None:
    with open_office() as office:
        await sent_with(office.url, "Élise · 王\n.\nend")
        (mail,) = office.mail
        assert mail["Subject"] == "Subject Bcc: x@example.org"
        assert mail["Bcc"] is None
        assert mail["Auto-Submitted"] == "auto-generated"
        assert mail["Message-ID"] == "<id@example.net>"
        assert mail.get_content().split() == ["Élise", "·", "王", ".", "end"]
        assert mail.get_content_type() == "text/plain"


@pytest.mark.parametrize(
    ("answer", "key", "is_ours"),
    [("550 no such user", "mail-refused", False), ("451 later", "mail-refused", True)],
)
async def test_an_address_may_be_refused(answer: str, key: str, is_ours: bool) -> None:
    with open_office() as office:
        office.refusal = answer
        with pytest.raises(DeliveryError) as refused:
            await sent_with(office.url)
        assert (refused.value.key, refused.value.is_ours) == (key, is_ours)
        office.refusal, office.data_refusal = "", "552 too long"
        with pytest.raises(DeliveryError) as refused:
            await sent_with(office.url)
        assert not refused.value.may_have_arrived


async def test_a_mail_that_may_have_arrived_is_not_repeated() -> None:
    with open_office() as office:
        office.is_dying = True
        with pytest.raises(DeliveryError) as lost:
            await sent_with(office.url)
        assert lost.value.may_have_arrived
        assert len(office.mail) == 1


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A key and a certificate for this machine, in one file."""
    file = tmp_path_factory.mktemp("tls") / "both.pem"
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("openssl is not installed")
    request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    both = ["-keyout", str(file), "-out", str(file.with_suffix(".crt"))]
    subprocess.run([openssl, *request, *subject, *both], check=True, capture_output=True)
    file.write_text(file.read_text() + file.with_suffix(".crt").read_text())
    return file


async def test_the_password_is_sent_over_tls_alone(
    certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(certificate)
    with open_office(tls) as office:
        url = f"smtp://{USER}:{PASSWORD}@localhost:{office.port}"
        with pytest.raises(DeliveryError) as refused:  # nobody vouches for the certificate
            await sent_with(url)
        assert refused.value.is_ours
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        await sent_with(url)
        assert len(office.mail) == 1
        with pytest.raises(DeliveryError):
            await sent_with(url.replace(PASSWORD, "wrong"))
        assert len(office.mail) == 1


@pytest.mark.parametrize(
    "url", ["http://x", "smtp://", "smtp://x:99999", "smtp://x/path", "mail.example.org"]
)
def test_some_mail_servers_are_refused_without_their_password(url: str) -> None:
    with pytest.raises(ServerError) as refused:
        mail_server(url.replace("x", "user:secret@x"), "", "example.org")
    assert refused.value.key == "bad-smtp"
    assert "secret" not in str(refused.value)


def test_the_password_is_not_shown_with_the_configuration() -> None:
    assert "secret" not in repr(Config("x", smtp="smtp://user:secret@mail.example.org"))


@pytest.mark.parametrize(
    ("url", "sender", "expected"),
    [
        ("smtp://mail.example.org", "", "Pandemonium <pandemonium@games.example.org>"),
        ("smtp://a%40example.org:p@mail.example.org", "", "Pandemonium <a@example.org>"),
        ("smtps://mail.example.org", "Games <g@example.org>", "Games <g@example.org>"),
    ],
)
def test_mail_has_a_sender(url: str, sender: str, expected: str) -> None:
    assert mail_server(url, sender, "games.example.org").sender == expected


@pytest.mark.parametrize(
    "address",
    ["ada", "ada@", "@example.org", "a b@example.org", "a@b@c.org", "a@x", "a@x.org\nX"],
)
def test_some_addresses_are_not_written_to(address: str) -> None:
    with pytest.raises(ServerError):
        check_address(address)


async def test_a_stranger_gets_few_codes(tmp_path: Path) -> None:
    with open_office() as office:
        async with serving(tmp_path, smtp=office.url, is_limited=True) as url:
            statuses = []
            for number in range(5):
                guest = await Guest.connect(url, f"Guest {number}")
                body = {"address": "Victim@example.org" if number % 2 else "victim@example.org"}
                answer = await guest.http.put("/api/me/notifications/email", json=body)
                statuses.append(answer.status_code)
        assert statuses == [200, 200, 200, 429, 429]
        assert len(office.mail) == 3
