"""One browser and one server for all tests of a process; everybody in it is somebody new."""

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from selenium.webdriver import Remote

from pandemonium.server.api import client
from tests.browser import chromium, firefox, packages, webkit
from tests.browser.person import Person
from tests.browser.server_process import ServerProcess
from tests.browser.windows import Window, chromium_window, firefox_window, webkit_window

LONGEST = ("test_overflow.py", "test_whole_games.py", "test_scenes.py", "test_engines.py")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real browser, without a window."""
    executable = chromium.find()
    if executable is None:
        pytest.fail(chromium.MISSING)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=executable, args=chromium.ARGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def firefox_session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[firefox.Session]:
    """One running Firefox, without a window."""
    executable = firefox.find()
    if executable is None:
        packages.skip(firefox.MISSING)
    with firefox.running(executable, tmp_path_factory.mktemp("firefox") / "profile") as session:
        yield session


@pytest.fixture(scope="session")
def webkit_driver() -> Iterator[Remote]:
    """One window of WebKitGTK."""
    executable = webkit.find()
    if executable is None:
        packages.skip(webkit.MISSING)
    with webkit.running(executable) as driver:
        yield driver


@pytest.fixture
def window(request: pytest.FixtureRequest) -> Iterator[Window]:
    """A window in the engine that the test names as its parameter."""
    if request.param == "chromium":
        with chromium_window(request.getfixturevalue("browser")) as opened:
            yield opened
    elif request.param == "firefox":
        with firefox_window(request.getfixturevalue("firefox_session")) as opened:
            yield opened
    else:
        url = request.getfixturevalue("server").url
        yield webkit_window(request.getfixturevalue("webkit_driver"), url)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that everybody shares."""
    if not client.build():
        pytest.fail("The browser client is not built: make client")
    opened = ServerProcess(tmp_path_factory.mktemp("server") / "tables")
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def someone(browser: Browser, server: ServerProcess) -> Iterator[Callable[..., Person]]:
    """New people, who must not have heard a complaint of their browser in the end."""
    people: list[Person] = []

    def come(**wishes: object) -> Person:
        wishes.setdefault("seed", len(people) + 1)  # no two have the same share of the dice
        people.append(Person(browser, server.url, **wishes))  # type: ignore[arg-type]  # its own
        return people[-1]

    yield come
    problems = [problem for person in people for problem in person.problems]
    for person in people:
        person.context.close()
    assert problems == []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests come first, so that no process waits for another in the end."""
    items.sort(key=lambda item: item.path.name not in LONGEST)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """How many processes test side by side: one more than there are cores, for pages often wait."""
    return (os.cpu_count() or 1) + 1
