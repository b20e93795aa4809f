"""The files of the browser client that was built into the package.

File names under `assets` contain a hash of their content, so files are read once and browsers may
cache them for ever. The page itself is read for every request: a client that is built while the
server runs is served at once, and older pages learn of it (`build`).
"""

import gzip
import hashlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pandemonium

FOLDER = Path(pandemonium.__file__).parent / "web" / "static"
MEDIA_TYPES = {  # that a built client consists of; the framework adds the charset of texts
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSED = (".css", ".html", ".js", ".svg", ".webmanifest")  # others are already
BESIDE = (  # the page, under names that never change
    "favicon.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable-512.png",
    "manifest.webmanifest",
    "offline.html",
    "worker.js",
)
FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"


class File(NamedTuple):
    """The response for one path."""

    body: bytes
    media_type: str
    cache_control: str
    gzipped: bytes = b""  # empty if that is not shorter


def page() -> File | None:
    """The page, with its build in a meta tag; None if no client was built."""
    text = _read(FOLDER / "index.html")
    if text is None:
        return None
    mark = f'<head>\n    <meta name="build" content="{_digest(text)}" />'
    return _file(text.replace(b"<head>", mark.encode(), 1), ".html", REVALIDATE)


def build() -> str:
    """The id of the current client; empty if none was built."""
    text = _read(FOLDER / "index.html")
    return "" if text is None else _digest(text)


def beside(name: str) -> File | None:
    """A file beside the page: icons, manifest, service worker."""
    body = _read(FOLDER / name) if name in BESIDE else None
    return None if body is None else _file(body, Path(name).suffix, REVALIDATE)


def asset(name: str) -> File | None:
    """A file that the page loads."""
    path = FOLDER / "assets" / name
    is_plain = Path(name).name == name and path.suffix in MEDIA_TYPES and path.is_file()
    return _asset(path) if is_plain else None


@cache
def _asset(path: Path) -> File:
    """The file, read and compressed once."""
    return _file(path.read_bytes(), path.suffix, FOREVER)


def _file(body: bytes, suffix: str, cache_control: str) -> File:
    """A response, compressed if that helps."""
    gzipped = gzip.compress(body, mtime=0) if suffix in COMPRESSED else b""
    shorter = gzipped if len(gzipped) < len(body) else b""
    return File(body, MEDIA_TYPES[suffix], cache_control, shorter)


def _digest(text: bytes) -> str:
    """A hash of the page, which changes whenever a file does."""
    return hashlib.sha256(text).hexdigest()[:12]


def _read(path: Path) -> bytes | None:
    """The content of a file, if it exists."""
    try:
        return path.read_bytes()
    except OSError:
        return None
