"""Notifications: one for each turn, when people want them, and nothing secret in them."""

import asyncio
import io
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from pandemonium.app.errors import ServerError
from pandemonium.locale.words import Words
from pandemonium.server.config import Config
from pandemonium.server.notifications.channels import MAX_FAILURES, backoff
from pandemonium.server.server import Server
from pandemonium.server.storage.turns import DELAY
from tests.server.endpoint import listening
from tests.server.network import Guest, serving
from tests.server.notified import (
    GAME,
    announce,
    called,
    pass_time,
    pass_turn,
    queued,
    send_due,
    settings,
    two_with_webhooks,
    with_preferences,
)
from tests.server.people import Person, start, table_for, turn, until

HOUR = 3600.0


# ---------------------------------------------------------------------- one for each turn


async def test_who_looks_elsewhere_is_notified_once_for_each_turn(place: str) -> None:
    async with called(place) as (server, endpoint):
        people, table = await two_with_webhooks(server, endpoint)
        bea = (await turn(people, table))[2]
        await bea.go()
        assert await pass_turn(people, table) is bea
        for _ in range(3):
            await announce(server, table)
        feed = await server.identities.renew_feed(bea.guest.id)
        assert f"/t/{table}" in await server.feed(feed, "en")
        (request,) = endpoint.requests
        assert request.json == {
            "event": "turn",
            "title": "Your turn: Dice Summoners",
            "text": "Dice Summoners · Rainy Sunday",
            "url": f"{server.config.public_url}/t/{table}",
            "tables": [
                {
                    "id": table,
                    "name": "Rainy Sunday",
                    "game": "Dice Summoners",
                    "url": f"{server.config.public_url}/t/{table}",
                }
            ],
        }
        assert await queued(server) == []


async def test_the_next_turn_is_announced_too(tmp_path: Path) -> None:
    async with called(tmp_path) as (server, endpoint):
        people, table = await two_with_webhooks(server, endpoint)
        _, _, bea = await turn(people, table)
        await bea.go()
        await pass_turn(people, table)
        await announce(server, table)
        back = Person(server, bea.guest)
        await back.say(type="hello", protocol=1)
        await back.say(type="watch", table=table)
        people[people.index(bea)] = back
        assert await pass_turn(people, table) is not back  # she acts, and leaves at once
        await back.go()
        assert (await pass_turn(people, table)).guest == bea.guest
        await announce(server, table)  # between the two nothing was noted
        assert len(endpoint.requests) == 2


async def test_who_has_the_table_open_is_not_notified(tmp_path: Path) -> None:
    async with called(tmp_path) as (server, endpoint):
        people, table = await two_with_webhooks(server, endpoint)
        bea = await pass_turn(people, table)
        await announce(server, table)
        await bea.go()
        await announce(server, table)
        assert endpoint.connections == 0
        assert await queued(server) == []


async def test_a_page_in_the_background_does_not_count_as_open(tmp_path: Path) -> None:
    async with called(tmp_path) as (server, endpoint):
        people, table = await two_with_webhooks(server, endpoint)
        bea = (await turn(people, table))[2]
        await bea.say(type="ping", hidden=True)
        await pass_turn(people, table)
        await announce(server, table)
        assert len(endpoint.requests) == 1


async def test_who_comes_back_before_it_is_sent_is_not_notified(tmp_path: Path) -> None:
    async with called(tmp_path) as (server, endpoint):
        people, table = await two_with_webhooks(server, endpoint)
        bea = (await turn(people, table))[2]
        await bea.go()
        await pass_turn(people, table)
        await announce(server, table, wait=DELAY / 2)
        assert endpoint.connections == 0  # not at once
        await Person(server, bea.guest).say(type="hello", protocol=1)
        again = Person(server, bea.guest)
        await again.say(type="hello", protocol=1)
        await again.say(type="watch", table=table)
        await announce(server, table)
        assert endpoint.connections == 0


async def test_who_has_acted_meanwhile_is_not_notified(tmp_path: Path) -> None:
    async with called(tmp_path) as (server, endpoint):
        people, table = await two_with_webhooks(server, endpoint)
        bea = (await turn(people, table))[2]
        await bea.say(type="ping", hidden=True)
        await pass_turn(people, table)
        await announce(server, table, wait=0)
        assert len(await queued(server)) == 1
        assert await pass_turn(people, table) is not bea
        await announce(server, table)
        assert endpoint.connections == 0


async def test_gathering_and_finished_tables_notify_nobody(tmp_path: Path) -> None:
    async with called(tmp_path) as (server, endpoint):
        ada = await Person.connect(server, "Ada")
        bea = await Person.connect(server, "Bea")
        for person in (ada, bea):
            await server.notifier.set_webhook(person.guest.id, endpoint.url, "json")
        table = await table_for(ada, GAME, private=False)
        await bea.do("sit", table)
        await announce(server, table)
        feed = await server.identities.renew_feed(ada.guest.id)
        assert "<entry>" not in await server.feed(feed, "en")
        people, played = await two_with_webhooks(server, endpoint)
        await people[0].do("surrender", played, seat=0)
        for person in people:
            await person.go()
        await announce(server, played)
        assert endpoint.connections == 0


async def test_nobody_is_notified_of_a_game_against_bots_alone(tmp_path: Path) -> None:
    async with called(tmp_path) as (server, endpoint):
        ada = await Person.connect(server, "Ada")
        await server.notifier.set_webhook(ada.guest.id, endpoint.url, "json")
        table = await start([ada], GAME, players=2, bots=["imp"])
        await ada.go()
        live = await server.hub.table(table)
        assert live is not None
        await until(lambda: live.session.turns)
        await announce(server, table)
        assert endpoint.connections == 0


# ---------------------------------------------------------------------- crashes and servers


async def test_a_crash_neither_loses_nor_repeats_a_notification(place: str) -> None:
    async with listening() as endpoint:
        async with Server.running(settings(place)) as server:
            people, table = await two_with_webhooks(server, endpoint)
            await (await turn(people, table))[2].go()
            await pass_turn(people, table)
            await announce(server, table, wait=0)
        async with Server.running(settings(place)) as server:
            await announce(server, table)
            assert len(endpoint.requests) == 1
        async with Server.running(settings(place)) as server:
            await announce(server, table)
        assert len(endpoint.requests) == 1


async def test_what_a_server_was_sending_when_it_died_is_not_repeated(place: str) -> None:
    async with listening() as endpoint:
        async with Server.running(settings(place)) as server:
            people, table = await two_with_webhooks(server, endpoint)
            await (await turn(people, table))[2].go()
            await pass_turn(people, table)
            await announce(server, table, wait=0)
            pass_time(server, DELAY + 1)
            sender = server.notifier.sender
            ((_, items),) = (await sender.due()).items()
            assert await sender._outbox.claim(items) == items  # and the power fails
        async with Server.running(settings(place)) as server:
            await announce(server, table)
            assert await queued(server) == []
        assert endpoint.connections == 0


async def test_of_several_servers_one_sends(postgres_url: str) -> None:
    config = settings(postgres_url)
    async with (
        listening() as endpoint,
        Server.running(config) as here,
        Server.running(config) as there,
    ):
        people, table = await two_with_webhooks(here, endpoint)
        await (await turn(people, table))[2].go()
        await pass_turn(people, table)
        live = await there.hub.table(table)
        assert live is not None
        await asyncio.gather(live.listing.write_now(), announce(here, table, wait=0))
        for server in (here, there):
            pass_time(server, DELAY + 1)
        await asyncio.gather(*(send_due(each) for each in (here, there)))
        assert len(endpoint.requests) == 1
        # Even if both believe that they may send, each turn is claimed once.
        items = [await each.notifier.sender._outbox.due(1e12) for each in (here, there)]
        assert items == [[], []]


# ---------------------------------------------------------------------- when


async def test_a_digest_is_one_message_about_all_tables(tmp_path: Path) -> None:
    async with called(tmp_path) as (server, endpoint):
        people, first = await two_with_webhooks(server, endpoint)
        second = await start(people, GAME, pace="correspondence", name="Rainy Monday")
        seats = [await turn(people, table) for table in (first, second)]
        if seats[0][1] is not seats[1][1]:  # both tables wait for the same person
            await pass_turn(people, second)
        bea = (await turn(people, first))[2]
        await with_preferences(server, bea, digest="hourly")
        await bea.go()
        for table in (first, second):
            assert (await pass_turn(people, table)) is bea
        await announce(server, first, second)
        assert endpoint.connections == 0
        await announce(server, wait=HOUR)
        (request,) = endpoint.requests
        assert request.json["title"] == "Your turn at 2 tables"
        names = sorted(table["name"] for table in request.json["tables"])
        assert names == ["Rainy Monday", "Rainy Sunday"]
        await announce(server, first, second, wait=HOUR)
        assert len(endpoint.requests) == 1


async def test_quiet_hours_postpone_a_message_and_new_preferences_are_obeyed(
    tmp_path: Path,
) -> None:
    async with called(tmp_path) as (server, endpoint):
        people, table = await two_with_webhooks(server, endpoint)
        bea = (await turn(people, table))[2]
        await with_preferences(server, bea, quiet_from="00:00", quiet_to="23:59")
        await bea.go()
        await pass_turn(people, table)
        await announce(server, table)
        assert endpoint.connections == 0
        await with_preferences(server, bea)
        await announce(server, table)
        assert endpoint.connections == 0  # the outbox keeps its time
        await server.notifier.sender.reschedule(bea.guest.id)
        await announce(server, table)
        assert len(endpoint.requests) == 1


# ---------------------------------------------------------------------- failures


async def test_a_failing_webhook_is_called_ever_less_and_then_no_more(tmp_path: Path) -> None:
    async with called(tmp_path) as (server, endpoint):
        people, table = await two_with_webhooks(server, endpoint)
        bea = (await turn(people, table))[2]
        endpoint.refuse(500)
        await bea.go()
        await pass_turn(people, table)
        await announce(server, table)
        assert len(endpoint.requests) == 1
        for failures in range(1, MAX_FAILURES):
            await announce(server, table, wait=backoff(failures) - 2)
            assert len(endpoint.requests) == failures
            await announce(server, table, wait=3)
            assert len(endpoint.requests) == failures + 1
        channel = (await server.notifier.channels.of(bea.guest.id))["webhook"]
        assert channel.problem == "webhook-status"
        endpoint.refuse(200)
        await announce(server, table, wait=24 * HOUR)
        assert len(endpoint.requests) == MAX_FAILURES
        assert await queued(server) == []
        # A test that succeeds switches it on again.
        (attempt,) = await server.notifier.test(bea.guest.id, Words(None, "en"))
        assert attempt.problem is None
        assert (await server.notifier.channels.of(bea.guest.id))["webhook"].is_on


async def test_a_message_that_failed_is_sent_later(tmp_path: Path) -> None:
    async with called(tmp_path) as (server, endpoint):
        people, table = await two_with_webhooks(server, endpoint)
        bea = (await turn(people, table))[2]
        endpoint.refuse(503)
        await bea.go()
        await pass_turn(people, table)
        await announce(server, table)
        endpoint.refuse(200)
        await announce(server, table, wait=backoff(1) + 1)
        assert len(endpoint.requests) == 2
        assert (await server.notifier.channels.of(bea.guest.id))["webhook"].failures == 0


async def test_a_message_that_may_have_arrived_is_not_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pandemonium.server.notifications.outbound.ANSWER_SECONDS", 0.1)
    async with called(tmp_path) as (server, endpoint):
        people, table = await two_with_webhooks(server, endpoint)
        bea = (await turn(people, table))[2]
        endpoint.is_silent = True
        await bea.go()
        await pass_turn(people, table)
        await announce(server, table)
        await announce(server, table, wait=HOUR)
        assert len(endpoint.requests) == 1
        assert (await server.notifier.channels.of(bea.guest.id))["webhook"].failures == 1


async def test_a_slow_webhook_delays_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pandemonium.server.notifications.outbound.ANSWER_SECONDS", 3.0)
    async with listening() as silent, called(tmp_path) as (server, endpoint):
        silent.is_silent = True
        people, first = await two_with_webhooks(server, endpoint)
        slow_people, second = await two_with_webhooks(server, silent)
        for group, table in ((people, first), (slow_people, second)):
            await (await turn(group, table))[2].go()
            await pass_turn(group, table)
            live = await server.hub.table(table)
            assert live is not None
            await live.listing.write_now()
        pass_time(server, DELAY + 1)
        sending = asyncio.create_task(send_due(server))
        await until(lambda: endpoint.requests and silent.requests, 2.0)
        assert not sending.done()
        await sending


# ---------------------------------------------------------------------- secrets and deletion


async def test_nothing_secret_is_sent_stored_or_logged(tmp_path: Path) -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    logging.getLogger().addHandler(handler)
    try:
        async with called(tmp_path) as (server, endpoint):
            people, table = await two_with_webhooks(server, endpoint)
            endpoint.refuse(500)
            _, ada, bea = await turn(people, table)
            await bea.go()
            await ada.do("say", table, text="hush hush")
            await pass_turn(people, table)
            await announce(server, table)
            stored = await server.store.table(table)
            assert stored is not None
            sent = endpoint.requests[0].body.decode() + str(endpoint.requests[0].headers)
            secrets = [stored.invite, stored.secret.hex(), bea.guest.id, "hush", "Ada", "Bea"]
            assert not [secret for secret in secrets if secret in sent]
            assert set(json.loads(endpoint.requests[0].body)) == {
                *("event", "title", "text", "url", "tables")
            }
    finally:
        logging.getLogger().removeHandler(handler)
    for hidden in (endpoint.url, str(endpoint.port)):
        assert hidden not in stream.getvalue()


# ---------------------------------------------------------------------- the HTTP API


async def test_somebody_sets_their_webhook_and_tries_it(tmp_path: Path) -> None:
    async with (
        listening() as endpoint,
        serving(tmp_path, webhook_allow="127.0.0.1") as url,
    ):
        ada = await Guest.connect(url, "Ada")
        shown = (await ada.http.get("/api/me/notifications")).json()
        assert (shown["webhook"], shown["email"], shown["can_mail"]) == (None, None, False)
        put = await ada.http.put(
            "/api/me/notifications/webhook", json={"url": endpoint.url, "form": "slack"}
        )
        assert put.json()["webhook"] == {
            "address": endpoint.url,
            "form": "slack",
            "is_confirmed": True,
            "problem": "",
        }
        tried = (await ada.post("/api/me/notifications/test")).json()
        assert tried == [{"channel": "webhook", "problem": ""}]
        assert "Pandemonium: test" in endpoint.requests[0].json["text"]
        endpoint.refuse(404)
        (tried,) = (await ada.post("/api/me/notifications/test")).json()
        assert "404" in tried["problem"]
        gone = await ada.http.delete("/api/me/notifications/webhook")
        assert gone.json()["webhook"] is None
        assert (await ada.post("/api/me/notifications/test")).json() == []


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"url": "http://192.168.0.1/"}, "webhook-not-public"),
        ({"url": "http://[::1]/"}, "webhook-not-public"),
        ({"url": "ftp://example.org/"}, "bad-webhook"),
        ({"url": "http://127.0.0.1:8000/a/b", "form": "ntfy"}, "bad-ntfy-topic"),
        ({"url": "http://127.0.0.1:8000/", "form": "carrier pigeon"}, "bad-request"),
    ],
)
async def test_some_webhooks_are_refused(tmp_path: Path, body: Any, error: str) -> None:
    async with serving(tmp_path, webhook_allow="127.0.0.1") as url:
        ada = await Guest.connect(url, "Ada")
        refused = await ada.http.put("/api/me/notifications/webhook", json=body)
        assert (refused.status_code, refused.json()["error"]) == (400, error)


async def test_preferences_are_checked_and_returned(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        ada = await Guest.connect(url, "Ada")
        wanted = {
            "digest": "daily",
            "digest_hour": 7,
            "quiet_from": "22:00",
            "quiet_to": "07:30",
            "zone": "Europe/Paris",
        }
        await ada.http.put("/api/me/notifications", json=wanted)
        shown = (await ada.http.get("/api/me/notifications")).json()
        assert {name: shown[name] for name in wanted} == wanted
        for wrong, error in (
            ({"zone": "Mars/Olympus"}, "no-such-zone"),
            ({"zone": "../../etc/passwd"}, "no-such-zone"),
            ({"quiet_from": "25:00", "quiet_to": "07:00"}, "bad-time"),
            ({"quiet_from": "22:00"}, "bad-time"),
        ):
            refused = await ada.http.put("/api/me/notifications", json=wrong)
            assert refused.json()["error"] == error


def test_the_operator_allows_networks_and_nothing_else() -> None:
    with pytest.raises(ServerError, match="not an IP address"):
        Config("x", webhook_allow="localhost")
