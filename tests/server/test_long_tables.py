"""However much has happened at a table, it can be watched, and all of it can be read."""

import asyncio
from pathlib import Path

import pytest

from pandemonium.app.table_core import TableCore
from pandemonium.app.updates import MAX_NEWS, MAX_NEWS_BYTES
from pandemonium.server.server import Server
from pandemonium.server.tables import live_table
from pandemonium.server.wire.connection import MAX_QUEUED, Connection
from pandemonium.table.entry import Entry
from tests.server.people import Message, Person, running, start

GAME = "mephisto"
LONG = 3000  # entries: more than a megabyte of news


async def long_table(server: Server, people: list[Person], entries: int = LONG) -> str:
    """A table at which people have talked for long."""
    table = await start(people, GAME)
    await talk(server, table, people[0], entries)
    live = await server.hub.table(table)
    assert live is not None
    await live.catch_up_to()
    return table


async def talk(server: Server, table: str, person: Person, entries: int) -> None:
    """As if another server had stored many entries."""
    lines = [
        Entry("said", person.guest.id, 1.0, {"text": f"{number} " + "blah " * 60})
        for number in range(entries)
    ]
    await server.store.append(table, server.hub.tables[table].number, lines)


def is_whole(news: list[Message]) -> bool:
    """Whether no number is missing between the first and the last."""
    numbers = [item["number"] for item in news]
    return numbers == list(range(numbers[0], numbers[0] + len(numbers)))


async def test_a_table_where_much_has_happened_can_be_watched(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        people = [await Person.connect(server, name) for name in ("Ada", "Bob")]
        table = await long_table(server, people)
        zoe = await Person.connect(server, "Zoe")
        shown = (await zoe.say(type="watch", table=table))[0]
        assert not zoe.closed
        assert shown["type"] == "table"
        assert shown["number"] > LONG
        assert 0 < len(shown["news"]) <= MAX_NEWS
        assert shown["news"][0]["number"] == shown["first"]
        assert shown["news"][-1]["number"] == shown["number"]
        assert is_whole(shown["news"])
        assert len(zoe.raw[-2]) < 4 * MAX_NEWS_BYTES  # the game itself is in it, too


async def test_all_that_happened_can_be_read_in_slices(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        people = [await Person.connect(server, name) for name in ("Ada", "Bob")]
        table = await long_table(server, people, entries=700)
        ada = people[0]
        shown = (await ada.say(type="watch", table=table, seat=0))[0]
        news = shown["news"]
        while news[0]["number"] > 1:
            before = news[0]["number"]
            past = await ada.do("history", table, seat=0, before=before)
            assert past["type"] == "past"
            assert past["seat"] == 0
            assert 0 < len(past["news"]) <= MAX_NEWS
            news = past["news"] + news
        assert is_whole(news)
        assert news[-1]["number"] == shown["number"]
        assert (await ada.do("history", table, seat=0, before=1))["news"] == []
        stranger = await ada.do("history", "nowhere", before=9)
        assert stranger["error"] == "no-such-table"


async def test_who_comes_back_is_sent_what_they_missed_or_the_newest_of_it(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        people = [await Person.connect(server, name) for name in ("Ada", "Bob")]
        table = await long_table(server, people, entries=700)
        ada = people[0]
        number = (await ada.say(type="watch", table=table))[0]["number"]
        few = (await ada.say(type="watch", table=table, since=number - 5))[0]
        assert [item["number"] for item in few["news"]] == list(range(number - 4, number + 1))
        assert few["first"] == number - 4
        none = (await ada.say(type="watch", table=table, since=number))[0]
        assert none["news"] == []
        assert none["first"] == number + 1
        many = (await ada.say(type="watch", table=table, since=1))[0]
        assert many["first"] == many["news"][0]["number"] > 2


async def test_what_happened_all_at_once_is_sent_in_part(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        people = [await Person.connect(server, name) for name in ("Ada", "Bob")]
        await long_table(server, people)
        await people[1].settle()
        received = people[1].last("news")
        assert not people[1].closed
        assert len(received["news"]) <= MAX_NEWS
        assert received["news"][-1]["number"] == received["number"] > LONG


async def test_the_history_of_a_seat_holds_what_that_seat_received(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        people = [await Person.connect(server, name) for name in ("Ada", "Bob")]
        table = await start(people, GAME, bots=["imp", "imp"], options={"teams": True})
        await people[0].do("say", table, text="a plan", team=True)
        for person, count in ((people[0], 1), (people[1], 0)):  # Bob is on the other team
            past = await person.do("history", table, seat=0, before=10_000)
            assert past["seat"] == server.hub.tables[table].session.seat_of(person.guest.id)
            kinds = [item["event"]["kind"] for item in past["news"]]
            assert kinds.count("said") == count


class StuckReader:
    """A connection whose client reads nothing until asked to."""

    def __init__(self, person: Person) -> None:
        """It waits."""
        self.goes_on = asyncio.Event()
        self.sent = 0
        self.closed: list[int] = []
        self.connection = Connection(person.server, person.guest, self._send, self._close)

    async def _send(self, _: str) -> None:
        await self.goes_on.wait()
        self.sent += 1

    async def _close(self, code: int, _: str) -> None:
        self.closed.append(code)


async def test_one_long_message_is_no_sign_of_a_slow_client(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        reader = StuckReader(await Person.connect(server, "Ada"))
        small, long = b'{"type":"pong"}', b'{"type":"%b"}' % (b"x" * 2 * MAX_QUEUED)
        for body in (small, long, small, small):
            reader.connection.send_bytes(body)
            await asyncio.sleep(0)
        assert reader.connection.is_open
        reader.goes_on.set()
        await asyncio.sleep(0.01)
        assert reader.sent == 4
        assert reader.connection.is_open


async def test_others_go_on_while_a_long_table_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rounds, seen = [0], set()
    apply = TableCore.apply

    def note_round(core: TableCore, entry: Entry) -> None:
        seen.add(rounds[0])
        apply(core, entry)

    async def count_rounds() -> None:
        while True:
            await asyncio.sleep(0)
            rounds[0] += 1

    async with running(tmp_path) as server:
        people = [await Person.connect(server, name) for name in ("Ada", "Bob")]
        table = await long_table(server, people, entries=700)
        del server.hub.tables[table]
        monkeypatch.setattr(TableCore, "apply", note_round)
        monkeypatch.setattr(live_table, "SLICE", 0.0)
        counting = asyncio.create_task(count_rounds())
        await server.hub.table(table)
        counting.cancel()
        assert len(seen) > 10
