"""Who somebody is, without accounts: a guest has a name, and a token that proves it.

Tokens, recovery codes and the secrets of feeds are handed out once and kept as hashes only: who
reads the database cannot act for anybody. They hold so much chance that guessing is hopeless, so a
plain hash does.
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

COLOURS = ("amber", "teal", "violet", "coral", "lime")  # as seats are shown
LONGEST_NAME = 40  # letters
TOKEN_BYTES = 32
ID_BYTES = 8
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that look like another
GROUPS, GROUP = 4, 5  # of a recovery code: 100 bits
PROOFS = ("token", "recovery", "feed")
LOCKED_OUT = "erased "  # before an id, where a hash would be: no secret has such a one
MISREAD = str.maketrans("OIL", "011")


class IdentityError(PandemoniumError, ValueError):
    """A name or a colour that nobody can have."""


class Identity(NamedTuple):
    """Somebody, as everybody may know them; the id proves nothing."""

    id: str
    name: str
    colour: str
    made: float


class NewGuest(NamedTuple):
    """An identity with what proves it, told this once."""

    identity: Identity
    token: str
    recovery: str


class Identities:
    """Everybody whom a server knows."""

    def __init__(self, store: Store) -> None:
        """Kept in a store."""
        self._store = store

    async def make(self, name: str, colour: str = "") -> NewGuest:
        """A new guest; without a colour they get one by lot."""
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
            "feed_hash": hash_of(secrets.token_urlsafe(TOKEN_BYTES)),  # of a feed nobody has yet
        }
        await self._store.change(insert(identities).values(row))
        return NewGuest(identity, token, recovery)

    async def find(self, token: str) -> Identity | None:
        """Whose token this is."""
        return await self._find(identities.c.token_hash == hash_of(token))

    async def valid_tokens(self, tokens: Collection[str]) -> set[str]:
        """Those of these tokens that still prove who somebody is."""
        by_hash = {hash_of(token): token for token in tokens}
        query = select(identities.c.token_hash).where(identities.c.token_hash.in_(by_hash))
        return {by_hash[row.token_hash] for row in await self._store.read(query)}

    async def find_by_feed(self, secret: str) -> Identity | None:
        """Whose feed this secret opens."""
        return await self._find(identities.c.feed_hash == hash_of(secret))

    async def get(self, identity_id: str) -> Identity | None:
        """Who has this id."""
        return await self._find(identities.c.id == identity_id)

    async def change(
        self, identity_id: str, name: str | None = None, colour: str | None = None
    ) -> Identity | None:
        """Somebody wants to be called or shown otherwise."""
        new = {} if name is None else {"name": cleaned_name(name)}
        new |= {} if colour is None else {"colour": _known_colour(colour)}
        if new:
            await self._set(identity_id, **new)
        return await self.get(identity_id)

    async def recover(self, code: str) -> NewGuest | None:
        """Move an identity to this device; its old token and this code are spent."""
        token, recovery = secrets.token_urlsafe(TOKEN_BYTES), _new_code()
        is_meant = identities.c.recovery_hash == hash_of(read_code(code))
        found = await self._find(is_meant)
        if found is None:
            return None
        # Of two who use a code in the same moment, one is first.
        changed = await self._store.change(
            update(identities)
            .where(is_meant)
            .values(token_hash=hash_of(token), recovery_hash=hash_of(recovery))
        )
        if not changed and await self.find(token) is None:  # else a lost connection hid it
            return None
        return NewGuest(found, token, recovery)

    async def renew_recovery(self, identity_id: str) -> str:
        """A new recovery code; the one before is good for nothing more."""
        code = _new_code()
        await self._set(identity_id, recovery_hash=hash_of(code))
        return code

    async def renew_feed(self, identity_id: str) -> str:
        """A new secret address for somebody's feed; the one before is good for nothing more."""
        secret = secrets.token_urlsafe(TOKEN_BYTES)
        await self._set(identity_id, feed_hash=hash_of(secret))
        return secret

    async def lock_out(self, identity_id: str, name: str) -> None:
        """Nobody can act for somebody any more; their name and colour are forgotten."""
        nothing = {f"{what}_hash": f"{LOCKED_OUT}{identity_id}" for what in PROOFS}
        await self._set(identity_id, name=name, colour=COLOURS[0], **nothing)

    async def locked_out(self) -> list[str]:
        """Those who are to be deleted, by id."""
        is_locked = identities.c.token_hash.startswith(LOCKED_OUT)
        rows = await self._store.read(select(identities.c.id).where(is_locked))
        return [row.id for row in rows]

    async def _set(self, identity_id: str, **values: Any) -> None:
        """Change what is kept of somebody."""
        whose = identities.c.id == identity_id
        await self._store.change(update(identities).where(whose).values(**values))

    async def _find(self, condition: ColumnElement[bool]) -> Identity | None:
        """The one of whom this is true."""
        rows = await self._store.read(select(*PUBLIC).where(condition))
        return Identity(*rows[0]) if rows else None


PUBLIC = tuple(identities.c[name] for name in Identity._fields)


def cleaned_name(name: str) -> str:
    """A name as it is shown: one line, without what turns or hides text."""
    visible = "".join(
        letter for letter in unicodedata.normalize("NFC", clean(name)) if _is_visible(letter)
    )
    cleaned = re.sub(r"\s+", " ", visible).strip()
    if not any(letter.isalnum() or unicodedata.category(letter) == "So" for letter in cleaned):
        raise IdentityError("name-empty")
    if len(cleaned) > LONGEST_NAME:
        raise IdentityError("name-too-long", {"most": LONGEST_NAME, "count": len(cleaned)})
    return cleaned


def _is_visible(letter: str) -> bool:
    """Whether a letter shows, or joins two that do (as in some scripts and in emoji)."""
    return unicodedata.category(letter) not in ("Cf", "Cn", "Co") or letter in "\u200c\u200d"


def _known_colour(colour: str) -> str:
    """The colour, if there is such a one."""
    if colour not in COLOURS:
        raise IdentityError("no-such-colour", {"colour": colour, "colours": list(COLOURS)})
    return colour


def _new_code() -> str:
    """A recovery code that a person can copy by hand: `7QK4M-...`."""
    groups = ("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
    return "-".join(groups)


def read_code(typed: str) -> str:
    """A code as it was handed out, however it was typed."""
    letters = re.sub(r"[^0-9A-Z]", "", typed.upper()).translate(MISREAD)
    return "-".join(letters[i : i + GROUP] for i in range(0, len(letters), GROUP))
