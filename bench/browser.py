"""Size and speed of the browser client, measured in a real browser against a real server.

    python -m bench.browser            prints the table of docs/explanation/browser.md
    python -m bench.browser --write    and writes it there

For each game somebody sits down with a bot, loads the page of the table again with an empty
cache, and acts, with everything moving as it moves for people and bots that take their time; at
further tables, where a game ends before enough was done. Server and browser share the machine.
"""

import argparse
import re
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, sync_playwright

import pandemonium as pm
from bench.environments import ROOT, note
from tests.browser import chromium
from tests.browser.person import Person
from tests.browser.server_process import ServerProcess

PAGE = ROOT / "docs" / "explanation" / "browser.md"
PLACE = re.compile(
    r"(<!-- figures: made by bench/browser.py -->\n).*?(\n<!-- end of figures -->)", re.S
)
ACTIONS = 100  # per game, enough for a p95
SECONDS = 60  # limit per game
AT_ONCE = 5  # actions between two checks of the limits
IDLE = 6  # seconds during which nobody does anything
SETTLING = 3  # seconds until everything has come to rest
HEAD = (
    "| game | script, gzip | can be played after | action shown after | confirmed after | "
    "layout shift | longest task | idle, 6 s |\n"
    "| --- | --- | --- | --- | --- | --- | --- | --- |"
)

# Observes the page without changing it.
WATCH = """
window.measured = { ready: 0, shown: [], confirmed: [], shift: 0, tasks: [] }
for (const [type, note] of [
  ['layout-shift', (one) => (measured.shift += one.hadRecentInput ? 0 : one.value)],
  ['longtask', (one) => measured.tasks.push(one.duration)],
]) new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type })

const sent = new Map()
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (text) {
  const message = JSON.parse(text)
  if (message.type === 'act') {
    const at = performance.now()
    sent.set(message.key, at)
    const watching = new MutationObserver(() => {
      watching.disconnect()
      requestAnimationFrame(() => measured.shown.push(performance.now() - at))
    })
    watching.observe(document, { subtree: true, childList: true, attributes: true })
    if (!this.isHeard) this.addEventListener('message', (event) => {
      const { key } = JSON.parse(event.data)
      if (sent.has(key)) measured.confirmed.push(performance.now() - sent.get(key))
      sent.delete(key)
    })
    this.isHeard = true
  }
  send.call(this, text)
}
const waiting = new MutationObserver(() => {
  if (!document.querySelector('main:not([aria-busy]) > *')) return
  if (!document.querySelector('[data-prompt] [data-choice], [data-prompt=theirs]')) return
  waiting.disconnect()
  measured.ready = performance.now()
})
waiting.observe(document, { subtree: true, childList: true })
"""
SCRIPTS = """() => performance.getEntriesByType('resource')
  .filter((one) => one.name.endsWith('.js')).reduce((sum, one) => sum + one.encodedBodySize, 0)"""


class ProductionServer(ServerProcess):
    """A server as in production."""

    def command(self) -> list[str]:
        serve = [sys.executable, "-m", "pandemonium", "serve", "--no-browser"]
        return [*serve, "--port", str(self.port), "--data", str(self.folder)]


def measure(browser: Browser, server: ServerProcess, title: str) -> dict[str, Any]:
    """One game: its page loaded again, then actions."""
    ada = Person(browser, server.url, moves=True)
    ada.open_game(title)
    table = ada.page.url
    ada.page.close()
    ada.page = ada.context.new_page()
    ada.page.add_init_script(WATCH)
    network = ada.context.new_cdp_session(ada.page)
    network.send("Network.enable")
    network.send("Network.setCacheDisabled", {"cacheDisabled": True})
    network.send("Network.setBypassServiceWorker", {"bypass": True})  # it stores files uncompressed
    ada.page.goto(table)
    ada.wait_for_table()
    scripts = ada.page.evaluate(SCRIPTS)
    ready = ada.page.evaluate("measured.ready")
    resting = rest(ada)
    measured = act(ada, title)
    ada.context.close()
    return {**measured, "scripts": scripts, "ready": ready, "resting": resting}


def rest(ada: Person) -> tuple[float, int]:
    """While nobody acts: milliseconds that the main thread is busy, and animations that run."""
    ada.wait_until_asked()
    ada.page.wait_for_timeout(SETTLING * 1000)
    page = ada.context.new_cdp_session(ada.page)
    page.send("Performance.enable")
    before = busy_time(page)
    ada.page.wait_for_timeout(IDLE * 1000)
    busy = busy_time(page) - before
    page.detach()
    return 1000 * busy, ada.page.evaluate("document.getAnimations().length")


def busy_time(page: CDPSession) -> float:
    """The seconds that the main thread of a page was busy so far."""
    metrics = page.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def act(ada: Person, title: str) -> dict[str, Any]:
    """Act at this table, then at others of the same game, until there are enough measurements."""
    measured: dict[str, Any] = {"shown": [], "confirmed": [], "shift": 0.0, "tasks": []}
    end = time.monotonic() + SECONDS
    while True:
        ada.page.evaluate(
            "() => { measured.shift = 0; measured.tasks = [] }"
        )  # without the page load
        is_over = False
        while not is_over and not is_enough(ada, len(measured["shown"]), end):
            is_over = ada.play(most=AT_ONCE)
        here = ada.page.evaluate("measured")
        measured = {key: value + here[key] for key, value in measured.items()}
        if is_enough(ada, len(measured["shown"]) - len(here["shown"]), end):
            return measured
        ada.open_game(title)


def is_enough(ada: Person, before: int, end: float) -> bool:
    """Whether there are enough measurements, or the time is up."""
    done: int = ada.page.evaluate("measured.shown.length")
    return before + done >= ACTIONS or time.monotonic() > end


def line(title: str, measured: dict[str, Any]) -> str:
    """A row of the table."""
    cells = [
        title,
        f"{measured['scripts'] / 1000:.0f} kB",
        f"{measured['ready']:.0f} ms",
        spread(measured["shown"]),
        spread(measured["confirmed"]),
        f"{measured['shift']:.3f}",
        f"{max(measured['tasks'], default=0):.0f} ms" if measured["tasks"] else "under 50 ms",
        "{:.0f} ms, {} animations".format(*measured["resting"]),
    ]
    return f"| {' | '.join(cells)} |"


def spread(times: list[float]) -> str:
    """The median and the 95th percentile."""
    if len(times) < 2:
        return "not measured"
    return f"{statistics.median(times):.0f} ms (p95 {statistics.quantiles(times, n=20)[-1]:.0f})"


def main() -> None:
    """Measure all games and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="into the page of the documentation")
    args = parser.parse_args()
    ours = [pm.about(name) for name in pm.games() if "pandemonium." in pm.about(name).package]
    rows = [HEAD]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ProductionServer(Path(folder) / "tables")
        server.open()
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.ARGS)
        try:
            for game in ours:
                note(f"{game.id} ...")
                rows.append(line(game.title, measure(browser, server, game.title)))
        finally:
            browser.close()
            server.close()
    table = "\n".join(rows)
    print(table)
    if args.write:
        text = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(PLACE.sub(rf"\g<1>\n{table}\n\g<2>", text), encoding="utf-8")


if __name__ == "__main__":
    main()
