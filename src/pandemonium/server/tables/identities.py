"""Identities without accounts: a guest has a name, and a bearer token that proves who they are.

Tokens, recovery codes and the secrets of feeds are shown once and stored as hashes: a leaked
database grants no access. They are long and random, so a plain hash without salt is enough.
"""

import re
import secrets
import time
import unicodedata
from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, insert, select, update

from pandemonium.engine.errors import PandemoniumError
from pandemonium.locale.cleaning import clean
from pandemonium.server.storage.batch_writer import hash_of
from pandemonium.server.storage.sql_tables import identities
from pandemonium.server.storage.store import Store
from pandemonium.table.limits import MAX_NAME_LENGTH

COLOURS = ("amber", "teal", "violet", "coral", "lime")  # as seats are shown
TOKEN_BYTES = 32
ID_BYTES = 8
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no two look alike (Crockford's base32)
GROUPS, GROUP = 4, 5  # of a recovery code: 100 bits
PROOFS = ("token", "recovery", "feed")
LOCKED_OUT = "erased "  # prefix of an id in place of a hash; no secret has such a hash
MISREAD = str.maketrans("OIL", "011")


class IdentityError(PandemoniumError, ValueError):
    """A name or a colour that is not allowed."""


class Identity(NamedTuple):
    """A guest as everybody may see them; the id proves nothing."""

    id: str
    name: str
    colour: str
    made: float


class NewGuest(NamedTuple):
    """An identity with its token and recovery code, which are shown once."""

    identity: Identity
    token: str
    recovery: str


class Identities:
    """The guests of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def make(self, name: str, colour: str = "") -> NewGuest:
        """Create a guest; without a colour they get a random one."""
        identity = Identity(
            secrets.token_hex(ID_BYTES),
            cleaned_name(name),
            _known_colour(colour or secrets.choice(COLOURS)),
            time.time(),
        )
        token, recovery = secrets.token_urlsafe(TOKEN_BYTES), _new_code()
        row = {
            **identity._asdict(),
            "token_hash": hash_of(token),
            "recovery_hash": hash_of(recovery),
            "feed_hash": hash_of(secrets.token_urlsafe(TOKEN_BYTES)),  # nobody has it yet
        }
        await self._store.change(insert(identities).values(row))
        return NewGuest(identity, token, recovery)

    async def find(self, token: str) -> Identity | None:
        """The guest with this token, if there is one."""
        return await self._find(identities.c.token_hash == hash_of(token))

    async def valid_tokens(self, tokens: Collection[str]) -> set[str]:
        """Those of these tokens that are valid."""
        by_hash = {hash_of(token): token for token in tokens}
        query = select(identities.c.token_hash).where(identities.c.token_hash.in_(by_hash))
        return {by_hash[row.token_hash] for row in await self._store.read(query)}

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

    async def recover(self, code: str) -> NewGuest | None:
        """Move an identity to this device; invalidates its old token and this code."""
        token, recovery = secrets.token_urlsafe(TOKEN_BYTES), _new_code()
        has_code = identities.c.recovery_hash == hash_of(read_code(code))
        identity = await self._find(has_code)
        if identity is None:
            return None
        # Of two that use a code at the same time, one wins.
        changed = await self._store.change(
            update(identities)
            .where(has_code)
            .values(token_hash=hash_of(token), recovery_hash=hash_of(recovery))
        )
        if not changed and await self.find(token) is None:  # else a lost connection hid it
            return None
        return NewGuest(identity, token, recovery)

    async def renew_recovery(self, identity_id: str) -> str:
        """Replace the recovery code; the old one stops working."""
        code = _new_code()
        await self._set(identity_id, recovery_hash=hash_of(code))
        return code

    async def renew_feed(self, identity_id: str) -> str:
        """A new secret address for somebody's feed; the one before is good for nothing more."""
        secret = secrets.token_urlsafe(TOKEN_BYTES)
        await self._set(identity_id, feed_hash=hash_of(secret))
        return secret

    async def lock_out(self, identity_id: str, name: str) -> None:
        """Revoke all access to an identity, and replace its name and colour."""
        nothing = {f"{what}_hash": f"{LOCKED_OUT}{identity_id}" for what in PROOFS}
        await self._set(identity_id, name=name, colour=COLOURS[0], **nothing)

    async def locked_out(self) -> list[str]:
        """The ids of identities whose deletion is not complete."""
        is_locked = identities.c.token_hash.startswith(LOCKED_OUT)
        rows = await self._store.read(select(identities.c.id).where(is_locked))
        return [row.id for row in rows]

    async def _set(self, identity_id: str, **values: Any) -> None:
        """Update columns of an identity."""
        whose = identities.c.id == identity_id
        await self._store.change(update(identities).where(whose).values(**values))

    async def _find(self, condition: ColumnElement[bool]) -> Identity | None:
        """The guest who meets a condition, if there is one."""
        rows = await self._store.read(select(*PUBLIC).where(condition))
        return Identity(*rows[0]) if rows else None


PUBLIC = tuple(identities.c[name] for name in Identity._fields)


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


def _new_code() -> str:
    """A recovery code that a person can copy by hand: `7QK4M-...`."""
    groups = ("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
    return "-".join(groups)


def read_code(typed: str) -> str:
    """A recovery code in its canonical form, however it was typed."""
    letters = re.sub(r"[^0-9A-Z]", "", typed.upper()).translate(MISREAD)
    return "-".join(letters[i : i + GROUP] for i in range(0, len(letters), GROUP))
