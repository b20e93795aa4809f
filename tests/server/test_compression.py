"""Long JSON that is the same for everybody is compressed, and sent once; secrets never are."""

import gzip
import json
from pathlib import Path

import httpx
import pytest

from tests.server.network import Guest, serving

GAME = "lets-summon-demons"
CATALOGUES = [
    "/api/games",
    f"/api/games/{GAME}/rules",
    f"/api/games/{GAME}/cards",
    f"/api/games/{GAME}/vocabulary",
]


async def test_catalogues_are_compressed_and_not_sent_twice(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, httpx.AsyncClient(base_url=url) as http:
        for path in CATALOGUES:
            plain = await http.get(path, headers={"Accept-Encoding": "identity"})
            assert "content-encoding" not in plain.headers
            async with http.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as packed:
                raw = b"".join([part async for part in packed.aiter_raw()])
            assert packed.headers.get("content-encoding") == "gzip", path
            assert {"accept-encoding", "accept-language"} <= set(packed.headers["vary"].split(", "))
            assert json.loads(gzip.decompress(raw)) == plain.json()
            assert len(raw) == int(packed.headers["content-length"]) < len(plain.content) / 2
            tag = packed.headers["etag"]
            again = await http.get(path, headers={"If-None-Match": tag})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["content-security-policy"]
        english = (await http.get("/api/games")).headers["etag"]
        french = {"If-None-Match": english, "Accept-Language": "fr"}
        assert (await http.get("/api/games", headers=french)).status_code == 200


async def test_errors_stay_as_they_are(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, httpx.AsyncClient(base_url=url) as http:
        unknown = await http.get("/api/games/chess/rules")
        assert unknown.status_code == 404
        assert unknown.json()["error"]
        assert "etag" not in unknown.headers


@pytest.mark.parametrize(
    "path", ["/api/me", "/api/me/devices", "/api/me/notifications", "/api/tables/{}/invite"]
)
async def test_secrets_are_never_compressed(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path) as url:
        ada = await Guest.connect(url, "Ada")
        table = await ada.table(GAME, players=2, name="z" * 40)
        async with httpx.AsyncClient(base_url=url, headers=ada.headers) as http:
            for where in (path.format(table), f"/api/tables/{table}"):
                response = await http.get(where, headers={"Accept-Encoding": "gzip"})
                assert response.status_code == 200
                assert "content-encoding" not in response.headers
                assert response.headers["cache-control"] == "no-store"


async def test_messages_on_a_socket_are_not_compressed(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        ada = await Guest.connect(url, "Ada")
        async with ada.socket() as line:
            assert not line.line.protocol.extensions
