"""A page whose server is the test: the built client shows the moments that it is given."""

from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Error, Route

from pandemonium.app.cards import box_of
from pandemonium.app.messages.encoding import encode
from pandemonium.engine.registry import games
from pandemonium.server.api import client
from pandemonium.server.api.games import game_info
from tests.browser.looking import INSTANT

Size = tuple[int, int]
Fault = tuple[str, str]  # with an example
HERE = Path(__file__).parent
URL = "http://scripted.test/"
ADA = {"id": "ada", "name": "Ada", "colour": ""}


class ScriptedPage:
    """One window of the built client, in one language.

    Nothing moves in it, and nothing is painted, unless somebody watches.
    """

    def __init__(
        self,
        browser: Browser,
        language: str,
        size: Size = (1280, 800),
        scripts: Sequence[str] = (),
        *,
        is_watched: bool = False,
    ) -> None:
        """The page is open and connected; `scripts` run in it before those of the client."""
        self.language, self.size = language, size
        self.problems: list[str] = []
        self.context = browser.new_context(
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            reduced_motion="no-preference" if is_watched else "reduce",
            viewport={"width": size[0], "height": size[1]},
        )
        if not is_watched:
            self.context.add_init_script(INSTANT)
        for name in ("scripted_page.js", "overflow.js"):
            self.context.add_init_script(path=HERE / name)
        for script in scripts:
            self.context.add_init_script(script)
        self.page = self.context.new_page()
        self.page.on("pageerror", self._complain)
        self.page.route("**/*", self._answer)
        self.page.goto(URL)
        self.page.wait_for_function("window.socket !== undefined")
        if not is_watched:
            self.page.evaluate("hide(true)")

    def _complain(self, problem: Error) -> None:
        self.problems.append(str(problem))

    def _answer(self, route: Route) -> None:
        """Serve the built client and what it asks for over HTTP."""
        path = urlsplit(route.request.url).path.removeprefix("/")
        file = client.page() if not path else client.asset(path.removeprefix("assets/"))
        file = file or client.beside(path)
        if file is not None:
            route.fulfill(body=file.body, content_type=file.media_type)
        elif path == "api/me":
            route.fulfill(json=ADA)
        elif path == "api/games":
            infos = [game_info(name, self.language) for name in games()]
            route.fulfill(body=encode(infos), content_type="application/json")
        elif path.endswith("/cards"):
            box = box_of(path.split("/")[-2], self.language)
            route.fulfill(body=encode(box), content_type="application/json")
        else:
            route.fulfill(status=404, json={})

    def resize(self, size: Size) -> None:
        """Give the window another size."""
        if size != self.size:
            self.size = size
            self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def show(self, table: str, message: str) -> list[Fault]:
        """Show a moment of a table; returns what of its text cannot be read."""
        faults: list[Fault] = self.page.evaluate("whole => show(...whole)", [table, message])
        return faults

    def open(self, table: str, message: str) -> None:
        """Show a moment of a table."""
        self.page.evaluate("whole => open(...whole)", [table, message])

    def hear(self, messages: Sequence[str]) -> None:
        """Let the page hear of all that happens next."""
        self.page.evaluate("messages => hear(messages)", messages)

    def shown_ply(self) -> int:
        """The moment whose question the page shows."""
        return int(self.page.evaluate("document.querySelector('[data-prompt]').dataset.ply"))

    def show_preview(self, card: str) -> list[Fault]:
        """Open the preview of a card, and close it; returns what of its text cannot be read."""
        faults: list[Fault] = self.page.evaluate("preview", card)
        return faults

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]} {self.language}"
