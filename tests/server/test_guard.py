"""What is refused before it reaches the application, and what every answer carries."""

import asyncio
import shutil
import socket
from pathlib import Path

import httpx
import pytest

from pandemonium.server.config import Config
from pandemonium.server.health import KEPT, HealthCheck
from pandemonium.server.hosts import Hosts
from pandemonium.server.server import Server
from tests.server.network import Guest, served, serving
from tests.server.test_failures import no_file_grows_beyond

PUBLIC = "https://games.example.org"


@pytest.mark.parametrize(
    ("settings", "good", "bad"),
    [
        (
            {},
            ["localhost", "LOCALHOST:8666", "127.0.0.1:8666", "127.9.9.9", "[::1]:8666"],
            ["192.168.1.7", "rebind.evil.example", "localhost.evil.example", "[::1", "a b", ""],
        ),
        (
            {"host": "0.0.0.0"},
            ["localhost", "192.168.1.7:8666", "[2001:db8::1]", socket.gethostname()],
            ["rebind.evil.example:8666", "192.168.1.7.evil.example", "games.example.org"],
        ),
        (
            {"public_url": PUBLIC},
            ["games.example.org", "games.example.org:443", "Games.Example.Org.", "127.0.0.1"],
            ["example.org", "evil-games.example.org", "x.games.example.org"],
        ),
        ({"host": "192.168.1.7"}, ["192.168.1.7:8666", "localhost"], ["evil.example"]),
    ],
)
def test_a_server_answers_to_its_own_names(
    settings: dict[str, str], good: list[str], bad: list[str]
) -> None:
    hosts = Hosts(Config("data", **settings))  # type: ignore[arg-type]  # all are texts
    assert [host for host in good if not hosts.accepts(host)] == []
    assert [host for host in bad if hosts.accepts(host)] == []


async def test_a_foreign_name_is_refused_everywhere(tmp_path: Path) -> None:
    evil = {"Host": "rebind.evil.example"}
    async with serving(tmp_path) as url, httpx.AsyncClient(base_url=url) as browser:
        for path in ("/", "/metrics", "/healthz", "/api/me", "/nowhere"):
            answer = await browser.get(path, headers=evil)
            assert answer.status_code == 421
            assert "rebind.evil.example" in answer.json()["said"]
        french = await browser.get("/", headers={**evil, "Accept-Language": "fr"})
        assert french.json()["said"].startswith("Hôte inconnu")
        upgrade = {
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        }
        assert (await browser.get("/ws", headers={**evil, **upgrade})).status_code == 403
        assert (await browser.get("/healthz", headers={"Host": "127.0.0.1"})).status_code == 200


async def test_a_refused_page_says_which_address_to_open(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, httpx.AsyncClient(base_url=url) as browser:
        forwarded = {"Origin": "http://localhost:9999"}
        answer = await browser.post("/api/guests", json={"name": "Ada"}, headers=forwarded)
        page = await browser.get("/", headers={"Host": "evil.example", "Accept": "text/html"})
    assert answer.status_code == 403
    assert answer.json()["error"] == "foreign-origin"
    assert "http://localhost:9999" in answer.json()["said"]
    assert f":{url.rpartition(':')[2]}" in answer.json()["said"]
    assert page.status_code == 421
    assert page.text.startswith("Unknown host evil.example")


async def test_a_request_of_two_names_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        port = int(url.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /metrics HTTP/1.1\r\nHost: evil.example\r\nHost: localhost\r\n\r\n")
        assert b" 421 " in await reader.readline()
        writer.close()


def nested_bodies(depth: int) -> dict[str, str]:
    """What to send where, with this many nested brackets."""
    nested = "[" * depth + "]" * depth
    options = f'"options": {{"players": {nested}}}'
    table = "abcdefghijklmnop"
    return {
        "/api/guests": f'{{"name": {nested}}}',
        "/api/records/replay": f'{{"record": {nested}}}',
        "/api/games/dicke-daemonen/inspect": f"{{{options}}}",
        "/api/games/dicke-daemonen/fairness": f"{{{options}}}",
        "/api/games/lets-summon-demons/cards": f'{{"pack": {nested}}}',
        "/api/tables": f'{{"key": "k1", "game": "dicke-daemonen", {options}}}',
        f"/api/tables/{table}/commands": (
            f'{{"type": "change", "key": "k2", "table": "{table}", {options}}}'
        ),
    }


async def test_deeply_nested_json_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        ada = await Guest.connect(url, "Ada")
        for depth in (300, 900, 60_000):
            for path, body in nested_bodies(depth).items():
                answer = await ada.http.post(path, content=body)
                assert answer.status_code < 500, (path, answer.text)
                assert answer.status_code >= 400 or depth < 1000, path


async def test_feeds_are_never_cached(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        ada = await Guest.connect(url, "Ada")
        made = await ada.post("/api/me/feed")
        assert made.headers["cache-control"] == "no-store"
        feed = await ada.http.get(made.json()["url"])
        assert feed.status_code == 200
        assert feed.headers["cache-control"] == "no-store"


async def test_over_https_the_cookie_is_bound_to_its_host(tmp_path: Path) -> None:
    async with served(tmp_path, public_url=PUBLIC) as server:
        url = f"http://127.0.0.1:{server.config.port}"
        async with httpx.AsyncClient(base_url=url) as browser:
            made = await browser.post("/api/guests", json={"name": "Ada"})
            kept = made.headers["set-cookie"]
            assert kept.startswith("__Host-pandemonium=")
            assert {"Secure", "HttpOnly", "Path=/"} <= set(kept.split("; "))
            assert "domain" not in kept.lower()
        token = kept.partition("=")[2].partition(";")[0]
        async with httpx.AsyncClient(base_url=url) as browser:
            named = await browser.get("/api/me", headers={"Cookie": f"__Host-pandemonium={token}"})
            assert named.json()["name"] == "Ada"
            assert "set-cookie" not in named.headers
            old = await browser.get("/api/me", headers={"Cookie": f"pandemonium={token}"})
            assert old.json()["name"] == "Ada"
            new, gone = old.headers.get_list("set-cookie")
            assert new == kept
            assert gone.startswith(('pandemonium=""', "pandemonium=;"))
            assert "Max-Age=0" in gone


async def test_the_health_check_writes(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clock = [0.0]
        inner: Server = server.app.state.server
        inner.health = HealthCheck(inner.store, str(tmp_path), inner.hub.now, lambda: clock[0])
        async with httpx.AsyncClient(base_url=inner.config.public_url) as probe:
            assert (await probe.get("/healthz")).json() == {"ok": True}
            with no_file_grows_beyond(1000):
                assert (await probe.get("/healthz")).status_code == 200  # known for a moment
                clock[0] += KEPT
                full = await probe.get("/healthz")
                assert full.status_code in (503, 507)
                assert full.json()["said"]
            clock[0] += KEPT
            assert (await probe.get("/healthz")).status_code == 200


async def test_a_full_disk_is_unhealthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    almost_full = shutil.disk_usage(tmp_path)._replace(free=4096)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: almost_full)
    async with serving(tmp_path) as url, httpx.AsyncClient(base_url=url) as probe:
        answer = await probe.get("/healthz")
        assert (answer.status_code, answer.json()["error"]) == (507, "store-disk")
