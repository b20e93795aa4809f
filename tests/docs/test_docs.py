"""The documentation: what it links to is there, what is made is up to date.

What its pages show is run in `test_pages.py`.
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import pandemonium as pm

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
BLOCK = re.compile(r"^( *)```(\w*)[^\n]*\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"")

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


# ---------------------------------------------------------------------- links and pictures


def links(page: Path) -> list[tuple[Path, str]]:
    """Where a page points to inside the project: files, and headings in them."""
    text = re.sub(r"`[^`\n]*`", "", BLOCK.sub("", page.read_text(encoding="utf-8")))
    result = []
    for link in (first or other for first, other in LINK.findall(text)):
        if not link.startswith(("http://", "https://", "mailto:")):
            file, _, heading = link.partition("#")
            result.append(((page.parent / file).resolve() if file else page, heading))
    return result


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for file, heading in links(page):
        assert file.exists(), f"{page.name} links to {file}"
        if heading:
            assert heading in anchors(file), f"{page.name} links to {file}#{heading}"


def test_every_page_can_be_reached_from_the_index() -> None:
    reached: set[Path] = set()
    ahead = [DOCS / "index.md"]
    while ahead:
        page = ahead.pop()
        if page not in reached and page.suffix == ".md":
            reached.add(page)
            ahead += [file for file, _ in links(page) if file.is_relative_to(DOCS)]
    assert set(DOCS.rglob("*.md")) <= reached


def test_pictures_need_nothing_from_elsewhere() -> None:
    for picture in DOCS.rglob("*.svg"):
        drawn = picture.read_text(encoding="utf-8")
        assert not re.search(r"href|url\(|@import|<image|<script|font-face", drawn)


# ---------------------------------------------------------------------- names of files

FILE_NAME = re.compile(r"`([\w./-]+\.(?:css|ftl|js|json|lock|md|mjs|py|svelte|toml|ts))`")
FOLDERS = ["bench", "deploy", "docs", "examples", "src", "tests", "web/public", "web/src"]
PLACEHOLDERS = {  # readers choose the names
    "src/games/GAME-ID/NAME/Page.svelte",
    "GAME/save.json",
    "calm-3.json",
}


def files_of_the_project() -> list[Path]:
    """The files that people write."""
    inside = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*.*")]
    return [*ROOT.glob("*.*"), *ROOT.glob("web/*.*"), *inside]


def named_files(text: str) -> list[tuple[int, str]]:
    """The names of files that a text quotes, with the number of the line."""
    lines = enumerate(text.splitlines(), 1)
    return [(number, name) for number, line in lines for name in FILE_NAME.findall(line)]


def test_files_that_are_named_exist() -> None:
    files = files_of_the_project()
    paths = [f"/{file.relative_to(ROOT).as_posix()}" for file in files]
    suffixes = {path[match.start() :] for path in paths for match in re.finditer("/", path)}
    texts = [file for file in files if file.suffix in (".md", ".py", ".ftl", ".ts", ".svelte")]
    missing = [
        f"{file.relative_to(ROOT)}:{number}: {name}"
        for file in texts
        for number, name in named_files(file.read_text(encoding="utf-8"))
        if f"/{name}" not in suffixes and name not in PLACEHOLDERS
    ]
    assert len(texts) > len(PAGES)
    assert not missing, "\n".join(missing)


# ---------------------------------------------------------------------- what is made


def test_generated_pages_and_pictures_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, DOCS / "build.py", "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"run `make docs`:\n{done.stdout}{done.stderr}"


def test_the_changelog_names_every_game() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for game in map(pm.game, pm.games()):
        if game.about.package.startswith("pandemonium."):
            assert game.title in changes, f"CHANGELOG.md does not tell of {game.title}"
