"""Guests: what proves who somebody is, and what they may be called."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from pandemonium.server.storage.database import FILE
from pandemonium.server.storage.store import Store
from pandemonium.server.tables.identities import (
    COLOURS,
    Identities,
    IdentityError,
    cleaned_name,
)
from pandemonium.server.tables.secret_codes import read_code


async def test_a_token_proves_who_somebody_is(identities: Identities) -> None:
    ada, bea = await identities.make("Ada", "teal"), await identities.make("Bea")
    assert await identities.find(ada.token) == ada.identity
    assert await identities.find(bea.token) == bea.identity
    assert (ada.identity.name, ada.identity.colour) == ("Ada", "teal")
    assert bea.identity.colour in COLOURS
    for wrong in ("", ada.token[:-1], ada.identity.id, "\ud800\x00"):
        assert await identities.find(wrong) is None
    assert len(ada.token) >= 43  # 256 bits


async def test_a_code_moves_somebody_to_another_device_once(identities: Identities) -> None:
    ada = await identities.make("Ada")
    typed = ada.recovery.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    moved = await identities.recover(typed)
    assert moved is not None
    assert moved.identity == ada.identity
    assert await identities.find(moved.token) == ada.identity
    assert await identities.find(ada.token) is None
    assert await identities.recover(ada.recovery) is None
    again = await identities.recover(moved.recovery)
    assert again is not None


async def test_of_two_who_use_a_code_at_once_one_succeeds(identities: Identities) -> None:
    ada = await identities.make("Ada")
    results = await asyncio.gather(*(identities.recover(ada.recovery) for _ in range(5)))
    winners = [result for result in results if result is not None]
    assert len(winners) == 1
    assert await identities.find(winners[0].token) == ada.identity


async def test_codes_and_feeds_are_renewed(identities: Identities) -> None:
    ada = await identities.make("Ada")
    code, feed = (
        await identities.renew_recovery(ada.identity.id),
        await identities.renew_feed(ada.identity.id),
    )
    assert await identities.find_by_feed(feed) == ada.identity
    newer = await identities.renew_feed(ada.identity.id)
    assert await identities.find_by_feed(feed) is None
    assert await identities.find_by_feed(newer) == ada.identity
    assert await identities.find(newer) is None  # it opens the feed and nothing else
    assert await identities.recover(ada.recovery) is None
    assert await identities.recover(code) is not None


async def test_somebody_may_be_called_otherwise(identities: Identities) -> None:
    ada, bea = await identities.make("Ada"), await identities.make("Bea")
    changed = await identities.change(ada.identity.id, name="  Ada\tL. ", colour="lime")
    assert changed == ada.identity._replace(name="Ada L.", colour="lime")
    with pytest.raises(IdentityError, match="amber, teal"):
        await identities.change(ada.identity.id, colour="red")
    assert await identities.get(ada.identity.id) == changed
    assert await identities.get(bea.identity.id) == bea.identity


async def test_nothing_that_proves_anything_is_kept(tmp_path: Path) -> None:
    store = await Store.open(tmp_path)
    identities = Identities(store)
    ada = await identities.make("Ada")
    feed = await identities.renew_feed(ada.identity.id)
    code = (await identities.devices.new_code(ada.identity.id)).code
    await store.close()
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as connection:
        tables = ("identities", "devices", "device_codes")
        rows = [connection.execute(f"SELECT * FROM {name}").fetchall() for name in tables]
    assert all(rows)
    kept = str(rows)
    for secret in (ada.token, ada.recovery, read_code(ada.recovery), feed, code):
        assert secret not in kept


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ada", "Ada"),
        (" Ada \n Lovelace ", "Ada Lovelace"),
        ("e\u0301lise", "élise"),
        ("A\u202eda\u200b", "A?da"),
        ("王小明", "王小明"),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_a_name_is_one_plain_line(given: str, shown: str) -> None:
    assert cleaned_name(given) == shown


@pytest.mark.parametrize("given", ["", " ", "\u200b", "...", "\u202e", "x" * 41])
def test_some_names_nobody_can_have(given: str) -> None:
    with pytest.raises(IdentityError):
        cleaned_name(given)
