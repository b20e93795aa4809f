"""Notifications as a whole: what people set, and the sender."""

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from pandemonium.app.errors import ServerError
from pandemonium.locale.words import Words
from pandemonium.server.notifications import mail, webhooks
from pandemonium.server.notifications.channels import EMAIL, Channel, Channels
from pandemonium.server.notifications.errors import DeliveryError
from pandemonium.server.notifications.outbound import Outbound
from pandemonium.server.notifications.sender import NotificationSender
from pandemonium.server.notifications.wording import Notification, test_notification

if TYPE_CHECKING:
    from pandemonium.server.server import Server


@dataclass(frozen=True)
class Attempt:
    """The result of a test message."""

    channel: str
    problem: DeliveryError | None


class Notifier:
    """Notifies people, and keeps how they want to be notified."""

    def __init__(self, server: "Server") -> None:
        config = server.config
        self._server = server
        self.channels = Channels(server.store)
        self.outbound = Outbound(config.webhook_networks)
        self.mailer = mail.Mailer(
            mail.mail_server(
                config.smtp, config.mail_from, urlsplit(config.public_url).hostname or ""
            )
            if config.smtp
            else None
        )
        self.sender = NotificationSender(server, self.channels, self.outbound, self.mailer)

    def close(self) -> None:
        """Send nothing more."""
        self.outbound.close()
        self.mailer.close()

    async def set_webhook(self, identity_id: str, url: str, form: str) -> None:
        """Store a webhook; raises if this server may not call it."""
        if form == "ntfy":
            webhooks.topic_of(url)
        await self.outbound.check(url)
        await self.channels.set_webhook(identity_id, url, form)

    async def set_email(self, identity_id: str, address: str, words: Words) -> None:
        """Store an e-mail address, and send it the code that confirms it."""
        mail.check_address(address)
        if not self.mailer.is_available:
            raise ServerError("mail-unavailable")
        # Nobody can have this server write to a stranger again and again.
        self._server.limits.spend("mail-address", address.lower())
        code = await self.channels.set_email(identity_id, address)
        channel = (await self.channels.of(identity_id))[EMAIL]
        link = f"{self._server.config.public_url}/unsubscribe/{channel.unsubscribe}"
        text = words.text("mail-code-said", code=code, url=self._server.config.public_url)
        body = f"{text}\n\n-- \n{words.text('mail-footer', url=link)}\n"
        subject = words.text("mail-code")
        await self.mailer.send(address, subject, body, secrets.token_hex(16), link)

    async def test(self, identity_id: str, words: Words) -> list[Attempt]:
        """Send a test message on each channel of a person; one that works is on again."""
        message = test_notification(self._server.config.public_url, words)
        attempts = []
        for channel in (await self.channels.of(identity_id)).values():
            if channel.confirmed:
                attempts.append(await self._try(channel, message))
        return attempts

    async def _try(self, channel: Channel, message: Notification) -> Attempt:
        try:
            await self.sender.deliver(channel, message, secrets.token_hex(16))
        except DeliveryError as problem:
            return Attempt(channel.channel, problem)
        await self.channels.succeeded(channel)
        return Attempt(channel.channel, None)
