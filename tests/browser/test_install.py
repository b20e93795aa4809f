"""The client on a telephone: installed where that is allowed, and said where it is not."""

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
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.test_access import complaints

Someone = Callable[..., Person]
PNG = b"\x89PNG\r\n\x1a\n"
PLAIN = "demon.test"  # a name that is no secure context over http


def png_size(body: bytes) -> tuple[int, int]:
    """How large a picture is, as it says itself."""
    assert body.startswith(PNG)
    return int.from_bytes(body[16:20]), int.from_bytes(body[20:24])


def test_the_manifest_names_icons_that_are_there(someone: Someone) -> None:
    ada = someone()
    ada.come_home()
    link = ada.page.locator("link[rel=manifest]").evaluate("one => one.href")
    answer = httpx.get(link)
    assert answer.headers["content-type"] == "application/manifest+json"
    told = answer.json()
    assert told["name"] == "Pandemonium"
    assert told["display"] == "standalone"
    assert {"any", "192x192", "512x512"} <= {icon["sizes"] for icon in told["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in told["icons"])
    for icon in told["icons"]:
        picture = httpx.get(f"{ada.url}/{icon['src']}")
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "x".join(map(str, png_size(picture.content))) == icon["sizes"]
    # What the browser itself finds wrong with it.
    devtools = ada.context.new_cdp_session(ada.page)
    assert devtools.send("Page.getAppManifest")["errors"] == []


def test_where_the_server_is_away_a_page_says_so_and_nothing_old_is_shown(
    someone: Someone, house: House
) -> None:
    ada = someone()
    ada.come_home()
    state = ada.page.evaluate("navigator.serviceWorker.ready.then(found => found.active.scriptURL)")
    build = ada.page.locator("meta[name=build]").get_attribute("content")
    assert state.endswith(f"worker.js?build={build}")
    ada.page.reload()  # now the worker stands in between
    expect(ada.page.locator(".poster").first).to_be_visible()
    kept: list[str] = ada.page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async name =>
        (await (await caches.open(name)).keys()).map(one => new URL(one.url).pathname)))).flat()"""
    )
    assert any(path.startswith("/assets/") for path in kept)
    assert [path for path in kept if path == "/" or path.startswith(("/api", "/t/"))] == []

    house.close(signal.SIGKILL)
    ada.page.reload()
    expect(ada.page.locator("p[lang=en]")).to_contain_text("The server is not responding.")
    expect(ada.page.locator("p[lang=fr]")).to_contain_text("Le serveur ne répond pas.")
    assert complaints(ada) == []
    house.open()
    ada.press(ada.page.get_by_role("link", name="Try again"))
    expect(ada.page.locator(".poster").first).to_be_visible()
    ada.forgive_silence()


@pytest.fixture
def plain_house(tmp_path: Path) -> Iterator[House]:
    """A server that people reach by a name, over plain http."""

    class Plain(House):
        def command(self) -> list[str]:
            serve = [sys.executable, "-m", "pandemonium", "serve", "--no-browser", "--pace", "0"]
            own = ["--port", str(self.port), "--data", str(self.folder)]
            return [*serve, *own, "--public-url", f"http://{PLAIN}:{self.port}"]

    house = Plain(tmp_path / "tables")
    house.open()
    yield house
    house.close()


def test_over_plain_http_everything_works_and_a_sentence_says_what_does_not(
    browser: Browser, plain_house: House
) -> None:
    resolved = f"--host-resolver-rules=MAP {PLAIN} 127.0.0.1"
    running = browser.browser_type.launch(
        executable_path=chromium.find(), args=[*chromium.ARGS, resolved]
    )
    ada = Person(running, f"http://{PLAIN}:{plain_house.port}", language="fr")
    ada.page.goto(f"{ada.url}/?room=about")
    assert ada.page.evaluate("isSecureContext") is False
    expect(ada.page.locator(".insecure")).to_contain_text("en HTTP")
    ada.sit_down("Mephisto", Places="2")
    ada.press(ada.button("Menu"))
    expect(ada.page.locator("dialog.menu")).to_contain_text("en HTTP")
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
        ada.page.goto(f"{ada.url}/?room={room}")
        expect(ada.page.locator("h1").first).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
    ada.sit_down("Dicke Dämonen")
    ada.play(most=2)
    assert hosts <= {"localhost", None}  # None: pictures within the page itself


@pytest.mark.parametrize(("theme", "size"), [("dark", (1280, 800)), ("light", (360, 740))])
def test_the_page_about_this_program_tells_versions_licences_and_credits(
    someone: Someone, theme: str, size: tuple[int, int]
) -> None:
    ada = someone(theme=theme, size=size)
    ada.come_home()
    ada.press(ada.page.locator(".foot a"))
    version = json.loads(httpx.get(f"{ada.url}/api/about").text)["version"]
    page = ada.page.locator(".aboutroom")
    expect(page).to_contain_text(f"Version {version}")
    for name in ("svelte", "@fluent/bundle", "@noble/hashes", "game-icons", "grenze-gotisch"):
        expect(page.locator(".packages li", has_text=name).first).to_be_visible()
    expect(page.locator(".packages li", has_text="litestar")).to_contain_text("MIT")
    ada.press(page.locator("li", has_text="grenze-gotisch").locator("summary"))
    expect(page).to_contain_text("SIL OPEN FONT LICENSE")
    assert complaints(ada) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
