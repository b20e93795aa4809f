"""Rate limits per address: one key for all spellings of a machine, one for an IPv6 network."""

from pathlib import Path

import httpx
import pytest

from pandemonium.server.addresses import limit_key
from pandemonium.server.config import Config
from pandemonium.server.limits import RATES
from tests.server.network import serving


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::FFFF:C000:207", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("fe80::2%wlan1", "fe80::/64"),
        ("::1", "::1"),
        ("", "unknown"),
        ("192.0.2.7.9", "unknown"),
        ("testclient", "unknown"),
        ("\x00" * 500, "unknown"),
    ],
)
def test_all_spellings_of_an_address_share_a_limit(address: str, key: str) -> None:
    assert limit_key(address) == key


def test_a_mapped_loopback_address_is_this_machine() -> None:
    assert Config("data").is_own("::ffff:127.0.0.1")
    assert Config("data", proxy="10.0.0.0/8").is_own("::ffff:10.1.2.3")


@pytest.mark.parametrize("spelling", ["2001:db8:0:7::{:x}", "::ffff:192.0.2.7", "192.0.2.7"])
async def test_one_network_cannot_guess_more_recovery_codes(tmp_path: Path, spelling: str) -> None:
    async with (
        serving(tmp_path, is_limited=True, proxy="127.0.0.1") as url,
        httpx.AsyncClient(base_url=url.replace("localhost", "127.0.0.1")) as nobody,
    ):
        answers = [
            await nobody.post(
                "/api/recover",
                json={"code": "AAAAA"},
                headers={"X-Forwarded-For": spelling.format(number)},
            )
            for number in range(1, RATES["recovery"].burst + 3)
        ]
        assert [answer.status_code for answer in answers[-2:]] == [429, 429]
        mapped = {"X-Forwarded-For": "::ffff:192.0.2.7"}
        other = await nobody.post("/api/recover", json={"code": "AAAAA"}, headers=mapped)
        assert other.status_code == (404 if "2001" in spelling else 429)
