"""Names that saves, records, databases and clients use: classes may be renamed, these may not."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

import pandemonium as pm
from pandemonium.app.messages import (
    CLIENT_COMMANDS,
    CLIENT_MESSAGES,
    SERVER_MESSAGES,
    ClientMessage,
)
from pandemonium.app.schema import event_kinds, event_kinds_in
from pandemonium.engine.event import Event
from pandemonium.engine.formats.saving import task_classes, write_task
from pandemonium.engine.game import Game
from pandemonium.engine.task import Step, Task
from pandemonium.table.commands import COMMANDS, TableCommand

FILE = Path(__file__).with_name("frozen_names.toml")
FROZEN: dict[str, dict[str, list[str]]] = tomllib.loads(FILE.read_text(encoding="utf-8"))
OURS = [name for name in pm.games() if pm.about(name).package.startswith("pandemonium.")]


def declared() -> dict[str, dict[str, list[str]]]:
    """The names as the code declares them, in the form of the file."""
    return {
        "tasks": {name: list(task_classes(pm.game(name))) for name in OURS},
        "events": {
            **{name: [cls.kind for cls in event_kinds(name)] for name in OURS},
            "table": [cls.kind for cls in event_kinds_in("pandemonium.table")],
        },
        "entries": {"table": list(COMMANDS)},
        "messages": {
            "client": [*CLIENT_MESSAGES, *CLIENT_COMMANDS],
            "server": list(SERVER_MESSAGES),
        },
    }


def test_the_file_covers_every_part() -> None:
    assert {of: set(parts) for of, parts in FROZEN.items()} == {
        of: set(parts) for of, parts in declared().items()
    }


@pytest.mark.parametrize(("of", "part"), [(of, part) for of in FROZEN for part in FROZEN[of]])
def test_names_are_frozen(of: str, part: str) -> None:
    now, frozen = declared()[of][part], FROZEN[of][part]
    gone = sorted(set(frozen) - set(now))
    assert not gone, (
        f"{of} of {part}: {gone} are in use outside the code, in saves, records, databases or"
        " clients. Give the class its name back; never change or remove a line of the file."
    )
    new = sorted(set(now) - set(frozen))
    assert not new, f"{of} of {part}: {new} are new. If that is meant, add them to {FILE.name}."
    assert len(now) == len(frozen), f"{of} of {part}: a name is there twice"


# ---------------------------------------------------------------------- what is missing or shared


def game_in(*path: str) -> Game:
    """Stands in for a game whose classes are in that module."""
    return cast(Game, SimpleNamespace(package_path=[*__name__.split("."), *path]))


def make_task(part: str, name: str, base: type[Task] = Step, **attributes: str) -> type[Task]:
    """A class of tasks in a package of its own, as a game would define it."""
    return type(name, (base,), {"__module__": f"{__name__}.{part}", **attributes})


def test_a_task_is_saved_under_its_name_whatever_its_class_is_called() -> None:
    cls = make_task("renamed", "NewName", saved_name="OldName")
    assert task_classes(game_in("renamed")) == {"OldName": cls}
    assert write_task(cls(0)) == {"do": "OldName", "seat": 0, "card": -1}


def test_a_task_without_a_name_of_its_own_is_an_error() -> None:
    base = make_task("nameless", "Named", saved_name="Named")
    derived = make_task("nameless", "Derived", base)
    with pytest.raises(TypeError, match="Derived declares no saved_name"):
        task_classes(game_in("nameless"))
    assert derived.saved_name == "Named"  # and would have been saved as its base


def test_two_tasks_of_a_game_with_one_name_are_an_error() -> None:
    both = [make_task("shared", name, saved_name="Roll") for name in ("Roll", "Throw")]
    with pytest.raises(TypeError, match="same saved_name 'Roll'"):
        task_classes(game_in("shared"))
    assert len(both) == 2


def test_a_class_to_derive_from_is_not_saved() -> None:
    base = make_task("abstract", "Base", saved_name="")
    derived = make_task("abstract", "Derived", base, saved_name="Derived")
    assert task_classes(game_in("abstract")) == {"Derived": derived}


@pytest.fixture
def restored_registries() -> Iterator[None]:
    """Forget the commands and messages that a test declares."""
    before = [(registry, dict(registry)) for registry in (COMMANDS, CLIENT_MESSAGES)]
    yield
    for registry, declared in before:
        registry.clear()
        registry.update(declared)  # type: ignore[arg-type]  # its own


@pytest.mark.usefixtures("restored_registries")
@pytest.mark.parametrize("base", [Event, TableCommand])
def test_an_event_or_entry_without_a_kind_of_its_own_is_an_error(base: type) -> None:
    named = type("Named", (base,), {"kind": "named"})
    for parent in (base, named):
        with pytest.raises(TypeError, match="Nameless declares no kind"):
            type("Nameless", (parent,), {})


@pytest.mark.usefixtures("restored_registries")
def test_a_command_with_the_kind_or_the_type_of_another_is_an_error() -> None:
    with pytest.raises(TypeError, match="same kind 'acted'"):
        type("Shared", (TableCommand,), {"kind": "acted"})
    with pytest.raises(TypeError, match="the type 'act' of another"):
        type("Shared", (TableCommand,), {"kind": "new", "type": "act"})


@pytest.mark.usefixtures("restored_registries")
def test_a_message_without_a_type_or_with_that_of_another_is_an_error() -> None:
    named = type("Named", (ClientMessage,), {"type": "named"})
    for parent in (ClientMessage, named):
        with pytest.raises(TypeError, match="Nameless declares no type"):
            type("Nameless", (parent,), {})
    with pytest.raises(TypeError, match="same type 'ping'"):
        type("Shared", (ClientMessage,), {"type": "ping"})
    with pytest.raises(TypeError, match="type 'act' of a command"):
        type("Shared", (ClientMessage,), {"type": "act"})
