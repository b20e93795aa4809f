"""Somebody at a browser. They do only what people can do: click, tap or type at what is visible.

Which of several things they do is drawn by lot from a seed; they know no game. What a table marks
as possible (`data-mark`) and the buttons of the prompt are all that they go by.
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

Way = Literal["mouse", "keyboard", "touch"]
GAVE_UP = 2_000  # things done, after which a game should long be over
MANY = 200  # times that somebody presses Tab
PATIENCE = 90_000  # milliseconds that anything may take on a busy machine
GONE = re.compile(
    r"WebSocket connection to .* failed|ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE"
    r"|ERR_CONTENT_LENGTH_MISMATCH"  # killed in the middle of an answer
)

expect.set_options(timeout=PATIENCE)

# Somebody's share of the dice is the same every time; whatever else is drawn stays drawn.
SHARE = """
const draw = crypto.getRandomValues.bind(crypto)
crypto.getRandomValues = (into) => (into.length === 32 ? into.fill(%d) : draw(into))
"""

# What a page knows of the moment: whether it waits for an answer, and how many actions it has seen.
MOMENT = """() => {
  const ply = document.querySelector('.rail h2 small')
  const isSent = document.documentElement.hasAttribute('data-sent')
  const isBusy = isSent || document.querySelector('.prompt')?.ariaBusy !== 'false'
  return [isBusy, ply && ply.textContent.match(/\\d+/)[0]]
}"""

# What can be done now, as far as it can be seen: the buttons of the prompt and the marked elements.
LOOK = """(byTab) => {
  const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const all = (what) => [...document.querySelectorAll(what)].filter(isSeen)
  const prompt = document.querySelector('.prompt')
  return {
    isOver: all('.end').length > 0,
    isMine: Boolean(prompt) && !prompt.classList.contains('theirs'),
    dialogs: all('dialog[open] .btn.go, .missed .btn').length,
    ways: all('.prompt > .ways .btn').length,
    main: all('.prompt .acts .btn.go').length,
    buttons: all('.prompt .acts .btn:not(.off)').length,
    elements: all('[data-mark~=legal]')
      .filter((one) => !byTab || one.tabIndex >= 0) // a board of many places is one stop of Tab
      .map((one) => one.dataset.at),
    picked: all('[data-mark~=picked]').map((one) => one.dataset.at),
    asked: (prompt && prompt.innerText) || '',
  }
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
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda problem: self.problems.append(str(problem)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.type}: {message.text}")

    def forgive_silence(self) -> None:
        """A browser complains of a server that is not there; that is not the fault of the page."""
        self.problems = [problem for problem in self.problems if not GONE.search(problem)]

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

    def button(self, name: str) -> Locator:
        """A button by what it says."""
        return self.page.get_by_role("button", name=name)

    def come_home(self) -> None:
        """Open the first page."""
        self.page.goto(self.url)
        expect(self.page.locator(".poster").first).to_be_visible()

    def choose_game(self, title: str) -> None:
        """The first of two clicks: a game."""
        poster = self.page.locator(".poster").filter(has_text=title)
        self.press(poster.locator(".btn.go"))
        expect(self.page.locator("dialog[open] h2")).to_have_text(title)

    def fill(self, **options: str | bool) -> None:
        """Fill in options of the form by their labels (`Souls_at_the_start`)."""
        form = self.page.locator("dialog[open]")
        for label, value in options.items():
            field = form.get_by_label(re.compile(rf"^\s*{label.replace('_', ' ')}"))
            if not field.is_visible():
                self.press(form.locator("summary"))
            self.enter(field, value)

    def enter(self, field: Locator, value: str | bool) -> None:
        """Say what a field of a form shall be."""
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
        self.press(self.page.locator("dialog[open] form .btn.go"))

    def sit_down(self, title: str, **options: str | bool) -> None:
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
        expect(self.page.locator(".invite img")).to_be_visible()
        return self.page.locator(".invite input").input_value()

    def sit_down_elsewhere(self, game: str) -> None:
        """The same for a game that is not of this package, by the form of a new table."""
        self.come_home()
        self.press(self.button("Play a bot"))
        self.fill(Game=game)
        self.begin()
        self.wait_for_table()

    def wait_for_table(self) -> None:
        """Until the board is there."""
        expect(self.page.locator(".app .prompt h2")).not_to_be_empty()
        expect(self.page.locator(".app main.table:not(.stirring) > *").first).to_be_visible()

    # ------------------------------------------------------------------ a game

    def look(self) -> dict[str, Any]:
        """What can be done, and whether it is over."""
        found: dict[str, Any] = self.page.evaluate(LOOK, self.way == "keyboard")
        return found

    def play(self, most: int = GAVE_UP) -> bool:
        """Act until the game is over, or so often; whether it is over."""
        for _ in range(most):
            seen = self.look()
            if seen["isOver"]:
                return True
            if not seen["isMine"] and not seen["dialogs"]:
                self.wait_until_asked()
                continue
            self.try_to_act(seen)
        return self.look()["isOver"] is True

    def try_to_act(self, seen: dict[str, Any]) -> None:
        """Do something, unless what was seen a moment ago is gone or lies under something else."""
        try:
            self.act(seen)
        except MovedError:
            return
        except Error as problem:
            if "Timeout" not in str(problem) and "detached" not in str(problem):
                raise

    def finish(self) -> None:
        """Play to the end, which must come."""
        assert self.play(), f"not over: {self.look()}"
        expect(self.page.locator(".end h1")).not_to_be_empty()
        assert self.problems == []

    def act(self, seen: dict[str, Any]) -> None:
        """One thing of all that can be done."""
        if seen["dialogs"]:
            self._press_one("dialog[open] .btn.go, .missed .btn", 0)
        elif seen["ways"]:
            self._press_one(".prompt > .ways .btn", self.lots.randrange(seen["ways"]))
        elif seen["picked"] and seen["main"] and self.lots.random() < 0.7:
            self._press_one(".prompt .acts .btn.go", 0)
        elif seen["elements"] and self.lots.random() < 0.5:
            self._touch(self.lots.choice(seen["elements"]))
        elif seen["main"] and self.lots.random() < 0.7:
            self._press_one(".prompt .acts .btn.go", 0)
        elif seen["buttons"]:
            self._press_one(".prompt .acts .btn:not(.off)", self.lots.randrange(seen["buttons"]))
        elif seen["elements"] or seen["picked"]:
            self._touch(self.lots.choice([*seen["elements"], *seen["picked"]]))
        else:
            self.page.wait_for_timeout(50)  # an answer is on its way; perhaps others go on then

    def _touch(self, at: str) -> None:
        """An element of the game; where nothing is possible in the end, one that was picked."""
        self._do(self.page.locator(f'[data-at="{at}"]').filter(visible=True).first)

    def _press_one(self, what: str, number: int) -> None:
        """One of the things of a kind."""
        self._do(self.page.locator(what).filter(visible=True).nth(number))

    def _do(self, what: Locator) -> None:
        self.page.set_default_timeout(1_000)
        try:
            self.press(what)
        finally:
            self.page.set_default_timeout(PATIENCE)

    def wait_until_asked(self) -> None:
        """Until it is one's turn, or over."""
        self.page.wait_for_function(
            """() => document.querySelector('.end, dialog[open] .btn.go, .missed .btn')
              || document.querySelector('.prompt:not(.theirs) .acts .btn:not(.off)')
              || document.querySelector('.app:has(.prompt:not(.theirs)) [data-mark~=legal]')"""
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
        if seen == before and not seen[0][0] and all(one == seen[0] for one in seen):
            return
        before = seen
        people[0].page.wait_for_timeout(50)
    raise AssertionError(f"they do not see the same: {before}")


def play_together(people: list[Person], most: int = GAVE_UP) -> bool:
    """Several people at one table act whenever it is for them to; whether it is over for all."""
    for _ in range(most):
        seen = [person.look() for person in people]
        if all(one["isOver"] for one in seen):
            return True
        for person, one in zip(people, seen, strict=True):
            if one["dialogs"] or (one["isMine"] and not one["isOver"]):
                person.try_to_act(one)
    return False
