"""E-mail by SMTP, if the operator has configured a server."""

import asyncio
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email import policy
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from functools import partial
from urllib.parse import unquote, urlsplit

from pandemonium.app.errors import ServerError
from pandemonium.server import addresses
from pandemonium.server.notifications.errors import DeliveryError

TIMEOUT = 15.0  # seconds for each step of the dialogue
THREADS = 4  # mails that are sent at once
MAX_ADDRESS_LENGTH = 254
ADDRESS = re.compile(r"[^\s@<>()\[\],;:\"\\]+@[^\s@<>()\[\],;:\"\\]+\.[A-Za-z0-9-]{2,}")
PORTS = {"smtp": 587, "smtps": 465}
OK = 250


@dataclass(frozen=True)
class MailServer:
    """Where mail is handed over. `smtp` needs STARTTLS unless the host is this machine."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str

    @property
    def is_local(self) -> bool:
        """Whether nobody can listen in."""
        address = addresses.parse(self.host)
        return self.host == "localhost" or (address is not None and address.is_loopback)


def mail_server(url: str, sender: str, host: str) -> MailServer:
    """The mail server of a URL such as `smtp://user:password@mail.example.org:587`.

    Without a sender, mail comes from the user, or from `pandemonium` at this host.
    """
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS[parts.scheme]
        if not parts.hostname or parts.path.strip("/") or parts.query:
            raise ValueError
    except (ValueError, KeyError):
        raise ServerError("bad-smtp") from None  # it may hold a password: do not repeat it
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    sender = sender or (user if "@" in user else f"pandemonium@{host}")
    name, address = parseaddr(sender)
    try:
        sender = str(Address(name or "Pandemonium", addr_spec=address))
    except (ValueError, IndexError):
        raise ServerError("bad-mail-from", {"sender": sender}) from None
    return MailServer(parts.scheme, parts.hostname, port, user, password, sender)


def check_address(address: str) -> None:
    """Raise `ServerError` unless this looks like an e-mail address."""
    if len(address) > MAX_ADDRESS_LENGTH or not ADDRESS.fullmatch(address) or ".." in address:
        raise ServerError("bad-email")


class Mailer:
    """Sends e-mail in threads of its own."""

    def __init__(self, server: MailServer | None) -> None:
        """Without a server nothing can be sent."""
        self._server = server
        self._threads = ThreadPoolExecutor(THREADS, "mail")

    @property
    def is_available(self) -> bool:
        """Whether the operator has configured a server."""
        return self._server is not None

    def close(self) -> None:
        """Send nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def send(
        self, to: str, subject: str, text: str, message_id: str, unsubscribe: str = ""
    ) -> None:
        """Send a mail; `DeliveryError` if that fails. `unsubscribe` is a link for mail programs."""
        if self._server is None:
            raise DeliveryError("mail-unavailable", is_ours=True)
        message = EmailMessage()
        message["From"] = self._server.sender
        message["To"] = to
        message["Subject"] = " ".join(subject.split())
        message["Date"] = formatdate(usegmt=True)
        domain = self._server.sender.rpartition("@")[2].rstrip(">")
        message["Message-ID"] = f"<{message_id}@{domain}>"
        message["Auto-Submitted"] = "auto-generated"
        if unsubscribe:
            message["List-Unsubscribe"] = f"<{unsubscribe}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        work = partial(_deliver, self._server, to, message)
        await asyncio.get_running_loop().run_in_executor(self._threads, work)


def _deliver(server: MailServer, to: str, message: EmailMessage) -> None:
    """Hand a mail over to the server; runs in a thread."""
    try:
        client = _connect(server)
    except (OSError, smtplib.SMTPException):
        raise DeliveryError("mail-server", is_ours=True) from None
    try:
        _hand_over(client, parseaddr(server.sender)[1], to, message)
    finally:
        client.close()


def _connect(server: MailServer) -> smtplib.SMTP:
    """A connection that is encrypted, unless it stays on this machine, and signed in."""
    context = ssl.create_default_context()
    if server.scheme == "smtps":
        client: smtplib.SMTP = smtplib.SMTP_SSL(
            server.host, server.port, timeout=TIMEOUT, context=context
        )
    else:
        client = smtplib.SMTP(server.host, server.port, timeout=TIMEOUT)
    try:
        client.ehlo()
        if server.scheme == "smtp" and (client.has_extn("starttls") or not server.is_local):
            client.starttls(context=context)
            client.ehlo()
        if server.user:
            client.login(server.user, server.password)
    except BaseException:
        client.close()
        raise
    return client


def _hand_over(client: smtplib.SMTP, sender: str, to: str, message: EmailMessage) -> None:
    """The dialogue for one mail."""
    try:
        code, _ = client.mail(sender)
        if code != OK:
            raise DeliveryError("mail-server", is_ours=True)
        code, _ = client.rcpt(to)
        if code not in (250, 251):
            raise DeliveryError("mail-refused", is_ours=code < 500)  # 4xx: try again later
    except (OSError, smtplib.SMTPException):
        raise DeliveryError("mail-server", is_ours=True) from None
    try:
        code, _ = client.data(message.as_bytes(policy=policy.SMTP))
    except smtplib.SMTPDataError:
        raise DeliveryError("mail-server", is_ours=True) from None
    except (OSError, smtplib.SMTPException):
        raise DeliveryError("mail-server", is_ours=True, may_have_arrived=True) from None
    if code != OK:
        raise DeliveryError("mail-refused", is_ours=code < 500)
