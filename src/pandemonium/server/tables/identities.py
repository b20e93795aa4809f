"""Identities without accounts: a guest has a name, and devices whose tokens prove who they are.

Tokens, recovery codes and the secrets of feeds are shown once and stored as hashes: a leaked
database grants no access. They are long and random, so a plain hash without salt is enough.
"""

import re
import secrets
import time
import unicodedata
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from pandemonium.engine.errors import PandemoniumError
from pandemonium.locale.cleaning import clean
from pandemonium.server.storage.batch_writer import hash_of
from pandemonium.server.storage.sql_tables import (
    device_codes,
    devices,
    guests,
    identities,
    notification_channels,
    notification_settings,
    outbox,
    rated_players,
    shared_games,
)
from pandemonium.server.storage.store import Store
from pandemonium.server.tables.devices import PUBLIC as DEVICE
from pandemonium.server.tables.devices import TOKEN_BYTES, Device, Devices, new_row
from pandemonium.server.tables.secret_codes import new_code, read_code
from pandemonium.table.limits import MAX_NAME_LENGTH

COLOURS = ("amber", "teal", "violet", "coral", "lime")  # as seats are shown
ID_BYTES = 8
RECOVERY_GROUPS = 4  # 100 bits
PROOFS = ("recovery", "feed")
LOCKED_OUT = "erased "  # prefix of an id in place of a hash; no secret has such a hash


class IdentityError(PandemoniumError, ValueError):
    """A name or a colour that is not allowed."""


class Identity(NamedTuple):
    """A guest as everybody may see them; the id proves nothing."""

    id: str
    name: str
    colour: str
    made: float


class NewGuest(NamedTuple):
    """An identity with the token of a device and, if it is new, its recovery code: shown once."""

    identity: Identity
    token: str
    recovery: str


class Identities:
    """The guests of a server, as its store knows them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.devices = Devices(store)

    async def make(self, name: str, colour: str = "", user_agent: str = "") -> NewGuest:
        """Create a guest; without a colour they get a random one."""
        identity = Identity(
            secrets.token_hex(ID_BYTES),
            cleaned_name(name),
            _known_colour(colour or secrets.choice(COLOURS)),
            time.time(),
        )
        token, recovery = secrets.token_urlsafe(TOKEN_BYTES), new_code(RECOVERY_GROUPS)
        row = {
            **identity._asdict(),
            "recovery_hash": hash_of(recovery),
            "feed_hash": hash_of(secrets.token_urlsafe(TOKEN_BYTES)),  # nobody has it yet
        }

        def change(connection: Connection) -> None:
            connection.execute(insert(identities), row)
            connection.execute(insert(devices), new_row(identity.id, token, user_agent))

        await self._store.writer.write(change)
        return NewGuest(identity, token, recovery)

    async def find(self, token: str, user_agent: str = "") -> Identity | None:
        """The guest with this token, if there is one; notes that the device is used today."""
        columns = (*PUBLIC, *(column.label(f"device_{column.name}") for column in DEVICE))
        joined = select(*columns).join(devices, devices.c.identity_id == identities.c.id)
        rows = await self._store.read(joined.where(devices.c.token_hash == hash_of(token)))
        if not rows:
            return None
        await self.devices.note_use(Device(*rows[0][len(PUBLIC) :]), user_agent)
        return Identity(*rows[0][: len(PUBLIC)])

    async def find_by_feed(self, secret: str) -> Identity | None:
        """The guest whose feed has this secret, if there is one."""
        return await self._find(identities.c.feed_hash == hash_of(secret))

    async def get(self, identity_id: str) -> Identity | None:
        """The guest with this id, if there is one."""
        return await self._find(identities.c.id == identity_id)

    async def change(
        self, identity_id: str, name: str | None = None, colour: str | None = None
    ) -> Identity | None:
        """Change a name or colour; returns the guest as they are now."""
        new = {} if name is None else {"name": cleaned_name(name)}
        new |= {} if colour is None else {"colour": _known_colour(colour)}
        if new:
            await self._set(identity_id, **new)
        return await self.get(identity_id)

    async def recover(self, code: str, user_agent: str = "") -> NewGuest | None:
        """Move an identity to this device; signs out all others, and ends this code."""
        token, recovery = secrets.token_urlsafe(TOKEN_BYTES), new_code(RECOVERY_GROUPS)
        has_code = identities.c.recovery_hash == hash_of(read_code(code))

        def change(connection: Connection) -> None:
            # Of two that use a code at the same time, one wins.
            claim = update(identities).where(has_code).returning(identities.c.id)
            found = connection.scalars(claim.values(recovery_hash=hash_of(recovery))).all()
            for identity_id in found:
                sign_out(connection, identity_id)
                connection.execute(insert(devices), new_row(identity_id, token, user_agent))

        await self._store.writer.write(change)
        identity = await self.find(token)  # a lost connection cannot hide it
        return None if identity is None else NewGuest(identity, token, recovery)

    async def add_device(self, code: str, user_agent: str = "") -> NewGuest | None:
        """Sign in another device with a code that one of them shows; the others stay."""
        added = await self.devices.add(code, user_agent)
        identity = None if added is None else await self.get(added[0])
        return None if added is None or identity is None else NewGuest(identity, added[1], "")

    async def renew_recovery(self, identity_id: str) -> str:
        """Replace the recovery code; the old one stops working."""
        code = new_code(RECOVERY_GROUPS)
        await self._set(identity_id, recovery_hash=hash_of(code))
        return code

    async def renew_feed(self, identity_id: str) -> str:
        """A new secret address for somebody's feed; the previous one stops working."""
        secret = secrets.token_urlsafe(TOKEN_BYTES)
        await self._set(identity_id, feed_hash=hash_of(secret))
        return secret

    async def lock_out(self, identity_id: str, name: str) -> None:
        """Revoke all access to an identity, and replace its name and colour."""
        locked = {f"{proof}_hash": f"{LOCKED_OUT}{identity_id}" for proof in PROOFS}
        values = {"name": name, "colour": COLOURS[0], **locked}

        def change(connection: Connection) -> None:
            is_this = identities.c.id == identity_id
            connection.execute(update(identities).where(is_this).values(values))
            forget(connection, identity_id)

        await self._store.writer.write(change)

    async def delete(self, identity_id: str) -> None:
        """Delete an identity, with everything that belongs to it alone."""
        is_this = identities.c.id == identity_id

        def change(connection: Connection) -> None:
            # Until this is committed, no server adds rows that refer to the identity.
            connection.execute(select(identities.c.id).where(is_this).with_for_update())
            forget(connection, identity_id)
            for table in (guests, rated_players, shared_games):
                connection.execute(delete(table).where(table.c.identity_id == identity_id))
            connection.execute(delete(identities).where(is_this))

        await self._store.writer.write(change)

    async def locked_out(self) -> list[str]:
        """The ids of identities whose deletion is not complete."""
        is_locked = identities.c.recovery_hash.startswith(LOCKED_OUT)
        rows = await self._store.read(select(identities.c.id).where(is_locked))
        return [row.id for row in rows]

    async def _set(self, identity_id: str, **values: Any) -> None:
        """Update columns of an identity."""
        is_this = identities.c.id == identity_id
        await self._store.change(update(identities).where(is_this).values(**values))

    async def _find(self, condition: ColumnElement[bool]) -> Identity | None:
        """The guest who meets a condition, if there is one."""
        rows = await self._store.read(select(*PUBLIC).where(condition))
        return Identity(*rows[0]) if rows else None


PUBLIC = tuple(identities.c[name] for name in Identity._fields)


def forget(connection: Connection, identity_id: str) -> None:
    """Delete how somebody signs in and is notified."""
    sign_out(connection, identity_id)
    for table in (outbox, notification_channels, notification_settings):
        connection.execute(delete(table).where(table.c.identity_id == identity_id))


def sign_out(connection: Connection, identity_id: str) -> None:
    """Delete all devices of a person, and the code that would add one."""
    for table in (devices, device_codes):
        connection.execute(delete(table).where(table.c.identity_id == identity_id))


def cleaned_name(name: str) -> str:
    """A name as it is shown: one line, without control and format characters."""
    visible = "".join(
        letter for letter in unicodedata.normalize("NFC", clean(name)) if _is_visible(letter)
    )
    cleaned = re.sub(r"\s+", " ", visible).strip()
    if not any(letter.isalnum() or unicodedata.category(letter) == "So" for letter in cleaned):
        raise IdentityError("name-empty")
    if len(cleaned) > MAX_NAME_LENGTH:
        raise IdentityError("name-too-long", {"most": MAX_NAME_LENGTH, "count": len(cleaned)})
    return cleaned


def _is_visible(letter: str) -> bool:
    """Whether a character shows, or joins two that do (as in some scripts and in emoji)."""
    return unicodedata.category(letter) not in ("Cf", "Cn", "Co") or letter in "\u200c\u200d"


def _known_colour(colour: str) -> str:
    """The colour; `IdentityError` if it is not one of `COLOURS`."""
    if colour not in COLOURS:
        raise IdentityError("no-such-colour", {"colour": colour, "colours": list(COLOURS)})
    return colour
