"""Somebody at a browser. They do only what people can do: click, tap or type at what is visible.

Which of several things they do, `looking` decides.
"""

import random
import re
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    expect,
)

from tests.browser.looking import CHOICES, INSTANT, LOOK, choose

Way = Literal["mouse", "keyboard", "touch"]
GAVE_UP = 2_000  # things done, after which a game should long be over
OUT_OF_REACH = 30  # things in a row that somebody could not press
MANY = 200  # times that somebody presses Tab
PATIENCE = 90_000  # milliseconds that anything may take on a busy machine
GONE = (
    r"WebSocket connection to .* failed|ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE"
    r"|ERR_CONTENT_LENGTH_MISMATCH"  # killed in the middle of an answer
)

# Questions of the form of a new table whose answers are cards, and how those of some values begin.
CARDS = {
    "Against": {"bots": "Bots", "people": "Friends|Amis", "here": "This screen|Cet écran"},
    "Bot_level": {},
    "Power_lines": {"four_leaf": "Four-leaf"},
}

expect.set_options(timeout=PATIENCE)

# Somebody's share of the dice is the same every time; whatever else is drawn stays drawn.
SHARE = """
const draw = crypto.getRandomValues.bind(crypto)
crypto.getRandomValues = (into) => (into.length === 32 ? into.fill(%d) : draw(into))
"""

# What a page knows of the moment: whether it waits for an answer, and how many actions it has seen.
MOMENT = """() => {
  const prompt = document.querySelector('[data-prompt]')
  const isSent = document.documentElement.hasAttribute('data-sent')
  return [isSent || prompt?.ariaBusy !== 'false', prompt?.dataset.ply]
}"""


class MovedError(Exception):
    """What somebody was on their way to is out of reach by now: the table went on."""


class Person:
    """One browser window with nothing in it but what its owner did there."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        way: Way = "mouse",
        language: str = "en",
        theme: Literal["dark", "light"] = "dark",
        size: tuple[int, int] = (1280, 800),
        seed: int = 1,
        moves: bool = False,
    ) -> None:
        """Nobody whom the server knows; without `moves` everything is at once where it belongs."""
        self.url = url
        self.way = way
        self.lots = random.Random(seed)
        self.problems: list[str] = []
        self.context: BrowserContext = browser.new_context(
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            color_scheme=theme,
            reduced_motion="no-preference" if moves else "reduce",
            viewport={"width": size[0], "height": size[1]},
            has_touch=way == "touch",
            is_mobile=way == "touch",
        )
        self.context.add_init_script(SHARE % seed)
        if not moves:
            self.context.add_init_script(INSTANT)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda problem: self.problems.append(str(problem)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.type}: {message.text}")

    def forgive(self, pattern: str) -> None:
        """Drop the complaints of the browser that are not the fault of the page."""
        self.problems = [problem for problem in self.problems if not re.search(pattern, problem)]

    def forgive_silence(self) -> None:
        """A browser complains of a server that is not there."""
        self.forgive(GONE)

    # ------------------------------------------------------------------ one thing

    def press(self, what: Locator) -> None:
        """Do to a visible thing what people do to it."""
        if self.way == "keyboard":
            self.reach(what)
            self.page.keyboard.press("Enter")
        elif self.way == "touch":
            what.tap()
        else:
            what.click()

    def reach(self, what: Locator) -> None:
        """Come to a thing by Tab alone."""
        for _ in range(MANY):
            if what.evaluate("one => one === document.activeElement"):
                return
            if what.evaluate("one => one.tabIndex < 0"):
                raise MovedError(str(what))
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {what}")

    def drag(self, what: Locator, onto: Locator) -> None:
        """Carry a visible thing to another, by mouse or with a finger."""
        start, end = _middle(what), _middle(onto)
        path = [
            (start[0] + (end[0] - start[0]) * step / 8, start[1] + (end[1] - start[1]) * step / 8)
            for step in range(1, 9)
        ]
        if self.way != "touch":
            self.page.mouse.move(*start)
            self.page.mouse.down()
            for x, y in path:
                self.page.mouse.move(x, y)
            self.page.mouse.up()
            return
        finger = self.context.new_cdp_session(self.page)

        def touch(kind: str, *points: tuple[float, float]) -> None:
            where = [{"x": x, "y": y} for x, y in points]
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

        touch("touchStart", start)
        for point in path:
            touch("touchMove", point)
        touch("touchEnd")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by its text."""
        return self.page.get_by_role("button", name=name)

    def come_home(self) -> None:
        """Open the first page."""
        self.page.goto(self.url)
        expect(self.page.get_by_role("article").first).to_be_visible()

    def choose_game(self, title: str) -> None:
        """The first of two clicks: a game."""
        name = re.compile(rf"^(Play|Jouer): {re.escape(title)}$")
        self.press(self.page.get_by_role("button", name=name))
        expect(self._start_button()).to_be_visible()

    def fill(self, **options: str | bool) -> None:
        """Answer questions of the form by their labels (`Souls_at_the_start`)."""
        for label, value in options.items():
            if label in ("Seats", "Places"):
                self._take_seats(int(value))
            elif label in CARDS:
                self._press_card(CARDS[label].get(str(value), str(value)))
            else:
                words = re.compile(rf"^\s*{label.replace('_', ' ')}")
                self.enter(self.page.get_by_role("main").get_by_label(words), value)

    def _press_card(self, name: str) -> None:
        """One of the answers that are cards, by how its name begins."""
        main = self.page.get_by_role("main")
        self.press(main.get_by_role("button", name=re.compile(rf"^({name})\b", re.I)))

    def _take_seats(self, seats: int) -> None:
        """The way to play that has so many seats."""
        self._press_card({1: "Solitaire", 2: "Duel"}.get(seats, "Free-for-all|Chacun pour soi"))
        shown = self.page.get_by_role("group", name=re.compile("players|joueurs"))
        while seats > 2 and int(shown.get_by_role("status").inner_text()) != seats:
            is_less = int(shown.get_by_role("status").inner_text()) > seats
            self.press(shown.get_by_role("button").nth(0 if is_less else 1))

    def enter(self, field: Locator, value: str | bool) -> None:
        """Fill in a field of a form."""
        is_list = field.evaluate("one => one.tagName") == "SELECT"
        if self.way == "keyboard":
            self.reach(field)
            if isinstance(value, bool):
                self.page.keyboard.press("Space")
            else:
                shown = field.locator(f'option[value="{value}"]').inner_text() if is_list else value
                self.page.keyboard.press("ControlOrMeta+a")
                self.page.keyboard.type(shown)
        elif isinstance(value, bool):
            field.set_checked(value)
        elif is_list:
            field.select_option(value)
        else:
            field.fill(value)
        self.page.keyboard.press("Tab")

    def begin(self) -> None:
        """The second of two clicks."""
        self.press(self._start_button())

    def _start_button(self) -> Locator:
        """The button that makes the table."""
        name = re.compile(r"^(Play now|Create table|Jouer maintenant|Créer la table)\b")
        return self.page.get_by_role("button", name=name)

    def open_game(self, title: str, **options: str | bool) -> None:
        """A table with bots, from the first page to the first question."""
        self.come_home()
        self.choose_game(title)
        self.fill(**options)
        self.begin()
        self.wait_for_table()

    def gather(self, title: str, **options: str | bool) -> str:
        """A table for people; the link that invites to it."""
        self.come_home()
        self.choose_game(title)
        self.fill(Against="people", **options)
        self.begin()
        expect(self.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
        return self.invitation().input_value()

    def invitation(self) -> Locator:
        """The field with the link to the table."""
        return self.page.get_by_role("textbox", name=re.compile(r"^(Invite|Inviter) "))

    def sit_down_elsewhere(self, game: str) -> None:
        """The same for a game that is not of this package, by the form of a new table."""
        self.come_home()
        self.press(self.button("another game"))
        self.press(self.page.get_by_role("link", name=re.compile(game, re.I)))
        self.begin()
        self.wait_for_table()

    def wait_for_table(self) -> None:
        """Until the board is there."""
        expect(self.question).not_to_be_empty()
        expect(self.page.locator("main:not([aria-busy]) > *").first).to_be_visible()

    @property
    def question(self) -> Locator:
        """What the prompt asks, or shows while others act."""
        return self.page.locator("[data-prompt] h2")

    @property
    def prompt(self) -> Locator:
        """The prompt bar."""
        return self.page.locator("[data-prompt]")

    @property
    def log(self) -> Locator:
        """What happened, line by line."""
        return self.page.locator("[data-log]")

    def choices(self, kind: Literal["on", "gold", "off"] = "gold") -> Locator:
        """The buttons of the prompt: those that can be pressed, the recommended one, the others."""
        return self.page.locator(f"[data-prompt] [data-choice={kind}]")

    def element(self, at: str) -> Locator:
        """An element of the game."""
        return self.page.locator(f'[data-at="{at}"]').filter(visible=True).first

    def ply(self) -> int:
        """How many actions were performed."""
        return int(self.page.locator("[data-prompt]").get_attribute("data-ply") or 0)

    # ------------------------------------------------------------------ a game

    def look(self) -> dict[str, Any]:
        """What can be done, and whether it is over."""
        look: dict[str, Any] = self.page.evaluate(LOOK, self.way == "keyboard")
        return look

    def play(self, most: int = GAVE_UP) -> bool:
        """Act until the game is over, or so often; whether it is over."""
        missed = 0
        for _ in range(most):
            seen = self.look()
            if seen["isOver"]:
                return True
            if not seen["isMine"] and not seen["dialogs"]:
                self.wait_until_asked()
                continue
            missed = 0 if self.try_to_act(seen) else missed + 1
            assert missed < OUT_OF_REACH, f"nothing can be pressed: {self.look()}"
        return self.look()["isOver"] is True

    def play_until(self, condition: str) -> None:
        """Act until something is true of the page, which must come before the game is over."""
        for _ in range(GAVE_UP):
            if self.page.evaluate(condition):
                return
            assert not self.play(most=1), f"over, and never: {condition}"
        raise AssertionError(f"never: {condition}")

    def try_to_act(self, seen: dict[str, Any]) -> bool:
        """Do something, unless what was seen is gone or lies under something else."""
        try:
            self.act(seen)
        except MovedError:
            return False
        except Error as problem:
            if "Timeout" not in str(problem) and "detached" not in str(problem):
                raise
            return False
        return True

    def finish(self) -> None:
        """Play to the end, which must come."""
        assert self.play(), f"not over: {self.look()}"
        expect(self.page.locator("[data-end] h1")).not_to_be_empty()
        assert self.problems == []

    def act(self, seen: dict[str, Any]) -> None:
        """One thing of all that can be done."""
        target = choose(self.lots, seen)
        if target is None:
            self.page.wait_for_timeout(50)  # an answer is on its way; perhaps others go on then
        else:
            self._do(self.page.locator(target.selector).filter(visible=True).nth(target.number))

    def _do(self, what: Locator) -> None:
        self.page.set_default_timeout(3_000)
        try:
            self.press(what)
        finally:
            self.page.set_default_timeout(PATIENCE)

    def wait_until_asked(self) -> None:
        """Until it is your turn, or over."""
        self.page.wait_for_function(
            f"""() => document.querySelector('[data-end], [data-continue]')
              || (document.querySelector('[data-prompt=mine]')
                && document.querySelector('{CHOICES}, [data-mark~=legal]'))"""
        )


def _middle(what: Locator) -> tuple[float, float]:
    """Where one touches a thing."""
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box is not None, f"{what} cannot be seen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def settle(people: list[Person]) -> None:
    """Wait until everybody sees the same moment, and nobody waits for an answer."""
    before: list[Any] = []
    for _ in range(PATIENCE // 50):
        seen = [person.page.evaluate(MOMENT) for person in people]
        if seen == before and not seen[0][0] and all(sight == seen[0] for sight in seen):
            return
        before = seen
        people[0].page.wait_for_timeout(50)
    raise AssertionError(f"they do not see the same: {before}")


def play_together(people: list[Person], most: int = GAVE_UP) -> bool:
    """Several people at one table act whenever it is for them to; whether it is over for all."""
    for _ in range(most):
        seen = [person.look() for person in people]
        if all(sight["isOver"] for sight in seen):
            return True
        for person, sight in zip(people, seen, strict=True):
            if sight["dialogs"] or (sight["isMine"] and not sight["isOver"]):
                person.try_to_act(sight)
    return False
