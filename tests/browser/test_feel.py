"""What others do is shown beat by beat, sampled in every frame at the usual speed."""

from collections.abc import Callable
from itertools import groupby
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.feel import (
    check_budget,
    check_counters,
    check_dice,
    check_flights,
    check_narration,
)
from tests.browser.person import Person
from tests.browser.sampler import LISTENER, SAMPLER, Watched, watched
from tests.browser.screencast import kept_on_failure

Someone = Callable[..., Person]


class Limits(NamedTuple):
    """What one turn of a bot may take, in milliseconds."""

    title: str
    turn: float


GAMES = (
    Limits("Let's Summon Demons", 5_000),
    pytest.param(Limits("Dice Summoners", 8_000), marks=pytest.mark.slow),
    pytest.param(Limits("Dicke Dämonen", 4_000), marks=pytest.mark.slow),
    pytest.param(Limits("Mephisto", 7_000), marks=pytest.mark.slow),
)


def watch_others(ada: Person, title: str) -> Watched:
    """A game until others have had a turn."""
    ada.page.add_init_script(LISTENER + SAMPLER)
    ada.open_game(title)
    ada.play_until("haveOthersActed()")
    ada.wait_until_asked()
    return watched(ada.page)


ENDLESS = """() => document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().endTime === Infinity)
  .map(({ effect }) => effect.target.outerHTML)"""  # an idle table must not keep the machine busy


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.title)
def test_a_turn_of_others_is_shown_beat_by_beat(someone: Someone, game: Limits) -> None:
    ada = someone(moves=True)
    with kept_on_failure(ada.page, game.title):
        seen = watch_others(ada, game.title)
        assert ada.page.evaluate(ENDLESS) == []
        theirs = [frame for frame in seen.frames if frame.prompt != "mine" and frame.beat]
        assert theirs, "nothing that others did was played"
        assert [frame for frame in seen.frames if not frame.sentence.strip()] == []
        check_counters(seen.frames)
        check_flights(seen.frames)
        check_dice(seen)
        check_narration(seen, ada.log.inner_text())
        check_budget(theirs, game.turn)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nobody_reads_their_own_name(someone: Someone, language: str) -> None:
    ada = someone(language=language)
    seen = watch_others(ada, "Let's Summon Demons")
    name = ada.page.request.get(f"{ada.url}/api/me").json()["name"]
    assert name
    assert [frame.sentence for frame in seen.frames if name in frame.sentence] == []
    lines = ada.log.get_by_role("listitem").all_inner_texts()
    assert lines
    assert [line for line in lines if name in line] == []
    give_up(ada.page)
    end = ada.page.locator("[data-end]")
    expect(end.get_by_role("row").first).to_be_visible()
    assert name not in end.inner_text()


def give_up(page: Page) -> None:
    """Resign, without the menu."""
    page.evaluate(
        """() => {
          const table = new URLSearchParams(location.search).get('t')
          const seat = received.find(({ type }) => type === 'table').seat
          return fetch(`api/tables/${table}/commands`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ type: 'surrender', table, key: 'end', seat }),
          })
        }"""
    )


def test_reduced_motion_moves_nothing(someone: Someone) -> None:
    ada = someone(moves=True)
    ada.page.emulate_media(reduced_motion="reduce")
    seen = watch_others(ada, "Dice Summoners")
    assert ada.page.evaluate(ENDLESS) == []
    assert any(frame.beat for frame in seen.frames)
    assert [frame.moving for frame in seen.frames if frame.moving] == []
    rolls = groupby((faces for faces in seen.faces if faces[0]), lambda faces: faces[0])
    assert all(len({shown for _, shown, _ in faces}) <= 2 for _, faces in rolls)


SUMMARY = """() => [...document.querySelectorAll('[aria-labelledby=since-title] li')]
  .map((row) => row.textContent.trim())"""


def test_instant_plays_nothing_and_has_the_same_log_and_summary(someone: Someone) -> None:
    ada = someone()
    ada.page.emulate_media(reduced_motion="no-preference")
    seen = watch_others(ada, "Let's Summon Demons")
    assert {frame.beat for frame in seen.frames} == {""}
    assert [frame.moving for frame in seen.frames if frame.moving] == []
    before = [ada.log.inner_text(), ada.page.evaluate(SUMMARY)]
    ada.page.evaluate("localStorage.setItem('pandemonium:speed', '1')")
    ada.page.reload()  # a page that connects again shows everything at once
    ada.wait_until_asked()
    assert ada.page.locator("[data-beat]").count() == 0
    rows = ada.page.evaluate(SUMMARY)
    assert [ada.log.inner_text(), [row for row in rows if row in before[1]]] == before


HIDE = """(isHidden) => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
  Object.defineProperty(document, 'visibilityState', {
    value: isHidden ? 'hidden' : 'visible', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""


def test_what_a_hidden_page_missed_can_be_watched(someone: Someone) -> None:
    ada = someone(moves=True)
    ada.page.add_init_script(LISTENER + SAMPLER)
    ada.open_game("Dice Summoners")
    ada.wait_until_asked()
    ada.page.evaluate(HIDE, True)
    ada.play_until("haveOthersActed()")
    seen = watched(ada.page)
    hidden = seen.frames[-1]
    assert hidden.beat == ""
    ada.page.evaluate(HIDE, False)
    ada.wait_until_asked()
    last = next(
        message["prompt"]["ply"] for message in reversed(seen.messages) if message.get("prompt")
    )
    assert ada.ply() >= last
    rows = ada.page.get_by_role("region", name="Since your last turn")
    again = rows.get_by_role("button", name="Watch what you missed")
    ada.press(again)
    ada.page.wait_for_selector("[data-beat]")
    expect(again).to_have_count(0)


# Presses Space as soon as a beat of others plays: the beat, the one two frames later, and the
# actions sent by it. It presses again if more arrived meanwhile, and a few times if a beat is left:
# on a busy machine, what arrived before the press may still have to be shown.
SKIP = """
window.skipped = null
let tries = 3
const wait = () => {
  const app = document.querySelector('[data-beat]:has([data-prompt]:not([data-prompt=mine]))')
  if (!app) return requestAnimationFrame(wait)
  const [beat, heard] = [app.dataset.beat, received.length]
  let acts = 0
  const { send } = WebSocket.prototype
  WebSocket.prototype.send = function (text) {
    if (JSON.parse(text).type === 'act') acts++
    send.call(this, text)
  }
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
  requestAnimationFrame(() => requestAnimationFrame(() => {
    WebSocket.prototype.send = send
    if (received.length > heard || (app.dataset.beat && --tries > 0 && !acts)) return wait()
    window.skipped = [beat, app.dataset.beat ?? '', acts]
  }))
}
wait()
"""


def test_a_press_lands_what_others_do_within_two_frames(someone: Someone) -> None:
    ada = someone(moves=True)
    ada.page.add_init_script(LISTENER + SKIP)
    ada.open_game("Dice Summoners")
    ada.play_until("skipped")
    beat, left, acts = ada.page.evaluate("skipped")
    assert beat
    assert (left, acts) == ("", 0)
