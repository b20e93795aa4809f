"""Plain English: no page, help text, catalogue, docstring or comment uses a banned phrase.

Rulebooks, card texts and the games' own sentences are not checked.
"""

import argparse
import ast
import io
import re
import tokenize
from bisect import bisect_right
from collections.abc import Callable, Iterator
from itertools import accumulate
from pathlib import Path

import pytest

import pandemonium as pm
from pandemonium.cli.main import build_parser
from pandemonium.locale.words import Words

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "pandemonium"
CODE = "\u00b7"  # stands for what is not prose, so that no phrase spans it

QUOTATIONS = {"rule-coverage.md"}  # names of tests and titles of clauses

BANNED = {
    # dated or literary words
    r"anew": "again, regenerate, reload",
    r"by( a fixed)? lot|the lot (decides|lets)": "at random",
    r"whoever|whomever|whosoever": "anyone who",
    r"once more": "again",
    r"at hand": "available",
    r"shall": "should, must, will",
    r"mend(s|ed|ing)?": "fix",
    r"nought": "zero",
    r"telephone": "phone",
    r"lest|whence|thence|thereof|therein|wherein|hither|thither": "a modern word",
    r"(lay|lays|laid|laying) bare": "clear, expose",
    r"(lend|lends|lent|lending) .{0,30}\bvoice|(is|are) lent|lend_voice": "register",
    r"(?<!no )(?<!each )(?<!every )one's": "your, its",
    r"an own": "its own",
    r"(happens?|answer(s|ed)?|worded|follows?|comes?|came) by (itself|themselves)": "automatically",
    r"set-up": "setup",
    r"(set-up|setup) included": "including setup",
    # software does not speak (a rulebook or a coach may)
    r"tells|told(?! apart)": "shows, prints, reports",
    r"(?<!can )(?<!cannot )(?<!could )(?<!not )tell (which|wh[oy]|what|how|whether)": "show",
    r"(games|reports|figures|tests) (tell|say)": "show",
    r"(?<!rulebook )(?<!rule )(?<!clause )(?<!card )(?<!coach )(?<!docstring )(?<!comment )says": (
        "shows, states, defines"
    ),
    r"(it )?(is|are) said": "is shown, is reported",
    r"speaks": "uses, supports",
    r"hears|to hear": "receives, see",
    # word order and idioms of another language
    r"(?<!there )(is|are|was|were) no(?! (longer|more|less|better|worse|different|further)\b)": (
        "isn't a, has no"
    ),
    r"who wants to": "to ...",
    r"(go|goes|going) on (with|from|after)": "continue, resume",
    r"(in|after|with|for|by) so (many|much)": "this many, this much",
    r"are there in": "are available in",
    r"some \w+ more(?! \w)": "extra",
    r"by the (thousand|hundred|dozen)": "thousands of",
    r"what stands (here|there)": "this text",
    r"rather too \w+ than": "err on the side of",
    r"half of the truth": "a literal statement",
    r"worse than a trifle": "only minor issues",
    r"went wrong that never should": "hit a bug",
    r"this help and leave": "this help and exit",
    r"Be who I was": "Restore my profile",
    r"Last for you": "Latest for you",
    r"Look from": "View as",
    # numbers
    r"\d+ (cases |games )?(of|in|out of) 100": "a percentage, p95",
    r"interval(s)? of 95": "95% interval",
    r"\d %": "% without a space",
}
PHRASES = [
    (re.compile(rf"(?<!\w)(?:{phrase})(?!\w)", re.IGNORECASE), plain)
    for phrase, plain in BANNED.items()
]


def hits(name: str, text: str) -> list[str]:
    """Each banned phrase in a text, with its line and the replacement; phrases may span lines."""
    lines = enumerate(text.splitlines(), 1)
    words = [(number, word) for number, line in lines for word in line.split()]
    starts = list(accumulate((len(word) + 1 for _, word in words), initial=0))
    joined = " ".join(word for _, word in words)
    found = [
        (words[bisect_right(starts, match.start()) - 1][0], match.group(), plain)
        for phrase, plain in PHRASES
        for match in phrase.finditer(joined)
    ]
    return [f'{name}:{number}: "{phrase}" -> "{plain}"' for number, phrase, plain in sorted(found)]


def blank(pattern: str, text: str) -> str:
    """The text with what matches replaced by a mark, each line still in its place."""
    return re.sub(
        pattern,
        lambda match: CODE + "\n" * match.group().count("\n") + CODE,
        text,
        flags=re.MULTILINE | re.DOTALL,
    )


# ---------------------------------------------------------------------- what is read


def pages() -> Iterator[tuple[str, str]]:
    """The prose of every page, without code blocks, code in a line and addresses."""
    globs = ("*.md", "docs/**/*.md", "examples/*/README.md", "web/README.md")
    files = {file for pattern in globs for file in ROOT.glob(pattern)}
    for file in sorted(file for file in files if file.name not in QUOTATIONS):
        text = blank(r"^( *)```.*?^\1```$", file.read_text(encoding="utf-8"))
        yield relative(file), blank(r"\]\([^)\s]*\)", blank(r"`[^`]+`", text))


def helps() -> Iterator[tuple[str, str]]:
    """What `--help` prints: of the program, of every command, and with the options of each game."""
    words = Words(None, "en")
    yield "pandemonium --help", build_parser(words, []).format_help()
    for name, command in commands(build_parser(words, [])).items():
        yield f"pandemonium {name} --help", command.format_help()
    for game in pm.games():
        play = commands(build_parser(words, ["play", game]))["play"]
        yield f"pandemonium play {game} --help", play.format_help()


def commands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The parsers of all commands, by name."""
    return next(
        action.choices
        for action in parser._actions
        if isinstance(action, argparse._SubParsersAction)
    )


def catalogues() -> Iterator[tuple[str, str]]:
    """The English sentences of package and client, without keys, and without the games' own."""
    client = ROOT / "web" / "src"
    own = [file for file in client.rglob("en.ftl") if not file.is_relative_to(client / "games")]
    for file in sorted([SOURCE / "locale" / "en.ftl", *own]):
        text = blank(r"^ *[.-]?[a-z][\w-]* =", file.read_text(encoding="utf-8"))
        yield relative(file), blank(r"\$\w+", text)


def docstrings() -> Iterator[tuple[str, str]]:
    """The docstrings and comments of every module."""
    for file in sorted(SOURCE.rglob("*.py")):
        yield relative(file), prose_of(file.read_text(encoding="utf-8"))


def prose_of(source: str) -> str:
    """Docstrings and comments of a module on their lines; other lines hold a mark."""
    written = source.splitlines()
    lines = [CODE] * len(written)
    for node in ast.walk(ast.parse(source)):
        value = node.value if isinstance(node, ast.Expr) else None
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            span = slice(value.lineno - 1, value.end_lineno)
            lines[span] = written[span]
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            is_trailing = token.line[: token.start[1]].strip()
            comment = token.string.lstrip("#: ")
            lines[token.start[0] - 1] = f"{CODE} {comment}" if is_trailing else comment
    return blank(r"`[^`\n]+`", "\n".join(lines))


def relative(file: Path) -> str:
    """The path of a file inside the project."""
    return file.relative_to(ROOT).as_posix()


# ---------------------------------------------------------------------- the tests


@pytest.mark.parametrize("group", [pages, helps, catalogues, docstrings])
def test_prose_is_plain_english(group: Callable[[], Iterator[tuple[str, str]]]) -> None:
    texts = dict(group())
    assert any(text.strip(f"{CODE}\n ") for text in texts.values()), "nothing was read"
    found = [hit for name, text in texts.items() for hit in hits(name, text)]
    assert not found, "\n".join([f"{len(found)} banned phrases:", *found])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("It picks by lot.", ['x:1: "by lot" -> "at random"']),
        ("One line.\nIt picks by\nlot.", ['x:2: "by lot" -> "at random"']),
        ("A guest is no player.", ['x:1: "is no" -> "isn\'t a, has no"']),
        ("95 of 100 within 1 s", ['x:1: "95 of 100" -> "a percentage, p95"']),
        ("There is no game, and it is no longer here.", []),
        ("Two worlds that cannot be told apart, as the rulebook says.", []),
        ("A renewed slot, a marshalled list.", []),
    ],
)
def test_phrases_are_found_with_their_line(text: str, expected: list[str]) -> None:
    assert hits("x", text) == expected


def test_only_docstrings_and_comments_of_a_module_are_read() -> None:
    source = '"""Make it\nanew."""\n\nanew = "anew"  # not `anew`, but anew\n'
    lines = [hit.partition(" ")[0] for hit in hits("x", prose_of(source))]
    assert lines == ["x:2:", "x:4:"]
