"""Every text can be read: nothing is cut off, too small or covered, at any size, in both languages.

The built client shows moments of random games, in turn in every size and language, and every card
in some of them. `make slow` shows more moments and every card at every place, each in every size
and language, and more sizes.
"""

import functools
import itertools
import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser

from pandemonium.server.api import client
from tests.browser.random_tables import Stop, stops
from tests.browser.scripted_page import HERE, Fault, ScriptedPage

GAMES = ("dice-summoners", "dicke-daemonen", "lets-summon-demons", "mephisto")
WITH_CARDS = ("dice-summoners", "lets-summon-demons", "mephisto")
SIZES = ((1280, 800), (1024, 768), (820, 1180), (360, 740))
SLOW_SIZES = (*SIZES, (1180, 820), (1920, 1000))
WAYS = tuple(itertools.product(SIZES, ("en", "fr")))
EVERY_WAY = tuple(itertools.product(SLOW_SIZES, ("en", "fr")))
every_way = pytest.mark.parametrize("way", EVERY_WAY, ids=lambda way: f"{way[0][0]} {way[1]}")
QUICK = {  # in which way the cards of a game are shown every time
    "dice-summoners": (SIZES[2], "fr"),
    "dicke-daemonen": (SIZES[3], "en"),
    "lets-summon-demons": (SIZES[3], "fr"),
    "mephisto": (SIZES[0], "en"),
}
PROMPTS = 200  # of each game

# The moment whose question is shown, and how wide the page is.
MEASURE = """() => [Number(document.querySelector('[data-prompt]').dataset.ply),
  document.documentElement.scrollWidth]"""

Way = tuple[tuple[int, int], str]
Look = Callable[[str], list[str]]


class Pages:
    """A page for each language, opened when it is first looked at: that is slower than resizing."""

    def __init__(self, browser: Browser) -> None:
        """No page is open."""
        self.browser = browser
        self.opened: dict[str, ScriptedPage] = {}

    def seen(self, way: Way) -> ScriptedPage:
        """The page of a language, in this size."""
        size, language = way
        if language not in self.opened:
            self.opened[language] = ScriptedPage(self.browser, language)
        self.opened[language].resize(size)
        return self.opened[language]

    @property
    def problems(self) -> list[str]:
        """What the pages complained about."""
        return [problem for page in self.opened.values() for problem in page.problems]


@pytest.fixture(scope="module")
def pages(browser: Browser) -> Iterator[Pages]:
    """A page for each size and language."""
    if not client.build():
        pytest.fail("The browser client is not built: make client")
    pages = Pages(browser)
    yield pages
    for page in pages.opened.values():
        page.context.close()


# What may lie on a text, and why.
ALLOWED = {
    "card-stamp": "it says that a card is done or leaves; the text is in the preview of the card",
    "text.count-chip": "in a small field, points may lie on a creature; the end lists them too",
}


class Faults:
    """What could not be read, and where it was seen."""

    def __init__(self) -> None:
        self.places: defaultdict[str, list[str]] = defaultdict(list)

    def add(self, faults: list[Fault], page: ScriptedPage, moment: object) -> None:
        """Remember what was found on a page."""
        for fault, example in faults:
            if any(name in fault for name in ALLOWED):
                continue
            self.places[fault].append(f"{page}, {moment}: {example}")

    def check(self, pages: Pages) -> None:
        """Fail if there is any, with the commonest first."""
        ranked = sorted(self.places.items(), key=lambda place: -len(place[1]))
        lines = [f"{len(places)} x {fault}\n    {places[0]}" for fault, places in ranked]
        assert not ranked, f"{len(ranked)} kinds of text cannot be read:\n" + "\n".join(lines)
        assert pages.problems == []


def look(page: ScriptedPage, stop: Stop) -> list[Fault]:
    """Show a moment; returns what of it cannot be read.

    Nor may it be wider than the window: a phone would show it smaller, or let it be pushed aside.
    """
    faults = page.show(stop.core.table, stop.message(page.language))
    ply, width = page.page.evaluate(MEASURE)
    assert ply == stop.core.session.running.state.ply
    if width != page.size[0]:
        faults.append(("the page is wider than the window", f"{width} px"))
    return faults


@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_random_games_can_be_read(pages: Pages, game: str) -> None:
    faults = Faults()
    for stop in itertools.islice(stops(game, 1), PROMPTS):
        page = pages.seen(WAYS[stop.number % len(WAYS)])  # tables stay: opening one is slow
        faults.add(look(page, stop), page, stop)
    faults.check(pages)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_every_text_can_be_read_in_every_way(pages: Pages, game: str, seed: int) -> None:
    faults = Faults()
    for stop in itertools.islice(stops(game, seed), PROMPTS):
        for way in EVERY_WAY:
            page = pages.seen(way)
            faults.add(look(page, stop), page, stop)
    faults.check(pages)


# ---------------------------------------------------------------------- cards


class Moment(NamedTuple):
    """A table at a moment, as it is sent in each language."""

    table: str
    messages: dict[str, str]
    cards: int  # that lie on it


@functools.cache
def moments(game: str) -> list[Moment]:
    """Moments of random games that show a card at every place where one can lie, and the end."""
    chosen: list[Moment] = []
    seen: set[str] = set()
    for stop in itertools.islice(stops(game, 0), PROMPTS):
        messages = {language: stop.message(language) for language in ("en", "fr")}
        told = json.loads(messages["en"])
        ids = {card["id"] for card in told["description"]["cards"]}
        here = list(places(told["view"], ids))
        new = {*here, stop.core.session.status} - seen
        if new:
            seen |= new
            chosen.append(Moment(stop.core.table, messages, len(here)))
    return chosen


def most_crowded(game: str) -> Moment:
    """The one of them with most cards."""
    return max(moments(game), key=lambda moment: moment.cards)


def places(value: Any, ids: set[str], path: str = "") -> Iterator[str]:
    """Where in a view there are cards, once for each card."""
    if isinstance(value, str):
        if value.rpartition(":")[2] in ids:
            yield path
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from places(part, ids, f"{path}.{key}")
    elif isinstance(value, list):
        for part in value:
            yield from places(part, ids, path)


def renamed(value: Any, names: dict[str, str]) -> Any:
    """A view with other cards in the places of its cards."""
    if isinstance(value, str):
        before, colon, last = value.rpartition(":")
        return before + colon + names.get(last, last)
    if isinstance(value, dict):
        return {key: renamed(part, names) for key, part in value.items()}
    return [renamed(part, names) for part in value] if isinstance(value, list) else value


def turned(message: str) -> Iterator[str]:
    """The same moment again and again, until each card was where each card of its kind was."""
    table = json.loads(message)
    kinds: defaultdict[str, list[str]] = defaultdict(list)
    for card in table["description"]["cards"]:
        kinds[card["kind"]].append(card["id"])
    for shift in range(max(map(len, kinds.values()))):
        names: dict[str, str] = {}
        for kind in kinds.values():
            names.update(zip(kind, kind[shift:] + kind[:shift], strict=True))
        yield json.dumps({**table, "view": renamed(table["view"], names)})


def show_turned(pages: Pages, way: Way, shown: list[Moment]) -> None:
    """Look at moments with every card at every place."""
    faults = Faults()
    page = pages.seen(way)
    for number, moment in enumerate(shown):
        for turn, message in enumerate(turned(moment.messages[page.language])):
            faults.add(page.show(moment.table, message), page, f"moment {number}, turned {turn}")
    faults.check(pages)


@pytest.mark.parametrize("game", WITH_CARDS)
def test_every_card_can_be_read_where_most_lie(pages: Pages, game: str) -> None:
    show_turned(pages, QUICK[game], [most_crowded(game)])


@pytest.mark.slow
@every_way
@pytest.mark.parametrize("game", WITH_CARDS)
def test_every_card_can_be_read_wherever_it_lies(pages: Pages, game: str, way: Way) -> None:
    show_turned(pages, way, moments(game))


def show_previews(pages: Pages, way: Way, game: str) -> None:
    """Open the preview of each card."""
    faults = Faults()
    page = pages.seen(way)
    moment = most_crowded(game)
    message = moment.messages[page.language]
    page.show(moment.table, message)
    for card in json.loads(message)["description"]["cards"]:
        faults.add(page.show_preview(card["id"]), page, card["id"])
    faults.check(pages)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_can_be_read_in_its_preview(pages: Pages, game: str) -> None:
    show_previews(pages, QUICK[game], game)


@pytest.mark.slow
@every_way
@pytest.mark.parametrize("game", GAMES)
def test_every_card_can_be_read_in_its_preview_in_every_way(
    pages: Pages, game: str, way: Way
) -> None:
    show_previews(pages, way, game)


# ---------------------------------------------------------------------- the check itself

BOX = "position: absolute; left: 50px; top: 50px; width: 90px; height: 40px; font: 16px sans-serif"
UNREADABLE = {
    "cut off in": f"<p style='{BOX}; overflow: hidden; white-space: nowrap'>far too long a text",
    "cut off vertically": f"<p style='{BOX}; overflow: hidden'>one<br>two<br>three",
    "an ellipsis": f"<p style='{BOX}; overflow: hidden; white-space: nowrap;"
    " text-overflow: ellipsis'>far too long a text",
    "leaves its box in": f"<p style='{BOX}; white-space: nowrap'>far too long a text",
    "leaves its box vertically": f"<p style='{BOX}; background: gold'>one<br>two<br>three",
    "scrolls sideways": f"<p style='{BOX}; overflow: auto; white-space: nowrap'>far too long text",
    "too small": f"<p style='{BOX}; font-size: 10.5px'>small",
    "body. p.scaled": f"<p class=scaled style='{BOX}; transform: scale(.5)'>small",
    "svg. text.": "<svg width=99 height=99 viewBox='0 0 200 200'><text y=99>small",
    "outside the window": f"<p style='{BOX}; left: -20px'>hidden",
    "above or below": f"<p style='{BOX}; top: -20px'>hidden",
    "overlaps": f"<p style='{BOX}'>one</p><p style='{BOX}; margin: 3px'>other",
    "does not fit": f"<p data-cut style='{BOX}'>long",
    "left out": f"<p data-at=thing style='{BOX}'>one<b style='visibility: hidden'>long name</b>",
    "under": f"<p style='{BOX}'>one</p><p style='{BOX}; background: gold'>",
}
READABLE = (
    f"<p style='{BOX}'>a text of two lines",
    f"<p style='{BOX}; overflow: auto'>a text of so many lines that one must scroll to read it all",
    f"<span aria-hidden=true style='{BOX}; font-size: 10px'>A</span>",
    f"<p style='{BOX}'>one</p><p style='{BOX}; margin-top: 19px'>other",
    f"<p data-at=card data-card=bat style='{BOX}'>one<b hidden>long name</b>",
    f"<p style='{BOX}; clip-path: inset(50%); overflow: hidden; width: 1px'>for screen readers",
)


@pytest.fixture
def blank(browser: Browser) -> Iterator[Look]:
    """What cannot be read of a page with this content."""
    page = browser.new_page(viewport={"width": 300, "height": 200})
    page.add_init_script(path=HERE / "overflow.js")

    def look(content: str) -> list[str]:
        page.goto("about:blank")
        page.evaluate("content => { document.body.innerHTML = content }", content)
        page.add_style_tag(content="body { overflow: hidden } * { margin: 0 }")
        faults: list[str] = page.evaluate("unreadable().map(([fault]) => fault)")
        return faults

    yield look
    page.close()


@pytest.mark.parametrize("fault", UNREADABLE)
def test_the_check_notices(blank: Look, fault: str) -> None:
    assert any(fault in text for text in blank(UNREADABLE[fault])), blank(UNREADABLE[fault])


@pytest.mark.parametrize("content", READABLE)
def test_the_check_lets_pass(blank: Look, content: str) -> None:
    assert blank(content) == []
