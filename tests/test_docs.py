"""The documentation: what it shows is run, what it links to is there, what is made is up to date.

On each page, in order and in one empty folder:

- `python` blocks are executed; a line `expression  # -> value` must give that value
- `toml` blocks that begin with `# name.toml` are written to that file
- `console` blocks: `$ pandemonium ...` is run, lines `> ...` are typed into it, and the other
  lines must be printed by it, in their order (`...` stands for anything); of `$ make ...` the
  target must exist, and other commands are not run

`-n` is cut down, so that a page may show as many games as a reader would want. A page that needs a
game which may not be installed says so: `<!-- needs: leduc -->`.
"""

import ast
import re
import shlex
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import pandemonium as pm
from pandemonium.cli import main

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
BLOCK = re.compile(r"^( *)```(\w*)[^\n]*\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"")
MOST_GAMES = 20

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


# ---------------------------------------------------------------------- what is shown


@every_page
def test_what_a_page_shows_is_true(
    page: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = page.read_text(encoding="utf-8")
    for needed in re.findall(r"<!-- needs: (\S+) -->", text):
        if needed not in pm.games():
            pytest.skip(f"{needed} is not installed")
    monkeypatch.setenv("PANDEMONIUM_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").symlink_to(DOCS)
    namespace: dict[str, object] = {"__name__": "__main__"}
    for _, language, indented in BLOCK.findall(text):
        code = textwrap.dedent(indented)
        if language == "python":
            run_python(code, namespace)
        elif language == "toml" and code.startswith("# "):
            Path(code.splitlines()[0].removeprefix("# ")).write_text(code, encoding="utf-8")
        elif language == "console":
            run_console(code, monkeypatch, capsys)


def run_python(code: str, namespace: dict[str, object]) -> None:
    """Execute a block; a line with `# -> value` is compared."""
    shown = code.splitlines()
    for node in ast.parse(code).body:
        _, arrow, expected = shown[(node.end_lineno or 1) - 1].partition("  # -> ")
        if arrow and isinstance(node, ast.Expr):
            found = eval(compile(ast.Expression(node.value), "<docs>", "eval"), namespace)
            assert repr(found) == expected.strip(), ast.unparse(node)
        else:
            exec(compile(ast.Module([node], []), "<docs>", "exec"), namespace)


def run_console(
    block: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Run the commands of a block and compare what they print with what is shown."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, *shown = part.splitlines()
        program, *args = shlex.split(command, comments=True)
        if program == "make":
            targets = {arg for arg in args if "=" not in arg}
            assert targets <= make_targets(), command
        if program != "pandemonium":
            continue
        answers = [line.removeprefix("> ") for line in shown if line.startswith("> ")]
        expected = [line for line in shown if line.strip() and not line.startswith("> ")]
        monkeypatch.setattr("builtins.input", typing(answers))
        code = main(fewer_games(args))
        printed = capsys.readouterr()
        is_refusal = any(line.startswith("pandemonium: ") for line in expected)
        assert (code != 0) == is_refusal, printed.err or command
        compare(expected, printed.out + printed.err, command)
        assert not answers, f"{command}: nobody asked for {answers}"


def typing(answers: list[str]) -> object:
    """An `input` that takes the answers one after another, then leaves."""

    def read(_prompt: str = "") -> str:
        if not answers:
            raise EOFError
        return answers.pop(0)

    return read


def fewer_games(args: list[str]) -> list[str]:
    """The arguments with a number of games that a test can afford."""
    return [
        str(min(int(arg), MOST_GAMES)) if before in ("-n", "--games") else arg
        for before, arg in zip(["", *args], args, strict=False)
    ]


def compare(expected: list[str], printed: str, command: str) -> None:
    """Every shown line stands in what was printed, in this order."""
    lines = [" ".join(line.split()) for line in printed.splitlines()]
    for line in expected:
        if line.strip() == "...":
            continue
        wanted = " ".join(line.split())
        found = [i for i, one in enumerate(lines) if wanted in one]
        assert found, f"{command} does not print {wanted!r} (there); it prints:\n{printed}"
        lines = lines[found[0] + 1 :]


def make_targets() -> set[str]:
    """The targets of the Makefile."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z-]+):", makefile, flags=re.MULTILINE))


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
