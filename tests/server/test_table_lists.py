"""The lists of tables, pushed to those who follow them: nobody has to ask again and again."""

from pathlib import Path
from typing import Any

import pytest

from pandemonium.server.tables import listing_writer
from pandemonium.server.wire import table_lists
from tests.server.people import Person, ready, running, table_for, turn, until

GAME = "lets-summon-demons"


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Changes are written and sent at once."""
    for name in ("PEOPLE_DEBOUNCE", "TURN_DEBOUNCE"):
        monkeypatch.setattr(listing_writer, name, 0.01)
    for name in ("DELAY", "PAUSE"):
        monkeypatch.setattr(table_lists, name, 0.01)


def lists(person: Person) -> list[dict[str, Any]]:
    """The messages with lists that somebody received."""
    return [message for message in person.messages if message["type"] == "tables"]


def ids(person: Person, name: str) -> list[str]:
    """The tables of a list, as a page that follows it shows them."""
    return [item["table"] for item in next(m[name] for m in reversed(lists(person)) if name in m)]


async def test_followers_get_both_lists_then_what_changes(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob, eve = [await Person.connect(server, name) for name in ("Ada", "Bob", "Eve")]
        for person in (ada, bob):
            [both] = await person.say(type="follow")
            assert (both["mine"], both["open"]) == ([], [])
        table = await table_for(ada, GAME, players=2, private=False)
        await until(lambda: ids(bob, "open") == [table] == ids(ada, "mine"))
        assert [set(message) & {"mine", "open"} for message in lists(bob)[1:]] == [{"open"}]
        assert not lists(eve)


async def test_a_private_table_is_sent_to_its_people_alone(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        for person in (ada, bob):
            await person.say(type="follow")
        received = len(bob.raw)
        secret = await table_for(ada, GAME, players=2, private=True)
        await until(lambda: ids(ada, "mine") == [secret])
        public = await table_for(ada, GAME, players=2, private=False)
        await until(lambda: ids(bob, "open") == [public])
        assert len(bob.raw) == received + 1
        assert secret not in bob.raw[-1]


async def test_a_page_learns_that_it_is_your_turn(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await table_for(ada, GAME, players=2, private=True)
        invite = server.hub.tables[table].stored.invite
        for person in (ada, bob):
            await person.say(type="watch", table=table, invite=invite)
            await person.say(type="follow")
        await bob.do("sit", table)
        await until(lambda: ids(bob, "mine") == [table])
        await ready([ada, bob], table)
        _, person, _ = await turn([ada, bob], table)

        def is_asked() -> bool:
            listing = next(m["mine"] for m in reversed(lists(person)) if "mine" in m)[0]
            return bool(listing["asked"]) and listing["status"] == "playing"

        await until(is_asked)


async def test_a_quiet_server_sends_nothing_and_nobody_is_sent_more_than_they_follow(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        await bob.say(type="follow")
        await bob.say(type="follow", on=False)
        await ada.say(type="follow")
        table = await table_for(ada, GAME, players=2, private=False)
        await until(lambda: ids(ada, "open") == [table])
        count = len(ada.raw)
        for _ in range(3):
            await server.hub.tables[table].listing.write_now()
            server.lists.changed({ada.guest.id}, is_open=True)
        await until(lambda: not server.lists._is_sending)
        assert len(ada.raw) == count
        assert len(lists(bob)) == 1


async def test_who_leaves_and_a_deleted_table_disappear(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await table_for(ada, GAME, players=2, private=False)
        await bob.do("sit", table)
        await bob.say(type="follow")
        await until(lambda: ids(bob, "mine") == [table])
        await bob.do("stand", table)
        await until(lambda: ids(bob, "mine") == [])
        assert ids(bob, "open") == [table]
        await server.retention.remove(table)
        await until(lambda: ids(bob, "open") == [])


async def test_the_pages_of_another_server_learn_of_it_too(postgres_url: str) -> None:
    async with running(postgres_url) as here, running(postgres_url) as there:
        ada, bob = await Person.connect(here, "Ada"), await Person.connect(there, "Bob")
        await bob.say(type="follow")
        table = await table_for(ada, GAME, players=2, private=False)
        await until(lambda: ids(bob, "open") == [table])
