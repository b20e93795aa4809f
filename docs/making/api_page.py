"""The Python API reference, generated from the docstrings of the sources."""

import ast
from pathlib import Path

from making import sources
from making.sources import page, table

# Public names that `pandemonium` does not re-export.
MORE = {
    "engine/chance.py": ["ScriptedChance"],
    "engine/confidence.py": ["interval"],
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
    "arena/simulate.py": ["SimulationPlan", "SimulationTally", "simulate"],
    "arena/match.py": ["play_match", "PlayedMatch", "Thinking"],
    "arena/tournament.py": ["tournament", "Tournament"],
    "arena/contest.py": ["Contest"],
    "arena/standings.py": ["Standings", "Standing", "Duels", "Duel"],
    "arena/ratings.py": ["rate", "Rating"],
}
ATTRIBUTES = {
    "Game": {
        "id, title": "the name in commands and records; the name for people",
        "players, min_players, max_players": "the number of players; the allowed range",
        "options": "the schema: name, type, default, choices and help of each option",
        "settings": "the chosen value of each option",
        "cards": "every card design, with `id`, `kind` and `copies`",
        "about": "the facts that hold in every configuration",
    },
    "State": {
        "game": "the game and its configuration",
        "player": "the seat to decide; -1 when the game is over",
        "ply": "the number of actions applied so far",
        "winners": "the winning seats; empty while the game runs",
        "reveals": "how often hidden information was revealed without a die or a draw",
        "chance": "the source of dice and draws",
        "todo": "the stack of pending tasks",
        "recording, events": "while `recording` is set, events are appended to `events`",
    },
}


def python_api() -> str:
    """The page: the exported names, then the others."""
    exported = _exported()
    parts: list[str | list[str]] = [
        "This page lists the public classes and functions. Each description is the first paragraph "
        "of the docstring.",
        "```python\nimport pandemonium as pm\n```",
    ]
    functions = [name for name, file in exported.items() if isinstance(_find(file, name), _DEF)]
    parts.append("## Functions")
    parts.append(
        table(["function", "description"], [_row(exported[n], n, "pm.") for n in functions])
    )
    for name, file in exported.items():
        if name not in functions:
            parts += _class(f"pm.{name}", file, name)
    parts.append("## Other public names")
    parts.append("`pm` does not export these names. Import them from their modules.")
    for place, names in MORE.items():
        where = f"pandemonium.{place.removesuffix('.py').replace('/', '.')}"
        file = sources.PACKAGE / place
        for name in names:
            if isinstance(_find(file, name), _DEF):
                row = _row(file, name, "")
                parts += [f"### {where}: {name}", f"{row[0]}: {row[1]}"]
            else:
                parts += _class(f"{where}: {name}", file, name, "###")
    return page("Python API", *parts)


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


def _summary(node: Thing) -> str:
    """The first paragraph of the docstring on one line."""
    return " ".join((ast.get_docstring(node) or "").split("\n\n")[0].split())


def _call(node: ast.FunctionDef) -> str:
    """Name and arguments, without `self` or `cls` and without types."""
    if any(ast.unparse(decorator) in PROPERTIES for decorator in node.decorator_list):
        return node.name
    return f"{node.name}({ast.unparse(_untyped(node.args))})"


def _untyped(args: ast.arguments) -> ast.arguments:
    """The arguments without annotations, `self` and `cls`."""
    every = [*args.posonlyargs, *args.args, *args.kwonlyargs]
    every += [arg for arg in (args.vararg, args.kwarg) if arg is not None]
    for arg in every:
        arg.annotation = None
    for group in (args.posonlyargs, args.args):
        group[:] = [arg for arg in group if arg.arg not in ("self", "cls")]
    return args


def _row(file: Path, name: str, prefix: str) -> list[str]:
    """A function with its docstring."""
    node = _find(file, name)
    assert isinstance(node, _DEF)
    return [f"`{prefix}{_call(node)}`", _summary(node)]


def _class(title: str, file: Path, name: str, level: str = "##") -> list[str | list[str]]:
    """The section of a class: its summary, attributes, methods, and what a game must implement."""
    node = _find(file, name)
    methods = [
        member
        for member in node.body
        if isinstance(member, _DEF)
        and (not member.name.startswith("_") or member.name == "__len__")
    ]
    abstract = [method for method in methods if _is_abstract(method)]
    parts: list[str | list[str]] = [f"{level} {title}", _summary(node)]
    if name in ATTRIBUTES:
        _check_attributes(node, name)
        rows = [
            [", ".join(f"`{attribute}`" for attribute in names.split(", ")), description]
            for names, description in ATTRIBUTES[name].items()
        ]
        parts.append(table(["attribute", "description"], rows))
    rows = [
        [f"`{_call(method)}`", _summary(method)] for method in methods if method not in abstract
    ]
    if rows:
        parts.append(table(["method or property", "description"], rows))
    if abstract:
        parts.append("Subclasses implement these:")
        rows = [[f"`{_call(method)}`", _summary(method)] for method in abstract]
        parts.append(table(["method", "description"], rows))
    return parts


def _is_abstract(method: ast.FunctionDef) -> bool:
    return ast.unparse(method.body[-1]) == "raise NotImplementedError"


def _check_attributes(node: Thing, name: str) -> None:
    """Fail if the class never sets an attribute that is described."""
    source = ast.unparse(node)
    for names in ATTRIBUTES[name]:
        for attribute in names.split(", "):
            if f"self.{attribute}" not in source:
                raise SystemExit(f"api_page.py: {name} has no attribute {attribute}")
