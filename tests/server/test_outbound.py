"""Requests to addresses that strangers chose: only public ones, only the one that was checked."""

import ipaddress
import time

import pytest

from pandemonium.app.errors import ServerError
from pandemonium.server.notifications import outbound
from pandemonium.server.notifications.errors import DeliveryError
from pandemonium.server.notifications.outbound import Outbound, is_public, target_of
from tests.server.endpoint import Endpoint, listening

JSON = "application/json"


def resolver(*answers: list[str]) -> outbound.Resolver:
    """A name server that gives these answers, one after another."""
    left = list(answers)

    async def resolve(_host: str, _port: int) -> list[str]:
        return left.pop(0)

    return resolve


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
        *("0.0.0.0", "224.0.0.1", "255.255.255.255", "240.0.0.1", "192.0.2.1"),
        *("::1", "::", "fe80::1", "fc00::1", "fec0::1", "ff02::1", "64:ff9b::a00:1"),
        *("2002:a00:1::", "2001:0:a00:1::", "2001:db8::1"),
    ],
)
def test_an_address_inside_is_not_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111"])
def test_an_address_on_the_internet_is_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        *("ftp://example.org/", "file:///etc/passwd", "//example.org/", "https://", "https:///x"),
        *("https://user:secret@example.org/", "https://example.org:22/", "https://example.org:0/"),
        *("https://example.org:99999/", "https://example.org/a b", "https://example.org/\r\nX: y"),
        *("https://example.org/é", "https://example.org/" + "a" * 1000, "gopher://example.org:70/"),
    ],
)
def test_some_urls_are_never_called(url: str) -> None:
    with pytest.raises(ServerError) as refused:
        target_of(url)
    assert refused.value.key == "bad-webhook"


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f000001"]
)
async def test_this_machine_is_not_called(host: str) -> None:
    async with listening() as endpoint:
        outgoing = Outbound()
        with pytest.raises(DeliveryError) as refused:
            await outgoing.post(f"http://{host}:{endpoint.port}/", b"{}", JSON)
        assert refused.value.key in ("webhook-not-public", "webhook-unreachable")
        assert endpoint.connections == 0
        outgoing.close()


async def test_the_operator_may_allow_networks() -> None:
    async with listening() as endpoint:
        outgoing = Outbound(["127.0.0.0/8"])
        await outgoing.post(f"{endpoint.url}?key=1", b'{"a":1}', JSON)
        (request,) = endpoint.requests
        assert request.line == "POST /hook?key=1 HTTP/1.1"
        assert request.headers["Host"] == f"127.0.0.1:{endpoint.port}"
        assert request.json == {"a": 1}
        with pytest.raises(DeliveryError, match="public"):
            await Outbound(["10.0.0.0/8"]).post(endpoint.url, b"", JSON)


async def test_a_name_is_resolved_once_and_the_checked_address_is_called() -> None:
    async with listening() as endpoint:
        rebinding = resolver(["127.0.0.1"], ["10.0.0.1"])
        url = f"http://rebinding.example:{endpoint.port}/"
        await Outbound(["127.0.0.1"], rebinding).post(url, b"", JSON)
        assert endpoint.requests[0].headers["Host"] == f"rebinding.example:{endpoint.port}"
        with pytest.raises(DeliveryError, match="public"):
            await Outbound(["127.0.0.1"], rebinding).post(url, b"", JSON)


async def test_private_addresses_of_a_name_are_skipped() -> None:
    async with listening() as endpoint:
        mixed = resolver(["10.0.0.1", "fe80::1%eth0", "::ffff:192.168.0.1", "127.0.0.1"])
        url = f"http://mixed.example:{endpoint.port}/"
        await Outbound(["127.0.0.1"], mixed).post(url, b"", JSON)
        assert len(endpoint.requests) == 1


async def failure_of(endpoint: Endpoint) -> DeliveryError:
    """What goes wrong with a request."""
    with pytest.raises(DeliveryError) as failed:
        await Outbound(["127.0.0.1"]).post(endpoint.url, b"{}", JSON)
    return failed.value


async def test_a_redirect_is_not_followed() -> None:
    async with listening() as endpoint, listening() as inside:
        endpoint.refuse(307, f"Location: {inside.url}", "Content-Length: 0")
        problem = await failure_of(endpoint)
        assert (problem.key, problem.details) == ("webhook-status", {"status": 307})
        assert not problem.may_have_arrived
        assert inside.connections == 0


@pytest.mark.parametrize("status", [199, 304, 404, 429, 500])
async def test_only_success_is_success(status: int) -> None:
    async with listening() as endpoint:
        endpoint.refuse(status)
        assert (await failure_of(endpoint)).details == {"status": status}


async def test_a_slow_answer_is_not_awaited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "ANSWER_SECONDS", 0.2)
    async with listening() as endpoint:
        endpoint.is_silent = True
        begun = time.monotonic()
        problem = await failure_of(endpoint)
        assert time.monotonic() - begun < 5
        assert (problem.key, problem.may_have_arrived) == ("webhook-no-answer", True)


@pytest.mark.parametrize(
    "answer", [b"x" * 1_000_000, b"SSH-2.0-OpenSSH\r\n", b"\r\n", b"HTTP/1.1 x\n"]
)
async def test_other_protocols_and_endless_answers_are_failures(answer: bytes) -> None:
    async with listening() as endpoint:
        endpoint.answer = answer
        assert (await failure_of(endpoint)).key == "webhook-no-answer"


async def test_a_long_body_after_success_is_not_read() -> None:
    async with listening() as endpoint:
        endpoint.answer = b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 10_000_000
        await Outbound(["127.0.0.1"]).post(endpoint.url, b"{}", JSON)


async def test_nobody_listens() -> None:
    async with listening() as endpoint:
        pass
    problem = await failure_of(endpoint)
    assert (problem.key, problem.may_have_arrived) == ("webhook-unreachable", False)
