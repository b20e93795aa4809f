"""The layers of the code: which part may import which, and what lies where."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import pandemonium
from pandemonium.engine.version import VERSION

SOURCE = Path(__file__).parents[2] / "src" / "pandemonium"
FILES = sorted(SOURCE.rglob("*.py"))
FOLDERS = sorted(file.parent for file in SOURCE.glob("games/*/__init__.py"))

# Each part may import itself and what stands before it.
ORDER = (
    "engine",
    "games",
    "locale",
    "players",
    "arena",
    "table",
    "app",
    "server",
    "terminal",
    "testing",
    "cli",
)
CORE = ("engine", "games", "players")
FRAMEWORKS = {
    "rich": ("terminal", "cli"),
    "platformdirs": ("terminal",),
    "fluent": ("locale",),
    "babel": ("locale",),
    "shtab": ("cli",),
    "openskill": ("arena",),
    "distributed": ("arena",),
    "altair": ("arena",),
    "polars": ("arena",),
    "vl_convert": ("arena",),
    "shapely": ("games",),
    "alembic": ("server",),
    "asyncpg": ("server",),
    "litestar": ("server",),
    "msgspec": ("server",),
    "segno": ("server",),
    "sqlalchemy": ("server",),
    "uvicorn": ("server",),
    "websockets": ("server", "terminal"),
}
NOT_IN_CORE = {"os", "socket", "time", "datetime", "random", "threading", "asyncio", "subprocess"}


def imports(file: Path) -> list[str]:
    """The modules that a file imports, with their full names."""
    result = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            result += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            result.append(node.module or "")
    return result


def part_of(file: Path) -> str:
    """The part that a file belongs to; the files at the top are their own."""
    return file.relative_to(SOURCE).parts[0].removesuffix(".py")


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_imports_point_one_way(file: Path) -> None:
    part = part_of(file)
    for module in imports(file):
        top, *rest = module.split(".")
        if top == "pandemonium" and rest and part in ORDER and rest[0] in ORDER:
            assert ORDER.index(rest[0]) <= ORDER.index(part), f"{part} imports {module}"
        if top in FRAMEWORKS:
            assert part in FRAMEWORKS[top], f"{part} imports {module}"
        elif top not in ("pandemonium", "mypy_extensions"):
            assert top in sys.stdlib_module_names, f"{part} imports {module}"
        if part in CORE and (part, top) != ("players", "time"):  # a bot may be given a time
            assert top not in NOT_IN_CORE, f"{part} imports {module}"


def test_the_application_runs_without_the_frameworks_of_the_server() -> None:
    """It will also run inside a web page, where these cannot be installed."""
    missing = [name for name, parts in FRAMEWORKS.items() if parts == ("server",)]
    assert "msgspec" in missing
    files = [file.relative_to(SOURCE.parent) for file in SOURCE.glob("app/**/*.py")]
    assert any(file.match("app/messages/*.py") for file in files)
    modules = [".".join(file.with_suffix("").parts) for file in files]
    code = (
        "import importlib, sys\n"
        f"for name in {missing}: sys.modules[name] = None\n"
        f"for name in {modules}: importlib.import_module(name.removesuffix('.__init__'))\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_no_game_knows_another(file: Path) -> None:
    inside = file.relative_to(SOURCE).parts
    if inside[0] != "games" or len(inside) < 3:
        return
    for module in imports(file):
        if module.startswith("pandemonium.games."):
            assert module.split(".")[2] == inside[1]


def test_no_game_is_named_outside_its_folder() -> None:
    abouts = [pandemonium.about(name) for name in pandemonium.games()]
    ours = [about for about in abouts if about.package.startswith("pandemonium.")]
    for file in FILES:
        if part_of(file) == "games":
            continue
        # the docstring of a format may show an example; code may not decide by it
        tree = without_docstrings(ast.parse(file.read_text(encoding="utf-8")))
        code = ast.unparse(tree).replace("'", '"')
        for about in ours:
            assert f'"{about.id}"' not in code, f"{file} names {about.id}"
            assert about.package not in code, f"{file} names {about.package}"


def without_docstrings(tree: ast.Module) -> ast.Module:
    """The same code without its documentation."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node
        ):
            node.body = node.body[1:] or [ast.Pass()]
    return tree


def test_the_version_is_the_same_everywhere() -> None:
    pyproject = (SOURCE.parent.parent / "pyproject.toml").read_text(encoding="utf-8")
    assert f'version = "{VERSION}"' in pyproject
    assert pandemonium.__version__ == VERSION


def test_the_public_names() -> None:
    names = (
        "Action Chance Event Game IllegalMove NotationError OptionError Outcome PackError "
        "PandemoniumError PositionError Record RecordError SealedChance State UnknownGameError "
        "WorkLimitExceeded about game games player replay"
    )
    assert set(pandemonium.__all__) == set(names.split())
    assert all(hasattr(pandemonium, name) for name in pandemonium.__all__)


# Names of the standard library that modules may have, with the reason.
SHARED_NAMES = {
    "locale": "`pandemonium.locale` is a public name",
    "curses": "a word of the rulebook of Dice Summoners",
}


def test_no_module_is_called_as_one_of_the_standard_library() -> None:
    names = {file.parent.name if file.stem == "__init__" else file.stem for file in FILES}
    assert names & (sys.stdlib_module_names - {"__main__"}) == SHARED_NAMES.keys()


# ---------------------------------------------------------------------- one folder per game

IN_EVERY_FOLDER = (
    "__init__.py game.py components.py actions.py state.py turn.py events.py view.py scenario.py "
    "text_table.py en.ftl fr.ftl rulebook.en.md rulebook.fr.md "
    "lesson.toml lesson.en.ftl lesson.fr.ftl"
)
ELSEWHERE = "box.py tasks.py rules.py answers.py wording.py sheet.py vocabulary.py lookup.py"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_who_knows_one_game_finds_the_way_in_all(folder: Path) -> None:
    files = {file.name for file in folder.iterdir()}
    assert set(IN_EVERY_FOLDER.split()) <= files
    assert not files & set(ELSEWHERE.split())
    assert {"cards.toml", "layouts.toml"} & files


def test_every_folder_is_a_registered_game() -> None:
    packages = {pandemonium.about(name).package for name in pandemonium.games()}
    assert {f"pandemonium.games.{folder.name}" for folder in FOLDERS} <= packages
