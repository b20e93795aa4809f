"""Devices: the browsers and programs in which a person is signed in, each with its own token.

Of a device the server stores the hash of its token, the kind of browser and system, and the day on
which it was last used.
"""

import contextlib
import secrets
import time
from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from pandemonium.app.errors import ServerError
from pandemonium.server.storage.batch_writer import hash_of
from pandemonium.server.storage.database import StoreError
from pandemonium.server.storage.sql_tables import device_codes, devices
from pandemonium.server.storage.store import Store
from pandemonium.server.tables.secret_codes import new_code, read_code

TOKEN_BYTES = 32
ID_BYTES = 8
CODE_GROUPS = 3  # 75 bits
CODE_SECONDS = 600.0  # for which a code can be used
MAX_DEVICES = 20  # of one person
SECONDS_OF_A_DAY = 86_400
# The first that a User-Agent header contains decides.
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "Firefox/": "Firefox",
    "FxiOS": "Firefox",
    "Chrome/": "Chrome",
    "CriOS": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Macintosh": "Mac",
    "Linux": "Linux",
}


class Device(NamedTuple):
    """A device as its person may see it."""

    id: str
    identity_id: str
    name: str
    made: float
    seen: int


class DeviceCode(NamedTuple):
    """A code that adds a device, and when it expires."""

    code: str
    expires: float


class Devices:
    """The devices of all people, as the store knows them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, token: str) -> Device | None:
        """The device with this token, if there is one."""
        rows = await self._store.read(select(*PUBLIC).where(devices.c.token_hash == hash_of(token)))
        return Device(*rows[0]) if rows else None

    async def of(self, identity_id: str) -> list[Device]:
        """The devices of a person, the last used first."""
        query = select(*PUBLIC).where(devices.c.identity_id == identity_id)
        latest = (devices.c.seen.desc(), devices.c.made.desc())
        return [Device(*row) for row in await self._store.read(query.order_by(*latest))]

    async def valid_tokens(self, tokens: Collection[str]) -> set[str]:
        """Those of these tokens that are valid."""
        by_hash = {hash_of(token): token for token in tokens}
        query = select(devices.c.token_hash).where(devices.c.token_hash.in_(by_hash))
        return {by_hash[row.token_hash] for row in await self._store.read(query)}

    async def note_use(self, device: Device, user_agent: str) -> None:
        """Store that a device is used today: at most one write a day."""
        today = int(time.time() // SECONDS_OF_A_DAY)
        if device.seen >= today:
            return
        values = {"seen": today, "name": device_name(user_agent) or device.name}
        with contextlib.suppress(StoreError):  # a full disk must not stop people from reading
            await self._store.change(
                update(devices).where(devices.c.id == device.id).values(values)
            )

    async def new_code(self, identity_id: str) -> DeviceCode:
        """A code that adds a device, once; the previous one stops working."""
        if len(await self.of(identity_id)) >= MAX_DEVICES:
            raise ServerError("too-many-devices", {"most": MAX_DEVICES})
        code = DeviceCode(new_code(CODE_GROUPS), time.time() + CODE_SECONDS)
        row = {
            "identity_id": identity_id,
            "code_hash": hash_of(code.code),
            "expires": code.expires,
        }

        def change(connection: Connection) -> None:
            connection.execute(
                delete(device_codes).where(device_codes.c.identity_id == identity_id)
            )
            connection.execute(insert(device_codes), row)

        await self._store.writer.write(change)
        return code

    async def add(self, code: str, user_agent: str) -> tuple[str, str] | None:
        """Add a device with a code: its identity and token, or None. It ends the code."""
        is_valid = device_codes.c.code_hash == hash_of(read_code(code))
        is_valid &= device_codes.c.expires > time.time()
        token = secrets.token_urlsafe(TOKEN_BYTES)

        def change(connection: Connection) -> None:
            claim = delete(device_codes).where(is_valid).returning(device_codes.c.identity_id)
            for identity_id in connection.scalars(claim).all():
                connection.execute(insert(devices), new_row(identity_id, token, user_agent))

        await self._store.writer.write(change)
        device = await self.find(token)  # a lost connection cannot hide it
        return None if device is None else (device.identity_id, token)

    async def remove(self, identity_id: str, device_id: str) -> bool:
        """Sign out a device of a person; whether they had it."""
        is_it = (devices.c.id == device_id) & (devices.c.identity_id == identity_id)
        is_there = bool(await self._store.read(select(devices.c.id).where(is_it)))
        await self._store.change(delete(devices).where(is_it))
        return is_there


PUBLIC = tuple(devices.c[name] for name in Device._fields)


def new_row(identity_id: str, token: str, user_agent: str) -> dict[str, object]:
    """The row of a new device."""
    now = time.time()
    return {
        "id": secrets.token_hex(ID_BYTES),
        "identity_id": identity_id,
        "token_hash": hash_of(token),
        "name": device_name(user_agent),
        "made": now,
        "seen": int(now // SECONDS_OF_A_DAY),
    }


def device_name(user_agent: str) -> str:
    """Browser and system of a User-Agent header, without versions; empty if they are unknown."""
    parts = [
        next((name for mark, name in known.items() if mark in user_agent), "")
        for known in (BROWSERS, SYSTEMS)
    ]
    return " · ".join(filter(None, parts))
