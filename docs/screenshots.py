"""Take the screenshots of the browser client: each game in several windows, and the other pages.

    python docs/screenshots.py [GAME... | pages] [--out FOLDER]

The server uses a fixed seed and the player follows the hints of a bot, so they reach the same
position every time. Run this after a change to the client, with the client built.
"""

import argparse
import contextlib
import re
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import pandemonium as pm  # noqa: E402 - found from the root
from pandemonium.server.api import client  # noqa: E402 - found from the root
from tests.browser import chromium  # noqa: E402 - found from the root
from tests.browser.person import Person  # noqa: E402 - found from the root
from tests.browser.server_process import ServerProcess  # noqa: E402 - found from the root

PICTURES = ROOT / "docs" / "pictures" / "browser"
WIDE, NARROW = (1280, 800), (360, 740)
SEED = 7
PAGES = "pages"
MOST = 150  # decisions until a scene must have appeared
BEGUN = time.monotonic()
PAGES_AT = {
    "cards": "cards&game=mephisto#witch",
    "rules": "rules&game=mephisto#ME-6.2",
    "boards": "boards",
    "about": "about",
    "learn": "learn",
    "new": "new",
}
SHORT = {"Seats": "2", "Demons_to_win": "1", "Souls_at_the_start": "20"}  # a short game

# The same as `pandemonium serve`, but with seeded randomness.
SERVER = """
import random, secrets, sys
seeded = random.Random(int(sys.argv[3]))
secrets.token_bytes = lambda count=32: seeded.randbytes(count)
secrets.choice = seeded.choice
from pandemonium.server.app import GracefulServer
from pandemonium.server.config import Config
GracefulServer(Config(sys.argv[1], port=int(sys.argv[2]), pace=0.0, is_limited=False)).run()
"""
# Seeded randomness in the page: its contribution to the dice, keys, a name.
PAGE = """
let seed = 1
const next = () => (seed = (seed * 48271) % 2147483647)
crypto.getRandomValues = (into) => into.map((_, i) => (into[i] = next() & 255)) && into
Math.random = () => next() / 2147483647
"""


class Look(NamedTuple):
    """A window in which a position is shown."""

    name: str
    size: tuple[int, int] = WIDE
    language: str = "en"
    theme: str = "dark"


LOOKS = (
    Look("wide"),
    Look("large", (1920, 1080)),
    Look("light", theme="light"),
    Look("narrow-light", NARROW, theme="light"),
    Look("tablet", (820, 1180), "fr", "light"),
    Look("french", language="fr"),
    Look("narrow", NARROW, "fr"),
)
PAGE_LOOKS = (Look(""), Look("-narrow", NARROW, "fr", "light"))


def legal_in(group: str) -> Callable[[Page], Locator]:
    """What is legal in a group with this label, in either language."""
    name = re.compile(group)
    return lambda page: page.get_by_role("group", name=name).locator("[data-mark~=legal]")


def free_corner(page: Page) -> Locator:
    """A corner for the creature you chose."""
    return page.get_by_role("main").locator("[data-mark~=legal]")


def long_offer(page: Page) -> Locator:
    """The third of several choices, while cards of the Block can be bought."""
    block = page.locator("[data-at^='block:'][data-mark~=legal]")
    return page.locator("[data-choice=on]").nth(2) if block.count() else block


def won_fight(page: Page) -> Locator:
    """A fight that you would win, while you can also draw."""
    deck = page.locator("[data-at=deck][data-mark~=legal]")
    return page.locator("button[aria-expanded]").filter(has_text="→") if deck.count() else deck


@dataclass(frozen=True)
class Scene:
    """The position that the screenshots of a game show."""

    done: int  # decisions to play first
    ready: Callable[[Page], Locator]  # what must be visible
    presses: bool = True  # what is ready
    points_at: Callable[[Page], Locator] | None = None
    options: dict[str, str] = field(default_factory=dict)
    seed: int = SEED


SCENES = {
    "dice-summoners": Scene(25, legal_in("Spell sets|Sorts")),
    "dicke-daemonen": Scene(15, legal_in("fist|poing"), points_at=free_corner),
    "lets-summon-demons": Scene(25, long_offer, presses=False, options={"Seats": "4"}, seed=9),
    "mephisto": Scene(30, won_fight),
}


class Pupil(Person):
    """A person who follows the hints of a bot."""

    def act(self, seen: dict[str, Any]) -> None:
        """Ask for a hint and follow it."""
        if seen["dialogs"]:
            return super().act(seen)
        self.page.keyboard.press("h")
        hint = self.page.get_by_role("region", name="What the archdemon thinks")
        first = hint.get_by_role("listitem").get_by_role("button").first
        first.click()
        if hint.get_by_text("Press again").count():  # a final choice needs a second click
            first.click()
        expect(hint).to_be_hidden()
        return None

    def come_to(self, scene: Scene) -> None:
        """Play until the table shows the scene."""
        for done in range(MOST):
            if done % 10 == 0:
                note(f"  {done} decisions")
            if done >= scene.done and scene.ready(self.page).filter(visible=True).count():
                return
            assert not self.play(most=1), f"the game ended before {scene} appeared"
        raise AssertionError(f"no {scene} in {MOST} decisions")

    def show(self, scene: Scene) -> None:
        """Open the panels that the screenshot shows."""
        if scene.presses:
            scene.ready(self.page).filter(visible=True).first.click()
        if scene.points_at:
            scene.points_at(self.page).filter(visible=True).first.hover()


class FixedServer(ServerProcess):
    """A server with seeded randomness."""

    def __init__(self, folder: Path, seed: int) -> None:
        """Prepare a server that is not started yet."""
        super().__init__(folder)
        self.seed = seed

    def command(self) -> list[str]:
        """The command that starts the server."""
        return [sys.executable, "-c", SERVER, str(self.folder), str(self.port), str(self.seed)]


class Camera:
    """Takes the screenshots of one person's window."""

    def __init__(self, person: Person, folder: Path) -> None:
        """The pictures are written into the folder."""
        self.person, self.page, self.folder = person, person.page, folder

    def use(self, look: Look) -> None:
        """Show the page in this window."""
        self.page.set_viewport_size({"width": look.size[0], "height": look.size[1]})
        for name in ("language", "theme"):
            self.page.evaluate(
                "([name, value]) => localStorage.setItem(`pandemonium:${name}`, value)",
                [name, getattr(look, name)],
            )
        self.page.reload()

    def take(self, name: str, *, points: bool = False) -> None:
        """Take one screenshot of the visible page."""
        if not points:
            self.page.mouse.move(0, 0)
        self.page.evaluate("document.fonts.ready")
        self.page.wait_for_timeout(500)
        path = self.folder / f"{name}.jpg"
        self.page.screenshot(path=path, type="jpeg", quality=85)
        note(f"  {path}")

    def take_game(self, game: str, scene: Scene) -> None:
        """One position in all windows."""
        assert isinstance(self.person, Pupil)
        for look in LOOKS:
            self.use(look)
            self.person.wait_for_table()
            self.person.show(scene)
            self.take(f"{game}-{look.name}", points=scene.points_at is not None)

    def take_page(self, name: str, ready: Callable[[Page], Locator]) -> None:
        """The page that is open, wide and narrow, once something of it can be seen."""
        for look in PAGE_LOOKS:
            self.use(look)
            ready(self.page).first.wait_for()
            self.page.wait_for_load_state("networkidle")
            self.take(name + look.name)
        self.use(PAGE_LOOKS[0])

    def take_pages(self) -> None:
        """The home page, the other pages, a lesson, and the end of a game."""
        person, page = self.person, self.page
        self.take_page("home", lambda page: page.get_by_role("article"))
        for name, query in PAGES_AT.items():
            page.goto(f"{person.url}/?page={query}")
            self.take_page(name, heading)
        page.goto(f"{person.url}/?page=cards&game=lets-summon-demons#rotten_annie")
        page.get_by_role("button", name="Edit this card").click()
        self.take_page("cards-editor", heading)
        person.come_home()
        page.get_by_role("article").last.get_by_role("button", name=re.compile("^Learn")).click()
        person.wait_for_table()
        self.take_page("lesson", lambda page: page.locator("[data-prompt] h2"))
        note("  a whole game ...")
        person.open_game("Let's Summon Demons", **SHORT)
        table = page.url.partition("?t=")[2]
        person.finish()
        self.take_page("end", lambda page: page.locator("[data-end]"))
        page.goto(f"{person.url}/?page=replay&table={table}&ply=20")
        self.take_page("replay", lambda page: page.get_by_role("slider"))
        page.goto(f"{person.url}/?page=games")
        self.take_page("games", heading)


def heading(page: Page) -> Locator:
    """The first heading below the title of the page."""
    return page.get_by_role("main").get_by_role("heading", level=2)


def note(text: str) -> None:
    """Show progress."""
    print(f"{time.monotonic() - BEGUN:4.0f} s  {text}", flush=True)


def main(subjects: list[str], folder: Path) -> None:
    """Take the screenshots of these games, of the pages, or of all."""
    assert client.build(), "The browser client is not built: make client"
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.ARGS)
        for subject in subjects or [*SCENES, PAGES]:
            note(subject)
            with tempfile.TemporaryDirectory() as data, contextlib.ExitStack() as stack:
                scene = SCENES.get(subject)
                seed = scene.seed if scene else SEED
                server = FixedServer(Path(data) / "tables", seed)
                server.open()
                stack.callback(server.close)
                ada = (Pupil if scene else Person)(browser, server.url, size=WIDE, seed=seed)
                stack.callback(ada.context.close)
                ada.page.add_init_script(PAGE)
                camera = Camera(ada, folder)
                ada.come_home()
                if isinstance(ada, Pupil) and scene:
                    ada.choose_game(pm.about(subject).title)
                    ada.fill(**scene.options)
                    ada.begin()
                    ada.wait_for_table()
                    ada.come_to(scene)
                    camera.take_game(subject, scene)
                else:
                    camera.take_pages()
        browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("subjects", nargs="*", choices=[[], *SCENES, PAGES], metavar="GAME")
    parser.add_argument("--out", type=Path, default=PICTURES, metavar="FOLDER")
    arguments = parser.parse_args()
    main(arguments.subjects, arguments.out)
