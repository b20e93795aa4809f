"""One connection: hello, tables, languages, questions, gaps, and the conversation of the page."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from pandemonium.server.wire import connection
from tests.server.network import Guest, serving
from tests.server.people import Person, play_on, ready, running, start, table_for, turn, until

GAME = "lets-summon-demons"
PAGE = Path(__file__).parents[2] / "docs" / "reference" / "protocol.md"


async def test_a_real_socket(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        ada = await Guest.connect(url, "Ada")
        table = await ada.table(GAME, players=2, bots=["random"])
        async with ada.socket() as line:
            await line.say(type="watch", table=table)
            assert (await line.hear("table"))["seat"] == 0
            await line.say(type="ready", key="1", table=table)
            await line.hear("done", key="1")
            while (await line.hear("news")).get("summary", {}).get("status") != "playing":
                pass
            await line.line.send(b'{"type": "ping"}')  # as bytes: just as good
            await line.hear("pong")
            await line.line.send("x" * 70_000)  # too long: the connection ends, not the server
            with pytest.raises(Exception, match="1009"):
                await line.hear("nothing more")
        async with ada.socket() as line:
            await line.say(type="ping")
            assert (await line.hear("pong"))["serial"] == 2


async def test_nobody_opens_a_socket_without_a_token_or_from_elsewhere(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        ada = await Guest.connect(url, "Ada")
        address = url.replace("http:", "ws:") + "/ws"
        with pytest.raises(InvalidStatus):
            await connect(address)
        with pytest.raises(InvalidStatus):
            await connect(address, additional_headers={"Authorization": "Bearer guess"})
        with pytest.raises(InvalidStatus):
            await connect(address, additional_headers=ada.headers, origin="https://evil.example")  # type: ignore[arg-type]


async def test_a_stopping_server_says_when_to_come_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        ada = await Guest.connect(url, "Ada")
        stack = ada.socket()
        line = await stack.__aenter__()
    received = await line.hear("closing")
    assert received["seconds"] > 0
    assert received["said"]
    await stack.__aexit__(None, None, None)


# ---------------------------------------------------------------------- without a network


async def test_hello_comes_first(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        guest = (await server.identities.make("Ada")).identity
        ada = Person(server, guest)
        assert (await ada.say(type="ping"))[0]["error"] == "hello-first"
        assert (await ada.say(type="hello", protocol=99))[0]["error"] == "other-protocol"
        assert (await ada.say(type="hello", protocol=1))[0]["name"] == "Ada"


async def test_switching_language_says_everything_again(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await start([ada, bob], GAME)
        before = ada.part("prompt")["said"]
        reply = (await ada.say(type="language", language="fr"))[0]
        assert reply["type"] == "table"
        assert reply["prompt"]["said"] != before
        seat, person, _ = await turn([ada, bob], table)
        await person.do("act", table, seat=seat, actions=["roll"])
        await ada.settle()
        assert ada.last("news")["news"][0]["said"] != bob.last("news")["news"][0]["said"]


async def test_after_a_gap_only_what_is_missing_comes(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await start([ada, bob], GAME)
        await play_on([ada, bob], table, 10)
        whole = (await ada.say(type="watch", table=table))[0]
        some = (await ada.say(type="watch", table=table, since=whole["number"] - 2))[0]
        assert some["news"] == whole["news"][-2:]
        assert some["description"] is None
        assert whole["description"]["cards"]


async def test_questions_change_nothing_and_are_answered_to_the_seat_alone(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await start([ada, bob], GAME)
        seat, person, other = await turn([ada, bob], table)
        entries, received = len(await server.store.entries(table)), len(other.raw)
        why = await person.do("why", table, seat=seat, what="end")
        assert why["type"] == "because"
        assert why["clause"].startswith("LSD")
        considered = await person.do("consider", table, seat=seat, actions=["roll"])
        assert (considered["type"], considered["done"]) == ("considered", 0)
        sheet = await person.do("read", table)
        assert sheet["sections"][0]["rows"]
        theirs = await other.do("why", table, seat=seat, what="end")
        assert theirs["error"] == "not-your-seat"
        assert len(await server.store.entries(table)) == entries
        assert len(other.raw) == received + 1


async def test_two_people_at_one_device_see_from_the_seat_that_decides(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada = await Person.connect(server, "Ada")
        table = await table_for(ada, GAME, players=2)
        await ada.say(type="watch", table=table)
        assert (await ada.do("seat", table, seat=1, name="Bob"))["type"] == "done"
        assert (await ada.do("ready", table))["type"] == "done"
        live = await server.hub.table(table)
        assert live is not None
        await play_on([ada], table, 0)
        for _ in range(30):
            await ada.settle()
            prompt = ada.part("prompt")
            if prompt is None:
                continue
            assert prompt["seat"] == prompt["player"]
            text = prompt["choices"][0]["text"]
            await ada.do("act", table, seat=prompt["player"], actions=[text])


async def test_a_client_that_does_not_read_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as server:
        ada = await Person.connect(server, "Ada")
        monkeypatch.setattr(connection, "MAX_QUEUED", 20)
        await ada.settle()
        for _ in range(3):
            assert ada.connection.is_open
            await ada.connection.receive(json.dumps({"type": "ping"}))
        assert not ada.connection.is_open


async def test_a_new_name_is_used_at_the_next_seat(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Guest 7")
        table = await table_for(ada, GAME, private=False)
        await server.identities.change(bob.guest.id, "Bob", None)
        assert (await bob.do("sit", table))["type"] == "done"
        live = await server.hub.table(table)
        assert live is not None
        assert live.session.seats[1].name == "Bob"


async def test_who_was_removed_receives_nothing_more(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, eve = await Person.connect(server, "Ada"), await Person.connect(server, "Eve")
        table = await table_for(ada, GAME)
        stored = await server.store.table(table)
        assert stored is not None
        await eve.say(type="watch", table=table, invite=stored.invite)
        await eve.do("sit", table, seat=1)
        await ada.say(type="watch", table=table)
        assert (await ada.do("remove", table, seat=1))["type"] == "done"
        await eve.settle()
        received = len(eve.raw)
        assert eve.last("refused")["error"] == "was-removed"
        await ada.do("say", table, text="Finally!")
        await eve.settle()
        assert len(eve.raw) == received
        answer = await eve.say(type="watch", table=table, invite=stored.invite)
        assert answer[0]["error"] == "was-removed"
        assert (await ada.do("readmit", table, number=0))["type"] == "done"
        assert (await eve.say(type="watch", table=table))[0]["type"] == "table"


# ---------------------------------------------------------------------- the page


def fits(shown: Any, received: Any) -> bool:
    """Whether a message is as the page shows it; `...` stands for anything."""
    if isinstance(shown, dict) and isinstance(received, dict):
        return all(name in received and fits(shown[name], received[name]) for name in shown)
    if isinstance(shown, str) and isinstance(received, str):
        return bool(re.fullmatch(re.escape(shown).replace(r"\.\.\.", ".*"), received, re.DOTALL))
    return shown in ([], received)


def read_shown(line: str, table: str) -> Any:
    """A line of the page as JSON."""
    plain = re.sub(r", \.\.\.\}$", "}", line).replace("[...]", "[]").replace("{...}", "{}")
    return json.loads(plain.replace("TABLE", table))


async def test_a_host_makes_a_table_private_and_public_again(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        eve, zoe = await Person.connect(server, "Eve"), await Person.connect(server, "Zoe")
        table = await table_for(ada, "lets-summon-demons", players=2, private=False)
        invite = server.hub.tables[table].stored.invite
        await bob.say(type="watch", table=table)
        assert (await bob.do("sit", table))["type"] == "done"
        await eve.say(type="watch", table=table, invite=invite)
        await zoe.say(type="watch", table=table)
        assert [item.id for item in await server.store.lobby()] == [table]
        assert (await bob.do("change", table, private=True))["error"] == "not-the-host"
        assert (await ada.do("change", table, private=True))["type"] == "done"
        assert await server.store.lobby() == []
        await until(lambda: zoe.messages[-1].get("error") == "no-such-table")
        assert (await zoe.say(type="watch", table=table))[0]["error"] == "no-such-table"
        received = len(zoe.raw)
        await ada.do("say", table, text="now we are among ourselves")
        for person in (bob, eve):
            await person.settle()
            assert person.part("summary")["private"]
            assert person.last("news")["news"][0]["event"]["text"] == "now we are among ourselves"
        assert len(zoe.raw) == received
        assert (await ada.do("change", table, private=False))["type"] == "done"
        assert [item.id for item in await server.store.lobby()] == [table]
        assert (await zoe.say(type="watch", table=table))[0]["type"] == "table"
        await ready([ada, bob], table)
        assert (await ada.do("change", table, private=True))["error"] == "not-gathering"


async def test_the_conversation_of_the_page_is_true(tmp_path: Path) -> None:
    blocks = re.findall(r"```wire\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        for block in blocks:
            table = await start([ada, bob], GAME)
            while (await turn([ada, bob], table))[0] != 0:  # the first player is random
                table = await start([ada, bob], GAME)
            me = Person(server, ada.guest)
            waiting: list[Any] = []
            for line in block.strip().splitlines():
                shown = read_shown(line[2:], table)
                if line.startswith(">"):
                    waiting = await me.say(**shown)
                else:
                    assert any(fits(shown, item) for item in waiting), (line, waiting)
