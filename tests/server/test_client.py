"""The browser client as a server serves it, and what it serves where none was built."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from pandemonium.engine.version import VERSION
from pandemonium.server.api import client
from tests.server.network import Guest, serving

PAGE = (
    '<!doctype html><html><head><script type="module" src="./assets/a-1.js"></script></head></html>'
)
SCRIPT = "export const words = 'demon '\n" * 200


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a small client in it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "assets" / "a-1.js").write_text(SCRIPT)
    (folder / "assets" / "secret.txt").write_text("no file of a client")
    (tmp_path / "outside.js").write_text("not for anybody")
    monkeypatch.setattr(client, "FOLDER", folder)
    return folder


@pytest.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    async with serving(tmp_path / "data") as address:
        yield address


async def test_the_page_is_asked_for_again_and_its_files_are_kept(built: Path, url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as browser:
        page = await browser.get("/")
        script = await browser.get("/assets/a-1.js")
        icon = await browser.get("/favicon.svg")
    assert page.status_code == 200
    assert page.headers["cache-control"] == "no-cache"
    assert f'<meta name="build" content="{client.build()}" />' in page.text
    assert "immutable" in script.headers["cache-control"]
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["content-encoding"] == "gzip"
    assert script.text == SCRIPT
    assert icon.headers["content-type"] == "image/svg+xml"
    for answer in (page, script, icon):
        assert "unsafe" not in answer.headers["content-security-policy"]
    assert "script-src 'self'" in page.headers["content-security-policy"]
    assert built.is_dir()


async def test_what_lies_beside_the_page_is_asked_for_again(built: Path, url: str) -> None:
    (built / "worker.js").write_text("addEventListener('fetch', () => {})")
    (built / "manifest.webmanifest").write_text("{}")
    async with httpx.AsyncClient(base_url=url) as browser:
        worker = await browser.get("/worker.js?build=abc")
        manifest = await browser.get("/manifest.webmanifest")
        missing = await browser.get("/offline.html")  # this client has none
        strange = await browser.get("/index.html")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert manifest.headers["content-type"] == "application/manifest+json"
    for answer in (worker, manifest):
        assert answer.headers["cache-control"] == "no-cache"
        assert "worker-src 'self'" in answer.headers["content-security-policy"]
    assert missing.status_code == strange.status_code == 404


async def test_the_server_says_what_it_is_made_of(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as anybody:
        reply = (await anybody.get("/api/about")).json()
    assert reply["version"] == VERSION
    licences = {package["name"].lower(): package["licence"] for package in reply["packages"]}
    assert licences["litestar"] == "MIT"
    assert all(licences.values())
    assert "pytest" not in licences  # what only developers need isn't part of it


async def test_a_client_that_cannot_unpack_gets_it_plain(built: Path, url: str) -> None:
    async with httpx.AsyncClient(base_url=url, headers={"Accept-Encoding": "identity"}) as client:
        script = await client.get("/assets/a-1.js")
    assert "content-encoding" not in script.headers
    assert script.headers["vary"] == "Accept-Encoding"
    assert script.content == (built / "assets" / "a-1.js").read_bytes()


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path", ["nothing.js", "secret.txt", "%2e%2e", "%2e%2e%2findex.html", "..%2f..%2foutside.js"]
)
async def test_nothing_but_the_client_can_be_read(url: str, path: str) -> None:
    async with httpx.AsyncClient(base_url=url) as nobody:
        answer = await nobody.get(f"/assets/{path}")
    assert answer.status_code == 404
    assert answer.json()["error"] == "no-such-page"


@pytest.mark.usefixtures("built")
async def test_an_invitation_leads_to_the_page(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as browser:
        answer = await browser.get("/t/abc123")
        strange = await browser.get("/t/a%26b%0d%0aX:%20y")
    assert answer.status_code == 302
    assert answer.headers["location"] == "../?t=abc123"  # what stands behind # stays with a browser
    assert strange.headers["location"] == "../?t=a%26b%0D%0AX%3A%20y"


async def test_without_a_client_the_page_says_how_to_get_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "FOLDER", tmp_path / "nowhere")
    async with serving(tmp_path) as url, httpx.AsyncClient(base_url=url) as browser:
        english = await browser.get("/")
        french = await browser.get("/t/abc", headers={"Accept-Language": "fr"})
        assert (await browser.get("/favicon.svg")).status_code == 404
    assert "make play" in english.text
    assert '<html lang="fr">' in french.text
    assert f"pandemonium play --join '{url}/t/abc#" in french.text.replace("&#x27;", "'")
    assert client.build() == ""


async def test_a_page_loads_however_much_it_consists_of(built: Path, tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "data", is_limited=True) as url,
        httpx.AsyncClient(base_url=url) as browser,
    ):
        answers = [await browser.get("/assets/a-1.js") for _ in range(300)]
        assert {answer.status_code for answer in answers} == {200}
        assert (await browser.get("/api/games")).status_code == 200
    assert built.is_dir()


async def test_a_server_says_which_page_is_of_today(built: Path, url: str) -> None:
    ada = await Guest.connect(url, "Ada")
    before = client.build()
    async with ada.socket() as line:
        await line.say(type="hello", protocol=1)
        assert (await line.hear("welcome"))["build"] == before
        (built / "index.html").write_text(PAGE.replace("a-1", "a-2"))
        await line.say(type="hello", protocol=1)
        assert (await line.hear("welcome"))["build"] != before


BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.usefixtures("built")
async def test_an_address_that_leads_nowhere_shows_a_page(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, headers=BROWSER) as browser:
        rules = await browser.get("/rules")
        nowhere = await browser.get("/foo/bar", headers={"Accept-Language": "fr"})
        wrong_file = await browser.get("/Foo.php")
        api = await browser.get("/api/tables/x/nowhere")
    async with httpx.AsyncClient(base_url=url) as program:
        plain = await program.get("/rules")
    assert rules.status_code == 302
    assert rules.headers["location"] == "./?page=rules"
    assert nowhere.status_code == wrong_file.status_code == 404
    assert "Cette page" in nowhere.text
    assert 'href="/"' in wrong_file.text
    assert api.json()["error"] == plain.json()["error"] == "no-such-page"


async def test_without_a_client_unknown_addresses_show_a_page_too(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "FOLDER", tmp_path / "nowhere")
    async with httpx.AsyncClient(base_url=url, headers=BROWSER) as browser:
        rules = await browser.get("/rules")
    assert rules.status_code == 404
    assert rules.headers["content-type"].startswith("text/html")
