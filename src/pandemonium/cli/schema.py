"""The command `schema`: prints the JSON schema of views, prompts and events."""

import argparse

import pandemonium as pm
from pandemonium.app.schema import schema_of
from pandemonium.cli.parsing import Parser, loadable_games, new_command, write_json
from pandemonium.locale.words import Words


def add_command(commands: "argparse._SubParsersAction[Parser]", words: Words) -> None:
    """Add the command `schema`."""
    parser = new_command(commands, "schema", words, run)
    games = ", ".join(pm.games())
    parser.add_argument(
        "game",
        metavar=words.text("metavar-game"),
        nargs="?",
        help=words.text("cli-schema-game", games=games),
    )
    parser.add("--wire", action="store_true", key="cli-schema-wire")


def run(namespace: argparse.Namespace, words: Words) -> int:
    """Print the schema of one game, of all games, or of the wire protocol."""
    if namespace.wire:
        from pandemonium.server.wire.schema import wire_schema  # slow to import

        return write_json(wire_schema())
    named = [namespace.game] if namespace.game else [game.id for game in loadable_games(words)]
    return write_json(schema_of(named))
