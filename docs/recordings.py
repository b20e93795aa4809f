"""Record what moves in the browser client: a bot's turn, a hit and the end of each game, animated.

    python docs/recordings.py                     writes the pictures of the documentation
    python docs/recordings.py --out FOLDER [GAME...]    writes all recordings, frame by frame

The scenes are those of the tests: parts of random games, as a server would send them. Every frame
that Chromium paints is kept. The page runs in slow motion meanwhile, so that a slow machine paints
30 frames for each second of the picture. Run this with the client built.

A recording in a folder is a folder of numbered frames, with sheets of many to be looked at one by
one.
"""

import argparse
import io
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from pandemonium.server.api import client  # noqa: E402 - found from the root
from tests.browser import chromium  # noqa: E402 - found from the root
from tests.browser.scenes import KINDS, SEEDS, Scene, scene, scenes  # noqa: E402 - found from the root
from tests.browser.screencast import Picture, recorded  # noqa: E402 - found from the root
from tests.browser.scripted_page import ScriptedPage  # noqa: E402 - found from the root

PICTURES = ROOT / "docs" / "pictures" / "browser"
SHOWN = [("lets-summon-demons", "turn"), ("mephisto", "harm"), ("dice-summoners", "end")]
WINDOW = (1280, 800)
SIZE = (800, 500)  # pixels of an animated picture
LARGEST = 600  # kB of one in the documentation
BEFORE, STILL = 0.3, 1.5  # seconds before the first beat, and of the last frame
FRAME = 1 / 30  # seconds
APART = 1 / 6  # seconds between two pictures of a sheet
SLOWER = 5  # times that the page is slowed down
QUALITIES = (45, 35, 25, 15, 5)
SHEET = (4, 5)  # columns and rows of a sheet
SMALL = (480, 300)
PATIENCE = 300_000  # milliseconds that a scene may take in slow motion
BEGUN = time.monotonic()

DARK = "localStorage.setItem('pandemonium:theme', 'dark')"
# The clocks and timers of the page run slower.
SLOW_TIME = f"""
for (const name of ['setTimeout', 'setInterval']) {{
  const plain = window[name].bind(window)
  window[name] = (what, ms = 0, ...more) => plain(what, ms * {SLOWER}, ...more)
}}
for (const clock of [Date, performance]) {{
  const now = clock.now.bind(clock)
  const start = now()
  clock.now = () => start + (now() - start) / {SLOWER}
}}
"""


@contextmanager
def slow_motion(page: Page) -> Iterator[None]:
    """Slow the animations of a page down."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWER})
    yield
    session.detach()


def richest(game: str, kind: str) -> Scene:
    """The scene of that kind in which the most different things happen."""
    of_kind = [shown for shown in scenes(game, SEEDS[game]) if shown.kind == kind]
    return max(of_kind or [scene(game, kind)], key=variety)


def variety(shown: Scene) -> int:
    """How many kinds of beats a scene has."""
    return len({beat["name"] for beat in shown.beats() if beat["weight"]})


def record(browser: Browser, shown: Scene, language: str) -> list[Picture]:
    """The frames of a scene, with their times at the usual speed."""
    page = ScriptedPage(browser, language, WINDOW, [DARK, SLOW_TIME], is_watched=True)
    page.open(shown.table, shown.start[language])
    page.page.wait_for_timeout(1_000)
    with slow_motion(page.page), recorded(page.page, WINDOW[0], 85) as pictures:
        page.page.wait_for_timeout(BEFORE * SLOWER * 1000)
        page.hear(shown.news[language])
        if shown.kind == "end":
            page.page.locator("[data-end]").wait_for(timeout=PATIENCE)
        page.page.locator("[data-beat]").wait_for(state="detached", timeout=PATIENCE)
        page.page.wait_for_timeout(500 * SLOWER)
    page.context.close()
    start = pictures[0].time
    real = [Picture((picture.time - start) / SLOWER, picture.image) for picture in pictures]
    return thinned(real, FRAME)


def thinned(pictures: list[Picture], apart: float) -> list[Picture]:
    """Those that are at least so many seconds apart."""
    kept = pictures[:1]
    for picture in pictures:
        if picture.time - kept[-1].time >= apart:
            kept.append(picture)
    return kept


def write_animation(pictures: list[Picture], path: Path) -> None:
    """An animated WebP picture, in the best quality that is not too large."""
    images = [image_of(each).resize(SIZE, Image.Resampling.LANCZOS) for each in pictures]
    times = [round((after.time - before.time) * 1000) for before, after in pairwise(pictures)]
    for quality in QUALITIES:
        images[0].save(
            path,
            save_all=True,
            append_images=images[1:],
            duration=[*times, round(STILL * 1000)],
            loop=0,
            quality=quality,
            method=4,
        )
        if path.stat().st_size <= 1000 * LARGEST:
            break
    size = path.stat().st_size / 1000
    note(f"  {path}: {len(images)} frames, {pictures[-1].time:.1f} s, {size:.0f} kB")


def image_of(picture: Picture) -> Image.Image:
    """The frame as an image."""
    return Image.open(io.BytesIO(picture.image)).convert("RGB")


def write_frames(pictures: list[Picture], folder: Path) -> None:
    """Each frame, and sheets of many with their times."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, picture in enumerate(pictures):
        (folder / f"{number:04}.jpg").write_bytes(picture.image)
    columns, rows = SHEET
    fewer = thinned(pictures, APART)
    for start in range(0, len(fewer), columns * rows):
        sheet = Image.new("RGB", (columns * SMALL[0], rows * SMALL[1]))
        for place, picture in enumerate(fewer[start : start + columns * rows]):
            small = image_of(picture).resize(SMALL, Image.Resampling.LANCZOS)
            label = f"{pictures.index(picture)} {picture.time:.2f}"
            ImageDraw.Draw(small).text((4, 4), label, fill="yellow")
            sheet.paste(small, (place % columns * SMALL[0], place // columns * SMALL[1]))
        sheet.save(folder / f"sheet-{start // (columns * rows):02}.jpg", quality=80)


def note(text: str) -> None:
    """Show progress."""
    print(f"{time.monotonic() - BEGUN:4.0f} s  {text}", flush=True)


def main(games: list[str], folder: Path | None, language: str) -> None:
    """Record the scenes of the documentation, or all scenes of these games into a folder."""
    assert client.build(), "The browser client is not built: make client"
    wanted = SHOWN if folder is None else [(game, kind) for game in games for kind in KINDS]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.ARGS)
        for game, kind in wanted:
            note(f"{game} {kind}")
            pictures = record(browser, richest(game, kind), language)
            if folder is None:
                write_animation(pictures, PICTURES / f"{game}-{kind}.webp")
            else:
                write_frames(pictures, folder / f"{game}-{kind}")
        browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[*SEEDS], metavar="GAME")
    parser.add_argument("--out", type=Path, metavar="FOLDER")
    parser.add_argument("--language", choices=("en", "fr"), default="en")
    arguments = parser.parse_args()
    main(arguments.games, arguments.out, arguments.language)
