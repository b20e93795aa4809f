"""What surrounds a server: settings, limits, figures, logs, feeds, codes for phones."""

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from pandemonium.app.errors import ServerError
from pandemonium.locale.words import Words
from pandemonium.server import addresses, logs
from pandemonium.server.api import qr
from pandemonium.server.config import Config
from pandemonium.server.limits import MAX_PER_IDENTITY, RATES, SWEEP_EVERY, LimitError, Limits
from pandemonium.server.metrics import Metrics
from pandemonium.server.storage.store import StoredTable
from pandemonium.server.tables.feed import ATOM, atom
from pandemonium.server.tables.identities import Identity
from pandemonium.server.tcp import listen
from tests.server.network import serving

# ---------------------------------------------------------------------- settings


def test_a_server_is_for_this_machine_by_default() -> None:
    config = Config("data")
    assert config.public_url == "http://localhost:8666"
    assert not config.is_open
    assert not config.is_secure
    assert "http://127.0.0.1:8666" in config.public_urls


def test_neighbours_reach_it_by_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "local_addresses", lambda: ["192.168.1.7", "10.0.0.3"])
    config = Config("data", host="0.0.0.0", port=80)
    assert config.public_url == "http://192.168.1.7:80"
    assert "http://10.0.0.3:80" in config.public_urls


def test_pages_come_from_its_public_address() -> None:
    config = Config("data", public_url="https://games.example.org/", proxy="127.0.0.1, 10.0.0.0/8")
    assert config.public_url == "https://games.example.org"
    assert config.is_secure
    assert config.public_urls[0] == "https://games.example.org"
    assert "http://games.example.org" not in config.public_urls
    assert config.proxies == ["127.0.0.1", "10.0.0.0/8"]


def test_figures_are_for_this_machine_and_those_who_speak_for_it() -> None:
    config = Config("data", proxy="10.88.0.0/16")
    assert all(config.is_own(item) for item in ("127.0.0.1", "::1", "10.88.0.1"))
    assert not any(config.is_own(item) for item in ("192.168.1.7", "2001:db8::1", "", "testclient"))


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"port": 70000}, "bad-port"),
        ({"pace": -1.0}, "bad-pace"),
        ({"proxy": "everybody"}, "bad-proxy"),
        ({"public_url": "games.example.org"}, "bad-public-url"),
        ({"public_url": "https://games.example.org/below"}, "bad-public-url"),
        ({"public_url": "https://me:secret@games.example.org"}, "bad-public-url"),
        ({"public_url": "http://["}, "bad-public-url"),
    ],
)
def test_what_cannot_be_is_refused(settings: dict[str, str], key: str) -> None:
    with pytest.raises(ServerError) as raised:
        Config("data", **settings)  # type: ignore[arg-type]  # wrong on purpose
    assert raised.value.key == key
    assert str(raised.value)


def test_a_port_is_taken_before_it_is_announced() -> None:
    with listen("127.0.0.1", 0) as door:
        port = door.getsockname()[1]
        assert port
        with pytest.raises(ServerError, match="another program") as raised:
            listen("127.0.0.1", port)
        assert raised.value.key == "port-in-use"
    with pytest.raises(ServerError, match="not an address of this computer"):
        listen("192.0.2.1", 0)
    with pytest.raises(ServerError, match="not an address of this computer"):
        listen("no such name", 0)


def test_a_phone_can_scan_the_address() -> None:
    url = "http://192.168.1.7:8666/t/abcdefghijklmnop#Zm9vYmFyZm9vYmFyZm9vYg"
    lines = qr.qr_text(url).splitlines()
    assert 15 < len(lines) <= 24  # fits a terminal
    assert max(map(len, lines)) < 80
    assert qr.qr_svg(url).startswith("<svg")
    assert all(not address.startswith("127.") for address in addresses.local_addresses())


# ---------------------------------------------------------------------- limits


class Clock:
    """A clock that the test moves."""

    def __init__(self) -> None:
        """It stands."""
        self.now = 1000.0

    def __call__(self) -> float:
        """The time."""
        return self.now


def test_who_asks_for_too_much_learns_how_long_to_wait() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    for _ in range(RATES["chat"].burst):
        limits.spend("chat", "ada")
    with pytest.raises(LimitError, match="2 seconds"):
        limits.spend("chat", "ada")
    limits.spend("chat", "bea")
    limits.spend("message", "ada")
    clock.now += 2
    limits.spend("chat", "ada")
    with pytest.raises(LimitError):
        limits.spend("chat", "ada")


def test_strangers_who_come_and_go_leave_nothing() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    for number in range(1000):
        limits.spend("request", f"10.0.{number // 256}.{number % 256}")
    clock.now += SWEEP_EVERY
    limits.spend("request", "10.1.1.1")
    assert len(limits._buckets) == 1


def test_connections_are_counted_while_they_last() -> None:
    limits = Limits()
    held = [limits.connection("ada", f"10.0.0.{n}") for n in range(MAX_PER_IDENTITY)]
    for item in held:
        item.__enter__()
    with pytest.raises(LimitError, match="Too many connections"):
        limits.connection("ada", "10.0.0.99").__enter__()
    held[0].__exit__(None, None, None)
    with limits.connection("ada", "10.0.0.99"):
        pass
    for value in held[1:]:
        value.__exit__(None, None, None)
    assert not limits._connections


def test_limits_can_be_switched_off() -> None:
    limits = Limits(is_on=False)
    for _ in range(1000):
        limits.spend("recovery", "10.0.0.1")
    limits.check_tables(1000)
    with pytest.raises(LimitError, match="50 unfinished tables"):
        Limits().check_tables(50)


# ---------------------------------------------------------------------- figures and logs


def test_figures_are_written_as_prometheus_reads_them() -> None:
    metrics = Metrics()
    metrics.count("messages", kind="act")
    metrics.count("messages", 2, kind="say")
    metrics.gauge("connections", lambda: 3)
    for seconds in (0.0004, 0.03, 60.0):
        metrics.observe("append", seconds)
    lines = metrics.text().splitlines()
    assert "# TYPE pandemonium_messages_total counter" in lines
    assert 'pandemonium_messages_total{kind="say"} 2' in lines
    assert "pandemonium_connections 3" in lines
    assert 'pandemonium_append_seconds_bucket{le="0.001"} 1' in lines
    assert 'pandemonium_append_seconds_bucket{le="0.05"} 2' in lines
    assert 'pandemonium_append_seconds_bucket{le="+Inf"} 3' in lines
    assert "pandemonium_append_seconds_count 3" in lines


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """What is logged; afterwards all is as before."""
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    stream = io.StringIO()
    root.handlers.clear()
    logs.start(stream)
    yield stream
    root.handlers[:] = before
    root.setLevel(level)


def test_every_line_of_the_log_is_json(logged: io.StringIO) -> None:
    logging.getLogger("pandemonium.x").info("a bot was slow\nindeed", extra={"table": "abc"})
    try:
        raise KeyError("x")
    except KeyError:
        logging.getLogger("pandemonium.x").exception("a request failed")
    lines = [json.loads(line) for line in logged.getvalue().splitlines()]
    assert lines[0]["message"] == "a bot was slow\nindeed"
    assert lines[0]["table"] == "abc"
    assert lines[0]["level"] == "info"
    assert "KeyError" in lines[1]["trace"]


async def test_no_path_is_logged(logged: io.StringIO, tmp_path: Path) -> None:
    secret = "s3cret-s3cret-s3cret"
    paths = (
        f"/feed/{secret}",
        f"/FEED/{secret}",
        f"/feed/{secret}/x?{secret}",
        f"/t/TABLE%23{secret}",
        f"/{secret}",
        f"/api/tables/{secret}?invite={secret}",
        f"/assets/{secret}",
    )
    async with serving(tmp_path) as url, httpx.AsyncClient(base_url=url) as nobody:
        for path in paths:
            await nobody.get(path)
            await nobody.delete(path)
        with pytest.raises(InvalidStatus):
            await connect(url.replace("http:", "ws:") + f"/WS/{secret}")
    lines = [json.loads(line) for line in logged.getvalue().splitlines()]
    lines = [line for line in lines if line["logger"] != "httpx"]  # that is the client
    assert secret not in str(lines)
    text = [line["message"].split(" - ", 1)[-1] for line in lines]
    assert '"GET /feed/{secret}" 404' in text
    assert '"GET (unmatched)" 404' in text
    assert '"DELETE (unmatched)" 405' in text


# ---------------------------------------------------------------------- feeds


def test_a_feed_tells_where_it_is_ones_turn() -> None:
    ada = Identity("a1", "Ada <3", "teal", 1000.0)
    tables = [
        (
            StoredTable(
                f"t{n}", "x", "a1", True, b"s3cret", "s3cret", "0", 1.0, n, "", {}, 2000.0 + n
            ),
            "X & Y",
        )
        for n in range(3)
    ]
    text = atom(ada, tables, "https://games.example.org", Words(None, "fr"))
    assert "s3cret" not in text
    feed = ElementTree.fromstring(text)
    names = {"a": ATOM}
    assert feed.findtext("a:title", "", names).startswith("Ada <3")
    assert [match.get("href") for match in feed.findall("a:entry/a:link", names)] == [
        f"https://games.example.org/t/t{n}" for n in (2, 1, 0)
    ]
    ids = [match.text for match in feed.findall("a:entry/a:id", names)]
    assert len(set(ids)) == 3
    assert feed.findtext("a:updated", "", names) == "1970-01-01T00:33:22+00:00"
    assert "X & Y" in feed.findtext("a:entry/a:title", "", names)


def test_a_feed_may_be_empty() -> None:
    text = atom(Identity("a1", "Ada", "teal", 1000.0), [], "http://localhost", Words(None, "en"))
    assert "<entry>" not in text
    assert "1970-01-01T00:16:40+00:00" in text
