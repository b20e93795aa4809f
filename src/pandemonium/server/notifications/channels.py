"""Where and how people want to be notified, as the store knows it."""

import secrets
import time
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from pandemonium.server.notifications.schedule import Preferences
from pandemonium.server.storage.batch_writer import hash_of
from pandemonium.server.storage.sql_tables import (
    notification_channels,
    notification_settings,
    outbox,
)
from pandemonium.server.storage.store import Store
from pandemonium.server.tables.secret_codes import new_code, read_code

ChannelName = Literal["webhook", "email"]
WEBHOOK: ChannelName = "webhook"
EMAIL: ChannelName = "email"
CODE_GROUPS = 2  # 50 bits; attempts are rate-limited
CODE_SECONDS = 3600.0  # for which a code confirms an address
SECRET_BYTES = 32
MAX_FAILURES = 8  # in a row, until a channel is switched off
FIRST_BACKOFF, MAX_BACKOFF = 60.0, 6 * 3600.0  # seconds; doubles with each failure


class Channel(NamedTuple):
    """A webhook or an e-mail address of a person."""

    identity_id: str
    channel: ChannelName
    address: str
    form: str
    confirmed: bool
    failures: int
    retry_at: float
    problem: str
    unsubscribe: str

    @property
    def is_on(self) -> bool:
        """Whether messages are sent there."""
        return self.confirmed and not self.problem


class Channels:
    """The channels and preferences of all people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def preferences(self, identity_id: str) -> Preferences:
        """The preferences of a person; the defaults, if they have set none."""
        columns = [notification_settings.c[name] for name in asdict(Preferences())]
        is_theirs = notification_settings.c.identity_id == identity_id
        rows = await self._store.read(select(*columns).where(is_theirs))
        return Preferences(*rows[0]) if rows else Preferences()

    async def set_preferences(self, identity_id: str, preferences: Preferences) -> None:
        """Replace the preferences of a person."""
        row = {"identity_id": identity_id, **asdict(preferences)}

        def change(connection: Connection) -> None:
            is_theirs = notification_settings.c.identity_id == identity_id
            connection.execute(delete(notification_settings).where(is_theirs))
            connection.execute(insert(notification_settings), row)

        await self._store.writer.write(change)

    async def of(self, identity_id: str) -> dict[str, Channel]:
        """The channels of a person, by name."""
        found = await self._find(notification_channels.c.identity_id == identity_id)
        return {channel.channel: channel for channel in found}

    async def set_webhook(self, identity_id: str, url: str, form: str) -> None:
        """Replace the webhook of a person, and switch it on."""
        await self._replace(identity_id, WEBHOOK, address=url, form=form, confirmed=True)

    async def set_email(self, identity_id: str, address: str) -> str:
        """Replace the e-mail address of a person; returns the code that confirms it."""
        code = new_code(CODE_GROUPS)
        await self._replace(
            identity_id,
            EMAIL,
            address=address,
            code_hash=hash_of(code),
            code_expires=time.time() + CODE_SECONDS,
        )
        return code

    async def confirm(self, identity_id: str, code: str) -> bool:
        """Confirm an e-mail address with its code; whether it was right."""
        columns = notification_channels.c
        is_right = _is(identity_id, EMAIL) & (columns.code_hash == hash_of(read_code(code)))
        is_right &= columns.code_expires > time.time()
        values = {"confirmed": True, "code_hash": ""}
        return (
            await self._store.change(update(notification_channels).where(is_right).values(values))
            > 0
        )

    async def remove(self, identity_id: str, channel: str) -> None:
        """Delete a channel, with what waits to be sent there."""
        await self._remove(_is(identity_id, channel))

    async def find_unsubscribe(self, secret: str) -> Channel | None:
        """The channel whose messages have this unsubscribe link, if there is one."""
        found = await self._find(notification_channels.c.unsubscribe == secret)
        return found[0] if found else None

    async def succeeded(self, channel: Channel) -> None:
        """A message was delivered: forget earlier failures."""
        if channel.failures or channel.problem:
            await self._update(channel, failures=0, retry_at=0.0, problem="")

    async def failed(self, channel: Channel, now: float, problem: str) -> float:
        """Count a failure; returns when to try again. After several the channel is off."""
        failures = channel.failures + 1
        retry_at = now + backoff(failures)
        is_off = failures >= MAX_FAILURES
        await self._update(
            channel, failures=failures, retry_at=retry_at, problem=problem if is_off else ""
        )
        return retry_at

    async def delay(self, channel: Channel, until: float) -> None:
        """Send nothing there before a time."""
        await self._update(channel, retry_at=until)

    async def _replace(self, identity_id: str, channel: str, **values: Any) -> None:
        """Replace a channel; what waits for the old address is dropped."""
        row: Mapping[str, Any] = {
            "identity_id": identity_id,
            "channel": channel,
            "form": "",
            "confirmed": False,
            "failures": 0,
            "retry_at": 0.0,
            "problem": "",
            "code_hash": "",
            "code_expires": 0.0,
            "unsubscribe": secrets.token_urlsafe(SECRET_BYTES),
            **values,
        }

        def change(connection: Connection) -> None:
            _delete(connection, identity_id, channel)
            connection.execute(insert(notification_channels), row)

        await self._store.writer.write(change)

    async def _remove(self, condition: ColumnElement[bool]) -> None:
        def change(connection: Connection) -> None:
            query = select(notification_channels).where(condition)
            for row in connection.execute(query).all():
                _delete(connection, row.identity_id, row.channel)

        await self._store.writer.write(change)

    async def _update(self, channel: Channel, **values: Any) -> None:
        """Update a channel, unless it was replaced meanwhile."""
        is_same = notification_channels.c.unsubscribe == channel.unsubscribe
        await self._store.change(update(notification_channels).where(is_same).values(values))

    async def _find(self, condition: ColumnElement[bool]) -> list[Channel]:
        columns = [notification_channels.c[name] for name in Channel._fields]
        return [Channel(*row) for row in await self._store.read(select(*columns).where(condition))]


def backoff(failures: int) -> float:
    """Seconds to wait after this many failures in a row."""
    return min(FIRST_BACKOFF * 2.0 ** (failures - 1), MAX_BACKOFF)


def _is(identity_id: str, channel: str) -> ColumnElement[bool]:
    """Whether a row is this channel of a person."""
    columns = notification_channels.c
    return (columns.identity_id == identity_id) & (columns.channel == channel)


def _delete(connection: Connection, identity_id: str, channel: str) -> None:
    """Delete a channel and what waits for it."""
    connection.execute(delete(notification_channels).where(_is(identity_id, channel)))
    is_waiting = (outbox.c.identity_id == identity_id) & (outbox.c.channel == channel)
    connection.execute(delete(outbox).where(is_waiting))
