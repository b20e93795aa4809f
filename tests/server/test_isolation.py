"""Tables with people's own cards: played in another process, and closed when they take too much."""

import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pandemonium.app.errors import ServerError
from pandemonium.app.messages import Hint
from pandemonium.app.table_core import TableCore
from pandemonium.engine.formats.pack import write_pack
from pandemonium.server.jobs.worker_pool import WorkerPool, WorkLimitError
from pandemonium.server.server import Server
from pandemonium.server.storage.store import OVER
from pandemonium.server.tables import isolation
from pandemonium.server.tables.hub import seal_of
from pandemonium.server.tables.live_table import LiveTable
from pandemonium.table.commands.making import CreateTable
from pandemonium.table.entry import SERVER, Entry
from tests.games.lets_summon_demons.test_work_limit import before_the_roll, chain
from tests.server.people import Person, play_on, ready, running, start, table_for, until

GAME = "lets-summon-demons"
OWN: dict[str, object] = {"id": "dog", "effect": [{"collect": 2}], "name": "Watchdog"}
PACK = write_pack([OWN])
HEAVY = write_pack(chain(20))
CLOSED = (
    "The server closed this table: its custom cards take more computing time than one action "
    "may use."
)


async def live_table(server: Server, table: str) -> LiveTable:
    live = await server.hub.table(table)
    assert live is not None
    return live


def is_isolated(live: LiveTable) -> bool:
    return live.isolated is not None


async def heavy_table(server: Server, people: list[Person]) -> str:
    """A game that was made before packs were checked, and will exceed the limit with its roll."""
    stored = server.store.new_table(GAME, people[0].guest.id, True)
    position = before_the_roll(20).save()
    made = CreateTable(GAME, seal_of(stored.secret), 2, {}, HEAVY, private=False, position=position)
    entries = [made.entry(people[0].guest.id, 1.0)]
    entries += [
        Entry("joined", person.guest.id, 1.0, {"name": person.guest.name, "seat": seat})
        for seat, person in enumerate(people)
    ]
    await server.store.make_table(stored, entries)
    for person in people:
        await person.say(type="watch", table=stored.id)
    await ready(people, stored.id)
    return stored.id


async def test_a_game_with_a_pack_is_what_its_entries_say(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        people = [await Person.connect(server, name) for name in ("Ada", "Bo")]
        table = await start(people, GAME, pack=PACK)
        live = await live_table(server, table)
        assert is_isolated(live)
        assert live.core.number == 0  # nothing of it is computed here
        await play_on(people, table, 30)
        for person in people:
            await person.say(type="watch", table=table)
        core = TableCore(table, live.stored.version)
        core.apply_all(await server.store.entries(table))
        assert core.number == live.number
        for person in people:
            seat = live.session.seats_of(person.guest.id)[0]
            body, _ = core.position(seat, [seat], "en")
            received = person.last("table")
            assert {**json.loads(body), "serial": received["serial"]} == received
        cards = person.last("table")["description"]["cards"]
        assert "Watchdog" in [card["name"] for card in cards]


async def test_why_not_what_if_hints_and_words_are_answered_there_too(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada = await Person.connect(server, "Ada", "fr")
        table = await start([ada], GAME, pack=PACK, players=2, bots=["imp"])
        live = await live_table(server, table)
        await until(lambda: live.session.deciding == 0)
        why = await ada.say(type="why", key="y", table=table, seat=0, what="end")
        assert (why[-1]["type"], why[-1]["clause"]) == ("because", "LSD 2.2")
        assert "terminer" in why[-1]["said"]
        consider = await ada.say(type="consider", key="c", table=table, seat=0, actions=["roll"])
        assert consider[-1]["barrier"] == "chance"
        refused = await ada.do("act", table, seat=0, actions=["end"])
        assert (refused["type"], refused["clause"]) == ("refused", "LSD 2.2")
        assert (await ada.say(type="read", key="r", table=table))[-1]["sections"]
        await ada.connection.answer_hint(Hint(key="h", table=table, seat=0))
        await ada.settle()
        assert ada.last("hinted")["ideas"][0]["label"]


async def test_a_host_may_bring_cards_to_a_table_that_is_there(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada = await Person.connect(server, "Ada")
        table = await table_for(ada, GAME, players=2, bots=["imp"])
        await ada.say(type="watch", table=table)
        live = await live_table(server, table)
        assert not is_isolated(live)
        refused = await ada.do("change", table, pack="[[card]]\nid = 3")
        assert (refused["type"], refused["error"]) == ("refused", "pack")
        assert (await ada.do("change", table, pack=PACK))["type"] == "done"
        assert is_isolated(live)
        assert ada.part("summary")["pack"]
        await ready([ada], table)
        await play_on([ada], table, 6)
        assert live.session.status == "playing"


async def test_a_worker_that_is_lost_is_replaced_and_nobody_notices(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        people = [await Person.connect(server, name) for name in ("Ada", "Bo")]
        table = await start(people, GAME, pack=PACK)
        for _ in range(3):
            await play_on(people, table, 3)
            await server.hub.table_workers.close()
        live = await live_table(server, table)
        acted = [entry for entry in await server.store.entries(table) if entry.kind == "acted"]
        assert (len(acted), live.session.status) == (9, "playing")
        core = TableCore(table, live.stored.version)
        core.apply_all(await server.store.entries(table))
        assert people[0].part("view") == core.session.view(0)


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_table_whose_action_takes_too_many_steps_is_closed_for_good(
    tmp_path: Path, language: str
) -> None:
    async with running(tmp_path) as server:
        ada, bo = await Person.connect(server, "Ada", language), await Person.connect(server, "Bo")
        table = await heavy_table(server, [ada, bo])
        refused = await ada.do("act", table, seat=0, actions=["roll"])
        assert (refused["type"], refused["clause"]) == ("refused", "LSD 3.13")
        await until(lambda: bo.part("summary")["status"] == "over")
        assert CLOSED in bo.part("prompt")["said"]
        reply = [news["said"] for message in bo.messages for news in message.get("news", [])]
        assert any(message.startswith("The server closes this table") for message in reply)
        again = await ada.do("act", table, seat=0, actions=["roll"])
        assert again["error"] == "game-over"
        guests = ada.guest, bo.guest
    async with running(tmp_path) as server:
        people = [Person(server, guest) for guest in guests]
        for person in people:
            await person.say(type="hello", protocol=1, language="en")
            await person.say(type="watch", table=table)
            assert person.last("table")["summary"]["status"] == "over"
            assert CLOSED in person.last("table")["prompt"]["said"]
        stored = await server.store.table(table)
        assert stored is not None
        assert stored.status == OVER


Call = Callable[..., Any]


def exceeding(monkeypatch: pytest.MonkeyPatch, fails: Callable[[Any], bool]) -> None:
    """Whatever a worker is asked of this kind takes more time than it may."""
    call = WorkerPool.call

    async def limited(self: WorkerPool, function: Call, *args: Any, **limits: Any) -> Any:
        if isinstance(args[0], isolation.CoreRequest) and fails(args[0]):
            limits["seconds"] = 1e-6
        return await call(self, function, *args, **limits)

    monkeypatch.setattr(WorkerPool, "call", limited)


async def test_a_table_that_takes_too_much_time_is_closed_for_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as server:
        people = [await Person.connect(server, name) for name in ("Ada", "Bo")]
        table = await start(people, GAME, pack=PACK)
        live = await live_table(server, table)
        exceeding(
            monkeypatch,
            lambda request: request.work is TableCore.prepare and request.args[0].kind == "acted",
        )
        seat = live.session.deciding
        refused = await people[seat].do("act", table, seat=seat, actions=["roll"])
        assert refused["error"] == "work-limit"
        await until(lambda: all(person.part("summary")["status"] == "over" for person in people))
        assert CLOSED in people[1 - seat].part("prompt")["said"]


async def test_a_table_that_cannot_even_be_read_any_more_is_refused_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as server:
        people = [await Person.connect(server, name) for name in ("Ada", "Bo")]
        others = [await Person.connect(server, name) for name in ("Cy", "Di")]
        quiet = await start(others, GAME)
        table = await start(people, GAME, pack=PACK)
        live = await live_table(server, table)
        exceeding(monkeypatch, lambda _request: True)
        with contextlib.suppress(WorkLimitError):
            async with live.lock:
                await live.write("acted", SERVER, {"seat": 0, "actions": ["roll"]})
        await until(lambda: table in server.hub.disabled)
        await until(lambda: any(message["type"] == "refused" for message in people[0].messages))
        assert people[0].last("refused")["said"] == CLOSED
        refused = await people[0].say(type="watch", table=table)
        assert refused[-1]["said"] == CLOSED
        with pytest.raises(ServerError, match="closed this table"):
            await server.hub.table(table)
        assert await play_on(others, quiet, 4) == 4
        assert table not in await server.store.playing()
        guest = people[0].guest
    async with running(tmp_path) as server:
        ada = Person(server, guest)
        await ada.say(type="hello", protocol=1, language="en")
        assert (await ada.say(type="watch", table=table))[-1]["said"] == CLOSED
        await ada.say(type="watch", table=quiet)
        assert ada.last("table")["summary"]["status"] == "playing"
    monkeypatch.undo()
    async with running(tmp_path) as server:  # which can read it again
        ada = Person(server, guest)
        await ada.say(type="hello", protocol=1, language="en")
        await ada.say(type="watch", table=table)
        await until(lambda: ada.part("summary")["status"] == "over")
        assert CLOSED in ada.part("prompt")["said"]
