"""The command `schema`: what views, prompts and events look like, for programs."""

import argparse

import pandemonium as pm
from pandemonium.app.schema import schema_of
from pandemonium.cli.parsing import Parser, new_command, working_games, write_json
from pandemonium.locale.words import Words


def add_command(commands: "argparse._SubParsersAction[Parser]", words: Words) -> None:
    """Add `schema`."""
    parser = new_command(commands, "schema", words)
    games = ", ".join(pm.games())
    parser.add_argument(
        "game",
        metavar=words.text("metavar-game"),
        nargs="?",
        help=words.text("cli-schema-game", games=games),
    )
    parser.add_argument("--wire", action="store_true", help=words.text("cli-schema-wire"))
    parser.set_defaults(command=run)


def run(namespace: argparse.Namespace, words: Words) -> int:
    """Print one document."""
    if namespace.wire:
        from pandemonium.server.wire.schema import wire_schema  # which takes a while to load

        return write_json(wire_schema())
    named = [namespace.game] if namespace.game else [game.id for game in working_games(words)]
    return write_json(schema_of(named))
