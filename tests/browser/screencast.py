"""Recordings of a page: every frame that the browser paints, about 30 in a second."""

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

KEPT = Path(__file__).parent / "recordings"  # of tests that failed
SMALL = 800  # pixels


class Picture(NamedTuple):
    """One painted frame."""

    time: float  # in seconds
    image: bytes  # JPEG


@contextmanager
def recorded(page: Page, width: int = SMALL, quality: int = 50) -> Iterator[list[Picture]]:
    """The frames that are painted meanwhile; the list grows while the page is driven."""
    pictures: list[Picture] = []
    session = page.context.new_cdp_session(page)

    def keep(frame: dict[str, Any]) -> None:
        pictures.append(Picture(frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send(
        "Page.startScreencast",
        {"format": "jpeg", "quality": quality, "maxWidth": width, "maxHeight": width},
    )
    try:
        yield pictures
    finally:
        session.remove_listener("Page.screencastFrame", keep)  # a frame may be on its way
        session.send("Page.stopScreencast")
        session.detach()


@contextmanager
def kept_on_failure(page: Page, name: str) -> Iterator[None]:
    """A recording of a test that fails, as numbered pictures in a folder of its own."""
    with recorded(page) as pictures:
        try:
            yield
        except BaseException:
            folder = KEPT / name
            folder.mkdir(parents=True, exist_ok=True)
            for number, picture in enumerate(pictures):
                (folder / f"{number:04}.jpg").write_bytes(picture.image)
            raise
