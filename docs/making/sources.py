"""Where the pages come from: the folders of the project, and what its modules say of themselves."""

import ast
import importlib
from pathlib import Path

import pandemonium as pm

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"
PACKAGE = ROOT / "src" / "pandemonium"
RECORD = DOCS / "pictures" / "lets-summon-demons.record"


def our_games() -> list[pm.Game]:
    """The games of this project that are there; other people's may be installed beside them."""
    made = [pm.game(name) for name in pm.games()]
    return [game for game in made if game.about.package.startswith("pandemonium.")]


def about_game(game: pm.Game) -> str:
    """What the game's own package says of it, without the title and the number of players."""
    said = (importlib.import_module(game.about.package).__doc__ or "").splitlines()[0]
    said = said.removeprefix(game.title).lstrip(": ").partition(" (")[0].rstrip(".")
    return f"{said[:1].upper()}{said[1:]}."


def players_of(game: pm.Game) -> str:
    """How many can play."""
    low, high = game.min_players, game.max_players
    return str(low) if low == high else f"{low} to {high}"


def parts() -> dict[str, str]:
    """The parts of the house and the first sentence that each says of itself."""
    found = {}
    for folder in sorted(PACKAGE.iterdir()):
        init = folder / "__init__.py"
        if init.is_file():
            said = ast.get_docstring(ast.parse(init.read_text(encoding="utf-8"))) or ""
            found[folder.name] = said.splitlines()[0]
    return found


def record() -> pm.Record:
    """The game that the pictures show."""
    return pm.Record.read(RECORD.read_text(encoding="utf-8"))


def table(header: list[str], rows: list[list[str]]) -> list[str]:
    """A table in Markdown."""
    told = [header, ["---"] * len(header), *rows]
    return ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in told]


def page(title: str, *paragraphs: str | list[str], by: str = "docs/build.py") -> str:
    """A generated page: a remark, the title, and paragraphs or lists of lines between gaps."""
    told = [f"<!-- Made by {by} (`make docs`): edit that, not this. -->", f"# {title}"]
    told += [
        "\n".join(paragraph) if isinstance(paragraph, list) else paragraph
        for paragraph in paragraphs
    ]
    return "\n\n".join(one for one in told if one) + "\n"
