"""One word per thing: the glossary names code that exists, and class names are unique."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "pandemonium"
WEB = ROOT / "web"
GLOSSARY = ROOT / "docs" / "explanation" / "glossary.md"
ARCHITECTURE = GLOSSARY.with_name("architecture.md")

ROW = re.compile(r"^\|[^|]+\|.+\|(?P<where>[^|]+)\|\s*$")  # | term | meaning | where |
PLACE = re.compile(r"`(?P<symbol>[^`]+)` \(`(?P<path>[^`]+)`\)")

HOP = re.compile(r"(?P<symbols>`[^`|]+`(?: and `[^`|]+`)?) in `(?P<path>[^`|]+)`")

MAX_MODULES = 26  # of a folder: more do not fit on a screen
# Class names that two parts may share, with the reason. At most five.
MAX_SHARED = 5
SHARED = {
    "Section": "of a sheet, and the same as a message: the one is made from the other",
}


def rows() -> list[str]:
    """The third column of each row of the glossary, with the heads of its tables."""
    matches = [ROW.match(line) for line in GLOSSARY.read_text(encoding="utf-8").splitlines()]
    return [match["where"] for match in matches if match]


def places() -> list[tuple[str, str]]:
    """Each symbol in the glossary, with the path of its file."""
    matches = [place for where in rows() for place in PLACE.finditer(where)]
    return [(place["symbol"], place["path"]) for place in matches]


@cache
def symbols(file: Path) -> frozenset[str]:
    """The names that a Python file defines: `name` and `Class.name`."""
    names: set[str] = set()

    def collect(body: list[ast.stmt], prefix: str) -> None:
        for node in body:
            if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
                names.add(prefix + node.name)
            if isinstance(node, ast.ClassDef):
                collect(node.body, f"{node.name}.")
            elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and prefix:
                names.update(prefix + name for name in assigned_to_self(node))
            elif isinstance(node, (ast.Assign, ast.AnnAssign)):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                names.update(
                    prefix + target.id for target in targets if isinstance(target, ast.Name)
                )

    collect(ast.parse(file.read_text(encoding="utf-8")).body, "")
    return frozenset(names)


def assigned_to_self(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """The attributes that a method assigns."""
    return {
        node.attr
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    }


def is_defined(symbol: str, path: str) -> bool:
    """Whether the file defines the symbol; paths are relative to the package or to web/."""
    name = symbol.removesuffix("()")
    file = next((base / path for base in (SOURCE, WEB, ROOT) if (base / path).exists()), None)
    if file is None:
        return False
    if file.is_dir():
        return any(name in symbols(module) for module in file.glob("*.py"))
    if file.suffix == ".py":
        return name in symbols(file)
    text = file.read_text(encoding="utf-8")  # TypeScript and Svelte: each part occurs as a word
    return all(re.search(rf"\b{re.escape(part)}\b", text) for part in name.split("."))


def parts_by_class() -> dict[str, set[str]]:
    """The parts (folders of the package) that define each class name; games are left out."""
    parts: dict[str, set[str]] = defaultdict(set)
    for file in SOURCE.rglob("*.py"):
        part = file.relative_to(SOURCE).parts[0]
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and part != "games":
                parts[node.name].add(part)
    return parts


def test_the_glossary_has_terms_with_places() -> None:
    assert len(places()) >= len(rows()) // 2 > 0


@pytest.mark.parametrize(("symbol", "path"), places())
def test_what_the_glossary_names_exists(symbol: str, path: str) -> None:
    assert is_defined(symbol, path), f"{path} does not define {symbol}"


def hops() -> list[tuple[str, str]]:
    """Each function on the way of an action, with the path of its file."""
    page = ARCHITECTURE.read_text(encoding="utf-8")
    table = page.partition("| step | where |")[2].partition("## ")[0]
    return [
        (symbol.strip("`"), hop["path"])
        for hop in HOP.finditer(table)
        for symbol in hop["symbols"].split(" and ")
    ]


def test_every_hop_of_an_action_names_functions() -> None:
    page = ARCHITECTURE.read_text(encoding="utf-8")
    steps = page.partition("| step | where |")[2].partition("## ")[0].strip().splitlines()[1:]
    assert len(steps) > 10
    assert not [step for step in steps if not HOP.search(step)]


@pytest.mark.parametrize(("symbol", "path"), hops())
def test_what_an_action_passes_exists(symbol: str, path: str) -> None:
    assert is_defined(symbol, path), f"{path} does not define {symbol}"


def test_a_class_name_is_used_in_one_part() -> None:
    shared = {name: sorted(parts) for name, parts in parts_by_class().items() if len(parts) > 1}
    assert shared.keys() == SHARED.keys(), shared
    assert len(SHARED) <= MAX_SHARED


def test_folders_are_small() -> None:
    folders = [SOURCE, *(folder for folder in SOURCE.rglob("*") if folder.is_dir())]
    sizes = {
        folder.relative_to(SOURCE).as_posix(): len(list(folder.glob("*.py")))
        for folder in folders
        if "games" not in folder.relative_to(SOURCE).parts
    }
    assert not {folder: size for folder, size in sizes.items() if size > MAX_MODULES}
