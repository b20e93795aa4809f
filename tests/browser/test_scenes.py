"""A bot's turn, harm to Ada and the end of each game, sampled in every frame at the usual speed.

The page is sent what a server would send, all at once: nothing is left to chance, and nobody waits
for a bot to think.
"""

import json
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import pandemonium as pm
from pandemonium.server.api import client
from tests.browser.feel import (
    LANDED,
    check_bars,
    check_budget,
    check_counters,
    check_dice,
    check_flights,
    check_looks,
    check_narration,
    check_pieces,
    stalled,
)
from tests.browser.sampler import LISTENER, SAMPLER, Sample, watched
from tests.browser.scenes import ADA_SEAT, LANGUAGES, Message, Scene, scene
from tests.browser.screencast import kept_on_failure
from tests.browser.scripted_page import ScriptedPage

Counts = dict[str, int]
Open = Callable[..., ScriptedPage]
TURNS = {  # milliseconds that a turn of a bot may take
    "dice-summoners": 8_000,
    "dicke-daemonen": 4_000,
    "lets-summon-demons": 5_000,
    "mephisto": 7_000,
}
QUICK = ("dicke-daemonen", "lets-summon-demons")  # with and without dice; the others are slow
COUNTED = "score:"  # at the end, what is counted on the board begins at nothing
NAME = re.compile(r"\bAda\b")
SUMMARY = "[aria-labelledby=since-title] li:not(:has([data-missed]))"  # the rows
SHOWN = 4  # rows of the summary; another one shows how many more there are
PATIENCE = 30_000

every_game = pytest.mark.parametrize(
    "game", [pytest.param(one, marks=() if one in QUICK else pytest.mark.slow) for one in TURNS]
)


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Open]:
    """Opens a page that is watched at the usual speed, or another one."""
    if not client.build():
        pytest.fail("The browser client is not built: make client")
    opened: list[ScriptedPage] = []

    def open_one(language: str = "en", *, is_watched: bool = False) -> ScriptedPage:
        scripts = [LISTENER, SAMPLER]
        page = ScriptedPage(browser, language, scripts=scripts, is_watched=is_watched)
        opened.append(page)
        return page

    yield open_one
    for page in opened:
        page.context.close()
    assert [problem for page in opened for problem in page.problems] == []


def play(page: ScriptedPage, shown: Scene) -> None:
    """Watch a scene until all of it has been shown."""
    begin(page, shown)
    page.hear(shown.news[page.language])
    if shown.kind == "end":
        page.page.locator("[data-end]").wait_for(timeout=PATIENCE)
    page.page.wait_for_function("() => !document.querySelector('[data-beat]')", timeout=PATIENCE)


def begin(page: ScriptedPage, shown: Scene) -> None:
    """Show the table as it is before a scene."""
    page.open(shown.table, shown.start[page.language])
    page.page.evaluate("() => { samples.length = 0; faces.length = 0 }")


def log_of(page: Page) -> str:
    """All lines of the log."""
    return page.get_by_role("list", name=re.compile("^(Log|Journal)")).inner_text()


def counters_of(shown: Scene, *messages: Message) -> Counts:
    """The counters of the last view in some messages."""
    view = next(message["view"] for message in reversed(messages) if message.get("view"))
    return dict(pm.game(shown.game, 2).presenter.counters(view))


def steps(shown: Scene) -> dict[tuple[int, int], tuple[Counts, Counts]]:
    """The counters before and after each beat, by the ply of its message and its first event."""
    start = json.loads(shown.start["en"])
    values = Counter(counters_of(shown, start))
    ply: int = start["prompt"]["ply"]
    known: defaultdict[int, Counts] = defaultdict(dict)
    sizes: dict[tuple[int, int], tuple[Counts, Counts]] = {}
    for message in shown.messages():
        ply = message.get("prompt", {"ply": ply})["ply"]
        for beat in message["beats"]:
            before, changes = values.copy(), dict(beat["changes"])
            values.update(changes)
            values.subtract(known[beat["first"]])  # it was sent before, and is longer now
            known[beat["first"]] = changes
            sizes[ply, beat["first"]] = (before, values.copy())
    return sizes


def check_values(frames: list[Sample], shown: Scene) -> None:
    """In every frame, counters are as before the beat that plays, or as after its tokens landed."""
    known = steps(shown)
    sampled = [frame for frame in frames if (frame.ply, frame.first) in known]
    assert sampled
    late_beats = stalled(frames)
    for frame in sampled:
        before, after = known[frame.ply, frame.first]
        progress = [far for *by, far in frame.flying if tuple(by) == (frame.first, frame.ply)]
        has_landed = min(progress, default=1) >= LANDED or frame.first in late_beats
        for name, count in frame.counts.items():
            if name in after and not (shown.kind == "end" and name.startswith(COUNTED)):
                allowed = {before[name], after[name]} if has_landed else {before[name]}
                assert int(count) in allowed, (name, count, allowed, frame.beat, progress)


def check_last_counters(last: Sample, shown: Scene) -> None:
    """When everything has been shown, counters are those of the view."""
    counters = counters_of(shown, json.loads(shown.start["en"]), *shown.messages())
    differing = {
        at: n for at, n in last.counts.items() if at in counters and n != f"{counters[at]}"
    }
    assert last.counts
    assert differing == {}


@pytest.mark.parametrize("kind", ["turn", "harm"])
@every_game
def test_what_a_bot_does_is_shown_beat_by_beat(open_page: Open, game: str, kind: str) -> None:
    shown = scene(game, kind)
    page = open_page(is_watched=True)
    with kept_on_failure(page.page, f"{game} {kind}"):
        play(page, shown)
        seen = watched(page.page)
        assert [frame for frame in seen.frames if not frame.sentence.strip()] == []
        assert {frame.first for frame in seen.frames} >= {
            beat["first"] for beat in shown.beats() if beat["weight"] > 0
        }
        check_counters(seen.frames)
        check_values(seen.frames, shown)
        check_looks(seen)
        check_bars(seen.frames)
        check_pieces(seen)
        check_flights(seen.frames)
        check_dice(seen)
        check_narration(seen, log_of(page.page))
        check_budget([frame for frame in seen.frames if frame.beat], TURNS[game])
        check_last_counters(seen.frames[-1], shown)
        check_summary(page.page, shown)


def since_adas_turn(shown: Scene) -> list[Message]:
    """The beats since her last turn: from the next turn of somebody else until now."""
    sent = [*json.loads(shown.start["en"])["beats"], *shown.beats()]
    beats = list({beat["first"]: beat for beat in sent}.values())
    turns = [at for at, beat in enumerate(beats) if beat["name"] == "turn"]
    if turns and beats[turns[-1]]["seat"] == ADA_SEAT:
        beats = beats[: turns.pop()]
    own = max((at for at in turns if beats[at]["seat"] == ADA_SEAT), default=-1)
    return beats[min((at for at in turns if at > own), default=0) :]


def check_summary(page: Page, shown: Scene) -> None:
    """Whatever is about Ada is in the summary: as a change of a counter, or in words."""
    rows = page.locator(SUMMARY).all_inner_texts()
    since = since_adas_turn(shown)
    net: Counter[str] = Counter()
    for beat in since:
        net.update({name: n for name, n in beat["changes"] if name.endswith(f":{ADA_SEAT + 1}")})
    for beat in since:
        if not beat["yours"] or not beat["weight"] or beat["seat"] == ADA_SEAT:
            continue
        amounts = [net[name] for name, _ in beat["changes"] if net[name]]
        signed = [f"{n:+} ".replace("-", "\N{MINUS SIGN}") for n in amounts]
        told = [row for row in rows if beat["said"] in row or any(one in row for one in signed)]
        assert told or len(rows) > SHOWN, f"not in the summary: {beat['said']} {rows}"


@every_game
def test_the_end_comes_after_the_last_blow(open_page: Open, game: str) -> None:
    shown = scene(game, "end")
    page = open_page(is_watched=True)
    with kept_on_failure(page.page, f"{game} end"):
        play(page, shown)
        seen = watched(page.page)
        check_counters(seen.frames)
        check_values(seen.frames, shown)
        check_flights(seen.frames)
        check_last_counters(seen.frames[-1], shown)
        begun = next(i for i, frame in enumerate(seen.frames) if frame.is_moment)
        ended = next(i for i, frame in enumerate(seen.frames) if frame.is_over)
        assert begun < ended
        assert {frame.beat for frame in seen.frames[begun:ended]} <= {"win", ""}
        assert [frame.flying for frame in seen.frames[ended:] if frame.flying] == []
        played = {frame.beat for frame in seen.frames[:begun]}
        assert played >= {beat["name"] for beat in shown.beats() if beat["weight"] > 0} - {"win"}
        expect(page.page.locator("[data-end]")).to_be_focused()
        assert not NAME.search(page.page.locator("[data-end]").inner_text())


@pytest.mark.parametrize("game", TURNS)
def test_a_press_shows_at_once_what_a_bot_did(open_page: Open, game: str) -> None:
    shown = scene(game, "turn")
    page = open_page(is_watched=True)
    begin(page, shown)
    page.hear(shown.news["en"])
    page.page.wait_for_selector("[data-beat]")
    page.page.evaluate(
        """() => new Promise((done) => {
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
          requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))
        })"""
    )
    frames = watched(page.page).frames
    pressed = next(i for i, frame in enumerate(frames) if frame.presses)
    landed = frames[pressed + 1 : pressed + 3]
    assert landed[-1].beat == ""
    check_last_counters(landed[-1], shown)
    last = next(
        message["prompt"] for message in reversed(shown.messages()) if message.get("prompt")
    )
    assert page.shown_ply() == last["ply"]


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_without_motion_the_log_and_the_summary_are_the_same(
    open_page: Open, game: str, language: str
) -> None:
    shown = scene(game, "harm")
    reduced = open_page(language, is_watched=True)
    reduced.page.emulate_media(reduced_motion="reduce")
    play(reduced, shown)
    instant = open_page(language)
    play(instant, shown)
    slow, fast = watched(reduced.page), watched(instant.page)
    assert any(frame.beat for frame in slow.frames)
    assert {frame.beat for frame in fast.frames} == {""}
    assert [frame.moving for frame in (*slow.frames, *fast.frames) if frame.moving] == []
    texts = [
        [log_of(page), *page.locator(SUMMARY).all_inner_texts()]
        for page in (reduced.page, instant.page)
    ]
    assert texts[0] == texts[1]
    sentences = {frame.sentence for frame in (*slow.frames, *fast.frames)}
    assert [text for text in (*sentences, *texts[0]) if NAME.search(text)] == []
