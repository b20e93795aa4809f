"""The client on a phone: installed where that is allowed, with a reason where it is not."""

import json
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser import chromium
from tests.browser.person import Person
from tests.browser.server_process import ServerProcess
from tests.browser.test_access import complaints

Someone = Callable[..., Person]
PNG = b"\x89PNG\r\n\x1a\n"
PLAIN = "demon.test"  # a name that isn't a secure context over http


def png_size(body: bytes) -> tuple[int, int]:
    """How large a picture is, according to its header."""
    assert body.startswith(PNG)
    return int.from_bytes(body[16:20]), int.from_bytes(body[20:24])


def test_the_manifest_names_icons_that_are_there(someone: Someone) -> None:
    ada = someone()
    ada.come_home()
    link = ada.page.locator("link[rel=manifest]").evaluate("one => one.href")
    answer = httpx.get(link)
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert manifest["name"] == "Pandemonium"
    assert manifest["display"] == "standalone"
    assert {"any", "192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        picture = httpx.get(f"{ada.url}/{icon['src']}")
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "x".join(map(str, png_size(picture.content))) == icon["sizes"]
    # What the browser itself finds wrong with it.
    devtools = ada.context.new_cdp_session(ada.page)
    assert devtools.send("Page.getAppManifest")["errors"] == []


def test_where_the_server_is_away_a_page_says_so_and_nothing_old_is_shown(
    someone: Someone, server: ServerProcess
) -> None:
    ada = someone()
    ada.come_home()
    state = ada.page.evaluate("navigator.serviceWorker.ready.then(found => found.active.scriptURL)")
    build = ada.page.locator("meta[name=build]").get_attribute("content")
    assert state.endswith(f"worker.js?build={build}")
    ada.page.reload()  # now the worker stands in between
    expect(ada.page.get_by_role("article").first).to_be_visible()
    kept: list[str] = ada.page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async name =>
        (await (await caches.open(name)).keys()).map(one => new URL(one.url).pathname)))).flat()"""
    )
    assert any(path.startswith("/assets/") for path in kept)
    assert [path for path in kept if path == "/" or path.startswith(("/api", "/t/"))] == []

    server.close(signal.SIGKILL)
    ada.page.reload()
    expect(ada.page.locator("p[lang=en]")).to_contain_text("The server is not responding.")
    expect(ada.page.locator("p[lang=fr]")).to_contain_text("Le serveur ne répond pas.")
    assert complaints(ada) == []
    server.open()
    ada.press(ada.page.get_by_role("link", name="Try again"))
    expect(ada.page.get_by_role("article").first).to_be_visible()
    ada.forgive_silence()


@pytest.fixture
def plain_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that people reach by a name, over plain http."""

    class Plain(ServerProcess):
        def command(self) -> list[str]:
            serve = [sys.executable, "-m", "pandemonium", "serve", "--no-browser", "--pace", "0"]
            options = ["--port", str(self.port), "--data", str(self.folder)]
            return [*serve, *options, "--public-url", f"http://{PLAIN}:{self.port}"]

    server = Plain(tmp_path / "tables")
    server.open()
    yield server
    server.close()


def test_over_plain_http_everything_works_and_a_sentence_says_what_does_not(
    browser: Browser, plain_server: ServerProcess
) -> None:
    resolved = f"--host-resolver-rules=MAP {PLAIN} 127.0.0.1"
    running = browser.browser_type.launch(
        executable_path=chromium.find(), args=[*chromium.ARGS, resolved]
    )
    ada = Person(running, f"http://{PLAIN}:{plain_server.port}", language="fr")
    ada.page.goto(f"{ada.url}/?page=about")
    assert ada.page.evaluate("isSecureContext") is False
    expect(ada.page.get_by_role("main")).to_contain_text("en HTTP")
    ada.open_game("Mephisto", Places="2")
    ada.press(ada.button("Menu"))
    expect(ada.page.get_by_role("dialog", name="Menu")).to_contain_text("en HTTP")
    # A header that means something over https only, as the browser remarks.
    assert [
        problem for problem in ada.problems if "Cross-Origin-Opener-Policy" not in problem
    ] == []
    running.close()


def test_nothing_is_loaded_from_anywhere_else(someone: Someone) -> None:
    ada = someone()
    hosts: set[str | None] = set()
    ada.context.on("request", lambda request: hosts.add(urlsplit(request.url).hostname))
    ada.page.on("websocket", lambda socket: hosts.add(urlsplit(socket.url).hostname))
    for room in ("rules", "boards", "about", "cards", "learn", "games"):
        ada.page.goto(f"{ada.url}/?page={room}")
        expect(ada.page.locator("h1").first).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
    ada.open_game("Dicke Dämonen")
    ada.play(most=2)
    assert hosts <= {"localhost", None}  # None: pictures within the page itself


@pytest.mark.parametrize(("theme", "size"), [("dark", (1280, 800)), ("light", (360, 740))])
def test_the_page_about_this_program_tells_versions_licences_and_credits(
    someone: Someone, theme: str, size: tuple[int, int]
) -> None:
    ada = someone(theme=theme, size=size)
    ada.come_home()
    ada.press(ada.page.get_by_role("link", name="Icons by Lorc"))
    version = json.loads(httpx.get(f"{ada.url}/api/about").text)["version"]
    page = ada.page.get_by_role("main")
    expect(page).to_contain_text(f"Version {version}")
    for name in ("svelte", "@fluent/bundle", "@noble/hashes", "game-icons", "grenze-gotisch"):
        expect(page.get_by_role("listitem").filter(has_text=name).first).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="litestar")).to_contain_text("MIT")
    ada.press(page.get_by_role("listitem").filter(has_text="grenze-gotisch").locator("summary"))
    expect(page).to_contain_text("SIL OPEN FONT LICENSE")
    assert complaints(ada) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
