"""The sender: sends what is in the outbox, on one server of each database."""

import asyncio
import hashlib
import logging
from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING

from pandemonium.app.errors import ServerError
from pandemonium.engine.errors import PandemoniumError
from pandemonium.server.limits import LimitError
from pandemonium.server.notifications import webhooks
from pandemonium.server.notifications.channels import EMAIL, Channel, Channels
from pandemonium.server.notifications.errors import DeliveryError
from pandemonium.server.notifications.mail import Mailer
from pandemonium.server.notifications.outbound import Outbound
from pandemonium.server.notifications.outbox import Outbox, Queued
from pandemonium.server.notifications.schedule import due
from pandemonium.server.notifications.wording import Notification, turn_notification

if TYPE_CHECKING:
    from pandemonium.server.server import Server

log = logging.getLogger(__name__)

LEASE = "notifications"  # taken in place of a table
EVERY = 5.0  # seconds between two looks into the outbox
AT_ONCE = 32  # people who are notified at the same time
EXPIRES = 3 * 24 * 3600.0  # seconds after which a message is no longer worth sending
MAIL_BACKOFF = 60.0  # seconds after a failure of our mail server

Key = tuple[str, str]  # a person and a channel


class NotificationSender:
    """Sends notifications for as long as the server runs."""

    def __init__(
        self, server: "Server", channels: Channels, outbound: Outbound, mailer: Mailer
    ) -> None:
        self._server = server
        self._channels = channels
        self._outbound = outbound
        self._mailer = mailer
        self._outbox = Outbox(server.store, server.hub.name)
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._busy: set[Key] = set()

    async def run(self) -> None:
        """Send what is due, for as long as the server runs."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                for key, queued in (await self.due()).items():
                    self._server.hub.spawn(self.send(key, queued))
            except PandemoniumError as problem:  # the next round does it
                log.warning("the outbox could not be read: %s", problem)

    async def reschedule(self, identity_id: str) -> None:
        """Recompute when to send the messages to a person: their preferences have changed."""
        await self._outbox.reschedule(identity_id, self._server.hub.now())

    async def due(self) -> dict[Key, list[Queued]]:
        """What this server is to send now, by person and channel."""
        if not await self._server.store.locks.try_acquire(LEASE):
            return {}
        await self._outbox.drop_abandoned()
        grouped: dict[Key, list[Queued]] = defaultdict(list)
        for item in await self._outbox.due(self._server.hub.now()):
            if (item.identity_id, item.channel) not in self._busy:
                grouped[item.identity_id, item.channel].append(item)
        self._busy.update(grouped)
        return grouped

    async def send(self, key: Key, queued: list[Queued]) -> None:
        """Send one message about all these turns to a person, or postpone it."""
        try:
            async with self._slots:
                await self._send(key, queued)
        except PandemoniumError as problem:  # it stays in the outbox
            log.warning("a notification was not sent: %s", problem.key)
        finally:
            self._busy.discard(key)

    async def _send(self, key: Key, queued: list[Queued]) -> None:
        who, name = key
        now = self._server.hub.now()
        channel = (await self._channels.of(who)).get(name)
        preferences = await self._channels.preferences(who)
        tables = await self._outbox.called_tables(queued, self._server.config.public_url)
        dropped = [item for item in queued if not self._is_wanted(item, channel, tables, now)]
        await self._outbox.remove(dropped)
        wanted = [item for item in queued if item not in dropped]
        if channel is None or not wanted:
            return
        times = [max(due(preferences, item.queued, now), channel.retry_at) for item in wanted]
        late = [item for item, time in zip(wanted, times, strict=True) if time > now]
        if late:
            await self._outbox.postpone(late, max(times))
        claimed = await self._outbox.claim(item for item in wanted if item not in late)
        if not claimed:
            return
        words = self._server.hub.words(preferences.language)
        called = [tables[item.table_id] for item in claimed]
        message = turn_notification(called, self._server.config.public_url, words)
        await self._settle(channel, claimed, message, now)

    def _is_wanted(
        self, item: Queued, channel: Channel | None, tables: Iterable[str], now: float
    ) -> bool:
        """Whether a message is still worth sending."""
        if channel is None or not channel.is_on or item.table_id not in tables:
            return False
        live = self._server.hub.tables.get(item.table_id)
        is_looking = live is not None and item.identity_id in live.looking
        return not is_looking and now - item.queued < EXPIRES

    async def _settle(
        self, channel: Channel, claimed: list[Queued], message: Notification, now: float
    ) -> None:
        """Send a message; delete it from the outbox, or try again later."""
        try:
            await self.deliver(channel, message, _digest_of(claimed))
        except LimitError as problem:
            await self._outbox.postpone(claimed, now + int(str(problem.details["seconds"])))
        except DeliveryError as problem:
            self._count(channel, problem.key)
            if problem.is_ours:
                retry_at = now + MAIL_BACKOFF
                await self._channels.delay(channel, retry_at)
            else:
                retry_at = await self._channels.failed(channel, now, problem.key)
            if problem.may_have_arrived:
                await self._outbox.remove(claimed)
            else:
                await self._outbox.postpone(claimed, retry_at)
        else:
            self._count(channel, "sent")
            await self._outbox.remove(claimed)
            await self._channels.succeeded(channel)

    async def deliver(self, channel: Channel, message: Notification, message_id: str) -> None:
        """Send a message on a channel; `DeliveryError` or `LimitError` if that fails."""
        if channel.channel != EMAIL:
            try:
                await webhooks.send(self._outbound, channel.address, channel.form, message)
            except DeliveryError:
                raise
            except ServerError as problem:  # an address that newer rules forbid
                raise DeliveryError(problem.key) from None
            return
        self._server.limits.spend("mail", channel.identity_id)
        public_url = self._server.config.public_url
        unsubscribe = f"{public_url}/unsubscribe/{channel.unsubscribe}"
        preferences = await self._channels.preferences(channel.identity_id)
        words = self._server.hub.words(preferences.language)
        link = "" if len(message.tables) > 1 else f"\n{message.url}\n"
        footer = words.text("mail-footer", url=unsubscribe)
        text = f"{message.text}\n{link}\n-- \n{footer}\n"
        await self._mailer.send(channel.address, message.title, text, message_id, unsubscribe)

    def _count(self, channel: Channel, outcome: str) -> None:
        self._server.metrics.count("notifications", channel=channel.channel, outcome=outcome)


def _digest_of(queued: Iterable[Queued]) -> str:
    """The id of a message about these turns; it reveals none of them."""
    about = sorted((item.identity_id, item.table_id, item.turn) for item in queued)
    return hashlib.sha256(repr(about).encode()).hexdigest()[:32]
