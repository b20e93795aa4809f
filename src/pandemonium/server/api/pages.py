"""Pages: the browser client, or how to build it where there is none, and the HTTP API."""

import re
from html import escape
from urllib.parse import quote

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException

from pandemonium.app.errors import ServerError
from pandemonium.locale.words import Words
from pandemonium.server.api import api_page, client, dependencies
from pandemonium.server.api.dependencies import UNMETERED, AnyRequest, CurrentServer, Path
from pandemonium.server.server import Server

PAGE_NAME = re.compile(r"[a-z]{1,30}")

STYLE = """
body { font: 18px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem;
  color: #222; background: #fff; }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #181818; }
  a { color: #8bf; } }
"""


@get("/", include_in_schema=False, opt=UNMETERED)
async def home(server: CurrentServer, request: AnyRequest) -> Response[bytes]:
    """The browser client; if none was built, a page that explains it."""
    page = client.page()
    return _no_client(server, request, "TABLE") if page is None else _send(request, page)


@get("/t/{table:str}", include_in_schema=False, opt=UNMETERED)
async def invitation(server: CurrentServer, request: AnyRequest, table: Path) -> Response[bytes]:
    """Where an invitation leads. It shows nothing of the table, so it needs no token."""
    if not client.build():
        return _no_client(server, request, table)
    # Relative, so that it also works behind a reverse proxy; a browser keeps the fragment.
    return Response(b"", status_code=302, headers={"Location": f"../?t={quote(table)}"})


@get("/{page:str}", include_in_schema=False, opt=UNMETERED)
async def client_page(request: AnyRequest, page: Path) -> Response[bytes]:
    """A page of the client by its plain name, such as `/rules`."""
    if not client.build() or not PAGE_NAME.fullmatch(page) or not wants_page(request):
        raise NotFoundException
    return Response(b"", status_code=302, headers={"Location": f"./?page={page}"})


@get("/assets/{name:str}", include_in_schema=False, opt=UNMETERED)
async def asset(request: AnyRequest, name: Path) -> Response[bytes]:
    """A file that the client loads."""
    return _send(request, client.asset(name))


@get([f"/{name}" for name in client.BESIDE], include_in_schema=False, opt=UNMETERED)
async def beside(request: AnyRequest) -> Response[bytes]:
    """Icons, and what a browser needs to install the client."""
    return _send(request, client.beside(request.url.path.rpartition("/")[2]))


@get("/favicon.ico", include_in_schema=False, opt=UNMETERED, status_code=204)
async def no_icon() -> None:
    """Nothing: browsers request it although the page names another icon."""


@get("/style.css", include_in_schema=False, media_type="text/css", sync_to_thread=False)
def page_style() -> str:
    """The style sheet of the page without a client."""
    return STYLE


@get("/api/docs", include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
def docs(request: AnyRequest) -> str:
    """The HTTP API as a page for people."""
    return api_page.api_page(request.app.openapi_schema.to_schema())


@get("/api/docs/style.css", include_in_schema=False, media_type="text/css", sync_to_thread=False)
def docs_style() -> str:
    """The style sheet of the page about the API."""
    return api_page.STYLE


def wants_page(request: AnyRequest) -> bool:
    """Whether a browser opens an address, so that the response should be a page."""
    return request.method == "GET" and "text/html" in request.headers.get("accept", "")


def missing_page(words: Words) -> Response[bytes]:
    """The page for an address that leads nowhere."""
    sentence = escape(words.text("error-no-such-page"))
    link = f'<p><a href="/">{escape(words.text("page-home"))}</a></p>'
    text = _page(words, f"<p>{sentence}</p>", link)
    headers = {"Cache-Control": "no-cache"}
    return Response(text.encode(), status_code=404, media_type=MediaType.HTML, headers=headers)


def _send(request: AnyRequest, file: client.File | None) -> Response[bytes]:
    """A file of the client, compressed if the browser accepts gzip."""
    if file is None:
        raise ServerError("no-such-page")
    headers = {"Cache-Control": file.cache_control, "Vary": "Accept-Encoding"}
    if file.gzipped and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(file.gzipped, media_type=file.media_type, headers=headers)
    return Response(file.body, media_type=file.media_type, headers=headers)


def _no_client(server: Server, request: AnyRequest, table: str) -> Response[bytes]:
    """The page of a server that was installed without the client."""
    words = server.hub.words(dependencies.language_of(request))
    text = no_client_page(words, f"{server.config.public_url}/t/{table}#…")
    return Response(text.encode(), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


def no_client_page(words: Words, address: str) -> str:
    """A page that explains how to build the browser client, and how to play without it."""
    command = f"pandemonium play --join '{address}'"
    return _page(
        words,
        f"<p>{escape(words.text('page-no-client'))}</p>",
        "<p><code>make play</code></p>",
        f"<p>{escape(words.text('page-no-client-pip'))}</p>",
        "<p><code>PANDEMONIUM_WEB=1 pip install .</code></p>",
        f"<p>{escape(words.text('page-terminal'))}</p>",
        f"<p><code>{escape(command)}</code></p>",
        f'<p><a href="/api/docs">{escape(words.text("page-api"))}</a></p>',
    )


def _page(words: Words, *paragraphs: str) -> str:
    """A plain page with these paragraphs, as HTML."""
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{words.language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width"><title>Pandemonium</title>',
            '<link rel="stylesheet" href="/style.css"></head><body>',
            "<h1>Pandemonium</h1>",
            *paragraphs,
            "</body></html>",
            "",
        ]
    )
