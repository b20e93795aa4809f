"""The documentation: what it links to is there, what is made is up to date.

What its pages show is run in `test_pages.py`.
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import pandemonium as pm

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
BLOCK = re.compile(r"^( *)```(\w*)[^\n]*\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"")

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


# ---------------------------------------------------------------------- links and pictures


def links(page: Path) -> list[tuple[Path, str]]:
    """Where a page points to inside the project: files, and headings in them."""
    text = re.sub(r"`[^`\n]*`", "", BLOCK.sub("", page.read_text(encoding="utf-8")))
    found = []
    for link in (one or other for one, other in LINK.findall(text)):
        if not link.startswith(("http://", "https://", "mailto:")):
            file, _, heading = link.partition("#")
            found.append(((page.parent / file).resolve() if file else page, heading))
    return found


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
