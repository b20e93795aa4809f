"""The page about the Python API, read from the docstrings of the sources."""

import ast
from pathlib import Path

from making import sources
from making.sources import page, table

# What is worth knowing besides the names that `pandemonium` exports.
MORE = {
    "engine/chance.py": ["ScriptedChance"],
    "engine/state.py": ["Question"],
    "engine/options.py": ["Option"],
    "engine/deck.py": ["Deck"],
    "engine/formats/record.py": ["Ply"],
    "engine/task.py": ["Task", "Step", "Decision", "Refusal"],
    "engine/plan.py": ["Plan"],
    "players/base.py": ["Player"],
    "players/uniform.py": ["play_out", "roll_out"],
    "table/table.py": ["Table"],
    "table/prompt.py": ["Prompt"],
    "locale/words.py": ["Words"],
    "arena/simulate.py": ["Plan", "Tally", "simulate", "interval"],
    "arena/match.py": ["play_match", "Played", "Thinking"],
    "arena/tournament.py": ["tournament", "Tournament"],
    "arena/contest.py": ["Contest"],
    "arena/standings.py": ["Standings", "Standing", "Duels", "Duel"],
    "arena/ratings.py": ["rate", "Rating"],
}
ATTRIBUTES = {
    "Game": {
        "id, title": "its name in commands and records, and for people",
        "players, min_players, max_players": "of this configuration; what the game allows",
        "options": "the schema: name, type, default, choices, help of each option",
        "settings": "the values that were chosen",
        "cards": "every design, with `id`, `kind` and `copies`",
        "about": "what is true of the game in every configuration",
    },
    "State": {
        "game": "the configuration that is played",
        "player": "the seat that decides now; -1 when the game is over",
        "ply": "how many actions have been applied",
        "winners": "the seats that won; empty while the game runs",
        "reveals": "how often something hidden was shown without a die or a draw",
        "chance": "where dice and draws come from",
        "todo": "the stack of what is still to do",
        "recording, events": "set `recording`, and `events` fills with what happens",
    },
}


def python_api() -> str:
    """The exported names, then the others."""
    exported = _exported()
    told: list[str | list[str]] = [
        "```python\nimport pandemonium as pm\n```",
        "These names are exported. The line behind each is its docstring.",
    ]
    functions = [name for name, file in exported.items() if isinstance(_find(file, name), _DEF)]
    told.append("## Functions")
    told.append(table(["call", "what you get"], [_row(exported[n], n, "pm.") for n in functions]))
    for name, file in exported.items():
        if name not in functions:
            told += _class(f"pm.{name}", file, name)
    told.append("## Besides")
    told.append("Not exported, but public too: import them from where they live.")
    for place, names in MORE.items():
        where = f"pandemonium.{place.removesuffix('.py').replace('/', '.')}"
        file = sources.PACKAGE / place
        for name in names:
            if isinstance(_find(file, name), _DEF):
                row = _row(file, name, "")
                told += [f"### {where}: {name}", f"{row[0]}: {row[1]}"]
            else:
                told += _class(f"{where}: {name}", file, name, "###")
    return page("The Python API", *told)


PROPERTIES = ("property", "cached_property")
_DEF = ast.FunctionDef
Thing = ast.FunctionDef | ast.ClassDef


def _exported() -> dict[str, Path]:
    """The public names and the files that define them, in the order of `__all__`."""
    tree = ast.parse((sources.PACKAGE / "__init__.py").read_text(encoding="utf-8"))
    files: dict[str, Path] = {}
    names: list[str] = []
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            place = sources.ROOT / "src" / node.module.replace(".", "/")
            file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
            files |= {alias.name: file for alias in node.names}
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            names = ast.literal_eval(node.value)
    return {name: files[name] for name in names}


def _find(file: Path, name: str) -> Thing:
    """The definition of a name."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, Thing) and node.name == name:
            return node
    raise SystemExit(f"api_page.py: {file} has no {name}")


def _said(node: Thing) -> str:
    """The first paragraph of a docstring in one line."""
    return " ".join((ast.get_docstring(node) or "").split("\n\n")[0].split())


def _call(node: ast.FunctionDef) -> str:
    """Name and arguments, without `self` or `cls` and without types."""
    if any(ast.unparse(one) in PROPERTIES for one in node.decorator_list):
        return node.name
    return f"{node.name}({ast.unparse(_untyped(node.args))})"


def _untyped(args: ast.arguments) -> ast.arguments:
    """The arguments as one reads them in a call."""
    every = [*args.posonlyargs, *args.args, *args.kwonlyargs]
    every += [one for one in (args.vararg, args.kwarg) if one is not None]
    for one in every:
        one.annotation = None
    for group in (args.posonlyargs, args.args):
        group[:] = [one for one in group if one.arg not in ("self", "cls")]
    return args


def _row(file: Path, name: str, prefix: str) -> list[str]:
    """A function with its docstring."""
    node = _find(file, name)
    assert isinstance(node, _DEF)
    return [f"`{prefix}{_call(node)}`", _said(node)]


def _class(title: str, file: Path, name: str, level: str = "##") -> list[str | list[str]]:
    """A class: what it is, its attributes, its methods, and what a game must answer."""
    node = _find(file, name)
    methods = [
        one
        for one in node.body
        if isinstance(one, _DEF) and (not one.name.startswith("_") or one.name == "__len__")
    ]
    asked = [method for method in methods if _is_left_to_games(method)]
    told: list[str | list[str]] = [f"{level} {title}", _said(node)]
    if name in ATTRIBUTES:
        _check_attributes(node, name)
        rows = [
            [", ".join(f"`{word}`" for word in names.split(", ")), said]
            for names, said in ATTRIBUTES[name].items()
        ]
        told.append(table(["attribute", "what it is"], rows))
    rows = [[f"`{_call(method)}`", _said(method)] for method in methods if method not in asked]
    if rows:
        told.append(table(["method or property", "what you get"], rows))
    if asked:
        told.append("Each game answers these itself:")
        rows = [[f"`{_call(one)}`", _said(one)] for one in asked]
        told.append(table(["method", "what you get"], rows))
    return told


def _is_left_to_games(method: ast.FunctionDef) -> bool:
    return ast.unparse(method.body[-1]) == "raise NotImplementedError"


def _check_attributes(node: Thing, name: str) -> None:
    """The attributes that are described must be set somewhere in the class."""
    source = ast.unparse(node)
    for names in ATTRIBUTES[name]:
        for word in names.split(", "):
            if f"self.{word}" not in source:
                raise SystemExit(f"api_page.py: {name} has no attribute {word}")
