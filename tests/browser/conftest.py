"""One browser and one server for all tests of a process; everybody in it is somebody new."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from pandemonium.server.api import client
from tests.browser import chromium
from tests.browser.house import House
from tests.browser.person import Person


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real browser, without a window."""
    found = chromium.find()
    if found is None:
        pytest.fail(chromium.MISSING)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=chromium.ARGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that everybody shares."""
    if not client.build():
        pytest.fail("The browser client is not built: make client")
    opened = House(tmp_path_factory.mktemp("house") / "tables")
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def someone(browser: Browser, house: House) -> Iterator[Callable[..., Person]]:
    """New people, who must not have heard a complaint of their browser in the end."""
    people: list[Person] = []

    def come(**wishes: object) -> Person:
        wishes.setdefault("seed", len(people) + 1)  # no two have the same share of the dice
        people.append(Person(browser, house.url, **wishes))  # type: ignore[arg-type]  # its own
        return people[-1]

    yield come
    problems = [problem for person in people for problem in person.problems]
    for person in people:
        person.context.close()
    assert problems == []
