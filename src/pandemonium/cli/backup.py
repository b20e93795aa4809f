"""The command `backup`: writes a server's whole storage to one file while it runs."""

import argparse
import asyncio
from pathlib import Path

from pandemonium.cli.parsing import Parser, add_force, new_command
from pandemonium.locale.words import Words


def add_command(commands: "argparse._SubParsersAction[Parser]", words: Words) -> None:
    """Add the command `backup`."""
    parser = new_command(commands, "backup", words)
    parser.add_argument(
        "place", metavar=words.text("metavar-place"), help=words.text("cli-backup-place")
    )
    parser.add_argument(
        "file", metavar=words.text("metavar-file"), help=words.text("cli-backup-file")
    )
    add_force(parser, words)
    parser.set_defaults(command=run)


def run(namespace: argparse.Namespace, words: Words) -> int:
    """Write the backup and print its contents."""
    from pandemonium.server.storage.backup import back_up  # databases are slow to import

    file = Path(namespace.file)
    content = asyncio.run(back_up(namespace.place, file, namespace.force))
    content_text = words.text("kept", **content._asdict())
    print(words.text("backup-done", file=namespace.file, kept=content_text))
    return 0
