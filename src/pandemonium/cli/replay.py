"""The command `replay`: prints a recorded game move by move, or one position."""

import argparse
from pathlib import Path

from rich.console import Console
from rich.text import Text

import pandemonium as pm
from pandemonium.cli.errors import UsageError
from pandemonium.cli.parsing import (
    Parser,
    add_force,
    add_json,
    add_record,
    new_command,
    read_record,
    seat_names,
    write_json,
)
from pandemonium.engine.formats.record import Ply
from pandemonium.engine.state import State
from pandemonium.locale.words import Words
from pandemonium.terminal import layout


def add_command(commands: "argparse._SubParsersAction[Parser]", words: Words) -> None:
    """Add the command `replay`."""
    parser = new_command(commands, "replay", words, run)
    add_record(parser)
    add_json(parser)
    parser.add("--ply", type=int, metavar="N", key="cli-ply")
    parser.add("--draw", type=int, metavar="N", key="cli-draw")
    add_force(parser)


def run(namespace: argparse.Namespace, words: Words) -> int:
    """Print a record as a spectator sees it."""
    record = read_record(namespace)
    plies = pm.replay(record)
    for number in (namespace.ply, namespace.draw):
        if number is not None and not 0 <= number < len(plies):
            raise UsageError("no-ply", {"ply": number, "last": len(plies) - 1})
    if namespace.draw is not None:
        return draw(plies[namespace.draw].state, namespace, words)
    shown = plies if namespace.ply is None else [plies[namespace.ply]]
    if namespace.json:
        return write_json([_as_json(ply) for ply in shown])
    game_words = Words(plies[0].state.game, words.language, seat_names(record, words))
    console = layout.console()
    if record.seal:
        console.print(Text(words.text("replay-sealed", seal=record.seal)), soft_wrap=True)
    for ply in shown:
        _print(ply, plies[ply.number - 1].state, game_words, console)
    _print_end(shown[-1].state, game_words, console)
    return 0


def draw(state: State, namespace: argparse.Namespace, words: Words) -> int:
    """Write the picture of a position to a file named after the record."""
    picture = state.picture(Words(state.game, words.language))
    if not picture:
        raise UsageError("no-picture", {"game": state.game.title})
    path = Path(f"{Path(namespace.file).stem}-{state.ply}.svg")
    with path.open("w" if namespace.force else "x", encoding="utf-8") as file:
        file.write(picture)
    layout.console().print(Text(words.text("play-drawn", path=str(path))), soft_wrap=True)
    return 0


def _print(ply: Ply, before: State, words: Words, console: Console) -> None:
    """Print a move and its events."""
    if ply.action is not None:
        line = f"{words.seat(before.player)}: {words.label(before, ply.action)}"
        console.print(
            Text.assemble((f"{ply.number:4}  ", "bold"), line, (f"   {ply.action.text}", "dim"))
        )
    for event in ply.events:
        seen = event.seen_by(None)
        if seen is not None:
            console.print(Text(f"        {words.event(seen)}"))


def _print_end(state: State, words: Words, console: Console) -> None:
    """Print the table, and the result if the game is over."""
    console.print(layout.position(state.sheet(None, words), state.game.title))
    if state.outcome is not None:
        console.print(Text(words.result(state.outcome), style="green"))


def _as_json(ply: Ply) -> dict[str, object]:
    seen = [event.seen_by(None) for event in ply.events]
    return {
        "ply": ply.number,
        "action": None if ply.action is None else ply.action.text,
        "events": [event for event in seen if event is not None],
        "view": ply.state.view(None),
    }
