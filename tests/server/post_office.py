"""A mail server on this machine for the tests, and the mail that it got."""

import contextlib
import ssl
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from tests.server.network import free_port

USER, PASSWORD = "games", "s3cret"


class PostOffice:
    """The mail that came, in order; it may refuse some."""

    def __init__(self) -> None:
        self.mail: list[EmailMessage] = []
        self.senders: list[str | None] = []
        self.refusal = ""  # the answer to a recipient, if not OK
        self.data_refusal = ""  # the answer to the text of a mail, if not OK
        self.is_dying = False  # closes the connection after the text of a mail
        self.port = 0

    async def handle_RCPT(  # noqa: N802 - aiosmtpd calls it
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: object
    ) -> str:
        """Somebody is to get mail."""
        envelope.rcpt_tos.append(address)
        return self.refusal or "250 OK"

    async def handle_DATA(  # noqa: N802 - aiosmtpd calls it
        self, server: SMTP, _session: Session, envelope: Envelope
    ) -> str:
        """The text of a mail."""
        if self.data_refusal:
            return self.data_refusal
        assert isinstance(envelope.content, bytes)
        message = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        assert envelope.rcpt_tos == [message["To"]]
        self.mail.append(message)
        self.senders.append(envelope.mail_from)
        if self.is_dying:
            assert server.transport is not None
            server.transport.close()
        return "250 OK"

    @property
    def url(self) -> str:
        """The server, without a password."""
        return f"smtp://127.0.0.1:{self.port}"


def authenticate(
    _server: SMTP, _session: Session, _envelope: Envelope, _mechanism: str, given: object
) -> AuthResult:
    """Whether these are the user and the password."""
    expected = LoginPassword(USER.encode(), PASSWORD.encode())
    return AuthResult(success=given == expected)


@contextlib.contextmanager
def open_office(tls: ssl.SSLContext | None = None) -> Iterator[PostOffice]:
    """A mail server for as long as the block lasts; with TLS it asks for a password."""
    office = PostOffice()
    office.port = free_port()
    settings: Any = {"tls_context": tls, "authenticator": authenticate, "auth_required": True}
    controller = Controller(
        office, hostname="127.0.0.1", port=office.port, **(settings if tls else {})
    )
    controller.start()
    try:
        yield office
    finally:
        controller.stop()
