"""One window in each of the three engines, with the same few commands."""

import base64
import contextlib
import json
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page
from selenium.common.exceptions import WebDriverException
from selenium.webdriver import Remote

from tests.browser import firefox, webkit
from tests.browser.looking import Target
from tests.browser.server_process import ServerProcess

FASTEST, INSTANT = 2, 0  # speeds of animations
EFFECT = 5  # seconds that a click has to show an effect
SIZE = (1280, 800)
SECONDS = 120
BAD = ("error", "warn", "warning")

FIND = """(([selector, number]) => [...document.querySelectorAll(selector)].filter(
  (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))[number])(%s)"""
STATE = """[location.href, document.readyState, innerWidth, innerHeight,
  document.body?.innerText.slice(0, 1000)].join(' | ')"""
SCROLL = "(one) => one.scrollIntoView({ block: 'nearest', inline: 'nearest' })"

# WebKitGTK's driver does not report the console, so the page itself collects what is written to it.
COLLECT = """
  globalThis.complaints = []
  const add = (kind, text) => complaints.push(`${kind}: ${text}`)
  addEventListener('error', (event) => add('error', event.message))
  addEventListener('unhandledrejection', (event) => add('rejection', event.reason))
  addEventListener('securitypolicyviolation', (event) => add('policy', event.violatedDirective))
  for (const kind of ['error', 'warn'])
    console[kind] = (...all) => add(kind, all.map(String).join(' '))
"""


class GoneError(Exception):
    """What should be pressed is not there any more."""


class Window(Protocol):
    """What every engine can do."""

    def open(self, url: str) -> None:
        """Load a page."""

    def resize(self, width: int, height: int) -> None:
        """Give the page this size."""

    def evaluate(self, expression: str) -> Any:
        """The value of an expression of JavaScript."""

    def click(self, target: Target) -> None:
        """Click in the middle of a visible element."""

    def problems(self) -> list[str]:
        """The errors and warnings in the console so far."""

    def screenshot(self) -> bytes:
        """What can be seen, as a PNG."""


def describe(window: Window) -> str:
    """What a page shows, for the message of a test that fails."""
    path = Path(tempfile.mkdtemp(prefix="pandemonium-window-")) / "window.png"
    path.write_bytes(window.screenshot())
    return f"{window.evaluate(STATE)} | {window.problems()} | {path}"


def wait_for(window: Window, condition: str) -> None:
    """Wait until an expression of JavaScript is true."""
    if not comes_true(window, condition, SECONDS):
        raise AssertionError(f"never {condition}: {describe(window)}")


def comes_true(window: Window, condition: str, seconds: float) -> bool:
    """Whether an expression of JavaScript is true within so many seconds."""
    end = time.monotonic() + seconds
    while not window.evaluate(f"Boolean({condition})"):
        if time.monotonic() >= end:
            return False
        time.sleep(0.05)
    return True


def press(window: Window, selector: str, effect: str) -> None:
    """Click something until an expression of JavaScript is true.

    One click may miss: while a page loads, what is clicked moves between measuring and clicking.
    """
    wait_for(window, f"document.querySelector({json.dumps(selector)}) || {effect}")
    end = time.monotonic() + SECONDS
    while not window.evaluate(f"Boolean({effect})"):
        assert time.monotonic() < end, f"{selector} has no effect: {describe(window)}"
        with contextlib.suppress(GoneError):  # it fades in, or was pressed
            window.click(Target(selector))
            comes_true(window, effect, EFFECT)


def open_game(window: Window, server: ServerProcess, title: str, speed: int = FASTEST) -> None:
    """Start a game against bots, from the home page."""
    window.resize(*SIZE)
    window.open(f"{server.url}/offline.html")  # loads nothing that the next page would cut off
    window.evaluate(f"localStorage.setItem('pandemonium:speed', '{speed}')")
    window.open(server.url)
    wait_for(window, "document.querySelector('main')")
    window.evaluate("document.fonts.ready.then(() => true)")  # what they move, a click would miss
    start = "main footer button:last-of-type"
    press(window, f'button[aria-label="Play: {title}"]', f"document.querySelector('{start}')")
    press(window, start, "document.querySelector('[data-prompt] h2')?.innerText")
    wait_for(window, "document.querySelector('main:not([aria-busy]) > *')")


def _find(target: Target) -> str:
    return FIND % json.dumps(target)


class ChromiumWindow:
    """A page of Playwright."""

    def __init__(self, context: BrowserContext) -> None:
        self.page: Page = context.new_page()
        self.heard: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda problem: self.heard.append(str(problem)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in BAD:
            self.heard.append(f"{message.type}: {message.text}")

    def open(self, url: str) -> None:
        self.page.goto(url)

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def evaluate(self, expression: str) -> Any:
        return self.page.evaluate(expression)

    def click(self, target: Target) -> None:
        element = self.page.evaluate_handle(_find(target)).as_element()
        if element is None:
            raise GoneError(target)
        try:
            element.click(timeout=5000)
        except Error as problem:
            raise GoneError(target) from problem

    def problems(self) -> list[str]:
        return self.heard

    def screenshot(self) -> bytes:
        return self.page.screenshot()


class FirefoxWindow:
    """A tab of Firefox in a context with storage of its own."""

    def __init__(self, session: firefox.Session) -> None:
        self.session = session
        user = session.send("browser.createUserContext")["userContext"]
        tab = session.send("browsingContext.create", type="tab", userContext=user)
        self.context = tab["context"]

    def open(self, url: str) -> None:
        self.session.send(
            "browsingContext.navigate", context=self.context, url=url, wait="complete"
        )

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self.session.send("browsingContext.setViewport", context=self.context, viewport=size)

    def evaluate(self, expression: str) -> Any:
        text = self._evaluate(f"JSON.stringify(({expression}) ?? null)")["value"]
        return json.loads(text)

    def _evaluate(self, expression: str) -> dict[str, Any]:
        where = {"context": self.context}
        reply = self.session.send(
            "script.evaluate", expression=expression, target=where, awaitPromise=True
        )
        assert reply["type"] == "success", reply
        result: dict[str, Any] = reply["result"]
        return result

    def click(self, target: Target) -> None:
        element = self._evaluate(_find(target))
        if element["type"] != "node":
            raise GoneError(target)
        node = {"sharedId": element["sharedId"]}
        where = {"context": self.context}
        origin = {"type": "element", "element": node}
        mouse = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": origin},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        source = {"type": "pointer", "id": "mouse", "actions": mouse}
        try:
            self.session.send(
                "script.callFunction",
                functionDeclaration=SCROLL,
                arguments=[node],
                target=where,
                awaitPromise=False,
            )
            self.session.send("input.performActions", actions=[source], **where)
        except firefox.ProtocolError as problem:
            raise GoneError(target) from problem

    def problems(self) -> list[str]:
        return [
            f"{entry['level']}: {entry['text']}"
            for entry in self.session.entries
            if entry["level"] in BAD and entry["source"].get("context") == self.context
        ]

    def screenshot(self) -> bytes:
        picture = self.session.send("browsingContext.captureScreenshot", context=self.context)
        return base64.b64decode(picture["data"])

    def close(self) -> None:
        """Close the tab."""
        self.session.send("browsingContext.close", context=self.context)


class WebKitWindow:
    """The window of WebKitGTK; it notices problems once a page is loaded."""

    def __init__(self, driver: Remote) -> None:
        self.driver = driver

    def open(self, url: str) -> None:
        self.driver.get(url)
        self.driver.execute_script(COLLECT)

    def resize(self, width: int, height: int) -> None:
        webkit.resize(self.driver, width, height)

    def evaluate(self, expression: str) -> Any:
        return self.driver.execute_script(f"return ({expression})")

    def click(self, target: Target) -> None:
        try:
            element = self.driver.execute_script(f"return {_find(target)}")
            if element is None:
                raise GoneError(target)
            element.click()
        except WebDriverException as problem:
            raise GoneError(target) from problem

    def problems(self) -> list[str]:
        problems: list[str] = self.driver.execute_script("return globalThis.complaints")
        return problems

    def screenshot(self) -> bytes:
        return self.driver.get_screenshot_as_png()


@contextlib.contextmanager
def chromium_window(browser: Browser) -> Iterator[Window]:
    """A new window of Chromium."""
    context = browser.new_context(
        locale="en-GB", color_scheme="dark", viewport={"width": SIZE[0], "height": SIZE[1]}
    )
    yield ChromiumWindow(context)
    context.close()


def webkit_window(driver: Remote, url: str) -> WebKitWindow:
    """The window of WebKitGTK, without what earlier tests left there."""
    webkit.release_mouse(driver)
    driver.get(f"{url}/offline.html")
    driver.delete_all_cookies()
    driver.execute_script("localStorage.clear()")
    return WebKitWindow(driver)


@contextlib.contextmanager
def firefox_window(session: firefox.Session) -> Iterator[Window]:
    """A new tab of Firefox."""
    window = FirefoxWindow(session)
    window.resize(*SIZE)
    yield window
    window.close()
