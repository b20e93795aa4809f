"""The scripts that the first table of a game needs, as the built client has them."""

import gzip
import re

import pytest

from pandemonium.server.api import client

GAMES = ("dice-summoners", "dicke-daemonen", "lets-summon-demons", "mephisto")
MOST = 150_000  # bytes of all scripts, compressed
SCRIPT = re.compile(r"assets/([^\"]+\.js)")
FILES_OF_TABLE = ("Table.svelte", "pictures.ts")
WORDS = re.compile(
    r"fr:\(\)=>.{1,9}\(\(\)=>import\(`\./(fr-[^`]+)`"
)  # French is longer than English


def scripts_of(game: str) -> set[str]:
    """The scripts of the page, with its texts, and what it fetches for a table of the game."""
    scripts = set(SCRIPT.findall((client.FOLDER / "index.html").read_text(encoding="utf-8")))
    for name in list(scripts):
        script = (client.FOLDER / "assets" / name).read_text(encoding="utf-8")
        scripts.update(WORDS.findall(script))
        files = re.search(r"m\.f=\[([^\]]*)\]", script)
        names = re.findall(r"\./([^\"]+)", files[1]) if files else []
        for part in FILES_OF_TABLE:
            parts = rf'"\./{game}/{part}":[^"]*?__vite__mapDeps\(\[([\d,]*)\]\)'
            if fetched := re.search(parts, script):
                scripts |= {names[int(number)] for number in fetched[1].split(",")}
    return {name for name in scripts if name.endswith(".js")}


@pytest.mark.skipif(not client.build(), reason="the browser client is not built: make client")
@pytest.mark.parametrize("game", GAMES)
def test_the_first_table_of_a_game_needs_few_scripts(game: str) -> None:
    scripts = scripts_of(game)
    for part in ("Table-", "fr-"):
        assert any(name.startswith(part) for name in scripts), scripts
    sizes = [len(gzip.compress((client.FOLDER / "assets" / name).read_bytes())) for name in scripts]
    assert 50_000 < sum(sizes) <= MOST, sum(sizes)
