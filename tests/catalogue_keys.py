"""What code asks the catalogues for, read from its syntax: keys, arguments, and what it raises."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SENTENCE = re.compile(r"(?!pandemonium ).*[A-Za-z]{2} [A-Za-z]{2}")  # commands are not
KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
BUGS = {"AssertionError", "KeyError", "NotImplementedError", "TypeError"}  # ours, for programmers
FOREIGN = {"Exception", "RuntimeError", "ValueError"}  # without key and arguments
READERS = {"text", "sentence"}  # methods of `Words`
LITERAL = 3  # letters of an f-string that make a key recognizable


class Ask(NamedTuple):
    """A message that is asked for, with the arguments it gets; None where these are not plain."""

    key: str
    args: frozenset[str] | None
    where: str


def sources(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    """The modules below a folder."""
    for file in sorted(folder.rglob("*.py")):
        yield file, ast.parse(file.read_text(encoding="utf-8"))


def asks(folder: Path) -> list[Ask]:
    """Every message that the code asks for by a literal key."""
    asked_for = []
    for file, tree in sources(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                asked_for += [ask._replace(where=f"{file}:{node.lineno}") for ask in _call(node)]
    return asked_for


def _call(call: ast.Call) -> Iterator[Ask]:
    """What one call asks for."""
    name = called(call)
    texts = [constant(arg) for arg in call.args]
    first = texts[0] if texts else ""
    if name.endswith("Error") and name not in ("PackError", *BUGS) and first:
        yield Ask(f"error-{first}", names_in(call.args[1]) if len(texts) > 1 else frozenset(), "")
    elif name == "Phrase" and first:
        yield Ask(first, keywords(call), "")
    elif name == "Plan" and first and len(texts) > 1:
        yield Ask(f"plan-{first}", None, "")
    elif name in ("Refusal", "IllegalMove") and len(texts) > 1 and texts[1]:
        yield Ask(f"refusal-{texts[1]}", None, "")
    elif name == "finish" and (reason := _reason(call)):
        yield Ask(f"outcome-{reason}", frozenset(), "")
    elif name in READERS and isinstance(call.func, ast.Attribute) and KEY.fullmatch(first):
        yield Ask(first, keywords(call) if name == "text" else None, "")
    elif name == "add" and (key := _help_key(call)):
        yield Ask(key, frozenset(), "")


def _help_key(call: ast.Call) -> str:
    """The message that helps with an argument of the command line."""
    return next((constant(word.value) for word in call.keywords if word.arg == "key"), "")


def _reason(call: ast.Call) -> str:
    """Why the game ends, where it stands in the call."""
    named = [keyword.value for keyword in call.keywords if keyword.arg == "reason"]
    given = named or call.args[1:2]
    return constant(given[0]) if given else ""


def called(call: ast.Call) -> str:
    """The last word of what is called."""
    return ast.unparse(call.func).split(".")[-1]


def constant(node: ast.expr) -> str:
    """A literal text; empty if it is none."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def names_in(node: ast.expr) -> frozenset[str] | None:
    """The names of a table that stands there."""
    if not isinstance(node, ast.Dict) or not all(key and constant(key) for key in node.keys):
        return None
    return frozenset(constant(key) for key in node.keys if key)


def keywords(call: ast.Call) -> frozenset[str] | None:
    """The names of the arguments, unless some are hidden in a table."""
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name)


# ---------------------------------------------------------------------- what could be meant


def words_in(folder: Path) -> tuple[set[str], list[re.Pattern[str]]]:
    """Every text in the code, and the pattern of every text that is put together there."""
    texts: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for _, tree in sources(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [constant(part) for part in node.values]
                if sum(map(len, parts)) >= LITERAL:
                    patterns.append(re.compile("".join(re.escape(p) if p else ".+" for p in parts)))
    return texts, patterns


# ---------------------------------------------------------------------- what is raised


def raised_english(folder: Path) -> list[str]:
    """Where an error is raised with a sentence instead of a key."""
    return [
        f"{file}:{node.lineno}: {ast.unparse(node)}"
        for file, tree in sources(folder)
        for node in ast.walk(tree)
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and _speaks(node.exc)
    ]


def _speaks(call: ast.Call) -> bool:
    """Whether an error is made with a sentence, or is of no kind of ours."""
    name = called(call)
    if name in BUGS:
        return False
    return name in FOREIGN or any(SENTENCE.match(constant(part)) for part in _parts(call))


def _parts(call: ast.Call) -> Iterator[ast.expr]:
    """Everything that stands in the call."""
    for node in ast.walk(call):
        if isinstance(node, ast.expr):
            yield node
