"""The few pages that a server has by itself, for people who open a link in a browser."""

from html import escape

from pandemonium.locale.words import Words

STYLE = """
body { font: 18px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem;
  color: #222; background: #fff; }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #181818; }
  a { color: #8bf; } }
"""


def no_client_page(words: Words, address: str) -> str:
    """What is here, how to build the browser client, and how to play without it."""
    command = f"pandemonium play --join '{address}'"
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{words.language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width"><title>Pandemonium</title>',
            '<link rel="stylesheet" href="/style.css"></head><body>',
            "<h1>Pandemonium</h1>",
            f"<p>{escape(words.text('page-no-client'))}</p>",
            "<p><code>make play</code></p>",
            f"<p>{escape(words.text('page-no-client-pip'))}</p>",
            "<p><code>PANDEMONIUM_WEB=1 pip install .</code></p>",
            f"<p>{escape(words.text('page-terminal'))}</p>",
            f"<p><code>{escape(command)}</code></p>",
            f'<p><a href="/api/docs">{escape(words.text("page-api"))}</a></p>',
            "</body></html>",
            "",
        ]
    )
