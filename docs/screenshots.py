"""Take the screenshots of the browser client: each game wide, light, in French and narrow; pages.

    python docs/screenshots.py [GAME... | rooms]

The server uses a fixed seed and the player follows the hints of a bot, so they reach the same
position every time. Run this after a change to the client.
"""

import contextlib
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import pandemonium as pm  # noqa: E402 - found from the root
from tests.browser import chromium  # noqa: E402 - found from the root
from tests.browser.house import House  # noqa: E402 - found from the root
from tests.browser.person import Person  # noqa: E402 - found from the root

PICTURES = ROOT / "docs" / "pictures" / "browser"
WIDE, NARROW = (1280, 800), (360, 740)
SEED = 7
ROOMS = "rooms"
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


@dataclass(frozen=True)
class Scene:
    """The position that the screenshots of a game show."""

    done: int  # decisions to play first
    ready: str  # selector that must be visible
    presses: tuple[str, ...] = ()  # selectors to click then
    points_at: str = ""
    options: dict[str, str] = field(default_factory=dict)
    seed: int = SEED


SCENES = {
    "dice-summoners": Scene(
        25,
        ".self .sps [data-at^='slot:'][data-mark~=legal]",
        (".self .sps [data-at^='slot:'][data-mark~=legal]",),
    ),
    "dicke-daemonen": Scene(
        15,
        ".fistrow [data-mark~=legal]",
        (".fistrow [data-mark~=legal]",),
        points_at=".place[data-mark~=legal]",
    ),
    "lets-summon-demons": Scene(
        45,
        ".app:has([data-at^='block:'][data-mark~=legal]) .acts .btn:nth-child(3):not(.off)",
        options={"Seats": "4"},
        seed=9,
    ),
    "mephisto": Scene(
        30,
        ".app:has([data-at=deck][data-mark~=legal]) .verdict.ok[aria-expanded]",
        (".verdict.ok[aria-expanded]",),
    ),
}


class Pupil(Person):
    """A person who follows the hints of a bot."""

    def act(self, seen: dict[str, Any]) -> None:
        """Ask for a hint and follow it."""
        if seen["dialogs"]:
            return super().act(seen)
        self.page.keyboard.press("h")
        hint = self.page.locator(".hints")
        hint.locator(".idea").first.click()
        if hint.locator(".idea.sure").count():
            hint.locator(".idea.sure").click()  # a final choice needs a second click
        expect(hint).to_be_hidden()
        return None

    def come_to(self, scene: Scene) -> None:
        """Play until the table shows the scene."""
        self.play(most=scene.done)
        while not self.page.locator(scene.ready).filter(visible=True).count():
            assert not self.play(most=1), f"the game ended before {scene} appeared"

    def show(self, scene: Scene) -> None:
        """Open the panels that the screenshot shows."""
        for selector in scene.presses:
            self.page.locator(selector).first.click()
        if scene.points_at:
            self.page.locator(scene.points_at).first.hover()


class FixedHouse(House):
    """A server with seeded randomness."""

    def __init__(self, folder: Path, seed: int) -> None:
        """Prepare a server that is not started yet."""
        super().__init__(folder)
        self.seed = seed

    def command(self) -> list[str]:
        """The command that starts the server."""
        return [sys.executable, "-c", SERVER, str(self.folder), str(self.port), str(self.seed)]


def take(page: Page, name: str, points: bool = False) -> None:
    """Take one screenshot of the visible page."""
    if not points:
        page.mouse.move(0, 0)
    page.wait_for_timeout(500)
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=85)
    print(PICTURES / f"{name}.jpg")


def take_all(person: Pupil, game: str, scene: Scene) -> None:
    """Take four screenshots of one position."""
    page = person.page

    def show(how: str) -> None:
        person.show(scene)
        take(page, f"{game}-{how}", bool(scene.points_at))
        page.keyboard.press("Escape")

    show("wide")
    page.get_by_role("button", name="Light or dark").click()
    show("light")
    question = page.locator(".prompt h2")
    english = question.inner_text()
    page.get_by_role("button", name="Language").click()
    expect(question).not_to_have_text(english)  # the server's sentences arrive after the page's
    page.get_by_role("button", name="Clair ou sombre").click()
    show("french")
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    show("narrow")


def take_cards(person: Person) -> None:
    """The page of cards, and the card editor."""
    page = person.page
    page.goto(f"{person.url}/?room=cards&game=mephisto#witch")
    page.locator(".one .btn.go").wait_for()
    take(page, "cards")
    page.goto(f"{person.url}/?room=cards&game=lets-summon-demons#rotten_annie")
    page.locator(".one .btn.go").click()
    page.locator(".saying p").first.wait_for()
    page.locator(".steps").first.scroll_into_view_if_needed()
    take(page, "cards-editor")


def take_both(page: Page, name: str) -> None:
    """Take a wide and a narrow screenshot."""
    take(page, name)
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    take(page, f"{name}-narrow")
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})


def take_rooms(person: Person) -> None:
    """The home page, the other pages, a lesson, and the end of a game."""
    page = person.page
    take(page, "home")
    take_cards(person)
    for room in ("rules&game=mephisto#ME-6.2", "boards", "about", "learn"):
        page.goto(f"{person.url}/?room={room}")
        page.locator("#room h2").first.wait_for()
        page.wait_for_timeout(1_000)  # pictures load one by one
        take_both(page, room.partition("&")[0])
    page.locator(".btn.go").last.click()
    person.wait_for_table()
    take_both(page, "lesson")
    person.sit_down("Let's Summon Demons", **SHORT)
    table = page.url.partition("?t=")[2]
    person.finish()
    take_both(page, "end")
    page.goto(f"{person.url}/?room=replay&table={table}&ply=20")
    page.locator("input[type=range]").wait_for()
    page.wait_for_timeout(1_000)
    take_both(page, "replay")
    page.goto(f"{person.url}/?room=games")
    page.locator("#room h2").first.wait_for()
    take_both(page, "games")


def main(wanted: list[str]) -> None:
    """Take the screenshots of these games, of the pages, or of all."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.ARGS)
        for subject in wanted or [*SCENES, ROOMS]:
            with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
                seed = SCENES[subject].seed if subject in SCENES else SEED
                house = FixedHouse(Path(folder) / "tables", seed)
                house.open()
                stack.callback(house.close)
                kind = Person if subject == ROOMS else Pupil
                ada = kind(browser, house.url, size=WIDE, seed=seed)
                ada.page.add_init_script(PAGE)
                ada.come_home()
                if isinstance(ada, Pupil):
                    scene = SCENES[subject]
                    ada.choose_game(pm.about(subject).title)
                    ada.fill(**scene.options)
                    ada.begin()
                    ada.wait_for_table()
                    ada.come_to(scene)
                    take_all(ada, subject, scene)
                else:
                    take_rooms(ada)
                ada.context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
