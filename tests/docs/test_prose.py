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

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "pandemonium"
CLIENT = ROOT / "web" / "src"
CODE = "\u00b7"  # stands for what is not prose, so that no phrase spans it

QUOTATIONS = {"rule-coverage.md"}  # names of tests and titles of clauses

# These may say something.
WHO = "rulebook rule clause card coach bot docstring comment"
SPEAKERS = "".join(f"(?<!{name} )" for name in WHO.split())
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
    # software does not speak
    r"tells|told(?! apart)": "shows, prints, reports",
    r"(?<!can )(?<!cannot )(?<!could )(?<!not )tell (which|wh[oy]|what|how|whether)": "show",
    r"(games|reports|figures|tests) (tell|say)": "show",
    rf"{SPEAKERS}says": "shows, states, defines",
    r"(it )?(is|are) said": "is shown, is reported",
    r"speaks": "uses, supports",
    r"hears|to hear": "receives, see",
    # word order and idioms of another language
    r"(?<!there )(is|are|was|were) no(?! (longer|more|less|better|worse|different|further)\b)": (
        "isn't a, has no"
    ),
    r"who wants to": "to ...",
    r"(can|could|cannot|to) be had(?! back)": "is available",
    r"(?<!comes )upon": "on",
    r"database is away": "is unavailable",
    r"tells? of": "shows, reports",
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
    # more of the same
    r"(Friends|They) come by": "Invite friends with",
    r"is an input": "is injected",
    r"(program|proxy) before this one": "a trusted reverse proxy",
    r"memory of who": "sticky sessions",
    r"has to do with": "involves",
    r"as many sit down": "at the usual player count",
    r"the one or \w+ the other": "the address or the code",
    r"no words of the vocabulary": "existing verbs cannot express",
    r"fails on a stranger": "fails on any import that breaks the layering",
    r"if through another address": "if different",
    r"(?<!\w )a hole": "a missing key",
    r"who is strong": "rank strength",
    r"other cards than those": "custom cards",
    r"sent away": "removed",
    r"[Tt]ime was over": "time ran out",
    r"no action is written": "unknown move",
    r"in the same spirit": "likewise",
    # numbers
    r"\d+ (cases |games )?(of|in|out of) 100": "a percentage, p95",
    r"interval(s)? of 95": "95% interval",
    r"\d %": "% without a space",
}
PHRASES = [
    (re.compile(rf"(?<!\w)(?:{phrase})(?!\w)", re.IGNORECASE), plain)
    for phrase, plain in BANNED.items()
]

SCRIPT_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)


def hits(name: str, text: str) -> list[str]:
    """Each banned phrase in a text, with its line and the replacement; phrases may span lines."""
    lines = enumerate(text.splitlines(), 1)
    words = [(number, word) for number, line in lines for word in line.split()]
    starts = list(accumulate((len(word) + 1 for _, word in words), initial=0))
    joined = " ".join(word for _, word in words)
    result = [
        (words[bisect_right(starts, match.start()) - 1][0], match.group(), plain)
        for phrase, plain in PHRASES
        for match in phrase.finditer(joined)
    ]
    return [f'{name}:{number}: "{phrase}" -> "{plain}"' for number, phrase, plain in sorted(result)]


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
    files = [file for file in CLIENT.rglob("en.ftl") if not file.is_relative_to(CLIENT / "games")]
    for file in sorted([SOURCE / "locale" / "en.ftl", *files]):
        text = blank(r"^ *[.-]?[a-z][\w-]* =", file.read_text(encoding="utf-8"))
        yield relative(file), blank(r"\$\w+", text)


def catalogue_comments() -> Iterator[tuple[str, str]]:
    """The comments of every catalogue, in both languages; only the English ones can match."""
    files = [*SOURCE.rglob("*.ftl"), *CLIENT.rglob("*.ftl")]
    for file in sorted(files):
        yield relative(file), hash_comments(file.read_text(encoding="utf-8"))


def configuration() -> Iterator[tuple[str, str]]:
    """The comments of the Makefile and of every TOML file."""
    folders = ("src", "tests", "examples")
    files = {file for folder in folders for file in (ROOT / folder).rglob("*.toml")}
    for file in sorted({ROOT / "Makefile", ROOT / "pyproject.toml", *files}):
        yield relative(file), hash_comments(file.read_text(encoding="utf-8"))


def client_comments() -> Iterator[tuple[str, str]]:
    """The comments in the TypeScript, Svelte and CSS of the browser client."""
    files = [file for file in CLIENT.rglob("*") if file.suffix in (".ts", ".svelte", ".css")]
    for file in sorted([*files, *(ROOT / "web").glob("*.ts")]):
        yield relative(file), script_comments(file.read_text(encoding="utf-8"))


def docstrings() -> Iterator[tuple[str, str]]:
    """The docstrings, comments and `Doc` texts of every module, test, benchmark and tool."""
    folders = ("src", "tests", "bench", "docs", "deploy", "examples")
    files = {file for folder in folders for file in (ROOT / folder).rglob("*.py")}
    files |= {*ROOT.glob("*.py"), *ROOT.glob("web/*.py")}
    for file in sorted(files):
        yield relative(file), prose_of(file.read_text(encoding="utf-8"))


def prose_of(source: str) -> str:
    """Docstrings, comments and `Doc` texts of a module on their lines; other lines hold a mark."""
    written = source.splitlines()
    lines = [CODE] * len(written)
    for node in ast.walk(ast.parse(source)):
        value = node.value if isinstance(node, ast.Expr) else None
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            span = slice(value.lineno - 1, value.end_lineno)
            lines[span] = written[span]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Doc":
            text = " ".join(str(ast.literal_eval(argument)) for argument in node.args)
            lines[node.lineno - 1] += f" {CODE} {text} {CODE}"
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            is_trailing = token.line[: token.start[1]].strip()
            comment = token.string.lstrip("#: ")
            lines[token.start[0] - 1] = f"{CODE} {comment}" if is_trailing else comment
    return blank(r"`[^`\n]+`", "\n".join(lines))


def hash_comments(source: str) -> str:
    """What follows a `#` that begins a line or a word, on its line; other lines hold a mark."""
    matches = (re.search(r"(?:^|\s)#+\s(.*)", line) for line in source.splitlines())
    lines = [match.group(1) if match else CODE for match in matches]
    return blank(r"`[^`\n]+`", "\n".join(lines))


def script_comments(source: str) -> str:
    """The comments of a script, stylesheet or component on their lines."""
    result = re.sub(r"[^\n]", "", source).splitlines(keepends=True)
    for match in SCRIPT_COMMENT.finditer(source):
        first = source.count("\n", 0, match.start())
        for number, line in enumerate(match.group().splitlines(), first):
            result[number] = line.strip("/*<!-> ") + "\n"
        result[first] = f"{CODE} {result[first]}"
    return blank(r"`[^`\n]+`", "".join(result))


def relative(file: Path) -> str:
    """The path of a file inside the project."""
    return file.relative_to(ROOT).as_posix()


# ---------------------------------------------------------------------- the tests


@pytest.mark.parametrize(
    "group",
    [
        pages,
        helps,
        catalogues,
        catalogue_comments,
        docstrings,
        client_comments,
        configuration,
    ],
)
def test_prose_is_plain_english(group: Callable[[], Iterator[tuple[str, str]]]) -> None:
    texts = dict(group())
    assert any(text.strip(f"{CODE}\n ") for text in texts.values()), "nothing was read"
    result = [hit for name, text in texts.items() for hit in hits(name, text)]
    assert not result, "\n".join([f"{len(result)} banned phrases:", *result])


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


@pytest.mark.parametrize(
    "source",
    [
        "/** Made\n    anew. */\nconst anew = 'anew' // made `anew`, anew\n",
        "<!-- Made\n anew. -->\n<p>anew https://anew</p> /* anew */\n",
    ],
)
def test_only_comments_of_a_script_are_read(source: str) -> None:
    lines = [hit.partition(" ")[0] for hit in hits("x", script_comments(source))]
    assert lines == ["x:2:", "x:3:"]


def test_only_comments_of_a_catalogue_are_read() -> None:
    lines = [
        hit.partition(" ")[0] for hit in hits("x", hash_comments("a = anew\n# made\n# anew\n"))
    ]
    assert lines == ["x:3:"]
