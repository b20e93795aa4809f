"""Tables in use: entries are stored, acknowledged and broadcast; bots and time act too."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

import pandemonium as pm
from pandemonium.app.bots import delay
from pandemonium.app.payloads import NewTable
from pandemonium.engine.formats.verify import verify
from pandemonium.server.tables import hub
from pandemonium.server.tables.bot_turns import BotTurns
from pandemonium.table.clocks import DAY
from pandemonium.table.session import TableSession
from tests.server.people import Person, play_on, ready, running, start, table_for, turn, until

GAME = "lets-summon-demons"


async def test_a_game_is_played_to_its_end_and_can_be_verified(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob", "fr")
        table = await start([ada, bob], GAME, options={"souls": 4})
        seal = ada.part("summary")["seal"]
        await play_on([ada, bob], table, 2000)
        live = await server.hub.table(table)
        assert live is not None
        assert live.session.status == "over"
        assert ada.part("summary")["secret"]
        assert ada.part("prompt")["said"] != bob.part("prompt")["said"]  # two languages
        result = verify(pm.Record.read(live.session.record().write()), seal)
        assert len(result.commitments) == 2


async def test_everybody_receives_the_same_as_who_comes_later(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        eve = await Person.connect(server, "Eve")
        table = await start([ada, bob], "mephisto")
        await eve.say(type="watch", table=table)
        await play_on([ada, bob], table, 40)
        for person in (ada, bob, eve):
            await person.settle()
            followed = {name: person.part(name) for name in ("view", "prompt", "summary")}
            news = {
                item["number"]: item
                for message in person.messages
                for item in message.get("news", [])
            }
            whole = (await person.say(type="watch", table=table))[0]
            assert {name: whole[name] for name in followed} == followed
            assert whole["news"] == [news[number] for number in range(1, whole["number"] + 1)]


async def test_messages_are_numbered_without_gaps(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await start([ada, bob], GAME)
        await play_on([ada, bob], table, 10)
        await bob.settle()
        assert [message["serial"] for message in bob.messages] == list(range(1, len(bob.raw) + 1))


async def test_it_is_stored_then_acknowledged_then_broadcast(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await start([ada, bob], GAME)
        seat, person, _ = await turn([ada, bob], table)
        reply = await person.say(type="act", key="x", table=table, seat=seat, actions=["roll"])
        assert [message["type"] for message in reply] == ["done", "news"]
        stored = await server.store.entries(table)
        assert (stored[-1].kind, stored[-1].data["actions"]) == ("acted", ["roll"])


async def test_the_same_key_acts_once(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await start([ada, bob], GAME)
        seat, person, other = await turn([ada, bob], table)
        first = await person.do("act", table, key="once", seat=seat, actions=["roll"])
        entries = await server.store.entries(table)
        again = await person.do("act", table, key="once", seat=seat, actions=["roll"])
        talk = [await other.do("say", table, key="once", text="hello") for _ in range(3)]
        assert {key: again[key] for key in ("type", "key")} == {"type": "done", "key": "once"}
        assert first["type"] == "done"
        assert [item["type"] for item in talk] == ["done"] * 3
        assert len(await server.store.entries(table)) == len(entries) + 1


async def test_a_refused_command_changes_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob", "fr")
        table = await start([ada, bob], GAME)
        before = await server.store.entries(table)
        seat, person, other = await turn([ada, bob], table)
        answer = await other.do("act", table, seat=1 - seat, actions=["roll"])
        assert (answer["type"], answer["error"]) == ("refused", "not-your-turn")
        assert answer["said"]
        illegal = await person.do("act", table, seat=seat, actions=["end"])
        assert illegal["clause"].startswith("LSD")
        assert await server.store.entries(table) == before


async def test_bots_play_by_themselves(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada = await Person.connect(server, "Ada")
        table = await start([ada], GAME, bots=["random", "random"])
        assert await play_on([ada], table, 60) == 60
        stored = await server.store.entries(table)
        assert {entry.data["seat"] for entry in stored if entry.kind == "acted"} == {0, 1, 2}
        assert {entry.who for entry in stored if entry.kind == "acted"} == {"server", ada.guest.id}


async def test_a_bot_is_asked_again_after_a_bug_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "RETRY", 0.0)
    async with running(tmp_path) as server:
        choose, failures = server.hub.bots.choose, [1, 2]

        async def fail_twice(*request: Any) -> str:
            if failures:
                raise KeyError(failures.pop())
            return await choose(*request)

        monkeypatch.setattr(server.hub.bots, "choose", fail_twice)
        ada = await Person.connect(server, "Ada")
        table = await start([ada], GAME, bots=["random", "random"])
        assert await play_on([ada], table, 20) == 20
        assert not failures


async def test_a_restarted_server_knows_everything(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await start([ada, bob], GAME)
        await play_on([ada, bob], table, 25)
        await ada.settle()
        before = {name: ada.part(name) for name in ("view", "prompt", "summary")}
    assert ada.last("closing")["said"]
    assert ada.closed
    async with running(tmp_path) as server:
        again = Person(server, ada.guest)
        await again.say(type="hello", protocol=1)
        whole = (await again.say(type="watch", table=table))[0]
        assert {name: whole[name] for name in before} == before
        assert (await server.store.playing()) == [table]


async def test_the_clock_runs_out(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        now = [1000.0]
        server.hub.now = lambda: now[0]
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await start([ada, bob], GAME, clock={"kind": "move", "seconds": 5})
        live = await server.hub.table(table)
        assert live is not None
        now[0] += 6
        server.hub.schedule(live)
        await until(lambda: live.session.status == "over")
        await ada.settle()
        assert ada.part("prompt")["outcome"]["reason"] == "table-time"


async def test_a_pause_and_a_vacation_end_when_they_are_due(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        now = [1000.0]
        server.hub.now = lambda: now[0]
        server.hub.last_alive = now[0]
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await start([ada, bob], GAME, clock={"kind": "days", "seconds": 2 * DAY})
        live = await server.hub.table(table)
        assert live is not None
        await ada.do("vacation", table, days=3)
        await ada.do("offer", table, seat=0, what="pause")
        await bob.do("accept", table, seat=1, what="pause")
        for days, kind in ((3, "vacation-ended"), (4, "game-continued")):
            now[0] = server.hub.last_alive = now[0] + days * DAY
            server.hub.schedule(live)
            await until(lambda kind=kind: live.session.log.items[None][-1]["event"]["kind"] == kind)
        assert live.session.timing.deadline() == now[0] + 2 * DAY


async def test_a_newcomer_takes_over_a_seat_and_sees_its_hand(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob, newcomer = [await Person.connect(server, name) for name in ("Ada", "Bob", "Bob")]
        table = await start([ada, bob], "mephisto")
        hand = bob.part("view")["seats"][1]
        await bob.do("stand", table)
        await newcomer.say(type="watch", table=table)
        assert newcomer.last("table")["seat"] is None
        assert (await newcomer.do("request-seat", table, seat=1))["type"] == "done"
        await ada.settle()
        offer = ada.part("summary")["offer"]
        assert (offer["what"], offer["name"], offer["waiting"]) == ("replace", "Bob (2)", [0])
        assert newcomer.part("view")["seats"][1] != hand
        await ada.do("accept", table, seat=0, what="replace")
        await until(lambda: newcomer.last("table")["seat"] == 1)
        assert newcomer.part("view")["seats"][1] == hand
        await until(lambda: bob.last("table")["seat"] is None)
        assert (await bob.do("return", table, seat=1))["error"] == "not-your-seat"


async def test_no_clock_runs_while_the_server_is_away(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await start([ada, bob], GAME, clock={"kind": "days", "seconds": DAY})
        deadline = ada.part("summary")["clock"]["since"] + DAY
    async with running(tmp_path) as server:
        live = await server.hub.table(table)
        assert live is not None
        result = live.session.deadline({})
        assert result is not None
        assert result >= deadline


async def test_a_computer_that_sleeps_costs_nobody_their_game(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        now = [1000.0]
        server.hub.now = lambda: now[0]
        server.hub.last_alive = now[0]
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await start([ada, bob], GAME, clock={"kind": "move", "seconds": 60})
        live = await server.hub.table(table)
        assert live is not None
        now[0] += 3600
        server.hub.schedule(live)
        await until(lambda: (live.session.deadline({}) or 0) > now[0])
        assert live.session.status == "playing"
        await ada.settle()
        assert ada.last("news")["news"][-1]["event"]["kind"] == "server-resumed"


async def test_a_bot_that_goes_on_waits_less_whatever_it_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []

    async def wait(_begun: float, step: float) -> None:
        waited.append(step)

    monkeypatch.setattr(BotTurns, "_wait_for_release", staticmethod(wait))
    async with running(tmp_path, pace=1.0) as server:
        ada = await Person.connect(server, "Ada")
        table = await start([ada], "mephisto", bots=["random"])
        live = await server.hub.table(table)
        assert live is not None
        for _ in range(4):
            await until(lambda: live.session.running.state.player == 0)
            while live.session.running.state.player == 0:
                first = live.session.running.state.legal()[0].text
                await ada.do("act", table, seat=0, actions=[first])
        await until(lambda: live.session.running.state.player == 0)
        entries = await server.store.entries(table)
    expected, in_a_row, last = [], 0, None
    session = TableSession()
    for entry in entries:
        if entry.kind == "acted":
            in_a_row = in_a_row + 1 if entry.data["seat"] == last else 0
            last = entry.data["seat"]
            step = delay(live.stored.secret, session.running.moment, in_a_row)
            expected += [step] if last == 1 else []
        session.apply(entry)
    assert waited == expected
    assert max(waited) >= 0.6 > 0.25 > min(waited)  # some were first, and some continued


async def test_a_bot_stands_in_for_who_is_away_until_they_return(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        now = [1000.0]
        server.hub.now = lambda: now[0]
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await start([ada, bob], GAME)
        live = await server.hub.table(table)
        assert live is not None
        seat, person, other = await turn([ada, bob], table)
        await person.go()
        await other.settle()
        assert other.last("presence")["seats"] == [1 - seat]
        now[0] += 100
        server.hub.schedule(live)
        await until(lambda: live.session.seats[seat].bot)
        back = Person(server, person.guest)
        await back.say(type="hello", protocol=1)
        await back.say(type="watch", table=table)
        await until(lambda: not live.session.seats[seat].bot)
        assert other.last("presence")["seats"] == [0, 1]


async def test_who_asks_for_the_table_again_was_not_away(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await start([ada, bob], GAME)
        live = await server.hub.table(table)
        assert live is not None
        received = len(bob.messages)
        for _ in range(3):
            await ada.say(type="watch", table=table)
        await bob.settle()
        assert bob.messages[received:] == []
        assert len(live.watchers) == 2
        await ada.go()
        await bob.settle()
        assert [message["type"] for message in bob.messages[received:]] == ["presence"]


async def test_a_table_that_is_not_used_is_forgotten_and_comes_back(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada = await Person.connect(server, "Ada")
        table = await table_for(ada, GAME)
        await ada.say(type="watch", table=table)
        await ada.say(type="leave", table=table)
        server.hub.tables[table].used -= 1000
        server.hub.evict_idle()
        assert table not in server.hub.tables
        assert (await ada.say(type="watch", table=table))[0]["type"] == "table"


async def test_a_rematch_moves_everybody_on(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await start([ada, bob], GAME)
        assert (await ada.do("surrender", table, seat=0))["type"] == "done"
        live = await server.hub.table(table)
        assert live is not None
        made = await server.hub.rematch(live, bob.guest)
        assert (await server.hub.rematch(live, ada.guest)).id == made.id
        again = (await ada.say(type="watch", table=made.id))[0]
        assert [seat["name"] for seat in again["summary"]["seats"]] == ["Bob", "Ada"]
        await bob.say(type="watch", table=made.id)
        await ready([ada, bob], made.id)


async def test_a_host_cannot_choose_which_table_the_rematch_is(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await start([ada, bob], GAME)
        request = NewTable(key=f"after {table}", game="mephisto")
        premade = await server.hub.make(ada.guest, request)
        assert (await ada.do("surrender", table, seat=0))["type"] == "done"
        live = await server.hub.table(table)
        assert live is not None
        made = await server.hub.rematch(live, bob.guest)
        assert made.id != premade.id
        assert made.game == live.stored.game


async def test_who_is_removed_does_not_come_back_by_the_same_link(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await table_for(ada, GAME)
        stored = await server.store.table(table)
        assert stored is not None
        await bob.say(type="watch", table=table, invite=stored.invite)
        await bob.do("sit", table)
        assert (await ada.do("remove", table, seat=1))["type"] == "done"
        again = await Person.connect(server, "Bobby")
        reply = await again.say(type="watch", table=table, invite=stored.invite)
        assert reply[0]["error"] == "no-such-table"
        renewed = await server.store.table(table)
        assert renewed is not None
        cyd = await Person.connect(server, "Cyd")
        assert (await cyd.say(type="watch", table=table, invite=renewed.invite))[0]["seats"] == []


async def test_what_an_older_version_wrote_can_be_looked_at(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await start([ada, bob], GAME)
        await play_on([ada, bob], table, 5)
        stored = await server.store.entries(table)
        strange = stored[-1].__class__("acted", ada.guest.id, 1.0, {"seat": 0, "actions": ["?"]})
        await server.store.append(table, len(stored), [strange])
    async with running(tmp_path) as server:
        again = Person(server, ada.guest)
        await again.say(type="hello", protocol=1)
        whole = (await again.say(type="watch", table=table))[0]
        assert "version" in whole["readonly"]
        answer = await again.do("say", table, text="hello?")
        assert answer["type"] == "refused"


# ---------------------------------------------------------------------- two servers, one PostgreSQL


async def test_two_servers_share_a_table(postgres_url: str) -> None:
    async with running(postgres_url) as first, running(postgres_url) as other:
        ada, bob = await Person.connect(first, "Ada"), await Person.connect(other, "Bob")
        eve = await Person.connect(other, "Eve")
        table = await table_for(ada, GAME, players=2, private=False)
        await ada.say(type="watch", table=table)
        for person in (bob, eve):
            await person.say(type="watch", table=table)
        assert (await bob.do("sit", table))["type"] == "done"
        for person in (ada, bob):
            assert (await person.do("ready", table))["type"] == "done"
        for person in (ada, bob, eve):
            await until(lambda: person.part("summary")["status"] == "playing")  # noqa: B023
        await until(lambda: ada.last("presence")["seats"] == [0, 1])
        rng = pm.Chance(1)
        for _ in range(20):
            seat = ada.part("prompt")["player"]
            person = (ada, bob)[seat]
            await until(lambda: person.part("prompt")["choices"])  # noqa: B023
            choices = person.part("prompt")["choices"]
            text = choices[rng.below(len(choices))]["text"]
            assert (await person.do("act", table, seat=seat, actions=[text]))["type"] == "done"
            ply = person.part("view")["ply"]
            for someone in (ada, bob, eve):
                await until(lambda: someone.part("view")["ply"] == ply)  # noqa: B023
        await bob.go()
        await until(lambda: ada.last("presence")["seats"] == [0])


async def test_a_bot_plays_once_whatever_servers_there_are(postgres_url: str) -> None:
    async with running(postgres_url) as first, running(postgres_url) as other:
        ada, eve = await Person.connect(first, "Ada"), await Person.connect(other, "Eve")
        table = await start([ada], GAME, bots=["random"])
        await eve.say(type="watch", table=table)
        await play_on([ada], table, 30)
        stored = await first.store.entries(table)
        acted = [entry for entry in stored if entry.kind == "acted"]
        live = await first.hub.table(table)
        assert live is not None
        assert len(acted) == live.session.running.state.ply
        await until(lambda: eve.part("view")["ply"] == len(acted))


async def test_news_that_come_while_somebody_is_refused_are_not_lost(postgres_url: str) -> None:
    async with running(postgres_url) as first, running(postgres_url) as other:
        ada, bob = await Person.connect(first, "Ada"), await Person.connect(other, "Bob")
        table = await table_for(ada, GAME, players=2, private=False)
        for person in (ada, bob):
            await person.say(type="watch", table=table)
        live = first.hub.tables[table]
        async with live.lock:  # as while a request of somebody here is checked
            assert (await bob.do("sit", table))["type"] == "done"
            await asyncio.sleep(0.1)
        await until(lambda: live.number == other.hub.tables[table].number)
        await until(lambda: ada.part("summary")["seats"][1]["name"] == "Bob")


async def test_a_server_whose_clock_is_wrong_ends_nobodys_game(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(postgres_url) as first, running(postgres_url) as other:
        ada, bob = await Person.connect(first, "Ada"), await Person.connect(first, "Bob")
        eve = await Person.connect(other, "Eve")
        table = await start([ada, bob], GAME, clock={"kind": "move", "seconds": 600})
        await first.store.locks.release(table)
        assert await other.store.locks.try_acquire(table)  # the other one looks after its clock
        await eve.say(type="watch", table=table)
        live = other.hub.tables[table]
        for wrong in (3600.0, -3600.0):
            monkeypatch.setattr(other.hub, "_machine_clock", lambda: time.time() + wrong)  # noqa: B023
            await other.hub._on_deadline(table)
            assert live.session.status == "playing"
            await other.hub.sync_clock()
            deadline = live.session.deadline()
            assert deadline is not None
            assert 0 < deadline - other.hub.now() <= 600
            await play_on([ada, bob], table, 4)
            await until(lambda: live.number == first.hub.tables[table].number)
            assert live.session.now < time.time() + 60
            assert live.session.status == "playing"


async def test_a_clock_that_is_set_costs_nobody_their_game(tmp_path: Path) -> None:
    """Forward it is as if the computer had slept; back, time stands still for a while."""
    async with running(tmp_path) as server:
        now = [100_000.0]
        server.hub.now = lambda: now[0]
        server.hub.last_alive = now[0]
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await start([ada, bob], GAME, clock={"kind": "bank", "seconds": 60})
        live = await server.hub.table(table)
        assert live is not None
        for change in (7200.0, -86_400.0, 7200.0):
            now[0] += change
            await server.hub._on_deadline(table)
            assert live.session.status == "playing"
            assert await play_on([ada, bob], table, 3) == 3
            assert min(live.session.summary(None)["clock"]["left"]) > 0
